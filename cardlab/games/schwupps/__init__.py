"""Schwupps: rules that move."""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.game import Counts, Game, Option
from cardlab.games.schwupps import rules
from cardlab.lazy import modules_of

GAME: Final = Game(
    package=__name__,
    name="schwupps",
    players=range(2, 6),
    deck=rules.DECK,
    table=rules.SchwuppsTable,
    deal=rules.deal,
    set_up=rules.set_up,
    play=rules.play,
    discloses=("schwupps.deal",),  # the next game of a tournament
    view=rules.SchwuppsView,
    options=(
        Option("tournament", (False, True), "schwupps.tournament"),
        Option("rule_cards", Counts(7, range(31), 5), "schwupps.rule_cards", default=rules.COUNTS),
        Option("turn_cap", range(1, 1_000_001), "schwupps.turn_cap", default=2_000),
    ),
)

__getattr__ = modules_of(__name__)
