"""Tables of Fuego! set in a few words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cardlab import Match, set_table
from cardlab.games.fuego.cards import COUNTS, FACES

RULES = ("deck", "reverse_skip", "pick_up_by_choice", "four_out_of_turn", "slap", "turn_cap")


def fuego(players: int = 3, seed: int = 1, **places: Any) -> Match:
    """A table set by hand; ``_`` in a name stands for a blank."""
    rules = {name: places.pop(name) for name in RULES if name in places}
    named = {name.replace("_", " "): value for name, value in places.items()}
    return set_table("fuego", named, players=players, seed=seed, **rules)


def no_stock(players: int = 2, **places: Any) -> Match:
    """The same without a Draw Pile: what is not named was burnt."""
    for seat in range(players):
        for zone in ("hand", "up", "down"):
            places.setdefault(f"{zone}_{seat}", "")
    rest = Counter({str(card): n for card, n in zip(FACES, COUNTS, strict=True)})
    for name, text in places.items():
        if name not in RULES and isinstance(text, str):
            rest.subtract(part.strip().split("=")[0] for part in text.split(",") if part.strip())
    return fuego(players, **places, discard=", ".join(rest.elements()))


def wait(match: Match) -> Match:
    """Nobody plays a four of a kind."""
    while match.ask and match.ask.why == "fuego.four_any_time":
        match.apply(f"{match.ask.seats[0]} wait")
    return match


def go(match: Match, *texts: str) -> Match:
    """Moves one after the other, nobody playing a four of a kind in between."""
    for text in texts:
        match.apply(text)
        wait(match)
    return match


def pile(match: Match) -> list[str]:
    return [str(card) for card in match.table.pile]
