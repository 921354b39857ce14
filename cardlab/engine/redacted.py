"""A table from which all is taken that a seat cannot know."""

from __future__ import annotations

from operator import attrgetter

from cardlab.engine.cards import Card
from cardlab.engine.dice import Dice
from cardlab.engine.limits import known_to
from cardlab.engine.table import Table
from cardlab.engine.zone import Zone


def redacted(t: Table, seat: int | None) -> Table:
    """Return a copy of the table that holds no more than a seat knows.

    What it cannot know lies sorted where it lies hidden, so that the copy is the same whatever is
    hidden from the seat.
    """
    t = t.copy()
    places: list[tuple[Zone, list[bool]]] = []
    hidden: dict[str, list[Card]] = {}
    for zone in t.all_zones():
        zone.coming, zone.limits = [], known_to(zone.limits, seat, len(zone))
        if zone.kind in ("open", "heap") or zone.is_held_by(seat):
            zone.known = []
            continue
        seen = _known_first(zone, seat)
        zone.known = [] if seat is None else [sees << seat for sees in seen]
        for card, sees in zip(zone.cards, seen, strict=True):
            if not sees:
                hidden.setdefault(card.back, []).append(card)
        places.append((zone, seen))
    left = {back: iter(sorted(cards, key=attrgetter("order"))) for back, cards in hidden.items()}
    for zone, seen in places:
        both = zip(zone.cards, seen, strict=True)
        zone.cards = [card if sees else next(left[card.back]) for card, sees in both]
    t.chosen, t.waiting, t.dice = (
        [None] * t.players,
        [],
        Dice.in_state(1),
    )  # secret choices and chance
    return t


def _known_first(zone: Zone, seat: int | None) -> list[bool]:
    """Put first what a seat knows, where the order means nothing; return which pieces it knows."""
    if zone.is_ordered:
        return zone.seen_by(seat)
    known, hidden = zone.known_first(seat)
    zone.cards = known + hidden
    return [True] * len(known) + [False] * len(hidden)
