"""``python -m tests.bench.million [GAMES]``: games on one process and on two, time and memory.

The games are of Pepper Eights between two rules of thumb, a million unless it is said how many. The
peak of memory is that of the largest process; it counts what the process shares with others.
"""

from __future__ import annotations

import resource
import sys
import time
from statistics import median
from typing import Any, NamedTuple

from loky import get_reusable_executor

import cardlab
from cardlab.studies.log import GameLog
from cardlab.studies.results import Results

BOTS = ["rule_of_thumb", "rule_of_thumb"]
ROUNDS = 5


class Taken(NamedTuple):
    """Results, the seconds that they took, and those of all processors together."""

    results: Results
    seconds: float
    processors: float


def timed(games: int, seed: int, **how: Any) -> Taken:
    """Return the results of games, and what they took."""
    start, busy = time.perf_counter(), processor_time()
    results = cardlab.simulate("pepper", BOTS, games, seed, progress=False, **how)
    seconds = time.perf_counter() - start
    get_reusable_executor(2).shutdown()  # what a process took is known when it has ended
    return Taken(results, seconds, processor_time() - busy)


def processor_time() -> float:
    """Return the seconds that processors worked for this process and its children that ended."""
    kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(sum(resource.getrusage(kind)[:2]) for kind in kinds)


def peak(who: int) -> float:
    """Return the peak of memory of this process or of the largest of its children, in MB."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(who).ru_maxrss * unit / 1e6


def bytes_a_game(log: GameLog) -> float:
    """Return how much memory a game takes, with what the columns keep in reserve."""
    columns = (log.winners, log.moves, log.scored, log.scores)
    return sum(map(sys.getsizeof, columns)) / len(log)


def rounds(games: int) -> tuple[GameLog, list[tuple[Taken, Taken]]]:
    """Play games in rounds, on one process and on two by turns; return the log and the rounds."""
    log, taken = GameLog(len(BOTS)), []
    for number in range(ROUNDS):
        share, seed = games // ROUNDS, 1 + number * (games // ROUNDS)
        taken.append((timed(share, seed), timed(share, seed, workers=2)))
        for result in taken[-1][1].results.log:
            log.append(result)
    return log, taken


def main() -> None:
    """Print what was measured, and in brackets what was aimed at."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    log, taken = rounds(games)
    ratios = [one.seconds / two.seconds for one, two in taken]
    work = median(one.processors / two.processors for one, two in taken)
    equal = sum(one.results == two.results for one, two in taken)
    whole = Results("pepper", tuple(BOTS), 1, log)
    whole.rows()  # what a reader asks for is part of the memory that is measured
    print(f"{whole.games:,} games of pepper in {ROUNDS} rounds")
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
    print(f"  two processes: {median(ratios):.2f} times as fast as one, {spread} (1.8)")
    print(f"  by the time of processors, were both free for it: {2 * work:.2f}")
    print(f"  equal results in {equal} rounds ({ROUNDS})")
    print(f"  {bytes_a_game(log):.1f} bytes a game (25)")
    sizes = peak(resource.RUSAGE_SELF), peak(resource.RUSAGE_CHILDREN)
    print(f"  peak of memory: {sizes[0]:.0f} MB here, {sizes[1]:.0f} MB in a worker (150)")


if __name__ == "__main__":
    main()
