"""``python -m tests.bots [deals] [game]``: how strong the bots are, with the error of it."""

from __future__ import annotations

import sys

import cardlab
from tests.bots import duel, interval

DEALS = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000

for game in sys.argv[2:] or cardlab.games():
    for players in (2, 4):
        shares = duel("rule_of_thumb", "random", DEALS, game=game, players=players)
        low, mean, high = interval(shares)
        print(
            f"{game}, {players} players, {DEALS:,} deals from every seat: rule_of_thumb wins "
            f"{mean:.3f} ({low:.3f} to {high:.3f}) among random ones; chance is {1 / players:.3f}",
            flush=True,
        )
