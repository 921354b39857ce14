"""The toys in the browser: three cards pressed for one move, and whole games."""

from __future__ import annotations

from dataclasses import replace

import pytest

import cardlab
import cardlab_widgets.faces
from cardlab.engine.match.catalogue import find
from cardlab.engine.text.words import Sentence
from cardlab_widgets import CardTable
from tests.browser.fits import SIZES, TIGHTEST, opened, outside
from tests.browser.seen import cards, moves, playable, seats, text_of, zone
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
    page = bridge.page
    names = [label.split(",")[0] for label in cards(page).evaluate_all(LABELS)]
    for i in (6, 1, 3, 3, 2):  # the fourth press takes the third back
        cards(page).nth(i).click(force=True)
    assert moves(page).count() == 1
    label = moves(page).first.get_attribute("aria-label")
    assert {*label.removeprefix("Pass ").split(", ")} == {names[i] for i in (1, 2, 6)}
    moves(page).first.click(force=True)
    bridge.settle()
    move = bridge.table.match.moves[0]
    assert {card.text for card in move.cards} == {names[i] for i in (1, 2, 6)}


LABELS = "nodes => nodes.map((node) => node.ariaLabel)"
TWO = pytest.param(two.GAME, marks=pytest.mark.night)  # the longest
# What on the page refers to a drawing that is not there, as that of a suit without a symbol.
MISSING = """() => [...document.querySelectorAll("[data-seq] use")].map((use) =>
    use.getAttribute("href")).filter((href) => !document.querySelector(href))"""


@pytest.mark.parametrize("game", [TWO, passing.GAME], ids=str)
def test_a_whole_toy_by_clicking(show, game):
    bridge = show(game)
    play_on(bridge)
    assert bridge.page.evaluate(MISSING) == []


@pytest.mark.parametrize("players", [2, 5, 10])
def test_a_game_of_ten_with_four_rows_fits_a_laptop_and_a_phone(monkeypatch, bridged, players):
    note = Sentence("It takes several deals, and the fewest points win. " * 4, {})
    noted = replace(rows.LAYOUT, notes={"first row": lambda _view: note})
    monkeypatch.setattr(rows.GAME, "layout", noted)
    find(rows.GAME)
    bridge = opened(bridged, "rows", players)
    assert outside(bridge, "rows", players, 25, (*TIGHTEST, SIZES[-2])) == {}
    assert "next" not in text_of(bridge.page, "felt")
    total = bridge.page.evaluate("window.model.state.scene.sheet.total")
    assert str(total[1]) in seats(bridge.page).first.inner_text()


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (390, 664)])
def test_a_mark_at_a_seat_says_who_has_chosen_already(show, width, height):
    match = cardlab.new_match(rows.GAME, 4, seed=1)
    page = show(match, width=width, height=height).page
    assert "has chosen" not in seats(page).nth(1).aria_snapshot()
    match.apply(match.legal(2)[0])
    bridge = show(match, width=width, height=height)
    said = [seat.aria_snapshot() for seat in seats(bridge.page).all()]
    assert ["has chosen" in one for one in said] == [False, True, False]


def test_a_row_is_taken_by_pressing_any_of_its_cards(show):
    match = cardlab.new_match(rows.GAME, 2, seed=1)
    while [move.verb for move in match.legal(0)][:1] != ["take"]:
        match.apply(match.legal()[0])
    bridge = show(match)
    zone(bridge.page, "third row").get_by_role("button").first.click()
    bridge.settle()
    assert [move.text for move in bridge.table.match.moves if move.verb == "take"][-1:] == [
        "0 take third"
    ]


def test_a_package_brings_a_form_of_its_own(monkeypatch, bridged):
    faces = cardlab_widgets.faces.Faces.of(rows_faces)
    monkeypatch.setattr(cardlab_widgets.faces, "faces_of", lambda _game: faces)
    bridge = bridged(CardTable(cardlab.new_match(rows.GAME, 4, seed=3), pace=0))
    page = bridge.page
    page.locator(".rows-of-four").get_by_text("first row 1 / 5").wait_for()
    playable(page).first.click(force=True)
    bridge.settle()
    assert "2 / 5" in page.locator(".rows-of-four").inner_text()
    assert outside(opened(bridged, "rows", 10), "rows", 10, 40, (SIZES[0], *SIZES[-2:])) == {}
