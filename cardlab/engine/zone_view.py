"""What one seat sees of one zone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from cardlab.engine.cards import Card
from cardlab.engine.hidden import hide
from cardlab.engine.limits import known_to, row
from cardlab.engine.zone import Zone


class ZoneView:
    """What a seat sees of one zone; it reads like a tuple of cards.

    ``name``, ``kind``, ``owner``, ``role`` and ``word`` are those of
    :class:`~cardlab.engine.zone.Zone`. None stands for a piece that the seat cannot know.

    >>> import cardlab
    >>> pile = cardlab.new_match("pepper", players=2, seed=7).view(0).zone("discard")
    >>> pile.top, len(pile), pile.top in pile
    (<yellow 2>, 1, True)
    """

    __slots__ = ("_zone",)

    def __init__(self, zone: Zone, seat: int | None) -> None:
        _set_zone(self, (zone, seat))

    @property
    def name(self) -> str:
        """The name of the zone, as moves and records write it."""
        zone: Zone = _zone_of(self)[0]
        return zone.name

    @property
    def kind(self) -> str:
        """Who sees it: "open", "heap", "hand", "pile" or "bag"."""
        zone: Zone = _zone_of(self)[0]
        return zone.kind

    @property
    def role(self) -> str:
        """What the zone is for, whosever it is: "hand", "stock"."""
        zone: Zone = _zone_of(self)[0]
        return zone.role

    @property
    def word(self) -> str:
        """The word of a move that leads to it; "" if there is none."""
        zone: Zone = _zone_of(self)[0]
        return zone.word

    @property
    def owner(self) -> int | None:
        """The seat that it belongs to; None in the middle of the table."""
        zone: Zone = _zone_of(self)[0]
        return zone.owner

    @property
    def cards(self) -> tuple[Card | None, ...]:
        """The pieces from the bottom to the top, None where the seat cannot know the piece.

        Where the order means nothing to the seat, the known ones come first and sorted.
        """
        zone, seat = _zone_of(self)
        return seen_cards(zone, seat)

    @property
    def known(self) -> tuple[Card, ...]:
        """The pieces that the seat knows."""
        return tuple(card for card in self.cards if card is not None)

    @property
    def hidden(self) -> Counter[str]:
        """How many pieces the seat cannot know, by their backs: all see a back."""
        zone, seat = _zone_of(self)
        return Counter(card.back for i, card in enumerate(zone.cards) if not zone.sees(seat, i))

    @property
    def limits(self) -> tuple[tuple[frozenset[Card], int], ...]:
        """What public moves exclude here: pairs of some faces, and how many pieces may have one.

        A limit counts all pieces of the zone, those that the seat knows as well. Empty where
        nothing is excluded; see :mod:`cardlab.engine.limits`.
        """
        zone, seat = _zone_of(self)
        if not zone.limits or zone.is_held_by(seat) or zone.kind in ("open", "heap"):
            return ()
        known = known_to(zone.limits, seat, len(zone))
        return tuple((limit.faces, limit.most[row(seat)]) for limit in known)

    @property
    def top(self) -> Card | None:
        """The last piece; None where the seat cannot know it, and of an empty zone."""
        zone, seat = _zone_of(self)
        if not zone.cards:
            return None
        if zone.kind == "open":
            card: Card = zone.cards[-1]
            return card
        return seen_cards(zone, seat)[-1]

    def __len__(self) -> int:
        return len(_zone_of(self)[0].cards)

    def __iter__(self) -> Iterator[Card | None]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card is not None and card in self.cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ZoneView) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash((self.name, self.cards))

    def __repr__(self) -> str:
        known = self.known
        parts = [card.text for card in known]
        if len(known) < len(self):
            parts.append(f"{len(self) - len(known)} unknown")
        return f"<{self.name}: {', '.join(parts) or 'empty'}>"

    def as_dict(self) -> dict[str, Any]:
        """Return the zone as JSON-able data."""
        cards = [None if card is None else card.text for card in self.cards]
        return {"name": self.name, "kind": self.kind, "owner": self.owner, "cards": cards}


_zone_of, _set_zone = hide(ZoneView, "_zone")


def seen_cards(zone: Zone, seat: int | None) -> tuple[Card | None, ...]:
    """Return the pieces of a zone as a seat sees them."""
    if zone.is_held_by(seat) or zone.kind == "open":
        return tuple(zone.cards)
    if not zone.is_ordered:
        known, hidden = zone.known_first(seat)
        return (*known, *[None] * len(hidden))
    seen = zone.seen_by(seat)
    return tuple([card if sees else None for card, sees in zip(zone.cards, seen, strict=True)])
