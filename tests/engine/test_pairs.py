"""Moves by pairs: a sequence like the list that it stands for, looked up when asked."""

from __future__ import annotations

import pytest

from cardlab.engine.cards import cards
from cardlab.engine.moves import Move, Pairs

MINE, THEIRS = cards("red 7, red 7, blue 3"), cards("green 1, blue 9")
SWAPS = {a: {b: Move(0, "swap", a, into=b) for b in THEIRS} for a in MINE}
KEEP = Move(0, "keep")
AS_LIST = [Move.parse(f"0 swap {a} for {b}") for a in MINE for b in THEIRS]


@pytest.mark.parametrize("rest", [[], [KEEP]])
def test_it_is_the_list_it_stands_for(rest):
    pairs, whole = Pairs(SWAPS, MINE, THEIRS, rest), AS_LIST + rest
    assert list(pairs) == whole
    assert len(pairs) == len(whole)
    assert [pairs[i] for i in range(-len(whole), len(whole))] == whole * 2
    assert pairs[:-1] == whole[:-1]
    assert (Move.parse("0 swap red 7 for blue 9") in pairs, KEEP in pairs) == (True, bool(rest))
    assert Move.parse("0 swap blue 9 for red 7") not in pairs


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
