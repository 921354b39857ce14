"""The table in a real page: pressed, typed at, read aloud; no Jupyter (see ``bridge.py``)."""

from __future__ import annotations

from collections import Counter

import pytest
from axe_core_python.sync_playwright import Axe

import cardlab
from cardlab_widgets import CardTable

HAND = "red 3, red 7, yellow 2, yellow 8, green 2, green poblano, green jalapeno, blue 4"
TABLE = {"hand 0": HAND, "hand 1": "blue 9, blue 1", "hand 2": 7, "discard": "blue 3, green 7"}


@pytest.fixture
def show(bridged):
    """Open a table in a page of its own; of itself one in the middle of a game."""

    def show(table=None, **page):
        places = cardlab.set_table("pepper", TABLE, players=3, seed=7)
        return bridged(table or CardTable(places, pace=0), **page)

    return show


def card(bridge, name):
    return bridge.page.locator(f'.cl-hand [aria-label^="{name},"]')


def prompt(bridge):
    return " ".join(bridge.page.locator(".cl-prompt").text_content().split())


def settled(bridge, text):
    """Wait until the table has come to rest, and the prompt says so."""
    bridge.settle()
    bridge.page.locator(".cl-prompt", has_text=text).wait_for(timeout=5000)


def test_a_card_that_fits_is_played_by_a_click(show):
    bridge = show()
    card(bridge, "green 2").click()
    bridge.page.locator('[data-zone="discard"]').get_by_text("Suit in play").wait_for()
    settled(bridge, "Your turn.")
    sent = bridge.sent()
    assert sent == [{"kind": "move", "index": sent[0]["index"], "seq": 1}]
    assert "0 play green 2" in [str(move) for move in bridge.table.match.moves]


def test_a_card_that_does_not_fit_says_which_clause_forbids_it(show):
    bridge = show()
    card(bridge, "blue 4").click(force=True)
    bubble = bridge.page.locator(".cl-bubble")
    assert "it is neither" in bubble.inner_text()
    bubble.get_by_text("pepper.match").click()
    assert bridge.page.locator(".cl-here h4").inner_text() == "Same suit or same number"
    assert bridge.sent() == []
    bridge.page.get_by_role("button", name="Draw").click()  # the bubble covers nothing
    settled(bridge, "Your turn.")


def test_the_bubble_covers_no_button(show):
    for width in (1280, 390):
        bridge = show(width=width)
        card(bridge, "blue 4").click(force=True)
        box = bridge.page.locator(".cl-bubble").bounding_box()
        for button in bridge.page.locator(".cl-act, .cl-hand button").all():
            assert not overlap(box, button.bounding_box())


def overlap(a, b):
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] - 24 and b["y"] + 2 < a["y"] + a["height"]


def test_an_eight_names_a_suit(show):
    bridge = show()
    card(bridge, "yellow 8").click()
    settled(bridge, "Name the suit")
    bridge.page.get_by_role("button", name="blue", exact=True).click()
    settled(bridge, "Your turn.")
    assert [str(move) for move in bridge.table.match.moves[:2]] == [
        "0 play yellow 8",
        "0 name blue",
    ]


def test_a_poblano_looks_and_swaps_in_two_steps(show):
    bridge = show()
    card(bridge, "green Poblano").click()
    settled(bridge, "Whose hand")
    bridge.page.locator(".cl-seat button", has_text="Ben").click()
    settled(bridge, "Swap one of your cards")
    open_hand = bridge.page.locator(".cl-open button")
    assert open_hand.count() == 2
    card(bridge, "red 3").click()
    open_hand.filter(has=bridge.page.locator("svg.s-blue")).first.click()
    settled(bridge, "Your turn.")
    swap = next(str(m) for m in bridge.table.match.moves if m.verb == "swap")
    assert swap.startswith("0 swap red 3 for blue")


def test_escape_takes_a_step_back(show):
    bridge = show()
    card(bridge, "green Poblano").click()
    settled(bridge, "Whose hand")
    bridge.page.keyboard.press("1")
    settled(bridge, "Swap one of your cards")
    card(bridge, "red 3").click()
    assert bridge.page.locator(".cl-hand .cl-sel").count() == 1
    bridge.page.keyboard.press("Escape")
    assert bridge.page.locator(".cl-hand .cl-sel").count() == 0


def test_keys_do_not_reach_the_notebook(show):
    bridge = show()
    bridge.page.evaluate(
        "window.leaked = []; document.addEventListener('keydown', (e) => leaked.push(e.key))"
    )
    card(bridge, "green 2").focus()
    for key in ("a", "b", "ArrowLeft", "Escape"):
        bridge.page.keyboard.press(key)
    assert bridge.page.evaluate("window.leaked") == []


def test_the_focus_stays_on_what_stays(show):
    bridge = show()
    card(bridge, "red 3").focus()
    bridge.page.keyboard.press("d")
    settled(bridge, "Your turn.")
    bridge.page.wait_for_timeout(100)
    label = bridge.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label.startswith("red 3")


def test_each_event_is_said_once(show):
    bridge = show()
    bridge.page.evaluate(
        """() => {
          const live = document.querySelector('.cl-live');
          window.said = [];
          new MutationObserver(() => said.push(live.textContent))
            .observe(live, { childList: true, characterData: true });
        }"""
    )
    card(bridge, "green 2").click()
    settled(bridge, "Your turn.")
    bridge.page.wait_for_timeout(200)
    events = [bridge.table.match.told(e, 0).text() for e in bridge.table.match.story(0)]
    together = " ".join(bridge.page.evaluate("window.said"))
    assert {event: together.count(event) for event in events} == Counter(events)


def test_pieces_have_names(show):
    bridge = show()
    names = [b.get_attribute("aria-label") for b in bridge.page.locator(".cl-hand button").all()]
    assert names[0] == (
        "red 3, not playable: red 3 does not fit green 7: it is neither green nor a 7."
    )
    assert "red 7, playable" in names
    seats = bridge.page.locator(".cl-seat button")
    assert seats.nth(0).get_attribute("aria-label").startswith("Cleo, 7 cards")


def test_what_if_and_back(show):
    bridge = show()
    card(bridge, "green 2").click()
    settled(bridge, "Your turn.")
    before = list(bridge.table.session.match.moves)
    bridge.page.locator(".cl-whatif").last.click()
    banner = bridge.page.locator(".cl-banner")
    banner.get_by_text("What if?").wait_for()
    card(bridge, "red 7").click()
    settled(bridge, "Your turn.")
    banner.get_by_role("button", name="Back to the game").click()
    banner.wait_for(state="hidden")
    assert list(bridge.table.session.match.moves) == before


def test_undo(show):
    bridge = show()
    card(bridge, "green 2").click()
    settled(bridge, "Your turn.")
    bridge.page.get_by_role("button", name="Undo").click()
    card(bridge, "green 2").wait_for()
    assert bridge.table.match.moves == ()


def test_share_and_load(show):
    bridge = show()
    page = bridge.page
    card(bridge, "green 2").click()
    settled(bridge, "Your turn.")
    page.get_by_role("button", name="Share").click()
    text = page.locator("dialog textarea").input_value()
    assert text.startswith("cardlab:")
    page.locator("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Undo").click()
    card(bridge, "green 2").wait_for()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Load").click()
    page.locator("dialog textarea").fill(text)
    page.locator("dialog").get_by_role("button", name="Load").click()
    card(bridge, "green 2").wait_for(state="detached")
    assert len(bridge.table.match.moves) > 0


def test_a_text_that_is_too_long_is_refused_and_the_game_goes_on(show):
    bridge = show()
    page = bridge.page
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Load").click()
    # `fill` would type a million letters one by one
    page.locator("dialog textarea").evaluate("box => { box.value = 'x'.repeat(1_000_000) }")
    page.locator("dialog").get_by_role("button", name="Load").click()
    page.get_by_text("too long").wait_for()
    card(bridge, "green 2").click()
    settled(bridge, "Your turn.")


def test_a_dead_kernel_is_said(show):
    bridge = show()
    bridge.silent = True
    card(bridge, "green 2").click()
    notice = bridge.page.locator(".cl-lasting")
    notice.wait_for(timeout=6000)
    assert "does not answer" in notice.inner_text()
    card(bridge, "green 2").click()
    assert notice.is_visible()  # a press does not hide it


def test_a_press_that_gets_lost_is_made_once_more(show):
    bridge = show()
    bridge.silent = True
    bridge.table.send_state = bridge.tell
    card(bridge, "green 2").click()
    bridge.page.wait_for_function("window.sent.length === 1")
    bridge.silent = False
    card(bridge, "green 2").wait_for(state="detached", timeout=9000)
    settled(bridge, "Your turn.")
    assert bridge.page.get_by_text("does not answer").is_hidden()
    assert [str(move) for move in bridge.table.match.moves].count("0 play green 2") == 1


def test_no_motion_where_it_is_not_wanted(show):
    bridge = show(reduced_motion="reduce")
    card(bridge, "green 2").click()
    settled(bridge, "Your turn.")
    assert bridge.page.evaluate("document.getAnimations().length") == 0


def test_spanish(show):
    match = cardlab.set_table("pepper", TABLE, players=3, seed=7)
    bridge = show(CardTable(match, language="es"))
    assert prompt(bridge) == "Tu turno. Juega una carta del palo verde, un 7 o un ocho."
    card(bridge, "4 azul").click(force=True)
    assert "no va sobre" in bridge.page.locator(".cl-bubble").inner_text()


def test_a_card_that_is_pressed_too_early_is_answered(show):
    bridge = show()
    card(bridge, "green Poblano").click()
    settled(bridge, "Whose hand")
    bridge.page.keyboard.press("1")
    settled(bridge, "Swap one of your cards")
    bridge.page.locator(".cl-open button").first.click(force=True)
    bridge.page.locator(".cl-bubble", has_text="First press one of the lit cards").wait_for()
    card(bridge, "red 3").click()
    bridge.page.locator(".cl-bubble").wait_for(state="hidden")
    assert bridge.page.locator(".cl-hand .cl-sel").count() == 1


def test_a_hand_is_sorted_by_suit_or_by_number(show):
    bridge = show()
    names = bridge.page.locator(".cl-hand .cl-card")

    def order():
        return [names.nth(i).get_attribute("aria-label").split(",")[0] for i in range(8)]

    assert order()[:2] == ["red 3", "red 7"]
    bridge.page.get_by_role("button", name="Sorted").click()  # by suit
    assert order() == [*order()[:2], "yellow 2", "yellow 8", "green 2", *order()[5:]]
    bridge.page.get_by_role("button", name="Sorted").click()  # by number
    assert order()[:3] == ["yellow 2", "green 2", "red 3"]
    card(bridge, "green 2").click()
    settled(bridge, "Your turn.")


def test_a_game_that_is_not_kept_says_so_until_it_is(show, tmp_path, monkeypatch):
    (tmp_path / "runtime").touch()  # where the folder should be: nothing can be kept
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path / "runtime"))
    table = CardTable(cardlab.set_table("pepper", TABLE, players=3, seed=7), pace=0)
    table.keep()
    bridge = show(table, width=390)
    notice = bridge.page.get_by_role("alert").filter(has_text="can't be kept on the disk")
    notice.wait_for()
    card(bridge, "green 2").click()
    settled(bridge, "Your turn.")
    assert notice.is_visible()
    assert Axe().run(bridge.page)["violations"] == []
    (tmp_path / "runtime").unlink()
    bridge.page.get_by_role("button", name="Draw").click()
    notice.wait_for(state="hidden")
    assert table.ticket
