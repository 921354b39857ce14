"""Bots: functions that are handed a seat and answer with a move.

>>> def first(seat):
...     return seat.legal[0]
>>> import cardlab
>>> cardlab.play(cardlab.new_match("pepper", players=2, seed=3), first).winners
(0,)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cardlab.bots import fuego, nacho_pile, pepper, schwupps, spicy
from cardlab.bots import monte_carlo as thinking
from cardlab.bots.seat import Bot, Seat
from cardlab.errors import BadOption, one_of
from cardlab.match import checked_seed
from cardlab.moves import Move
from cardlab.table import Dice

__all__ = ["Bot", "Seat", "make", "names"]


def random(seed: int = 0) -> Bot:
    """A bot that makes any legal move, each as likely."""
    dice = Dice(checked_seed(seed))

    def random_bot(seat: Seat) -> Move:
        legal = seat.legal
        return legal[dice.below(len(legal))]

    return random_bot


_RULES_OF_THUMB: Final[dict[str, Callable[[Seat, Dice], Move]]] = {
    "fuego": fuego.rule_of_thumb,
    "nacho_pile": nacho_pile.rule_of_thumb,
    "pepper": pepper.rule_of_thumb,
    "schwupps": schwupps.rule_of_thumb,
    "spicy": spicy.rule_of_thumb,
}


def by_thumb(seat: Seat, dice: Dice) -> Move:
    """What the rules of thumb of the seat's game say."""
    return _RULES_OF_THUMB[seat.game](seat, dice)


def rule_of_thumb(seed: int = 0) -> Bot:
    """A bot that plays any game by a few rules a fair player would respect."""
    dice = Dice(checked_seed(seed))

    def rule_of_thumb_bot(seat: Seat) -> Move:
        return by_thumb(seat, dice)

    return rule_of_thumb_bot


def monte_carlo(seed: int = 0, playouts: int | None = None, seconds: float | None = None) -> Bot:
    """A bot that plays its moves out in imagined worlds, to improve on the rules of thumb.

    It thinks with so many ``playouts`` before each of its moves (200, if nothing is said), or for
    so many ``seconds``; with playouts it answers the same for the same seed.
    """
    return thinking.monte_carlo(by_thumb, seed, playouts, seconds)


_BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": random,
    "rule_of_thumb": rule_of_thumb,
    "monte_carlo": monte_carlo,
}


def names() -> list[str]:
    """The names that :func:`make` knows, the weakest first."""
    return list(_BOTS)


def make(name: str, **settings: Any) -> Bot:
    """A bot by its name.

    >>> make("random", seed=3).__name__
    'random_bot'

    ``settings``: ``seed``, from which all its chance comes; for ``monte_carlo`` also ``playouts``
    for a move, or ``seconds``.
    """
    if not isinstance(name, str) or name not in _BOTS:
        raise BadOption(f"There is no bot {name!r}; there is {one_of(_BOTS)}.")
    try:
        return _BOTS[name](**settings)
    except TypeError as error:
        raise BadOption(f"The bot {name} can't be set so: {error}.") from error
