"""Moves by pairs: a sequence like the list that it stands for, looked up when asked."""

from __future__ import annotations

from itertools import combinations

import pytest

from cardlab.engine.choices import Combinations, Pairs
from cardlab.engine.moves import Move, read_move
from cardlab.games.pepper.rules import DECK

MINE, THEIRS = DECK.cards("red 7, red 7, blue 3"), DECK.cards("green 1, blue 9")
SWAPS = {a: {b: Move(0, "swap", a, into=b, joins="for") for b in THEIRS} for a in MINE}
KEEP = Move(0, "keep")
AS_LIST = [read_move(f"0 swap {a} for {b}", DECK) for a in MINE for b in THEIRS]


@pytest.mark.parametrize("rest", [[], [KEEP]])
def test_it_is_the_list_it_stands_for(rest):
    pairs, whole = Pairs(SWAPS, MINE, THEIRS, rest), AS_LIST + rest
    assert list(pairs) == whole
    assert len(pairs) == len(whole)
    assert [pairs[i] for i in range(-len(whole), len(whole))] == whole * 2
    assert pairs[:-1] == whole[:-1]
    assert (read_move("0 swap red 7 for blue 9", DECK) in pairs, KEEP in pairs) == (
        True,
        bool(rest),
    )
    assert read_move("0 swap blue 9 for red 7", DECK) not in pairs


@pytest.mark.parametrize("i", [6, -7, 100])
def test_there_is_none_beyond_its_ends(i):
    with pytest.raises(IndexError):
        Pairs(SWAPS, MINE, THEIRS)[i]


def test_where_there_is_nothing_to_swap_the_rest_is_left():
    assert list(Pairs(SWAPS, [], THEIRS, [KEEP])) == [KEEP]
    assert Pairs(SWAPS, MINE, [], [KEEP])[0] is KEEP
    assert not Pairs(SWAPS, MINE, [])


def test_no_move_is_looked_up_that_nobody_asks_for():
    pairs = Pairs({}, MINE, THEIRS, [KEEP])
    assert (len(pairs), pairs[-1]) == (7, KEEP)
    with pytest.raises(KeyError):
        pairs[0]


HAND = DECK.cards("red 7, red 7, blue 3, green 1, blue 9")


def passing(chosen):
    return Move(0, "pass", cards=chosen)


@pytest.mark.parametrize("rest", [[], [KEEP]])
@pytest.mark.parametrize("n", range(7))
def test_combinations_are_the_list_they_stand_for(n, rest):
    whole = [passing(chosen) for chosen in combinations(HAND, n)] + rest
    lazy = Combinations(HAND, n, passing, rest)
    assert list(lazy) == whole
    assert [lazy[i] for i in range(-len(whole), len(whole))] == whole * 2
    assert all(move in lazy for move in whole)


def test_a_combination_may_be_named_in_any_order():
    lazy = Combinations(HAND, 3, passing)
    assert read_move("0 pass blue 9, red 7, blue 3", DECK) in lazy
    assert read_move("0 pass red 7, red 7, blue 3", DECK) in lazy
    for wrong in ("0 pass blue 9, blue 9, red 7", "0 pass blue 9, red 7", "0 keep"):
        assert read_move(wrong, DECK) not in lazy
    assert read_move("1 pass blue 9, red 7, blue 3", DECK) not in lazy


def test_many_combinations_are_counted_and_not_made():
    lazy = Combinations(HAND * 20, 5, passing)
    assert len(lazy) == 75_287_520
    assert lazy[-1].cards == lazy[75_287_519].cards
