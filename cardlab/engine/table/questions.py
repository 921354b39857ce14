"""Questions: who may move now, by which clause, and what the moves are.

A rule is a generator. It yields an :class:`Ask`: who may move now, and by which clause; it is
resumed with the one :class:`Move` made. Every move carries ``by``, so that a turn, a choice within
a turn and a move out of turn are one protocol.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

from cardlab.engine.table.moves import Move
from cardlab.engine.table.seats import MOST_SEATS
from cardlab.engine.table.table import Table

T = TypeVar("T")


class Question(Generic[T]):
    """A kind of question in a game: its clause, and the moves that it offers and refuses.

    ``moves(table, seat)`` lists what the seat may answer, ``refuses(table, move)`` gives the clause
    that forbids an answer, or None. Both look at the table as it is when they are called, so that
    the question stays right in a redealt world. ``to[seat]`` asks one seat.

    Args:
        why: the clause that asks. It also forbids whatever is no answer at all.
        moves: lists what a seat may answer; with ``forbids``, what it may try.
        refuses: gives the clause that forbids a move, which may be any move that somebody typed.
        forbids: instead of ``refuses``: gives the clause that forbids one of the moves that may be
            tried, or None. Those that it lets through are the legal ones.
        secret: whether the answers stay hidden until all have answered.
        race: whether the last to answer loses; a table of several people then times the answers.
        quick: whether few of the seats asked have a choice. A table of several people then waits
            only a short time, equally long whether a seat has a choice or not.
        allows: gives the clause that permits a legal move, if it isn't ``why``.

    """

    def __init__(
        self,
        why: str,
        moves: Callable[[T, int], Sequence[Move]],
        refuses: Callable[[T, Move], str | None] | None = None,
        *,
        forbids: Callable[[T, Move], str | None] | None = None,
        secret: bool = False,
        race: bool = False,
        quick: bool = False,
        allows: Callable[[T, Move], str] | None = None,
    ) -> None:
        if refuses and forbids:
            raise TypeError("A question has refuses or forbids, not both.")
        self.why: Final = why
        self.moves: Final = _let_through(moves, forbids) if forbids else moves
        self.refuses: Final = refuses or _refusing(why, moves, forbids)
        self.secret: Final = secret
        self.race: Final = race
        self.quick: Final = quick
        self.allows: Final = allows or (lambda _table, _move: why)
        self.to: Final[list[Ask[T]]] = [Ask(self, [seat]) for seat in range(MOST_SEATS)]


def _let_through(
    tries: Callable[[T, int], Sequence[Move]], forbids: Callable[[T, Move], str | None]
) -> Callable[[T, int], Sequence[Move]]:
    """Return the function that lists those of the tries that nothing forbids."""
    return lambda table, seat: [m for m in tries(table, seat) if forbids(table, m) is None]


def _refusing(
    why: str,
    tries: Callable[[T, int], Sequence[Move]],
    forbids: Callable[[T, Move], str | None] | None,
) -> Callable[[T, Move], str | None]:
    """Return the function that gives the clause against a move: ``why`` where it is no try."""

    def refuses(table: T, move: Move) -> str | None:
        if move not in tries(table, move.by):
            return why
        return forbids(table, move) if forbids else None

    return refuses


class Ask(Generic[T]):
    """A question to seats: the moves that they may make now, and the clause that asks."""

    __slots__ = ("moves_of", "question", "seats", "table")

    def __init__(self, question: Question[T], seats: list[int], table: T | None = None) -> None:
        self.question: Final = question
        self.seats: Final = seats
        self.table: Final = table
        self.moves_of: Final = question.moves

    @property
    def why(self) -> str:
        """The clause that asks."""
        return self.question.why

    @property
    def moves(self) -> tuple[Move, ...]:
        """All that the asked seats may answer."""
        table = self.table
        if table is None:
            return ()
        return tuple(move for seat in self.seats for move in self.question.moves(table, seat))

    def __repr__(self) -> str:
        moves = f", moves={self.moves!r}" if self.table is not None else ""
        return f"Ask(why={self.why!r}, seats={tuple(self.seats)!r}{moves})"


Rule = Generator[Ask[Any], Move, None]
"""A rule that asks somebody; it yields questions, and is resumed with the moves made."""
Turns = Iterable[int]
"""For each turn of a game who is on turn; the engine's, which takes its checkpoints there."""


def everyone(
    t: Table,
    question: Question[Any],
    seats: list[int],
    aside: Callable[[Any, Move], bool] | None = None,
) -> Rule:
    """Ask each of ``seats`` for one answer, in any order, unseen by the others.

    ``aside`` gets the table and each move. It carries out an open move that is not an answer and
    returns True; the seat is then still asked. ``t.chosen`` holds the answers, and ``t.waiting``
    lists the seats still to answer. Both belong to the table, so that a redealt world can ask the
    others again.
    """
    t.chosen = [None] * t.players
    t.waiting, t.opened = list(seats), t.decision
    ask = Ask(question, t.waiting)
    while t.waiting:
        _put_by(t, (yield ask), aside)  # no local variable holds a secret answer


def race(t: Table, question: Question[Any], seats: list[int]) -> Rule:
    """Ask ``seats`` until one is left, the slowest to answer: it stays in ``t.waiting``."""
    t.chosen = [None] * t.players
    t.waiting, t.opened = list(seats), t.decision
    ask = Ask(question, t.waiting)
    while len(t.waiting) > 1:
        move = yield ask
        t.waiting.remove(move.by)


def _put_by(t: Table, move: Move, aside: Callable[[Any, Move], bool] | None) -> None:
    """Put the answer face down on the table, and nowhere else; a move aside is no answer."""
    if aside is None or not aside(t, move):
        t.chosen[move.by] = move
        t.waiting.remove(move.by)
