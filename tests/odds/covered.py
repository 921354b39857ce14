"""``python -m tests.odds.covered [positions]``: how often a 95 % interval holds what it should.

Random positions of all five games; one move of each, estimated in short and by a long run.
"""

from __future__ import annotations

import sys

import cardlab
from cardlab import Dice, Seat
from cardlab.bots.estimate import Estimate


def position(game: str, number: int) -> Seat:
    """A seat that has a choice, somewhere in a match of chance."""
    dice = Dice(number)
    while True:
        match = cardlab.new_match(game, 2 + dice.below(2), seed=dice.below(1 << 20))
        for _ in range(5 + dice.below(30)):
            legal = match.legal()
            if match.over or not legal:
                break
            match.apply(legal[dice.below(len(legal))])
        seats = [] if match.over else [s for s in match.ask.seats if len(match.legal(s)) > 1]
        if seats:
            return Seat(match, seats[0])


def share_covered(positions: int, worlds: int, reference: int, first: int = 0) -> tuple[float, int]:
    """The share of moves whose interval holds the reference, and how many moves there were."""
    games = cardlab.list_games()
    held = 0
    for number in range(first, first + positions):
        seat = position(games[number % len(games)], number)
        move = seat.legal[:1]
        short, long = Estimate(seat, 1, move), Estimate(seat, 2, move)
        short.run(worlds=worlds)
        long.run(worlds=reference)
        held += short.of(0).low <= long.of(0).chance <= short.of(0).high
    return held / positions, positions


if __name__ == "__main__":
    many = int(sys.argv[1]) if sys.argv[1:] else 200
    share, moves = share_covered(many, worlds=100, reference=4000)
    print(f"{share:.1%} of {moves} intervals of 95 % hold the long run's value (asked: 91 to 99 %)")
