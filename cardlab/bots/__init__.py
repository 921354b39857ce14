"""Bots: functions that are handed a seat and answer with a move.

>>> def first(seat):
...     return seat.legal[0]
>>> import cardlab
>>> cardlab.play(cardlab.new_match("pepper", players=2, seed=3), first).winners
(0,)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from cardlab.bots import monte_carlo
from cardlab.bots.rules_of_thumb import rule_of_thumb
from cardlab.engine.dice import Dice
from cardlab.engine.errors import BadOption, one_of
from cardlab.engine.match import checked_seed
from cardlab.engine.moves import Move
from cardlab.engine.seat import Bot, Seat

__all__ = ["Bot", "Maker", "Seat", "is_maker", "make", "maker", "names"]

Maker = Callable[[int], Bot]
"""A function that makes a bot from a seed, declared by :func:`maker`."""
M = TypeVar("M", bound=Callable[[int], Any])


def maker(function: M) -> M:
    """Declare that a function makes bots from seeds, and return it; to be used as a decorator.

    :func:`cardlab.simulate` and :func:`cardlab.tournament` call it with a seed for each game. So a
    bot that throws dice plays the same when the games are played again, or by other processes.

    >>> import cardlab
    >>> @maker
    ... def any_move(seed):
    ...     dice = cardlab.Dice(seed)
    ...
    ...     def bot(seat):
    ...         return seat.legal[dice.below(len(seat.legal))]
    ...
    ...     return bot
    >>> once, again = [cardlab.simulate("pepper", [any_move] * 2, 20, progress=False) for _ in "ab"]
    >>> once == again
    True

    Raises:
        BadOption: it is no function.

    """
    if not callable(function) or not hasattr(function, "__dict__"):
        raise BadOption(f"{function!r:.80} makes no bots: a maker is a function of a seed.")
    function.is_maker = True  # type: ignore[attr-defined]
    return function


def is_maker(bot: object) -> bool:
    """Return whether something was declared by :func:`maker`; what it makes was not."""
    return bool(getattr(bot, "__dict__", {}).get("is_maker"))


def random(seed: int = 0) -> Bot:
    """Return a bot that makes any legal move, each with the same chance."""
    dice = Dice(checked_seed(seed))

    def random_bot(seat: Seat) -> Move:
        legal = seat.legal
        return legal[dice.below(len(legal))]

    return random_bot


_BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": maker(random),
    "rule_of_thumb": maker(rule_of_thumb),
    "monte_carlo": maker(monte_carlo.monte_carlo),
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
