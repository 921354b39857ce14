"""Pupils of nbgrader: what they hand in, from one who solves all to one whose code fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nbformat

from cardlab_tutorials.assignments.marks import LETTERS
from cardlab_tutorials.assignments.sheet import assignment
from cardlab_tutorials.exercises.checks import Choice, Value
from cardlab_tutorials.exercises.functions import Function
from cardlab_tutorials.hours.catalogue import plan

PUPILS = ("solver", "blank", "slips", "fails")


def name_of(source: str) -> str:
    """What a pupil is to write: the name before the three dots, or that of the function."""
    line = next(line for line in source.splitlines() if line.startswith(("def ", "answer_"))
                or line.endswith(" = ..."))  # fmt: skip
    return line.split("(")[0].removeprefix("def ").removesuffix(" = ...")


def answer(pupil: str, question, name: str) -> str:
    """What a pupil writes: the solution, a first slip or a wrong letter, or code with an error."""
    solves = pupil == "solver"
    if pupil == "fails":  # after it the name is not there
        return f"del {name}" if name.startswith("answer_") else f"{name} = 1 / 0\n"
    if isinstance(question, Function):
        constant = f"def {name}(*what):\n    return {float(question.cases[0].expected)!r}"
        return question.solution if solves else constant
    if isinstance(question, Choice):
        return f'{name} = "{LETTERS[question.right if solves else not question.right]}"'
    slip = question.slips[0].on
    slip = repr(str(slip)) if isinstance(question, Value) else slip
    return f"{name} = {question.solution if solves else slip}"


def hand_in(course: Path, hour: str, pupil: str) -> None:
    """Put the sheet of a pupil where nbgrader collects it."""
    name = f"{assignment(hour)}/{assignment(hour)}.ipynb"
    notebook = nbformat.read(course / "release" / name, as_version=4)
    questions = {question.id: question for question in plan(hour).questions}
    for cell in notebook.cells:
        metadata = cell.metadata.get("nbgrader", {})
        if pupil != "blank" and metadata.get("solution") and cell.cell_type == "code":
            cell.source = answer(pupil, questions[metadata["grade_id"]], name_of(cell.source))
    path = course / "submitted" / pupil / name
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)


def nbgrader(course: Path, command: str, hour: str) -> str:
    """Run a command of nbgrader in the folder of the course, as a teacher does; what it tells."""
    done = subprocess.run(
        [sys.executable, "-m", "nbgrader", command, assignment(hour)],
        cwd=course,
        env={**os.environ, "PATH": os.defpath},  # nobody has activated the environment
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def scores(course: Path) -> dict[str, tuple[float, float]]:
    """The points of each pupil, and how many there are."""
    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{course / 'gradebook.db'}") as book:
        (assigned,) = book.assignments
        handed_in = book.assignment_submissions(assigned.name)
        return {sheet.student.id: (sheet.score, sheet.max_score) for sheet in handed_in}


def leaks(sheet: nbformat.NotebookNode, hour: str, text: str) -> list[str]:
    """What of a solution is in a sheet that pupils get and not in the text of the hour."""
    given = _lines(text)
    shown = set().union(*(_lines(cell.source) for cell in sheet.cells))
    shown |= {line.split(" = ", 1)[-1] for line in shown}
    leaked = [str(cell.outputs)[:60] for cell in sheet.cells if cell.get("outputs")]
    leaked += [line for line in shown if "BEGIN " in line or "HIDDEN" in line or ".answer(" in line]
    for question in plan(hour).questions:
        if isinstance(question, Value | Choice):
            written = [line for line in shown if line.startswith(f"answer_{question.id} =")]
            leaked += [line for line in written if line != f"answer_{question.id} = ..."]
        else:
            leaked += sorted((_lines(question.solution) & shown) - given)
    return leaked


def _lines(code: str) -> set[str]:
    """The lines of some code that tell something, without their blanks."""
    return {line.strip() for line in code.splitlines() if len(line.strip()) > 8}
