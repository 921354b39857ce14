"""Bots: functions that take a seat and return a move.

>>> def first(seat):
...     return seat.legal[0]
>>> import cardlab
>>> cardlab.play(cardlab.new_match("pepper", players=2, seed=3), first).winners
(0,)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import update_wrapper
from operator import attrgetter
from typing import Any, Final

from cardlab.bots.estimate import monte_carlo
from cardlab.bots.playing import Player, raised
from cardlab.bots.rules_of_thumb import rule_of_thumb
from cardlab.engine.match.match import Match, checked_seed
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption, BotError
from cardlab.engine.table.events import Outcome
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_, Sentence, either
from cardlab.lazy import modules_of

__all__ = [
    "AnyBot",
    "Bot",
    "Maker",
    "Seat",
    "make",
    "name_of",
    "named",
    "names",
    "play",
    "seated",
]

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
        """Pickle the maker by its name if another process can import it, else by its function."""
        name = getattr(self, "__qualname__", "")
        try:
            named = attrgetter(name)(sys.modules[self.__module__])
        except (AttributeError, KeyError):
            named = None
        is_imported = named is self and self.__module__ != "__main__"
        return name if is_imported else (Maker, (self._function,))


AnyBot = str | Bot | Maker
"""A bot for :func:`cardlab.play`, :func:`cardlab.simulate` and :func:`cardlab.tournament`: a name
that :func:`make` knows, a function that takes a seat, or a maker of such functions."""


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


def play(match: Match, bots: AnyBot | Sequence[AnyBot] | Mapping[str, AnyBot]) -> Outcome:
    """Play a match to its end and return the outcome.

    >>> import cardlab
    >>> match = cardlab.new_match("pepper", players=2, seed=7)
    >>> cardlab.play(match, ["rule_of_thumb", lambda seat: seat.legal[0]]).reason
    'pepper.goal'

    Args:
        match: the match; afterwards it is over.
        bots: a bot for each seat, as a list or a dict, or one bot for all seats. A bot is what
            :func:`cardlab.simulate` takes: a name, a function or a maker. The chance of named bots
            follows from the seed of the match, as in the game of that seed in ``simulate``.

    Raises:
        BotError: a bot raised an error, or answered with something that is no legal move. The match
            stays as it was before that move.
        BadOption: there is not one bot for each seat.

    """
    is_one = isinstance(bots, str) or callable(bots)
    given = [bots] * match.players if is_one else [*named(bots).values()]
    if len(given) != match.players:
        raise BadOption(f"Give a bot for each of the {match.players} seats, not {len(given)}.")
    run, seed = match.run, 64 * (match.seed or 0)
    players = [Player(match, seat, seated(bot, seed + seat)) for seat, bot in enumerate(given)]
    while run.ask is not None:
        run.enter(players[run.ask.seats[0]].move())
    assert match.outcome is not None
    return match.outcome


def named(bots: Any) -> dict[str, Any]:
    """Return bots by name; bots of a list that have the same name get numbers."""
    if isinstance(bots, Mapping) and all(isinstance(name, str) for name in bots):
        return dict(bots)
    if not isinstance(bots, list | tuple) or not bots:
        raise BadOption(
            "Give the bots as a list, like ['random', 'random'], or as a dict, like "
            f"{{'mine': bot, 'other': 'random'}}, not {bots!r:.80}."
        )
    by_name: dict[str, Any] = {}
    for bot in bots:
        name, number = name_of(bot), 1
        while name in by_name:
            number += 1
            name = f"{name_of(bot)} {number}"
        by_name[name] = bot
    return by_name


def seated(bot: Any, seed: int) -> Bot:
    """Return the bot of a name, the bot that a maker makes from a seed, or the function itself."""
    if isinstance(bot, str) and bot not in names() and ":" in bot:
        raise BadOption(
            f"{bot!r:.80} names a file: use tournament(..., processes=True), or import the "
            "function and pass it."
        )
    if isinstance(bot, str):
        return make(bot, seed=seed % 2**63)
    if not callable(bot):
        raise BadOption(
            f"{bot!r:.80} is not a bot: give a function that takes a Seat, or a name like 'random'."
        )
    made: Any = bot
    if isinstance(bot, Maker):
        try:
            made = bot(seed % 2**63)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise BotError(f"The maker {name_of(bot)} {raised(error)}") from error
        if not callable(made):
            wrong = f"The maker {name_of(bot)} returned {made!r:.80}"
            raise BotError(f"{wrong}, which is not a function that takes a Seat.")
    function: Bot = made
    return function


def name_of(bot: AnyBot) -> str:
    """Return the name under which tables list a bot."""
    return bot if isinstance(bot, str) else str(getattr(bot, "__name__", repr(bot)))
