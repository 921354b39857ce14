"""A chance as an answer: read in any spelling, judged with a band, the typical slips named."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from cardlab.engine.words import N_
from cardlab_tutorials.checks import RIGHT, WRONG, Judge, Result

NO_CHANCE = N_("Say a chance as 2/7, 0.286 or 28.6 %; it lies between 0 and 1.")


class Slip(NamedTuple):
    """A typical wrong answer: the chance one then gets, and what to say of it."""

    name: str
    chance: Fraction
    text: str


def read(said: Any) -> float | None:
    """A chance from what somebody says, or None.

    >>> read("2/7") == 2 / 7, read("28,6 %"), read(0.5), read("often"), read(3)
    (True, 0.286, 0.5, None, None)
    """
    text = str(said).replace(",", ".").replace(" ", "")
    try:
        value = Fraction(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except (ValueError, ZeroDivisionError):
        return None
    return float(value) if 0 <= value <= 1 else None


def chance(
    right: Fraction, band: float, praise: str, slips: Sequence[Slip], otherwise: str
) -> Judge:
    """Right is what lies within ``band`` of the chance; else the nearest slip is named."""

    def judge(said: Any) -> Result:
        value = read(said)
        if value is None:
            return Result(WRONG, NO_CHANCE)
        if abs(value - right) <= band:
            return Result(RIGHT, praise)
        nearest = min(slips, key=lambda slip: abs(value - slip.chance))
        named = abs(value - nearest.chance) <= band
        return Result(WRONG, nearest.text if named else otherwise)

    return judge
