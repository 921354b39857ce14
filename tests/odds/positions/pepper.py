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
SEEN: Final = "green 1, green 2, green 3, green 5, green 6, green 7, red 5, red 4, green 4"
EIGHT_FIRST: Final = "0 play blue 8; 0 name green"
LAST_TURN: Final = {"turn_cap": 1}
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
        "the eight first, three players",
        {**BOTH, "hand 2": 1},
        {EIGHT_FIRST: none_of(49, 13, 2), "0 play green 9": none_of(49, 16, 2)},
        "As with two players, but neither of two cards may fit.",
        players=3,
    ),
    Position(
        "most greens are on the pile",
        {**BOTH, "discard": SEEN},
        {EIGHT_FIRST: none_of(41, 7), "0 play green 9": none_of(41, 10)},
        "Of 41 unseen cards 4 are green and no eight (the 10, three peppers), 3 are eights, and 3 "
        "are nines.",
    ),
    Position(
        "the nine would suit Cleo",
        {**BOTH, "hand 2": "red 9", "seen hand 2": [0]},
        {EIGHT_FIRST: none_of(48, 13), "0 play green 9": 0},
        "Cleo's red 9 is known: it goes on the green 9, but not on a named green. Ben has one of "
        "48 cards, 10 greens and 3 eights among them.",
        players=3,
    ),
    Position(
        "Ben's nine is known",
        {**BOTH, "hand 1": "yellow 9", "seen hand 1": [0]},
        {EIGHT_FIRST: 1, "0 play green 9": 0},
        "On a named green the yellow 9 does not go, on the green 9 it does.",
    ),
    Position(
        "which suit to name",
        {**BOTH, "moves": "0 play blue 8"},
        {"0 name green": none_of(49, 13), "0 name red": 0, "0 name blue": 0},
        "Only green lets me lay my green 9 before the last turn is over.",
        options=TWO_TURNS,
    ),
    Position(
        "one Habanero after the other",
        {"discard": "green 4", "hand 0": "green habanero, red habanero, blue 4", "hand 1": 3},
        {"0 play green habanero": 1, "0 play blue 4": 0},
        "The red Habanero may be led after the green one, then the blue 4. It is the last turn.",
        options=LAST_TURN,
    ),
    Position(
        "the Poblano takes what fits",
        {"discard": "green 4", "hand 0": "green poblano, red 5", "hand 1": 1},
        {"0 play green poblano": Fraction(14, 49)},
        "If Ben has one of 11 greens or 3 other eights, I take it for my red 5, which does not "
        "fit, and go out. Else nothing fits before the last turn is over.",
        options=TWO_TURNS,
    ),
    Position(
        "the Poblano takes an eight",
        {"discard": "green 4", "hand 0": "green poblano, red 4", "hand 1": "blue 8",
         "seen hand 1": [0]},
        {"0 play green poblano": 1, "0 play red 4": 0},
        "Ben's eight goes on anything. I take it for my red 4, which does not go on green.",
    ),
]  # fmt: skip
