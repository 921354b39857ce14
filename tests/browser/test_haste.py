"""The pace of the bots, a race against them, and what a move would open, in a real page."""

from __future__ import annotations

import pytest
from axe_core_python.sync_playwright import Axe

import cardlab
from cardlab_widgets import Table
from tests.browser.bridge import Bridge
from tests.widgets.test_haste import loser, racing


@pytest.fixture
def show(browser):
    """Open a table in a page of its own."""
    opened = []

    def show(table):
        opened.append(Bridge(browser, table))
        return opened[-1]

    yield show
    for bridge in opened:
        bridge.close()
        assert bridge.errors == []


def test_the_visitor_sets_the_pace_of_the_bots(show):
    bridge = show(Table(cardlab.new_match("pepper", 4, seed=1), pace=9_000))
    bridge.page.get_by_label("Pace").select_option("0")
    bridge.page.locator('[data-zone="stock"] button').click()
    bridge.page.locator(".cl-prompt", has_text="Your turn").wait_for(timeout=3_000)


@pytest.mark.parametrize("waits", [False, True])
def test_in_a_race_the_page_says_how_long_a_press_took(show, waits):
    bridge = show(racing())
    slowest = bridge.table.scene["race"]
    if waits:
        bridge.page.wait_for_timeout(slowest + 200)
    else:
        bridge.page.get_by_role("button", name="Slap!", exact=True).click()
    bridge.settle()
    (said,) = bridge.sent()
    assert said["kind"] == "race"
    assert (said["index"] > slowest) is waits
    assert (loser(bridge.table) == 1) is waits


def test_a_schwupp_shows_what_it_opens(show):
    bridge = show(Table(cardlab.new_match("schwupps", 4, 4), pace=0))
    button = bridge.page.locator(".cl-buttons button", has_text="Schwupp: top row")
    then = next(m["then"] for m in bridge.table.scene["moves"] if m["verb"] == "schwupp")
    assert button.locator("small svg").count() == len(then)
    words = "then fits" if then else "then nothing fits"
    assert words in button.get_attribute("aria-label")


def test_the_coach_shows_a_bar_for_each_move_and_can_be_switched_off(show):
    bridge = show(Table(cardlab.new_match("pepper", 3, seed=1), pace=0, coach="full"))
    page = bridge.page
    page.get_by_role("tab", name="Coach").click()
    for _ in range(100):
        page.wait_for_timeout(50)
        if bridge.advised:
            break
    bridge.table.coach.stop()
    bridge.advise()
    page.locator(".cl-odds li").first.wait_for()
    assert page.locator(".cl-odds .cl-bar-of").count() == len(bridge.table.scene["moves"])
    assert "±" in page.locator(".cl-odds li small").first.inner_text()
    wide, seen = (
        page.evaluate(f"document.querySelector('.cl-panel').{each}Width")
        for each in ("scroll", "client")
    )
    assert wide <= seen
    assert Axe().run(page)["violations"] == []
    page.get_by_label("Coach", exact=True).locator("visible=true").last.select_option("off")
    bridge.settle()
    assert page.locator(".cl-odds li").count() == 0


def test_where_there_is_no_coach_there_is_no_tab(show):
    bridge = show(Table(cardlab.new_match("pepper", 3, seed=1), pace=0, coach="none"))
    assert not bridge.page.get_by_role("tab", name="Coach").is_visible()
