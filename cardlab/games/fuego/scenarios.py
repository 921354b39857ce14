"""How rare clauses of Fuego! are reached."""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.game import Scenario

SCENARIOS: Final = (
    # Two cards that may only be played one at a time.
    Scenario(
        clause="fuego.one_off_plural",
        players=3,
        places={"play": "4", "hand 0": "ya burnt, ya burnt, 3", "up 0": "1"},
        moves=("not 0 play 2x ya burnt",),
    ),
)
