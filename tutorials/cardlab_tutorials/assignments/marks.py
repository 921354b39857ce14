"""What the tests of an assignment call: the form of an answer, and the points that it is worth.

nbgrader takes the points of a test from what its cell returns: nothing means all of them, and a
number means so many. So a right answer shows its verdict and returns nothing. Any other returns a
:class:`Mark`, which is a number as plain text, and the verdict as HTML.
"""

from __future__ import annotations

import io
import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, replace
from typing import Any, Final

from IPython.display import display

from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.checks import Choice
from cardlab_tutorials.exercises.exercise import Exercise
from cardlab_tutorials.exercises.functions import Function
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.exercises.verdicts import OPEN, RIGHT, Result, Verdict, verdict
from cardlab_tutorials.hours.running import Hour

LETTERS: Final = "abcdefgh"
_LATER: Final = N_("Your answer is marked after you hand it in.")


@dataclass(frozen=True)
class Mark:
    """Points for an answer that is not wholly right, and why.

    Attributes:
        points: how many.
        verdict: what is said about the answer.

    """

    points: float
    verdict: Verdict

    def __repr__(self) -> str:
        return f"{self.points:g}"

    def _repr_html_(self) -> str:
        return self.verdict._repr_html_()


class Marks:
    """Marks the answers of one hour.

    Args:
        hour: the hour, which has the questions, their checks and the language.
        partly: which share of the points an answer earns that is a typical slip, and a function
            that is right in all its cases but one; by default what is not right earns nothing.

    """

    def __init__(self, hour: Hour, partly: float = 0) -> None:
        self.hour = hour
        self.partly = partly

    def form(self, id: str, answer: Any) -> Mark | None:
        """Say whether an answer has the right form; the test that pupils see.

        Args:
            id: the question.
            answer: what a pupil has written.

        Returns:
            None if the form is right, and otherwise 0 points with what is wrong.

        Raises:
            BadOption: there is no such question.

        """
        question = self.hour[id]
        with _silence():
            result = question.form(chosen(question, answer))
        if result.state != RIGHT:
            return Mark(0, verdict(result, self.hour.words))
        if os.environ.get("NBGRADER_EXECUTION") != "autograde":
            result = result.and_then(_LATER)
        # It is not right yet: so no tick and no "Yes".
        _show(verdict(replace(result, state=OPEN), self.hour.words))
        return None

    def answer(self, id: str, answer: Any, *thrown: Any, points: float) -> Mark | None:
        """Mark an answer; the test that pupils do not see.

        Args:
            id: the question.
            answer: what a pupil has written.
            thrown: what was thrown, where trials are asked for.
            points: what a right answer is worth.

        Returns:
            None for a right answer, and otherwise its points with the verdict.

        Raises:
            BadOption: there is no such question.

        """
        question = self.hour[id]
        with _silence():
            given = chosen(question, answer)
            result = question.judge(given, *thrown)
            is_wrong = self.partly and result.state != RIGHT
            part = self.partly * share(question, given, result) if is_wrong else 0.0
        feedback = verdict(result, self.hour.words)
        if result.state != RIGHT:
            return Mark(int(2 * points * part) / 2, feedback)
        _show(feedback)
        return None


def _show(feedback: Verdict) -> None:
    display(feedback)  # type: ignore[no-untyped-call]


def share(question: Exercise, answer: Any, result: Result) -> float:
    """Return how much of a wrong answer is right: 1 for a slip, and the share of right cases."""
    if isinstance(question, Function):
        alone = [replace(question, cases=[case]) for case in question.cases]
        return sum(single.judge(answer).state == RIGHT for single in alone) / len(alone)
    slips = [slip.text for slip in getattr(question, "slips", ())]
    return float(any(text in slips for text, _ in result.sentences))


def chosen(question: Exercise, answer: Any) -> Any:
    """Return the option of a letter; any other answer as it is."""
    if not isinstance(question, Choice) or not isinstance(answer, str):
        return answer
    options = dict(zip(LETTERS, question.options, strict=False))
    option = options.get(answer.strip(" ().").lower())
    return say(option.text, Words()) if option else answer


@contextmanager
def _silence() -> Iterator[None]:
    """Drop what a pupil's function prints; nbgrader gives no points where a warning is shown."""
    with warnings.catch_warnings(), redirect_stderr(io.StringIO()), redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        yield
