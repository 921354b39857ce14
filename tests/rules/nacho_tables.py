"""Tables of Nacho Pile set in a few words, and seeds by which certain chips are drawn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cardlab import Match, set_table
from cardlab.games.nacho_pile.rules import CHIPS


def nacho(
    bag: str, players: int = 2, seed: int = 1, rules: dict[str, Any] | None = None, **places: Any
) -> Match:
    """A table with just these chips in the bag; the last seat's plate takes what is left."""
    named = {name.replace("_", " "): value for name, value in places.items()}
    rest = Counter(map(str, CHIPS))
    for text in [bag, *named.values()]:
        rest.subtract(part.strip().split("=")[0] for part in text.split(","))
    last = f"plate {players - 1}"
    others = list(rest.elements()) + ([named[last]] if last in named else [])
    return set_table(
        "nacho_pile", {"bag": bag, **named, last: ", ".join(others)}, players, seed, **(rules or {})
    )


def drawing(wanted, *args, **kw):
    """The same table with a seed by which these chips are drawn first."""
    for seed in range(5000):
        match = nacho(*args, seed=seed, **kw)
        if draws(match.copy(), wanted):
            return match
    raise AssertionError(f"no seed draws {wanted}")


def draws(match, wanted):
    for chip in wanted:
        while not match.over and match.ask.why != "nacho.draw":
            match.apply(match.legal()[0])
        if match.over:
            return False
        match.apply("draw")
        told = [event for event in match.story() if event.verb == "draw"]
        if str(told[-1].cards[0]) != chip:
            return False
    return True


def plate(match, seat):
    return sorted(map(str, match.table.plates[seat]))


def front(match, seat):
    return sorted(map(str, match.table.fronts[seat]))
