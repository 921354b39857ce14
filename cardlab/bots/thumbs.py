"""The rules of thumb of every game: what they say, and why."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from cardlab.bots import fuego, nacho_pile, pepper, schwupps, spicy
from cardlab.bots.seat import Bot, Seat
from cardlab.match import checked_seed
from cardlab.moves import Move
from cardlab.table import Dice

_GAMES: Final[dict[str, ModuleType]] = {
    "fuego": fuego,
    "nacho_pile": nacho_pile,
    "pepper": pepper,
    "schwupps": schwupps,
    "spicy": spicy,
}


def by_thumb(seat: Seat, dice: Dice) -> Move:
    """What the rules of thumb of the seat's game say."""
    move: Move = _GAMES[seat.game].rule_of_thumb(seat, dice)
    return move


def reason(seat: Seat, move: Move) -> str:
    """The rule of thumb behind a move that they choose: a sentence of the catalogue.

    >>> import cardlab
    >>> seat = Seat(cardlab.new_match("pepper", players=2, seed=7), 0)
    >>> reason(seat, by_thumb(seat, Dice(1)))
    'Nothing else fits: that is what an eight is kept for.'
    """
    said: str = _GAMES[seat.game].reason(seat, move)
    return said


def rule_of_thumb(seed: int = 0) -> Bot:
    """A bot that plays any game by a few rules a fair player would respect."""
    dice = Dice(checked_seed(seed))

    def rule_of_thumb_bot(seat: Seat) -> Move:
        return by_thumb(seat, dice)

    return rule_of_thumb_bot
