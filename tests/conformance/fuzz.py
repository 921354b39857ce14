"""Long random runs: ``make fuzz``, or ``python -m tests.conformance.fuzz --games 20000``.

It is ``check_game`` with many games and few close looks. It prints each report; 1 is the exit
status of a fault.
"""

from __future__ import annotations

import argparse
import sys
import time

import cardlab
from cardlab import Dice
from cardlab.engine.match.catalogue import find
from cardlab.engine.table.table import conserved
from cardlab.testing import check_game
from cardlab.testing.settings import any_setting, short

RARELY = 6_000  # moves from one close look to the next, on average


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default=None)
    parser.add_argument("--rarely", type=int, default=RARELY, help="moves between close looks")
    parser.add_argument("--plain", action="store_true", help="count pieces, and little more")
    args = parser.parse_args(arguments)
    status = 0
    for game in [args.game] if args.game else cardlab.list_games():
        start = time.monotonic()
        if args.plain:
            print(f"{game}: {plain(game, args.games, args.seed)}", flush=True)
            print(f"  in {time.monotonic() - start:.0f} s", flush=True)
            continue
        report = check_game(game, args.games, args.seed, rarely=args.rarely, process=True)
        print(f"{report}\n  in {time.monotonic() - start:.0f} s", flush=True)
        status = max(status, int(bool(report.faults)))
    return status


def plain(name: str, games: int, seed: int) -> str:
    """Play many games by chance in every setting, and stop at the first fault.

    Pieces are counted after every fifth move; the outcome is a clause; every 50th game is replayed.
    """
    game, book = find(name), cardlab.rulebook(name)
    moves = longest = 0
    for number in range(games):
        dice = Dice(seed + number).split()  # not the dice that deal
        players = game.players[number % len(game.players)]
        rules = {**any_setting(game, players, dice), **(short(game, 3) if number % 8 == 7 else {})}
        match = cardlab.new_match(name, players, seed + number, **rules)
        while match.ask is not None:
            legal = match.legal(dice.choice(match.ask.seats))
            match.run.enter(dice.choice(legal))
            if match.table.decision % 5 == 0:
                assert conserved(match.table) is None, (name, seed + number, match.moves)
        assert conserved(match.table) is None, (name, seed + number)
        assert match.outcome is not None, (name, seed + number)
        assert match.outcome.reason in book.clauses, (name, seed + number)
        count = match.table.decision + 1
        moves, longest = moves + count, max(longest, count)
        if number % 50 == 0:
            assert cardlab.replay(match.record()).outcome == match.outcome, (name, seed + number)
    return f"{games:,} games, {moves:,} moves, the longest {longest:,}; no fault"


if __name__ == "__main__":
    sys.exit(main())
