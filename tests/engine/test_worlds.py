"""Imagined worlds: the same however often a position was imagined, and no way back to the match."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

import cardlab
from cardlab import CardlabError, Dice, Match, Table
from cardlab.testing.laws import different, everything
from tests.engine import played, reached, some

pytestmark = pytest.mark.slow

# A position with a limit: seat 1 has shown that it holds nothing green.
LIMITED = {"discard": "green 7", "hand 0": "red 1, blue 2", "hand 1": "red 3, blue 4", "on turn": 1}


def limited() -> Match:
    match = cardlab.set_table("pepper", LIMITED, players=3, seed=3, must_play_if_able=True)
    match.apply("1 draw")
    return match


def check_worlds(match: Match) -> None:
    """Compare worlds of a match that has imagined before with those of one that has not."""
    new = cardlab.replay(match.record())
    for me in (None, *range(match.players)):
        assert different(match.imagine(me, Dice(1)), new.imagine(me, Dice(1))) is None, me


def go_back_and_forth(match: Match, seed: int) -> None:
    """Play by chance, go back and play on otherwise; compare the worlds wherever it stands."""
    for n in range(4):
        if match.over:
            return
        check_worlds(match)
        played(match, 1, seed + n)
        check_worlds(match)
        match.undo()
        check_worlds(match)
        played(match, 3, seed - n)  # mostly another move: the log is as long as it was


@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("moves", [0, 50])
def test_worlds_after_undo_and_other_moves(game, moves):
    go_back_and_forth(some(game, moves + 1, moves), 5)


def test_worlds_of_a_table_set_by_hand():
    go_back_and_forth(limited(), 1)


def test_a_copy_that_plays_on_changes_nothing_here():
    match = limited()
    before = everything(match.imagine(0, Dice(4)))
    for twin in (match.copy(), deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert everything(twin.imagine(0, Dice(4))) == before
        played(twin, 1).imagine(0, Dice(4))
        assert everything(match.imagine(0, Dice(4))) == before
        check_worlds(twin)


@pytest.mark.parametrize("game", cardlab.list_games())
def test_an_imagined_match_leads_to_its_own_table_alone_and_not_further_back(game):
    world = some(game, 5, 23).imagine(0, Dice(1))
    for match in (world, pickle.loads(pickle.dumps(world))):
        with pytest.raises(CardlabError, match="this is the first"):
            match.undo()
        for entries in (0, match.run.undo_limit - 1):
            with pytest.raises(CardlabError, match="this is the first"):
                match.run.at(entries)
    for _ in range(2):
        assert [value for value in reached(world) if isinstance(value, Table)] == [world.table]
        played(world, 1)
