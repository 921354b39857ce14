"""``python -m tests.bots``: how strong the bots are, with the error of it."""

from __future__ import annotations

import sys

from tests.bots import duel, interval

DEALS = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000

for players in (2, 4):
    low, mean, high = interval(duel("rule_of_thumb", "random", DEALS, players=players))
    print(
        f"{players} players, {DEALS:,} deals from every seat: rule_of_thumb wins {mean:.3f} "
        f"({low:.3f} to {high:.3f}) among random ones; chance is {1 / players:.3f}",
        flush=True,
    )
