"""Nacho Pile: chips from a bag, one more, one more, and stop in time."""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.game import Game, Option
from cardlab.games.nacho_pile import rules
from cardlab.lazy import modules_of

GAME: Final = Game(
    package=__name__,
    name="nacho_pile",
    players=range(2, 7),
    deck=rules.DECK,
    table=rules.NachoTable,
    deal=rules.deal,
    set_up=rules.set_up,
    play=rules.play,
    view=rules.NachoView,
    options=(
        Option("last_wild", ("none", "ender_names"), "nacho.last_chip"),
        Option("spicy_acts", ("drawn", "stop"), "nacho.spicy_when"),
        Option("wild_values", ("unseen", "any"), "nacho.wild"),
        Option("turn_cap", range(1, 1_000_001), "nacho.turn_cap", default=2_000),
    ),
)

__getattr__ = modules_of(__name__)
