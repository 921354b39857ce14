"""A turn of Nacho Pile for lessons: its bag as numbers, and three ways to get the bust chance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final

import cardlab
from cardlab import counting
from cardlab.engine.dice import Dice
from cardlab.engine.match import Match
from cardlab.games.nacho_pile import GAME
from cardlab.games.nacho_pile.cards import VALUES, NachoView, type_of

if TYPE_CHECKING:
    import numpy as np

WILD: Final = 0  # how a wild that has no value yet is written in the bag of numbers

# --- The turn that the hour is about ---------------------------------------------------------

_PLACES: Final = {
    "bag": "1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7, 7, wild, wild, wild, wild, "
    "steal, steal, score, return",
    "front 1": "4, 6, 6",
    "front 2": "2, 7",
    "plate 0": "1, 1, 2, 3, 4, 5, 6, 7, wild",
    "plate 1": "1, 1, 2, 3, 4, 5, 6, return",
    "plate 2": "1, 2, 3, 5, 5, 7, score, wild",
}
_SEED: Final = 1294  # by which a 3, a 5 and a Steal are drawn first


def position() -> Match[NachoView]:
    """Return a match at Ana's turn: she has drawn 3, 5 and Steal, and 21 chips are in the bag.

    >>> from cardlab.games.nacho_pile import odds
    >>> match = position()
    >>> match.legal(), odds.bust_chance(match.view(0))
    ([Move.parse('0 draw'), Move.parse('0 stop')], Fraction(2, 7))
    """
    match = cardlab.set_table(GAME, _PLACES, players=3, seed=_SEED)
    for move in ("0 draw", "0 draw", "0 draw", "0 steal 1 at 1"):
        match.apply(move)
    return match


def bag(match: Match) -> np.ndarray[Any, Any]:
    """Return the chips of the bag as numbers, sorted: 1 to 7, 0 for a wild, 8 for a spicy chip."""
    import numpy as np

    left = counting.unseen(match.view(0)).cards.elements()
    return np.array(sorted(type_of(chip) for chip in left))


# --- Two more chips: three ways to the same chance ---------------------------------------------


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


def played(match: Match, games: int, draws: int = 2, seed: int = 1) -> float:
    """Return the share of games in which so many more draws bust, played with the rules.

    Each game is played in another imagined match, which agrees with this one in all that the player
    knows: so the bag comes in another order each time. A wild counts as the lowest value that has
    not been drawn yet.

    Args:
        match: the match, at a draw.
        games: how many games to play.
        draws: how many more chips are drawn.
        seed: the seed of the imagined matches.

    """
    dice = Dice(seed)
    me = match.ask.seats[0] if match.ask else 0
    return sum(_bust_at(match.imagine(me, dice), me, draws) for _ in range(games)) / games


def _bust_at(world: Match, me: int, draws: int) -> bool:
    done = sum(event.verb == "bust" for event in world.story())
    for _ in range(draws):
        world.apply(f"{me} draw")
        if sum(event.verb == "bust" for event in world.story()) > done:
            return True
        while world.ask and world.ask.why != "nacho.draw":
            world.apply(world.legal()[0])  # what a spicy chip does, or the value of a wild
        if world.over:
            return False
    return False
