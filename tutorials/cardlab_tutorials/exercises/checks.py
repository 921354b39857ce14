"""Exercises that ask for a number or a choice.

Judging never raises: whatever a learner hands over, there is a verdict. A typical wrong answer (a
"slip") has a sentence of its own. Trials and functions have modules of their own:
:mod:`~cardlab_tutorials.exercises.trials`, :mod:`~cardlab_tutorials.exercises.functions`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.answers import (
    Number,
    is_unwritten,
    one_in,
    read_chance,
    read_number,
    tidied,
    without_separators,
    without_unit,
)
from cardlab_tutorials.exercises.exercise import AnswerOption, Exercise, Slip
from cardlab_tutorials.exercises.texts import Said, say
from cardlab_tutorials.exercises.verdicts import Result, right, unanswered, wrong

_COUNT_AGAIN: Final = N_(
    "Count again: which cases are there, and which of them does the question ask for?"
)
_A_CHANCE: Final = N_("Give a chance as 3/8, 0.375 or 37.5 %; it lies between 0 and 1.")
_A_NUMBER: Final = N_("Give a number: a whole number, a decimal or a fraction.")
_CLOSE: Final = N_("Close, but not exact. Count it, or give two digits, as in 0.12 or 1.2 %.")
_CLOSE_NUMBER: Final = N_("Close, but not exact. Count it.")
_ROUGH: Final = N_("That may be right, but it is too rough to tell. Give one more digit.")
_PERCENT_OF_A_SHARE: Final = N_(
    "With the sign % that is less than one in a hundred. Leave out the sign, or multiply by 100."
)
_OPEN: Final = N_("Not answered yet.")
_READ_AS: Final = N_("Your answer is read as {value}.")


# --- A number ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Value(Exercise):
    """Asks for a number, in any spelling; rounded or cut off it is as good.

    Attributes:
        truth: the right number.
        praise: what to say of it.
        slips: typical wrong ones.
        otherwise: what to say of any other.
        is_chance: whether it is a chance; then "28.6" is read as percent.
        unit: how precise an answer must be at least, unless it is exactly right.
        one_in: whether "one in how many" is asked; then "1 in 20" and "1/20" are read as 20.

    """

    truth: Fraction = field(metadata={"entry": "right"})
    praise: Said
    slips: Sequence[Slip[Fraction]] = ()
    otherwise: Said = _COUNT_AGAIN
    is_chance: bool = True
    unit: Fraction = Fraction(1, 100)
    one_in: bool = False

    def judge(self, answer: Any, *_thrown: Any) -> Result:
        """Return how a number is judged."""
        if is_unwritten(answer):
            return unanswered(_OPEN)
        number = self.read(answer)
        if number is None:
            return wrong(_A_CHANCE if self.is_chance else _A_NUMBER)
        if number.value == self.truth:
            return right(self.praise)
        is_named = number.value in [slip.on for slip in self.slips]
        is_whole_slip = is_named and number.value.denominator == 1
        if not number.is_near(self.truth) or is_whole_slip:
            return self._judge_wrong(number, answer)
        if self._is_fine(number):
            return self._judge_wrong(number, answer) if is_named else right(self.praise)
        is_rounded = abs(number.value - self.truth) * 2 < number.unit
        return self._judge_wrong(number, answer) if is_named and not is_rounded else wrong(_ROUGH)

    def form(self, answer: Any) -> Result:
        """Return as what number an answer is read, or why it can't be read."""
        number = None if is_unwritten(answer) else self.read(answer)
        if number is None:
            return self.judge(answer)
        return right(_READ_AS, value=f"{float(number.value):.4g}")

    def read(self, answer: Any) -> Number | None:
        """Return an answer as a number; "3,026" is 3026 where that is right, else 3.026."""
        answer = one_in(answer) if self.one_in else answer
        if self.is_chance:
            return read_chance(answer)
        whole, bare = read_number(without_separators(answer)), read_number(without_unit(answer))
        if whole and whole.is_near(self.truth):
            return whole
        return bare if self.truth > 1 else read_number(answer) or bare

    def _is_fine(self, number: Number) -> bool:
        return number.unit <= self.unit and number.digits >= 2

    def _judge_wrong(self, number: Number, answer: Any) -> Result:
        named = [s for s in self.slips if number.value == s.on]
        if self._is_fine(number):
            named = named or [slip for slip in self.slips if number.is_near(slip.on)]
        if named:
            nearest = min(named, key=lambda slip: abs(slip.on - number.value))
            return wrong(nearest.text)
        if self.is_chance and tidied(answer).endswith("%") and self._is_hundredth(number):
            return wrong(_PERCENT_OF_A_SHARE)
        if abs(number.value - self.truth) <= abs(self.truth) / 50:
            return wrong(_CLOSE if self.is_chance else _CLOSE_NUMBER)
        return wrong(self.otherwise)

    def _is_hundredth(self, number: Number) -> bool:
        """Whether a share was written with the sign of a percentage."""
        return Number(number.value * 100, number.unit * 100, number.digits).is_near(self.truth)


# --- A choice ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Choice(Exercise):
    """Asks for one of several answers, as a person would say it.

    Attributes:
        right: the number of the right option, from 0.
        options: the answers.

    """

    right: int
    options: Sequence[AnswerOption]

    @property
    def praise(self) -> Said:
        """What is said of the right answer."""
        return self.options[self.right].feedback

    def judge(self, answer: Any, *_thrown: Any) -> Result:
        """Return how a choice is judged; it is compared in the words of any language."""
        if is_unwritten(answer):
            return unanswered(_OPEN)
        number = self.number(answer)
        if number is None:
            listed = ", ".join(say(option.text, Words()) for option in self.options)
            return wrong(N_("Choose one of these: {options}."), options=listed)
        feedback = self.options[number].feedback
        return right(feedback) if number == self.right else wrong(feedback)

    def form(self, answer: Any) -> Result:
        """Return as which option an answer is read, or why it can't be read."""
        number = None if is_unwritten(answer) else self.number(answer)
        if number is None:
            return self.judge(answer)
        text = self.options[number].text
        texts = text if isinstance(text, Mapping) else {"en": str(text)}
        return right(_READ_AS, value={name: said.rstrip(".") for name, said in texts.items()})

    def number(self, answer: Any) -> int | None:
        """Return the number of the option that an answer names, from 0; None if it names none."""
        wanted = _plain(answer)
        return next((n for n, o in enumerate(self.options) if wanted in spellings(o.text)), None)


def _plain(answer: Any) -> str:
    return str(answer).strip().rstrip(".").casefold()


def spellings(option: Said) -> set[str]:
    """Return an option in all its languages, as it is compared."""
    texts = option.values() if isinstance(option, Mapping) else [option]
    return {_plain(text) for text in texts}
