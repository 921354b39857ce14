"""The order in which a learner meets the steps of a page: one step, all of them, or the quiz.

A question of the quiz that was not right at once comes back at the end. A step does not: the last
page offers those whose solution was shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.steps import Step


@dataclass
class StepSequence:
    """Steps one after the other, one of them open.

    Attributes:
        game: the name of the lesson's game.
        steps: the steps; a question that was missed is added once more at the end.
        language: "en" or "es".
        at: the number of the step that is open, from 0; at the end, how many steps there are.
        sitting: the number of the sitting whose steps they are, from 1; 0 if they are of none.
        unfinished: where steps were left before, by their ids.
        run: the step that is open; None when all steps are behind the learner.

    """

    game: str
    steps: list[Step]
    language: str
    at: int = 0
    sitting: int = 0
    unfinished: Mapping[str, str] = field(default_factory=dict)
    run: StepRun | None = field(init=False)

    def __post_init__(self) -> None:
        self.go_to(self.at)

    @property
    def is_repeat(self) -> bool:
        """Whether the step that is open was missed before."""
        return self.run is not None and self.steps.index(self.run.step) < self.at

    def go_on(self) -> None:
        """Begin the next step."""
        run = self.run
        is_missed = run is not None and not run.step.title and run.mark != "star"
        if run and is_missed and self.steps.count(run.step) == 1:
            self.steps.append(run.step)
        self.go_to(self.at + 1)

    def go_to(self, number: int) -> None:
        """Begin a step by its number, from 0, or go on where it was left; behind all is the end."""
        self.at = max(0, min(number, len(self.steps)))
        self.run = None
        if self.at < len(self.steps):
            step = self.steps[self.at]
            self.run = StepRun(self.game, step, self.language)
            self.run.resume(self.unfinished.get(step.id, ""))
