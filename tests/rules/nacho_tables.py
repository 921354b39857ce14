"""Tables of Nacho Pile set in a few words, and bags that give certain chips first."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cardlab import Match, set_table
from cardlab.games.nacho_pile.cards import CHIPS


def nacho(
    bag: str, players: int = 2, seed: int = 1, rules: dict[str, Any] | None = None, **places: Any
) -> Match:
    """A table with just these chips in the bag; the last seat's plate takes what is left."""
    named = {name.replace("_", " "): value for name, value in places.items()}
    rest = Counter(map(str, CHIPS))
    for text in [bag, *named.values()]:
        chips = (part.strip() for part in text.split(","))
        rest.subtract(chip.split("=")[0] for chip in chips if chip != "...")
    last = f"plate {players - 1}"
    others = list(rest.elements()) + ([named[last]] if last in named else [])
    return set_table(
        "nacho_pile", {"bag": bag, **named, last: ", ".join(others)}, players, seed, **(rules or {})
    )


def drawing(wanted, bag, *args, **kw):
    """The same table where these chips are drawn first."""
    others = Counter(part.strip() for part in bag.split(","))
    others.subtract(wanted)
    return nacho(", ".join([*wanted, *others.elements(), "..."]), *args, **kw)


def plate(match, seat):
    return sorted(map(str, match.table.plates[seat]))


def front(match, seat):
    return sorted(map(str, match.table.fronts[seat]))
