"""The toys in the browser: three cards pressed for one move, and whole games."""

from __future__ import annotations

import pytest

import cardlab
import cardlab_widgets.faces
from cardlab.engine.match.catalogue import find
from cardlab_widgets import CardTable
from tests.browser.fits import TIGHTEST, faults, opened, resize, scenes
from tests.browser.test_five_games import play_on
from tests.toys import passing, rows, rows_faces, two


@pytest.fixture
def show(bridged):
    def show(game, seed=3, **page):
        match = game if isinstance(game, cardlab.Match) else cardlab.new_match(game, seed=seed)
        return bridged(CardTable(match, pace=0), **page)

    return show


def test_three_cards_are_pressed_in_any_order_and_passed_by_a_button(show):
    bridge = show(passing.GAME)
    hand, buttons = (
        bridge.page.locator(".cl-hand .cl-card"),
        bridge.page.locator(".cl-act"),
    )
    names = [hand.nth(i).get_attribute("aria-label").split(",")[0] for i in range(hand.count())]
    for i in (6, 1, 3, 3, 2):  # the fourth press takes the third back
        hand.nth(i).click(force=True)
    assert bridge.page.locator(".cl-hand .cl-sel").count() == 3
    assert buttons.count() == 1
    label = buttons.first.get_attribute("aria-label")
    assert {*label.removeprefix("Pass ").split(", ")} == {names[i] for i in (1, 2, 6)}
    buttons.first.click(force=True)
    bridge.settle()
    move = bridge.table.match.moves[0]
    assert {card.text for card in move.cards} == {names[i] for i in (1, 2, 6)}


TWO = pytest.param(two.GAME, marks=pytest.mark.night)  # the longest
# What on the page refers to a drawing that is not there, as that of a suit without a symbol.
MISSING = """() => [...document.querySelectorAll(".cl use")].map((use) =>
    use.getAttribute("href")).filter((href) => !document.querySelector(href))"""


@pytest.mark.parametrize("game", [TWO, passing.GAME], ids=str)
def test_a_whole_toy_by_clicking(show, game):
    bridge = show(game)
    play_on(bridge)
    assert bridge.page.evaluate(MISSING) == []


@pytest.mark.parametrize("players", [2, 10])
def test_a_game_of_ten_with_four_rows_fits_a_laptop_and_a_phone(show, bridged, players):
    find(rows.GAME)
    bridge = opened(bridged, "rows", players)
    shown = scenes(bridge.table, "rows", players, every=25)
    for size in TIGHTEST:
        resize(bridge.page, size)
        assert faults(bridge, shown) == [], str(size)
    text = bridge.page.locator(".cl-felt").inner_text()
    assert "next" not in text
    total = bridge.page.evaluate("window.model.state.scene.sheet.total")
    assert str(total[1]) in bridge.page.locator(".cl-seat").first.inner_text()


def test_a_row_is_taken_by_pressing_any_of_its_cards(show):
    match = cardlab.new_match(rows.GAME, 2, seed=1)
    while [move.verb for move in match.legal(0)][:1] != ["take"]:
        match.apply(match.legal()[0])
    bridge = show(match)
    bridge.page.locator('[data-zone="third row"] .cl-card').first.click()
    bridge.settle()
    assert [move.text for move in bridge.table.match.moves if move.verb == "take"][-1:] == [
        "0 take third"
    ]


def test_a_package_brings_a_form_of_its_own(monkeypatch, bridged):
    faces = cardlab_widgets.faces.Faces.of(rows_faces)
    monkeypatch.setattr(cardlab_widgets.faces, "faces_of", lambda _game: faces)
    bridge = bridged(CardTable(cardlab.new_match(rows.GAME, 4, seed=3), pace=0))
    page = bridge.page
    assert page.locator(".rows-of-four .cl-label").all_inner_texts()[0] == "first row 1 / 5"
    page.locator(".cl-hand .cl-may").first.click(force=True)
    bridge.settle()
    assert "2 / 5" in page.locator(".rows-of-four").inner_text()
