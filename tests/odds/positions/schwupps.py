"""Schwupps: one turn to lay all. It is the last turn, and then nobody wins.

A schwupp brings one card of the common pile, so the question is mostly what that card may be: of
109 cards, if I hold one, and of 108, if I hold two, 14 are aggravations (13, if I hold one). An
aggravation laid last wins; laid before it moves a row for nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from tests.odds.positions import Position

PLACES: Final = ("top-first", "top-second", "bottom-first", "bottom-second")
TOP, BOTTOM = "0 schwupp top", "0 schwupp bottom"


def table(hand: str, coming: str, *rows: str, **more: Any) -> dict[str, Any]:
    """Return a table: my last cards, the rule card that comes next, and for each place its two."""
    laid: dict[str, Any] = {}
    for place, row in zip(PLACES, rows, strict=True):
        laid[place], laid[f"{place} pile"] = row.split(" on ")
    return {**laid, "next": coming, "hand 0": hand, "own 0": 0, "hand 1": 1, "own 1": 0, **more}


def schwupping(
    name: str, places: dict[str, Any], good: Mapping[str, int | Fraction], why: str, cards: int
) -> Position:
    """Return a position in which so many of the cards are good to take from the common pile."""
    values = {move: Fraction(n, cards) for move, n in good.items()}
    return Position(name, places, values, why, options={"turn_cap": 1})


def laying(name: str, places: dict[str, Any], values: dict[str, int], why: str) -> Position:
    """Return a position without a schwupp left in this turn."""
    return Position(name, {**places, "schwupped": True}, values, why, options={"turn_cap": 1})


POSITIONS: Final = [
    schwupping(
        "the row of the lesson",
        table("purple 10", "colour or number", "+1 on red 10", "+2 on purple 9",
              "-2 on yellow 8", "colour or number on green 2"),
        {TOP: 14 + 19 + 18 + 19 + 4 * 4, BOTTOM: 14 + 19 + 4 * 4},
        "Top: aggravations, green, purple, red, and 1, 2, 6, 10 of blue and yellow. Bottom: "
        "aggravations, yellow, and 1, 8 of the other four colours.",
        109,
    ),
    schwupping(
        "lay before the schwupp, or after it",
        table("green 7, red 9", "-1", "-1 on green 8", "same colour on green 3",
              "-2 on blue 3", "+1 on green 1"),
        {
            "0 play green 7 top-first": 14 + 16 + 3 * 8,
            "0 play green 7 top-second": 14 + 16 + 2 * 8,
            BOTTOM: 14 + 16 + 4 * 8,
            TOP: 14 + 9,
        },
        "Bottom: aggravations, green, and 2, 5, 6, 7 of the other colours; fewer numbers go if the "
        "7 has been laid. Top: aggravations and ones.",
        108,
    ),
    laying(
        "all on one pile",
        table("yellow 5, yellow 8, green 5", "+1", "colour or number on yellow 6",
              "+2 on green 4", "-2 on red 6", "+2 on blue 7"),
        {"0 play yellow 8 top-first": 1, "0 play yellow 5 top-first": 0},
        "Yellow 8, yellow 5, green 5; after the yellow 5 one of the other two is left over.",
    ),
]  # fmt: skip
