"""``python -m tests.odds.right [worlds] [game …]``: is the coach right, by exact values?

For each position the coach is asked about the moves with an exact value, in a fixed number of
worlds and from a seed, so that the answer does not depend on how fast a machine is. A position
counts as right if all chances lie within five points of the exact ones.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

import cardlab
from cardlab import Seat
from cardlab.bots.estimate import Estimate
from tests.odds.positions import CASES, Position

POINTS = 0.05
SHARE = 0.95  # of the positions must be right
WORLDS = 2000  # the standard error of a chance is then 1.1 points at most


class Comparison(NamedTuple):
    """What the coach makes of a position."""

    game: str
    name: str
    off: float  # the largest distance from an exact chance, beyond the sampling error allowed for
    called_worse: bool  # whether some move is called surely better than the best one


def compare(game: str, position: Position, worlds: int, errors: float = 0) -> Comparison:
    """Ask the coach about a position; ``errors`` standard errors of an estimate are allowed for."""
    exact = {line.split("; ")[0]: float(value) for line, value in position.values.items()}
    seat = Seat(position.match(game), 0)
    thought = Estimate(seat, 1, [move for move in seat.legal if move.text in exact])
    thought.run(worlds)
    values = [exact[move.text] for move in thought.moves]
    off = [
        abs(thought.of(i).chance - value) - errors * sqrt(value * (1 - value) / worlds)
        for i, value in enumerate(values)
    ]
    best = values.index(max(values))
    worse = [i for i, value in enumerate(values) if value < values[best]]
    return Comparison(game, position.name, max(off), any(thought.is_better(i, best) for i in worse))


def missed(cases: Iterable[Comparison]) -> list[str]:
    """Return what is wrong with the coach: nothing if it is right often enough."""
    cases = [*cases]
    off = [case for case in cases if case.off > POINTS]
    wrong = [f"{case.name}: calls the best move worse" for case in cases if case.called_worse]
    if len(off) > (1 - SHARE) * len(cases):
        wrong += [f"{case.name}: off by {100 * case.off:.0f} points" for case in off]
    return wrong


if __name__ == "__main__":
    many = int(sys.argv[1]) if sys.argv[1:] else WORLDS
    games = sys.argv[2:] or cardlab.list_games()
    found = [compare(*case, many) for case in CASES if case[0] in games]
    for case in found:
        says = "  MORE THAN FIVE" if case.off > POINTS else ""
        says += "  CALLS THE BEST MOVE WORSE" if case.called_worse else ""
        print(f"  {case.game:11} {case.name:40} {100 * case.off:5.1f} points{says}")
    near = sum(case.off <= POINTS for case in found)
    print(f"{near} of {len(found)} positions within five points, {many} worlds each")
    sys.exit(bool(missed(found)))
