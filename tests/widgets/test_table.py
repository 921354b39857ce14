"""The table without a page: what the browser is given, and what it may say."""

from __future__ import annotations

import time

import pytest

from cardlab import BadOption
from tests.widgets.page import page


def test_a_move_is_answered_by_the_table_it_makes_and_all_else_at_once_in_a_word():
    shown = page()
    before = shown.scene["seq"]
    assert shown.say("move") == []
    assert shown.scene["seq"] > before
    shown.say("save")
    assert [answer["kind"] for answer in shown.heard] == ["ack", "file"]


def test_state_written_by_a_page_is_refused():
    shown = page()
    before = shown.scene
    shown.table.set_state({"scene": {"game": "chess"}, "art": {}})
    assert shown.scene == before
    assert shown.heard[-1]["kind"] == "refused"


def broken(seat):
    raise ValueError("lost my cards")


def sleepy(seat):
    time.sleep(0.4)
    return seat.legal[0]


@pytest.mark.parametrize(
    ("bot", "did"),
    [(broken, "raised ValueError: lost my cards"), (sleepy, "thought for longer than 0.05 s")],
)
def test_a_bot_that_raises_or_sleeps_is_said_and_a_stand_in_plays_on(bot, did):
    shown = page(players=2, seats=["me", bot], bot_seconds=0.05)
    answers = shown.say("move", len(shown.scene["moves"]) - 1)  # to draw
    (error,) = [answer["text"] for answer in answers if answer["kind"] == "error"]
    assert f"The bot {bot.__name__} at seat 1 (Ben) {did}" in error
    assert "rules of thumb now play" in error
    assert shown.match.ask.seats == [0]


def test_a_saved_game_is_loaded():
    shown, other = page(), page(seed=1)
    shown.say("move")
    (file,) = shown.say("save")
    assert file["name"].startswith("cardlab-pepper-")
    other.say("load", text=file["text"])
    assert other.match.record() == shown.match.record()


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        (["me", "random"], "2 seats for 3 players"),
        (["me", 7, "random"], "Seat 1 can't be 7"),
        (["me", "genius", "random"], "no bot 'genius'"),
    ],
)
def test_bad_seats_are_refused(seats, says):
    with pytest.raises(BadOption, match=says):
        page(seats=seats)
