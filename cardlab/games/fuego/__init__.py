"""Fuego!: be rid of your cards before the pile burns."""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.game import Counts, Game, Option
from cardlab.games.fuego import rules
from cardlab.lazy import modules_of

GAME: Final = Game(
    package=__name__,
    name="fuego",
    players=range(2, 9),
    deck=rules.DECK,
    table=rules.FuegoTable,
    deal=rules.deal,
    set_up=rules.set_up,
    play=rules.play,
    discloses=("fuego.first_player", "fuego.backdraft"),
    view=rules.FuegoView,
    options=(
        Option("deck", Counts(len(rules.DECK), range(13), 40), "fuego.deck", default=rules.COUNTS),
        Option("reverse_skip", ("open", "transparent"), "fuego.reverse"),
        Option("pick_up_by_choice", (False, True), "fuego.pick_up"),
        Option("four_out_of_turn", (True, False), "fuego.four_any_time"),
        Option("slap", ("chance", "reaction"), "fuego.ya_burnt"),
        Option("turn_cap", range(1, 1_000_001), "fuego.turn_cap", default=10_000),
    ),
)

__getattr__ = modules_of(__name__)
