"""A match can be pickled and deep-copied, at any time and of any game."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import cardlab
from cardlab import CardlabError, Dice, Match
from cardlab.engine.match.game import Game
from cardlab.engine.table.table import Table
from cardlab.engine.text.words import GameWords, Sentence
from cardlab.testing.laws import different
from tests.engine.toy import FIELDS


def played(match: Match, moves: int, seed: int = 3) -> Match:
    dice = Dice(seed)
    for _ in range(moves):
        if match.over:
            break
        legal = match.legal()
        match.apply(legal[dice.below(len(legal))])
    return match


def again(match: Match) -> list[Match]:
    return [pickle.loads(pickle.dumps(match)), copy.deepcopy(match), copy.copy(match)]


MATCHES = {
    "at its start": lambda game: cardlab.new_match(game, 3, seed=5),
    "in the middle": lambda game: played(cardlab.new_match(game, 3, seed=5), 60),
    "long": lambda game: played(cardlab.new_match(game, 2, seed=5), 700),
    "imagined": lambda game: played(
        played(cardlab.new_match(game, 3, seed=5), 40).imagine(1, Dice(2)), 5
    ),
}


@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("kind", MATCHES)
def test_a_match_is_the_same_after_pickling_and_copying(game, kind):
    match = MATCHES[kind](game)
    for other in again(match):
        assert different(match, other) is None
        assert other.seed == match.seed
        played(other, 10)  # a life of its own
    assert different(match, MATCHES[kind](game)) is None


def test_a_match_that_is_over():
    match = played(cardlab.new_match("pepper", 2, seed=1, turn_cap=20), 100)
    assert match.over
    for other in again(match):
        assert (other.outcome, other.over) == (match.outcome, True)
        assert different(match, other) is None
        other.undo()
        assert not other.over


def test_a_table_that_was_set_by_hand():
    table = {"discard": "green 7", "hand 0": "green 1, red 2", "hand 1": 3}
    match = played(cardlab.set_table("pepper", table, players=2, seed=1), 3)
    for other in again(match):
        assert different(match, other) is None
        assert (other.setting, other.record()) == (match.setting, match.record())


def refused(_table: Table, _made: object, _clause: str) -> Sentence:
    return Sentence("No.")


def prompt(_view: object) -> Sentence:
    return Sentence("Choose.")


OWN = Game(**{**FIELDS, "words": GameWords(
    title="Toy", story=FIELDS["words"].story, refused=refused, prompt=prompt, zones={}, verbs={},
    options={},
), "set_up": refused})  # fmt: skip


def test_a_game_without_a_package():
    """As written in a cell of a notebook: its functions are found by their names."""
    match = played(cardlab.new_match(OWN, 3, seed=2), 4)
    assert match.words.title == "Toy"  # looked up, and not pickled
    for other in again(match):
        assert different(match, other) is None


def test_a_match_that_was_played_out_says_why_not():
    match = cardlab.new_match("pepper", 2, seed=1)
    cardlab.playout(match, Dice(1))
    for way in (pickle.dumps, copy.deepcopy):
        with pytest.raises(CardlabError, match="played out by chance"):
            way(match)


def test_a_pickle_is_read_in_another_process(tmp_path: Path):
    """Faces are found by their words, and limits hold them: nothing rests on an address."""
    match = played(cardlab.new_match("pepper", 4, seed=5), 150)
    assert any(zone.limits for zone in match.table.zones())
    file = tmp_path / "match.pickle"
    file.write_bytes(pickle.dumps(match))
    program = (
        f"import pickle, json; m = pickle.load(open({str(file)!r}, 'rb'));"
        "w = m.imagine(1, __import__('cardlab').Dice(4));"
        "print(json.dumps([m.record(), [str(z) for z in w.table.zones()]]))"
    )
    world = match.imagine(1, Dice(4))
    here = [match.record(), [str(zone) for zone in world.table.zones()]]
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True
    )
    assert json.loads(run.stdout) == json.loads(json.dumps(here))


def test_a_pickle_that_forgets_the_moves_is_seen(monkeypatch):
    """The planted fault: without the log the match would be at its start again."""
    match = played(cardlab.new_match("pepper", 3, seed=5), 20)
    saved = Course.saved
    monkeypatch.setattr(Course, "saved", lambda course: saved(course)._replace(log=[]))
    assert different(match, pickle.loads(pickle.dumps(match))) is not None
