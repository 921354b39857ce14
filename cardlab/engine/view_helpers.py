"""What bots look up in a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlab.engine.cards import Card


def zone(view: Mapping[str, Any], name: str) -> list[Card | None]:
    """The cards of a zone, None for one that the seat does not know."""
    found = next(zone for zone in view["zones"] if zone["name"] == name)
    return [Card.parse(text) if text else None for text in found["cards"]]


def known(view: Mapping[str, Any], name: str) -> list[Card]:
    """The cards of a zone that the seat knows."""
    return [card for card in zone(view, name) if card is not None]


def others(view: Mapping[str, Any]) -> list[int]:
    """All other seats, in order of play."""
    me, players, way = view["seat"], view["players"], view["direction"]
    return [(me + step * way) % players for step in range(1, players)]
