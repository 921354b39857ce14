"""A turn of Nacho Pile as numbers: its bag, and whether chips drawn from it bust."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any, Final

import numpy as np

from cardlab import counting
from cardlab.engine.match.match import Match
from cardlab.games.nacho_pile.rules import SPICY, VALUES, type_of

WILD: Final = 0  # how a wild that has no value yet is written in the bag of numbers
FULL: Final = (6,) * 9  # chips of each kind in the box: wilds, 1 to 7, spicy ones
DRAWN: Final = (3, 5, SPICY)


def bag_of(match: Match[Any]) -> np.ndarray[Any, Any]:
    """Return the chips of the bag as numbers, sorted: 1 to 7, 0 for a wild, 8 for a spicy chip."""
    left = counting.unseen(match.view(0)).cards.elements()
    return np.array(sorted(type_of(chip) for chip in left), np.int8)


def chip(kind: int) -> str:
    """Return the name of a chip: its number, or of the texts "wild" and "spicy" of an hour."""
    return {WILD: "wild", 8: "spicy"}.get(kind, str(kind))


def busts(chips: Iterable[int], drawn: Sequence[int]) -> bool:
    """Return whether chips drawn one after the other bust.

    A wild counts as the lowest value that has not been drawn yet.

    >>> busts([1, 6], drawn=[3, 5, 8]), busts([0, 1], drawn=[3, 5, 8])
    (False, True)
    """
    pulled = set(drawn)
    for chip in chips:
        free = (value for value in VALUES if value not in pulled)
        kind = next(free, WILD) if chip == WILD else chip
        if kind in pulled or kind == WILD:
            return True
        pulled.add(kind)
    return False


def listed(chips: Sequence[int], drawn: Sequence[int], draws: int = 2) -> Fraction:
    """Return the chance to bust within so many draws, by listing all orders of the chips."""
    orders = list(permutations([int(chip) for chip in chips], draws))
    return Fraction(sum(busts(order, drawn) for order in orders), len(orders))
