"""Pupils of nbgrader: what they hand in, from one who solves all to one whose code fails."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import nbformat

from cardlab_tutorials.assignments.marks import LETTERS
from cardlab_tutorials.assignments.writing import assignment
from cardlab_tutorials.exercises.checks import Choice, Value
from cardlab_tutorials.exercises.trials import Trials
from cardlab_tutorials.hours.catalogue import plan

PUPILS = ("solver", "blank", "slips", "fails")


def name_of(cell) -> str:
    """What a pupil is to write: the name before the three dots, or that of the function."""
    line = next(line for line in cell.source.splitlines() if line.startswith(("def ", "answer_"))
                or line.endswith(" = ..."))  # fmt: skip
    return line.split("(")[0].removeprefix("def ").removesuffix(" = ...")


def solved(question, name) -> str:
    check, code = question.check, question.solution
    if isinstance(check, Choice):
        return f'{name} = "{LETTERS[check.right]}"'
    return f"{name} = {code}" if isinstance(check, Value | Trials) else code


def slipped(question, name) -> str:
    """A typical wrong answer: a first slip, a wrong letter, a function that returns one number."""
    check = question.check
    if isinstance(check, Choice):
        return f'{name} = "{LETTERS[0 if check.right else 1]}"'
    if isinstance(check, Trials):
        return f"{name} = {check.slips[0].on}"
    if isinstance(check, Value):
        return f'{name} = "{check.slips[0].on}"'
    return f"def {name}(*what):\n    return {float(check.cases[0].expected)!r}"


def failing(_question, name) -> str:
    """Code with an error, after which the name is not there."""
    return f"del {name}" if name.startswith("answer_") else f"{name} = 1 / 0\n"


WRITES = {"solver": solved, "slips": slipped, "fails": failing}


def hand_in(course: Path, hour: str, pupil: str, language: str = "en") -> None:
    """Put the sheet of a pupil where nbgrader collects it."""
    name = f"{assignment(hour, language)}/{assignment(hour, language)}.ipynb"
    notebook = nbformat.read(course / "release" / name, as_version=4)
    questions = {question.id: question for question in plan(hour).questions}
    for cell in notebook.cells:
        metadata = cell.metadata.get("nbgrader", {})
        if pupil in WRITES and metadata.get("solution") and cell.cell_type == "code":
            cell.source = WRITES[pupil](questions[metadata["grade_id"]], name_of(cell))
    path = course / "submitted" / pupil / name
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)


def nbgrader(course: Path, command: str, hour: str, language: str = "en") -> str:
    """Run a command of nbgrader in the folder of the course, as a teacher does; what it tells."""
    # nbgrader calls another program of its environment, which a teacher has activated.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [sys.executable, "-m", "nbgrader", command, assignment(hour, language)],
        cwd=course,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def scores(course: Path) -> dict[tuple[str, str], tuple[float, float]]:
    """The points of each pupil for each sheet, and how many there are."""
    from nbgrader.api import Gradebook

    with Gradebook(f"sqlite:///{course / 'gradebook.db'}") as book:
        return {
            (submission.student.id, submission.assignment.name.partition("_")[2]): (
                submission.score,
                submission.max_score,
            )
            for assignment in book.assignments
            for submission in book.assignment_submissions(assignment.name)
        }


def feedback(course: Path, hour: str, pupil: str, language: str = "en") -> str:
    """What a pupil gets back."""
    name = assignment(hour, language)
    return (course / "feedback" / pupil / name / f"{name}.html").read_text("utf-8")


def lines_of(code: str) -> set[str]:
    """The lines of some code that tell something, without their blanks."""
    return {line.strip() for line in code.splitlines() if len(line.strip()) > 8}


def leaks(sheet: dict, hour: str, text: str) -> list[str]:
    """What of a solution stands in a sheet that pupils get and not in the text of the hour."""
    given = lines_of(text)
    cells = [(cell["cell_type"], "".join(cell["source"])) for cell in sheet["cells"]]
    shown = set().union(*(lines_of(source) for _, source in cells))
    leaked = [f"output: {json.dumps(cell['outputs'])[:60]}"
             for cell in sheet["cells"] if cell.get("outputs")]  # fmt: skip
    for question in plan(hour).questions:
        code = question.solution
        if isinstance(question.check, Value | Choice):
            blank = f"answer_{question.id} = ..."
            if not any(kind == "code" and blank in source.splitlines() for kind, source in cells):
                leaked.append(f"no blank for {question.id}")
            answers = [line for line in shown if line.startswith(f"answer_{question.id} =")]
            leaked += [line for line in answers if line != blank]
        else:
            named = {line.split(" = ", 1)[-1] for line in shown}
            leaked += sorted((lines_of(code) & (shown | named)) - given)
    leaked += [line for line in shown if "BEGIN " in line or "HIDDEN" in line or ".answer(" in line]
    return leaked
