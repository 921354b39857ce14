"""``python -m tests.bench.beside [ROUNDS]``: what users do, beside three other libraries.

OpenSpiel, RLCard and PettingZoo live in a venv of their own (``.venv-bench``), which is made when
it is not there; one that can't be installed is left out. Each program is a process of its own, all
on one core. They work by turns, a few milliseconds each, and are counted in processor time. A
figure is the median of the rounds, a ratio the median of the ratios within the rounds. The table is
kept in ``tests/bench/results``. The games are not the same game: moves a second compare loosely.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import venv
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from statistics import median

import cardlab

ROOT = Path(__file__).parents[2]
RESULTS = Path(__file__).parent / "results"
VENV = ROOT / ".venv-bench"
PACKAGES = ("open_spiel", "rlcard", "pettingzoo", "pygame")  # PettingZoo's games import pygame
MODULES = {
    "OpenSpiel": "pyspiel",
    "RLCard": "rlcard",
    "PettingZoo": "pettingzoo.classic.leduc_holdem_v4",
}
THEIRS = (
    *("OpenSpiel, Python loop", "OpenSpiel, evaluate_bots", "RLCard, env.run", "RLCard, env.step"),
    "PettingZoo, leduc",
)
# What is measured of each game: how it is told, and in what unit.
OURS = {
    "own loop": ("engine's own loop, random, 1,000 moves/s", 1e3),
    "simulate": ("student's bot, `simulate`, 1,000 moves/s", 1e3),
    "environment": ("environment, two at random, 1,000 steps/s", 1e3),
    "rules of thumb": ("rules of thumb, games/s", 1),
    "Monte Carlo": ("Monte Carlo moves of 20 playouts/s", 1),
    "copy": ("copies, 1,000/s", 1e3),
    "view": ("views as data, 1,000/s", 1e3),
    "imagine": ("imagined worlds, 1,000/s", 1e3),
}
RATIOS = (
    ("own loop", "OpenSpiel, Python loop"),
    ("simulate", "OpenSpiel, evaluate_bots"),
    ("simulate", "RLCard, env.run"),
    ("environment", "RLCard, env.step"),
    ("environment", "PettingZoo, leduc"),
)
Rates = dict[str, list[float]]
"""For each work what was done in a second of processor time, round by round."""


class Worker:
    """A program that does a work for each line it is sent."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1, text=True)

    def __call__(self, work: str) -> float:
        """Return how much of a work is done in a second."""
        if self.process.stdin is None or self.process.stdout is None:
            raise RuntimeError("a worker has no pipes")
        print(work, file=self.process.stdin, flush=True)
        seconds, done = map(float, self.process.stdout.readline().split())
        return done / seconds


def installed() -> tuple[str, list[str]]:
    """Return the Python of the peers' venv, and the peers that can be imported."""
    python = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(VENV, with_pip=True)
        for package in PACKAGES:
            command = [str(python), "-m", "pip", "install", "--quiet", package]
            subprocess.run(command, check=False)
    peers = []
    for name, module in MODULES.items():
        tried = [python, "-c", f"import {module}"]
        if subprocess.run(tried, capture_output=True, check=False).returncode == 0:
            peers.append(name)
        else:
            print(f"{name} is not installed in {VENV.name}: it is left out.")
    return str(python), peers


def in_rounds(peers: list[str], python: str, rounds: int) -> Rates:
    """Return for each work what was done in a second, round by round; the first warms up."""
    users = {  # a process for each game, as most people run one: Python's code then fits its types
        game: Worker(sys.executable, "-m", "tests.bench.users") for game in cardlab.list_games()
    }
    others = Worker(python, str(Path(__file__).with_name("peers.py")))
    rates: Rates = {}
    for _ in range(rounds + 1):
        for game, user in users.items():  # a peer's work is done beside each of our games
            for work in (work for work in THEIRS if work.split(",")[0] in peers):
                rates.setdefault(f"{work}, {game}", []).append(others(work))
            for work in OURS:
                rates.setdefault(f"{work}, {game}", []).append(user(f"{work}, {game}"))
    return {name: measured[1:] for name, measured in rates.items()}


def table(rates: Rates) -> list[str]:
    """Return the lines of a table in Markdown."""
    games = cardlab.list_games()
    rows: list[list[object]] = [["", *games], ["---"] + ["---:"] * len(games)]
    for work, (label, unit) in OURS.items():
        rows.append([label, *(f"{median(rates[f'{work}, {game}']) / unit:.3g}" for game in games)])
    for ours, theirs in RATIOS:
        if f"{theirs}, {games[0]}" in rates:
            ratios = [ratio(rates, f"{ours}, {game}", f"{theirs}, {game}") for game in games]
            rows.append([f"{ours} x {theirs}", *(f"{number:.3g}" for number in ratios)])
    return [f"| {' | '.join(map(str, row))} |" for row in rows]


def ratio(rates: Rates, one: str, other: str) -> float:
    """Return the median of the ratios within the rounds."""
    return median(a / b for a, b in zip(rates[one], rates[other], strict=True))


def main() -> None:
    """Measure, print the table, and keep it."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    python, peers = installed()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # all share one core
    rates = in_rounds(peers, python, rounds)
    date = f"{datetime.now(UTC):%Y-%m-%d}"
    about = f"Python {platform.python_version()}, cardlab {version('cardlab')}, four players; "
    about += f"{platform.machine()}, one core, processor time, median of {rounds} rounds"
    text = "\n".join([f"# Measured on {date}", "", f"{about}.", "", *table(rates), ""])
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{date}.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
