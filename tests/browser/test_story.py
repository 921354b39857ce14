"""The story beside the felt: rounds, quiet clauses, a sheet on a phone, and seeing it again."""

from __future__ import annotations

import pytest

import cardlab
from cardlab_widgets import CardTable
from tests.browser.seen import OPEN, focused, part, playable, zone

TABLE = {"discard": "red 2", "hand 0": "red 5, red 7, green 1", "hand 1": "red 3, blue 9",
         "hand 2": "red 4, blue 1"}  # fmt: skip


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
    playable(bridge.page).first.click(force=True)
    bridge.settle()


def story(page):
    return page.get_by_role("tabpanel", name="Story")


def test_the_moves_of_one_round_stand_together(show):
    bridge = show()
    play(bridge)
    play(bridge)
    heads = story(bridge.page).get_by_role("heading").all_inner_texts()
    assert heads[:2] == ["Since your move", "Round 1"]
    lines = story(bridge.page).get_by_role("listitem")
    texts = lines.locator("p").all_inner_texts()
    branch = bridge.page.get_by_role("button", name="What if?")
    mine = [line.filter(has=branch).count() == 1 for line in lines.all()]
    assert mine == [text.startswith("You ") for text in texts]  # only my own moves carry the branch


def test_on_a_phone_the_first_press_on_a_line_tells_and_the_second_opens(show):
    bridge = show(width=390, height=844, has_touch=True)
    play(bridge)
    page = bridge.page
    docked = page.get_by_role("button", name="Show the whole story")
    assert part(page, "panel").bounding_box()["height"] <= 54
    tabs = page.get_by_role("tablist")
    assert tabs.is_hidden()
    docked.tap()
    line = story(page).get_by_role("listitem").first
    line.locator("p").tap()
    line.locator("code").wait_for()
    line.locator("p").tap()
    page.get_by_role("tabpanel", name="Rules").wait_for()
    page.keyboard.press("Escape")
    assert focused(page, "ariaLabel").startswith("Show the whole story")
    assert tabs.is_hidden()


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
    told = bridge.table.scene["story"]
    if width == 390:
        assert story(page).is_hidden()
        page.get_by_role("button", name="Show the whole story").click()
    lines, earlier = story(page).get_by_role("listitem"), page.get_by_text("What happened before")
    assert len(told) > 4 * lines.count() > 0
    assert story(page).get_by_role("list").get_attribute("start") == str(len(told))
    shown = lines.count()
    story(page).evaluate("(story) => story.scrollTo(0, story.scrollHeight)")
    lines.nth(shown).wait_for(state="attached")  # scrolling is enough
    while earlier.is_visible():
        earlier.press("Enter")
    assert lines.count() == len(told)
    assert lines.last.get_attribute("data-key") == f"{told[0]['n']}#1"
    assert focused(page, "ariaLabel") == "Story"  # the button is gone


# A step lasts as long as a reader needs; here until the test lets what waits go on.
HOLD = """() => {
  const { setTimeout, clearTimeout } = window;
  const held = new Map();
  let last = 1e9; // no number of a timer of the browser's own
  window.setTimeout = (run, ms) =>
    ms >= 300 ? held.set(++last, run) && last : setTimeout(run, ms);
  window.clearTimeout = (id) => held.delete(id) || clearTimeout(id);
  window.goOn = () => {
    const runs = [...held.values()];
    held.clear();
    for (const run of runs) run();
  };
}"""


def discard(page):
    return zone(page, "discard").get_by_role("button").get_attribute("aria-label")


@pytest.mark.parametrize("width", [1280, 390])
def test_what_the_others_did_since_my_move_is_seen_again(show, width):
    bridge = show(width=width, height=844)
    page = bridge.page
    play(bridge)
    now, moves = discard(page), len(bridge.table.match.moves)
    sent = len(bridge.sent())
    page.evaluate(HOLD)
    page.get_by_role("button", name="See again").click()
    page.evaluate("goOn()")
    page.get_by_text("1 of 2").locator("visible=true").wait_for()
    # By a key: a second click at one place so soon would be taken for a double one.
    page.get_by_role("button", name="One move on").press("Enter")
    assert discard(page) == now
    page.get_by_role("button", name="One move back").click()
    first = discard(page)
    assert first != now
    assert page.locator(OPEN).count() == 0  # nothing can be pressed
    page.evaluate("goOn()")
    assert discard(page) == first  # who steps is not hurried on
    page.get_by_role("button", name="Back to now").click()
    assert discard(page) == now
    assert playable(page).count() > 0
    assert (len(bridge.sent()), len(bridge.table.match.moves)) == (sent, moves)
    play(bridge)
    assert len(bridge.table.match.moves) > moves


def test_who_takes_the_device_sees_nothing_of_anothers_hand(show):
    bridge = show(["person", "rule_of_thumb", "person"])
    page = bridge.page
    uncover = page.get_by_role("button", name="Show my cards")
    uncover.click()
    bridge.settle()
    play(bridge)
    page.get_by_role("dialog", name="Cleo").wait_for()
    see_again = page.get_by_role("button", name="See again")
    assert see_again.count() == 0
    assert page.evaluate("window.model.get('scene').hand.length") == 0
    uncover.click()
    bridge.settle()
    assert see_again.count() == 0
