"""The toys hold every law, at the table too: a game for two, one for four, one with many cards."""

from __future__ import annotations

import pytest

from cardlab import new_match
from cardlab.engine.match import catalogue
from cardlab.testing import check_game
from cardlab_widgets.testing import check_faces
from tests.toys import four, passing, two

TOYS = {toy.GAME.name: toy.GAME for toy in (two, four, passing)}


@pytest.fixture(autouse=True)
def apart(monkeypatch):
    """What is handed to ``find`` here is known here only."""
    monkeypatch.setattr(catalogue, "_SESSION", {})


@pytest.mark.parametrize("name", TOYS)
def test_a_toy_holds_the_laws(name):
    report = check_game(TOYS[name], games=24)
    assert [str(fault) for fault in report.faults] == []
    assert set(report.played) == {f"{players} players" for players in TOYS[name].players}


@pytest.mark.parametrize("name", TOYS)
def test_a_toy_is_drawn_offered_and_linked(name):
    assert [str(fault) for fault in check_faces(TOYS[name]).faults] == []


def test_the_toys_are_what_no_game_of_cardlab_is():
    assert (list(two.GAME.players), list(four.GAME.players)) == ([2], [4])
    assert {len(move.cards) for move in new_match(passing.GAME, seed=1).legal(0)} == {3}
