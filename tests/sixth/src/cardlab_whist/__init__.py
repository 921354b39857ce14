"""Whist for four players, each for oneself."""

from __future__ import annotations

from typing import Final

from cardlab import Game, Option
from cardlab_whist.cards import DECK, WhistTable, WhistView, deal, set_up
from cardlab_whist.rules import play

GAME: Final = Game(
    package=__name__,
    name="whist",
    players=range(4, 5),  # whist.players
    deck=DECK,
    table=WhistTable,
    view=WhistView,
    deal=deal,
    set_up=set_up,
    play=play,
    options=(Option("trumps", ("turned_up", "none"), "whist.trump"),),
)
