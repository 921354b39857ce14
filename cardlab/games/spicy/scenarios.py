"""How rare clauses of Sweet & Spicy are reached."""

from __future__ import annotations

from typing import Final

from cardlab.engine.scenario import Scenario

SCENARIOS: Final = (
    # The last of the three trophies goes to a third player.
    Scenario(
        clause="spicy.end_all",
        players=3,
        places={"hand 0": "chili 1", "trophies 1": "trophy", "trophies 2": "trophy"},
        moves=("0 play chili 1 as chili 1", "1 wait", "2 wait"),
    ),
)
