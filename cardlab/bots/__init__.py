"""Bots: functions that take a seat and return a move.

>>> def first(seat):
...     return seat.legal[0]
>>> import cardlab
>>> cardlab.play(cardlab.new_match("pepper", players=2, seed=3), first).winners
(0,)
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import update_wrapper
from operator import attrgetter
from typing import Any, Final

from cardlab.bots.estimate import monte_carlo
from cardlab.bots.rules_of_thumb import rule_of_thumb
from cardlab.engine.match.match import checked_seed
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_, Sentence, either
from cardlab.lazy import modules_of

__all__ = ["Bot", "Maker", "Seat", "make", "names"]

__getattr__ = modules_of(__name__)


class Maker:
    """A decorator for a function that makes a bot from a seed.

    :func:`cardlab.simulate` and :func:`cardlab.tournament` call the function with a seed for each
    game. So a bot with chance of its own makes the same moves when its games are played again, or
    by other processes.

    >>> import cardlab
    >>> @Maker
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

    Args:
        function: the function; a class works too, if its instances are bots.

    Raises:
        BadOption: ``function`` can't be called.

    """

    __name__: str
    __qualname__: str

    def __init__(self, function: Callable[[int], Bot]) -> None:
        if not callable(function):
            raise BadOption(f"A maker must be a function that takes a seed, not {function!r:.80}.")
        self._function = function
        update_wrapper(self, function, updated=())

    def __call__(self, seed: int) -> Bot:
        return self._function(seed)

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Return how it is pickled: by its name where another process can import it."""
        name = getattr(self, "__qualname__", "")
        try:
            named = attrgetter(name)(sys.modules[self.__module__])
        except (AttributeError, KeyError):
            named = None
        is_imported = named is self and self.__module__ != "__main__"
        return name if is_imported else (Maker, (self._function,))


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
    "monte_carlo": monte_carlo,
}


def names() -> list[str]:
    """Return the names that :func:`make` knows, the weakest first."""
    return list(_BOTS)


def make(name: str, **settings: Any) -> Bot:
    """Return one of the bots that come with cardlab.

    >>> make("random", seed=3).__name__
    'random_bot'

    Args:
        name: "random", "rule_of_thumb" or "monte_carlo".
        **settings: ``seed``, from which all chance of the bot follows. For "monte_carlo" also
            ``playouts``, the number of playouts for a move, or ``seconds``.

    Raises:
        BadOption: there is no such bot, or no such setting.

    """
    if not isinstance(name, str) or name not in _BOTS:
        fields = {"bot": f"{name!r:.80}", "known": either(_BOTS)}
        raise BadOption(Sentence(N_("There is no bot {bot}; choose {known}."), fields))
    try:
        return _BOTS[name](**settings)
    except TypeError as error:
        raise BadOption(f"The bot {name} does not accept these settings: {error}.") from error
