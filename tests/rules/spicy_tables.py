"""Tables of Sweet & Spicy set in a few words."""

from __future__ import annotations

from typing import Any

from cardlab import Match, set_table

RULES = ("total_wild", "etiquette", "challenge_priority", "game_end_under", "first_seat")
STACK = {"stack": "pepper 2, lemon 9", "declared": "chili 9", "owner": 0, "on_turn": 1}


def spicy(players: int = 3, seed: int = 1, **places: Any) -> Match:
    """A table set by hand; ``_`` in a name stands for a blank."""
    rules = {name: places.pop(name) for name in RULES if name in places}
    named = {name.replace("_", " "): value for name, value in places.items()}
    return set_table("spicy", named, players=players, seed=seed, **rules)


def all_wait(match: Match) -> Match:
    while match.ask and match.ask.why == "spicy.challenge":
        match.apply(f"{match.ask.seats[0]} wait")
    return match


def won(match: Match) -> list[int]:
    return [len(zone) for zone in match.table.won]
