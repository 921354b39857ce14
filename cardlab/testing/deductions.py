"""Law 6, second part: an imagined world contradicts nothing that the seat has seen happen.

This check does not use what the rules note (:meth:`Table.shows_none`). It follows each hidden hand
as a seat sees it: what came to it and when, what left it in sight, and which cards it can't have
held at an earlier decision, because the move then made would have been illegal with one of them, or
because the seat saw all of these cards elsewhere. The cards that the hand has in an imagined world,
with those that have left it, must fit the places that came to it (a matching of cards and places).
So a deduction that a rule forgets to note, and a redeal that ignores one, are seen alike.

For any game::

    watcher = Watcher(match, seat)          # at the start of the match, or anywhere
    while not match.over:
        move = ...
        watcher.make(move)                  # instead of match.apply(move)
        assert watcher.contradicts(match.imagine(seat, dice)) is None

It can't check numbers of like cards ("no four of a kind"), nor who was asked. A hand that changed
unseen (a swap of two others, a new deal) is followed from there as a new hand.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from cardlab.engine.match.match import Match
from cardlab.engine.table.cards import Card
from cardlab.engine.table.moves import Move
from cardlab.engine.table.seats import EVERYBODY, NOBODY, Seats, has
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone
from cardlab.testing.laws import Wrong

STAYS = 1 << 30
Note = tuple[str, Card | Zone, Seats]  # what happened, to what, seen by whom


class WatchedZone(Zone):
    """A hand that notes what comes to it and leaves it."""

    __slots__ = ()
    notes: ClassVar[dict[str, list[Note]]] = {}  # by the name of the hand

    def note(self, what: str, of: Card | Zone, seen: Seats = NOBODY) -> None:
        if isinstance(of, Card) and of.back == of.text:
            seen = EVERYBODY
        self.notes.setdefault(self.name, []).append((what, of, seen))

    def add(self, card: Card, seen: Seats = NOBODY) -> None:
        super().add(card, seen)
        self.note("came", card, seen)

    def take(self, card: Card, seen: Seats = EVERYBODY) -> None:
        super().take(card, seen)
        self.note("left", card, seen)

    def draw(self) -> Card:
        card = super().draw()
        self.notes.setdefault(self.name, []).append(("left", card, NOBODY))
        return card

    def take_over(self, other: Zone, seen: Seats = NOBODY) -> None:
        super().take_over(other, seen)
        self.note("changed", other)

    def empty(self) -> None:
        super().empty()
        self.note("changed", self)


class Leaver(NamedTuple):
    """A card that was seen to leave a hand, by which decision."""

    card: Card
    decision: int


class Came(NamedTuple):
    """A place for a card in a hand: since which decision, and of which face if that was seen."""

    face: Card | None
    decision: int


@dataclass
class Hand:
    """What a seat has seen of the hand of another."""

    came: list[Came]
    left: list[Leaver] = field(default_factory=list)
    excluded: dict[Card, list[int]] = field(default_factory=dict)  # face: at which decisions

    def fits(self, card: Card, until: int, place: Came) -> bool:
        """Return whether a card can have come to that place, and stayed until a decision."""
        if place.face is not None:
            return card is place.face
        times = self.excluded.get(card, [])
        after = bisect_right(times, place.decision)
        return place.decision <= until and (after == len(times) or times[after] > until)

    def misfit(self, held: list[Card]) -> Card | None:
        """Return a card that can't be in the hand if ``held`` are its cards; None if all can."""
        cards = [*self.left, *(Leaver(card, STAYS) for card in held)]
        places: list[list[int]] = [
            [i for i, place in enumerate(self.came) if self.fits(card, until, place)]
            for card, until in cards
        ]
        taken: dict[int, int] = {}

        def seated(k: int, tried: set[int]) -> bool:
            for i in places[k]:
                if i not in tried:
                    tried.add(i)
                    if i not in taken or seated(taken[i], tried):
                        taken[i] = k
                        return True
            return False

        return next((card for k, (card, _) in enumerate(cards) if not seated(k, set())), None)


class Watcher:
    """A seat that watches a match, and judges the worlds imagined for it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.decision = 0
        self.hands = {zone.name: self.anew(zone) for zone in self.hidden_hands(match.table)}

    def hidden_hands(self, t: Table) -> list[Zone]:
        return [z for z in t.zones() if z.kind == "hand" and not z.is_held_by(self.seat)]

    def anew(self, zone: Zone) -> Hand:
        """Return a hand of which no more is known than now."""
        faces = [c if zone.sees(self.seat, i) else None for i, c in enumerate(zone.cards)]
        return Hand([Came(face, self.decision) for face in faces])

    def make(self, move: Move | str) -> None:
        """Make a move, and learn from it what this seat can."""
        move = self.match.read(move)
        self.decision += 1
        t, ask = self.match.table, self.match.ask
        zones = [z for z in t.zones() if z.kind == "hand"]
        learnt = {z.name: self.seen_elsewhere(t, z) for z in self.hidden_hands(t)}
        mover = next((z for z in self.hidden_hands(t) if z.owner == move.by), None)
        if mover is not None and ask is not None and not ask.question.secret:
            moves = ask.question.moves
            learnt[mover.name] |= excluded_by(t, mover, move, lambda: moves(t, move.by))
        for zone in zones:
            zone.__class__ = WatchedZone
        WatchedZone.notes.clear()
        self.match.apply(move)
        for zone in zones:
            zone.__class__ = Zone
        for zone in self.hidden_hands(self.match.table):
            hand, notes = self.hands[zone.name], WatchedZone.notes.get(zone.name, [])
            is_unseen = any(what == "left" and not has(seen, self.seat) for what, _, seen in notes)
            if mover is None or zone.name != mover.name or not is_unseen:
                for card in learnt[zone.name]:
                    hand.excluded.setdefault(card, []).append(self.decision)
            if is_unseen or not self.follow(hand, notes, len(zone)):
                self.hands[zone.name] = self.anew(zone)

    def seen_elsewhere(self, t: Table, hand: Zone) -> frozenset[Card]:
        """Return the faces of which the seat sees each card in another zone."""
        left = Counter(t.pack())
        for zone in [z for z in t.zones() if z is not hand]:
            left.subtract(c.base for i, c in enumerate(zone.cards) if zone.sees(self.seat, i))
        return frozenset(card for card, n in left.items() if not n)

    def follow(self, hand: Hand, notes: list[Note], size: int) -> bool:
        """Note what came to a hand and left it by one move; return False if that is not all."""
        for what, card, seen in notes:
            if not isinstance(card, Card):
                return False
            if what == "came":
                face = card if has(seen, self.seat) else None
                hand.came.append(Came(face, self.decision))
            else:
                hand.left.append(Leaver(card, self.decision))
        return len(hand.came) - len(hand.left) == size

    def contradicts(self, world: Match) -> Wrong:
        """Return what an imagined world contradicts, or None."""
        for zone in self.hidden_hands(world.table):
            card = self.hands[zone.name].misfit(zone.cards)
            if card is not None:
                return f"{zone.name} can't be {zone!r}: {card} contradicts what was seen"
        return None


def excluded_by(
    t: Table, hand: Zone, move: Move, moves: Callable[[], Sequence[Move]]
) -> frozenset[Card]:
    """Return the faces that would have made a move illegal, had the hand held one more of them.

    Both beside the cards that the move names alone, and beside the whole hand: so that it is this
    face which forbids the move, and not a card that is missing.
    """
    held, known = hand.cards, hand.known
    own = [move.card] * move.count if move.card is not None and move.card in held else []
    excluded = []
    hand.known = []
    for card in dict.fromkeys(t.pack()):
        for beside in (own, held):
            hand.cards = [*beside, card]
            if move in moves():
                break
        else:
            excluded.append(card)
    hand.cards, hand.known = held, known
    left = Counter(held)
    left.subtract(own)
    return frozenset(card for card in excluded if left[card] <= 0)
