"""The story beside the felt: rounds, quiet clauses, a sheet on a phone, and seeing it again."""

from __future__ import annotations

import pytest

import cardlab
from cardlab_widgets import CardTable

TABLE = {"discard": "red 2", "hand 0": "red 5, red 7, green 1", "hand 1": "red 3, blue 9",
         "hand 2": "red 4, blue 1"}  # fmt: skip
LINES = """() => [...document.querySelectorAll(".cl-lines li")].map((line) => [
    line.querySelector("h3")?.textContent ?? "", line.querySelector(".cl-av").textContent,
    getComputedStyle(line.querySelector(".cl-av")).visibility === "visible",
    line.querySelector("p").textContent, line.querySelector(".cl-whatif") !== null])"""


@pytest.fixture
def show(bridged):
    """A table after a move of mine and one of each of the others."""

    def show(seats=None, **page):
        table = CardTable(cardlab.set_table("pepper", TABLE, players=3, seed=7), seats, pace=0)
        bridge = bridged(table, **page)
        bridge.page.set_default_timeout(8_000)
        return bridge

    return show


def play(bridge):
    bridge.page.locator(".cl-hand .cl-may").first.click(force=True)
    bridge.settle()


def test_the_moves_of_one_round_stand_together(show):
    bridge = show()
    play(bridge)
    play(bridge)
    assert bridge.page.locator(".cl-story-top h3").inner_text() == "Since your move"
    heads, signs, seen, texts, branches = zip(*bridge.page.evaluate(LINES), strict=True)
    assert [head for head in heads if head][:1] == ["Round 1"]
    mine = [text.startswith("You ") for text in texts]
    assert list(branches) == mine  # only my own moves carry the branch
    assert [sign == "Y" for sign in signs] == mine
    others = [sign for sign, is_mine in zip(signs, mine, strict=True) if not is_mine]
    assert {"B", "C"} <= set(others)
    assert bridge.page.locator(".cl-lines .cl-newest").count() == 1
    same = [n for n in range(1, len(signs)) if signs[n] == signs[n - 1] and not heads[n]]
    assert [n for n, shown in enumerate(seen) if not shown and signs[n]] == same


def test_on_a_phone_the_first_press_on_a_line_tells_and_the_second_opens(show):
    bridge = show(width=390, height=844, has_touch=True)
    play(bridge)
    page = bridge.page
    docked = page.get_by_role("button", name="Show the whole story")
    box = page.locator(".cl-panel").bounding_box()
    assert 50 <= box["height"] <= 54
    assert page.locator(".cl-tabs").is_hidden()
    docked.tap()
    line = page.locator(".cl-lines li").first
    line.locator("p").tap()
    assert line.locator(".cl-tip").is_visible()
    line.locator("p").tap()
    assert page.locator(".cl-found .cl-here").is_visible()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.matches('.cl-docked')")
    assert page.locator(".cl-tabs").is_hidden()


# A long story


def long_game():
    """A table a while after the deal: the story has over a hundred lines."""
    match = cardlab.new_match("schwupps", 2, seed=5)
    while len(match.story()) < 130 or match.ask.seats[0] != 0:
        match.apply(match.legal()[0])
    return CardTable(match, pace=0)


@pytest.mark.parametrize("width", [1280, 390])
def test_a_long_story_is_told_in_parts_to_its_first_line(bridged, width):
    bridge = bridged(long_game(), width=width)
    page = bridge.page
    story = bridge.table.scene["story"]
    if width == 390:
        assert page.locator(".cl-lines li:visible").count() == 0
        assert page.locator(".cl-docked").bounding_box()["height"] == 50
        page.get_by_role("button", name="Show the whole story").click()
    lines, earlier = page.locator(".cl-lines li"), page.get_by_text("What happened before")
    assert len(story) > 4 * lines.count() > 0
    assert page.locator(".cl-lines").get_attribute("start") == str(len(story))
    shown = lines.count()
    page.locator(".cl-story").evaluate("(story) => story.scrollTo(0, story.scrollHeight)")
    lines.nth(shown).wait_for(state="attached")  # scrolling is enough
    while earlier.is_visible():
        earlier.press("Enter")
    assert lines.count() == len(story)
    assert lines.last.get_attribute("data-key") == f"{story[0]['n']}#1"
    assert page.evaluate("document.activeElement.matches('.cl-story')")  # the button is gone


# What the others did, seen again


def discard(page):
    return page.locator('[data-zone="discard"] .cl-pile').get_attribute("aria-label")


@pytest.mark.parametrize("width", [1280, 390])
def test_what_the_others_did_since_my_move_is_seen_again(show, width):
    bridge = show(width=width, height=844)
    page = bridge.page
    play(bridge)
    now, moves = discard(page), len(bridge.table.match.moves)
    sent = len(bridge.sent())
    page.get_by_role("button", name="See again").click()
    page.locator(".cl-step-of:visible", has_text="1 of 2").wait_for()
    page.get_by_role("button", name="A move on").locator("visible=true").click()
    assert discard(page) == now
    page.get_by_role("button", name="A move back").locator("visible=true").click()
    first = discard(page)
    assert first != now
    assert page.locator(".cl-hand .cl-may, .cl-act").count() == 0  # nothing can be pressed
    page.wait_for_timeout(1_600)
    assert discard(page) == first  # who steps is not hurried on
    page.get_by_role("button", name="Back to now").locator("visible=true").click()
    assert discard(page) == now
    assert page.locator(".cl-hand .cl-may").count() > 0
    assert (len(bridge.sent()), len(bridge.table.match.moves)) == (sent, moves)
    play(bridge)
    assert len(bridge.table.match.moves) > moves


def test_who_takes_the_device_sees_nothing_of_anothers_hand(show):
    bridge = show(["person", "rule_of_thumb", "person"])
    page = bridge.page
    page.get_by_role("button", name="Show my cards").click()
    bridge.settle()
    play(bridge)
    page.locator(".cl-cover", has_text="Cleo").wait_for()
    assert page.get_by_role("button", name="See again").count() == 0
    mine = page.evaluate("window.model.get('scene').hand.length")
    assert mine == 0
    page.get_by_role("button", name="Show my cards").click()
    bridge.settle()
    assert page.get_by_role("button", name="See again").count() == 0
