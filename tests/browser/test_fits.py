"""Everything one needs for a move is in the window: prompt, hand, and what is pressed.

``fits.py`` plays the games and measures, at the sizes of a school's laptop, of a cell of JupyterLab
beside its file browser, of tablets and of phones.
"""

from __future__ import annotations

import pytest

import cardlab
from cardlab.engine.match.catalogue import find
from tests.browser.fits import SIZES, TIGHTEST, faults, opened, resize, scenes


def outside(bridge, game, players, every, sizes):
    """What is outside the window, by its size."""
    shown = scenes(bridge.table, game, players, every)
    found = {}
    for size in sizes:
        resize(bridge.page, size)
        found[str(size)] = faults(bridge, shown)
    return {size: wrong for size, wrong in found.items() if wrong}


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_move_needs_no_scrolling_with_the_most_players(bridged, game):
    most = max(find(game).players)
    assert outside(opened(bridged, game, most), game, most, 40, TIGHTEST) == {}


@pytest.mark.night
@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("seats", [min, max])
def test_no_move_of_a_game_needs_scrolling(bridged, game, seats):
    players = seats(find(game).players)
    assert outside(opened(bridged, game, players), game, players, 1, SIZES) == {}


def test_a_card_outside_the_window_is_found(bridged):
    bridge = opened(bridged, "pepper", 2)
    shown = scenes(bridge.table, "pepper", 2, every=99)
    resize(bridge.page, SIZES[0])
    assert faults(bridge, shown) == []
    bridge.page.add_style_tag(content=".cl-mid { min-height: 700px }")
    assert all("px outside" in line for line in faults(bridge, shown))
