"""The pace of the bots, a race against them, and what a move would open, in a real page."""

from __future__ import annotations

import pytest
from axe_core_python.sync_playwright import Axe

import cardlab
from cardlab_widgets import CardTable
from tests.widgets.test_haste import loser, racing


def test_the_visitor_sets_the_pace_of_the_bots(bridged):
    bridge = bridged(CardTable(cardlab.new_match("pepper", 4, seed=1), pace=9_000))
    bridge.page.get_by_role("button", name="More").click()
    bridge.page.get_by_label("Pace").select_option("0")
    bridge.page.keyboard.press("Escape")
    bridge.page.locator('[data-zone="stock"] button').click()
    bridge.page.locator(".cl-prompt", has_text="Your turn").wait_for(timeout=3_000)


@pytest.mark.parametrize("waits", [False, True])
def test_in_a_race_the_page_says_how_long_a_press_took(bridged, waits):
    bridge = bridged(racing())
    slowest = bridge.table.scene["race"]
    if waits:
        bridge.page.wait_for_timeout(slowest + 200)
    else:
        bridge.page.get_by_role("button", name="Slap!", exact=True).click()
    bridge.settle()
    (message,) = bridge.sent()
    assert message["kind"] == "race"
    assert (message["index"] > slowest) is waits
    assert (loser(bridge.table) == 1) is waits


def test_a_lever_shows_what_it_opens(bridged):
    """Under the mouse or the focus: the lane as it would be, and a dot on each card."""
    bridge = bridged(CardTable(cardlab.new_match("schwupps", 4, 4), pace=0))
    scene = bridge.table.scene
    lever = bridge.page.get_by_role("button", name="Schwupp: top row")
    then = next(m["then"] for m in scene["moves"] if m["verb"] == "schwupp")
    words = "then fits" if then else "then nothing fits"
    assert words in lever.get_attribute("aria-label")
    dots = bridge.page.locator(".cl-hand .cl-then")
    assert dots.count() == 0
    lever.hover()
    assert dots.count() == sum(held["card"] in then for held in scene["hand"])
    assert bridge.page.locator(".cl-lane-ghost").count() == 2
    bridge.page.mouse.move(0, 0)
    assert bridge.page.locator(".cl-then, .cl-lane-ghost").count() == 0


def test_the_coach_shows_a_bar_for_each_move_and_can_be_switched_off(bridged):
    bridge = bridged(CardTable(cardlab.new_match("pepper", 3, seed=1), pace=0, coach="full"))
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
        page.evaluate(f"document.querySelector('.cl-panel').{measure}Width")
        for measure in ("scroll", "client")
    )
    assert wide <= seen
    assert Axe().run(page)["violations"] == []
    page.get_by_label("Coach", exact=True).locator("visible=true").last.select_option("off")
    bridge.settle()
    assert page.locator(".cl-odds li").count() == 0


def test_where_there_is_no_coach_there_is_no_tab(bridged):
    bridge = bridged(CardTable(cardlab.new_match("pepper", 3, seed=1), pace=0, coach="none"))
    assert not bridge.page.get_by_role("tab", name="Coach").is_visible()


def test_after_the_game_a_press_on_the_plot_goes_back_to_that_moment(bridged):
    table = CardTable(cardlab.new_match("nacho_pile", 2, seed=3), pace=0, coach="hints")
    while not table.match.over:
        if table.coach.thought is not None:
            table.coach.thought.run(worlds=30)
        last = {"kind": "move", "index": len(table.scene["moves"]) - 1, "seq": table.scene["seq"]}
        table._hear(table, last, [])
    bridge = bridged(table)
    bridge.page.get_by_role("tab", name="Coach").click()
    plot = bridge.page.locator(".cl-plot")
    assert plot.locator("b").all_text_contents() == ["100 %", "50 %", "0 %"]
    box = plot.bounding_box()
    plot.click(position={"x": box["width"] - 4, "y": 40})
    bridge.page.locator(".cl-banner", has_text="of").wait_for(timeout=3000)
    assert table.session.replayed == table.scene["review"][-1]["decision"]
