"""An hour as a notebook for nbgrader: answers, solutions, and tests that are seen or hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.assignments.marks import LETTERS
from cardlab_tutorials.exercises.checks import Choice, Value
from cardlab_tutorials.exercises.exercise import Exercise
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.exercises.trials import Trials
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.catalogue import Cell as TextCell
from cardlab_tutorials.hours.plan import Plan

_ASKED: Final = re.compile(r'^hour\.(ask|check)\("(\w+)"(?:, (.+))?\)$', re.MULTILINE)
_PROGRESS: Final = "hour.progress()"
_GUESSES: Final = "guesses = []"
_KERNEL: Final = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
OPEN_POINTS: Final = 3  # of the open question, which a teacher marks
FORM_POINTS: Final = 1  # of trials and of a function: it runs, and what it gives has the right form
_HOW: Final = N_(
    "**How this is marked.** Put your answers in place of the three dots. The test below each "
    "tells you at once whether your answer can be read. Whether it is right is marked after you "
    "hand in: {points} points in all."
)
_HINT: Final = N_("# {call} gives a hint.")
_AFTER: Final = N_("# Marked after you hand in.")
_OPEN_ANSWER: Final = N_(
    "*Your answer.* Marks: 1 point for a claim, 1 for a reason from this hour, 1 for a number or "
    "an example that supports it."
)
_OPTIONS: Final = N_("Answer with a letter:")


@dataclass
class SheetCell:
    """A cell of an assignment.

    Attributes:
        kind: "markdown" or "code".
        source: its text.
        id: its name in nbgrader; "" where nbgrader does nothing with it.
        points: what its test is worth; None where it is no test.
        solution: whether pupils write into it.

    """

    kind: str
    source: str
    id: str = ""
    points: float | None = None
    solution: bool = False
    nbgrader: dict[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        is_test = self.points is not None
        self.nbgrader = {
            "grade": is_test,
            "grade_id": self.id,
            "locked": not self.solution,
            "schema_version": 3,
            "solution": self.solution,
            "task": False,
        } | ({"points": self.points} if is_test else {})

    def as_json(self, number: int) -> dict[str, Any]:
        """Return the cell as a notebook file has it."""
        code: dict[str, Any] = {}
        if self.kind == "code":
            code = {"execution_count": None, "outputs": []}
        metadata = {"nbgrader": self.nbgrader} if self.id else {}
        return {
            "cell_type": self.kind,
            "id": f"cell-{number:02}",
            "metadata": metadata,
            "source": self.source.splitlines(keepends=True),
            **code,
        }


def sheet(name: str, language: str = "en", partly: float = 0) -> list[SheetCell]:
    """Return the cells of an assignment.

    Args:
        name: the hour.
        language: "en" or "es".
        partly: which share of its points a typical slip earns.

    Raises:
        BadOption: there is no such hour, or its solutions were deleted.

    """
    plan = catalogue.plan(name)
    if not all(question.solution for question in plan.questions):
        file = catalogue.FOLDER / name / "solutions.toml"
        raise BadOption(f"An assignment needs the hour's solutions; install {file} again.")
    writer = _Writer(plan, Words(language), partly)
    cells = [cell for block in catalogue.cells(catalogue.text(name, language))
             for cell in writer.written(block)]  # fmt: skip
    how = writer.words(_HOW, points=f"{points(cells):g}")
    return [cells[0], SheetCell("markdown", how), *cells[1:]]


def points(cells: list[SheetCell]) -> float:
    """Return what all tests of a sheet are worth."""
    return sum(cell.points or 0 for cell in cells)


def notebook(cells: list[SheetCell]) -> dict[str, Any]:
    """Return a notebook of these cells, as its file has it."""
    return {
        "cells": [cell.as_json(number) for number, cell in enumerate(cells)],
        "metadata": {"kernelspec": _KERNEL, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


class _Writer:
    """Turns the cells of an hour into those of an assignment, one after the other."""

    def __init__(self, plan: Plan, words: Words, partly: float) -> None:
        self.plan = plan
        self.words = words
        self.partly = partly
        self.questions = {question.id: question for question in plan.questions}
        self.is_exercise = False
        self.given = 0  # how many cells of code were handed on as they are

    def written(self, cell: TextCell) -> Iterator[SheetCell]:
        """Give the cells that stand for one of the hour."""
        kind, source = cell.kind, cell.source
        self.is_exercise |= cell.marks.get("part") == "exercises"
        if kind == "markdown":
            yield SheetCell(kind, source)
            if cell.marks.get("part") == "open":
                yield SheetCell(
                    "markdown", self.words(_OPEN_ANSWER), "open", OPEN_POINTS, solution=True
                )
        elif asked := _ASKED.search(source):
            question = self.questions[asked[2]]
            if asked[1] == "ask":
                yield SheetCell("markdown", self._task(question))
                yield from self._question(question, [f"answer_{question.id}"], "")
            else:
                given = asked[3].split(", ")
                yield from self._question(question, given, source[: asked.start()].strip())
        elif source.startswith(_GUESSES):
            yield SheetCell(kind, source)
        elif source != _PROGRESS:
            self.given += 1
            yield SheetCell(kind, self._set_up(source), f"given_{self.given}")

    def _set_up(self, source: str) -> str:
        """The cell that makes the hour makes its marks too."""
        if not source.endswith(_PROGRESS):
            return source
        lines = source.removesuffix(_PROGRESS).splitlines()
        first = next(n for n, line in enumerate(lines) if line.startswith("from cardlab_tutorials"))
        lines.insert(first, "from cardlab_tutorials.assignments import Marks")
        partly = f", partly={self.partly:g}" if self.partly else ""
        return "\n".join([*lines, f"marks = Marks(hour{partly})"])

    def _task(self, question: Exercise) -> str:
        """A question as text, with letters before the options."""
        title, task = say(question.title, self.words), say(question.task, self.words)
        lines = [f"**{title}.** {task}".replace("?.**", "?**")]
        if isinstance(question.check, Choice):
            lines += ["", self.words(_OPTIONS), ""]
            for letter, option in zip(LETTERS, question.check.options, strict=False):
                lines.append(f"- **{letter}** {say(option.text, self.words)}")
        return "\n".join(lines)

    def _question(self, question: Exercise, given: list[str], blank: str) -> Iterator[SheetCell]:
        """The cell for the answer, and its tests; ``given`` is the answer and what was thrown."""
        name = given[0]
        solution = self._solution(question, name)
        hint = self.words(_HINT, call=f'hour.hint("{question.id}")')
        begins = blank or f"{hint}\n{name} = ..."
        gap = "\n\n\n" if begins.startswith("def ") else "\n"
        source = f"{begins}{gap}### BEGIN SOLUTION\n{solution}\n### END SOLUTION"
        yield SheetCell("code", source, question.id, solution=True)
        form = f'marks.form("{question.id}", {name})'
        worth = self._worth(question)
        hidden = f'marks.answer("{question.id}", {", ".join(given)}, points={worth})'
        tests = f"### BEGIN HIDDEN TESTS\n{hidden}\n### END HIDDEN TESTS"
        if not question.check.is_code:
            yield SheetCell("code", f"{form}\n{tests}", f"{question.id}_test", worth)
        else:
            yield SheetCell("code", form, f"{question.id}_form", FORM_POINTS)
            after = self.words(_AFTER)
            yield SheetCell("code", f"{after}\n{tests}", f"{question.id}_test", worth)

    def _worth(self, question: Exercise) -> int:
        """The points of the hidden test; what the hour itself answers later is worth less."""
        if isinstance(question.check, Choice):
            return 1
        if isinstance(question.check, Value):
            return 2 if self.is_exercise else 1
        return 2 if isinstance(question.check, Trials) else 3

    def _solution(self, question: Exercise, name: str) -> str:
        """The code of the solution, with the letter of a choice."""
        check, code = question.check, question.solution
        if isinstance(check, Choice):
            code = f'"{LETTERS[check.right]}"'
        is_value = isinstance(check, Value | Choice | Trials)
        return f"{name} = {code}" if is_value else code
