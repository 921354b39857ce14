"""The table: everything that is true between two turns, as plain data.

A game's table declares its zones and facts as attributes; copying, viewing, redealing and counting
pieces follow from ``zones()`` and need no code of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import compress
from typing import Any, ClassVar, Final, Literal, Self

from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption, nearest
from cardlab.engine.table.events import END, SHARE, TOTAL, Event, Outcome
from cardlab.engine.table.limits import at_most, limited
from cardlab.engine.table.moves import Move
from cardlab.engine.table.seats import EVERYBODY, Seats, has, only
from cardlab.engine.table.zone import Zone

FactKind = Literal["number", "word", "seat", "by seat", "faces by seat"] | range
"""What the value of a fact is: a number; a word, which is a suit or the text of a card or of a kind
of card; a seat, or -1 for none; a list with a number for each seat; a list of seats, each with the
text of a card; or one or several of a range of numbers (``range(1, 9)``)."""


class Ended(Exception):
    """Raised by :meth:`Table.end`; only the engine's loop catches it."""


class Table:
    """The base class of the tables of all games, which add their zones and facts.

    Attributes are plain data: zones, numbers, words, and lists of these. ``seat`` is the seat on
    turn, ``turns`` counts the turns (0 before the first), ``direction`` is 1 or -1 in order of the
    seats. A table may name its attributes as ``__slots__``: the rules then run half as fast again
    as with a dict. A game that was written to try something may leave that out.
    """

    __slots__ = (
        "chosen",
        "decision",
        "dice",
        "direction",
        "is_playout",
        "notes_limits",
        "opened",
        "options",
        "outcome",
        "players",
        "removed",
        "seat",
        "solo",
        "story",
        "turns",
        "waiting",
    )
    _slots: ClassVar[tuple[str, ...]] = __slots__

    def __init_subclass__(cls) -> None:
        cls._slots = (*cls._slots, *cls.__dict__.get("__slots__", ()))

    facts: tuple[str, ...] = ()  # names of attributes that everybody sees
    # What the value of a fact is, for programs that read numbers. Where nothing is said, a bool or
    # an int is a number, a text is a word, and a list with a number for each seat is "by seat".
    fact_kinds: ClassVar[Mapping[str, FactKind]] = {}
    # For a table set by hand, by the back of the pieces: the zone for the pieces left over when the
    # default zone was set to a number of pieces. By default they are out of the game.
    spill_zones: ClassVar[dict[str, str]] = {}

    @property
    def default_zones(self) -> Mapping[str, str]:
        """The zone that takes the cards not placed by hand, by their backs.

        By default it is the first pile or bag in the middle of the table, for all cards; empty
        where there is none, as in a game that deals all its cards.
        """
        stocks = (z.name for z in self.zones() if z.owner is None and z.kind in ("pile", "bag"))
        name = next(stocks, "")
        return dict.fromkeys((card.back for card in self.pack()), name) if name else {}

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        self.players: Final = players
        self.options: Final = options
        self.dice = dice
        self.seat = 0
        self.solo = -1  # the seat that keeps the turn, on a table set for one
        self.turns = 0
        self.direction = 1
        self.decision = -1
        self.opened = -1  # the decision at which several were last asked the same question
        self.removed: list[Zone] = []  # a heap of what a table set by hand leaves out of the game
        self.waiting: list[int] = []
        self.chosen: list[Move | None] = [None] * players
        self.outcome: Outcome | None = None
        self.story: list[Event] | None = []  # None while nobody asks for it
        self.notes_limits = True  # whether the rules note what public moves prove
        self.is_playout = False  # whether events and knowledge are left out

    @property
    def attributes(self) -> tuple[str, ...]:
        """The names of all attributes, those of a table without ``__slots__`` too."""
        return (*self._slots, *getattr(self, "__dict__", ()))

    def zones(self) -> list[Zone]:
        """Return all places of the table, always in the same order.

        By default these are the attributes that are zones or lists of zones, in the order in which
        they were set (or in which ``__slots__`` names them).
        """
        own = [name for name in self.attributes if name not in Table._slots]
        values = [getattr(self, name) for name in own]
        places = [value if isinstance(value, list) else [value] for value in values]
        return [zone for place in places for zone in place if isinstance(zone, Zone)]

    def all_zones(self) -> list[Zone]:
        """Return the zones, and the heap of what is out of the game if there is one."""
        return [*self.zones(), *self.removed] if self.removed else self.zones()

    def zone(self, name: str) -> Zone:
        """Return the zone of that name.

        Raises :class:`~cardlab.BadOption` with the nearest name where there is none.
        """
        zones = {zone.name: zone for zone in self.all_zones()}
        if name not in zones:
            raise BadOption(f"There is no zone {name!r:.80}; {nearest(str(name), zones)}.")
        return zones[name]

    def pack(self) -> Sequence[Card]:
        """Return all cards of this table, with duplicates."""
        raise NotImplementedError

    def dealt(self) -> Mapping[str, int | str]:
        """Return what a table set by hand gives to the zones that it does not name."""
        return {}

    def is_dealt_to(self, zone: str, card: Card) -> bool:
        """Return whether a piece may be dealt to a zone given only by its number of pieces."""
        backs = {name: back for back, name in self.default_zones.items()}
        return card.back == (self.back_of(zone) or backs.get(zone, ""))

    def back_of(self, zone: str) -> str | None:  # noqa: ARG002 - a game with several looks at it
        """Return the back of the pieces that may be in a zone; None where all kinds may be."""
        return next(iter(self.default_zones), None) if len(self.default_zones) < 2 else None

    def reveal_again(self) -> None:
        """Reveal, in an imagined world, the pieces that a seat is looking at just now."""

    def is_possible(self) -> bool:
        """Return whether the hidden cards agree with what all seats see.

        Imagined worlds are dealt until this is true. It is for facts that concern several zones,
        such as "this seat holds the lowest card of all".
        """
        return True

    def shows_none(self, zone: Zone, cards: Iterable[Card], alike: int = 1) -> None:
        """Note a fact that all have seen: the zone holds none of these cards.

        A rule calls this when a public move proves it, before the pieces change:

        - a player who must draw holds no card that fits:
          ``t.shows_none(t.hands[p], (card for card in DECK if fits(t, card)))``;
        - a player who doesn't follow suit holds no card of the suit:
          ``t.shows_none(t.hands[p], (card for card in DECK if card.suit == led))``.

        A move that the player could have avoided proves nothing. Imagined worlds respect the fact
        from then on, also after later draws: a piece that came unseen may have any face. A playout
        notes nothing.

        Args:
            zone: the zone; nothing is noted about an open zone.
            cards: the faces that it doesn't hold; a generator costs a playout nothing.
            alike: with 4, the zone holds each of these faces at most three times.

        """
        if not self.notes_limits or zone.is_open or len(zone) < alike:
            return
        faces = frozenset(cards)
        if alike > 1:
            zone.limits = at_most(zone.limits, faces, alike - 1, self.players)
        elif faces:
            zone.limits = limited(zone.limits, faces, 0, self.players)

    def shows_all(self, zone: Zone) -> None:
        """Note that all have seen which pieces are in the zone now, but not their order.

        A rule calls this when it has shuffled open pieces into a new stock. Nothing else is in the
        stock, and these pieces are in no hand, unless another piece of the same face is hidden.
        """
        if not self.notes_limits:
            return
        inside = frozenset(zone.cards)
        zone.limits = []
        self.shows_none(zone, frozenset(self.pack()) - inside)
        if self._none_elsewhere(None, zone, inside) < inside:
            for seat in range(self.players):
                self._none_elsewhere(seat, zone, inside)

    def exchange(self, zone: Zone, card: Card, other: Zone, other_card: Card, seen: Seats) -> None:
        """Exchange two pieces of two zones; only the seats in ``seen`` see which ones."""
        self.loses_sight(zone, seen)
        self.loses_sight(other, seen)
        zone.take(card, seen)
        other.take(other_card, seen)
        zone.add(other_card, seen)
        other.add(card, seen)

    def loses_sight(self, zone: Zone, seen: Seats) -> None:
        """Note what each seat still knows when a piece is about to leave a zone unseen.

        A seat that doesn't see which piece leaves no longer knows any single piece. It knows that
        all but one of its known pieces are still there, and that none of them was elsewhere.
        """
        if not (self.notes_limits and zone.known):
            return
        for seat in range(self.players):
            if has(seen, seat):
                continue
            known = frozenset(compress(zone.cards, zone.seen_by(seat)))
            if not known:
                continue
            self._none_elsewhere(seat, zone, known)
            others = frozenset(self.pack()) - known
            unknown = sum([card in others for card in zone.cards])
            zone.limits = limited(zone.limits, others, unknown, self.players, seat)

    def _none_elsewhere(
        self, seat: int | None, zone: Zone, faces: frozenset[Card]
    ) -> frozenset[Card]:
        """Note for a seat (None: for all) that pieces of these faces lie in no other zone.

        Leave out a face that also lies where the seat can't see it. Return the faces noted.
        """
        backs = {card.back for card in faces}
        places = [z for z in self.zones() if z is not zone and not z.is_held_by(seat)]
        hidden = [z for z in places if any(c.back in backs for c in z.cards)]
        hidden = [z for z in hidden if not z.is_open]
        alone = faces
        for z in hidden:
            if not alone.isdisjoint(z.cards):
                both = zip(z.cards, z.seen_by(seat), strict=True)
                alone -= {card for card, sees in both if not sees}
        for place in hidden if alone else ():
            place.limits = limited(place.limits, alone, 0, self.players, seat)
        return alone

    def begin_playout(self) -> None:
        """Stop recording events, and who has seen which piece."""
        self.is_playout, self.notes_limits, self.story = True, False, None
        for zone in self.all_zones():
            zone.blind()

    def copy(self) -> Self:
        """Return an independent copy, without the story."""
        twin = self.__class__.__new__(self.__class__)
        for name in self.attributes:
            value = getattr(self, name)
            if isinstance(value, Zone):
                value = value.copy()
            elif type(value) is list:
                value = [part.copy() if isinstance(part, Zone) else part for part in value]
            setattr(twin, name, value)
        twin.story = None
        twin.dice = self.dice.copy()
        return twin

    def next(self, seat: int, steps: int = 1) -> int:
        """Return the seat that many steps on, in the direction of play."""
        return (seat + steps * self.direction) % self.players

    def others(self, seat: int) -> list[int]:
        """Return all other seats, in order of play."""
        return [*_seats_after(seat, self.direction, self.players)]

    def tell(
        self,
        clause: str,
        verb: str,
        by: int | None = None,
        cards: tuple[Card, ...] = (),
        seen: Seats = EVERYBODY,
        word: str = "",
        at: int | None = None,
        n: int = 0,
    ) -> None:
        """Add an event to the story; ``seen`` are the seats that saw which cards they were.

        Until somebody asks for the story, this does nothing. The engine then replays the match.
        """
        if self.story is not None:
            self.story.append(Event(clause, verb, by, cards, seen, word, at, n, self.decision))

    def play(self, allows: Callable[[Any, Move], str], move: Move, hand: Zone, pile: Zone) -> Card:
        """Move the card of a move from a hand to a pile, and tell it to all; return the card.

        Most rules do this with a card that is played. ``allows`` gives the clause of the event.
        """
        card = move.card
        assert card is not None
        if self.is_playout:
            hand.cards.remove(card)
            pile.cards.append(card)
            return card
        if self.story is not None:
            self.tell(allows(self, move), "play", move.by, (card,), word=move.word)
        hand.move(card, pile)
        return card

    def draw(self, clause: str, by: int, stock: Zone, hand: Zone) -> Card:
        """Deal the piece on top to a seat's hand, and tell it; only that seat sees the card.

        Most rules do this with a card that is drawn.
        """
        if self.is_playout:
            card = stock.cards.pop()
            hand.cards.append(card)
            return card
        card = stock.deal(hand)
        if self.story is not None:
            self.tell(clause, "draw", by, (card,), seen=only(by))
        return card

    def end(self, reason: str, winners: tuple[int, ...], scores: tuple[int, ...] = ()) -> None:
        """End the game at once: no rule runs any further."""
        self.outcome = Outcome(winners, scores, reason)
        for seat, points in enumerate(scores):
            self.tell(reason, TOTAL, seat, n=points)
        if len(winners) > 1:
            for seat in winners:
                self.tell(reason, SHARE, seat)
        else:
            self.tell(reason, END, winners[0] if winners else None)
        raise Ended


@cache
def _seats_after(seat: int, way: int, players: int) -> tuple[int, ...]:
    return tuple([(seat + step * way) % players for step in range(1, players)])


def conserved(t: Table) -> str | None:
    """Return None if each piece of the box is on the table once, else the pieces that are wrong."""
    there = [card for zone in t.all_zones() for card in zone.cards]
    if sorted(card.base.order for card in there) == sorted(card.order for card in t.pack()):
        return None
    counts = Counter(t.pack())
    counts.subtract(card.base for card in there)
    wrong = [f"{card}: {'missing' if n > 0 else 'too many'}" for card, n in counts.items() if n]
    return ", ".join(wrong)
