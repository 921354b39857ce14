"""The page is sent what is new: the bytes of a move stay the same over a long game."""

from __future__ import annotations

import json
from statistics import mean

import pytest

import cardlab
from cardlab_widgets import CardTable
from cardlab_widgets.table.telling import StoryDelta
from tests.widgets.page import Page, page


def lasting(seat):
    """Keep four cards or more, so that a game of Pepper Eights does not end."""
    draws = [move for move in seat.legal if move.verb == "draw"]
    return draws[0] if draws and len(seat.hand) < 6 else seat.legal[0]


@pytest.mark.slow
def test_the_last_moves_of_a_long_game_cost_no_more_than_the_first():
    match = cardlab.new_match("pepper", 3, seed=2, turn_cap=5_000)
    table = CardTable(match, ["me", lasting, lasting], pace=0)
    shown, sent, whole = Page(table), [], []

    def note(_):
        sent.append(len(json.dumps(table.get_state("scene")["scene"])))
        whole.append(len(json.dumps(table.get_state()["scene"])))

    table.observe(note, "scene")
    while len(table.match.moves) < 500 and not table.match.over:
        index = table.session.moves().index(lasting(cardlab.Seat(table.match, 0)))
        shown.say("move", index)
    fifth = len(sent) // 5
    assert fifth >= 100
    assert mean(sent[-fifth:]) < 1.2 * mean(sent[:fifth])
    assert mean(whole[-fifth:]) > 1.5 * mean(whole[:fifth])  # what a page that comes late gets


def page_of(messages) -> list[int]:
    """The story as a page puts it together (js/table/page.js)."""
    story: list[int] = []
    for message in messages:
        change = message["story"]
        story = change if isinstance(change, list) else [*story[: change["from"]], *change["lines"]]
    return story


@pytest.mark.parametrize(
    "stories",
    [
        [[1], [1, 2], [1, 2, 3]],
        [[1, 2, 3], [1]],  # an undo
        [[1, 2, 3], [1], [1, 2, 3]],  # a look back, and the end again
        [[1, 2, 3], [1, 9, 3]],  # a line has changed
        [[], [1]],
    ],
)
def test_a_page_that_hears_all_has_the_whole_story(stories):
    telling = StoryDelta()
    messages = [telling.whole({"story": stories[0]})]
    for story in stories[1:]:
        messages.append(telling.new({"story": story}))
        assert page_of(messages) == story


def test_a_page_that_comes_later_gets_the_whole_story():
    shown = page(players=2)
    table = shown.table
    shown.say("move")
    assert isinstance(table.get_state("scene")["scene"]["story"], dict)
    assert table.get_state()["scene"]["story"] == table.scene["story"]
    shown.hear({"kind": "hello", "index": 0, "seq": -5})
    assert table.get_state()["scene"]["story"] == table.scene["story"]
