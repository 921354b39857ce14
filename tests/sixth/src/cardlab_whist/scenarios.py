"""How rare clauses of Whist are reached; each is a small example too."""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.game import Scenario

_HANDS: Final = {
    "hand 0": "ace of hearts, 3 of hearts",
    "hand 1": "king of hearts, 2 of clubs",
    "hand 2": "2 of spades, 3 of clubs",
    "hand 3": "4 of hearts, 4 of clubs",
}

SCENARIOS: Final = (
    # Ben has a heart, and must not throw his club away.
    Scenario(
        clause="whist.follow",
        players=4,
        places=_HANDS,
        moves=("0 play ace of hearts", "not 1 play 2 of clubs", "1 play king of hearts"),
    ),
    # Cleo has no heart: her trump beats the ace.
    Scenario(
        clause="whist.ruff",
        players=4,
        places={**_HANDS, "trump": "spades"},
        moves=(
            "0 play ace of hearts",
            "1 play king of hearts",
            "2 play 2 of spades",
            "3 play 4 of hearts",
        ),
    ),
)
