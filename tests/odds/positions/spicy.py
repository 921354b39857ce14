"""Sweet & Spicy: is it true what was said? One challenge, and the game is over.

The deck holds one card above the Game End card, so that whoever loses the challenge draws it and
the cards are counted. The points are even before, so the challenge decides: I win if the trait that
I name is wrong.

How likely a declaration is true is no fact of the table: it takes a model of how others play. Ours
is that of the sentence at the table: a player tells the truth when he can. Before I look at any
card, he cannot with the chance :func:`lies`, and then his card is any of the 97 others. What I see
is then learnt from by Bayes.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from tests.odds.positions import Position

ALL: Final = 100  # spicy cards: three of each number in each spice, five half wilds of each kind
NUMBER, SPICE = "0 challenge number", "0 challenge spice"


def lies(rank: int, held: int) -> Fraction:
    """Return how often none of so many cards is of that spice, and of that number or higher."""
    return (1 - Fraction(3 * (11 - rank), ALL)) ** held


def wrong(untrue: Fraction, copies: int, others: int, right: int) -> Fraction:
    """Return how often a trait of a declaration is wrong.

    Args:
        untrue: how often the player cannot tell the truth, see :func:`lies`.
        copies: how many of the three cards that were declared I do not see.
        others: how many other cards I do not see.
        right: how many of these others are right in that trait.

    """
    true, other = (1 - untrue) * Fraction(copies, 3), untrue / 97
    return other * (others - right) / (true + other * others)


def claim(declared: str, mine: str, held: int = 6, **more: Any) -> dict[str, Any]:
    """Return a table on which Ben, who held so many cards, has declared the top of three cards."""
    own = len(mine.split(","))
    left = ALL - own - (held - 1) - 3 - 1  # the rest has been won, and my points are as many as his
    won = (left + own - (held - 1) + 1) // 2
    return {
        "hand 0": mine, "hand 1": held - 1, "stack": 3, "declared": declared, "owner": 1,
        "deck": 1, "above": 1, "won 0": won, "rest": "won 1", **more,
    }  # fmt: skip


def doubted(
    name: str, places: dict[str, Any], number: Fraction | int, spice: Fraction | int, why: str
) -> Position:
    """Return a position of this file."""
    values = {NUMBER: number, SPICE: spice}
    return Position(name, places, values, why, options={"total_wild": False})


PLAIN: Final = "chili 1, chili 2, chili 4, lemon 8, lemon 4, pepper 10"
SEVEN: Final = lies(7, 6)

POSITIONS: Final = [
    doubted(
        "a seven, two of three mine",
        claim("chili 7", "chili 7, chili 7, chili 2, chili 9, lemon 4, pepper 10"),
        wrong(SEVEN, 1, 93, 6 + 5),
        wrong(SEVEN, 1, 93, 25 + 5),
        "Two of the three are mine. 25 other chilis.",
    ),
    doubted(
        "many fives are mine",
        claim("lemon 5", "chili 5, chili 5, chili 5, pepper 5, pepper 5, lemon 9", held=4),
        wrong(lies(5, 4), 3, 91, 1 + 5),
        wrong(lies(5, 4), 3, 91, 26 + 5),
        "Of the six other fives I hold five.",
    ),
    Position(
        "I have seen the card",
        claim("chili 7", PLAIN, **{"stack": "lemon 2, lemon 9, pepper 7", "seen stack": [0]}),
        {NUMBER: 0, SPICE: 1},
        "It is a pepper 7, so the number is right and the spice is wrong.",
        options={"total_wild": False},
    ),
]
