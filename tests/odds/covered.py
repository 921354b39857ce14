"""``python -m tests.odds.covered [positions]``: how often a 95 % interval holds what it should.

Random positions of all games; one move of each, estimated in short and by a long run.
"""

from __future__ import annotations

import sys

import cardlab
from cardlab import Dice, Seat
from cardlab.bots.estimate import Estimate
from tests.engine import some


def position(game: str, number: int) -> Seat:
    """A seat that has a choice, somewhere in a match of chance."""
    dice = Dice(number)
    while True:
        match = some(game, dice.below(1 << 20), 5 + dice.below(30), players=2 + dice.below(2))
        for seat in match.ask.seats if match.ask else ():
            if len(match.legal(seat)) > 1:
                return Seat(match, seat)


def share_covered(positions: int, worlds: int, reference: int) -> float:
    """The share of moves whose interval holds the reference."""
    games = cardlab.list_games()
    held = 0
    for number in range(positions):
        seat = position(games[number % len(games)], number)
        short, long = Estimate(seat, 1, seat.legal[:1]), Estimate(seat, 2, seat.legal[:1])
        short.run(worlds=worlds)
        long.run(worlds=reference)
        held += short.of(0).low <= long.of(0).chance <= short.of(0).high
    return held / positions


if __name__ == "__main__":
    many = int(sys.argv[1]) if sys.argv[1:] else 200
    share = share_covered(many, worlds=100, reference=4000)
    print(f"{share:.1%} of {many} intervals of 95 % hold the long run's value (asked: 91 to 99 %)")
