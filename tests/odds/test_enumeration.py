"""Chances by going through all worlds: exact, from the seat's knowledge alone, within bounds."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice, Seat
from cardlab.odds.enumeration import Enumeration
from tests.odds.positions import CASES

# Where the value stands on the best play of seat 0 later on, which the policy of a playout misses.
OTHERWISE = {"ahead, and one of five busts": 0.02}


def exactly(match, moves=None):
    """The exact chances of seat 0's moves by their texts, or None."""
    exact = Enumeration(Seat(match, 0), moves)
    exact.run()
    if exact.chances is None:
        return None
    return {str(move): value for move, value in zip(exact.moves, exact.chances, strict=True)}


def test_positions_have_the_values_that_were_counted_by_hand():
    counted = 0
    for game, position in CASES:
        stated = {line.split("; ")[0]: value for line, value in position.values.items()}
        match = position.match(game)
        values = exactly(match, [move for move in match.legal(0) if move.text in stated])
        off = OTHERWISE.get(position.name, 0)
        if values is not None:
            counted += 1
            assert all(abs(values[move] - stated[move]) <= off for move in values), position.name
    assert counted >= 5


def test_worlds_that_look_the_same_have_the_same_chances():
    for game, position in CASES[::6]:
        match = position.match(game)
        twin = match.imagine(0, Dice(9))
        assert exactly(match) == exactly(twin)


@pytest.mark.parametrize("game", cardlab.list_games())
def test_an_opening_is_given_up_at_once(game):
    match = cardlab.new_match(game, 3, seed=1)
    exact = Enumeration(Seat(match, match.ask.seats[0]))
    exact.run()
    assert (exact.is_done, exact.chances) == (True, None)
