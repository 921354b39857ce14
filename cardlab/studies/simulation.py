"""Play many matches, and count how often each bot wins, with the error.

>>> results = simulate("pepper", ["rule_of_thumb", "random"], games=40, seed=1, progress=False)
>>> results.games, results.wins[0] > results.wins[1]
(40, True)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from cardlab.bots import AnyBot, name_of, named, seated
from cardlab.bots.apart import BotProcess
from cardlab.bots.playing import Player, failed
from cardlab.bots.timeout import Limit, in_time, too_long
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.match.match import NAMES, checked_seed, new_match
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.errors import BadOption, BotError
from cardlab.studies.results import GameLog, GameResult, Results
from cardlab.studies.spread import Executor, spread, with_bar


def simulate(  # noqa: PLR0913 - what users choose, by name
    game: str | Game[Any],
    bots: Sequence[AnyBot] | Mapping[str, AnyBot],
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
    """Play many games, and count how often each bot wins.

    Game n is dealt from the seed ``seed + n``. The same seed gives the same results, on one process
    or on many.

    >>> results = simulate("pepper", ["random"] * 2, games=5, progress=False, seatings="all")
    >>> results.games, results.deals, results.seatings
    (10, 5, ((0, 1), (1, 0)))

    Args:
        game: the name of a game, or a :class:`~cardlab.Game`.
        bots: one bot for each seat, as a list, or as a dict with their names. A bot is a name that
            :func:`cardlab.bots.make` knows, a function that takes a :class:`~cardlab.Seat` and
            returns a move, or a :class:`cardlab.bots.Maker`. The games of a function with chance of
            its own can't be repeated: write a maker, which receives a seed for each game.
        games: the number of games; with several seatings, the number of deals.
        seed: the seed of the first game.
        executor: plays the games elsewhere: an executor of :mod:`concurrent.futures`, Dask's
            ``client.get_executor()``, or ipyparallel's ``client.executor()``.
        progress: whether to show a progress bar, if tqdm is installed.
        seatings: "one" keeps the order of the bots. "all" plays each deal in every order, and
            "turned" in the orders that begin with each bot in turn. Both even out the luck of the
            deal (:meth:`Results.paired`).
        seconds: the time limit of a function for one move; None for no limit. With a limit,
            functions run in a thread, so that cardlab can give up one that never returns.
        players: the number of players, if you want to name it; it must be the number of bots.
        workers: the number of processes of this computer that play. This needs the package loky,
            and works for bots of a notebook too. With an executor, the number of its workers (16 by
            default).
        **house_rules: the house rules by name.

    Raises:
        BadOption: an argument is not possible.
        BotError: a bot raised an error, took too long, or returned no legal move.
        WorkerError: a worker was lost, as when its process died.

    Note:
        A bot runs in the process that plays, where it can reach everything, hidden cards included.
        To compare bots of people who might cheat, use :func:`cardlab.tournament` with
        ``processes=True``.

    """
    sitting = named(bots)
    _check(sitting, games, players)
    check_seconds(seconds)
    first, orders = checked_seed(seed), _orders(len(sitting), seatings)
    of = find(game)
    series = Series(of, tuple(sitting.values()), orders, first, seconds, house_rules)
    done = series.play_all(games, executor, workers, progress=progress)
    log = GameLog(result for result, _ in done)
    names = bots if isinstance(bots, Mapping) else map(name_of, bots)
    return Results(of.name, tuple(names), first, log, tuple(orders), of.fewest_win)


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


def check_seconds(seconds: Any) -> None:
    """Raise BadOption if the seconds are no number above 0."""
    if seconds is not None and (type(seconds) not in (int, float) or not seconds > 0):
        raise BadOption(f"The seconds must be a number above 0, or None, not {seconds!r:.80}.")


def _check(bots: dict[str, Any], games: Any, players: Any) -> None:
    if players is not None and players != len(bots):
        raise BadOption(
            f"You gave {len(bots)} bots for players={players!r:.80}: give one bot for each seat."
        )
    if type(games) is not int or games < 1:
        raise BadOption(f"The number of games must be 1 or more, not {games!r:.80}.")
    for bot in bots.values():
        seated(bot, 0)


Played = tuple[GameResult, str]
"""How a game ended, and what a bot did that lost it."""


@dataclass(frozen=True)
class Series:
    """Numbered games: those of the first deal in all seatings, then those of the next deal.

    ``first`` is the seed of the first deal. A seating gives for each seat the number of its bot.
    With ``names``, as in a tournament, a bot that fails loses its game; without, its error is
    raised.
    """

    game: Game[Any]
    bots: Sequence[AnyBot]
    seatings: Sequence[tuple[int, ...]]
    first: int
    seconds: float | None
    house_rules: dict[str, Any]
    names: tuple[str, ...] = ()

    def deal(self, number: int) -> int:
        """Return the seed of a game."""
        return self.first + number // len(self.seatings)

    def seating(self, number: int) -> tuple[int, ...]:
        """Return who sits where in a game."""
        return self.seatings[number % len(self.seatings)]

    def names_at(self, number: int) -> tuple[str, ...]:
        """Return the names of the seats of a game."""
        seating = self.seating(number)
        return tuple(self.names[n] for n in seating) if self.names else NAMES[: len(seating)]

    def seeds(self, numbers: range) -> str:
        """Name the seeds of some games."""
        first, last = self.deal(numbers[0]), self.deal(numbers[-1])
        return f"the seed {first}" if first == last else f"the seeds {first} to {last}"

    def play_all(
        self, deals: int, executor: Executor | None, workers: int | None, *, progress: bool
    ) -> Iterable[Played]:
        """Play all games, in this process or by workers, and yield their results in order."""
        games = deals * len(self.seatings)
        done = spread(self.results, games, executor, workers, self.seeds)
        return with_bar(done, games, "game") if progress else done

    def results(self, numbers: range) -> Iterator[Played]:
        """Play some games in this process, and yield each result at once.

        Only functions need the limit: named bots end, and processes have a limit of their own.
        """
        seconds = self.seconds
        if seconds is None or all(isinstance(bot, str) for bot in self.bots):
            return map(self.play, numbers)

        def late(number: int, bot: Bot, seat: Seat) -> Played:
            error = failed(self.names_at(number), seat.number, bot, too_long(seconds))
            return self.lose(number, seat.number, error)

        return in_time(self.play, numbers, seconds, late)

    def play(self, number: int, limit: Limit | None = None) -> Played:
        """Play a game; a bot that fails or exceeds the limit loses it.

        A bot from a file gets a new process for each game, so it has not seen the deal before.
        """
        seating, deal = self.seating(number), self.deal(number)
        match = new_match(self.game, len(seating), deal, self.names_at(number), **self.house_rules)
        run, players, seat = match.run, list[Player](), 0
        try:
            with ExitStack() as processes:
                for seat, n in enumerate(seating):
                    # simulate gives a bot one seed wherever it sits, a tournament each seat
                    seed = deal * 64 + (seat if self.names else n)
                    bot = self._bot(n, processes)
                    within = None if isinstance(bot, str) else limit
                    players.append(Player(match, seat, seated(bot, seed), within))
                while run.ask is not None:
                    seat = run.ask.seats[0]
                    run.enter(players[seat].move())
        except BotError as error:
            return self.lose(number, seat, error)
        outcome = match.outcome
        assert outcome is not None
        return GameResult(outcome.winners, outcome.scores, len(run.log)), ""

    def _bot(self, n: int, processes: ExitStack) -> AnyBot:
        """Return a bot; a bot from a file is a new process, which ``processes`` ends."""
        bot = self.bots[n]
        if not isinstance(bot, str) or ":" not in bot:
            return bot
        return processes.enter_context(closing(BotProcess(bot, self.seconds)))

    def lose(self, number: int, seat: int, error: BotError) -> Played:
        """Return the result of a game that the bot at a seat has lost by a fault, or raise it."""
        if not self.names:
            raise error
        names = self.names_at(number)
        others = tuple(other for other in range(len(names)) if other != seat)
        return GameResult(others, (), 0), f"{names[seat]}, deal {self.deal(number)}: {error}"
