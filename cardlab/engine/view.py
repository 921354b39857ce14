"""What one seat may see of a table; it derives from the zones alone.

No game has code of its own for it. A game may declare a class of view (``Game(view=PepperView)``),
in which the facts that everybody sees are typed attributes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, Self, TypeVar

from cardlab.engine.cards import Card, Deck
from cardlab.engine.errors import BadGame, BadOption
from cardlab.engine.hidden import hide
from cardlab.engine.moves import Move
from cardlab.engine.questions import Ask
from cardlab.engine.redacted import redact
from cardlab.engine.story import Outcome
from cardlab.engine.table import Table
from cardlab.engine.zone_view import ZoneView

A = TypeVar("A")
_DECLARED: Final = "__annotations__"


class Source(Protocol):
    """Where a view reads: a table, who is asked what over it, and who plays what."""

    @property
    def table(self) -> Table: ...

    @property
    def ask(self) -> Ask[Any] | None: ...

    @property
    def title(self) -> str: ...

    @property
    def names(self) -> tuple[str, ...]: ...

    def legal_of(self, seat: int | None) -> tuple[Move, ...]: ...


class _Kept:
    """The source of a view that is a value: a table of its own, and what was asked over it.

    Few views are read as a whole. So what the seat cannot know is taken out of the table when
    something of the table is first read, and not before.
    """

    __slots__ = ("_seat", "_table", "_whole", "ask", "legal", "names", "title")

    def __init__(
        self,
        whole: Table,
        seat: int | None,
        ask: Ask[Any] | None,
        title: str,
        names: tuple[str, ...],
        legal: tuple[Move, ...],
    ) -> None:
        self._whole: Table | None = whole
        self._seat = seat
        self.ask, self.title, self.names, self.legal = ask, title, names, legal

    @property
    def table(self) -> Table:
        """The table without anything that the seat cannot know."""
        if self._whole is not None:
            self._table = redact(self._whole, self._seat)
            self._whole = None
        return self._table

    def legal_of(self, seat: int | None) -> tuple[Move, ...]:  # noqa: ARG002 - it is of one seat
        """Return the moves that the seat of the view may make."""
        return self.legal


class View:
    """All that a seat may know, and nothing else; for a spectator ``seat`` is None.

    :meth:`Match.view <cardlab.engine.match.Match.view>` gives a value, which a later move does not
    change. The view of a :class:`~cardlab.engine.seat.Seat` reads the table each time it is used,
    and so shows it as it is then. Both are read-only.

    The facts of a game are attributes too, ``view.suit`` in Pepper Eights. A game that declares
    them in a class of its own has them typed::

        class PepperView(View):
            suit: str  # the suit in play

    A fact that is more than an attribute of the table is a :class:`fact`.

    >>> import cardlab
    >>> view = cardlab.new_match("pepper", players=2, seed=7).view(0)
    >>> view.zone("discard").top, view.suit, view.hand_sizes, view.why
    (<yellow 2>, 'yellow', (8, 8), 'pepper.turn')
    >>> view == cardlab.new_match("pepper", players=2, seed=7).view(0)
    True
    """

    __slots__ = ("_seat", "_source")

    def __init__(self, source: Source, seat: int | None) -> None:
        _set_source(self, source)
        _set_seat(self, seat)

    def __init_subclass__(cls) -> None:
        for name in cls.__dict__.get(_DECLARED, {}):
            setattr(cls, name, _attribute(name))

    @classmethod
    def check(cls, game: str, table: object) -> None:
        """Raise BadGame if an annotated attribute is no fact of the game's class of table."""
        facts = getattr(table, "facts", None)
        declared = [name for kind in cls.__mro__ for name in kind.__dict__.get(_DECLARED, ())]
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
        """The seat that looks; None for a spectator."""
        seat: int | None = _seat_of(self)
        return seat

    @property
    def me(self) -> int:
        """The seat that looks, for what only a seat can ask.

        Raises:
            BadOption: a spectator looks.

        """
        seat: int | None = _seat_of(self)
        if seat is None:
            raise BadOption("A spectator has no seat: ask the view of a seat.")
        return seat

    @property
    def game(self) -> str:
        """The name of the game."""
        title: str = _source_of(self).title
        return title

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        names: tuple[str, ...] = _source_of(self).names
        return names

    # --- the table ------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are."""
        return _table(self).players

    @property
    def options(self) -> Mapping[str, Any]:
        """The house rules in force."""
        return MappingProxyType({k: _fixed(v) for k, v in _table(self).options.items()})

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return _table(self).turns

    @property
    def on_turn(self) -> int:
        """The seat on turn."""
        return _table(self).seat

    @property
    def direction(self) -> int:
        """1 or -1: which way play goes round, in order of the seats."""
        return _table(self).direction

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None before."""
        return _table(self).outcome

    @property
    def others(self) -> tuple[int, ...]:
        """All other seats, in order of play."""
        t, me = _table(self), self.me
        return tuple([(me + step * t.direction) % t.players for step in range(1, t.players)])

    # --- the pieces -----------------------------------------------------------------------------

    @property
    def deck(self) -> Deck:
        """The game's faces, which read cards: ``view.deck.card("red 7")``."""
        return _table(self).pack()[0].deck

    @property
    def zones(self) -> Mapping[str, ZoneView]:
        """All places of the table by their names, in the order of the table."""
        seat = self.seat
        return MappingProxyType({z.name: ZoneView(z, seat) for z in _table(self).all_zones()})

    def zone(self, name: str) -> ZoneView:
        """Return a place of the table.

        Raises:
            BadOption: there is none of this name.

        """
        return ZoneView(_table(self).zone(name), self.seat)

    @property
    def hand(self) -> tuple[Card, ...]:
        """My own hand; empty for a spectator, and in a game without hands."""
        seat = _seat_of(self)
        for zone in _table(self).all_hands():
            if zone.owner == seat and seat is not None:
                return tuple(zone.cards)
        return ()

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds in its hand."""
        t = _table(self)
        sizes = [0] * t.players
        for zone in t.all_hands():
            if zone.owner is not None:
                sizes[zone.owner] += len(zone.cards)
        return tuple(sizes)

    @property
    def unseen(self) -> Counter[Card]:
        """The pieces that I cannot place, as they are in the box: how many of each, sorted."""
        seat = self.seat
        hidden = [
            card.base
            for zone in _table(self).all_zones()
            for card, sees in zip(zone.cards, zone.seen_by(seat), strict=True)
            if not sees
        ]
        hidden.sort(key=attrgetter("order"))
        return Counter(hidden)

    # --- what is asked --------------------------------------------------------------------------

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves that I may make now."""
        source: Source = _source_of(self)
        return source.legal_of(_seat_of(self))

    @property
    def why(self) -> str:
        """The clause that asks; "" when the match is over."""
        ask = _ask(self)
        return ask.why if ask else ""

    @property
    def asked(self) -> tuple[int, ...]:
        """Who is asked; of a secret choice only whether I still am."""
        ask, seat = _ask(self), self.seat
        if ask is None:
            return ()
        return tuple([q for q in ask.seats if q == seat or not ask.question.secret])

    # --- as a whole -----------------------------------------------------------------------------

    def as_dict(self) -> dict[str, Any]:
        """Return all of the view as JSON-able data; cards and moves as their texts."""
        t = _table(self)
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
            "zones": [ZoneView(zone, seat).as_dict() for zone in t.all_zones()],
            "facts": {name: _plain(getattr(t, name)) for name in t.facts},
            "ask": {"why": self.why, "seats": list(self.asked)} if self.why else None,
            "moves": [move.text for move in self.legal],
            "outcome": _plain(outcome._asdict()) if outcome else None,
        }

    def kept(self) -> Self:
        """Return the view as a value: read now, so that nothing that happens later changes it."""
        ask = _ask(self)
        asked = ask and Ask(ask.question, list(self.asked))
        table, seat = _table(self).copy(), self.seat
        return self.__class__(_Kept(table, seat, asked, self.game, self.names, self.legal), seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.as_dict() == other.as_dict()

    __hash__ = None  # type: ignore[assignment]  # the view of a seat changes with the table

    def __repr__(self) -> str:
        seat = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<{type(self).__name__} of {self.game or 'a game'} from {seat}, turn {self.turn}>"

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *_table(self).facts})

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError("A view can't be pickled or copied: keep its as_dict(), or the match.")

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """A fact that the game has not declared in a view of its own."""
            facts = _table(self).facts
            if name in facts:
                return _fixed(getattr(_table(self), name))
            raise AttributeError(f"The view of {self.game} has no {name!r}; facts: {facts}.")


_source_of, _set_source = hide(View, "_source")
_seat_of, _set_seat = hide(View, "_seat")


def kept_view(
    kind: type[View],
    table: Table,
    ask: Ask[Any] | None,
    title: str,
    names: tuple[str, ...],
    legal: tuple[Move, ...],
    seat: int | None,
) -> View:
    """Return a view that is a value, over a table without anything that its seat cannot know."""
    return kind(_Kept(table, seat, ask, title, names, legal), seat)


def table_of(view: View) -> Any:
    """Return the table behind a view: for the methods of a game's class of view only."""
    return _source_of(view).table


_table: Final[Callable[[View], Table]] = table_of


def _ask(view: View) -> Ask[Any] | None:
    ask: Ask[Any] | None = _source_of(view).ask
    return ask


class fact(property, Generic[A]):  # noqa: N801 - it is used as a decorator, like property
    """An attribute of a game's view that is read from its table.

    The function is handed the view and the table. It may tell only what everybody sees, or what the
    seat of the view sees.
    """

    def __init__(self, read: Callable[[Any, Any], A]) -> None:
        super().__init__(lambda view: read(view, _source_of(view).table), doc=read.__doc__)

    if TYPE_CHECKING:

        def __get__(self, view: Any, owner: type | None = None) -> A: ...  # type: ignore[override]


def _attribute(name: str) -> property:
    """Return a fact that is an attribute of the table."""

    def read(view: View) -> Any:
        return _fixed(getattr(_source_of(view).table, name))

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
