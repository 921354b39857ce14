"""The end of a game of Sweet & Spicy as a table: Ana may lie, Ben may doubt."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

import cardlab
from cardlab.engine.match.match import Match
from cardlab.odds.matrix_games import Solution, mean, solve

STACK: Final = 4  # cards on the stack before Ana plays
TRUE: Final = Fraction(1, 3)  # how often Ana's card is what she would say

_PLACES: Final = {
    "hand 0": "lemon 8, lemon 1",
    "hand 1": "pepper 1, pepper 2",
    "stack": "chili 1, chili 2, chili 3, chili 6",
    "declared": "chili 6",
    "owner": 1,
    "deck": "game end, lemon 3",
    "won 0": 45,
    "won 1": 46,
}


def position(seed: int = 1, card: str = "lemon 8") -> Match[Any]:
    """Return the end of a game: Ana may pass, or say "chili 7" of a card; then Ben may doubt it.

    >>> position().ask.why
    'spicy.challenge'

    Args:
        seed: the seed of the match.
        card: Ana's card, "chili 7" for a true one.

    """
    places = {**_PLACES, "hand 0": f"{card}, lemon 1"}
    return cardlab.set_table("spicy", places, players=2, seed=seed, total_wild=False)


def points(card: str, *moves: str) -> int:
    """Return what Ana gains over Ben, who begins one point ahead, if these moves end the game.

    >>> points("lemon 8", "0 pass")
    -1
    >>> points("chili 7", "0 play chili 7 as chili 7", "1 wait", "1 pass")
    2
    """
    match = position(card=card)
    for move in ("0 wait", *moves):
        match.apply(move)
    if match.outcome is None or not match.outcome.scores:
        raise cardlab.BadOption("These moves do not end the game.")
    mine, theirs = match.outcome.scores[:2]
    return mine - theirs + 1


def pays(stack: int = STACK) -> list[list[Fraction]]:
    """Return what Ana gets on average: rows honest and always lie, columns trust and doubt.

    >>> [[str(pay) for pay in row] for row in pays()]
    [['0', '5/3'], ['2', '-1']]
    """
    doubted_true, doubted_lie, trusted, passed = stack + 3, -(stack + 1), 2, -1
    false = 1 - TRUE
    return [
        [TRUE * trusted + false * passed, TRUE * doubted_true + false * passed],
        [Fraction(trusted), TRUE * doubted_true + false * doubted_lie],
    ]


def best(stack: int = STACK) -> Solution:
    """Return how often Ana should lie and Ben should doubt, and what that is worth to her."""
    return solve(pays(stack))


def at_worst(lie: Fraction, stack: int = STACK) -> Fraction:
    """Return what Ana gets at worst if she lies with this share of her false cards."""
    mix = [1 - lie, lie]
    return min(mean(pays(stack), mix, ben) for ben in ([1, 0], [0, 1]))
