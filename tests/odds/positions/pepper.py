"""Pepper Eights: last cards, suits that are named, peppers.

A card is unknown if I see it neither in my hand nor on the pile. Of the 52 cards 13 are of each
suit, its eight and its three peppers among them.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

from tests.odds.positions import Position


def none_of(cards: int, fitting: int, drawn: int = 1) -> Fraction:
    """Return how often none of so many drawn cards is one that fits."""
    return Fraction(comb(cards - fitting, drawn), comb(cards, drawn))


BOTH: Final = {"discard": "green 4", "hand 0": "green 9, blue 8", "hand 1": 1}
EIGHT_FIRST: Final = "0 play blue 8; 0 name green"
TWO_TURNS: Final = {"turn_cap": 3}  # mine, Ben's, mine

POSITIONS: Final = [
    Position(
        "the eight first",
        BOTH,
        {EIGHT_FIRST: none_of(49, 13), "0 play green 9": none_of(49, 16)},
        "Ben has one of 49 cards. On an eight named green 10 greens and 3 eights fit; on the green "
        "9 three nines as well. If his does not fit he draws, and I go out.",
    ),
    Position(
        "which suit to name",
        {**BOTH, "moves": "0 play blue 8"},
        {"0 name green": none_of(49, 13), "0 name red": 0, "0 name blue": 0},
        "Only green lets me lay my green 9 before the last turn is over.",
        options=TWO_TURNS,
    ),
    Position(
        "the Poblano takes what fits",
        {"discard": "green 4", "hand 0": "green poblano, red 5", "hand 1": 1},
        {"0 play green poblano": Fraction(14, 49)},
        "If Ben has one of 11 greens or 3 other eights, I take it for my red 5, which does not "
        "fit, and go out. Else nothing fits before the last turn is over.",
        options=TWO_TURNS,
    ),
]  # fmt: skip
