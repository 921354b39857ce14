"""Law 6, second part: an imagined world contradicts nothing that the seat has seen happen.

This check does not use what the rules note (:meth:`Table.shows_none`). It follows each hidden hand
as a seat sees it: which cards it can't have held at an earlier decision, because the move then made
would have been illegal with one of them, or because the seat saw all of these cards elsewhere. Of
such cards an imagined hand has at most as many as have come to it since. So a deduction that a rule
forgets to note, and a redeal that ignores one, are seen alike.

For any game::

    watcher = Watcher(match, seat)          # at the start of the match, or anywhere
    while not match.over:
        move = ...
        watcher.make(move)                  # instead of match.apply(move)
        assert watcher.contradicts(match.imagine(seat, dice)) is None

It can't check numbers of like cards ("no four of a kind"), nor who was asked, nor that two such
limits can be held at once. A hand that changed unseen (a swap of two others, a new deal) is
followed from there as a new hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from cardlab.engine.match.match import Match
from cardlab.engine.table.cards import Card
from cardlab.engine.table.moves import Move
from cardlab.engine.table.seats import EVERYBODY, NOBODY, Seats, has
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone
from cardlab.testing.laws import Wrong

Faces = frozenset[Card]


class Change(NamedTuple):
    """A card that came to a hand, or left it; None for all of them."""

    card: Card | None
    came: bool
    seen: Seats


class WatchedZone(Zone):
    """A zone that notes what comes to it and leaves it."""

    __slots__ = ()
    changes: ClassVar[dict[str, list[Change]]] = {}  # by the name of the zone

    def note_change(self, card: Card | None, seen: Seats, *, came: bool = False) -> None:
        if card is not None and card.back == card.text:
            seen = EVERYBODY
        self.changes.setdefault(self.name, []).append(Change(card, came, seen))

    def add(self, card: Card, seen: Seats = NOBODY) -> None:
        super().add(card, seen)
        self.note_change(card, seen, came=True)

    def take(self, card: Card, seen: Seats = EVERYBODY) -> None:
        super().take(card, seen)
        self.note_change(card, seen)

    def draw(self) -> Card:
        card = super().draw()
        self.note_change(card, NOBODY)
        return card

    def move(self, card: Card, to: Zone) -> None:
        self.take(card)
        to.add(card)

    def deal(self, to: Zone, seen: Seats = NOBODY) -> Card:
        card = self.draw()
        to.add(card, seen)
        return card

    def take_over(self, other: Zone, seen: Seats = NOBODY) -> None:
        super().take_over(other, seen)
        self.note_change(None, NOBODY)

    def empty(self) -> None:
        super().empty()
        self.note_change(None, NOBODY)


class Watcher:
    """A seat that watches a match, and judges the worlds imagined for it.

    ``most`` says for each hidden hand how many cards of some faces it has at most.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.decision = 0
        self.most: dict[str, dict[Faces, int]] = {}

    def hidden_hands(self, t: Table) -> list[Zone]:
        return [z for z in t.zones() if z.kind == "hand" and not z.is_held_by(self.seat)]

    def make(self, move: Move | str) -> None:
        """Make a move, and learn from it what this seat can."""
        move = self.match.read(move)
        self.decision += 1
        t, ask = self.match.table, self.match.ask
        hands = self.hidden_hands(t)
        for zone in hands:
            self.most.setdefault(zone.name, {})[self.seen_elsewhere(t, zone)] = 0
            if zone.owner == move.by and ask is not None and not ask.question.secret:
                self.most[zone.name][excluded_by(t, zone, move, ask.question.moves)] = 0
        zones = t.zones()
        for zone in zones:
            zone.__class__ = WatchedZone
        WatchedZone.changes.clear()
        self.match.apply(move)
        for zone in zones:
            zone.__class__ = Zone
        for hand in hands:
            for change in WatchedZone.changes.get(hand.name, ()):
                self.learn(hand.name, change)

    def seen_elsewhere(self, t: Table, hand: Zone) -> Faces:
        """Return the faces whose cards the seat sees, all of them, in other zones."""
        left = Counter(t.pack())
        for zone in [z for z in t.zones() if z is not hand]:
            left.subtract(c.base for i, c in enumerate(zone.cards) if zone.sees(self.seat, i))
        return frozenset(card for card, n in left.items() if not n)

    def learn(self, hand: str, change: Change) -> None:
        """Note that a card came to a hand or left it; unseen, it may have been any."""
        card, came, seen = change
        if not came and not has(seen, self.seat):
            self.most[hand] = {}
            return
        for faces, n in self.most[hand].items():
            if card in faces or not has(seen, self.seat):
                self.most[hand][faces] = n + 1 if came else max(0, n - 1)

    def contradicts(self, world: Match) -> Wrong:
        """Return what an imagined world contradicts, or None."""
        for zone in self.hidden_hands(world.table):
            for faces, most in self.most.get(zone.name, {}).items():
                if len(held := [str(card) for card in zone.cards if card in faces]) > most:
                    return (
                        f"{zone.name} can't be {zone!r}: of {', '.join(held)} it has {most} at "
                        "most, which contradicts what was seen"
                    )
        return None


def excluded_by(
    t: Table, hand: Zone, move: Move, moves: Callable[[Any, int], Sequence[Move]]
) -> Faces:
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
            if move in moves(t, move.by):
                break
        else:
            excluded.append(card)
    hand.cards, hand.known = held, known
    left = Counter(held)
    left.subtract(own)
    return frozenset(card for card in excluded if left[card] <= 0)
