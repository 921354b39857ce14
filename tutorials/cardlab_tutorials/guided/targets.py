"""What can be pressed as an answer: cards, seats, suits, zones, pieces of a tray, and lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardlab.engine.match.match import Match
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import N_, Words


def targets(match: Match, me: int, among: Sequence[str], lines: int = 0) -> list[str]:
    """Return what can be pressed, as a lesson writes it, without doubles.

    Args:
        match: the match on the table.
        me: the seat of the learner.
        among: groups of targets: "hand", "others", "seats", "suits", "zones", "zone discard",
            "cards of row 1", "tray 1, 2, 3", "story".
        lines: how many lines the story has.

    """
    view, seats = match.view(me), range(match.players)
    # What each group has; some name their zone or their pieces.
    groups: dict[str, Callable[[str], list[str]]] = {
        "hand": lambda _: [card.text for card in view.hand],
        "seats": lambda _: [f"seat {seat}" for seat in seats],
        "others": lambda _: [f"seat {seat}" for seat in seats if seat != me],
        "suits": lambda _: [f"suit {suit}" for suit in match.words.suits],
        "zones": lambda _: [f"zone {z.name}" for z in view.zones.values() if z.owner is None],
        "story": lambda _: [f"line {n}" for n in range(1, lines + 1)],
        "zone": lambda name: [f"zone {view.zone(name).name}"],
        "cards": lambda of: [
            f"{card.text} in {of.removeprefix('of ')}"
            for card in view.zone(of.removeprefix("of ")).known
        ],
        "tray": lambda pieces: [f"tray {piece.strip()}" for piece in pieces.split(",")],
    }
    found: list[str] = []
    for group in among:
        kind, _, named = group.partition(" ")
        if kind not in groups:
            raise BadOption(f"{group!r:.80} is no group of things to press.")
        found += groups[kind](named)
    return list(dict.fromkeys(found))


def target_step(name: str, match: Match, me: int) -> dict[str, Any]:
    """Return a target as the page presses it (``Step`` in ``types.d.ts``).

    What is drawn nowhere on the table (a suit, the learner's own seat, a piece of a tray, a line)
    is a ``choice``: the page draws a button for it.
    """
    kind, _, rest = name.partition(" ")
    if kind in ("suit", "tray", "line") or name == f"seat {me}":
        return {"choice": name}
    if kind == "seat":
        return {"seat": int(rest)}
    if kind == "zone":
        return {"zone": rest}
    card, _, zone = name.partition(" in ")
    return {"card": card, "zone": zone or hand_zone(match, me)}


def highlight(name: str, match: Match, me: int, words: Words) -> dict[str, str]:
    """Return what a step is about: the key by which the page finds it, and what it is called.

    Args:
        name: "hand", "seat 1" or "zone discard".
        match: the match on the table.
        me: the seat of the learner.
        words: the words of the game.

    Raises:
        BadOption: if the table has no such thing.

    """
    kind, _, rest = name.partition(" ")
    if kind == "seat" and rest in map(str, range(match.players)):
        return {"seat": f"seat {rest}#1", "name": match.names[int(rest)]}
    zones = {zone.name: zone for zone in match.view(me).zones.values()}
    zone = zones.get(hand_zone(match, me) if kind == "hand" else rest)
    if kind not in ("hand", "zone") or zone is None:
        raise BadOption(f"{name!r:.80} is nothing on the table that could be marked.")
    label = N_("Your hand") if kind == "hand" else match.words.zone(zone.role)
    return {"zone": zone.name, "name": words(label)}


def is_owned(name: str, match: Match) -> bool:
    """Whether a part of the table lies before one player: the others have one of that name too."""
    owned = (zone.name for zone in match.table.zones() if zone.owner is not None)
    return name == "hand" or name.removeprefix("zone ") in owned


def hand_zone(match: Match, me: int) -> str:
    """Return the name of the zone of a seat's hand."""
    zones = match.view(me).zones.values()
    return next(zone.name for zone in zones if zone.kind == "hand" and zone.owner == me)


def label(name: str, match: Match) -> list[Any]:
    """Return what is written on the button of a target that is a ``choice``, as a rich text."""
    kind, _, rest = name.partition(" ")
    if kind == "seat":
        return [match.names[int(rest)]]
    return [{"suit" if kind == "suit" else "card": rest}]
