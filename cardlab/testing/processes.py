"""A new process plays the same match: law 3, for what no reading of the source can show."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from cardlab.engine.match.game import Game

_PROGRAM = """
import cardlab, json, sys
name, players = sys.argv[1], int(sys.argv[2])
m = cardlab.new_match(name, players=players, seed=11)
cardlab.play(m, cardlab.bots.make('random', seed=5))
half = cardlab.replay(m.record(), moves=len(m.moves) // 2)
worlds = [half.imagine(seat, cardlab.Dice(3)) for seat in range(players)]
told = [[e.as_dict() for e in world.story()] for world in (m, *worlds)]
hands = [[str(c) for z in world.table.zones() for c in z.cards] for world in worlds]
print(json.dumps([m.record(), told, hands]))
"""


def wrong_processes(game: Game[Any], salts: tuple[str, ...] = ("0", "1", "4711")) -> str | None:
    """Return whether new processes, in which sets have other orders, play another match."""
    results = set()
    for salt in salts:
        command = [sys.executable, "-c", _PROGRAM, game.name, str(game.players[-1])]
        path = os.pathsep.join(filter(None, sys.path))
        environment = {**os.environ, "PYTHONHASHSEED": salt, "PYTHONPATH": path}
        run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if run.returncode:
            return f"a new process ends with {run.returncode}: {run.stderr[-300:]}"
        results.add(run.stdout)
    if len(results) > 1:
        return "new processes play different matches from one seed"
    return None if json.loads(results.pop()) else "a new process tells nothing"
