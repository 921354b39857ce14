"""The table in a real page: pressed, typed at, read aloud; no Jupyter (see ``bridge.py``)."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab_widgets import CardTable
from tests.browser.seen import axe, card, cards, focused, hand, moves, part, seats, zone

HAND = "red 3, red 7, yellow 2, yellow 8, green 2, green poblano, green jalapeno, blue 4"
TABLE = {"hand 0": HAND, "hand 1": "blue 9, blue 1", "hand 2": 7, "discard": "blue 3, green 7"}


@pytest.fixture
def show(bridged):
    """Open a table in a page of its own; of itself one in the middle of a game."""

    def show(table=None, **page):
        places = cardlab.set_table("pepper", TABLE, players=3, seed=7)
        return bridged(table or CardTable(places, pace=0), **page)

    return show


def settled(bridge, text="Your turn."):
    """Wait until the table has come to rest, and the prompt says so."""
    bridge.settle()
    part(bridge.page, "prompt").filter(has_text=text).wait_for(timeout=5000)


def play(bridge, name="green 2"):
    """Play a card, and wait until it is my turn again."""
    card(bridge.page, name).click()
    settled(bridge)


def made(bridge):
    return [str(move) for move in bridge.table.match.moves]


@pytest.mark.parametrize("width", [1280, 390])
def test_a_card_that_does_not_fit_says_which_clause_forbids_it(show, width):
    bridge = show(width=width)
    page = bridge.page
    card(page, "blue 4").click(force=True)
    part(page, "felt").get_by_role("alert").get_by_role("button").click()
    page.get_by_role("tabpanel", name="Rules").get_by_text("Same suit or same number").wait_for()
    assert bridge.sent() == []
    page.keyboard.press("Escape")  # on a phone the rules lie over the table
    moves(page).filter(has_text="Draw").click()  # what was said covers nothing
    settled(bridge)


@pytest.mark.parametrize("width", [1280, 390])
def test_what_is_said_of_a_card_covers_nothing_that_one_needs(show, width):
    page = show(width=width).page
    card(page, "blue 4").click(force=True)
    said = part(page, "felt").get_by_role("alert").bounding_box()
    asked = part(page, "prompt"), moves(page).first, hand(page), zone(page, "discard")
    tops = [node.bounding_box()["y"] for node in asked]
    assert said["y"] + said["height"] <= min(tops)


def test_an_eight_names_a_suit(show):
    bridge = show()
    card(bridge.page, "yellow 8").click()
    settled(bridge, "Name the suit")
    bridge.page.get_by_role("button", name="blue", exact=True).click()
    settled(bridge)
    assert made(bridge)[:2] == ["0 play yellow 8", "0 name blue"]


def test_a_poblano_looks_and_swaps_in_two_steps_of_which_undo_takes_one_back(show):
    bridge = show()
    page = bridge.page
    card(page, "green Poblano").click()
    settled(bridge, "Whose hand")
    seats(page).filter(has_text="Ben").click()
    settled(bridge, "Swap a card")
    shown, early = page.get_by_role("group", name="Ben").get_by_role("button"), "First press"
    assert shown.count() == 2
    shown.first.click(force=True)
    said = part(page, "felt").get_by_role("alert").filter(has_text=early)
    said.wait_for()
    picked = hand(page).get_by_role("button", pressed=True)
    undo = page.get_by_role("button", name="Undo").click
    for put_back in (lambda: page.keyboard.press("Escape"), undo, None):
        card(page, "red 3").click()
        said.wait_for(state="hidden")
        assert picked.count() == 1
        if put_back:
            put_back()
            assert picked.count() == 0
    shown.filter(has=page.locator("svg.s-blue")).first.click()
    settled(bridge)
    assert next(move for move in made(bridge) if "swap" in move).startswith("0 swap red 3 for blue")


def test_nine_cards_that_a_poblano_shows_lie_beside_the_piles_and_on_the_table(show):
    hands = {"hand 0": "green poblano, red 3", "hand 1": 9, "discard": "green 7"}
    bridge = show(CardTable(cardlab.set_table("pepper", hands, players=2, seed=7), pace=0))
    card(bridge.page, "green Poblano").click()
    settled(bridge, "Whose hand")
    seats(bridge.page).click()
    settled(bridge, "Swap a card")
    shown = bridge.page.get_by_role("group", name="Ben").get_by_role("button")
    assert shown.count() == 9
    pile, first, last, felt = (
        one.bounding_box()
        for one in (
            zone(bridge.page, "discard"), shown.first, shown.last, part(bridge.page, "felt"),
        )
    )  # fmt: skip
    assert pile["x"] + pile["width"] < first["x"]
    assert last["x"] + last["width"] < felt["x"] + felt["width"]


def test_keys_do_not_reach_the_notebook_and_the_focus_stays_on_what_stays(show):
    bridge = show()
    page = bridge.page
    page.evaluate(
        "window.leaked = []; document.addEventListener('keydown', (e) => leaked.push(e.key))"
    )
    card(page, "red 3").focus()
    for key in ("a", "b", "ArrowLeft", "Escape"):
        page.keyboard.press(key)
    assert page.evaluate("window.leaked") == []
    card(page, "red 3").focus()
    page.keyboard.press("d")
    settled(bridge)
    page.wait_for_timeout(100)
    assert focused(page, "ariaLabel").startswith("red 3")


def test_each_event_is_said_once(show):
    bridge = show()
    part(bridge.page, "said").evaluate(
        """(live) => {
          window.said = [];
          new MutationObserver(() => said.push(live.textContent))
            .observe(live, { childList: true, characterData: true });
        }"""
    )
    play(bridge)
    bridge.page.wait_for_timeout(200)
    events = [bridge.table.match.told(e, 0).text() for e in bridge.table.match.story(0)]
    together = " ".join(bridge.page.evaluate("window.said"))
    assert {event: together.count(event) for event in events} == Counter(events)


def test_what_if_and_back(show):
    bridge = show()
    play(bridge)
    before = list(bridge.table.session.match.moves)
    bridge.page.get_by_role("button", name="What if?").last.click()
    back = bridge.page.get_by_role("button", name="Back to the game")
    back.wait_for()
    play(bridge, "red 7")
    back.click()
    back.wait_for(state="hidden")
    assert list(bridge.table.session.match.moves) == before


def test_share_undo_and_load(show):
    bridge = show()
    page = bridge.page
    play(bridge)
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog")
    text = dialog.get_by_role("textbox").input_value()
    assert text.startswith("cardlab:")
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Undo").click()
    card(page, "green 2").wait_for()
    page.get_by_text("The move is taken back.").wait_for(state="attached")  # it is heard
    assert made(bridge) == []
    page.get_by_role("button", name="More").click()
    card(page, "green 2").click(force=True)  # beside the menu: it closes, and nothing is played
    page.get_by_role("button", name="Load").wait_for(state="hidden")
    bridge.settle()
    assert made(bridge) == []
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Load").click()
    dialog.get_by_role("textbox").fill(text)
    dialog.get_by_role("button", name="Load").click()
    card(page, "green 2").wait_for(state="detached")
    assert "0 play green 2" in made(bridge)


def test_a_dead_kernel_is_said(show):
    bridge = show()
    bridge.silent = True
    card(bridge.page, "green 2").click()
    notice = bridge.page.get_by_role("alert").filter(has_text="does not answer")
    notice.wait_for(timeout=6000)
    card(bridge.page, "green 2").click()
    assert notice.is_visible()  # a press does not hide it


def test_what_is_said_until_the_next_press_does_not_move_the_table(show):
    page = show().page
    before = part(page, "felt").bounding_box()
    page.evaluate("window.fromPython('msg:custom', { kind: 'refused', text: 'Not now.' })")
    page.get_by_role("alert").filter(has_text="Not now.").wait_for()
    assert part(page, "felt").bounding_box() == before


def test_a_press_that_gets_lost_is_made_once_more(show):
    bridge = show()
    bridge.silent = True
    bridge.table.send_state = bridge.tell
    card(bridge.page, "green 2").click()
    bridge.page.wait_for_function("window.sent.length === 1")
    bridge.silent = False
    card(bridge.page, "green 2").wait_for(state="detached", timeout=9000)
    settled(bridge)
    assert bridge.page.get_by_text("does not answer").is_hidden()
    assert made(bridge).count("0 play green 2") == 1


def test_no_motion_where_it_is_not_wanted(show):
    bridge = show(reduced_motion="reduce")
    play(bridge)
    assert bridge.page.evaluate("document.getAnimations().length") == 0


def test_a_hand_is_sorted_by_suit_or_by_number(show):
    bridge = show()

    def order():
        return [label.split(",")[0] for label in cards(bridge.page).evaluate_all(LABELS)]

    assert order()[:2] == ["red 3", "red 7"]
    bridge.page.get_by_role("button", name="Sorted").click()  # by suit
    assert order() == [*order()[:2], "yellow 2", "yellow 8", "green 2", *order()[5:]]
    bridge.page.get_by_role("button", name="Sorted").click()  # by number
    assert order()[:3] == ["yellow 2", "green 2", "red 3"]
    play(bridge)


LABELS = "nodes => nodes.map((node) => node.ariaLabel)"


def test_a_game_that_is_not_kept_says_so_until_it_is(show, tmp_path, monkeypatch):
    (tmp_path / "runtime").touch()  # where the folder should be: nothing can be kept
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path / "runtime"))
    table = CardTable(cardlab.set_table("pepper", TABLE, players=3, seed=7), pace=0)
    table.keep()
    bridge = show(table, width=390)
    notice = bridge.page.get_by_role("alert").filter(has_text="can't save this game")
    notice.wait_for()
    play(bridge)
    assert notice.is_visible()
    assert axe(bridge.page) == []
    (tmp_path / "runtime").unlink()
    moves(bridge.page).filter(has_text="Draw").click()
    notice.wait_for(state="hidden")
    assert table.ticket
