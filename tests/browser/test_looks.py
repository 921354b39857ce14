"""Every table at its moments, on a screen and on a phone, with the fewest and the most players.

What ``looks.py`` measures is wrong in none of them, and axe finds nothing.
"""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from axe_core_python.sync_playwright import Axe

import cardlab
import cardlab_widgets
from cardlab.engine.match.catalogue import find
from tests.browser.looks import moments, problems, shown


def tables():
    """Each game with its most and, by night, its fewest players, at both widths."""
    for game in cardlab.list_games():
        fewest, *_, most = find(game).players
        for width in (1280, 390):
            yield game, most, width
            yield pytest.param(game, fewest, width, marks=pytest.mark.night)


def axe(page):
    """What axe finds."""
    found = Axe().run(page)["violations"]
    return [f"{rule['id']} {rule['nodes'][0]['html'][:160]}" for rule in found]


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


@pytest.mark.parametrize(
    ("style", "fault"),
    [
        (".cl-seat b { width: 12px; overflow: hidden }", "is cut"),
        (".cl-seat b { font-size: 9px }", "has text of 9.0 px"),
        (".cl-seat .cl-cnt { position: relative; left: 90px }", "leaves li.cl-seat"),
        (".cl-felt { padding-right: 900px !important }", "the page scrolls sideways"),
        (".cl .cl-tool { min-width: 30px; width: 30px }", "is 30 x"),
        (".cl-mid { min-height: 700px }", "below the fold"),
    ],
)
def test_a_planted_fault_is_found(bridged, style, fault):
    page = shown(bridged, "pepper", 4, "my turn", 390).page
    assert problems(page) == []
    page.add_style_tag(content=style)
    assert any(fault in line for line in problems(page))


def classes(file):
    """The classes that a style sheet names."""
    return set(re.findall(r"\.(cl-[\w-]+)", file.read_text(encoding="utf-8")))


def test_no_form_styles_what_another_has():
    """A class that two forms name belongs to every table."""
    css = Path(cardlab_widgets.__file__).parent / "css"
    common = classes(css / "table.css") | classes(css / "lesson.css")
    forms = {file.stem: classes(file) - common for file in (css / "forms").glob("*.css")}
    shared = [a & b for (_, a), (_, b) in combinations(sorted(forms.items()), 2)]
    # States and counts (``atLeast`` in dom.js), named below a class of the form.
    states = {"cl-lit", "cl-gone", *(f"cl-from-{n}" for n in (2, 3, 4, 5, 8))}
    assert set().union(*shared) <= states
