"""``python -m tests.bench.million [GAMES]``: games on one process and on two, time and memory.

The games are of Pepper Eights between two rules of thumb, a million unless it is said how many. The
peak of memory is that of the largest process; it counts what the process shares with others.
"""

from __future__ import annotations

import resource
import sys
import time
from typing import Any

import cardlab
from cardlab.studies.log import GameLog
from cardlab.studies.results import Results

BOTS = ["rule_of_thumb", "rule_of_thumb"]


def timed(games: int, **how: Any) -> tuple[Results, float]:
    """Return the results of games, and the seconds that they took."""
    start = time.perf_counter()
    results = cardlab.simulate("pepper", BOTS, games, progress=False, **how)
    return results, time.perf_counter() - start


def peak(who: int) -> float:
    """Return the peak of memory of this process or of the largest of its children, in MB."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(who).ru_maxrss * unit / 1e6


def bytes_a_game(log: GameLog) -> float:
    """Return how much memory a game takes, with what the columns keep in reserve."""
    columns = (log.winners, log.moves, log.scored, log.scores)
    return sum(map(sys.getsizeof, columns)) / len(log)


def main() -> None:
    """Print what was measured, and what it should be."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    timed(games // 100, workers=2)  # so that the processes are there
    two, short = timed(games, workers=2)
    one, long = timed(games)
    two.wins  # noqa: B018 - reading them is part of the memory that is measured
    from loky import get_reusable_executor

    get_reusable_executor(2).shutdown()  # the peak of a process is known when it has ended
    assert isinstance(two.log, GameLog)
    print(f"{games:,} games of pepper; one process {games / long:,.0f} games/s")
    print(f"  two processes: {long / short:.2f} times as many (1.8)")
    print(f"  equal results: {two == one}")
    print(f"  {bytes_a_game(two.log):.1f} bytes a game (25)")
    sizes = peak(resource.RUSAGE_SELF), peak(resource.RUSAGE_CHILDREN)
    print(f"  peak of memory: {sizes[0]:.0f} MB here, {sizes[1]:.0f} MB in a worker (150)")


if __name__ == "__main__":
    main()
