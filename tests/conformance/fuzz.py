"""Long random runs: ``make fuzz``, or ``python -m tests.conformance.fuzz --games 20000``.

It is ``check_game`` with many games. It prints each report; 1 is the exit
status of a fault.
"""

from __future__ import annotations

import argparse
import sys
import time

import cardlab
from cardlab.testing import check_game


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default=None)
    args = parser.parse_args(arguments)
    status = 0
    for game in [args.game] if args.game else cardlab.list_games():
        start = time.monotonic()
        report = check_game(game, args.games, args.seed, process=True)
        print(f"{report}\n  in {time.monotonic() - start:.0f} s", flush=True)
        status = max(status, int(bool(report.faults)))
    return status


if __name__ == "__main__":
    sys.exit(main())
