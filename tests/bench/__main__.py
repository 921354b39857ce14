"""``make bench``: the engine's speed, measured beside a plainer program in the same run."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from tempfile import TemporaryDirectory

import cardlab
from cardlab import Dice
from cardlab.bots.playing import deal_and_run
from tests.bench import flat

ROUNDS, CHUNKS, GAMES, PLAYERS = 9, 20, 12, 4


def timed(work: Callable[[], int]) -> tuple[float, int]:
    """Seconds of processor time, and how many things were done in it."""
    gc.collect()
    start = time.process_time()
    done = work()
    return time.process_time() - start, done


def engine(first: int) -> int:
    return sum(deal_and_run("pepper", PLAYERS, first + seed)[0] for seed in range(GAMES))


def flattened(first: int) -> int:
    return sum(flat.run(PLAYERS, s, Dice(-s - 1))[0] for s in range(first, first + GAMES))


def playouts() -> None:
    """The same random games through the engine's own loop and the flat program, by turns.

    Each few games are played several times, and the fastest counts for either program: what a busy
    machine takes away is no property of a program (as the docs of ``timeit`` advise).
    """
    ours = its = 0.0
    moves = 0
    for first in range(0, CHUNKS * GAMES, GAMES):
        rounds = [
            (timed(lambda f=first: engine(f)), timed(lambda f=first: flattened(f)))
            for _ in range(ROUNDS)
        ]
        assert all(mine[1] == same[1] for mine, same in rounds), "equal seeds, unequal games"
        ours += min(mine[0] for mine, _ in rounds)
        its += min(same[0] for _, same in rounds)
        moves += rounds[0][0][1]
    say("engine, random playouts", moves / ours / 1e6, "M moves/s")
    say("flattened by hand", moves / its / 1e6, "M moves/s")
    say("ratio engine / flat", its / ours, "(aim: at least 0.75)")


def every_game() -> None:
    """Random playouts of each game, by turns with Pepper Eights' flat program as the reference."""
    for game in cardlab.list_games():
        speeds, ratios = [], []
        for first in range(0, 5 * 40, 40):
            a, moves = timed(lambda g=game, f=first: by_chance(g, f))
            b, same = timed(lambda f=first: flattened(f))
            speeds.append(moves / a)
            ratios.append(moves / a * b / same)
        say(game, median(speeds) / 1e6, f"M moves/s, {median(ratios):.2f} of the flat program")


def by_chance(game: str, first: int) -> int:
    return sum(deal_and_run(game, PLAYERS, seed)[0] for seed in range(first, first + 40))


def decisions() -> None:
    """What one call costs, in the middle of a game."""
    match = cardlab.new_match("pepper", PLAYERS, seed=7)
    for _ in range(30):
        match.apply(match.legal()[0])
    dice = Dice(1)
    bot = cardlab.bots.make("rule_of_thumb", seed=1)
    calls: dict[str, Callable[[], object]] = {
        "copy": match.copy,
        "copy and undo": lambda: match.copy().undo(),
        "imagine": lambda: match.imagine(0, dice),
        "view": lambda: match.view(0),
        "legal": match.legal,
        "copy and apply, checked": lambda: match.copy().apply(match.legal()[-1]),
    }
    for name, call in calls.items():
        per_call = median(timed(lambda c=call: repeat(c, 300))[0] / 300 for _ in range(5))
        say(name, per_call * 1e6, "us")
    games = median(timed(lambda: bot_games(bot))[0] / 10 for _ in range(3))
    say("rule-of-thumb games", 1 / games, "games/s")


def repeat(call: Callable[[], object], times: int) -> int:
    for _ in range(times):
        call()
    return times


def bot_games(bot: cardlab.bots.Bot) -> int:
    for seed in range(10):
        cardlab.play(cardlab.new_match("pepper", PLAYERS, seed), bot)
    return 10


def imports() -> None:
    """The time to import cardlab in a new process, beside a process that imports nothing."""
    programs = {"new process, nothing": "pass", "import json": "import json"}
    programs["import cardlab"] = "import cardlab"
    seconds: dict[str, list[float]] = {name: [] for name in programs}
    with TemporaryDirectory() as folder:  # for bytecode, which an installed package has
        env = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        for i in range(16):
            for name, program in programs.items():  # by turns: a busy machine slows all alike
                start = time.perf_counter()
                subprocess.run([sys.executable, "-c", program], check=True, env=env)
                if i:  # the first round compiles
                    seconds[name].append(time.perf_counter() - start)
    for name, times in seconds.items():
        say(name, median(times) * 1e3, "ms")
    pairs = zip(seconds["import cardlab"], seconds["new process, nothing"], strict=True)
    say("ratio cardlab / nothing", median(ours / empty for ours, empty in pairs), "")


def say(what: str, figure: float, unit: str) -> None:
    print(f"  {what:26} {figure:9.3g} {unit}", flush=True)


print("Start of a new process")
imports()
print(f"Pepper Eights, {PLAYERS} players, one core, Python {sys.version.split()[0]}, not compiled")
playouts()
print("Random playouts of each game")
every_game()
print("What one call costs in the middle of a game of Pepper Eights")
decisions()
