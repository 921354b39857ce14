"""The results of many games as columns of numbers, so that a game takes 25 bytes at most.

>>> log = GameLog(2, [GameResult((1,), (), 30), GameResult((0, 1), (), 12)])
>>> len(log), log[1]
(2, GameResult(winners=(0, 1), scores=(), moves=12))
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, NamedTuple, overload

from cardlab.engine.table.errors import BadOption
from cardlab.version import install_line


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


class GameLog(Sequence[GameResult]):
    """A sequence of results; a :class:`GameResult` is built when it is read.

    Args:
        players: the number of seats, up to 64.
        results: the first results.

    Attributes:
        winners: for each game a number, whose bit k is set if seat k has won.
        moves: for each game how many moves it had.
        scored: for each game 1 if it has scores, else 0.
        scores: the scores of all seats of the first game, then of the second; 0 without scores.

    """

    def __init__(self, players: int, results: Iterable[GameResult] = ()) -> None:
        self.players = players
        self.winners = array(next(code for code in "BHIQ" if array(code).itemsize * 8 >= players))
        self.moves = array("I")
        self.scored = array("B")
        self.scores = array("h")  # with more than 16 bits as soon as a game needs them
        for result in results:
            self.append(result)

    def append(self, result: GameResult) -> None:
        """Add a result at the end."""
        row = self._row(result.scores or (0,) * self.players)
        self.winners.append(sum(1 << seat for seat in result.winners))
        self.moves.append(result.moves)
        self.scored.append(bool(result.scores))
        self.scores.extend(row)

    def _row(self, scores: tuple[int, ...]) -> array[int]:
        try:
            return array(self.scores.typecode, scores)
        except OverflowError:
            self.scores = array("q", self.scores)
            return array("q", scores)

    def arrays(self) -> dict[str, Any]:
        """Return the columns as numpy arrays that share their memory, and can't be written to.

        ``winners`` (its bits are the seats), ``moves`` and ``scored`` have the shape (games,),
        ``scores`` has the shape (games, seats).

        >>> log = GameLog(2, [GameResult((1,), (3, 8), 30), GameResult((0,), (9, 4), 12)])
        >>> log.arrays()["scores"].mean(axis=0).tolist()
        [6.0, 6.0]
        """
        np = needed("numpy")
        columns = ("winners", "moves", "scored", "scores")
        views = {name: memoryview(getattr(self, name)).toreadonly() for name in columns}
        flat = {name: np.frombuffer(view, view.format) for name, view in views.items()}
        return {**flat, "scores": flat["scores"].reshape(len(self), self.players)}

    def __len__(self) -> int:
        return len(self.moves)

    @overload
    def __getitem__(self, at: int) -> GameResult: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[GameResult, ...]: ...

    def __getitem__(self, at: int | slice) -> GameResult | tuple[GameResult, ...]:
        if isinstance(at, slice):
            return tuple(self[n] for n in range(len(self))[at])
        n, won = range(len(self))[at], self.winners[at]
        winners = tuple(seat for seat in range(self.players) if won >> seat & 1)
        scores = self.scores[n * self.players : (n + 1) * self.players] if self.scored[n] else ()
        return GameResult(winners, tuple(scores), self.moves[n])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameLog) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]
