"""The coach is right: positions with exact values, and what the coach says of them.

A position counts as right if all chances lie within five points of the exact ones. The coach thinks
about a fixed number of worlds from a seed, so that no answer depends on how fast a machine is.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

import cardlab
from cardlab import Seat
from cardlab.bots import estimate
from tests.odds.positions import CASES

pytestmark = pytest.mark.slow

POINTS = 0.05
SHARE = 0.95  # of the positions must be right


def compare(game, position, worlds, errors=0):
    """How far a chance is from the exact one, and whether the best move is called worse.

    ``errors`` standard errors of an estimate are allowed for.
    """
    exact = {line.split("; ")[0]: float(value) for line, value in position.values.items()}
    seat = Seat(position.match(game), 0)
    thought = estimate.Estimate(seat, 1, [move for move in seat.legal if move.text in exact])
    thought.run(worlds)
    values = [exact[move.text] for move in thought.moves]
    off = [
        abs(thought.of(i).chance - value) - errors * sqrt(value * (1 - value) / worlds)
        for i, value in enumerate(values)
    ]
    best = values.index(max(values))
    worse = [i for i, value in enumerate(values) if value < values[best]]
    return max(off), any(thought.is_better(i, best) for i in worse)


@pytest.mark.parametrize(
    ("worlds", "errors"), [(100, 4), pytest.param(2000, 0, marks=pytest.mark.night)]
)
def test_the_coach_is_right(worlds, errors):
    assert min(Counter(game for game, _ in CASES).values()) >= 3
    assert {game for game, _ in CASES} == {*cardlab.list_games()}
    found = {position.name: compare(game, position, worlds, errors) for game, position in CASES}
    assert [name for name, (_, calls_worse) in found.items() if calls_worse] == []
    off = [(name, distance) for name, (distance, _) in found.items() if distance > POINTS]
    assert len(off) <= (1 - SHARE) * len(found), off


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
    assert compare(game, position, 400)[0] < 0.1
    monkeypatch.setattr(estimate, fault, instead)
    assert compare(game, position, 400)[0] > 0.15
