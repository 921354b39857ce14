"""Every table at its moments, on a screen and on a phone, with the fewest and the most players.

What ``looks.py`` measures is wrong in none of them, and axe finds nothing.
"""

from __future__ import annotations

import pytest

import cardlab
from cardlab.engine.match.catalogue import find
from tests.browser.looks import moments, problems, shown
from tests.browser.seen import axe, seats


def tables():
    """Each game with its most and, by night, its fewest players, at both widths."""
    for game in cardlab.list_games():
        fewest, *_, most = find(game).players
        for width in (1280, 390):
            yield game, most, width
            yield pytest.param(game, fewest, width, marks=pytest.mark.night)


def wrong_at(bridged, game, players, width, named, looked_at):
    """What is wrong at the moments of a game; each is closed, as what glows there takes time."""
    wrong = {}
    for moment in named:
        bridge = shown(bridged, game, players, moment, width)
        wrong[moment] = looked_at(bridge.page)
        bridge.close()
    return {moment: faults for moment, faults in wrong.items() if faults}


@pytest.mark.parametrize(("game", "players", "width"), list(tables()))
def test_nothing_is_cut_too_small_or_below_the_fold(bridged, game, players, width):
    assert wrong_at(bridged, game, players, width, moments(game), problems) == {}


@pytest.mark.parametrize("game", cardlab.list_games())
def test_axe_finds_nothing_on_a_phone(bridged, game):
    assert wrong_at(bridged, game, 3, 390, ["my turn", "over"], axe) == {}


@pytest.mark.night
@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("game", cardlab.list_games())
def test_axe_finds_nothing_at_the_moments_of_a_game(bridged, game, width):
    assert wrong_at(bridged, game, 3, width, moments(game), axe) == {}


def test_a_planted_fault_is_found(bridged):
    page = shown(bridged, "pepper", 4, "my turn", 390).page
    seats(page).first.evaluate("node => { node.querySelector('b').style.fontSize = '9px' }")
    assert any("has text of 9.0 px" in line for line in problems(page))
