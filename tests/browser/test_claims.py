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


def test_the_claim_lies_on_its_stack_and_hangs_from_the_seat(show):
    bridge = show(STACK)
    page = bridge.page
    assert text(bridge, ".cl-speech p").startswith("Ben says lemon 4")
    assert page.locator(".cl-ghost svg").is_visible()
    assert page.locator('.cl-seat.cl-claims[data-zone="hand 1"]').is_visible()
    ghost, seat, speech = (
        page.locator(selector).bounding_box()
        for selector in (".cl-ghosts", ".cl-seat", ".cl-speech")
    )
    assert seat["y"] + seat["height"] < speech["y"] < ghost["y"]
    for trait, height in (("number", 0.25), ("suit", 0.65)):  # each beside what it doubts
        doubt = page.locator(f".cl-at-{trait} button").bounding_box()
        middle = doubt["y"] + doubt["height"] / 2
        assert abs(middle - ghost["y"] - height * ghost["height"]) < 0.25 * ghost["height"]


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


SHOWN = """() => { window.shown = [];
    new MutationObserver(() => shown.push([performance.now(), Boolean(
      document.querySelector('.cl-turned'))])).observe(document.querySelector('.cl'),
      {attributes: true, attributeFilter: ['data-seq']}); }"""


def test_what_bots_do_to_each_other_is_seen_too_however_fast_they_are(show):
    bridge = show({**STACK, "hand 0": "chili 1, chili 2"}, players=3, pace=50,
                  seats=["me", "random", doubting])  # fmt: skip
    bridge.page.evaluate(SHOWN)
    bridge.page.get_by_role("button", name="Let it go", exact=True).click()
    bridge.page.locator(".cl-turned").wait_for()
    assert text(bridge, ".cl-speech p") == "Cleo: wrong spice!"
    bridge.settle()
    shown = bridge.page.evaluate("window.shown")
    at = next(n for n, (_, turned) in enumerate(shown) if turned)
    assert shown[at + 1][0] - shown[at][0] > 2000  # ms; forty times the pace of the bots


def doubting(seat):
    """A bot that always challenges the spice."""
    return next((move for move in seat.legal if move.word == "spice"), seat.legal[0])


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


def test_opening_offers_three_numbers_of_three_spices(show):
    bridge = show({"hand 0": "chili 9, lemon 2"})
    bridge.page.locator('.cl-hand [data-key^="chili 9"]').click()
    assert bridge.page.locator(".cl-option").count() == 9
    assert text(bridge, ".cl-buttons").startswith("Say chili 1")


def test_letting_go_until_my_turn_is_one_press(show):
    bridge = show({**STACK, "hand 0": 5}, players=4)
    bridge.page.get_by_role("button", name="Let go until my turn").click()
    bridge.settle()
    assert [move.verb for move in bridge.table.match.moves if move.by == 0][:1] == ["wait"]
    assert bridge.table.match.over or bridge.table.match.ask.why != "spicy.challenge"


def test_a_total_wild_is_seen_by_its_own_back(show):
    places = {**TO_SAY, "stack": "lemon 1, total wild", "hand 1": "chili 2, total wild"}
    bridge = show({**places, "let_go": False})
    assert bridge.page.locator(".cl-ghost").is_hidden()
    assert text(bridge, ".cl-q") == "lemon 4"
    assert "always right" in text(bridge, ".cl-stake")
    assert bridge.page.locator(".cl-doubt button").count() == 0
