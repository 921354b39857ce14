"""The page is sent what is new: the bytes of a move stay the same over a long game."""

from __future__ import annotations

import json
from statistics import mean

import pytest

import cardlab
from cardlab_widgets import CardTable
from cardlab_widgets.table.telling import StoryDelta


def lasting(seat):
    """Keep four cards or more, so that a game of Pepper Eights does not end."""
    draws = [move for move in seat.legal if move.verb == "draw"]
    return draws[0] if draws and len(seat.hand) < 6 else seat.legal[0]


def sizes(moves: int, whole: bool = False) -> list[int]:
    """How many bytes a page is sent for each move of a long game."""
    match = cardlab.new_match("pepper", 3, seed=2, turn_cap=10 * moves)
    table = CardTable(match, ["me", lasting, lasting], pace=0)
    table.send = lambda content, buffers=None: None
    sent: list[int] = []
    key = None if whole else "scene"
    table.observe(lambda _: sent.append(len(json.dumps(table.get_state(key)["scene"]))), "scene")
    while len(table.match.moves) < moves and not table.match.over:
        own = lasting(cardlab.Seat(table.match, 0))
        index = table.session.moves().index(own)
        message = {"kind": "move", "index": index, "seq": table.scene["seq"]}
        table._hear(table, message, [])
    return sent


def growth(sent: list[int]) -> float:
    """How much more the last fifth of the moves costs than the first."""
    fifth = len(sent) // 5
    return mean(sent[-fifth:]) / mean(sent[:fifth])


@pytest.mark.slow
def test_the_last_moves_of_a_long_game_cost_no_more_than_the_first():
    sent = sizes(500)
    assert len(sent) >= 500
    assert growth(sent) < 1.2


def test_a_story_that_is_sent_as_a_whole_is_seen():
    assert growth(sizes(150, whole=True)) > 1.5


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
    table = CardTable(cardlab.new_match("pepper", 2, seed=1), pace=0)
    table.send = lambda content, buffers=None: None
    table._hear(table, {"kind": "move", "index": 0, "seq": table.scene["seq"]}, [])
    assert isinstance(table.get_state("scene")["scene"]["story"], dict)
    assert table.get_state()["scene"]["story"] == table.scene["story"]
    table._hear(table, {"kind": "hello", "index": 0, "seq": -5}, [])
    assert table.get_state()["scene"]["story"] == table.scene["story"]
