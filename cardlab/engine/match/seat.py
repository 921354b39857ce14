"""What a bot is handed: one seat of a match, and never the match."""

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
    """A seat that is asked to move, as a bot is handed it.

    It shows what the seat may know and imagines worlds; it cannot change the match. Everything is
    read when it is used, since many bots read little.

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
        """The seat's own number."""
        return self._view.me

    @property
    def view(self) -> V_co:
        """All that the seat may know, read from the table as it is when it is looked at."""
        return self._view

    @property
    def legal(self) -> Sequence[Move]:
        """The moves the seat may make now."""
        return self._view.legal if self._offered is None else self._offered

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the seat's own hand."""
        return self._view.hand

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds in its hand."""
        return self._view.hand_sizes

    @property
    def others(self) -> tuple[int, ...]:
        """All other seats, in order of play."""
        return self._view.others

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._view.players

    def read(self, move: Move | str) -> Move:
        """Return the move of a text; it need not name my seat."""
        return self._match.read(move, self.number)

    @property
    def game(self) -> str:
        """The game's name."""
        return self._view.game

    @property
    def why(self) -> str:
        """The clause that asks."""
        return self._view.why

    def zone(self, name: str) -> ZoneView:
        """Return a place of the table; see :meth:`cardlab.engine.knowledge.view.View.zone`."""
        return self._view.zone(name)

    def imagine(self, dice: Dice) -> Match[V_co]:
        """Return a match that could be this one: all that the seat cannot know is dealt anew."""
        return self._match.imagine(self.number, dice)

    def __repr__(self) -> str:
        return f"<seat {self.number} asked {self.why}>"


class Bot(Protocol):
    """A function that is handed a seat and answers with one of its legal moves, or its text.

    >>> def first(seat):
    ...     return seat.legal[0]
    """

    def __call__(self, seat: Seat[Any], /) -> Move | str:
        """Return the move of a seat that is asked."""
