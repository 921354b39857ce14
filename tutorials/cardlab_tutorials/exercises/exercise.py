"""An exercise: what is asked, typical wrong answers, hints, and how somebody does at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from cardlab_tutorials.exercises.progress import SHOWN, STAR, TICK
from cardlab_tutorials.exercises.texts import Said
from cardlab_tutorials.exercises.verdicts import Result

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Slip(Generic[Answer]):
    """A typical wrong answer.

    Attributes:
        on: the answer: a number, a line of moves or of code, the name of what is pressed.
        text: the answer to it.
        clause: the clause that the answer breaks, if it is not the one that is asked about.

    """

    on: Answer
    text: Said
    clause: str = ""

    @property
    def is_answer(self) -> bool:
        """Whether it is one answer; "missing" and "other" name a kind of answers."""
        return self.on not in ("missing", "other")


@dataclass(frozen=True)
class AnswerOption:
    """One of several answers to choose from: a sentence, pieces that are drawn, or both.

    Attributes:
        text: the sentence.
        feedback: the answer to a learner who chooses it.
        pieces: the pieces.

    """

    text: Said
    feedback: Said = field(default_factory=dict)
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hint:
    """A hint, and whether it helps only those who write code."""

    text: Said
    is_code: bool = False


@dataclass(frozen=True, kw_only=True)
class Exercise:
    """Something that an hour asks; each kind of exercise judges its answers.

    Attributes:
        id: by which a notebook checks it.
        title: a few words.
        task: what to do or to find.
        hints: from a nudge to nearly all.
        solution: the code of a right answer, for teachers and tests; "" where the file with the
            solutions is not installed.
        is_code: whether one answers by writing code.

    """

    id: str
    title: Said
    task: Said
    hints: Sequence[Hint] = ()
    solution: str = ""
    is_code: ClassVar[bool] = False

    def judge(self, answer: Any, *thrown: Any) -> Result:
        """Return how an answer is judged; it never raises.

        Args:
            answer: the answer.
            thrown: what the answer was worked out from, where trials are judged.

        """
        raise NotImplementedError

    def form(self, answer: Any) -> Result:
        """Return whether an answer can be judged at all, without telling whether it is right."""
        raise NotImplementedError


@dataclass
class Tally:
    """How somebody has done at an exercise so far.

    Attributes:
        wrong: how many answers were wrong.
        hints: how many hints were shown.
        is_solved: whether the solution was shown.

    """

    wrong: int = 0
    hints: int = 0
    is_solved: bool = False

    @property
    def mark(self) -> str:
        """The mark of a right answer after that: "star", "tick" or "shown"."""
        return SHOWN if self.is_solved else TICK if self.wrong or self.hints else STAR
