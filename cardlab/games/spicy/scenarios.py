"""How rare clauses of Sweet & Spicy are reached."""

from __future__ import annotations

from typing import Final

from cardlab.engine.scenario import Scenario

_LAST: Final = "chili 1"

SCENARIOS: Final = (
    # A player who has a trophy plays the last card, and nobody challenges it.
    Scenario(
        clause="spicy.end_two",
        players=3,
        places={"hand 0": _LAST, "trophies 0": "trophy"},
        moves=("0 play chili 1 as chili 1", "1 wait", "2 wait"),
    ),
    # The last of the three trophies goes to a third player.
    Scenario(
        clause="spicy.end_all",
        players=3,
        places={"hand 0": _LAST, "trophies 1": "trophy", "trophies 2": "trophy"},
        moves=("0 play chili 1 as chili 1", "1 wait", "2 wait"),
    ),
)
