"""The toys in the browser: three cards pressed for one move, and whole games of two and of four."""

from __future__ import annotations

import pytest

import cardlab
from cardlab_widgets import CardTable
from tests.browser.test_five_games import play_on
from tests.toys import four, passing, two


@pytest.fixture
def show(bridged):
    def show(game, seed=3, **page):
        return bridged(CardTable(cardlab.new_match(game, seed=seed), pace=0), **page)

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


@pytest.mark.parametrize("game", [TWO, four.GAME, passing.GAME], ids=str)
def test_a_whole_toy_by_clicking(show, game):
    bridge = show(game)
    play_on(bridge, lambda _page, node: node.click(force=True))


def test_a_suit_without_a_symbol_leaves_no_gap_before_a_cards_name(show):
    """The passing game's suits have no symbol; nothing on the page refers to one."""
    bridge = show(passing.GAME)
    play_on(bridge, lambda _page, node: node.click(force=True))
    assert bridge.page.locator(".cl-chip").count() > 0
    missing = """() => [...document.querySelectorAll(".cl use")].map((use) =>
        use.getAttribute("href")).filter((href) => !document.querySelector(href))"""
    assert bridge.page.evaluate(missing) == []
