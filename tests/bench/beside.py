"""``python -m tests.bench.beside [OTHER]``: what users do, here and in another checkout.

``OTHER`` is the folder of a checkout of cardlab as it was. Both work by turns, a few milliseconds
each, all on one core, and are counted in processor time. A figure is the median of the rounds, a
ratio the median of the ratios within the rounds. Without ``OTHER`` there are no ratios.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import cardlab
from tests.bench.users import WORKS

ROOT = Path(__file__).parents[2]


class Worker:
    """What users run of a checkout, in a process of its own: Python's code then fits its types."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "tests.bench.users"]
        self.process = subprocess.Popen(command, cwd=folder, stdin=-1, stdout=-1, text=True)

    def __call__(self, work: str) -> float:
        """Return how much of a work is done in a second."""
        if self.process.stdin is None or self.process.stdout is None:
            raise RuntimeError("a worker has no pipes")
        print(work, file=self.process.stdin, flush=True)
        seconds, done = map(float, self.process.stdout.readline().split())
        return done / seconds


def main(folders: list[Path], rounds: int) -> None:
    """Measure game by game, and print a line for each work of each."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # all share one core
    for game in cardlab.list_games():
        workers = [Worker(folder) for folder in folders]
        for work in WORKS:
            rates = [[do(f"{work}, {game}") for do in workers] for _ in range(rounds + 1)]
            del rates[0]  # the first round warms up
            line = f"{game:12}{work:16}{median(here for here, *_ in rates):12,.0f} a second"
            if len(folders) > 1:
                line += f", {median(here / there for here, there in rates):.2f} of the other"
            print(line, flush=True)
        for worker in workers:
            worker.process.kill()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bench.beside")
    parser.add_argument("other", nargs="*", type=Path, help="the folder of another checkout")
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    main([ROOT, *asked.other], asked.rounds)
