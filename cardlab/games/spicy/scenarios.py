"""How rare clauses of Sweet & Spicy are reached."""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.game import Scenario

_LAST: Final = "chili 1"

SCENARIOS: Final = (
    # The last card is a Total Wild: five new cards, and no trophy.
    Scenario(
        clause="spicy.wild_last",
        players=2,
        places={"hand 0": "total wild"},
        moves=("0 play total wild as chili 2",),
    ),
    # With etiquette, who opens with too high a number takes the card back.
    Scenario(
        clause="spicy.invalid",
        players=2,
        places={"hand 0": "chili 9, chili 8"},
        moves=("0 play chili 9 as chili 9",),
        house_rules={"etiquette": True},
    ),
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
