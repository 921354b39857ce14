"""The guided lesson of a game, as a notebook and a page use it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cardlab
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.table.errors import BadOption, CardlabError, nearest
from cardlab.engine.text.words import Words
from cardlab_tutorials.guided.progress import BadProgress, Progress
from cardlab_tutorials.guided.reading import course
from cardlab_tutorials.guided.step_table import StepTable
from cardlab_tutorials.guided.steps import Chapter, Step
from cardlab_tutorials.guided.walk import StepSequence


class Lesson:
    """A guided lesson in a language.

    >>> lesson = Lesson("pepper", folder=None)
    >>> lesson.step("turn")
    <turn: Your turn>

    Args:
        game: the name of the game.
        language: "en" or "es".
        made_for: the version of cardlab that the notebook was written for.
        folder: where the progress is kept; None keeps it nowhere.

    """

    def __init__(
        self,
        game: str,
        language: str = "en",
        made_for: str = cardlab.__version__,
        folder: Path | str | None = ".",
    ) -> None:
        check_version(made_for)
        self.course = course(game)
        self.game = game
        self.language = language
        self.words = Words(language)
        self.steps: dict[str, Step] = {step.id: step for step in self.course.steps}
        self.code: dict[str, Step] = {step.id: step for step in self.course.code}
        every = [*self.steps, *(item.id for item in self.course.quiz), *self.code]
        self.progress = Progress(game, every, folder)
        self._tables: dict[str, StepTable] = {}

    # --- what a notebook shows ----------------------------------------------------------------

    def step(self, id: str) -> StepTable:
        """Return a step as a widget: its table, its task, the verdict and the hints.

        Raises:
            BadOption: if the lesson has no step of this id.

        """
        steps = self.steps | self.code
        if id not in steps:
            raise BadOption(f"There is no step {id!r:.80}; {nearest(str(id), steps)}.")
        return self._table(
            f"step {id}", lambda: StepSequence(self.game, [steps[id]], self.language)
        )

    def check(self, function: object) -> StepTable:
        """Judge a function that the learner has written, and return its step as a widget.

        The engine says what is right in hundreds of positions. Of a wrong function the first
        position in which it fails is shown; what it raises is told in a sentence.

        Raises:
            BadOption: if the lesson asks for several functions, and for none of this name.

        """
        parts = [(id, part.code) for id, step in self.code.items() for part in step.parts]
        names = {code.name: id for id, code in parts if code is not None}
        name = str(getattr(function, "__name__", ""))
        only = next(iter(names.values())) if len(names) == 1 else ""
        id = names.get(name, only)
        if not id:
            raise BadOption(f"No function {name!r:.80} is asked for; {nearest(name, names)}.")
        table = self.step(id)
        table.check(function)
        return table

    def quiz(self) -> StepTable:
        """Return the quiz as one widget; a question that was missed comes back at its end."""
        quiz = self.course.quiz
        return self._table(
            "quiz", lambda: StepSequence(self.game, quiz, self.language, repeats=True)
        )

    def end(self) -> StepTable:
        """Return the last page: what one can do now, the rule card, and where to go on."""
        return self._table("end", lambda: StepSequence(self.game, (), self.language))

    def page(self) -> StepTable:
        """Return the whole lesson as one page without code: steps, quiz and last page."""
        steps = [*self.steps.values(), *self.course.quiz]

        def walk() -> StepSequence:
            return StepSequence(self.game, steps, self.language, self.first_open(), repeats=True)

        return self._table("page", walk, "page")

    def _table(
        self, name: str, walk: Callable[[], StepSequence], place: str = "notebook"
    ) -> StepTable:
        """Return the table of a cell; a cell that is run again shows it as it is."""
        if name not in self._tables:
            self._tables[name] = StepTable(self, walk(), place, styled=not self._tables)
        return self._tables[name]

    # --- progress -----------------------------------------------------------------------------

    def note(self, step: str, mark: str, wrong: int) -> None:
        """Note that a step is done, and show it on all tables of the lesson."""
        self.progress.add(step, mark, wrong)
        self._show_path()

    def restore(self, text: str) -> None:
        """Take over the progress that a browser has kept.

        Raises:
            BadProgress: if the text is no progress of this lesson.

        """
        try:
            self.progress.take(json.loads(text))
        except (ValueError, RecursionError) as error:
            raise BadProgress(f"This is no progress of a lesson: {text!r:.80}") from error
        self._show_path()

    def first_open(self) -> int:
        """Return the number of the first step or question that is not done, from 0."""
        marks, ids = self.progress.marks, [*self.steps, *(item.id for item in self.course.quiz)]
        return next((n for n, id in enumerate(ids) if id not in marks), len(ids))

    def line(self, name: str = "") -> str:
        """Return the progress as one line of text that a teacher can collect."""
        return self.progress.line(name)

    def _show_path(self) -> None:
        path = self.path()
        for table in self._tables.values():
            table.path = path
        if "end" in self._tables:
            self._tables["end"].refresh()

    # --- what the page shows beside a step ----------------------------------------------------

    def path(self) -> dict[str, Any]:
        """Return the chapters with their steps, the clauses, and how far the learner is."""
        return {
            "title": self.course.title[self.language],
            "chapters": [self._chapter(chapter) for chapter in self.course.chapters],
            "done": sum(id in self.progress.marks for id in self.steps),
            "all": len(self.steps),
            "rules": self._rules(),
            "kept": json.dumps(self.progress.data()),
            "key": f"cardlab-lesson-{self.game}",
        }

    def _chapter(self, chapter: Chapter) -> dict[str, Any]:
        marks, ids = self.progress.marks, list(self.steps)
        steps = [
            {
                "id": step.id,
                "n": ids.index(step.id),
                "title": step.title[self.language],
                "mark": marks.get(step.id, ""),
            }
            for step in chapter.steps
        ]
        return {"title": chapter.title[self.language], "steps": steps}

    def _rules(self) -> list[dict[str, Any]]:
        """The clauses of the rulebook in the order in which the steps tell them."""
        titles = {clause.id: clause.title for clause in rulebook(self.game, self.language)}
        told: dict[str, list[str]] = {}
        for step in self.steps.values():
            for clause in step.clauses:
                told.setdefault(clause, []).append(step.id)
        marks = self.progress.marks
        return [
            {"id": id, "title": titles[id], "known": any(step in marks for step in steps)}
            for id, steps in told.items()
        ]

    def ending(self) -> dict[str, Any]:
        """Return what the last page shows."""
        marks = self.progress.marks
        stars = sum(marks.get(id) == "star" for id in self.steps)
        again = [id for id in self.steps if marks.get(id) == "shown" or id not in marks]
        asked = [item.id for item in self.course.quiz if item.id in marks]
        at_once = sum(self.progress.wrong.get(id, 0) == 0 for id in asked)
        return {
            "can": [text[self.language] for text in self.course.can],
            "card": [text[self.language] for text in self.course.card],
            "stars": stars,
            "all": len(self.steps),
            "quiz": [at_once, len(asked)],
            "weak": [list(self.steps).index(id) for id in again],
            "title": self.course.title[self.language],
            "line": self.line(),
            "game": self.game,
            "next": self.course.next,
        }


def lesson(
    game: str,
    language: str = "en",
    made_for: str = cardlab.__version__,
    folder: Path | str | None = ".",
) -> Lesson:
    """Return the guided lesson of a game."""
    return Lesson(game, language, made_for, folder)


def check_version(made_for: str) -> None:
    """Raise a CardlabError unless a lesson's version agrees with ours in its first two numbers."""
    if made_for.split(".")[:2] != cardlab.__version__.split(".")[:2]:
        raise CardlabError(
            f"This notebook was made for cardlab {made_for}, and cardlab {cardlab.__version__} is "
            "installed. Take the notebook that came with it, or install the version it names."
        )
