"""How the cards of a hand lie at different widths of the table."""

from __future__ import annotations

from itertools import pairwise

import pytest

import cardlab
from cardlab_widgets import CardTable


@pytest.fixture
def lie(bridged):
    """Show a table with a hand of so many cards; return the boxes of the felt and the cards."""

    def lie(cards, width):
        places = {"discard": "green 7", "hand 0": cards, "hand 1": 5}
        match = cardlab.set_table("pepper", places, players=2, seed=3)
        page = bridged(CardTable(match), width=width).page
        page.wait_for_timeout(300)
        nodes = page.locator(".cl-hand > .cl-card").all()
        return page.locator(".cl-felt").bounding_box(), [node.bounding_box() for node in nodes]

    return lie


@pytest.mark.parametrize("width", [390, 760, 1280])
def test_a_hand_of_twenty_stays_on_the_felt(lie, width):
    felt, boxes = lie(20, width)
    assert len(boxes) == 20
    for box in boxes:
        assert box["x"] >= felt["x"] - 1
        assert box["x"] + box["width"] <= felt["x"] + felt["width"] + 1


@pytest.mark.parametrize(
    ("width", "cards", "rows"), [(830, 8, 1), (830, 11, 1), (700, 12, 1), (390, 8, 2)]
)
def test_a_hand_has_few_rows(lie, width, cards, rows):
    """Of eight cards in JupyterLab none lies alone in a second row, and each can be pressed."""
    _, boxes = lie(cards, width)
    tops = sorted(box["y"] for box in boxes)
    assert 1 + sum(low - high > 40 for high, low in pairwise(tops)) == rows
    steps = [right["x"] - left["x"] for left, right in pairwise(boxes)]
    assert all(step >= 44 for step in steps if step > 0)


def test_a_face_up_card_with_a_choice_is_picked_by_one_press(bridged):
    """Two handlers on one card would pick it and put it back; then it could never be played."""
    places = {"hand 0": 0, "up 0": "backdraft, 9", "play": "3, 9, 9", "draw": 0}
    bridge = bridged(CardTable(cardlab.set_table("fuego", places, players=3, seed=4), pace=0))
    bridge.page.locator('[data-zone="up 0"] [data-key^="backdraft#"]').click(force=True)
    assert bridge.page.locator(".cl-prompt").inner_text() == "Backdraft: how is it played?"
    assert bridge.page.locator(".cl-live").text_content() == "Backdraft: how is it played?"
    bridge.page.locator(".cl-act", has_text="left").click(force=True)
    bridge.settle()
    assert str(bridge.table.match.moves[0]) == "0 play backdraft left"


def test_a_picked_card_is_asked_for_its_place(bridged):
    """The prompt says what has to follow; once the card is put back, what it said before."""
    match = cardlab.new_match("schwupps", 3, seed=5)
    places = [move for move in match.legal(0) if str(move).startswith("0 play green 1 ")]
    assert len(places) == 2
    page = bridged(CardTable(match, pace=0)).page
    card = page.locator('.cl-hand [data-key^="green 1#"]')
    prompts = [page.locator(".cl-prompt").inner_text()]
    for _ in range(2):
        card.click(force=True)
        prompts.append(page.locator(".cl-prompt").inner_text())
    assert prompts == [prompts[0], "green 1: where does it go?", prompts[0]]


@pytest.mark.parametrize("game", ["schwupps", "nacho_pile"])
def test_a_move_leaves_what_is_pressed_where_it_is_on_a_phone(bridged, game):
    """Else the next press misses: the prompt changes, and a button comes."""
    bridge = bridged(CardTable(cardlab.new_match(game, 3, seed=11), pace=0), width=390)
    page = bridge.page
    place = page.locator({"schwupps": ".cl-lane-rows", "nacho_pile": ".cl-bag-duel"}[game])
    before = [box["y"] for node in place.all() if (box := node.bounding_box())]
    assert before
    page.locator(".cl-hand .cl-may, .cl-bag-duel .cl-act").first.click(force=True)
    bridge.settle()
    assert bridge.table.match.moves
    after = [box["y"] for node in place.all() if (box := node.bounding_box())]
    assert after == pytest.approx(before, abs=4)
