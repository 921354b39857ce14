"""What only some games have at the table: lanes, claims, layers, races; and the coach."""

from __future__ import annotations

import math
import re

import pytest

import cardlab
from cardlab_widgets import CardTable
from tests.browser.seen import (
    OPEN,
    axe,
    card,
    hand,
    moves,
    part,
    press_any,
    seats,
    text_of,
    too_wide,
    zone,
)
from tests.widgets.test_haste import loser, racing

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
PILES = [name for name in LANES if name.endswith("pile")]
STACK = {"stack": "lemon 1, chili 4", "declared": "lemon 4", "owner": 1, "hand 1": 3}
TO_SAY = {**STACK, "let_go": True, "hand 0": "lemon 9, chili 9, pepper 3, total wild"}


@pytest.fixture
def show(bridged):
    """Open a table in a page of its own."""

    def show(game, places=None, players=3, seed=4, table=None, **page):
        make = cardlab.new_match if places is None else cardlab.set_table
        given = (game,) if places is None else (game, places)
        match = make(*given, players=players, seed=seed)
        return bridged(CardTable(match, pace=0, **table or {}), **page)

    return show


def made(bridge):
    bridge.settle()
    return [move.text for move in bridge.table.match.moves]


# Two lanes: levers, what fits, and what one press does


def lanes(show, held, **how):
    return show("schwupps", {**LANES, "hand 0": held}, **how)


def levers(page):
    return page.get_by_role("button", name=re.compile(r"^Schwupp\b"))


def test_each_pile_says_what_fits(show):
    page = lanes(show, "red 7, blue 7").page
    labels = [zone(page, name).get_by_role("button").get_attribute("aria-label") for name in PILES]
    fits = ["fits green or any 9", "fits any 5", "fits any 6", "fits yellow"]
    assert [label.split(", ")[-1] for label in labels] == fits


def test_a_card_that_fits_two_piles_lights_them_and_one_that_fits_one_is_played(show):
    bridge = lanes(show, "green 5, green 6, yellow 1")
    card(bridge.page, "green 5").click()
    piles = [zone(bridge.page, name).get_by_role("button") for name in PILES]
    assert sum(pile.is_enabled() for pile in piles) == 2
    assert "choose where to play it" in text_of(bridge.page, "prompt")
    assert bridge.sent() == []
    bridge.page.keyboard.press("Escape")
    card(bridge.page, "yellow 1").click()
    assert made(bridge)[-1] == "0 play yellow 1 bottom-second"


@pytest.mark.parametrize("width", [1280, 390])
def test_where_nothing_fits_a_lever_is_pressed(show, width):
    bridge = lanes(show, "red 8, blue 7", width=width)
    page = bridge.page
    assert levers(page).count() == page.locator(OPEN).count() == 2
    levers(page).first.click()
    assert made(bridge)[-1] == "0 schwupp top"
    assert levers(page).first.is_disabled()


def test_only_who_points_or_goes_to_a_lever_sees_what_it_would_do(show):
    bridge = lanes(show, "yellow 5, blue 7")
    page = bridge.page
    rule, lever = zone(page, "top-first"), levers(page).first
    drawn = rule.locator("svg").count()
    card(page, "yellow 5").click()
    page.mouse.move(2, 2)
    lever.evaluate("(lever) => lever.focus()")  # as the page itself does
    assert rule.locator("svg").count() == drawn
    lever.hover()
    assert rule.locator("svg").count() > drawn
    page.mouse.move(2, 2)
    assert rule.locator("svg").count() == drawn
    page.keyboard.press("Tab")
    lever.evaluate("(lever) => lever.focus()")
    assert rule.locator("svg").count() > drawn


def test_an_aggravation_card_lights_its_levers_and_then_the_players(show):
    bridge = lanes(show, "green 5, aggravation", players=4)
    page = bridge.page
    asks = page.get_by_role("button", name=re.compile(r"^Aggravate\b"))
    assert asks.count() == 2
    card(page, "aggravation card").click()
    asks.last.click()
    bridge.settle()
    assert [seat.is_enabled() for seat in seats(page).all()] == [True] * 3
    seats(page).nth(1).click()
    assert made(bridge)[:2] == ["0 aggravate bottom", "0 give at 2"]
    assert asks.count() == 0  # no such card is left


# Claims: the doubts, saying, and the reveal as a moment


def test_a_challenge_turns_the_card_up_before_the_stack_goes(show):
    bridge = show("spicy", STACK, players=2, seed=3)
    page = bridge.page
    stack = zone(page, "stack").get_by_role("button")
    page.get_by_role("button", name="Wrong number! it is not 4").click()
    bridge.settle()
    for said in ("You: wrong number!", "The number is right.", "Ben said lemon 4, and it is"):
        part(page, "felt").get_by_text(said).first.wait_for()
    assert stack.locator("svg").count() > 0
    page.wait_for_function("node => !node.querySelector('svg')", arg=stack.element_handle())


def test_a_finger_says_a_challenge_twice_and_a_mouse_once(show):
    for has_touch in (True, False):
        bridge = show("spicy", STACK, players=2, seed=3, has_touch=has_touch)
        doubt = bridge.page.get_by_role("button", name="Wrong number!")
        if has_touch:
            doubt.tap()
            bridge.page.get_by_role("button", name="Wrong number! press once more").wait_for()
            assert bridge.sent() == []
            doubt.tap()
        else:
            doubt.click()
        assert made(bridge)[0] == "0 challenge number"


@pytest.mark.parametrize(("places", "name"), [(TO_SAY, "lemon 9"), (STACK, "chili 1")])
@pytest.mark.parametrize("size", [(1280, 650), (1366, 768), (390, 664)])
def test_the_hand_lies_where_it_lay_when_a_card_is_pressed(show, places, name, size):
    width, height = size
    places = {"hand 0": "chili 1, pepper 3", **places}
    bridge = show("spicy", places, players=2, seed=3, width=width, height=height)
    before = hand(bridge.page).bounding_box()
    card(bridge.page, name).dblclick(force=True)
    bridge.settle()
    assert hand(bridge.page).bounding_box() == before
    assert made(bridge) == []


def test_saying_shows_what_would_be_said_and_whether_it_is_true(show):
    bridge = show("spicy", TO_SAY, players=2, seed=3)
    page = bridge.page
    felt = part(page, "felt")
    card(page, "chili 9").click()
    options = felt.get_by_role("button", name="Play chili 9 as lemon")
    assert {text.strip() for text in options.all_inner_texts()} >= {"5", "6", "7", "8", "9", "10"}
    felt.get_by_text("A bluff: number and spice would be wrong.").wait_for()
    options.and_(page.get_by_role("button", name="lemon 9")).click()
    felt.get_by_text("A bluff: the spice would be wrong.").wait_for()
    assert moves(page).first.inner_text().split() == ["Say", "lemon", "9"]
    assert bridge.sent() == []
    card(page, "lemon 9").click()  # the card itself, if it may be said
    felt.get_by_text("You would tell the truth.").wait_for()
    moves(page).first.click()
    assert made(bridge)[0] == "0 play lemon 9 as lemon 9"


# Presses


def test_a_face_up_card_with_a_choice_is_picked_by_one_press(show):
    """Two handlers on one card would pick it and put it back; then it could never be played."""
    bridge = show("fuego", {"hand 0": 0, "up 0": "backdraft, 9", "play": "3, 9, 9", "draw": 0})
    page = bridge.page
    zone(page, "up 0").get_by_role("button", name="Backdraft").click(force=True)
    assert text_of(page, "prompt") == "Backdraft: choose how to play it"
    assert part(page, "said").text_content() == "Backdraft: choose how to play it"
    page.get_by_role("button", name="left").first.click(force=True)
    assert made(bridge)[0] == "0 play backdraft left"


@pytest.mark.parametrize("size", [(1366, 650), (390, 664)])
def test_a_special_card_has_its_name_where_the_table_is_drawn_small(show, size):
    held = {"hand 0": "burn, burn baby burn, reverse, 4", "play": "3", "hand 1": 3}
    page = show("fuego", held, players=2, width=size[0], height=size[1]).page
    for name in ("Burn", "Baby Burn", "Reverse"):
        assert hand(page).get_by_text(name, exact=True).first.is_visible()


def test_on_a_phone_a_choice_of_sides_lies_over_no_pile_and_not_over_what_is_asked(show):
    """Which card is on top, and what is asked, is what one chooses by."""
    bridge = show("fuego", {"hand 0": "backdraft, 9, 1", "play": "3, 9, 9"}, width=390, height=664)
    page = bridge.page
    card(page, "Backdraft").click(force=True)
    sides = [page.get_by_role("button", name=side).bounding_box() for side in ("left", "right")]
    piles = [zone(page, name).bounding_box() for name in ("draw", "play", "discard")]
    asked = part(page, "prompt").bounding_box()
    assert min(side["y"] for side in sides) >= max(pile["y"] + pile["height"] for pile in piles) - 1
    assert max(side["y"] + side["height"] for side in sides) <= asked["y"]


def test_a_picked_card_is_put_back_though_another_like_it_could_be_played_too(show):
    bridge = show("fuego", {"hand 0": "4, 4, 9", "play": "3", "draw": 0})
    first, second = (hand(bridge.page).get_by_role("button", name="4").nth(i) for i in (0, 1))
    picked = hand(bridge.page).get_by_role("button", pressed=True)
    second.click(force=True)
    assert second.get_attribute("aria-pressed") == "true"
    second.click(force=True)
    assert picked.count() == 0
    second.click(force=True)
    first.click(force=True)
    assert made(bridge)[0] == "0 play 2x 4"


@pytest.mark.parametrize("game", ["schwupps", "nacho_pile"])
def test_a_move_leaves_what_is_pressed_where_it_is_on_a_phone(show, game):
    """Else the next press misses: the prompt changes, and a button comes."""
    bridge = show(game, seed=11, width=390)
    page = bridge.page
    places = {
        "schwupps": [zone(page, name) for name in PILES],
        "nacho_pile": [page.get_by_role("button", name="Draw")],
    }
    before = [place.bounding_box()["y"] for place in places[game]]
    press_any(page)
    assert made(bridge)
    after = [place.bounding_box()["y"] for place in places[game]]
    assert after == pytest.approx(before, abs=4)


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


def test_the_visitor_sets_the_pace_of_the_bots(bridged):
    page = bridged(CardTable(cardlab.new_match("pepper", 4, seed=1), pace=9_000)).page
    page.get_by_role("button", name="More").click()
    page.get_by_label("Pace").select_option("0")
    page.keyboard.press("Escape")
    zone(page, "stock").get_by_role("button").click()
    part(page, "prompt").filter(has_text="Your turn").wait_for(timeout=3_000)


def test_a_finger_that_shows_the_last_scene_presses_nothing_that_comes_under_it(bridged):
    table = CardTable(cardlab.new_match("pepper", 4, seed=1), pace=9_000)
    page = bridged(table, width=390, has_touch=True).page
    draw = moves(page).filter(has_text="Draw").bounding_box()
    zone(page, "stock").get_by_role("button").tap()
    page.wait_for_timeout(1_500)  # the others have moved, and the page shows it slowly
    assert moves(page).count() == 0
    drawn = []
    for _ in range(2):
        page.touchscreen.tap(draw["x"] + 20, draw["y"] + 20)
        page.wait_for_timeout(1_000)
        drawn.append(sum(move.by == 0 for move in table.match.moves))
    assert drawn == [1, 2]


# The coach


def test_the_coach_tells_the_chance_of_each_move_and_can_be_switched_off(show):
    bridge = show("pepper", seed=1, table={"coach": "full"})
    page = bridge.page
    page.get_by_role("tab", name="Coach").click()
    for _ in range(100):
        page.wait_for_timeout(50)
        if bridge.advised:
            break
    bridge.table.coach.stop()
    bridge.advise()
    coach = page.get_by_role("tabpanel", name="Coach")
    rows = coach.get_by_role("listitem")
    rows.first.wait_for()
    assert rows.count() == len(bridge.table.scene["moves"])
    assert all("±" in row for row in rows.all_inner_texts())
    assert coach.evaluate("panel => panel.scrollWidth <= panel.clientWidth")
    assert not too_wide(page)
    assert axe(page) == []
    coach.get_by_label("Coach", exact=True).select_option("off")
    bridge.settle()
    assert rows.count() == 0


def test_which_piles_score_at_the_end_is_said_in_their_cells(bridged):
    match = cardlab.new_match("nacho_pile", 3, seed=3)
    while not match.over:
        match.apply(match.legal()[-1])
    rows = bridged(CardTable(match)).page.locator("tbody > tr").all()
    assert len(rows) == 3
    for row in rows:
        *cells, points = row.locator("td").all_text_contents()
        scored = [re.findall(r"\d+", cell) for cell in cells if "scores" in cell]
        assert sum(math.prod(map(int, numbers)) for numbers in scored) == int(points)


def test_after_the_game_a_press_on_the_plot_goes_back_to_that_moment(bridged):
    table = CardTable(cardlab.new_match("nacho_pile", 2, seed=3), pace=0, coach="hints")
    while not table.match.over:
        if table.coach.thought is not None:
            table.coach.thought.run(worlds=30)
        last = {"kind": "move", "index": len(table.scene["moves"]) - 1, "seq": table.scene["seq"]}
        table._hear(table, last, [])
    page = bridged(table).page
    page.get_by_role("tab", name="Coach").click()
    plot = page.get_by_title("Press to look at that moment")
    assert plot.locator("b").all_text_contents() == ["100 %", "50 %", "0 %"]
    box = plot.bounding_box()
    plot.click(position={"x": box["width"] - 4, "y": 40})
    part(page, "banner").filter(has_text="of").wait_for(timeout=3000)
    last = table.scene["review"][-1]
    assert table.session.replayed == last["decision"]
    assert table.match.moves[last["decision"]].by == 0
    assert 0 <= last["made"] <= last["best"] <= 1
