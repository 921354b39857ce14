"""Views: what one seat may see of a table. They follow from the zones alone.

No game has code of its own for it. A game may declare a class of view (``Game(view=PepperView)``),
in which the facts that everybody sees are typed attributes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, Self, TypeVar

from cardlab.engine.knowledge.worlds import hide_from
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.errors import BadGame, BadOption
from cardlab.engine.table.events import Outcome
from cardlab.engine.table.limits import known_to, seat_index
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Ask
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Kind, Zone

A = TypeVar("A")


class Source(Protocol):
    """The source of a view: a table, the open question, and the names of game and players."""

    @property
    def table(self) -> Table: ...

    @property
    def ask(self) -> Ask[Any] | None: ...

    @property
    def deck(self) -> Deck: ...

    @property
    def title(self) -> str: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    def legal_of(self, seat: int | None) -> Sequence[Move]: ...

    def note_limits(self) -> None: ...


class Snapshot(NamedTuple):
    """The source of a view that does not change."""

    table: Table  # without anything that the seat cannot know
    ask: Ask[Any] | None
    deck: Deck
    title: str
    names: tuple[str, ...]
    legal: Sequence[Move]  # of the seat

    def legal_of(self, seat: int | None) -> Sequence[Move]:  # noqa: ARG002 - it is of one seat
        """Return the moves that the seat of the view may make."""
        return self.legal

    def note_limits(self) -> None:
        """Do nothing: the table holds its limits."""


class ZoneView:
    """What a seat sees of one zone; it reads like a tuple of cards.

    ``name``, ``kind``, ``owner``, ``role`` and ``word`` are those of
    :class:`~cardlab.engine.table.zone.Zone`. None stands for a piece that the seat cannot know.

    >>> import cardlab
    >>> pile = cardlab.new_match("pepper", players=2, seed=7).view(0).zone("discard")
    >>> pile.top, len(pile), pile.top in pile
    (<yellow 2>, 1, True)
    """

    __slots__ = ("_seat", "_source", "_zone")

    def __init__(self, zone: Zone, seat: int | None, source: Source) -> None:
        self._zone: Final = zone
        self._seat: Final = seat
        self._source: Final = source

    @property
    def name(self) -> str:
        """The name of the zone, as moves and records write it."""
        return self._zone.name

    @property
    def kind(self) -> Kind:
        """Who sees it: "open", "heap", "hand", "pile" or "bag"."""
        return self._zone.kind

    @property
    def role(self) -> str:
        """What the zone is for, whosever it is: "hand", "stock"."""
        return self._zone.role

    @property
    def word(self) -> str:
        """The word of a move that leads to it; "" if there is none."""
        return self._zone.word

    @property
    def owner(self) -> int | None:
        """The seat that it belongs to; None in the middle of the table."""
        return self._zone.owner

    @property
    def cards(self) -> tuple[Card | None, ...]:
        """The pieces from the bottom to the top, None where the seat cannot know the piece.

        Where the order means nothing to the seat, the known ones come first and sorted.
        """
        return _seen_cards(self._zone, self._seat)

    @property
    def known(self) -> tuple[Card, ...]:
        """The pieces that the seat knows."""
        return tuple(card for card in self.cards if card is not None)

    @property
    def hidden(self) -> Counter[str]:
        """How many pieces the seat cannot know, by their backs: all see a back."""
        both = zip(self._zone.cards, self._zone.seen_by(self._seat), strict=True)
        return Counter(card.back for card, sees in both if not sees)

    @property
    def limits(self) -> tuple[tuple[frozenset[Card], int], ...]:
        """What public moves have proved: some faces, and how many pieces at most have one of them.

        A limit counts all pieces of the zone, also those that the seat knows. There may be none;
        see :mod:`cardlab.engine.table.limits`.
        """
        zone, seat = self._zone, self._seat
        if zone.is_held_by(seat) or zone.is_open:
            return ()
        self._source.note_limits()
        known = known_to(zone.limits, seat, len(zone))
        return tuple((limit.faces, limit.most[seat_index(seat)]) for limit in known)

    @property
    def top(self) -> Card | None:
        """The last piece; None where the seat cannot know it, and of an empty zone."""
        zone = self._zone
        if not zone.cards or zone.kind == "open":
            return zone.top
        return _seen_cards(zone, self._seat)[-1]

    def __len__(self) -> int:
        return len(self._zone.cards)

    def __iter__(self) -> Iterator[Card | None]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card is not None and card in self.cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ZoneView) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.name, self.cards))

    def __repr__(self) -> str:
        known = self.known
        parts = [card.text for card in known]
        if len(known) < len(self):
            parts.append(f"{len(self) - len(known)} unknown")
        return f"<{self.name}: {', '.join(parts) or 'empty'}>"

    def as_dict(self) -> dict[str, Any]:
        """Return the zone as JSON-able data."""
        cards = [None if card is None else card.text for card in self.cards]
        return {"name": self.name, "kind": self.kind, "owner": self.owner, "cards": cards}


class View:
    """Everything that a seat may know, and nothing else. A spectator's view has ``seat`` None.

    A view is read-only. The view that :meth:`cardlab.Match.view` returns doesn't change when the
    match goes on; the view of a :class:`~cardlab.Seat` shows the table as it is when you use it.

    The facts of a game are attributes too, such as ``view.suit`` in Pepper Eights. A game can
    declare their types in a class of its own::

        class PepperView(View):
            suit: str  # the suit in play

    A fact that the table doesn't have as an attribute is a :class:`fact`.

    >>> import cardlab
    >>> view = cardlab.new_match("pepper", players=2, seed=7).view(0)
    >>> view.zone("discard").top, view.suit, view.hand_sizes, view.why
    (<yellow 2>, 'yellow', (8, 8), 'pepper.turn')
    >>> view == cardlab.new_match("pepper", players=2, seed=7).view(0)
    True
    """

    __slots__ = ("_found", "_seat", "_source")
    _seat: int | None
    _source: Source
    _found: tuple[Table | None, Zone | None]  # a table, and the seat's hand there

    def __init__(self, source: Source, seat: int | None) -> None:
        object.__setattr__(self, "_source", source)
        object.__setattr__(self, "_seat", seat)
        object.__setattr__(self, "_found", (None, None))

    def __init_subclass__(cls) -> None:
        for name in cls.__annotations__:
            setattr(cls, name, _attribute(name))

    @classmethod
    def check(cls, game: str, table: object) -> None:
        """Raise BadGame if an annotated attribute is no fact of the game's class of table."""
        facts = getattr(table, "facts", None)
        kinds = cls.__mro__[: cls.__mro__.index(View)]
        declared = [name for kind in kinds for name in kind.__annotations__]
        wrong = [name for name in declared if facts is not None and name not in facts]
        if wrong:
            raise BadGame(
                f"The view of {game} declares {', '.join(wrong)}: its table names its facts, "
                f"which everybody sees, as {facts}."
            )

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"A view can't be changed: its {name} is what the seat sees.")

    # --- who looks at what ----------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The number of the seat; None for a spectator."""
        return self._seat

    @property
    def me(self) -> int:
        """The number of the seat.

        Raises:
            BadOption: this is the view of a spectator.

        """
        if self._seat is None:
            raise BadOption("A spectator has no seat: ask the view of a seat.")
        return self._seat

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._source.title

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return self._source.names

    # --- the table ------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._source.table.players

    @property
    def options(self) -> Mapping[str, Any]:
        """The house rules in force."""
        return MappingProxyType({k: _fixed(v) for k, v in self._source.table.options.items()})

    @property
    def turn(self) -> int:
        """The number of turns that have begun."""
        return self._source.table.turns

    @property
    def on_turn(self) -> int:
        """The seat on turn."""
        return self._source.table.seat

    @property
    def direction(self) -> int:
        """1 or -1: the direction of play, in the order of the seats."""
        return self._source.table.direction

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None before."""
        return self._source.table.outcome

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats, in order of play."""
        return tuple(self._source.table.others(self.me))

    # --- the pieces -----------------------------------------------------------------------------

    @property
    def deck(self) -> Deck:
        """The deck of the game, which reads cards: ``view.deck.card("red 7")``."""
        return self._source.deck

    @property
    def zones(self) -> Mapping[str, ZoneView]:
        """All zones of the table by their names, in the order of the table."""
        source, seat = self._source, self._seat
        zones = {zone.name: ZoneView(zone, seat, source) for zone in source.table.all_zones()}
        return MappingProxyType(zones)

    def zone(self, name: str) -> ZoneView:
        """Return a zone of the table.

        Raises:
            BadOption: the table has no such zone.

        """
        return ZoneView(self._source.table.zone(name), self._seat, self._source)

    @property
    def hand(self) -> tuple[Card, ...]:
        """My own hand; empty for a spectator, and in a game without hands."""
        t = self._source.table
        table, hand = self._found
        if table is not t:  # looked for once, since bots ask for it at every move
            hand = next((zone for zone in t.zones() if zone.is_held_by(self._seat)), None)
            object.__setattr__(self, "_found", (t, hand))
        return tuple(hand.cards) if hand else ()

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """The number of cards in each hand, by seat."""
        t = self._source.table
        sizes = [0] * t.players
        for zone in t.zones():
            if zone.kind == "hand" and zone.owner is not None:
                sizes[zone.owner] += len(zone.cards)
        return tuple(sizes)

    @property
    def unseen(self) -> Counter[Card]:
        """How many of each piece are somewhere that I can't see; sorted as in the box."""
        seat = self.seat
        hidden = [
            card.base
            for zone in self._source.table.all_zones()
            for card, sees in zip(zone.cards, zone.seen_by(seat), strict=True)
            if not sees
        ]
        hidden.sort(key=attrgetter("order"))
        return Counter(hidden)

    # --- what is asked --------------------------------------------------------------------------

    @property
    def legal(self) -> Sequence[Move]:
        """The moves that I may make now."""
        return self._source.legal_of(self._seat)

    @property
    def why(self) -> str:
        """The clause of the open question; "" when the match is over."""
        ask = self._source.ask
        return ask.why if ask else ""

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that may answer the open question; of a secret question, only whether I may."""
        ask, seat = self._source.ask, self.seat
        if ask is None:
            return ()
        return tuple([q for q in ask.seats if q == seat or not ask.question.secret])

    # --- as a whole -----------------------------------------------------------------------------

    def as_dict(self) -> dict[str, Any]:
        """Return the view as JSON-able data, with cards and moves as texts."""
        t = self._source.table
        seat, outcome = self.seat, t.outcome
        return {
            "game": self.game,
            "names": list(self.names),
            "seat": seat,
            "players": t.players,
            "options": _plain(t.options),
            "turn": t.turns,
            "on_turn": t.seat,
            "direction": t.direction,
            "zones": [zone.as_dict() for zone in self.zones.values()],
            "facts": {name: _plain(getattr(t, name)) for name in t.facts},
            "ask": {"why": self.why, "seats": list(self.asked)} if self.why else None,
            "moves": [move.text for move in self.legal],
            "outcome": _plain(outcome._asdict()) if outcome else None,
        }

    def snapshot(self) -> Self:
        """Return a view that no longer changes when the match goes on."""
        source, seat = self._source, self._seat
        source.note_limits()
        table = source.table.copy()
        hide_from(table, seat)
        ask = source.ask and Ask(source.ask.question, list(self.asked))
        about = source.deck, source.title, source.names, source.legal_of(seat)
        return self.__class__(Snapshot(table, ask, *about), seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.as_dict() == other.as_dict()

    __hash__ = None  # type: ignore[assignment]  # the view of a seat changes with the table

    def __repr__(self) -> str:
        seat = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<{type(self).__name__} of {self.game or 'a game'} from {seat}, turn {self.turn}>"

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self._source.table.facts})

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError("A view can't be pickled or copied: keep its as_dict(), or the match.")

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """A fact that the game has not declared in a view of its own."""
            facts = self._source.table.facts
            if name in facts:
                return _fixed(getattr(self._source.table, name))
            raise AttributeError(f"The view of {self.game} has no {name!r}; facts: {facts}.")


def table_of(view: View) -> Any:
    """Return the table behind a view: for the methods of a game's class of view only."""
    return view._source.table


def source_of(view: View) -> Source:
    """Return where a view reads: for what shows a view in another way."""
    return view._source


class fact(property, Generic[A]):  # noqa: N801 - it is used as a decorator, like property
    """An attribute of a game's view that is read from its table.

    The function takes the view and the table. It may return only what everybody sees, or what the
    seat of the view sees.
    """

    def __init__(self, read: Callable[[Any, Any], A]) -> None:
        super().__init__(lambda view: read(view, view._source.table), doc=read.__doc__)

    if TYPE_CHECKING:

        def __get__(self, view: Any, owner: type | None = None) -> A: ...  # type: ignore[override]


def _attribute(name: str) -> property:
    """Return a fact that is an attribute of the table."""

    def read(view: View) -> Any:
        return _fixed(getattr(view._source.table, name))

    return property(read, doc=f"The fact {name} of the table.")


_ATOMS: Final = frozenset((int, str, bool))


def _fixed(value: Any) -> Any:
    """Return a read-only value: lists as tuples, dicts as read-only mappings."""
    if type(value) in _ATOMS:
        return value
    if isinstance(value, (list, tuple)):
        return tuple(value if _ATOMS.issuperset(map(type, value)) else map(_fixed, value))
    if isinstance(value, dict):
        return MappingProxyType({key: _fixed(item) for key, item in value.items()})
    return value


def _plain(value: Any) -> Any:
    """Return a value as JSON-able data, a copy of the table's own."""
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value.text if isinstance(value, Card) else value


def _seen_cards(zone: Zone, seat: int | None) -> tuple[Card | None, ...]:
    """Return the pieces of a zone as a seat sees them."""
    if zone.is_held_by(seat) or zone.kind == "open":
        return tuple(zone.cards)
    if not zone.is_ordered:
        known, hidden = zone.known_first(seat)
        return (*known, *[None] * len(hidden))
    seen = zone.seen_by(seat)
    return tuple([card if sees else None for card, sees in zip(zone.cards, seen, strict=True)])
