"""A guided lesson: its steps, shown one after the other in a notebook."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import cardlab
from cardlab.engine.errors import BadOption
from cardlab.engine.words import N_, Words
from cardlab_tutorials.checks import NOT_TRIED, RIGHT, Result, Step
from cardlab_tutorials.progress import Progress
from cardlab_tutorials.source import rule_source
from cardlab_tutorials.versions import check_version
from cardlab_widgets.exercise import Practice, Task


class Lesson:
    """The steps of a lesson in a language.

    Args:
        game: the name of the lesson's game, by which progress is kept.
        steps: the steps, in order.
        reference: the clauses that the lesson does not teach and only refers to; together with
            those that it teaches they are the whole rulebook.
        language: "en" or "es".
        made_for: the version of cardlab that the notebook was written for.
        folder: where the progress is kept.

    """

    def __init__(
        self,
        game: str,
        steps: Sequence[Step],
        reference: Sequence[str],
        language: str = "en",
        made_for: str = cardlab.__version__,
        folder: Path | str = ".",
    ) -> None:
        check_version(made_for)
        self.game = game
        self.words = Words(language)
        self.steps = {step.id: step for step in steps}
        self.reference = tuple(reference)
        self.progress = Progress(game, folder)
        self.practice: dict[str, Practice] = {}
        self._hints: dict[str, int] = {}

    @property
    def taught(self) -> set[str]:
        """The clauses that some step teaches."""
        return {clause for step in self.steps.values() for clause in step.clauses}

    def __getitem__(self, id: str) -> Step:
        if id not in self.steps:
            raise BadOption(f"There is no step {id!r}; there is {', '.join(self.steps)}.")
        return self.steps[id]

    def show(self, id: str) -> Practice:
        """Return the task of a step, with its table or its choices, and buttons to check it."""
        step = self[id]
        task = Task(
            self.words(step.title),
            self.words(step.task),
            self.line(),
            self.words.language,
            step.table() if step.table else None,
            step.seats,
            [self.words(choice) for choice in step.choices],
            step.many,
            step.typed,
            step.code,
        )
        asks = (lambda: self.check(id), lambda: self.hint(id), lambda: self.solution(id))
        self.practice[id] = Practice(task, *asks)
        return self.practice[id]

    def line(self) -> str:
        """Return how many steps are done, in a line."""
        done = sum(step in self.progress.done for step in self.steps)
        return self.words(N_("{done} of {all} steps done"), done=done, all=len(self.steps))

    def judge(self, id: str, answer: Any = None) -> Result:
        """Judge the ``answer`` given, or else what was done at the table, chosen or typed."""
        step = self[id]
        if answer is None and id in self.practice:
            answer = self.practice[id].answer()
        result = Result(NOT_TRIED) if answer is None else step.judge(answer)
        if result.state == RIGHT:
            self.progress.add(id)
        text = self.words(result.text) if result.text else ""
        return Result(result.state, f"{text} {result.detail}".strip())

    def check(self, id: str, answer: Any = None) -> str:
        """Return the judgement of an answer in words."""
        result = self.judge(id, answer)
        heads = {
            "not tried": N_("Not tried yet."),
            "wrong": N_("Not quite."),
            "right": N_("Right!"),
        }
        return f"{self.words(heads[result.state])} {result.text}".strip()

    def hint(self, id: str) -> str:
        """Return the next hint of a step; after the last one, the last one again."""
        hints = self[id].hints
        n = self._hints.get(id, 0)
        self._hints[id] = min(n + 1, len(hints) - 1)
        return self.words(hints[n])

    def solution(self, id: str) -> str:
        """Return the solution of a step in words."""
        return self.words(self[id].solution)

    def rule(self, clause: str) -> str:
        """Return the code that carries out a clause."""
        return rule_source(clause)
