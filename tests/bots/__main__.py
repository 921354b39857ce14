"""``python -m tests.bots [game …]``: how strong the bots are, with the error of it.

Each line is a row of ``STRENGTHS`` in the game's ``bot.py``: a bot among others of the next weaker
kind, each deal played from every seat.
"""

from __future__ import annotations

import sys

import cardlab
from cardlab.bots import Maker, make
from cardlab.bots.rules_of_thumb import playouts
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Strength

THUMB = 2_000  # deals of the rules of thumb against chance
THINKING = 150  # deals of Monte Carlo against the rules of thumb: 300 games of two, or of four
MORE = {"schwupps": 350}  # where the lead of two players is too small to be seen in so few


def measure(
    game: str, name: str, other: str, deals: int, players: int = 2, **settings: int
) -> None:
    """Print a row of the table of strengths."""
    bots = [Maker(lambda seed: make(name, seed=seed, **settings)), *[other] * (players - 1)]
    row = cardlab.simulate(
        game, bots, deals, seatings="turned", seconds=None, progress=False
    ).rows()[0]
    percent = [round(100 * row[part], 1) for part in ("share", "low", "high")]
    strength = Strength(name, other, players, deals * players, *percent)
    print(f"{game}: {strength}", flush=True)


for game in sys.argv[1:] or cardlab.list_games():
    measure(game, "rule_of_thumb", "random", THUMB)
    measure(game, "rule_of_thumb", "random", THUMB // 4, players=4)
    thinks = playouts(find(game))
    deals = MORE.get(game, THINKING)
    measure(game, "monte_carlo", "rule_of_thumb", deals, playouts=thinks)
    measure(game, "monte_carlo", "rule_of_thumb", THINKING // 2, players=4, playouts=thinks)
