"""A chance as an answer: read in several spellings, and judged with a tolerance.

Typical wrong answers ("slips") are recognised, and each has a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from cardlab.engine.words import N_
from cardlab_tutorials.checks import RIGHT, WRONG, Judge, Result

NO_CHANCE = N_("Say a chance as 2/7, 0.286 or 28.6 %; it lies between 0 and 1.")


class Slip(NamedTuple):
    """A typical wrong answer: its name, the chance it leads to, and the feedback."""

    name: str
    chance: Fraction
    text: str


def read(answer: Any) -> float | None:
    """Return a chance from a learner's answer, or None if it is none.

    >>> read("2/7") == 2 / 7, read("28,6 %"), read(0.5), read("often"), read(3)
    (True, 0.286, 0.5, None, None)
    """
    text = str(answer).replace(",", ".").replace(" ", "")
    try:
        value = Fraction(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except (ValueError, ZeroDivisionError):
        return None
    return float(value) if 0 <= value <= 1 else None


def chance(
    right: Fraction, band: float, praise: str, slips: Sequence[Slip], otherwise: str
) -> Judge:
    """Return a judge of chances.

    Args:
        right: the right chance.
        band: how far an answer may lie from the right chance, or from that of a slip.
        praise: what to say of a right answer.
        slips: the typical wrong answers; the nearest is named if it lies within the band.
        otherwise: what to say of any other wrong answer.

    """

    def judge(answer: Any) -> Result:
        value = read(answer)
        if value is None:
            return Result(WRONG, NO_CHANCE)
        if abs(value - right) <= band:
            return Result(RIGHT, praise)
        nearest = min(slips, key=lambda slip: abs(value - slip.chance))
        named = abs(value - nearest.chance) <= band
        return Result(WRONG, nearest.text if named else otherwise)

    return judge
