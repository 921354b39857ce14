"""Tables that tell nothing while rules run over them.

No event is kept, nor who has seen what: the table and its zones change to other classes, and the
rules do not notice. There are two kinds:

- a silent table is for a playout, whose match is used up: nobody will ever ask (:func:`silence`);
- a lazy table is for a match between bots, of which few look at what they know of hidden pieces.
  When somebody does, the match is played again with all that the table had left out
  (:func:`make_lazy`, and :meth:`cardlab.engine.course.Course.restore_knowledge`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from cardlab.engine.cards import Card
from cardlab.engine.errors import BadGame, CardlabError
from cardlab.engine.limits import Limit
from cardlab.engine.moves import Move
from cardlab.engine.table import Table
from cardlab.engine.zone import Zone

_NEW_ZONES: Final = (
    "The rules of {} make new zones while a match goes on. A table makes its zones once, in "
    "__init__; to clear it, empty them: zone.empty()."
)


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


def _of_silence() -> dict[str, object]:
    """Return what a class of table has instead of the methods that tell and show."""
    shows = dict.fromkeys(("shows_none", "shows_all", "loses_sight"), _show_nobody)
    tells = {"tell": _tell_nobody, "tell_move": _tell_no_move, "play": _play, "draw": _draw}
    return {"__slots__": (), **shows, **tells}


@cache
def _silent(kind: Any) -> Any:
    """Return a class of table for playouts."""
    return type(f"Silent{kind.__name__}", (kind,), {**_of_silence(), "is_silent": True})


def silence(t: Table) -> None:
    """Have the table tell nothing from now on, nor keep who has seen what."""
    if t.is_silent:
        return
    t.__class__ = _silent(usual_class(t))
    for zone in t.all_zones():
        zone.__class__ = SilentZone
        zone.known = []
        zone.limits = []


# --- Lazy: who has seen what is made when somebody looks ---------------------------------------


class LazyZone(SilentZone):
    """A zone that keeps only its pieces until somebody looks who has seen them."""

    __slots__ = ()

    @property
    def known(self) -> list[int]:
        """Which seats know which piece, as of any zone."""
        _restore_knowledge(self)
        return self.known

    @known.setter
    def known(self, known: list[int]) -> None:
        """Keep nothing: the rules set it again when the match is played again."""

    @property
    def limits(self) -> list[Limit]:
        """What public moves exclude of the pieces."""
        _restore_knowledge(self)
        return self.limits

    @limits.setter
    def limits(self, limits: list[Limit]) -> None:
        """Keep nothing, as of ``known``."""

    def copy(self) -> Zone:
        """Return a lazy zone with the same pieces, for the rules: hands that are passed on."""
        twin = LazyZone(self.name, self.kind, self.owner, self.role, self.word)
        twin.cards, twin.coming = self.cards[:], self.coming[:]
        twin.restore_knowledge = self.restore_knowledge
        return twin


def _restore_knowledge(zone: Zone) -> None:
    """Have the match make what its table left out; the zone is no lazy one afterwards."""
    restore_knowledge = zone.restore_knowledge()
    if restore_knowledge is None:
        raise CardlabError("The match of this table is gone, so that nobody knows who saw what.")
    restore_knowledge()


@cache
def _lazy(kind: Any) -> Any:
    """Return a class of table for matches between bots."""

    def copy(self: Table) -> Table:
        lazy = next((zone for zone in self.zones() if isinstance(zone, LazyZone)), None)
        if lazy is None:
            raise BadGame(_NEW_ZONES.format(kind.__name__))
        _restore_knowledge(lazy)
        return self.copy()

    return type(f"Lazy{kind.__name__}", (kind,), {**_of_silence(), "is_lazy": True, "copy": copy})


def make_lazy(t: Table, restore_knowledge: Callable[[], Callable[[], None] | None]) -> None:
    """Have the table keep neither events nor who has seen what until somebody looks.

    Args:
        t: a table of which nobody has asked for the story.
        restore_knowledge: returns what is called then, a method of the table's course; None when
            the course is gone. It is a weak reference, so that a match which is used no more goes
            at once.

    """
    kind: Any = type(t)
    t.__class__ = _lazy(kind)
    for zone in t.all_zones():
        zone.__class__ = LazyZone
        zone.restore_knowledge = restore_knowledge


def take_knowledge(t: Table, other: Table) -> None:
    """Make a lazy table what it would be, by another one over which the same moves were made."""
    for zone, same in zip(t.all_zones(), other.all_zones(), strict=True):
        zone.__class__ = type(same)
        zone.know_as(same)
    t.__class__ = type(other)  # last: a bot whose time is up may be stopped before it


def usual_class(t: Table) -> Any:
    """Return the class of a table before it was made silent or lazy."""
    return type(t).__mro__[t.is_silent + t.is_lazy]
