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
SHARE = 57 / 60  # of the positions must be right
WORLDS = 2000  # the standard error of a chance is then 1.1 points at most


class Comparison(NamedTuple):
    """What the coach makes of a position."""

    game: str
    name: str
    off: float  # the largest distance from an exact chance, beyond the sampling error allowed for
    called_worse: bool  # whether some move is called surely better than the best one

    @property
    def is_right(self) -> bool:
        """Whether all chances are near enough."""
        return self.off <= POINTS


def compare(
    game: str, position: Position, worlds: int, errors: float = 0, seed: int = 1
) -> Comparison:
    """Ask the coach about a position, and compare.

    Args:
        game: the name of the game.
        position: the position.
        worlds: in how many worlds the moves are tried.
        errors: how many standard errors of so many worlds are allowed for.
        seed: of the worlds.

    """
    exact = {line.split("; ")[0]: float(value) for line, value in position.values.items()}
    seat = Seat(position.match(game), 0)
    thought = Estimate(seat, seed, [move for move in seat.legal if move.text in exact])
    thought.run(worlds)
    values = [exact[move.text] for move in thought.moves]
    off = [
        abs(thought.of(i).chance - value) - errors * sqrt(value * (1 - value) / worlds)
        for i, value in enumerate(values)
    ]
    best = values.index(max(values))
    worse = [i for i, value in enumerate(values) if value < values[best]]
    return Comparison(game, position.name, max(off), any(thought.is_better(i, best) for i in worse))


def missed(comparisons: Iterable[Comparison]) -> list[str]:
    """Return what is wrong with the coach: nothing if it is right often enough."""
    everything = [*comparisons]
    off = [case for case in everything if not case.is_right]
    wrong = [f"{case.name}: calls the best move worse" for case in everything if case.called_worse]
    if len(off) > (1 - SHARE) * len(everything):
        wrong += [f"{case.name}: off by {100 * case.off:.0f} points" for case in off]
    return wrong


def report(worlds: int, games: Iterable[str]) -> list[Comparison]:
    """Print what the coach makes of each position of some games."""
    everything = [compare(game, position, worlds) for game, position in CASES if game in games]
    for case in everything:
        says = "" if case.is_right else "  MORE THAN FIVE"
        says += "  CALLS THE BEST MOVE WORSE" if case.called_worse else ""
        print(f"  {case.game:11} {case.name:40} {100 * case.off:5.1f} points{says}", flush=True)
    return everything


if __name__ == "__main__":
    many = int(sys.argv[1]) if sys.argv[1:] else WORLDS
    all_of_them = report(many, sys.argv[2:] or cardlab.list_games())
    near = sum(case.is_right for case in all_of_them)
    print(f"{near} of {len(all_of_them)} positions within five points, {many} worlds each")
    sys.exit(bool(missed(all_of_them)))
