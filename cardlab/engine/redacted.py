"""A table from which all is taken that a seat cannot know."""

from __future__ import annotations

from operator import attrgetter

from cardlab.engine.dice import Dice
from cardlab.engine.table import Table
from cardlab.engine.zone import Zone


def redacted(t: Table, seat: int | None) -> Table:
    """Return a copy of the table that holds no more than a seat knows.

    What it cannot know lies sorted where it lies hidden, so that the copy is the same whatever is
    hidden from the seat.
    """
    t = t.copy()
    places: dict[str, list[tuple[Zone, int]]] = {}
    for zone in t.all_zones():
        zone.coming = []
        zone.limits = []
        if zone.kind in ("open", "heap") or zone.is_held_by(seat):
            zone.known = []
            continue
        seen = _known_first(zone, seat)
        zone.known = [1 << seat if is_seen else 0 for is_seen in seen] if seat is not None else []
        for i, is_seen in enumerate(seen):
            if not is_seen:
                places.setdefault(zone.cards[i].back, []).append((zone, i))
    for alike in places.values():
        cards = sorted([zone.cards[i] for zone, i in alike], key=attrgetter("order"))
        for (zone, i), card in zip(alike, cards, strict=True):
            zone.cards[i] = card
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
