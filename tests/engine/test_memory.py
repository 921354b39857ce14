"""A copy that nobody uses any more goes at once: Monte Carlo bots imagine thousands of matches."""

from __future__ import annotations

import gc
import weakref

import pytest

import cardlab
from cardlab import Dice, Match
from cardlab.engine.match.run import Turns


@pytest.fixture
def collector_off():
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def kept(match: Match) -> bool:
    """Return whether the engine's loop of a copy is still there when nobody uses the copy."""
    copies = [match.copy(), match.imagine(0, Dice(1))]
    loops = [weakref.ref(other.run.turns) for other in copies]
    del copies
    return any(loop() is not None for loop in loops)


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_copy_goes_when_nobody_uses_it(game, collector_off):
    match = cardlab.new_match(game, players=3, seed=5)
    match.apply(match.legal()[0])
    assert not kept(match)


def test_a_circle_in_a_copy_is_seen(collector_off, monkeypatch):
    begin = Turns.__iter__

    def in_a_circle(turns):
        turns.circle = turns
        return begin(turns)

    monkeypatch.setattr(Turns, "__iter__", in_a_circle)
    match = cardlab.new_match("pepper", players=3, seed=5)
    assert kept(match)
