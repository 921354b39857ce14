"""A lesson as one learner goes through it: its steps, and what is done of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cardlab
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import Words
from cardlab_tutorials.exercises.progress import BadProgress, Progress
from cardlab_tutorials.guided.reading import course
from cardlab_tutorials.guided.steps import Chapter, LessonFile, Step
from cardlab_tutorials.versions import check_version


class Study:
    """What is known of a learner's way through a lesson; nothing here is shown.

    Args:
        game: the name of the game.
        language: "en" or "es".
        made_for: the version of cardlab that the notebook was written for.
        folder: where the progress is kept; None keeps it nowhere.
        written: the lesson, where it is not the one that is installed for the game.

    Attributes:
        on_progress: functions that are called when the progress has changed.

    """

    def __init__(
        self,
        game: str,
        language: str = "en",
        made_for: str = cardlab.__version__,
        folder: Path | str | None = ".",
        written: LessonFile | None = None,
    ) -> None:
        check_version(made_for)
        self.course = written or course(game)
        self.game = game
        self.language = language
        self.words = Words(language)
        self.steps: dict[str, Step] = {step.id: step for step in self.course.steps}
        self.code: dict[str, Step] = {step.id: step for step in self.course.code}
        every = [*self.steps, *(item.id for item in self.course.quiz), *self.code]
        self.progress = Progress(game, every, folder)
        self.on_progress: list[Callable[[], None]] = []

    # --- progress -----------------------------------------------------------------------------

    def note(self, step: str, mark: str, wrong: int) -> None:
        """Note that a step is done."""
        self.progress.add(step, mark, wrong)
        self._tell_progress()

    def restore(self, text: str) -> None:
        """Take over the progress that a browser has kept.

        Raises:
            BadProgress: if the text is no progress of this lesson.

        """
        try:
            self.progress.take(json.loads(text))
        except (ValueError, RecursionError) as error:
            raise BadProgress(f"This is no progress of a lesson: {text!r:.80}") from error
        self._tell_progress()

    def _tell_progress(self) -> None:
        for listener in self.on_progress:
            listener()

    def first_open(self) -> int:
        """Return the number of the first step or question that is not done, from 0."""
        marks, ids = self.progress.marks, [*self.steps, *(item.id for item in self.course.quiz)]
        return next((n for n, id in enumerate(ids) if id not in marks), len(ids))

    def line(self, name: str = "") -> str:
        """Return the progress as one line of text that a teacher can collect."""
        return self.progress.line(name)

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
