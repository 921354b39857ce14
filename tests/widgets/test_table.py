"""The table without a page: what the browser is given, and what it may say."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import BadOption
from cardlab_widgets import CardTable
from tests.widgets.page import Page, page


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


def test_a_bot_that_raises_is_said_and_replaced():
    shown = page(players=2, seats=["me", broken])
    answers = shown.say("move", len(shown.scene["moves"]) - 1)  # to draw
    errors = [answer["text"] for answer in answers if answer["kind"] == "error"]
    assert "The bot broken at seat 1 (Ben) raised ValueError: lost my cards" in errors[0]
    assert "rules of thumb now play" in errors[0]
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


def test_a_saved_notebook_shows_the_table():
    table = page().table
    shown = table._repr_mimebundle_()
    bundle = shown[0] if isinstance(shown, tuple) else shown
    assert bundle["text/plain"] == "<CardTable: pepper, 3 players, turn 1, asks seats [0]>"
    for held in table.scene["hand"]:
        assert table.art["pieces"][held["card"]]["name"] in bundle["text/html"]
    assert "<script" not in bundle["text/html"]


def test_a_bots_move_between_two_people_covers_the_hand_too():
    places = {"discard": "red 2", "hand 0": "red 5, red 7", "hand 1": "red 3, blue 9"}
    match = cardlab.set_table("pepper", places, players=3, seed=7)
    shown = Page(CardTable(match, ["person", "rule_of_thumb", "person"], pace=0))
    shown.say("uncover")
    assert shown.scene["hand"]
    shown.say("move")
    assert list(shown.match.ask.seats) == [2]
    assert (shown.scene["mode"], shown.scene["me"], shown.scene["hand"]) == ("covered", None, [])
