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
from cardlab_tutorials.hours.answers import read_chance, read_number
from cardlab_tutorials.hours.ask import Exercise
from cardlab_tutorials.hours.checks import (
    OPEN,
    RIGHT,
    Choice,
    Trials,
    Value,
    as_trials,
    is_unwritten,
)  # fmt: skip
from cardlab_tutorials.hours.functions import Function
from cardlab_tutorials.hours.hour import Hour
from cardlab_tutorials.hours.verdicts import Result, Verdict, right, verdict

LETTERS: Final = "abcdefgh"
_TRIALS_FIT: Final = N_("There are {n} trials, with one value each.")
_FIRST_FITS: Final = N_("The first example comes out right.")
_READ_AS: Final = N_("Your answer is read as {value}.")
_LATER: Final = N_("Whether it is right is marked after you hand in.")


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

    """

    def __init__(self, hour: Hour) -> None:
        self.hour = hour

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
            result = _form(question, chosen(question, answer), self.hour.words)
        if result.state != RIGHT:
            return Mark(0, verdict(result, self.hour.words))
        if os.environ.get("NBGRADER_EXECUTION") != "autograde":
            result = result.and_then(_LATER)
        # It is not right yet: so no tick and no "Yes".
        _show(verdict(replace(result, state=OPEN), self.hour.words))
        return None

    def answer(self, id: str, answer: Any, points: float) -> Mark | None:
        """Mark an answer; the test that pupils do not see.

        Args:
            id: the question.
            answer: what a pupil has written.
            points: what a right answer is worth. A slip that the check names is worth half of it,
                and a function so much of it as it returns right numbers.

        Returns:
            None for a right answer, and otherwise its points with the verdict.

        Raises:
            BadOption: there is no such question.

        """
        question = self.hour[id]
        with _silence():
            given = chosen(question, answer)
            result = question.check.judge(given)
            part = 0.0 if result.state == RIGHT else share(question, given, result)
        feedback = verdict(result, self.hour.words)
        if result.state != RIGHT:
            return Mark(int(2 * points * part) / 2, feedback)
        _show(feedback)
        return None


def _show(feedback: Verdict) -> None:
    display(feedback)  # type: ignore[no-untyped-call]


def share(question: Exercise, answer: Any, result: Result) -> float:
    """Return which share of the points a wrong answer is worth.

    Args:
        question: what was asked.
        answer: what was answered.
        result: how it was judged.

    """
    check = question.check
    if isinstance(check, Function):
        alone = [Function(check.name, [case], check.praise) for case in check.cases]
        return sum(single.judge(answer).state == RIGHT for single in alone) / len(alone)
    slips = {slip.text for slip in getattr(check, "slips", ())}
    return 0.5 if slips & {text for text, _ in result.sentences} else 0.0


def chosen(question: Exercise, answer: Any) -> Any:
    """Return the option that a letter stands for; any other answer as it is."""
    check = question.check
    if isinstance(check, Choice) and isinstance(answer, str):
        options = dict(zip(LETTERS, check.feedback, strict=False))
        return options.get(answer.strip(" ().").lower(), answer)
    return answer


def _form(question: Exercise, answer: Any, words: Words) -> Result:
    """How the form of an answer is judged; what it would be worth is not told."""
    check = question.check
    judged: Result | None = None
    if is_unwritten(answer):
        pass
    elif isinstance(check, Trials):
        array = as_trials(answer)
        judged = array if isinstance(array, Result) else check.fault(array)
        judged = judged or right(_TRIALS_FIT, n=len(answer))
    elif isinstance(check, Function):
        judged = Function(check.name, check.cases[:1], _FIRST_FITS).judge(answer)
    elif isinstance(check, Choice):
        known = check.judge(answer).sentences[0][0] in check.feedback.values()
        judged = right(_READ_AS, value=words(str(answer))) if known else None
    elif isinstance(check, Value):
        number = (read_chance if check.is_chance else read_number)(answer)
        judged = right(_READ_AS, value=f"{float(number.value):.4g}") if number else None
    return judged or check.judge(answer)


@contextmanager
def _silence() -> Iterator[None]:
    """Drop what a pupil's function prints; nbgrader gives no points where a warning is shown."""
    with warnings.catch_warnings(), redirect_stderr(io.StringIO()), redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        yield
