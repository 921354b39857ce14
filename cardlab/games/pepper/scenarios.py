"""How rare clauses of Pepper Eights are reached."""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.game import Scenario
from cardlab.games.pepper.rules import DECK

_MINE: Final = ("blue 2", "yellow 3")
_TOP: Final = "red 1"

SCENARIOS: Final = (
    # Two hold all cards but the one on the pile: nothing to draw, and no card that fits.
    Scenario(
        clause="pepper.nothing_to_draw",
        players=2,
        places={
            "discard": _TOP,
            "hand 0": ", ".join(_MINE),
            "hand 1": ", ".join(card.text for card in DECK if card.text not in (*_MINE, _TOP)),
        },
        moves=("not 0 draw", "0 pass"),
    ),
)
