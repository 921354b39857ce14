"""The last means of dealing a world that breaks no limit: exchange the cards that are too many.

It is used where :mod:`cardlab.engine.redeal` has found no deal in which all limits hold.
"""

from __future__ import annotations

from typing import Final

from cardlab.engine.cards import Card
from cardlab.engine.dice import Dice
from cardlab.engine.limits import row
from cardlab.engine.zone import Zone

EXCHANGES: Final = 5_000  # tried before it is given up

Place = tuple[Zone, int]


def repair(zones: list[Zone], me: int | None, alike: list[list[Place]], dice: Dice) -> bool:
    """Exchange cards that break a limit for others until none does; return whether it is done.

    Args:
        zones: all zones of the table.
        me: the seat whose limits have to hold; None for those that all know.
        alike: the places of hidden cards, those of each back in a list of their own.
        dice: what chooses the cards.

    """
    limits = _Counted(zones, me)
    excess = limits.excess()
    for _ in range(EXCHANGES):
        if not excess:
            return True
        breaking = [
            (places, (zone, i))
            for places in alike
            for zone, i in places
            if limits.breaks(zone, zone.cards[i])
        ]
        if not breaking:
            break
        places, place = dice.one_of(breaking)
        excess += _exchange(limits, place, dice.one_of(places))
    return False


class _Counted:
    """The limits that one seat knows of, with the number of pieces that count towards each."""

    def __init__(self, zones: list[Zone], me: int | None) -> None:
        self.of = {
            zone: [(limit.faces, limit.most[row(me)]) for limit in zone.limits]
            for zone in zones
            if zone.limits and not zone.is_held_by(me)
        }
        self.counts: dict[Zone, list[int]] = {}

    def excess(self) -> int:
        """Count anew; return how many pieces are too many."""
        excess = 0
        for zone, limits in self.of.items():
            cards = zone.cards
            counts = [sum([card in faces for card in cards]) for faces, _ in limits]
            self.counts[zone] = counts
            for count, (_, most) in zip(counts, limits, strict=True):
                excess += max(0, count - most)
        return excess

    def change(self, zone: Zone, out: Card, into: Card) -> tuple[int, list[int]]:
        """Return how many more are too many if a card takes another's place, and the counts."""
        if zone not in self.of:
            return 0, []
        more, counts = 0, self.counts[zone][:]
        for k, (faces, most) in enumerate(self.of[zone]):
            change = (into in faces) - (out in faces)
            if change:
                more += max(0, counts[k] + change - most) - max(0, counts[k] - most)
                counts[k] += change
        return more, counts

    def breaks(self, zone: Zone, card: Card) -> bool:
        """Return whether a card is one of those that are too many."""
        return zone in self.of and any(
            count > most and card in faces
            for count, (faces, most) in zip(self.counts[zone], self.of[zone], strict=True)
        )


def _exchange(limits: _Counted, one: Place, other: Place) -> int:
    """Exchange two cards, but not if more are then too many; return how many more (or fewer)."""
    (zone, i), (to, j) = one, other
    card, other_card = zone.cards[i], to.cards[j]
    if zone is to or card is other_card:
        return 0
    here, counts_here = limits.change(zone, card, other_card)
    there, counts_there = limits.change(to, other_card, card)
    if here + there > 0:
        return 0
    zone.cards[i], to.cards[j] = other_card, card
    limits.counts[zone], limits.counts[to] = counts_here, counts_there
    return here + there
