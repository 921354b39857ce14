"""Schwupps: rules that move."""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.game import Counts, Game, Option
from cardlab.games.schwupps.rules import (
    COUNTS,
    DECK,
    SchwuppsTable,
    SchwuppsView,
    deal,
    play,
    set_up,
)
from cardlab.lazy import modules_of

GAME: Final = Game(
    package=__name__,
    name="schwupps",
    players=range(2, 6),
    deck=DECK,
    table=SchwuppsTable,
    deal=deal,
    set_up=set_up,
    play=play,
    discloses=("schwupps.deal",),  # the next game of a tournament
    view=SchwuppsView,
    options=(
        Option("tournament", (False, True), "schwupps.tournament"),
        Option("rule_cards", Counts(7, range(31), 5), "schwupps.rule_cards", default=COUNTS),
        Option("turn_cap", range(1, 1_000_001), "schwupps.turn_cap", default=2_000),
    ),
)

__getattr__ = modules_of(__name__)
