"""The way back: story and checkpoints made late, copies, undo, pickles; and what they cost."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys

import pytest

import cardlab
from cardlab import CardlabError, Dice
from cardlab.testing.laws import different
from tests.engine import played, some
from tests.engine.toy import GAME


@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("moves", [0, 7, 40, 400])
def test_who_asks_late_is_told_the_same(game, moves):
    early, dice = cardlab.new_match(game, 3, seed=moves), Dice(moves)
    for _ in range(moves):
        if not early.over:
            early.apply(dice.choice(early.legal()))
            early.story()
            early.copy()
    late = some(game, moves, moves)
    worlds = [match.imagine(1, Dice(3)) for match in (late, early)]
    halves = [match.before(len(match.moves) // 2) for match in (late, early)]
    for a, b in ((late, early), worlds, halves, (late, cardlab.replay(late.record()))):
        assert different(a, b) is None


def again(match):
    return [pickle.loads(pickle.dumps(match)), copy.deepcopy(match), copy.copy(match)]


TABLE = {"discard": "green 7", "hand 0": "green 1, red 2", "hand 1": 3}


def imagined():
    return played(some("pepper", 5, 40).imagine(1, Dice(2)), 5)


def set_by_hand():
    return played(cardlab.set_table("pepper", TABLE, players=2, seed=1), 3)


def without_a_package():
    """As written in a cell of a notebook: its functions are found by their names."""
    return played(cardlab.new_match(GAME, 3, seed=2), 2)


@pytest.mark.parametrize("make", [imagined, set_by_hand, without_a_package])
def test_a_match_is_the_same_after_pickling_and_copying(make):
    """``check_game`` tries it in each game, with matches that were dealt and played."""
    match = make()
    for other in again(match):
        assert different(match, other) is None
        assert (other.seed, other.setting) == (match.seed, match.setting)
        played(other, 10)  # a life of its own
    assert different(match, make()) is None


def test_a_match_that_is_over_can_be_undone():
    match = played(cardlab.new_match("pepper", 2, seed=1, turn_cap=20), 100)
    for other in again(match):
        assert (other.outcome, other.over) == (match.outcome, True)
        other.undo()
        assert not other.over


def test_a_match_that_was_played_out_says_why_not():
    match = cardlab.new_match("pepper", 2, seed=1)
    cardlab.playout(match, Dice(1))
    for way in (pickle.dumps, copy.deepcopy):
        with pytest.raises(CardlabError, match="played out by chance"):
            way(match)


def test_a_pickle_goes_no_further_back_than_the_position_that_was_set():
    match = cardlab.set_table("pepper", TABLE, players=2, seed=1)
    match.replay_prefix(["0 play green 1"])
    for other in (*again(match), match.before(0)):
        assert (other.moves, other.view(0)) == ((), match.view(0))
        with pytest.raises(CardlabError, match="this is the first"):
            other.undo()


def test_a_pickle_is_read_in_another_process(tmp_path):
    """Faces are found by their words, and limits hold them: nothing rests on an address."""
    match, file = some("pepper", 5, 150, players=4), tmp_path / "match.pickle"
    assert any(zone.limits for zone in match.table.zones())
    file.write_bytes(pickle.dumps(match))
    program = (
        f"import pickle, json; m = pickle.load(open({str(file)!r}, 'rb'));"
        "w = m.imagine(1, __import__('cardlab').Dice(4));"
        "print(json.dumps([m.record(), [str(z) for z in w.table.zones()]]))"
    )
    here = [match.record(), [str(zone) for zone in match.imagine(1, Dice(4)).table.zones()]]
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert json.loads(ran.stdout) == json.loads(json.dumps(here))


def test_what_a_bot_was_offered_is_no_longer_offered_when_it_has_answered():
    kept = []
    match = cardlab.new_match("pepper", players=2, seed=4)
    cardlab.play(match, lambda seat: kept.append(seat) or seat.legal[0])
    assert all(seat.legal == () for seat in kept)
