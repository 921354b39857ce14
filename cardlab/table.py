"""The table: everything that is true between two turns, as plain data; and the Dice.

A game's table declares its zones and facts as attributes; copying, viewing, redealing and counting
pieces follow from ``zones()`` and need no code of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, ClassVar, Final, Self

from cardlab.cards import Card
from cardlab.errors import BadOption, nearest
from cardlab.moves import Move
from cardlab.story import Event, Outcome

_MULTIPLIER: Final = 0xDA942042E4DD58B5
_MASK: Final = (1 << 128) - 1


class Dice:
    """The only chance of a match: a small generator whose whole state is one integer.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(5)]
    [0, 4, 2, 4, 5]

    A multiplicative congruential generator of 128 bits of which the highest are used (L'Ecuyer,
    *Mathematics of Computation* 68, 1999; it passes BigCrush). It is here, and not
    ``random.Random``, because a match is copied at every turn and the latter's state is 2.5 kB.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int = 0) -> None:
        self.state: int = int.from_bytes(sha256(str(seed).encode()).digest()[:16]) | 1

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely (to one part in 2**32)."""
        state = self.state = self.state * _MULTIPLIER & _MASK
        return (state >> 96) * n >> 32

    def shuffle(self, cards: list[Any]) -> None:
        """Put a list in an order in which each is as likely (Fisher and Yates)."""
        state = self.state
        for i in range(len(cards) - 1, 0, -1):
            state = state * _MULTIPLIER & _MASK
            j = (state >> 96) * (i + 1) >> 32
            cards[i], cards[j] = cards[j], cards[i]
        self.state = state

    def split(self) -> Dice:
        """Other dice, whose falls have nothing to do with what these will fall next."""
        return Dice(self.below(1 << 32) << 32 | self.below(1 << 32))

    def copy(self) -> Dice:
        """Dice that will fall as these would."""
        twin = Dice.__new__(Dice)
        twin.state = self.state
        return twin


class Zone:
    """A place for pieces: a hand, a pile, a stock; and who has seen what in it.

    ``kind`` says who sees it: everybody ("open"; "heap" where its order means nothing), its owner
    alone ("hand"), nobody ("pile"; "bag" where its order means nothing). ``known[i]`` is the set of
    seats, as bits, that know piece i beyond that; the list is empty as long as nobody does. Where
    nobody looks, in a match that is run to its end by chance, the zone is not ``watched``.
    ``coming`` are the pieces that a bag set by hand gives first; no seat knows them.
    """

    __slots__ = ("cards", "coming", "kind", "known", "name", "owner", "watched")

    def __init__(self, name: str, kind: str, owner: int | None = None) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.owner: Final = owner
        self.cards: list[Card] = []
        self.known: list[int] = []
        self.coming: list[Card] = []
        self.watched = True

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __repr__(self) -> str:
        return f"<{self.name}: {', '.join(map(str, self.cards)) or 'empty'}>"

    @property
    def is_ordered(self) -> bool:
        """Whether the order of the pieces means something."""
        return self.kind in ("open", "pile")

    def is_held_by(self, seat: int | None) -> bool:
        """Whether it is the seat's own hand; what merely lies before a seat may be face down."""
        return self.kind == "hand" and seat is not None and seat == self.owner

    def sees(self, seat: int | None, i: int) -> bool:
        """Whether a seat (None: a spectator) knows piece i."""
        if self.kind in ("open", "heap") or self.is_held_by(seat):
            return True
        if self.cards[i].back == self.cards[i].text:
            return True
        return seat is not None and bool(self.known) and bool(self.known[i] >> seat & 1)

    def add(self, card: Card, seen: int = 0) -> None:
        """Put a piece on top, known to the seats in ``seen`` beside those who see the zone."""
        if seen or self.known:
            self._note(seen)
        self.cards.append(card)

    def _note(self, seen: int) -> None:
        if self.watched:
            self.known = self.known or [0] * len(self.cards)
            self.known.append(seen)

    def take(self, card: Card, seers: int = -1) -> None:
        """Take out a piece. ``seers`` are the seats that see which one it is (all by default).

        Of two alike nobody learns which one moved, and who does not see which one leaves no longer
        knows any of this zone for sure.
        """
        if not self.known:
            self.cards.remove(card)
            return
        i = self.cards.index(card)
        del self.cards[i]
        seen = self.known.pop(i)
        if card in self.cards:
            self._forget(card, seen)
        if seers != -1:
            self.known = [seats & seers for seats in self.known]

    def _forget(self, card: Card, seen: int) -> None:
        unsure = ~seen
        for i, other in enumerate(self.cards):
            if other is card:
                gone = self.known[i] & unsure
                self.known[i] ^= gone
                unsure ^= gone

    def draw(self) -> Card:
        """Take the piece on top, known or not."""
        if self.known:
            self.known.pop()
        return self.cards.pop()

    def draw_by(self, dice: Dice) -> Card:
        """Take any piece of a bag, each as likely."""
        if self.coming:
            card = self.coming.pop(0)
            self.cards.remove(card)
            return card
        return self.cards.pop(dice.below(len(self.cards)))

    def pour(self, into: Zone, seen: int = 0) -> None:
        """Move all pieces to another zone, on top; who knew one of them, and ``seen``, still do."""
        if seen or self.known or into.known:
            for card, known in zip(self.cards, self.known or [0] * len(self.cards), strict=True):
                into.add(card, known | seen)
        else:
            into.cards += self.cards
        self.cards, self.known = [], []

    def show_top(self, seats: int) -> None:
        """Show the piece on top to the seats."""
        known = self.known.pop() if self.known else 0
        self.add(self.cards.pop(), known | seats)

    def reveal(self, seats: int) -> None:
        """Show all of the zone to the seats."""
        if not self.watched:
            return
        self.known = self.known or [0] * len(self.cards)
        self.known = [known | seats for known in self.known]

    def copy(self) -> Zone:
        """The same pieces and the same knowledge in a zone of its own."""
        twin = Zone(self.name, self.kind, self.owner)
        twin.cards = self.cards[:]
        twin.known = self.known[:]
        if self.coming:
            twin.coming = self.coming[:]
        return twin


class Ended(Exception):
    """Raised by :meth:`Table.end`; only the engine's loop catches it."""


class Table:
    """What all games' tables have; a game's table adds its zones and its facts.

    Attributes are plain data: zones, numbers, words, and lists of these. ``seat`` is the seat on
    turn, ``turns`` counts the turns (0 before the first), ``direction`` is 1 or -1 in order of the
    seats. A table names its attributes as ``__slots__``: copies follow from them, and the rules
    run half as fast again as with a dict.
    """

    __slots__ = (
        "chosen",
        "decision",
        "dice",
        "direction",
        "options",
        "out",
        "outcome",
        "players",
        "seat",
        "story",
        "turns",
        "waiting",
    )
    attributes: ClassVar[tuple[str, ...]] = __slots__

    def __init_subclass__(cls) -> None:
        cls.attributes = (*Table.attributes, *cls.__dict__["__slots__"])

    facts: tuple[str, ...] = ()  # names of attributes that everybody sees
    # For a table set by hand, by back: the zone that takes what is not placed, and the zone that
    # takes it if it is said how many pieces lie in the first (by default: out of the game).
    rest: ClassVar[dict[str, str]] = {}
    overflow: ClassVar[dict[str, str]] = {}

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        self.players: Final = players
        self.options: Final = options
        self.dice = dice
        self.seat = 0
        self.turns = 0
        self.direction = 1
        self.decision = -1
        self.out: list[Zone] = []  # a heap of what a table set by hand leaves out of the game
        self.waiting: list[int] = []
        self.chosen: list[Move | None] = [None] * players
        self.outcome: Outcome | None = None
        self.story: list[Event] | None = []

    def zones(self) -> list[Zone]:
        """All places of the table, always in the same order."""
        raise NotImplementedError

    def all_zones(self) -> list[Zone]:
        """Return the zones, and the heap of what is out of the game if there is one."""
        return [*self.zones(), *self.out] if self.out else self.zones()

    def zone(self, name: str) -> Zone:
        """Return the zone of that name.

        Raises :class:`~cardlab.errors.BadOption` with the nearest name where there is none.
        """
        zones = {zone.name: zone for zone in self.all_zones()}
        if name not in zones:
            raise BadOption(f"There is no zone {name!r:.80}; {nearest(str(name), zones)}.")
        return zones[name]

    def pack(self) -> Sequence[Card]:
        """All pieces of this table, as often as they are in the box."""
        raise NotImplementedError

    def dealt(self) -> dict[str, int | str]:
        """What a table set by hand gives to the zones that it does not name."""
        return {}

    def is_dealt_to(self, zone: str, card: Card) -> bool:
        """Whether a piece may be dealt to a zone of which only the number of pieces is said."""
        backs = {name: back for back, name in self.rest.items()}
        return card.back == (self.back_in(zone) or backs.get(zone, ""))

    def back_in(self, zone: str) -> str | None:  # noqa: ARG002 - a game with several looks at it
        """The back of the pieces that may be in a zone; None where there are all kinds."""
        return None if len(self.rest) > 1 else next(iter(self.rest))

    def lay_open(self) -> None:
        """Show again what lies open to a seat just now, as all know; for a redealt table."""

    def copy(self) -> Self:
        """The same table again, sharing nothing that changes; its story starts empty."""
        twin = self.__class__.__new__(self.__class__)
        for name in self.attributes:
            value = getattr(self, name)
            if isinstance(value, Zone):
                value = value.copy()
            elif isinstance(value, list) and name != "story":
                value = [v.copy() if isinstance(v, Zone) else v for v in value]
            setattr(twin, name, value)
        twin.story = None
        twin.dice = self.dice.copy()
        return twin

    def unwatch(self) -> None:
        """From now on nothing is told, and who has seen what is not kept: nobody will look."""
        self.story = None
        for zone in self.all_zones():
            zone.known = []
            zone.watched = False

    def next(self, seat: int, steps: int = 1) -> int:
        """The seat that many steps on, in the direction of play."""
        return (seat + steps * self.direction) % self.players

    def others(self, seat: int) -> list[int]:
        """Everybody else, in order of play."""
        return [self.next(seat, step) for step in range(1, self.players)]

    def tell(
        self,
        clause: str,
        verb: str,
        by: int | None = None,
        cards: tuple[Card, ...] = (),
        *,
        seen: int = -1,
        word: str = "",
        at: int | None = None,
        n: int = 0,
    ) -> None:
        """Add an event to the story; ``seen`` are the seats that saw which cards they were."""
        if self.story is not None:
            self.story.append(Event(clause, verb, by, cards, seen, word, at, n, self.decision))

    def end(self, reason: str, winners: tuple[int, ...], scores: tuple[int, ...] = ()) -> None:
        """The game is over: the rules stop where they stand."""
        self.outcome = Outcome(winners, scores, reason)
        for seat, points in enumerate(scores):
            self.tell(reason, "total", seat, n=points)
        if len(winners) > 1:
            for seat in winners:
                self.tell(reason, "share", seat)
        else:
            self.tell(reason, "end", winners[0] if winners else None)
        raise Ended
