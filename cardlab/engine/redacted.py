"""A table from which all is taken that a seat cannot know."""

from __future__ import annotations

from itertools import islice
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
    return redact(t.copy(), seat)


def redact(t: Table, seat: int | None) -> Table:
    """Take from a table all that a seat cannot know, as :func:`redacted` does; return the table."""
    places: list[tuple[Zone, list[bool]]] = []
    hidden: list[Card] = []
    for zone in t.all_zones():
        zone.coming = []
        if zone.limits:
            zone.limits = known_to(zone.limits, seat, len(zone))
        if zone.kind in ("open", "heap") or zone.is_held_by(seat):
            zone.known = []
            continue
        seen = _known_first(zone, seat)
        zone.known = [] if seat is None or True not in seen else [sees << seat for sees in seen]
        hidden += [card for card, sees in zip(zone.cards, seen, strict=True) if not sees]
        places.append((zone, seen))
    _put_sorted(places, hidden)
    t.chosen, t.waiting = [None] * t.players, []  # secret choices
    t.dice = Dice(state=1)  # and chance
    return t


def _put_sorted(places: list[tuple[Zone, list[bool]]], hidden: list[Card]) -> None:
    """Put hidden cards where a seat sees none, sorted, and each where its back lies."""
    hidden.sort(key=attrgetter("order"))
    backs = dict.fromkeys(card.back for card in hidden)
    left = {back: iter([c for c in hidden if c.back == back]) for back in backs}
    for zone, seen in places:
        if len(left) == 1 and True not in seen:
            zone.cards = [*islice(next(iter(left.values())), len(seen))]
        else:
            both = zip(zone.cards, seen, strict=True)
            zone.cards = [card if sees else next(left[card.back]) for card, sees in both]


def _known_first(zone: Zone, seat: int | None) -> list[bool]:
    """Put first what a seat knows, where the order means nothing; return which pieces it knows."""
    if zone.is_ordered:
        return zone.seen_by(seat)
    known, hidden = zone.known_first(seat)
    zone.cards = known + hidden
    return [True] * len(known) + [False] * len(hidden)
