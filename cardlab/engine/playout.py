"""A playout: a match is run to its end by a policy, quickly, and is used up by it.

The story of a playout is never read. So no event is kept, nor who has seen what: the table and its
zones change to silent classes, and the rules do not notice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from cardlab.engine.cards import Card
from cardlab.engine.course import Course
from cardlab.engine.dice import MASK, MULTIPLIER, Dice
from cardlab.engine.moves import Move
from cardlab.engine.table import Ended, Table
from cardlab.engine.zone import Zone

Policy = Callable[[Any, Sequence[Move], Dice], Move]
"""How a playout chooses: handed the view of the seat, two or more legal moves, and the dice.

The view is of the game's own class and reads the table each time it is used. Since a playout does
not keep who has seen what, the view shows of others' cards only what lies open.
"""


class SilentZone(Zone):
    """A zone that keeps only its pieces, and not who has seen them."""

    __slots__ = ()

    def add(self, card: Card, seen: int = 0) -> None:  # noqa: ARG002
        """Put a piece on top."""
        self.cards.append(card)

    def take(self, card: Card, seers: int = -1) -> None:  # noqa: ARG002
        """Take out a piece."""
        self.cards.remove(card)

    def draw(self) -> Card:
        """Take the piece on top."""
        return self.cards.pop()

    def move(self, card: Card, to: Zone) -> None:
        """Move a piece on top of another zone."""
        self.cards.remove(card)
        to.cards.append(card)

    def deal(self, to: Zone, seen: int = 0) -> Card:  # noqa: ARG002
        """Deal the piece on top to another zone; return it."""
        card = self.cards.pop()
        to.cards.append(card)
        return card

    def pour(self, into: Zone, seen: int = 0) -> None:  # noqa: ARG002
        """Move all pieces to another zone, on top."""
        into.cards += self.cards
        self.cards = []

    def take_over(self, other: Zone, seen: int = 0) -> None:  # noqa: ARG002
        """Hold the pieces of another zone instead of its own."""
        self.cards = other.cards

    def show_top(self, seats: int) -> None:
        """Show nobody the piece on top."""

    def reveal(self, seats: int) -> None:
        """Show nobody the zone."""


def _tell_nobody(  # noqa: PLR0913, PLR0917 - as Table.tell
    self: Table,
    clause: str,
    verb: str,
    by: int | None = None,
    cards: tuple[Card, ...] = (),
    seen: int = -1,
    word: str = "",
    at: int | None = None,
    n: int = 0,
) -> None:
    """Take the place of :meth:`Table.tell`, without keyword-only parameters: they are slow."""


def _tell_no_move(
    self: Table,
    allows: object,
    verb: str,
    move: Move,
    cards: tuple[Card, ...],
    seen: int = -1,
    word: str = "",
) -> None:
    """Take the place of :meth:`Table.tell_move`."""


def _show_nobody(self: Table, zone: Zone, cards: object = None, alike: int = 1) -> None:
    """Take the place of :meth:`Table.shows_none` and its like."""


def _play(self: Table, allows: object, move: Move, hand: Zone, pile: Zone) -> Card:
    """Take the place of :meth:`Table.play`."""
    card = move.card
    assert card is not None
    hand.cards.remove(card)
    pile.cards.append(card)
    return card


def _draw(self: Table, clause: str, by: int, stock: Zone, hand: Zone) -> Card:
    """Take the place of :meth:`Table.draw`."""
    card = stock.cards.pop()
    hand.cards.append(card)
    return card


@cache
def _silent(kind: Any) -> Any:
    """Return a class of table that tells nothing."""
    silent: dict[str, object] = {"tell": _tell_nobody, "play": _play, "draw": _draw}
    silent["tell_move"] = _tell_no_move
    silent |= dict.fromkeys(("shows_none", "shows_all", "loses_sight"), _show_nobody)
    return type(f"Silent{kind.__name__}", (kind,), {"__slots__": (), "is_silent": True, **silent})


def silence(t: Table) -> None:
    """Have the table tell nothing from now on, nor keep who has seen what."""
    if t.is_silent:
        return
    kind: Any = type(t)
    t.__class__ = _silent(kind)
    for zone in t.all_zones():
        zone.known = []
        zone.limits = []
        zone.__class__ = SilentZone


def run(course: Course, choose: Policy, dice: Dice) -> None:
    """Run a course to its end with the moves that a policy chooses.

    The course is used up: it keeps no moves, no story and no way back.
    """
    ask, t, send = course.ask, course.table, course.rule.send
    course.turns.spend()
    silence(t)
    view_of = course.game.view
    views = [view_of(course, seat) for seat in range(t.players)]
    try:
        while ask is not None:
            seat = ask.seats[0]
            moves_of = ask.question.moves  # by name first: Python 3.11 calls it faster so
            moves = moves_of(t, seat)
            if len(moves) > 1:
                course.ask = ask  # the views read it
                ask = send(choose(views[seat], moves, dice))
            else:
                ask = send(moves[0])
    except Ended:
        pass
    course.ask = None


def run_by_chance(course: Course, dice: Dice) -> int:
    """Run a course to its end, each legal move as likely; return how many moves were made.

    It is :func:`run` with the policy written into the loop, which is measured as the engine's own
    speed.
    """
    ask, t, send = course.ask, course.table, course.rule.send
    course.ask = None
    course.turns.spend()
    silence(t)
    count, state, multiplier, mask = 0, dice.state, MULTIPLIER, MASK
    try:
        while ask is not None:
            moves_of = ask.moves_of
            moves = moves_of(t, ask.seats[0])
            count += 1
            n = len(moves)
            if n > 1:  # dice.below(n), without the call
                state = state * multiplier & mask
                ask = send(moves[(state >> 96) * n >> 32])
            else:
                ask = send(moves[0])
    except Ended:
        pass
    dice.state = state
    return count
