"""The order in which a learner meets the steps of a page: one step, all of them, or the quiz.

A step whose solution was shown comes back at the end, and so does a question of the quiz that was
not right at once. A whole game does not: it would take too long.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.steps import Step


class Walk:
    """Steps one after the other; one that was missed comes once more at the end.

    Args:
        game: the name of the lesson's game.
        steps: the steps.
        language: "en" or "es".
        at: the number of the step to begin with, from 0.
        repeats: whether a step that was missed comes back at the end.

    """

    def __init__(
        self, game: str, steps: Sequence[Step], language: str, at: int = 0, repeats: bool = False
    ) -> None:
        self.game = game
        self.language = language
        self.steps = list(steps)
        self.repeats = repeats
        self.at = at
        self.run = self._begin()

    @property
    def is_over(self) -> bool:
        """Whether all steps are behind the learner."""
        return self.at >= len(self.steps)

    def _begin(self) -> StepRun | None:
        return None if self.is_over else StepRun(self.game, self.steps[self.at], self.language)

    def go_on(self) -> None:
        """Begin the next step."""
        run = self.run
        if run is None:
            return
        missed = run.mark == "shown" or (not run.step.title and run.mark != "star")
        is_game = any(part.kind == "game" for part in run.step.parts)
        if self.repeats and missed and not is_game and self.steps.count(run.step) == 1:
            self.steps.append(run.step)
        self.go_to(self.at + 1)

    def go_to(self, number: int) -> None:
        """Begin a step by its number, from 0; after the last one comes the end."""
        self.at = max(0, min(number, len(self.steps)))
        self.run = self._begin()
