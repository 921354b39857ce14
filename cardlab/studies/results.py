"""The results of many games: shares of the wins with their errors, as a table and as plots."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from importlib import import_module
from itertools import cycle
from math import sqrt
from typing import Any, NamedTuple

from cardlab.bots.estimate import Z, mean_and_error, wilson
from cardlab.engine.table.errors import BadOption
from cardlab.version import install_line

_BLUE, _GREY = "#0072b2", "#767676"


def needed(module: str) -> Any:
    """Import a module of a package that the extra "studies" installs, and return it.

    Raises:
        BadOption: it is missing.

    """
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        install = install_line("studies")
        raise BadOption(f"This needs the package {package}: {install}") from None


class GameResult(NamedTuple):
    """How one game ended: who won (``()`` for nobody), the scores if it has any, and its moves."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int


class GameLog(list[GameResult]):
    """The results of games, in order.

    >>> log = GameLog([GameResult((1,), (3, 8), 30), GameResult((0, 1), (9, 4), 12)])
    >>> log[1].moves, log.arrays()["scores"].mean(axis=0).tolist()
    (12, [6.0, 6.0])
    """

    def arrays(self) -> dict[str, Any]:
        """Return the columns as numpy arrays.

        ``winners`` (bit k is set if seat k has won), ``moves`` and ``scored`` (whether the game has
        scores) have the shape (games,). ``scores`` has the shape (games, seats), with zeros for a
        game without scores; if no game has any, it has no columns.
        """
        np = needed("numpy")
        seats = max((len(result.scores) for result in self), default=0)
        scores = [result.scores or (0,) * seats for result in self]
        return {
            "winners": np.array([sum(1 << seat for seat in result.winners) for result in self]),
            "moves": np.array([result.moves for result in self]),
            "scored": np.array([bool(result.scores) for result in self]),
            "scores": np.array(scores, dtype=int).reshape(len(self), seats),
        }


class PrintedTable:
    """A base class for what prints as a table: a line, rows of cells, notes."""

    def _head(self) -> str:
        return ""

    def _notes(self) -> str:
        return ""

    def _cells(self) -> list[list[str]]:
        raise NotImplementedError

    def __str__(self) -> str:
        rows = ("  ".join(cells) for cells in self._cells())
        return "\n".join(filter(None, [self._head(), *rows, self._notes()]))

    def __repr__(self) -> str:
        return str(self)  # the log of a thousand games would fill the screen

    def _repr_html_(self) -> str:
        first, *others = ["".join(f"<td>{escape(cell)}</td>" for cell in row)
                          for row in self._cells()]  # fmt: skip
        rows = "".join(f"<tr>{row}</tr>" for row in others)
        head, notes = (f"<p>{escape(text)}</p>" if text else ""
                       for text in (self._head(), self._notes()))  # fmt: skip
        table = f"<table><thead><tr>{first}</tr></thead><tbody>{rows}</tbody></table>"
        return head + table + notes


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
class Results(PrintedTable):
    """The results of many games. In a notebook they show as a table; :meth:`plot` draws them.

    Attributes:
        game: the name of the game.
        names: the names of the bots.
        seed: the seed of the first game.
        log: one :class:`~cardlab.studies.results.GameResult` for each game, in order of the seeds.
            ``log.arrays()`` returns the columns as numpy arrays.
        seatings: the orders in which each deal was played; each order gives for each seat the
            number of its bot in ``names``. With one seating, bot 0 sits at seat 0, and so on. With
            several, the log has the games of the first deal in all seatings, then those of the
            second.
        fewest_win: whether few points are good in this game.

    """

    game: str
    names: tuple[str, ...]
    seed: int
    log: GameLog
    seatings: tuple[tuple[int, ...], ...]
    fewest_win: bool = False

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.log)

    @property
    def deals(self) -> int:
        """The number of deals. Each was played in all seatings."""
        return self.games // len(self.seatings)

    @property
    def wins(self) -> tuple[float, ...]:
        """The number of games that each bot won. Winners who share a game get a part of it."""
        return tuple(sum(self._won(bot)) for bot in range(len(self.names)))

    @property
    def moves(self) -> float:
        """The mean number of moves in a game."""
        return sum(result.moves for result in self.log) / self.games

    def won(self, bot: int) -> Any:
        """Return for each game what a bot won, as a numpy array: 1, 0, or its part of a shared win.

        Args:
            bot: the number of the bot; with one seating, the number of its seat.

        Raises:
            BadOption: there is no such bot.

        """
        np = needed("numpy")
        return np.array(self._won(self._number(bot)))

    def running(self, seat: int = 0) -> Any:
        """Return the share of the games that a seat has won after each game, whoever sat there.

        A numpy array of the shape (games,).

        >>> import cardlab
        >>> results = cardlab.simulate("pepper", ["random"] * 2, games=50, progress=False)
        >>> bool(results.running(0)[-1] == results.rows()[0]["share"])
        True
        """
        np = needed("numpy")
        won = np.array(self._won_in_turn([self._number(seat)]))
        share: Any = won.cumsum() / np.arange(1, len(won) + 1)
        return share

    def paired(self, bot: int) -> Paired:
        """Return the share of the games that a bot won, with an error that compares deal with deal.

        The mean over the seatings of a deal is one value; the error is that of the mean of these
        values over the deals.

        Raises:
            BadOption: there is one seating only, or only one deal.

        """
        seatings = len(self.seatings)
        if seatings < 2 or self.deals < 2:
            raise BadOption("This needs two deals or more, in several seatings: seatings='all'.")
        won = self._won(self._number(bot))
        of_deals = [sum(won[n : n + seatings]) / seatings for n in range(0, len(won), seatings)]
        share, error = mean_and_error(of_deals)
        apart = [mean_and_error(won[k::seatings])[1] for k in range(seatings)]
        return Paired(share, error, sqrt(sum(of_one**2 for of_one in apart)) / seatings)

    def rows(self) -> list[dict[str, Any]]:
        """Return a row for each bot: its share of the wins with a 95 % interval, its points.

        ``seat`` is the number of the bot, with one seating its seat. The interval is Wilson's; with
        several seatings it is the share and 1.96 of the errors of :meth:`paired` either way.
        ``points`` is None in a game without scores.
        """
        rows = []
        for bot, (name, won) in enumerate(zip(self.names, self.wins, strict=True)):
            low, high = self._interval(bot, won)
            row = {"seat": bot, "bot": name, "wins": won, "share": won / self.games}
            rows.append({**row, "low": low, "high": high, "points": self._points(bot)})
        return rows

    def _interval(self, bot: int, won: float) -> tuple[float, float]:
        if len(self.seatings) < 2 or self.deals < 2:
            return wilson(won / self.games, self.games)
        share, error, _ = self.paired(bot)
        return max(0.0, share - Z * error), min(1.0, share + Z * error)

    def _number(self, seat: Any) -> int:
        if type(seat) is int and 0 <= seat < len(self.names):
            return seat
        raise BadOption(f"The number must be 0 to {len(self.names) - 1}, not {seat!r:.80}.")

    def _seats_of(self, bot: int) -> list[int]:
        """Where a bot sat in the games of a deal."""
        return [seating.index(bot) for seating in self.seatings]

    def _won(self, bot: int) -> list[float]:
        """What a bot won in each game, wherever it sat."""
        return self._won_in_turn(self._seats_of(bot))

    def _won_in_turn(self, seats: list[int]) -> list[float]:
        """What one seat won of the first game, the next seat of the next game, and so on."""
        return [
            1 / len(result.winners) if seat in result.winners else 0.0
            for result, seat in zip(self.log, cycle(seats), strict=False)
        ]

    def _points(self, bot: int) -> float | None:
        """Return the mean of a bot's scores; None if no game has scores."""
        games = zip(self.log, cycle(self._seats_of(bot)), strict=False)
        scores = [result.scores[seat] for result, seat in games if result.scores]
        return sum(scores) / len(scores) if scores else None

    def plot(self) -> Any:
        """Return a matplotlib figure: the shares of the wins as points with their intervals."""
        rows = self.rows()
        size = 7, 0.6 + 0.5 * len(rows)
        figure: Any = needed("matplotlib.figure").Figure(figsize=size, layout="constrained")
        axes = figure.subplots()
        for row in rows:
            axes.plot([row["low"], row["high"]], [row["seat"]] * 2, color=_BLUE, linewidth=3)
            axes.plot(row["share"], row["seat"], "o", color=_BLUE, markersize=9)
        axes.axvline(1 / len(rows), color=_GREY, linestyle=":", label="even share")
        axes.set(xlim=(0, 1), xlabel=f"share of {self.games:,} games won, 95 % interval")
        axes.set_yticks([row["seat"] for row in rows], [row["bot"] for row in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)  # the first seat on top, and room about the points
        axes.legend(loc="lower right", frameon=False)
        return figure

    def _head(self) -> str:
        head = f"{self.games:,} games of {self.game}, {self.moves:.0f} moves each on average"
        several = len(self.seatings)
        return head if several < 2 else f"{head}; {self.deals:,} deals in {several} seatings each"

    def _cells(self) -> list[list[str]]:
        wide = max(len(name) for name in self.names)
        number = "seat" if len(self.seatings) < 2 else " bot"
        head = [number, f"{'bot':{wide}}", "  wins", "share", "95 % interval"]
        head.append("points (fewest win)" if self.fewest_win else "points")
        cells = [head]
        for row in self.rows():
            points = "" if row["points"] is None else f"{row['points']:.1f}"
            between = f"{row['low']:.1%} to {row['high']:.1%}"
            who = [f"{row['seat']:4}", f"{row['bot']:{wide}}", f"{row['wins']:6g}"]
            cells.append([*who, f"{row['share']:.1%}", between, points])
        has_scores = any(result.scores for result in self.log)
        return cells if has_scores else [row[:-1] for row in cells]
