"""How an answer is judged: trials, a number, a choice, a function.

A check never raises: whatever a learner hands over, there is a verdict. A typical wrong answer (a
"slip") has a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, sqrt
from typing import TYPE_CHECKING, Any, Final, Protocol

from cardlab.engine.text.words import N_, P_, Text
from cardlab_tutorials.hours.answers import (
    Number,
    one_in,
    read_chance,
    read_number,
    without_separators,
)
from cardlab_tutorials.hours.verdicts import OPEN, RIGHT, WRONG, Result, right, unanswered, wrong

if TYPE_CHECKING:
    import numpy as np

__all__ = ["BAND", "FAR", "OPEN", "RIGHT", "WRONG", "Check", "Choice", "Slip", "Trials", "Value"]

BAND: Final = 4  # standard errors: so near to the truth a mean of trials is called right
FAR: Final = 6  # standard errors: a slip nearer to the truth than that is not named
FEWEST: Final = 100  # trials that can be judged at all
_LOOK_AT_TEN: Final = N_("Look at ten single trials, one by one: which one is counted wrongly?")
_ONE_NUMBER: Final = N_(
    "That is one number. Hand over the array of all trials, so that I can count them."
)
_COUNT_AGAIN: Final = N_("Count once more: which cases are there, and which of them are asked?")


class Check(Protocol):
    """Judges an answer."""

    def judge(self, answer: Any) -> Result:
        """Return how an answer is judged; it never raises."""


@dataclass(frozen=True)
class Slip:
    """A typical wrong answer.

    Attributes:
        name: what was done wrong, for tests and teachers.
        value: the number that it leads to.
        text: what to say.
        spread: the standard deviation of one trial done wrong so; by default that of a trial which
            is true with the chance ``value``, or that of a right one.

    """

    name: str
    value: Fraction
    text: Text
    spread: float | None = None


def is_unwritten(answer: Any) -> bool:
    """Return whether nothing was written: ``...``, None or an empty text."""
    return answer is None or answer is ... or (isinstance(answer, str) and not answer.strip())


# --- Trials ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Trials:
    """Judges the array of all trials by its mean, as far as so many trials allow.

    The mean is right within four standard errors of that many trials. A slip is named if it lies
    six or more from the truth, and the mean within four from the slip.

    Attributes:
        truth: the mean that the trials should have.
        praise: what to say of right trials.
        slips: the typical wrong ones.
        otherwise: what to say of any other mean.
        spread: the standard deviation of one trial; None where a trial is true or false.
        trials: how many the notebook takes: at so many each slip can be named.

    """

    truth: Fraction
    praise: Text
    slips: Sequence[Slip] = ()
    otherwise: Text = _LOOK_AT_TEN
    spread: float | None = None
    trials: int = 100_000

    def judge(self, answer: Any) -> Result:
        """Return how an array of trials is judged."""
        array = as_trials(answer)
        if isinstance(array, Result):
            return array
        fault = self.fault(array)
        if fault is not None:
            return self._with_slip(fault, array)
        return self.judge_mean(float(array.mean()), len(array))

    def error(self, n: int, slip: Slip | None = None) -> float:
        """Return the standard error of the mean of n trials: of right ones, or those of a slip."""
        spread = self.spread
        if slip is not None and slip.spread is not None:
            spread = slip.spread
        if spread is None:
            chance = float(self.truth if slip is None else slip.value)
            spread = sqrt(max(chance * (1 - chance), 0))
        return spread / sqrt(n)

    def enough(self, slip: Slip) -> int:
        """Return how many trials it takes to tell a slip from the truth."""
        away = abs(float(slip.value - self.truth))
        return ceil((FAR * self.error(1) / away) ** 2)

    def fault(self, array: np.ndarray[Any, Any]) -> Result | None:
        """Return what is wrong with the array itself, whatever its mean; None if nothing is."""
        low, high = float(array.min()), float(array.max())
        if self.spread is None and not set(_different(array)) <= {0.0, 1.0}:
            return wrong(N_("A trial is true or false, and yours has other values: {values}."),
                         values=", ".join(f"{value:g}" for value in _different(array)))  # fmt: skip
        if low == high:
            return wrong(
                N_("All your trials came out alike: your condition holds always, or never.")
            )
        return None

    def _with_slip(self, fault: Result, array: np.ndarray[Any, Any]) -> Result:
        """Return a fault with the slip behind it: who adds chances counts what is yes or no."""
        error = float(array.std()) / sqrt(len(array))
        for slip in self.slips:
            if abs(float(array.mean() - slip.value)) <= BAND * error:
                fault = fault.and_then(slip.text)
        return fault

    def judge_mean(self, mean: float, n: int) -> Result:
        """Return how the mean of n trials is judged."""
        rounding = 0.5 / n if self.spread is None else 0.0
        if abs(mean - self.truth) <= BAND * self.error(n) + rounding:
            return self._agreed(n)
        near = [s for s in self.slips if abs(mean - s.value) <= BAND * self.error(n, s) + rounding]
        named = [s for s in near if abs(s.value - self.truth) >= FAR * self.error(n)]
        result = wrong(N_("Your mean is {mean}."), mean=f"{mean:.4g}")
        if named:
            named.sort(key=lambda slip: abs(mean - slip.value))
            for text in dict.fromkeys(slip.text for slip in named):
                result = result.and_then(text)
            return result
        away = abs(mean - self.truth) / self.error(n)
        result = result.and_then(
            N_("That is {away} standard errors from the truth: more than chance explains."),
            away=f"{away:.1f}",
        )
        return result.and_then(self.otherwise)

    def _agreed(self, n: int) -> Result:
        close = [slip for slip in self.slips if self.enough(slip) > n]
        result = right(self.praise)
        if close:
            needed = max(self.enough(slip) for slip in close)
            digits = 10 ** (len(str(needed)) - 1)
            result = result.and_then(
                N_(
                    "So few trials can't tell every mistake from the truth, though: take "
                    "{n} to be sure."
                ),
                n=-(-needed // digits) * digits,
            )
        return result


def as_trials(answer: Any) -> np.ndarray[Any, Any] | Result:
    """Return trials as an array with one number each, or what is wrong with them."""
    import numpy as np

    if is_unwritten(answer):
        return unanswered()
    try:
        array = np.asarray(answer)
        numbers = array.dtype.kind in "biuf" and bool(np.isfinite(array).all())
    except (TypeError, ValueError):
        numbers = False
    if not numbers or callable(answer):
        return wrong(
            N_("Hand over the trials themselves, an array of numbers, not {what}."),
            what=type(answer).__name__,
        )
    return _one_row(array)


def _one_row(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any] | Result:
    """Return an array that has one number a trial and enough of them, or what is wrong with it."""
    if array.ndim == 0:
        return wrong(_ONE_NUMBER)
    if array.ndim > 1:
        return wrong(
            N_("Give one value for each trial, in one row; your array has the shape {shape}."),
            shape=array.shape,
        )
    if len(array) < FEWEST:
        text = P_(
            "You gave {n} value, too few to judge. Give one value for each trial.",
            "You gave {n} values, too few to judge. Give one value for each trial.",
        )
        return unanswered(text, n=len(array))
    return array


def _different(array: np.ndarray[Any, Any]) -> list[float]:
    """The first few different values."""
    import numpy as np

    return [float(value) for value in np.unique(array)[:5]]


# --- A number ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Value:
    """Judges a number, in any spelling; rounded or cut off it is as good.

    Attributes:
        truth: the right number.
        praise: what to say of it.
        slips: typical wrong ones.
        otherwise: what to say of any other.
        is_chance: whether it is a chance; then "28.6" is read as percent.
        unit: how precise an answer must be at least, unless it is exactly right.
        one_in: whether "one in how many" is asked; then "1 in 20" and "1/20" are read as 20.

    """

    truth: Fraction
    praise: Text
    slips: Sequence[Slip] = ()
    otherwise: Text = _COUNT_AGAIN
    is_chance: bool = True
    unit: Fraction = Fraction(1, 100)
    one_in: bool = False

    def judge(self, answer: Any) -> Result:
        """Return how a number is judged."""
        if is_unwritten(answer):
            return unanswered(N_("Still to be answered."))
        number = self._read(one_in(answer) if self.one_in else answer)
        if number is None:
            return wrong(
                N_("Give a chance as 3/8, 0.375 or 37.5 %; it lies between 0 and 1.")
                if self.is_chance
                else N_("Give a number, like 14, 14.5 or 29/2.")
            )
        if number.value == self.truth:
            return right(self.praise)
        is_slip = number.value.denominator == 1 and number.value in [s.value for s in self.slips]
        if number.is_near(self.truth) and not is_slip:
            is_named = number.value in [s.value for s in self.slips]
            if self._is_fine(number) or is_named:
                return self._judge_wrong(number) if is_named else right(self.praise)
            return _rough()
        return self._judge_wrong(number)

    def _read(self, answer: Any) -> Number | None:
        """Return an answer as a number; "3,026" is 3026 where that is right, else 3.026."""
        whole = None if self.is_chance else without_separators(answer)
        if whole and read_number(whole).is_near(self.truth):  # type: ignore[union-attr]
            return read_number(whole)
        return (read_chance if self.is_chance else read_number)(answer)

    def _is_fine(self, number: Number) -> bool:
        return number.unit <= self.unit and number.digits >= 2

    def _judge_wrong(self, number: Number) -> Result:
        named = [s for s in self.slips if number.value == s.value]
        if self._is_fine(number):
            named = named or [slip for slip in self.slips if number.is_near(slip.value)]
        if named:
            nearest = min(named, key=lambda slip: abs(slip.value - number.value))
            return wrong(nearest.text)
        if abs(number.value - self.truth) <= abs(self.truth) / 50:
            return wrong(
                N_("Close, but not exact. Count it, or give the share of trials in whole percent.")
                if self.is_chance
                else N_("Close, but not exact. Count it.")
            )
        return wrong(self.otherwise)


def _rough() -> Result:
    return wrong(N_("That may be right, but it is too rough to tell. Give one digit more."))


# --- A choice ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Choice:
    """Judges one of several answers, as a person would say it.

    Attributes:
        truth: the right answer.
        feedback: what to say of each answer, by the answer.

    """

    truth: Text
    feedback: Mapping[str, Text]

    def judge(self, answer: Any) -> Result:
        """Return how a choice is judged; it is compared in the words of any language."""
        if is_unwritten(answer):
            return unanswered(N_("Still to be answered."))
        wanted = _plain(answer)
        for option, text in self.feedback.items():
            if wanted in spellings(option):
                return right(text) if option == self.truth else wrong(text)
        return wrong(N_("Choose one of these: {options}."), options=", ".join(self.feedback))


def _plain(answer: Any) -> str:
    return str(answer).strip().rstrip(".").casefold()


def spellings(option: str) -> set[str]:
    """Return an option in all languages, as it is compared."""
    from cardlab.engine.text.words import LANGUAGES, Words

    return {_plain(option), *(_plain(Words(language)(option)) for language in LANGUAGES)}
