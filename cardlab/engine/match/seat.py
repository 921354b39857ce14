"""What a bot receives: one seat of a match, and never the match itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, Protocol

from cardlab.engine.knowledge.view import ZoneView
from cardlab.engine.match.game import V_co
from cardlab.engine.match.match import Match
from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move


class Seat(Generic[V_co]):
    """The seat for which a bot chooses a move.

    It shows what the seat may know, and imagines worlds that agree with it. It can't change the
    match. It reads the table only when you use an attribute.

    >>> import cardlab
    >>> seat = Seat(cardlab.new_match("pepper", players=2, seed=7), 0)
    >>> seat.zone("discard").top, len(seat.hand), seat.hand_sizes, seat.legal[-1]
    (<yellow 2>, 8, (8, 8), <0 draw>)
    """

    __slots__ = ("_match", "_offered", "_view")

    def __init__(self, match: Match[V_co], number: int) -> None:
        self._match: Final = match
        self._view: Final = match.live_view(number)
        self._offered: Sequence[Move] | None = None  # its legal moves, while a bot is asked

    @property
    def number(self) -> int:
        """The number of this seat."""
        return self._view.me

    @property
    def view(self) -> V_co:
        """Everything that the seat may know; see :class:`~cardlab.View`."""
        return self._view

    @property
    def legal(self) -> Sequence[Move]:
        """The moves that the seat may make now."""
        return self._view.legal if self._offered is None else self._offered

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards in the hand of this seat."""
        return self._view.hand

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """The number of cards in each hand, by seat."""
        return self._view.hand_sizes

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, in order of play."""
        return self._view.others

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._view.players

    def read(self, move: Move | str) -> Move:
        """Return the move that a text describes, like "play red 7"."""
        return self._match.read(move, self.number)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._view.game

    @property
    def why(self) -> str:
        """The clause by which the seat is asked to move."""
        return self._view.why

    def zone(self, name: str) -> ZoneView:
        """Return a zone of the table by its name, like "discard".

        Raises:
            BadOption: the table has no such zone.

        """
        return self._view.zone(name)

    def imagine(self, dice: Dice) -> Match[V_co]:
        """Return a match in which everything that the seat can't know is dealt again."""
        return self._match.imagine(self.number, dice)

    def __repr__(self) -> str:
        return f"<seat {self.number} asked {self.why}>"


class Bot(Protocol):
    """A function that takes a seat and returns one of its legal moves, or the text of one.

    >>> def first(seat):
    ...     return seat.legal[0]
    """

    def __call__(self, seat: Seat[Any], /) -> Move | str:
        """Return the move of a seat that is asked."""
