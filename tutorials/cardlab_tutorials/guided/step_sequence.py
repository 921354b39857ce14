"""The order in which a learner meets the steps of a page: one step, all of them, or the quiz.

A question of the quiz that was not right at once comes back at the end. A step does not: the last
page offers those whose solution was shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.steps import Step


class StepSequence:
    """Steps one after the other, one of them open.

    Args:
        game: the name of the lesson's game.
        steps: the steps.
        language: "en" or "es".
        at: the number of the step to begin with, from 0.
        repeats: whether a question that was missed comes back at the end.
        sitting: the number of the sitting whose steps they are, from 1; 0 if they are of none.

    Attributes:
        run: the step that is open; None when all steps are behind the learner.

    """

    run: StepRun | None

    def __init__(
        self,
        game: str,
        steps: Sequence[Step],
        language: str,
        at: int = 0,
        repeats: bool = False,
        sitting: int = 0,
    ) -> None:
        self.game = game
        self.language = language
        self.steps = list(steps)
        self.repeats = repeats
        self.sitting = sitting
        self.go_to(at)

    @property
    def is_repeat(self) -> bool:
        """Whether the step that is open was missed before."""
        return self.run is not None and self.steps.index(self.run.step) < self.at

    def go_on(self) -> None:
        """Begin the next step."""
        run = self.run
        is_missed = run is not None and not run.step.title and run.mark != "star"
        if run and self.repeats and is_missed and self.steps.count(run.step) == 1:
            self.steps.append(run.step)
        self.go_to(self.at + 1)

    def go_to(self, number: int) -> None:
        """Begin a step by its number, from 0; after the last one comes the end."""
        self.at = max(0, min(number, len(self.steps)))
        is_over = self.at == len(self.steps)
        self.run = None if is_over else StepRun(self.game, self.steps[self.at], self.language)
