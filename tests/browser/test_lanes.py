"""The table with two lanes: levers, what fits, and what one press does."""

from __future__ import annotations

import pytest

import cardlab
from cardlab_widgets import CardTable

LANES = {
    "top-first": "colour or number",
    "top-first pile": "green 9",
    "top-second": "+1",
    "top-second pile": "green 4",
    "bottom-first": "+1",
    "bottom-first pile": "purple 5",
    "bottom-second": "same colour",
    "bottom-second pile": "yellow 9",
    "next": "-2",
}


@pytest.fixture
def show(bridged):
    """Open a table with these lanes, and a hand."""

    def show(hand, players=3, **page):
        match = cardlab.set_table("schwupps", {**LANES, "hand 0": hand}, players=players, seed=4)
        return bridged(CardTable(match, pace=0), **page)

    return show


def card(bridge, name):
    """A card of my hand."""
    return bridge.page.locator(f'.cl-hand [data-key="{name}#1"]')


def test_below_each_pile_stands_what_fits(show):
    bridge = show("red 7, blue 7")
    texts = bridge.page.locator(".cl-fits span:first-child").all_inner_texts()
    shown = [" ".join(text.split()) for text in texts if text.startswith("fits")]
    assert shown == ["fits green or any 9", "fits any 5", "fits any 6", "fits yellow"]
    pile = bridge.page.locator('[data-zone="top-second pile"] > button')
    assert "fits any 5" in pile.get_attribute("aria-label")


def test_a_card_that_fits_two_piles_lights_them_and_one_that_fits_one_is_played(show):
    bridge = show("green 5, green 6, yellow 1")
    card(bridge, "green 5").click()
    lit = bridge.page.locator(".cl-lanes .cl-pile.cl-may")
    assert lit.count() == 2
    assert bridge.sent() == []
    bridge.page.keyboard.press("Escape")
    card(bridge, "yellow 1").click()
    bridge.settle()
    assert bridge.table.match.moves[-1].text == "0 play yellow 1 bottom-second"


@pytest.mark.parametrize("width", [1280, 390])
def test_where_nothing_fits_the_levers_are_lit(show, width):
    bridge = show("red 8, blue 7", width=width)
    levers = bridge.page.locator(".cl-lever")
    assert levers.count() == 2
    assert bridge.page.locator(".cl-lever.cl-must").count() == 2
    levers.first.click()
    bridge.settle()
    assert bridge.table.match.moves[-1].text == "0 schwupp top"
    assert bridge.page.locator(".cl-lever.cl-must").count() == 0
    assert levers.first.is_disabled()


def test_only_who_points_or_goes_to_a_lever_sees_what_it_would_do(show):
    bridge = show("yellow 5, blue 7")
    page = bridge.page
    lever, ghosts = page.locator(".cl-lever").first, page.locator(".cl-lane-ghost")
    card(bridge, "yellow 5").click()
    page.mouse.move(2, 2)
    lever.evaluate("(lever) => lever.focus()")  # as the page itself does
    assert ghosts.count() == 0
    lever.hover()
    assert ghosts.count() == 2
    page.mouse.move(2, 2)
    assert ghosts.count() == 0
    page.keyboard.press("Tab")
    lever.evaluate("(lever) => lever.focus()")
    assert ghosts.count() == 2


def test_an_aggravation_card_lights_its_levers_and_then_the_players(show):
    bridge = show("green 5, aggravation", players=4)
    assert bridge.page.locator(".cl-lever").count() == 4
    card(bridge, "aggravation").click()
    asks = bridge.page.locator(".cl-lever.cl-must")
    assert asks.all_inner_texts() == ["Aggravate\ngive 1"] * 2
    asks.last.click()
    bridge.settle()
    assert bridge.page.locator(".cl-gets:visible").count() == 3
    assert bridge.page.locator(".cl-buttons .cl-act").count() == 0
    bridge.page.locator(".cl-seats .cl-may > button").nth(1).click()
    bridge.settle()
    moves = [move.text for move in bridge.table.match.moves]
    assert moves[:2] == ["0 aggravate bottom", "0 give at 2"]
    assert bridge.page.locator(".cl-lever").count() == 2  # no such card is left
