"""Trials that a learner has worked out by one line, compared with the right ones one by one.

A check of trials is handed what was thrown beside what was made of it. It works out each trial
itself, by the right line and by typical wrong ones. So a wrong line is named only where it gives
just these trials, and numbers that do not follow from what was thrown are never right. Where the
right line is not installed, only the mean tells whether trials are right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any, ClassVar, Final

import numpy as np

from cardlab.engine.text.words import N_, P_, Text
from cardlab_tutorials.exercises.answers import is_unwritten
from cardlab_tutorials.exercises.exercise import Exercise, Slip
from cardlab_tutorials.exercises.texts import Said
from cardlab_tutorials.exercises.verdicts import Result, right, unanswered, wrong

Array = np.ndarray[Any, Any]
Rng = np.random.Generator
Throw = Callable[[Rng, int], tuple[Array, ...]]
"""Returns what is thrown in so many trials."""
Told = tuple[str, Mapping[str, object]]
"""The name of the sentence of an hour that tells a trial, and what the sentence mentions.

A field that names another text of the hour stands for that text.
"""
Names = Mapping[str, Array]
"""What a line of numpy may use, by its name."""

BAND: Final = 4  # standard errors: so near to the truth the mean of right trials must lie
FEWEST: Final = 100  # trials that can be judged at all
_MOST_SHOWN: Final = 160  # characters of a trial that are shown
_ONE_NUMBER: Final = N_(
    "That is one number. Pass the array of all trials, so that each one can be checked."
)
_SHAPE: Final = N_("Give one value for each trial, in one row; your array has the shape {shape}.")
_FEW: Final = P_(
    "You gave {n} value, too few to judge. Give one value for each trial.",
    "You gave {n} values, too few to judge. Give one value for each trial.",
)
_NO_ARRAY: Final = N_("Pass the trials themselves, an array of numbers, not {what}.")
_HAND_OVER: Final = N_("Pass what was thrown, too: {call}")
_OTHER_SHAPE: Final = N_(
    "{name} does not have the shape that the cell above gave it: {shape}. Run that cell again."
)
_NOT_THROWN: Final = N_("What you pass is not what the cell above has thrown. Run that cell again.")
_ALIKE: Final = N_("All your trials have the same result: your condition is always true, or never.")
_YES_OR_NO: Final = N_("A trial is true or false, but yours have other values: {values}.")
_NUMBER_OF: Final = N_("{right} trials count, but you gave {n} values.")
_LOOK_AT: Final = N_("Look at one trial: {trial}. Your line gives {value} for it.")
_LOOK_AT_TEN: Final = N_("Look at ten single trials, one by one: which one is wrong?")
_FIT: Final = N_("There are {n} trials, with one value each.")
_CANT_TELL: Final = N_(
    "With so few trials, a typical mistake gives the same result. Run more trials."
)
_FAR: Final = N_(
    "The mean of your trials is {mean}, {away} standard errors from the true value. Look at "
    "ten single trials, one by one: which one is wrong?"
)
_THROWN_OTHERWISE: Final = N_(
    "Your line is right, but your trials differ from those of the cell above: their mean is "
    "{mean}, {away} standard errors from the true value."
)


@dataclass(frozen=True)
class Trials(Exercise):
    """Asks for the array of all trials, which is judged beside what was thrown.

    Attributes:
        truth: the mean of all possible trials.
        given: the names of what is thrown, in the order in which it is handed over.
        throw: returns what is thrown in so many trials, in that order.
        praise: what to say of right trials.
        slips: typical wrong lines.
        throws: typical wrong ways to throw, by the mean that betrays them.
        is_chance: whether a trial is true or false.
        trials: how many the notebook takes.
        names: what a line may use beside numpy and what is thrown. The solution is such a line.

    """

    truth: Fraction
    given: Sequence[str]
    throw: Throw
    praise: Said
    slips: Sequence[Slip[str]] = ()
    throws: Sequence[Slip[Fraction]] = ()
    is_chance: bool = True
    trials: int = 100_000
    names: Names = field(default_factory=dict, repr=False)
    is_code: ClassVar = True

    def judge(self, answer: Any, *thrown: Any) -> Result:
        """Return how trials are judged.

        Args:
            answer: one value for each trial.
            thrown: what was thrown, in the order of ``given``.

        """
        values = as_trials(answer)
        if isinstance(values, Result):
            return values
        arrays = self._arrays(thrown)
        if isinstance(arrays, Result):
            return arrays
        try:
            expected = self.values(self.solution, *arrays) if self.solution else None
            same = [slip for slip in self.slips if is_same(values, self.values(slip.on, *arrays))]
        except (IndexError, TypeError, ValueError):
            return wrong(_NOT_THROWN)
        if expected is None:
            return wrong(same[0].text) if same else self._judge_mean(values, _FAR)
        if not is_same(values, expected):
            return wrong(same[0].text) if same else self._other(values, expected, arrays)
        return unanswered(_CANT_TELL) if same else self._judge_mean(values, _THROWN_OTHERWISE)

    def form(self, answer: Any) -> Result:
        """Return how many trials there are, or why an answer is no array of trials."""
        values = as_trials(answer)
        return values if isinstance(values, Result) else right(_FIT, n=len(values))

    def values(self, line: str, *thrown: Array) -> Array:
        """Return what a line makes of what was thrown."""
        names = {**self.names, "np": np, **dict(zip(self.given, thrown, strict=True))}
        return np.asarray(eval(line, names))  # a line of the hour's own file

    def sample(self, rng: Rng, n: int) -> Array:
        """Return so many right trials."""
        return self.values(self.solution, *self.throw(rng, n))

    def error(self, values: Array) -> float:
        """Return the standard error of the mean of right trials."""
        p = float(self.truth)
        spread = sqrt(p * (1 - p)) if self.is_chance else float(values.std())
        return spread / sqrt(len(values))

    def _arrays(self, thrown: Sequence[Any]) -> tuple[Array, ...] | Result:
        """Return what was thrown as arrays, or what is wrong with it."""
        if len(thrown) != len(self.given):
            call = f'hour.check("{self.id}", {", ".join(["...", *self.given])})'
            return wrong(_HAND_OVER, call=call)
        shapes = [part.shape[1:] for part in self.throw(np.random.default_rng(1), 2)]
        arrays = []
        for name, part, shape in zip(self.given, thrown, shapes, strict=True):
            try:
                array = np.asarray(part)
            except (TypeError, ValueError):
                return wrong(_OTHER_SHAPE, name=name, shape=type(part).__name__)
            if array.ndim == 0 or array.shape[1:] != shape or array.dtype.kind not in "biufU":
                return wrong(_OTHER_SHAPE, name=name, shape=array.shape)
            arrays.append(array)
        if len({len(array) for array in arrays}) > 1:
            return wrong(_OTHER_SHAPE, name=self.given[-1], shape=arrays[-1].shape)
        return tuple(arrays)

    def _other(self, values: Array, expected: Array, arrays: tuple[Array, ...]) -> Result:
        """Return what is said of trials that are wrong in no typical way."""
        if odd := self._odd(values):
            return odd
        if len(values) != len(expected):
            return wrong(_NUMBER_OF, right=len(expected), n=len(values))
        if len(expected) != len(arrays[0]):  # some trials do not count: the numbers have moved
            return wrong(_LOOK_AT_TEN)
        n = int(np.argmax(np.asarray(values, float) != np.asarray(expected, float)))
        told = ", ".join(
            f"{name}[{n}] = {_short(array[n])}"
            for name, array in zip(self.given, arrays, strict=True)
        )
        return wrong(_LOOK_AT, trial=told[:_MOST_SHOWN], value=_short(values[n]))

    def _odd(self, values: Array) -> Result | None:
        """Return what is wrong with values that no trials of yes or no can have."""
        different = [float(value) for value in np.unique(values)[:5]]
        if self.is_chance and not set(different) <= {0.0, 1.0}:
            return wrong(_YES_OR_NO, values=", ".join(f"{value:g}" for value in different))
        return wrong(_ALIKE) if len(different) == 1 and self.is_chance else None

    def _judge_mean(self, values: Array, if_far: Text) -> Result:
        """Return how trials are judged by their mean; where it is far off, slips explain it."""
        if odd := self._odd(values):
            return odd
        if float(values.min()) == float(values.max()):
            return wrong(_ALIKE)
        mean, error = float(values.mean()), self.error(values)
        rounding = 0.5 / len(values) if self.is_chance else 0.0
        if abs(mean - self.truth) <= BAND * error + rounding:
            return right(self.praise)
        away = f"{abs(mean - self.truth) / error:.1f}"
        result = wrong(if_far, mean=f"{mean:.4g}", away=away)
        own = BAND * float(values.std()) / sqrt(len(values)) + rounding
        near = [slip for slip in self.throws if abs(mean - slip.on) <= own]
        if near and if_far is _THROWN_OTHERWISE:
            nearest = min(near, key=lambda slip: abs(mean - slip.on))
            result = result.and_then(nearest.text)
        return result


def is_same(values: Array, expected: Array) -> bool:
    """Return whether two rows of trials agree in every one."""
    if values.shape != expected.shape:
        return False
    return bool(np.allclose(np.asarray(values, float), np.asarray(expected, float)))


def as_trials(answer: Any) -> Array | Result:
    """Return trials as an array with one number each, or what is wrong with them."""
    if is_unwritten(answer):
        return unanswered()
    try:
        array = np.asarray(answer)
        numbers = array.dtype.kind in "biuf" and bool(np.isfinite(array).all())
    except (TypeError, ValueError):
        numbers = False
    if not numbers or callable(answer):
        return wrong(_NO_ARRAY, what=type(answer).__name__)
    if array.ndim == 0:
        return wrong(_ONE_NUMBER)
    if array.ndim > 1:
        return wrong(_SHAPE, shape=array.shape)
    if len(array) < FEWEST:
        return unanswered(_FEW, n=len(array))
    return array


def _short(value: Any) -> str:
    """A thrown value as numpy prints it, in one line."""
    if np.ndim(value):
        return np.array2string(np.asarray(value), max_line_width=1_000, precision=3)
    return f"{value:.3g}" if isinstance(value, float) else str(value)


# --- Shuffled packs ----------------------------------------------------------------------------

YES, NO = "●", "○"  # a card that is asked for, and another one


def mixed(rng: Rng, ones: int, zeros: int, n: int) -> Array:
    """Return so many packs of ones and zeros, each mixed on its own: (n, ones + zeros)."""
    pack = np.array([1] * ones + [0] * zeros, np.int8)
    return rng.permuted(np.tile(pack, (n, 1)), axis=1)


def told_hand(can: float, cards: Array) -> Told:
    """Return how the page describes a hand: ``cards`` says of each card whether it is asked for."""
    signs = " ".join(YES if card else NO for card in cards)
    return "can" if can else "can_not", {"cards": signs}
