"""``python -m tests.tutorials.alarms``: how often right trials are called wrong, over many seeds.

Part of ``make test-all``. Each line is right and worked out from what was thrown; only the throws
themselves may be called odd, in fewer than one run in a thousand.
"""

from __future__ import annotations

import sys

import numpy as np

from cardlab_tutorials.exercises.verdicts import WRONG
from tests.tutorials.hours import TRIALS

RUNS = {1_000: 4_000, 10_000: 1_000, 100_000: 50}  # by the number of trials
MOST = {1_000: 3, 10_000: 1, 100_000: 0}  # false alarms; about one in sixteen thousand is expected


def alarms(key: str, trials: int, runs: int) -> int:
    """Return how many of so many runs are called wrong."""
    check, wrong = TRIALS[key], 0
    for seed in range(runs):
        thrown = check.throw(np.random.default_rng([trials, seed]), trials)
        wrong += check.judge(check.values(check.solution, *thrown), *thrown).state == WRONG
    return wrong


if __name__ == "__main__":
    failed = False
    for key in TRIALS:
        counts = {trials: alarms(key, trials, runs) for trials, runs in RUNS.items()}
        failed |= any(counts[trials] > MOST[trials] for trials in RUNS)
        print(key, counts, flush=True)
    sys.exit("Right trials are called wrong too often." if failed else None)
