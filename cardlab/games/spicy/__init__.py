"""Sweet & Spicy, and classic Spicy: say what you played; it may be a lie."""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.game import Game, Option
from cardlab.games.spicy import rules
from cardlab.lazy import modules_of

GAME: Final = Game(
    package=__name__,
    name="spicy",
    players=range(2, 7),
    deck=rules.DECK,
    table=rules.SpicyTable,
    deal=rules.deal,
    set_up=rules.set_up,
    play=rules.play,
    view=rules.SpicyView,
    refuses_unasked=rules.refuses_unasked,
    options=(
        Option("total_wild", (True, False), "spicy.deal"),
        Option("challenge_priority", ("fastest", "clockwise"), "spicy.who_challenges"),
        Option("etiquette", (False, True), "spicy.invalid"),
        Option("game_end_under", range(89), "spicy.game_end_card", default=0),
        Option("first_seat", range(6), "spicy.first_player", default=0),
    ),
)

__getattr__ = modules_of(__name__)
