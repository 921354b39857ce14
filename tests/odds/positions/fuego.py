"""Fuego!: the last cards, with Ben's face down or in his hand.

With no Draw Pile all other cards are burnt, and lie open: what I do not see is known but for its
place. A player who can't play picks up the pile, and on an empty one every number goes.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from tests.odds.positions import Position

LAST_TURN: Final = {"turn_cap": 1}
TWO_TURNS: Final = {"turn_cap": 3}  # mine, Ben's, mine


def table(mine: str, play: str = "", **ben: str | int) -> dict[str, str | int]:
    """Return a table without a Draw Pile: my hand, the Play Pile, and Ben's cards."""
    named = {name.replace("_", " "): cards for name, cards in ben.items()}
    ups = {"up 0": 0, "up 1": 0, "down 0": 0, "down 1": 0, "hand 1": 0}
    return {**ups, "draw": 0, "hand 0": mine, "play": play, **named}


def turning(name: str, play: str, hidden: str, wins: int, why: str) -> Position:
    """Return a position in which my last card lies face down, and Ben holds all but one of some."""
    first, *others = hidden.split(", ")
    places: Mapping[str, str | int] = table("", play, down_0=first, hand_1=", ".join(others))
    chance = Fraction(wins, len(others) + 1)
    return Position(name, {**places, "hand 0": 0}, {"0 turn": chance}, why, options=LAST_TURN)


POSITIONS: Final = [
    Position(
        "two alike at once",
        table("10, 10", down_1="5, ya burnt"),
        {"0 play 10": Fraction(1, 2), "0 play 2x 10": 1},
        "Both at once win. After one Ben's 5 does not fit, and I win; with Ya Burnt! I pick up the "
        "10, and his 5 goes on the empty pile.",
    ),
    Position(
        "the nine before the Reverse",
        table("reverse, 9", "skip", hand_1="skip", down_1="7, 2"),
        {"0 play reverse": Fraction(1, 3), "0 play 9": Fraction(2, 3)},
        "On the 9 the 7 and the 2 do not go, and my Reverse always does; with the Skip I am passed "
        "over. On the Reverse all go, and my 9 only on the 2.",
        options=TWO_TURNS,
    ),
    turning(
        "the last card on a six",
        "6",
        "1, 2, 3, 5, 6, 7, 9, 10, skip, burn, invisible, incendio, backdraft",
        8,
        "Of 13 cards 1, 2, 3 and 5 do not go; and Backdraft goes, but brings me Ben's hand.",
    ),
]
