"""Tables of Schwupps set in a few words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cardlab import Match, set_table
from cardlab.games.schwupps.cards import AGGRAVATION, NUMBERS

RULES = ("tournament", "rule_cards", "turn_cap")
# Four rules and four tops that let hardly anything be played by accident.
ROWS = {
    "top-first": "+1",
    "top-second": "+2",
    "bottom-first": "-1",
    "bottom-second": "same number",
    "next": "-2",
    "top-first pile": "blue 4",
    "top-second pile": "red 9",
    "bottom-first pile": "green 1",
    "bottom-second pile": "purple 7",
}
NAMES = tuple(ROWS)


def schwupps(players: int = 2, seed: int = 1, **places: Any) -> Match:
    """A table set by hand; ``_`` in a name stands for a blank."""
    rules = {name: places.pop(name) for name in RULES if name in places}
    named = {name.replace("_", " "): value for name, value in places.items()}
    return set_table("schwupps", {**ROWS, **named}, players=players, seed=seed, **rules)


def place(name: str, rule: str, top: str) -> dict[str, str]:
    """A Schwupps card at a place, and what lies on the pile beside it."""
    return {name: rule, f"{name} pile": top}


def all_but(*texts: str) -> str:
    """The rest of the number and aggravation cards in words."""
    rest = Counter(map(str, NUMBERS * 2)) + Counter({str(AGGRAVATION): 14})
    for text in texts:
        rest.subtract(part.strip() for part in text.split(",") if part.strip())
    return ", ".join(rest.elements())


def rules_in(match: Match) -> list[str]:
    """The four Schwupps cards, row by row."""
    return [str(zone.cards[0]) for zone in match.table.places]


def plays(match: Match) -> set[str]:
    return {move.text[7:] for move in match.legal() if move.verb == "play"}
