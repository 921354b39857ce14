"""How the cards of a hand lie at different widths of the table."""

from __future__ import annotations

import pytest

import cardlab
from cardlab_widgets import CardTable


def test_a_face_up_card_with_a_choice_is_picked_by_one_press(bridged):
    """Two handlers on one card would pick it and put it back; then it could never be played."""
    places = {"hand 0": 0, "up 0": "backdraft, 9", "play": "3, 9, 9", "draw": 0}
    bridge = bridged(CardTable(cardlab.set_table("fuego", places, players=3, seed=4), pace=0))
    bridge.page.locator('[data-zone="up 0"] [data-key^="backdraft#"]').click(force=True)
    assert bridge.page.locator(".cl-prompt").inner_text() == "Backdraft: choose how to play it"
    assert bridge.page.locator(".cl-live").text_content() == "Backdraft: choose how to play it"
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
    assert prompts == [prompts[0], "green 1: choose where to play it", prompts[0]]


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
