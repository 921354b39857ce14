"""The coach is right: positions with exact values, and what the coach says of them.

``python -m tests.odds.right`` prints them all.
"""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab.bots import estimate
from tests.odds.positions import CASES
from tests.odds.right import WORLDS, compare, missed

pytestmark = pytest.mark.slow

FEW = 100  # worlds by day: enough to see what is wrong by far
ERRORS = 4  # standard errors of so many worlds that are allowed for by day


def test_the_coach_in_a_few_worlds():
    assert min(Counter(game for game, _ in CASES).values()) >= 5
    assert {game for game, _ in CASES} == {*cardlab.list_games()}
    assert not missed(compare(game, position, FEW, ERRORS) for game, position in CASES)


@pytest.mark.night
def test_the_coach_is_right():
    assert not missed(compare(game, position, WORLDS) for game, position in CASES)


@pytest.mark.parametrize(
    ("game", "name", "fault", "instead"),
    [
        ("pepper", "the eight first", "sensible_playout", cardlab.playout),
        ("spicy", "a seven, two of three mine", "belief", lambda game: None),
    ],
)
def test_playouts_by_chance_and_a_belief_in_nothing_are_seen(
    monkeypatch, game, name, fault, instead
):
    (position,) = [position for _, position in CASES if position.name == name]
    assert compare(game, position, 400).off < 0.1
    monkeypatch.setattr(estimate, fault, instead)
    assert compare(game, position, 400).off > 0.15
