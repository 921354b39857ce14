"""Play many matches, and count how often each seat's bot wins, with the error.

>>> results = simulate("pepper", ["rule_of_thumb", "random"], games=40, seed=1, progress=False)
>>> results.games, results.wins[0] > results.wins[1]
(40, True)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from cardlab import bots as known
from cardlab.bots.estimate import wilson
from cardlab.bots.playing import play
from cardlab.bots.timeout import alarm, in_time
from cardlab.engine.catalogue import find
from cardlab.engine.errors import BadOption
from cardlab.engine.game import Game
from cardlab.engine.match import checked_seed, new_match
from cardlab.engine.seat import Bot

if TYPE_CHECKING:
    from concurrent.futures import Executor

_CHUNK = 25  # games that are handed to an executor at a time


class GameResult(NamedTuple):
    """How one game ended: who won (``()`` for nobody), the scores if it has any, and its moves."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    moves: int


@dataclass(frozen=True, repr=False)
class Results:
    """The results of many games; ``log`` has one entry for each game, in order of the seeds.

    In a notebook it shows as a table; :meth:`plot` draws it.
    """

    game: str
    names: tuple[str, ...]
    seed: int
    log: tuple[GameResult, ...]

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.log)

    @property
    def wins(self) -> tuple[float, ...]:
        """How many games each seat won; one that was shared counts in parts."""
        won = [0.0] * len(self.names)
        for result in self.log:
            for seat in result.winners:
                won[seat] += 1 / len(result.winners)
        return tuple(won)

    @property
    def moves(self) -> float:
        """How many moves a game had, on average."""
        return sum(result.moves for result in self.log) / self.games

    def rows(self) -> list[dict[str, Any]]:
        """Return a row for each seat: its bot, share of the wins with a 95 % interval, points.

        The interval is Wilson's; ``points`` is None in a game without scores.
        """
        rows = []
        for seat, (name, won) in enumerate(zip(self.names, self.wins, strict=True)):
            low, high = wilson(won / self.games, self.games)
            points = [result.scores[seat] for result in self.log if result.scores]
            mean = sum(points) / len(points) if points else None
            row = {"seat": seat, "bot": name, "wins": won, "share": won / self.games}
            rows.append({**row, "low": low, "high": high, "points": mean})
        return rows

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

    def __str__(self) -> str:
        return "\n".join([self._head(), *("  ".join(cells) for cells in self._cells())])

    def __repr__(self) -> str:
        return str(self)  # the log of a thousand games would fill the screen

    def _repr_html_(self) -> str:
        return f"<p>{escape(self._head())}</p>{html_table(self._cells())}"

    def _head(self) -> str:
        return f"{self.games:,} games of {self.game}, {self.moves:.0f} moves each on average"

    def _cells(self) -> list[list[str]]:
        wide = max(len(name) for name in self.names)
        head = ["seat", f"{'bot':{wide}}", "  wins", "share", "95 % interval", "points"]
        rows = [head, *(_row_in_words(row, wide) for row in self.rows())]
        has_points = any(result.scores for result in self.log)
        return rows if has_points else [row[:-1] for row in rows]


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
    """
    _check(bots, games)
    first = checked_seed(seed)
    one = partial(_played, game, tuple(bots), house_rules, seconds)
    seeds = range(first, first + games)
    done = map(one, seeds) if executor is None else executor.map(one, seeds, chunksize=_CHUNK)
    log = tuple(_with_bar(done, games) if progress else done)
    return Results(find(game).name, tuple(map(name_of, bots)), first, log)


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
    seed: int,
) -> GameResult:
    match = new_match(game, len(bots), seed, **rules)
    sitting = [seated(bot, seed * 64 + n) for n, bot in enumerate(bots)]
    if seconds is None or all(isinstance(bot, str) for bot in bots):
        outcome = play(match, sitting)
    else:
        with alarm(seconds) as limited:
            own = limited or partial(in_time, seconds)
            outcome = play(match, sitting, own)
    return GameResult(outcome.winners, outcome.scores, len(match.moves))


def _with_bar(done: Iterable[GameResult], games: int) -> Iterable[GameResult]:
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped]
    except ImportError:
        return done
    bar: Callable[..., Iterable[GameResult]] = tqdm
    return bar(done, total=games, unit="game", leave=False)
