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

from cardlab.bots import monte_carlo
from cardlab.bots.rules_of_thumb import rule_of_thumb
from cardlab.engine.dice import Dice
from cardlab.engine.errors import BadOption, one_of
from cardlab.engine.match import checked_seed
from cardlab.engine.moves import Move
from cardlab.engine.seat import Bot, Seat

__all__ = ["Bot", "Seat", "make", "names"]


def random(seed: int = 0) -> Bot:
    """Return a bot that makes any legal move, each with the same chance."""
    dice = Dice(checked_seed(seed))

    def random_bot(seat: Seat) -> Move:
        legal = seat.legal
        return legal[dice.below(len(legal))]

    return random_bot


_BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": random,
    "rule_of_thumb": rule_of_thumb,
    "monte_carlo": monte_carlo.monte_carlo,
}


def names() -> list[str]:
    """Return the names that :func:`make` knows, the weakest first."""
    return list(_BOTS)


def make(name: str, **settings: Any) -> Bot:
    """Return a bot by its name.

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
