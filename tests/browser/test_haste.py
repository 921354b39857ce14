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
