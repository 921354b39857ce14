"""An hour as a notebook for nbgrader: answers, solutions, and tests that are seen or hidden.

``write`` writes a folder of such notebooks, as nbgrader wants a course.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import nbformat
from nbformat import NotebookNode

from cardlab.engine.table.errors import BadOption, CardlabError
from cardlab.engine.text.words import LANGUAGES, N_, Words
from cardlab_tutorials.assignments.marks import LETTERS
from cardlab_tutorials.exercises.checks import Choice
from cardlab_tutorials.exercises.exercise import Exercise
from cardlab_tutorials.exercises.functions import Function
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.exercises.trials import Trials
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.catalogue import Cell as TextCell
from cardlab_tutorials.hours.running import Hour

_ASKED: Final = re.compile(r'^hour\.(ask|check)\("(\w+)"(?:, (.+))?\)$', re.MULTILINE)
_PROGRESS: Final = "hour.progress()"
_GUESSES: Final = "guesses = []"
_METADATA: Final = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
OPEN_POINTS: Final = 3  # of the open question, which a teacher marks
FORM_POINTS: Final = 1  # of trials and of a function: it runs, and what it gives has the right form
_HOW: Final = N_(
    "**How this is marked.** Replace the three dots with your answers. The test below each "
    "answer tells you at once whether it can be read. Your answers are marked after you hand "
    "them in: {points} points in all."
)
_HINT: Final = N_("# {call} gives a hint.")
_AFTER: Final = N_("# Marked after you hand in.")
_OPEN_ANSWER: Final = N_(
    "*Your answer.* Marks: 1 point for a claim, 1 for a reason from this hour, 1 for a number or "
    "an example that supports it."
)
_STUB: Final = N_("# Write your answer above, in place of the three dots.")
_SETTINGS: Final = Path(__file__).with_name("nbgrader_config.txt")
_OPTIONS: Final = N_("Answer with a letter:")


def sheet(name: str, language: str = "en", partly: float = 0) -> NotebookNode:
    """Return the notebook of an assignment.

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
    writer = _Writer(Hour(plan, language), partly)
    blocks = catalogue.cells(catalogue.text(name, language))
    cells = [cell for block in blocks for cell in writer.written(block)]
    notebook = nbformat.v4.new_notebook(cells=cells, metadata=_METADATA)
    cells.insert(1, _cell("markdown", writer.words(_HOW, points=f"{points(notebook):g}")))
    for number, cell in enumerate(cells):
        cell.id = f"cell-{number:02}"
    return NotebookNode(notebook)


def write(
    folder: Path, language: str = "en", names: Sequence[str] = (), partly: float = 0
) -> Iterator[str]:
    """Write a course with an assignment an hour; nothing that is there already is overwritten.

    More hours, or another language, can be added to a course later: its settings stay as they are.

    Args:
        folder: the folder of the course, which is made if there is none.
        language: "en" or "es".
        names: the hours; all, if none are named.
        partly: which share of its points a typical slip earns.

    Returns:
        Lines about what was written.

    Raises:
        CardlabError: one of the assignments is there already; then nothing is written.
        BadOption: there is no such hour.

    """
    names = names or catalogue.names()
    files, lines = {}, []
    for name in names:
        notebook, called = sheet(name, language, partly), assignment(name, language)
        path = folder / "source" / called / f"{called}.ipynb"
        if path.exists():
            there = f"{str(path)[-80:]} is there already."
            raise CardlabError(f"{there} Name another folder, or move that file away.")
        files[path] = nbformat.writes(notebook) + "\n"
        lines.append(f"{path.relative_to(folder)}: {points(notebook):g} points")
    settings = folder / "nbgrader_config.py"
    if not settings.exists():
        stub = json.dumps(Words(language)(_STUB))
        files[settings] = _SETTINGS.read_text(encoding="utf-8").format(stub=stub)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    yield from lines
    yield f"Go on in {folder}: nbgrader generate_assignment {assignment(names[0], language)}"


def assignment(name: str, language: str = "en") -> str:
    """Return what an hour is called in nbgrader.

    >>> assignment("is_it_true"), assignment("is_it_true", "es")
    ('07_is_it_true', '07_is_it_true_es')
    """
    return (
        catalogue.stem(name) if language == LANGUAGES[0] else f"{catalogue.stem(name)}_{language}"
    )


def points(notebook: NotebookNode) -> float:
    """Return what all tests of a notebook are worth."""
    return float(sum(cell.metadata.get("nbgrader", {}).get("points", 0) for cell in notebook.cells))


def _cell(
    kind: str, source: str, id: str = "", worth: int | None = None, *, is_answer: bool = False
) -> NotebookNode:
    """Return a cell: one of nbgrader's if it has an id, and a test if it is worth points."""
    how = {"grade_id": id, "grade": worth is not None, "solution": is_answer, "task": False}
    how |= {"locked": not is_answer, "schema_version": 3}
    how |= {} if worth is None else {"points": worth}
    make = nbformat.v4.new_code_cell if kind == "code" else nbformat.v4.new_markdown_cell
    cell = make(source, metadata={"nbgrader": how} if id else {})  # type: ignore[no-untyped-call]
    return NotebookNode(cell)


class _Writer:
    """Turns the cells of an hour into those of an assignment, one after the other."""

    def __init__(self, hour: Hour, partly: float) -> None:
        self.hour, self.words = hour, hour.words
        self.partly = partly
        self.is_exercise = False
        self.given = 0  # how many cells of code were handed on as they are

    def written(self, cell: TextCell) -> Iterator[NotebookNode]:
        """Give the cells that stand for one of the hour."""
        kind, source = cell.kind, cell.source
        self.is_exercise |= cell.marks.get("part") == "exercises"
        if kind == "markdown":
            yield _cell(kind, source)
            if cell.marks.get("part") == "open":
                yield _cell(
                    "markdown", self.words(_OPEN_ANSWER), "open", OPEN_POINTS, is_answer=True
                )
        elif asked := _ASKED.search(source):
            question = self.hour[asked[2]]
            if asked[1] == "ask":
                yield _cell("markdown", self._task(question))
                yield from self._question(question, [f"answer_{question.id}"], "")
            else:
                given = asked[3].split(", ")
                yield from self._question(question, given, source[: asked.start()].strip())
        elif source.startswith(_GUESSES):
            yield _cell(kind, source)
        elif source != _PROGRESS:
            self.given += 1
            yield _cell(kind, self._set_up(source), f"given_{self.given}")

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
        if isinstance(question, Choice):
            lines += ["", self.words(_OPTIONS), ""]
            for letter, option in zip(LETTERS, question.options, strict=False):
                lines.append(f"- **{letter}** {say(option.text, self.words)}")
        return "\n".join(lines)

    def _question(self, question: Exercise, given: list[str], blank: str) -> Iterator[NotebookNode]:
        """The cell for the answer, and its tests; ``given`` is the answer and what was thrown."""
        name, solution = given[0], question.solution
        if isinstance(question, Choice):
            solution = f'"{LETTERS[question.right]}"'
        if not isinstance(question, Function):
            solution = f"{name} = {solution}"
        hint = self.words(_HINT, call=f'hour.hint("{question.id}")')
        begins = blank or f"{hint}\n{name} = ..."
        gap = "\n\n\n" if begins.startswith("def ") else "\n"
        source = f"{begins}{gap}### BEGIN SOLUTION\n{solution}\n### END SOLUTION"
        yield _cell("code", source, question.id, is_answer=True)
        form = f'marks.form("{question.id}", {name})'
        worth = self._worth(question)
        hidden = f'marks.answer("{question.id}", {", ".join(given)}, points={worth})'
        tests = f"### BEGIN HIDDEN TESTS\n{hidden}\n### END HIDDEN TESTS"
        if question.is_code:
            yield _cell("code", form, f"{question.id}_form", FORM_POINTS)
            form = self.words(_AFTER)
        yield _cell("code", f"{form}\n{tests}", f"{question.id}_test", worth)

    def _worth(self, question: Exercise) -> int:
        """The points of the hidden test; what the hour itself answers later is worth less."""
        if isinstance(question, Function):
            return 3
        is_easy = isinstance(question, Choice) or not self.is_exercise
        return 1 if is_easy and not isinstance(question, Trials) else 2
