"""A zone: a place on the table for pieces, and who has seen what in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import attrgetter
from typing import Any, Final

from cardlab.engine.cards import Card
from cardlab.engine.dice import Dice
from cardlab.engine.limits import Limit, after_adding, after_taking

_ORDER: Final = attrgetter("order")
_BACK: Final = attrgetter("back")


class Zone:
    """A place for pieces: a hand, a pile, a stock; and who has seen what in it.

    ``kind`` says who sees it: everybody ("open"; "heap" where its order means nothing), its owner
    alone ("hand"), nobody ("pile"; "bag" where its order means nothing). ``known[i]`` is the set of
    seats, as bits, that know piece i beyond that; the list is empty as long as nobody does.
    ``limits`` are what public moves exclude of its pieces (:mod:`cardlab.engine.limits`). What
    changes them is only noted, and they are worked out when somebody reads them: few matches
    between bots come to that.

    ``coming`` are the pieces that a bag set by hand gives first; no seat knows them.

    ``role`` says what the zone is for, whosever it is: "hand", "stock", "plate". By it the game's
    words and layout call it. ``word`` is the word of a move that leads to it, if there is one.

    >>> Zone("plate 2", "heap", 2).role
    'plate'

    Args:
        name: the name, unique on the table; with the number of its owner at its end.
        kind: who sees it.
        owner: the seat that it belongs to; None in the middle of the table.
        role: by default "hand" for a hand, else the name without the owner's number.
        word: the word of a move that leads to it.

    """

    __slots__ = (
        "_limits", "_noted", "_owner_bit", "cards", "coming", "is_blind", "kind", "known", "name",
        "owner", "role", "word",
    )  # fmt: skip

    def __init__(
        self, name: str, kind: str, owner: int | None = None, role: str = "", word: str = ""
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.owner: Final = owner
        self.role: Final = role or ("hand" if kind == "hand" else name.removesuffix(f" {owner}"))
        self.word: Final = word
        # The seat that sees each piece of its hand come and go, as a bit.
        self._owner_bit: Final = 1 << owner if kind == "hand" and owner is not None else 0
        self.cards: list[Card] = []
        self.known: list[int] = []
        self.coming: list[Card] = []
        self._limits: list[Limit] = []
        self._noted: list[tuple[Any, ...]] = []  # changes of the limits, with their facts
        self.is_blind = False  # whether it keeps only its pieces, and not who has seen them

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __repr__(self) -> str:
        return f"<{self.name}: {', '.join(map(str, self.cards)) or 'empty'}>"

    @property
    def limits(self) -> list[Limit]:
        """What public moves exclude of the pieces."""
        noted, self._noted = self._noted, []
        for change, *facts in noted:
            self._limits = change(self._limits, *facts)
        return self._limits

    @limits.setter
    def limits(self, limits: list[Limit]) -> None:
        self._limits, self._noted = limits, []

    def limit_by(self, change: Callable[..., list[Limit]], *facts: Any) -> None:
        """Note what changes the limits: a function of them and of some facts."""
        if not self.is_blind:
            self._noted.append((change, *facts))

    def blind(self) -> None:
        """Keep only the pieces from now on, and not who has seen them: for playouts."""
        self.is_blind, self.known, self.limits = True, [], []

    @property
    def is_ordered(self) -> bool:
        """Whether the order of the pieces means something."""
        return self.kind in ("open", "pile")

    @property
    def top(self) -> Card | None:
        """The piece on top; None where there is none."""
        return self.cards[-1] if self.cards else None

    def is_held_by(self, seat: int | None) -> bool:
        """Return whether it is the seat's own hand; cards before a seat may lie face down."""
        return self.kind == "hand" and seat is not None and seat == self.owner

    def sees(self, seat: int | None, i: int) -> bool:
        """Return whether a seat (None: a spectator) knows piece i."""
        if self._lies_open_to(seat) or self.cards[i].back == self.cards[i].text:
            return True
        return seat is not None and bool(self.known) and bool(self.known[i] >> seat & 1)

    def seen_by(self, seat: int | None) -> list[bool]:
        """Return for each piece whether a seat (None: a spectator) knows it."""
        if self._lies_open_to(seat):
            return [True] * len(self.cards)
        if seat is None or not self.known:
            return [card.back == card.text for card in self.cards]
        return [
            bool(known >> seat & 1) or card.back == card.text
            for card, known in zip(self.cards, self.known, strict=True)
        ]

    def known_first(self, seat: int | None) -> tuple[list[Card], list[Card]]:
        """Return the pieces that a seat knows, sorted, and the others, sorted by their backs."""
        seen = self.seen_by(seat)
        if not any(seen):
            return [], sorted(self.cards, key=_BACK)
        known = [card for card, sees in zip(self.cards, seen, strict=True) if sees]
        hidden = [card for card, sees in zip(self.cards, seen, strict=True) if not sees]
        return sorted(known, key=_ORDER), sorted(hidden, key=_BACK)

    def _lies_open_to(self, seat: int | None) -> bool:
        return self.kind in ("open", "heap") or self.is_held_by(seat)

    def add(self, card: Card, seen: int = 0) -> None:
        """Put a piece on top, known to the seats in ``seen`` beside those who see the zone."""
        if self.known or (seen and not self.is_blind):
            self.known = self.known or [0] * len(self.cards)
            self.known.append(seen)
        self.cards.append(card)
        if self._limits or self._noted:
            self._noted.append((after_adding, card, seen | self._owner_bit))

    def take(self, card: Card, seers: int = -1) -> None:
        """Take out a piece. ``seers`` are the seats that see which one it is (all by default).

        If two pieces are alike, no seat learns which of them moved. A seat that does not see which
        piece leaves no longer knows any piece of this zone for sure.
        """
        if self._limits or self._noted:
            seers_and_owner = seers | self._owner_bit
            self._noted.append((after_taking, card, seers_and_owner, len(self.cards) - 1))
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
        card = self.cards.pop()
        if self._limits or self._noted:  # who sees it is told later, so that nobody is taken to
            self._noted.append((after_taking, card, 0, len(self.cards)))
        return card

    def draw_by(self, dice: Dice) -> Card:
        """Take any piece of a bag, each as likely."""
        if self.coming:
            card = self.coming.pop(0)
            self.cards.remove(card)
            return card
        return self.cards.pop(dice.below(len(self.cards)))

    def move(self, card: Card, to: Zone) -> None:
        """Move a piece on top of another zone, in sight of all."""
        self.take(card)
        to.add(card)

    def deal(self, to: Zone, seen: int = 0) -> Card:
        """Deal the piece on top to another zone, known to the seats in ``seen``; return it."""
        card = self.draw()
        to.add(card, seen)
        return card

    def pour(self, into: Zone, seen: int = 0) -> None:
        """Move all pieces to another zone, on top; who knew one of them, and ``seen``, still do."""
        if (seen and not self.is_blind) or self.known or into.known or into._limits or into._noted:
            for card, known in zip(self.cards, self.known or [0] * len(self.cards), strict=True):
                into.add(card, known | seen)
        else:
            into.cards += self.cards
        self.cards, self.known, self.limits = [], [], []

    def empty(self) -> None:
        """Take out all pieces; nobody knows anything of the zone then."""
        self.cards, self.coming = [], []
        self.known, self.limits = [], []

    def take_over(self, other: Zone, seen: int = 0) -> None:
        """Hold the pieces of another zone instead of its own, known to the seats in ``seen`` too.

        For hands that are passed on: copy them all before the first takes over another.
        """
        self.cards, self.limits = other.cards, other.limits
        if not self.is_blind:
            self.known = [seats | seen for seats in other.known or [0] * len(other.cards)]

    def show_top(self, seats: int) -> None:
        """Show the piece on top to the seats."""
        if not self.is_blind:
            self.known = self.known or [0] * len(self.cards)
            self.known[-1] |= seats

    def reveal(self, seats: int) -> None:
        """Show all of the zone to the seats."""
        if not self.is_blind:
            self.known = [known | seats for known in self.known or [0] * len(self.cards)]

    def copy(self) -> Zone:
        """Return a zone with the same pieces and the same knowledge."""
        twin = Zone(self.name, self.kind, self.owner, self.role, self.word)
        twin.cards = self.cards[:]
        if self.known:
            twin.known = self.known[:]
        if self.coming:
            twin.coming = self.coming[:]
        if self._limits or self._noted:
            twin.limits = self.limits[:]
        return twin
