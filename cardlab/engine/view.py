"""What one seat may see of a table, and the redealing of all that it cannot know.

Both derive from the zones alone: no game has code of its own for them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from cardlab.engine.cards import Card
from cardlab.engine.dice import Dice
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
        "zones": [_seen(zone, seat) for zone in t.all_zones()],
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


def redeal(t: Table, me: int | None, dice: Dice) -> None:
    """Deal anew all that ``me`` (None: a spectator) cannot know.

    It is a function of what ``me`` knows and of ``dice`` alone.
    Cards of one back are shuffled among the places where ``me`` knows none. What others have seen
    of each other is not for ``me`` to know, so in the new world they remember only my cards and
    what lies open; their secret choices are asked again.
    """
    places: dict[str, list[tuple[Zone, int]]] = {}
    for zone in t.all_zones():
        zone.coming = []
        _forget_what_others_know(zone, me)
        for i, card in enumerate(zone.cards):
            if not zone.sees(me, i):
                places.setdefault(card.back, []).append((zone, i))
    for back in sorted(places):
        hidden = sorted((zone.cards[i] for zone, i in places[back]), key=lambda card: card.order)
        dice.shuffle(hidden)
        for (zone, i), card in zip(places[back], hidden, strict=True):
            zone.cards[i] = card
    t.lay_open()
    _ask_again(t, me)
    t.dice = dice.split()


def _forget_what_others_know(zone: Zone, me: int | None) -> None:
    """Leave of a zone that is not mine only what I know, in an order that tells nothing."""
    if zone.is_held_by(me) or zone.kind in ("open", "heap"):
        return
    mine = 0 if me is None else 1 << me
    if not zone.is_ordered:
        known = [(not zone.sees(me, i), card) for i, card in enumerate(zone.cards)]
        known.sort(key=lambda pair: (pair[0], pair[1].back if pair[0] else "", _order(pair)))
        zone.cards = [card for _, card in known]
        zone.known = [0 if hidden else mine for hidden, _ in known]
    else:
        zone.known = [known & mine for known in zone.known]
    if not any(zone.known):
        zone.known = []


def _order(pair: tuple[bool, Card]) -> int:
    hidden, card = pair
    return 0 if hidden else card.order


def _ask_again(t: Table, me: int | None) -> None:
    answered = [seat for seat, made in enumerate(t.chosen) if made and seat != me]
    if t.waiting and answered:
        for seat in answered:
            t.chosen[seat] = None
        t.waiting[:] = sorted({*t.waiting, *answered})


def conserved(t: Table) -> str | None:
    """None if each piece of the box is on the table just once, else what is missing or too many."""
    there = [card for zone in t.all_zones() for card in zone.cards]
    if sorted(card.base.order for card in there) == sorted(card.order for card in t.pack()):
        return None
    counts = Counter(t.pack())
    counts.subtract(card.base for card in there)
    wrong = [f"{card}: {'missing' if n > 0 else 'too many'}" for card, n in counts.items() if n]
    return ", ".join(wrong)
