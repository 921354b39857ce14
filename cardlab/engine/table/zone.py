"""A zone: a place on the table for pieces, and who has seen what in it."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Final, Literal, get_args

from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadGame, or_list
from cardlab.engine.table.limits import Limit, after_adding, after_taking
from cardlab.engine.table.seats import EVERYBODY, NOBODY, Seats, only

_ORDER: Final = attrgetter("order")
_BACK: Final = attrgetter("back")

Kind = Literal["open", "heap", "hand", "pile", "bag"]
"""Who sees a zone: everybody ("open"; "heap" where its order means nothing), its owner alone
("hand"), nobody ("pile"; "bag" where its order means nothing)."""


class Zone:
    """A place for pieces: a hand, a pile, a stock; and who has seen what in it.

    ``known[i]`` is the set of seats that know piece i, beside the seats that see the whole zone.
    The list is empty while no seat knows a piece in this way. ``limits`` are the limits that public
    moves have set on the hidden pieces (:mod:`cardlab.engine.table.limits`). A blind zone
    (``is_blind``) doesn't record who has seen its pieces; playouts use blind zones.

    ``next_pieces`` are the pieces that come first out of a bag set by hand; no seat knows them.

    ``role`` is the purpose of the zone without its owner: "hand", "stock", "plate". The game's
    words and layout refer to zones by their role. ``word`` is the word in a move that puts a piece
    here, "" if moves don't name the zone.

    >>> Zone("plate 2", "heap", 2).role
    'plate'

    Args:
        name: the name, unique on the table; with the number of its owner at its end.
        kind: who sees it.
        owner: the seat that it belongs to; None in the middle of the table.
        role: by default "hand" for a hand, else the name without the owner's number.
        word: the word in a move that puts a piece here.

    Raises:
        BadGame: there is no such kind of zone.

    """

    __slots__ = (
        "_owner_sees",
        "cards",
        "is_blind",
        "kind",
        "known",
        "limits",
        "name",
        "next_pieces",
        "owner",
        "role",
        "word",
    )  # fmt: skip

    def __init__(
        self, name: str, kind: Kind, owner: int | None = None, role: str = "", word: str = ""
    ) -> None:
        if kind not in _KINDS:
            raise BadGame(f"The zone {name} can't be {kind!r:.80}: it is {or_list(_KINDS)}.")
        self.name = name
        self.kind = kind
        self.owner = owner
        self.role = role or ("hand" if kind == "hand" else name.removesuffix(f" {owner}"))
        self.word = word
        # The owner of a hand sees each of its pieces come and go.
        self._owner_sees = only(owner) if kind == "hand" and owner is not None else NOBODY
        self.cards: list[Card] = []
        self.known: list[Seats] = []
        self.next_pieces: list[Card] = []
        self.is_blind = False
        self.limits: list[Limit] = []

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

    @property
    def is_open(self) -> bool:
        """Whether everybody sees all pieces."""
        return self.kind in ("open", "heap")

    @property
    def top(self) -> Card | None:
        """The piece on top; None where there is none."""
        return self.cards[-1] if self.cards else None

    def is_held_by(self, seat: int | None) -> bool:
        """Return whether it is the seat's own hand; cards before a seat may lie face down."""
        return self.kind == "hand" and seat is not None and seat == self.owner

    def sees(self, seat: int | None, i: int) -> bool:
        """Return whether a seat (None: a spectator) knows piece i."""
        return self.seen_by(seat)[i]

    def seen_by(self, seat: int | None) -> list[bool]:
        """Return for each piece whether a seat (None: a spectator) knows it."""
        if self.is_open or self.is_held_by(seat):
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

    # --- pieces come and go ---------------------------------------------------------------------

    def add(self, card: Card, seen: Seats = NOBODY) -> None:
        """Put a piece on top, known to the seats in ``seen`` beside those who see the zone."""
        if self.known:
            self.known.append(seen)
        elif seen and not self.is_blind:
            self.known = [*[NOBODY] * len(self.cards), seen]
        self.cards.append(card)
        if self.limits:
            self.limits = after_adding(self.limits, card, Seats(seen | self._owner_sees))

    def take(self, card: Card, seen: Seats = EVERYBODY) -> None:
        """Take out a piece; ``seen`` are the seats that see which one it is.

        If two pieces are alike, no seat learns which of them moved. A seat that does not see which
        piece leaves no longer knows any piece of this zone for sure.
        """
        if self.limits:
            seeing = Seats(seen | self._owner_sees)
            self.limits = after_taking(self.limits, card, seeing, len(self.cards) - 1)
        if not self.known:
            self.cards.remove(card)
            return
        i = self.cards.index(card)
        del self.cards[i]
        knew = self.known.pop(i)
        if card in self.cards:
            self._forget(card, knew)
        if seen != EVERYBODY:
            self.known = [Seats(seats & seen) for seats in self.known]

    def _forget(self, card: Card, knew: Seats) -> None:
        """Have each seat that did not know the piece that left forget one of the same face."""
        unsure = ~knew
        for i, other in enumerate(self.cards):
            if other is card:
                gone = self.known[i] & unsure
                self.known[i] = Seats(self.known[i] ^ gone)
                unsure ^= gone

    def draw(self) -> Card:
        """Take the piece on top; nobody sees which one it is."""
        if self.known:
            self.known.pop()
        card = self.cards.pop()
        if self.limits:
            self.limits = after_taking(self.limits, card, NOBODY, len(self.cards))
        return card

    def draw_by(self, dice: Dice) -> Card:
        """Take any piece of a bag, each as likely."""
        if self.next_pieces:
            card = self.next_pieces.pop(0)
            self.cards.remove(card)
            return card
        return self.cards.pop(dice.below(len(self.cards)))

    def move(self, card: Card, to: Zone) -> None:
        """Move a piece on top of another zone, in sight of all."""
        if self.known or self.limits:
            self.take(card)
        else:  # no seat knows a piece of it, as always in a playout
            self.cards.remove(card)
        if to.limits:
            to.add(card)
        else:
            to.cards.append(card)
            if to.known:
                to.known.append(NOBODY)

    def deal(self, to: Zone, seen: Seats = NOBODY) -> Card:
        """Deal the piece on top to another zone, known to the seats in ``seen``; return it."""
        card = self.draw() if self.known or self.limits else self.cards.pop()
        if seen or to.limits:
            to.add(card, seen)
        else:
            to.cards.append(card)
            if to.known:
                to.known.append(NOBODY)
        return card

    def pour(self, into: Zone, seen: Seats = NOBODY) -> None:
        """Move all pieces to another zone, on top.

        Seats that knew a piece still know it, and the seats in ``seen`` know all pieces.
        """
        if into.is_blind:
            into.cards += self.cards
        else:
            knew = self.known or [NOBODY] * len(self.cards)
            for card, known in zip(self.cards, knew, strict=True):
                into.add(card, Seats(known | seen))
        self.empty()

    def empty(self) -> None:
        """Take out all pieces, and forget who has seen them."""
        self.cards, self.next_pieces = [], []
        self.known, self.limits = [], []

    def take_over(self, other: Zone, seen: Seats = NOBODY) -> None:
        """Replace the pieces by those of another zone, known to the seats in ``seen`` too.

        A rule that passes hands on copies all hands first.
        """
        self.cards, self.limits, self.known = other.cards, other.limits, other.known
        self.reveal(seen)

    # --- who knows what -------------------------------------------------------------------------

    def show_top(self, seats: Seats) -> None:
        """Show the piece on top to the seats."""
        if not self.is_blind:
            self.known = self.known or [NOBODY] * len(self.cards)
            self.known[-1] = Seats(self.known[-1] | seats)

    def reveal(self, seats: Seats) -> None:
        """Show all pieces to the seats."""
        if seats and not self.is_blind:
            known = self.known or [NOBODY] * len(self.cards)
            self.known = [Seats(knew | seats) for knew in known]

    def blind(self) -> None:
        """Forget who has seen the pieces, and record it no more."""
        self.is_blind, self.known, self.limits = True, [], []

    def copy(self) -> Zone:
        """Return a zone with the same pieces and the same knowledge."""
        twin = Zone.__new__(Zone)
        twin.name, twin.kind, twin.owner = self.name, self.kind, self.owner
        twin.role, twin.word, twin._owner_sees = self.role, self.word, self._owner_sees
        twin.is_blind = self.is_blind
        twin.cards, twin.next_pieces = self.cards.copy(), self.next_pieces.copy()
        twin.known, twin.limits = self.known.copy(), self.limits.copy()
        return twin


_KINDS: Final = get_args(Kind)
