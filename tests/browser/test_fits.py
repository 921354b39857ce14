"""Everything one needs for a move is in the window: prompt, hand, and what is pressed.

``fits.py`` plays the games and measures, at the sizes of a school's laptop, of a cell of JupyterLab
beside its file browser, of tablets and of phones.
"""

from __future__ import annotations

import pytest

import cardlab
from cardlab.engine.match.catalogue import find
from tests.browser.fits import TIGHTEST, opened, outside
from tests.browser.seen import zone

MOST = [(game, max(find(game).players)) for game in cardlab.list_games()]


@pytest.mark.parametrize(("game", "players"), [*MOST, ("spicy", 4)])
def test_a_move_needs_no_scrolling_with_many_players(bridged, game, players):
    assert outside(opened(bridged, game, players), game, players, 40, TIGHTEST) == {}


@pytest.mark.night
@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("seats", [min, max])
def test_no_move_of_a_game_needs_scrolling(bridged, game, seats):
    players = seats(find(game).players)
    assert outside(opened(bridged, game, players), game, players) == {}


def test_a_card_outside_the_window_is_found(bridged):
    bridge = opened(bridged, "pepper", 2)
    assert outside(bridge, "pepper", 2, every=99, sizes=TIGHTEST[:1]) == {}
    zone(bridge.page, "discard").evaluate("node => { node.style.minHeight = '700px' }")
    (wrong,) = outside(bridge, "pepper", 2, every=99, sizes=TIGHTEST[:1]).values()
    assert all("px outside" in line for line in wrong)
