"""``python -m tests.bench.beside [ROUNDS]``: what users do, beside three other libraries.

They are OpenSpiel, RLCard and PettingZoo.
The peers live in a venv of their own (``.venv-bench``), which is made when it is not there; where
one cannot be installed, it says so and goes on without. Each program is a process of its own, all
on one core; they work by turns, a few milliseconds each, and are counted in processor time. A
figure is the median of the rounds, a ratio the median of the ratios within the rounds. The table
and all figures are kept in ``tests/bench/results``, with the date and the versions.

The games are not the same game, so that moves a second compare loosely.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median

import cardlab
from cardlab.engine.match.catalogue import find
from tests.bench.report import Rates, keep
from tests.bench.users import LENGTHS, MANY

ROOT = Path(__file__).parents[2]
VENV = ROOT / ".venv-bench"
PEERS = {"open_spiel": "OpenSpiel", "rlcard": "RLCard", "pettingzoo": "PettingZoo"}  # packages
BESIDE_THEM = ("pygame",)  # PettingZoo's card games import it
MODULES = {
    "open_spiel": "pyspiel",
    "rlcard": "rlcard",
    "pettingzoo": "pettingzoo.classic.leduc_holdem_v4",
}
OF_PEERS = {
    "open_spiel": (
        *("Python loop", "evaluate_bots, informed", "evaluate_bots, uninformed"),
        *("copy", "view"),
    ),
    "rlcard": ("env.run", "env.step", "copy"),
    "pettingzoo": ("leduc",),
}
OF_EACH_GAME = (
    *("own loop", "play", "simulate", "rules of thumb", "Monte Carlo", "environment"),
    *("copy", "view", "imagine", "tournament, 5 s a move", "tournament, no limit"),
)
ROUNDS, IMPORTS = 7, 9


class Worker:
    """A program that does a work for each line it is sent."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1, text=True)

    def __call__(self, work: str) -> list[float]:
        """Return for a work how much of each thing is done in a second."""
        if self.process.stdin is None or self.process.stdout is None:
            raise RuntimeError("a worker has no pipes")
        print(work, file=self.process.stdin, flush=True)
        seconds, *done = map(float, self.process.stdout.readline().split())
        return [amount / seconds for amount in done]


def installed() -> tuple[str, dict[str, str]]:
    """Return the Python of the peers' venv, and the versions of those that can be imported."""
    python = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(VENV, with_pip=True)
        for package in (*PEERS, *BESIDE_THEM):
            command = [str(python), "-m", "pip", "install", "--quiet", package]
            subprocess.run(command, check=False)
    versions = {}
    for package, module in MODULES.items():
        program = f"import {module}, importlib.metadata as m; print(m.version({package!r}))"
        ran = subprocess.run([python, "-c", program], capture_output=True, text=True, check=False)
        if ran.returncode == 0:
            versions[package] = ran.stdout.strip()
        else:
            print(f"{PEERS[package]} is not installed in {VENV.name}: it is left out.")
    return str(python), versions


def on_one_core() -> None:
    """Have this process and those that it starts share one core, where the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def in_rounds(peers: list[str], python: str, rounds: int) -> Rates:
    """Return for each work what was done in a second, round by round; the first warms up."""
    users = {  # a process for each game, as most people run one: Python's code then fits its types
        game: Worker(sys.executable, "-m", "tests.bench.users") for game in cardlab.list_games()
    }
    others = Worker(python, str(Path(__file__).with_name("peers.py")))
    theirs = [f"{PEERS[peer]}, {work}" for peer in peers for work in OF_PEERS[peer]]
    figures: Rates = {}
    for _ in range(rounds + 1):
        for game in cardlab.list_games():
            for name in theirs:
                note(figures, name, game, others(name))
            for work in OF_EACH_GAME:
                note(figures, work, game, users[game](f"{work}, {game}"))
        for work, game in growing():
            note(figures, work, game, users[game](f"{work}, {game}"))
    return {name: rates[1:] for name, rates in figures.items()}


def note(figures: Rates, work: str, game: str, rates: list[float]) -> None:
    """Add what a work has done in a second; where it counts two things, under two names.

    A peer's work is done beside each of our games, and is noted with its name.
    """
    for which, rate in zip(("", ", moves"), rates, strict=False):
        figures.setdefault(f"{work}{which}, {game}", []).append(rate)


def growing() -> list[tuple[str, str]]:
    """Return works and games that show how cost grows with the players, the games, the length."""
    games = cardlab.list_games()
    seats = [(f"{n} players", game) for game in games for n in find(game).players]
    many = [(f"{n} games", "pepper") for n in MANY]
    return [*seats, *many, *((f"copy after {n}", "pepper") for n in LENGTHS)]


def imports(peers: list[str], python: str) -> dict[str, float]:
    """Return the milliseconds of processor time of new processes that import a package."""
    programs = {"nothing": (sys.executable, "pass"), "cardlab": (sys.executable, "import cardlab")}
    programs |= {PEERS[peer]: (python, f"import {MODULES[peer]}") for peer in peers}
    took: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(IMPORTS):
        for name, (interpreter, program) in programs.items():
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([interpreter, "-c", program], check=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            took[name].append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return {name: 1e3 * median(times) for name, times in took.items()}


def main() -> None:
    """Measure, print the table, and keep it."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    python, versions = installed()
    on_one_core()
    peers = [*versions]
    figures = in_rounds(peers, python, rounds)
    print(keep(figures, imports(peers, python), versions, rounds))


if __name__ == "__main__":
    main()
