"""Play many matches, and count how often each bot wins, with the error.

>>> results = simulate("pepper", ["rule_of_thumb", "random"], games=40, seed=1, progress=False)
>>> results.games, results.wins[0] > results.wins[1]
(40, True)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import permutations
from typing import Any, NamedTuple, NoReturn

from cardlab import bots as known
from cardlab.bots.playing import failed, play, raised
from cardlab.bots.timeout import Limit, in_time, too_long
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.match.match import NAMES, checked_seed, new_match
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.errors import BadOption, BotError
from cardlab.studies.log import GameLog, GameResult
from cardlab.studies.results import Results
from cardlab.studies.spread import Executor, seeds, spread, with_bar


def simulate(  # noqa: PLR0913 - what users choose, by name
    game: str | Game[Any],
    bots: Sequence[str | Bot | known.Maker] | Mapping[str, str | Bot | known.Maker],
    games: int = 1000,
    seed: int = 1,
    executor: Executor | None = None,
    progress: bool = True,
    seatings: str = "one",
    seconds: float | None = 10,
    *,
    players: int | None = None,
    workers: int | None = None,
    **house_rules: Any,
) -> Results:
    """Play many games with one bot a seat; game n is dealt from the seed ``seed + n``.

    ``bots`` are a list, or a dict by their names: one for each seat, so that ``players`` need not
    be said. Each is a name that :func:`cardlab.bots.make` knows, a function of a Seat, or a maker
    (:class:`cardlab.bots.Maker`). Named bots and makers get a seed for each game, which depends on
    the deal and the bot alone: so the same ``seed`` gives the same results, wherever the games are
    played. A function that throws dice of its own does not repeat: make it by a maker.

    ``workers`` is a number of processes of this computer that share the games; it needs the package
    loky, and the bots may be functions of a notebook. ``executor`` has the games played elsewhere:
    it is one of :mod:`concurrent.futures`, Dask's ``client.get_executor()`` or ipyparallel's
    ``client.executor()``; ``workers`` then says how many workers it has, 16 if it is not given.

    ``progress`` shows a bar, where tqdm is installed. A function that thinks about a move for
    longer than ``seconds`` (None: no limit) is an error, as is one that raises. With ``seconds``
    functions play in a thread, so that one that never ends can be given up.

    A bot runs in this process, with all that this process can reach, hidden cards too. Bots of
    people who might cheat meet in :func:`cardlab.tournament` with ``processes=True``.

    With ``seatings`` "one" the bots sit in their order. With "all" each deal is played in all
    orders of the bots, with "turned" in those that begin with each bot in turn; ``games`` is then
    the number of deals. So luck with the cards and with the seat is shared out
    (:meth:`Results.paired`).

    >>> results = simulate("pepper", ["random"] * 2, games=5, progress=False, seatings="all")
    >>> results.games, results.deals, results.seatings
    (10, 5, ((0, 1), (1, 0)))
    """
    sitting = named(bots)
    _check(sitting, games, players)
    check_seconds(seconds)
    first, orders = checked_seed(seed), _orders(len(sitting), seatings)
    study = _Study(find(game), tuple(sitting.values()), house_rules, seconds, first, orders)
    whole, elsewhere = games * len(orders), spread(executor, workers)
    done = (
        elsewhere.results(study.log, whole, study.seeds)
        if elsewhere
        else study.results(range(whole))
    )
    log = GameLog(len(sitting), with_bar(done, whole, "game") if progress else done)
    seated_as = tuple(orders) if len(orders) > 1 else ()
    names = bots if isinstance(bots, Mapping) else map(name_of, bots)
    of = find(game)
    return Results(of.name, tuple(names), first, log, seated_as, of.fewest_win)


def _orders(bots: int, seatings: str) -> list[tuple[int, ...]]:
    """Return the orders in which bots sit: for each seat the number of its bot."""
    usual = tuple(range(bots))
    if seatings == "one":
        return [usual]
    if seatings == "turned":
        return [usual[k:] + usual[:k] for k in usual]
    if seatings == "all":
        return list(permutations(usual))
    raise BadOption(f"Seatings are 'one', 'turned' or 'all', not {seatings!r:.80}.")


def named(bots: Any) -> dict[str, Any]:
    """Return bots by their names; those of a list are numbered where they are called alike."""
    if isinstance(bots, Mapping) and all(isinstance(name, str) for name in bots):
        return dict(bots)
    if not isinstance(bots, list | tuple) or not bots:
        raise BadOption(
            "Bots are a list, like ['random', 'random'], or a dict by their names, like "
            f"{{'mine': bot, 'other': 'random'}}; not {bots!r:.80}."
        )
    by_name: dict[str, Any] = {}
    for bot in bots:
        name, number = name_of(bot), 1
        while name in by_name:
            number += 1
            name = f"{name_of(bot)} {number}"
        by_name[name] = bot
    return by_name


def check_seconds(seconds: Any) -> None:
    """Raise BadOption where no bot could answer in this time."""
    if seconds is not None and (type(seconds) not in (int, float) or not seconds > 0):
        raise BadOption(f"Seconds for a move are more than 0, or None; {seconds!r:.80} is not.")


def _check(bots: dict[str, Any], games: Any, players: Any) -> None:
    if players is not None and players != len(bots):
        raise BadOption(
            f"There are {len(bots)} bots for players={players!r:.80}: give as many bots as seats, "
            "one each."
        )
    if type(games) is not int or games < 1:
        raise BadOption(f"A number of games is 1 or more; {games!r:.80} is not.")
    for bot in bots.values():
        seated(bot, 0)


def seated(bot: Any, seed: int) -> Bot:
    """Return a bot by its name, the one that a maker makes from a seed, or the function itself."""
    if isinstance(bot, str) and bot not in known.names() and ":" in bot:
        raise BadOption(
            f"{bot!r:.80} is run in a process of its own: tournament(..., processes=True). Else "
            "import the function, and give that."
        )
    if isinstance(bot, str):
        return known.make(bot, seed=seed % 2**63)
    if isinstance(bot, known.Maker):
        return _made(bot, seed % 2**63)
    if callable(bot):
        function: Bot = bot
        return function
    raise BadOption(f"{bot!r:.80} is no bot: a bot is a function of a Seat, or the name of one.")


def _made(maker: known.Maker, seed: int) -> Bot:
    """Return the bot that a maker makes from a seed."""
    name = name_of(maker)
    try:
        bot = maker(seed)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BotError(f"The maker {name} {raised(error)}") from error
    if not callable(bot):
        raise BotError(f"The maker {name} returned {bot!r:.80}: a bot is a function of a Seat.")
    return bot


def name_of(bot: str | Bot | known.Maker) -> str:
    """Return the name of a bot for a table."""
    return bot if isinstance(bot, str) else str(getattr(bot, "__name__", repr(bot)))


class _Study(NamedTuple):
    """The games of a simulation, which are numbered: all seatings of a deal, then the next deal."""

    game: Game[Any]
    bots: tuple[str | Bot | known.Maker, ...]
    rules: dict[str, Any]
    seconds: float | None
    first: int
    orders: list[tuple[int, ...]]

    def log(self, numbers: range) -> GameLog:
        """Play the games with some numbers, and return their results."""
        return GameLog(len(self.bots), self.results(numbers))

    def results(self, numbers: range) -> Iterator[GameResult]:
        """Yield the results of the games with some numbers, each as soon as it was played."""
        if self.seconds is None or all(isinstance(bot, str) for bot in self.bots):
            yield from map(self._played, numbers)
            return
        yield from in_time((partial(self._played, n) for n in numbers), self.seconds, self._late)

    def seeds(self, numbers: range) -> str:
        """Return the seeds of the games with some numbers, in words."""
        return seeds(self._deal(numbers[0]), self._deal(numbers[-1]))

    def _deal(self, number: int) -> int:
        return self.first + number // len(self.orders)

    def _late(self, _job: int, bot: Bot, seat: Seat) -> NoReturn:
        """Raise the error that names a bot that has taken too long."""
        assert self.seconds is not None
        raise failed(NAMES, seat.number, bot, too_long(self.seconds))

    def _order(self, number: int) -> tuple[int, ...]:
        return self.orders[number % len(self.orders)]

    def _played(self, number: int, limit: Limit | None = None) -> GameResult:
        """Play a game; each bot has the same seed wherever it sits."""
        seed = self._deal(number)
        match = new_match(self.game, len(self.bots), seed, **self.rules)
        sitting = [seated(self.bots[n], seed * 64 + n) for n in self._order(number)]
        outcome = play(match, sitting, limit)
        return GameResult(outcome.winners, outcome.scores, len(match.run.log))
