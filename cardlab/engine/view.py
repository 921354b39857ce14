"""What one seat may see of a table; it derives from the zones alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cardlab.engine.cards import Card
from cardlab.engine.questions import Ask
from cardlab.engine.table import Table
from cardlab.engine.zone import Zone


def view(t: Table, seat: int | None, ask: Ask[Any] | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know of the table, as JSON-able data.

    A zone lists the pieces in its order; where the order means nothing to the seat, those it knows
    come first and sorted. None stands for a piece that the seat cannot know.
    """
    moves = ask.question.moves(t, seat) if ask and seat is not None and seat in ask.seats else []
    return {
        "seat": seat,
        "players": t.players,
        "options": _plain(t.options),
        "turn": t.turns,
        "on_turn": t.seat,
        "direction": t.direction,
        "zones": [_seen(zone, seat) for zone in t.zones()],
        "facts": {name: _plain(getattr(t, name)) for name in t.facts},
        "ask": {"why": ask.why, "seats": _asked(ask, seat)} if ask else None,
        "moves": [move.text for move in moves],
        "outcome": _plain(t.outcome._asdict()) if t.outcome else None,
    }


def _asked(ask: Ask[Any], seat: int | None) -> list[int]:
    """Who is asked; of a secret choice only whether I still am, for who has chosen tells much."""
    return [each for each in ask.seats if each == seat or not ask.question.secret]


def _seen(zone: Zone, seat: int | None) -> dict[str, Any]:
    cards = [card.text if zone.sees(seat, i) else None for i, card in enumerate(zone.cards)]
    if not zone.is_ordered and not zone.is_held_by(seat):
        cards.sort(key=lambda text: (text is None, Card.parse(text).order if text else 0))
    return {"name": zone.name, "kind": zone.kind, "owner": zone.owner, "cards": cards}


def _plain(value: Any) -> Any:
    """Lists and dicts of our own, so that nobody changes the table through a view."""
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value.text if isinstance(value, Card) else value


def conserved(t: Table) -> str | None:
    """None if each piece of the box is on the table just once, else what is missing or too many."""
    there = [card for zone in t.zones() for card in zone.cards]
    if sorted(card.base.order for card in there) == sorted(card.order for card in t.pack()):
        return None
    counts = Counter(t.pack())
    counts.subtract(card.base for card in there)
    wrong = [f"{card}: {'missing' if n > 0 else 'too many'}" for card, n in counts.items() if n]
    return ", ".join(wrong)
