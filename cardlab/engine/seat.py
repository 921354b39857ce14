"""What a bot is handed: one seat of a match, and never the match."""

from __future__ import annotations

from typing import Any, Generic, Protocol

from cardlab.engine.cards import Card
from cardlab.engine.dice import Dice
from cardlab.engine.generic import V_co
from cardlab.engine.hidden import hide
from cardlab.engine.match import Match
from cardlab.engine.moves import Move
from cardlab.engine.zone_view import ZoneView


class Seat(Generic[V_co]):
    """A seat that is asked to move, as a bot is handed it.

    It shows what the seat may know and imagines worlds; it cannot change the match. Everything is
    read when it is used, since many bots read little.

    >>> import cardlab
    >>> seat = Seat(cardlab.new_match("pepper", players=2, seed=7), 0)
    >>> seat.zone("discard").top, len(seat.hand), seat.hand_sizes, seat.legal[-1]
    (Card.parse('yellow 2'), 8, (8, 8), Move.parse('0 draw'))
    """

    __slots__ = ("_match", "_offered", "_view")

    def __init__(self, match: Match[V_co], number: int) -> None:
        _set_match(self, match)
        _set_view(self, match.live_view(number))
        offer(self, None)

    @property
    def number(self) -> int:
        """The seat's own number."""
        return self.view.me

    @property
    def view(self) -> V_co:
        """All that the seat may know, read from the table as it is when it is looked at."""
        view: V_co = _view_of(self)
        return view

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves the seat may make now."""
        offered: tuple[Move, ...] | None = _offered_to(self)
        return self.view.legal if offered is None else offered

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the seat's own hand."""
        return self.view.hand

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds in its hand."""
        return self.view.hand_sizes

    @property
    def others(self) -> tuple[int, ...]:
        """All other seats, in order of play."""
        return self.view.others

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.view.players

    @property
    def game(self) -> str:
        """The game's name."""
        return self.view.game

    @property
    def why(self) -> str:
        """The clause that asks."""
        return self.view.why

    def zone(self, name: str) -> ZoneView:
        """Return a place of the table; see :meth:`cardlab.engine.view.View.zone`."""
        return self.view.zone(name)

    def imagine(self, dice: Dice) -> Match[V_co]:
        """Return a match that could be this one: all that the seat cannot know is dealt anew."""
        match: Match[V_co] = _match_of(self)
        return match.imagine(self.number, dice)

    def __repr__(self) -> str:
        return f"<seat {self.number} asked {self.why}>"


_match_of, _set_match = hide(Seat, "_match")
_view_of, _set_view = hide(Seat, "_view")
_offered_to, offer = hide(Seat, "_offered")
"""``offer(seat, moves)`` hands a seat that is asked its moves, so that they are not found out anew;
``offer(seat, None)`` takes them back, when it has answered."""


class Bot(Protocol):
    """A function that is handed a seat and answers with one of its legal moves, or its text.

    >>> def first(seat):
    ...     return seat.legal[0]
    """

    def __call__(self, seat: Seat[Any], /) -> Move | str:
        """Return the move of a seat that is asked."""
