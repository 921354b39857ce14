"""Play many matches, and count how often each bot wins, with the error.

>>> results = simulate("pepper", ["rule_of_thumb", "random"], games=40, seed=1, progress=False)
>>> results.games, results.wins[0] > results.wins[1]
(40, True)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from itertools import permutations
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from cardlab import bots as known
from cardlab.bots.estimate import Z, mean_and_error, wilson
from cardlab.bots.playing import play
from cardlab.bots.timeout import alarm, in_time
from cardlab.engine.catalogue import find
from cardlab.engine.errors import BadOption
from cardlab.engine.game import Game
from cardlab.engine.match import checked_seed, new_match
from cardlab.engine.seat import Bot

if TYPE_CHECKING:
    from concurrent.futures import Executor

T = TypeVar("T")
_CHUNK = 25  # games that are handed to an executor at a time


class GameResult(NamedTuple):
    """How one game ended: who won (``()`` for nobody), the scores if it has any, and its moves."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int


class Paired(NamedTuple):
    """What a bot won on the same deals in all seatings: a share with its standard error.

    ``error`` compares deal with deal; ``unpaired`` is the error if each game had had a deal of its
    own; ``worth`` says how many times as many of those games would be as good: the square of their
    ratio. Where the deal decides, as between bots that play alike, it is well above 1.
    """

    share: float
    error: float
    unpaired: float

    @property
    def worth(self) -> float:
        """How many games on new deals one game is worth; infinite where all deals are alike."""
        return (self.unpaired / self.error) ** 2 if self.error else float("inf")


@dataclass(frozen=True, repr=False)
class Results:
    """The results of many games; ``log`` has one entry for each game, in order of the seeds.

    ``names`` are the bots. ``seatings`` are the orders in which each deal was played: for each seat
    the number of its bot in ``names``. With one seating, the usual case, bot 0 sits at seat 0 and
    so on; with several the log has the games of the first deal in all seatings, then of the second.

    In a notebook it shows as a table; :meth:`plot` draws it.
    """

    game: str
    names: tuple[str, ...]
    seed: int
    log: tuple[GameResult, ...]
    seatings: tuple[tuple[int, ...], ...] = ()

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.log)

    @property
    def deals(self) -> int:
        """How many deals were played, each in all seatings."""
        return self.games // len(self._seatings)

    @property
    def wins(self) -> tuple[float, ...]:
        """How many games each bot won; one that was shared counts in parts."""
        return tuple(sum(self._won(bot)) for bot in range(len(self.names)))

    @property
    def wins_by_seat(self) -> tuple[float, ...]:
        """How many games each seat won, whichever bot sat there; shared ones count in parts."""
        return tuple(sum(self._won_at(seat)) for seat in range(len(self.names)))

    @property
    def moves(self) -> float:
        """How many moves a game had, on average."""
        return sum(result.moves for result in self.log) / self.games

    def won(self, bot: int) -> Any:
        """Return for each game what a bot won: 1, 0, or the part of a shared win.

        A numpy array of the shape (games,). With one seating a bot has the number of its seat.
        """
        import numpy as np

        return np.array(self._won(self._number(bot)))

    def won_at(self, seat: int) -> Any:
        """Return for each game what a seat won, whichever bot sat there.

        A numpy array of the shape (games,).
        """
        import numpy as np

        return np.array(self._won_at(self._number(seat)))

    def running(self, seat: int = 0) -> Any:
        """Return the share of the games that a seat has won, after each game.

        A numpy array of the shape (games,).

        >>> results = simulate("pepper", ["random"] * 2, games=50, progress=False)
        >>> bool(results.running(0)[-1] == results.wins_by_seat[0] / 50)
        True
        """
        import numpy as np

        won = self.won_at(seat)
        share: Any = won.cumsum() / np.arange(1, len(won) + 1)
        return share

    def paired(self, bot: int) -> Paired:
        """Return the share of the games that a bot won, with an error that compares deal with deal.

        The mean over the seatings of a deal is one value; the error is that of the mean of these
        values over the deals.

        Raises:
            BadOption: there is one seating only, or only one deal.

        """
        seatings = len(self._seatings)
        if seatings < 2 or self.deals < 2:
            raise BadOption("Play two deals or more in several seatings: simulate(seatings='all').")
        won = self._won(self._number(bot))
        of_deals = [sum(won[n : n + seatings]) / seatings for n in range(0, len(won), seatings)]
        share, error = mean_and_error(of_deals)
        apart = [mean_and_error(won[k::seatings])[1] for k in range(seatings)]
        return Paired(share, error, sqrt(sum(each**2 for each in apart)) / seatings)

    def rows(self) -> list[dict[str, Any]]:
        """Return a row for each bot: its share of the wins with a 95 % interval, its points.

        ``seat`` is the number of the bot, with one seating its seat. The interval is Wilson's; with
        several seatings it is the share and 1.96 of the errors of :meth:`paired` either way.
        ``points`` is None in a game without scores.
        """
        rows = []
        for bot, (name, won) in enumerate(zip(self.names, self.wins, strict=True)):
            low, high = self._interval(bot, won)
            points = self._points(bot)
            mean = sum(points) / len(points) if points else None
            row = {"seat": bot, "bot": name, "wins": won, "share": won / self.games}
            rows.append({**row, "low": low, "high": high, "points": mean})
        return rows

    def _interval(self, bot: int, won: float) -> tuple[float, float]:
        if len(self._seatings) < 2 or self.deals < 2:
            return wilson(won / self.games, self.games)
        share, error, _ = self.paired(bot)
        return max(0.0, share - Z * error), min(1.0, share + Z * error)

    @property
    def _seatings(self) -> tuple[tuple[int, ...], ...]:
        return self.seatings or (tuple(range(len(self.names))),)

    def _number(self, seat: Any) -> int:
        if type(seat) is int and 0 <= seat < len(self.names):
            return seat
        raise BadOption(f"There are the numbers 0 to {len(self.names) - 1}, not {seat!r:.80}.")

    def _won(self, bot: int) -> list[float]:
        """What a bot won in each game, wherever it sat."""
        seats = [seating.index(bot) for seating in self._seatings]
        return [_part(result, seats[n % len(seats)]) for n, result in enumerate(self.log)]

    def _won_at(self, seat: int) -> list[float]:
        return [_part(result, seat) for result in self.log]

    def _points(self, bot: int) -> list[int]:
        seats = [seating.index(bot) for seating in self._seatings]
        scores = [result.scores for result in self.log]
        return [each[seats[n % len(seats)]] for n, each in enumerate(scores) if each]

    def plot(self) -> Any:
        """Return a matplotlib figure: the shares of the wins as points with their intervals."""
        from matplotlib.figure import Figure

        rows = self.rows()
        figure = Figure(figsize=(7, 0.6 + 0.5 * len(rows)), layout="constrained")
        axes = figure.subplots()
        for row in rows:
            axes.plot([row["low"], row["high"]], [row["seat"]] * 2, color="#0072b2", linewidth=3)
            axes.plot(row["share"], row["seat"], "o", color="#0072b2", markersize=9)
        axes.axvline(1 / len(rows), color="#767676", linestyle=":", label="even share")
        axes.set(xlim=(0, 1), xlabel=f"share of {self.games:,} games won, 95 % interval")
        axes.set_yticks([row["seat"] for row in rows], [row["bot"] for row in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)  # the first seat on top, and room about the points
        axes.legend(loc="lower right", frameon=False)
        return figure

    def plot_running(self, seat: int = 0) -> Any:
        """Return a matplotlib figure: a seat's share after each game, and two errors about even."""
        import numpy as np
        from matplotlib.figure import Figure

        even, games = 1 / len(self.names), np.arange(1, self.games + 1)
        band = 2 * np.sqrt(even * (1 - even) / games)
        figure = Figure(figsize=(7, 4), layout="constrained")
        axes = figure.subplots()
        axes.fill_between(games, even - band, even + band, color="#767676", alpha=0.2, linewidth=0,
                          label="two standard errors about even")  # fmt: skip
        axes.plot(games, self.running(seat), color="#0072b2", label=f"seat {seat}")
        axes.axhline(even, color="#767676", linestyle=":")
        axes.set(ylim=(0, 1), xlabel="games", ylabel="share won", xscale="log")
        axes.legend(loc="lower right", frameon=False)
        return figure

    def __str__(self) -> str:
        return "\n".join([self._head(), *("  ".join(cells) for cells in self._cells())])

    def __repr__(self) -> str:
        return str(self)  # the log of a thousand games would fill the screen

    def _repr_html_(self) -> str:
        return f"<p>{escape(self._head())}</p>{html_table(self._cells())}"

    def _head(self) -> str:
        head = f"{self.games:,} games of {self.game}, {self.moves:.0f} moves each on average"
        several = len(self._seatings)
        return head if several < 2 else f"{head}; {self.deals:,} deals in {several} seatings each"

    def _cells(self) -> list[list[str]]:
        wide = max(len(name) for name in self.names)
        number = "seat" if len(self._seatings) < 2 else " bot"
        head = [number, f"{'bot':{wide}}", "  wins", "share", "95 % interval", "points"]
        rows = [head, *(_row_in_words(row, wide) for row in self.rows())]
        has_points = any(result.scores for result in self.log)
        return rows if has_points else [row[:-1] for row in rows]


def _part(result: GameResult, seat: int) -> float:
    """Return what a seat won of a game: 1, 0, or a part of a shared win."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def html_table(cells: list[list[str]]) -> str:
    """Return rows of cells as an HTML table, the first row its head; the cells are escaped."""
    head, *body = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in cells]
    rows = "".join(f"<tr>{row}</tr>" for row in body)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _row_in_words(row: dict[str, Any], wide: int) -> list[str]:
    points = "" if row["points"] is None else f"{row['points']:.1f}"
    between = f"{row['low']:.1%} to {row['high']:.1%}"
    who = [f"{row['seat']:4}", f"{row['bot']:{wide}}", f"{row['wins']:6g}"]
    return [*who, f"{row['share']:.1%}", between, points]


def simulate(
    game: str | Game[Any],
    bots: Sequence[str | Bot],
    games: int = 1000,
    seed: int = 1,
    executor: Executor | None = None,
    progress: bool = True,
    seatings: str = "one",
    seconds: float | None = 10,
    **house_rules: Any,
) -> Results:
    """Play many games with one bot a seat; game n is dealt from the seed ``seed + n``.

    ``bots`` are names that :func:`cardlab.bots.make` knows, or functions of a Seat. The named ones
    get a seed of their own in each game, so that the results depend on ``seed`` alone, however the
    games are spread: ``executor`` is any of :mod:`concurrent.futures` (with processes, functions
    must be importable). ``progress`` shows a bar, where tqdm is installed. A function that thinks
    about a move for longer than ``seconds`` (None: no limit) is an error, as is one that raises.

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
    _check(bots, games)
    first, orders = checked_seed(seed), _orders(len(bots), seatings)
    one = partial(_played, game, tuple(bots), house_rules, seconds)
    jobs = [(deal, order) for deal in range(first, first + games) for order in orders]
    done = map(one, jobs) if executor is None else executor.map(one, jobs, chunksize=_CHUNK)
    log = tuple(with_bar(done, len(jobs), "game") if progress else done)
    seated_as = tuple(orders) if len(orders) > 1 else ()
    return Results(find(game).name, tuple(map(name_of, bots)), first, log, seated_as)


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


def _check(bots: Any, games: Any) -> None:
    if not isinstance(bots, list | tuple) or not bots:
        raise BadOption(
            f"Bots are a list, one a seat, like ['random', 'random']; not {bots!r:.80}."
        )
    if type(games) is not int or games < 1:
        raise BadOption(f"A number of games is 1 or more; {games!r} is not.")
    for bot in bots:
        seated(bot, 0)


def seated(bot: str | Bot, seed: int) -> Bot:
    """Return a bot by its name, or the function itself."""
    if isinstance(bot, str):
        return known.make(bot, seed=seed)
    if callable(bot):
        return bot
    raise BadOption(f"{bot!r:.80} is no bot: a bot is a function of a Seat, or the name of one.")


def name_of(bot: str | Bot) -> str:
    """Return the name of a bot for a table."""
    return bot if isinstance(bot, str) else str(getattr(bot, "__name__", repr(bot)))


def _played(
    game: str | Game[Any],
    bots: tuple[str | Bot, ...],
    rules: dict[str, Any],
    seconds: float | None,
    job: tuple[int, tuple[int, ...]],
) -> GameResult:
    """Play one deal, with the bots in an order; each bot has the same seed wherever it sits."""
    seed, order = job
    match = new_match(game, len(bots), seed, **rules)
    sitting = [seated(bots[n], seed * 64 + n) for n in order]
    if seconds is None or all(isinstance(bot, str) for bot in bots):
        outcome = play(match, sitting)
    else:
        with alarm(seconds) as limited:
            own = limited or partial(in_time, seconds)
            outcome = play(match, sitting, own)
    return GameResult(outcome.winners, outcome.scores, len(match.course.log))


def with_bar(done: Iterable[T], whole: int, unit: str) -> Iterable[T]:
    """Return the same with a bar of progress, where tqdm is installed."""
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped]
    except ImportError:
        return done
    bar: Callable[..., Iterable[T]] = tqdm
    return bar(done, total=whole, unit=unit, leave=False)
