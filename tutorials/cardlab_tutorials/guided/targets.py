"""What can be pressed as an answer: cards, seats, suits, zones, pieces of a tray, and lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cardlab.engine.knowledge.view import View
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
    line_names = [f"line {n}" for n in range(1, lines + 1)]
    listed = [
        name
        for group in among
        for name in (line_names if group == "story" else _group(match, me, group))
    ]
    return list(dict.fromkeys(listed))


def _group(match: Match, me: int, group: str) -> list[str]:
    view = match.view(me)
    seats = range(match.players)
    of_all: dict[str, Callable[[], list[str]]] = {
        "hand": lambda: [card.text for card in view.hand],
        "seats": lambda: [f"seat {seat}" for seat in seats],
        "others": lambda: [f"seat {seat}" for seat in seats if seat != me],
        "suits": lambda: [f"suit {suit}" for suit in match.words.suits],
        "zones": lambda: [
            f"zone {zone.name}" for zone in view.zones.values() if zone.owner is None
        ],
    }
    if group in of_all:
        return of_all[group]()
    for kind, targets_of in _KINDS.items():
        if group.startswith(kind):
            return targets_of(view, group.removeprefix(kind))
    raise BadOption(f"{group!r:.80} is no group of things to press.")


_KINDS: Final[Mapping[str, Callable[[View, str], list[str]]]] = {
    "zone ": lambda view, name: [f"zone {view.zone(name).name}"],
    "cards of ": lambda view, name: [f"{card.text} in {name}" for card in view.zone(name).known],
    "tray ": lambda _view, pieces: [f"tray {piece.strip()}" for piece in pieces.split(",")],
}


def target_step(name: str, match: Match, me: int) -> dict[str, Any]:
    """Return a target as the page presses it (``Step`` in ``types.d.ts``).

    What is drawn nowhere on the table (a suit, the learner's own seat, a piece of a tray, a line)
    is a ``choice``: the page draws a button for it.
    """
    kind, _, rest = name.partition(" ")
    if kind == "seat":
        return {"choice": name} if int(rest) == me else {"seat": int(rest)}
    if kind == "zone":
        return {"zone": rest}
    if kind in ("suit", "tray", "line"):
        return {"choice": name}
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
    zones = {zone.name: zone for zone in match.view(me).zones.values()}
    zone = zones.get(hand_zone(match, me) if kind == "hand" else rest)
    if kind == "seat" and rest in map(str, range(match.players)):
        return {"seat": f"seat {rest}#1", "name": match.names[int(rest)]}
    if kind not in ("hand", "zone") or zone is None:
        raise BadOption(f"{name!r:.80} is nothing on the table that could be marked.")
    label = N_("Your hand") if kind == "hand" else match.words.zone(zone.role)
    return {"zone": zone.name, "name": words(label)}


def hand_zone(match: Match, me: int) -> str:
    """Return the name of the zone of a seat's hand."""
    zones = match.view(me).zones.values()
    return next(zone.name for zone in zones if zone.kind == "hand" and zone.owner == me)


def label(name: str, match: Match, me: int) -> list[Any]:
    """Return what stands on the button of a target that is a ``choice``, as a rich text."""
    kind, _, rest = name.partition(" ")
    if kind == "suit":
        return [{"suit": rest}]
    if kind == "tray":
        return [{"card": rest}]
    return [match.names[int(rest)]]
