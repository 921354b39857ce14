"""The games that are tried: all that are installed, the sixth and a toy, with few and many."""

from __future__ import annotations

import sys
from pathlib import Path

from cardlab import Game, list_games
from cardlab.engine.match.catalogue import find
from tests.toys import passing

sys.path.append(str(Path(__file__).parents[1] / "sixth" / "src"))
from cardlab_whist import GAME as WHIST

GAMES: dict[str, Game] = {name: find(name) for name in list_games()}
GAMES |= {"whist": WHIST, "passing": passing.GAME}
SIZES = [
    (name, n) for name, game in GAMES.items() for n in sorted({game.players[0], game.players[-1]})
]
IDS = [f"{name}-{players}" for name, players in SIZES]
