"""Pepper Eights: be the first out of cards."""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.game import Game, Option
from cardlab.games.pepper import rules
from cardlab.lazy import modules_of

GAME: Final = Game(
    package=__name__,
    name="pepper",
    players=range(2, 7),  # pepper.players: at eight cards each, 52 cards serve six
    deck=rules.DECK,
    table=rules.PepperTable,
    deal=rules.deal,
    set_up=rules.set_up,
    play=rules.play,
    view=rules.PepperView,
    refuses_unasked=rules.refuses_unasked,
    clockwise=False,  # pepper.first_player: to the right
    options=(
        Option("poblano_swap", ("optional", "compulsory"), "pepper.poblano"),
        Option("starter_pepper_acts", (False, True), "pepper.starter"),
        Option("must_play_if_able", (False, True), "pepper.must_draw"),
        Option("turn_cap", range(1, 1_000_001), "pepper.turn_cap", default=10_000),
    ),
)

__getattr__ = modules_of(__name__)
