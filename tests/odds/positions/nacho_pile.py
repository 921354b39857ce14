"""Nacho Pile: one chip more, or stop?

Two kinds of moments. In some there are two chips in the bag, and none of them busts: the next draw,
mine or Ben's, ends the game. In the others it is the last turn, and then the plates are counted: to
stop decides at once, and to draw may bust. Points are written with mine first; a tie is half a win.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from tests.odds.positions import Position

DRAW, STOP = "0 draw", "0 stop"
HALF: Final = Fraction(1, 2)


def table(bag: str, drawn: str, plates: list[str], *fronts: str) -> dict[str, Any]:
    """Return a table: the bag, what I have drawn, the plates, and what lies before the others."""
    named: dict[str, Any] = {"bag": bag, "drawn": drawn, "rest": "out", "front 0": ""}
    named |= {f"plate {seat}": plate for seat, plate in enumerate(plates)}
    return named | {f"front {seat}": front for seat, front in enumerate(fronts, 1)}


def position(
    name: str, places: dict[str, Any], draw: Fraction | int, stop: Fraction | int, why: str
) -> Position:
    """Return a position."""
    players = sum(place.startswith("plate") for place in places)
    return Position(name, places, {DRAW: draw, STOP: stop}, why, players)


def last_turn(*args: Any) -> Position:
    """Return such a position in the last turn of the game."""
    return position(*args)._replace(options={"turn_cap": 1})


POSITIONS: Final = [
    position(
        "the last five doubles",
        table("5, 5", "return, 6, 4", ["5, score", "7, 3, 1, 7"], ""),
        1,
        HALF,
        "My draw makes it 8:4. If Ben draws, he ties for the fives, and it is 6:6.",
    ),
    last_turn(
        "ahead, and one of five busts",
        table("return, 5, wild, 1, 3", "1, 6", ["3", "4, 6, score, 3"], "5, 6, 6"),
        Fraction(4, 5),
        1,
        "To stop wins, 5:4. To draw busts with the 1, and then it is 1:7; else I stop and win.",
    ),
    last_turn(
        "behind, and one of four busts",
        table("wild, 6, 2, 5", "6, 3", ["6, 5", "4, return, 6, 7"], "4, 2"),
        Fraction(2, 3),
        0,
        "To stop makes it 4:5. The 6 busts; the wild and the 2 win; with the 5 it is 5:5, and "
        "of the three chips then left two win: (1 + 1 + 2/3) / 4.",
    ),
]  # fmt: skip
