"""A table from which all is taken that a seat cannot know."""

from __future__ import annotations

from cardlab.engine.cards import Card
from cardlab.engine.dice import Dice
from cardlab.engine.limits import known_to
from cardlab.engine.table import Table
from cardlab.engine.zone import Zone
from cardlab.engine.zone_view import order_of


def redacted(t: Table, seat: int | None) -> Table:
    """Return a copy of the table that holds no more than a seat knows.

    What it cannot know lies sorted where it lies hidden, so that the copy is the same whatever is
    hidden from the seat.
    """
    t = t.copy()
    places: dict[str, list[tuple[Zone, int]]] = {}
    for zone in t.all_zones():
        zone.coming = []
        zone.limits = known_to(zone.limits, seat, len(zone))
        if zone.kind in ("open", "heap") or zone.is_held_by(seat):
            zone.known = []
            continue
        seen = [zone.sees(seat, i) for i in range(len(zone.cards))]
        if not zone.is_ordered:
            order = sorted(range(len(seen)), key=lambda i: _known_first(zone.cards[i], seen[i]))
            zone.cards, seen = [zone.cards[i] for i in order], [seen[i] for i in order]
        zone.known = [1 << seat if is_seen else 0 for is_seen in seen] if seat is not None else []
        for i, is_seen in enumerate(seen):
            if not is_seen:
                places.setdefault(zone.cards[i].back, []).append((zone, i))
    for hidden in places.values():
        cards = sorted((zone.cards[i] for zone, i in hidden), key=order_of)
        for (zone, i), card in zip(hidden, cards, strict=True):
            zone.cards[i] = card
    t.chosen, t.waiting, t.dice = [None] * t.players, [], Dice(0)  # secret choices and chance
    return t


def _known_first(card: Card, is_seen: bool) -> tuple[bool, str, int]:
    return (False, "", card.order) if is_seen else (True, card.back, 0)
