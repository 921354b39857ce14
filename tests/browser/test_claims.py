"""A table of claims in a real page: the ghost, the doubts, saying, and the reveal as a moment."""

from __future__ import annotations

import pytest

import cardlab
from cardlab_widgets import CardTable

STACK = {"stack": "lemon 1, chili 4", "declared": "lemon 4", "owner": 1, "hand 1": 3}
TO_SAY = {**STACK, "let_go": True, "hand 0": "lemon 9, chili 9, pepper 3, total wild"}


@pytest.fixture
def show(bridged):
    """Open a table in a page of its own."""

    def show(places, players=2, pace=0, seats=None, **page):
        match = cardlab.set_table("spicy", places, players=players, seed=3)
        return bridged(CardTable(match, seats, pace=pace), **page)

    return show


def text(bridge, selector):
    return " ".join(bridge.page.locator(selector).first.inner_text().split())


def test_a_challenge_turns_the_card_up_before_the_stack_goes(show):
    bridge = show(STACK)
    bridge.page.get_by_role("button", name="Wrong number! it is no 4").click()
    bridge.settle()
    page = bridge.page
    page.locator(".cl-turned.cl-of-number.cl-right svg").first.wait_for()
    assert text(bridge, ".cl-speech p") == "You: wrong number!"
    assert text(bridge, ".cl-verdict") == "The number is right."
    assert "it is chili 4" in text(bridge, ".cl-stake")
    page.locator(".cl-ghosts.cl-empty").wait_for(timeout=4000)  # then it goes to its winner
    assert page.locator(".cl-last svg").first.is_visible()


def test_a_finger_says_a_challenge_twice_and_a_mouse_once(show):
    bridge = show(STACK, has_touch=True)
    doubt = bridge.page.locator(".cl-at-number button")
    doubt.tap()
    bridge.page.get_by_role("button", name="Wrong number! press once more").wait_for()
    assert bridge.sent() == []
    doubt.tap()
    bridge.settle()
    assert bridge.table.match.moves[0].text == "0 challenge number"
    mouse = show(STACK)
    mouse.page.locator(".cl-at-number button").click()
    mouse.settle()
    assert mouse.table.match.moves[0].text == "0 challenge number"


def test_saying_shows_what_would_be_said_and_whether_it_is_true(show):
    bridge = show(TO_SAY)
    page = bridge.page
    page.locator('.cl-hand [data-key^="chili 9"]').click()
    options = page.locator(".cl-option")
    assert options.all_inner_texts() == ["5", "6", "7", "8", "9", "10"]
    assert text(bridge, ".cl-stake") == "A bluff: number and spice would be wrong."
    page.get_by_role("button", name="Play chili 9 as lemon 9").click()
    assert text(bridge, ".cl-stake") == "A bluff: the spice would be wrong."
    assert text(bridge, ".cl-buttons").startswith("Say lemon 9")
    assert bridge.sent() == []
    page.locator('.cl-hand [data-key^="lemon 9"]').click()  # the card itself, if it may be said
    assert text(bridge, ".cl-stake") == "That is true."
    page.get_by_role("button", name="Play lemon 9 as lemon 9").last.click()
    bridge.settle()
    assert bridge.table.match.moves[0].text == "0 play lemon 9 as lemon 9"
