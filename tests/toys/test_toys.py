"""The toys hold every law, at the table too: a game for two, one with many cards, one for ten."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardlab import simulate
from cardlab.engine.match import catalogue
from cardlab.testing import check_game
from cardlab_widgets.testing import check_faces
from tests.toys import passing, rows, two

pytestmark = pytest.mark.slow

TOYS = {toy.GAME.name: toy.GAME for toy in (two, passing, rows)}


@pytest.fixture(autouse=True)
def apart(monkeypatch):
    """What is handed to ``find`` here is known here only."""
    monkeypatch.setattr(catalogue, "_SESSION", {})


@pytest.mark.parametrize("name", TOYS)
def test_a_toy_holds_the_laws_and_is_drawn_offered_and_linked(name):
    report = check_game(TOYS[name], games=24)
    assert [str(fault) for fault in report.faults] == []
    assert set(report.played) == {f"{players} players" for players in TOYS[name].players}
    assert [str(fault) for fault in check_faces(TOYS[name]).faults] == []


# As in a notebook: all is defined in __main__, which no other process can import.
CELL = Path(two.__file__).read_text(encoding="utf-8")
CELL = CELL.replace('face("star", rank)', "face(SUITS[rank % 2], rank)")
CELL += """
def highest(seat):
    assert all(card in TWO and card in DECK for card in seat.hand)
    plays = [move for move in seat.legal if move.card]
    assert not plays or TWO.card(plays[-1].card.text) is plays[-1].card
    return plays[-1] if plays else seat.legal[0]
"""


def test_a_game_of_a_notebook_with_suits_of_its_own_is_played_by_worker_processes():
    """Also after its cell ran again, and after it was changed: each makes another deck."""
    for suits in (("moon", "sun"), ("moon", "sun"), ("moon", "comet")):
        cell = {"__name__": "__main__", "SUITS": suits}
        exec(CELL, cell)
        how = {"bots": [cell["highest"], "random"], "games": 12, "seed": 3, "progress": False}
        assert simulate(cell["GAME"], workers=2, **how) == simulate(cell["GAME"], **how)
