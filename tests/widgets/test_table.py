"""The table without a page: what the browser is given, and what it may say."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import BadOption, CardlabError
from cardlab_widgets import CardTable


def table(players=3, seed=7, **how):
    card_table = CardTable(cardlab.new_match("pepper", players, seed), pace=0, **how)
    card_table.answers = []
    card_table.send = lambda content, buffers=None: card_table.answers.append(content)
    return card_table


def hear(table, message):
    table._hear(table, message, [])
    return table.answers[-1] if table.answers else None


def choose(table, index=0):
    return {"kind": "move", "index": index, "seq": table.scene["seq"]}


# What a page may say


def test_a_move_is_answered_by_the_table_it_makes_and_all_else_at_once_in_a_word():
    card_table = table()
    before = card_table.scene["seq"]
    assert hear(card_table, {"kind": "move", "index": 0, "seq": before}) is None
    assert card_table.scene["seq"] > before
    hear(card_table, {"kind": "save", "index": 0, "seq": card_table.scene["seq"]})
    assert [answer["kind"] for answer in card_table.answers] == ["ack", "file"]


def test_state_written_by_a_page_is_refused():
    card_table = table()
    before = card_table.scene
    card_table.set_state({"scene": {"game": "chess"}, "art": {}})
    assert card_table.scene == before
    assert card_table.answers[-1]["kind"] == "refused"


# Seats, undo, what if, saving


def broken(seat):
    raise ValueError("lost my cards")


def test_a_bot_that_raises_is_said_and_replaced():
    card_table = table(2, seats=["me", broken])
    hear(card_table, choose(card_table, len(card_table.scene["moves"]) - 1))  # to draw
    errors = [answer["text"] for answer in card_table.answers if answer["kind"] == "error"]
    assert "The bot broken at seat 1 (Ben) raised ValueError: lost my cards" in errors[0]
    assert "rules of thumb play on" in errors[0]
    assert card_table.match.ask.seats == [0]


def test_undo_goes_back_to_my_last_decision():
    card_table = table()
    start = card_table.match.view(0)
    hear(card_table, choose(card_table))
    hear(card_table, {"kind": "undo", "index": 0, "seq": card_table.scene["seq"]})
    assert card_table.match.view(0) == start


def test_a_what_if_leaves_the_game_as_it_was():
    card_table = table()
    for _ in range(3):
        hear(card_table, choose(card_table))
    game = card_table.session.match.record()
    hear(card_table, {"kind": "whatif", "index": 0, "seq": card_table.scene["seq"]})
    assert card_table.scene["mode"] == "whatif"
    hear(card_table, choose(card_table, len(card_table.scene["moves"]) - 1))
    assert card_table.session.match.record() == game
    hear(card_table, {"kind": "back", "index": 0, "seq": card_table.scene["seq"]})
    assert card_table.scene["mode"] == "play"
    assert card_table.match.record() == game


def test_a_saved_and_a_shared_game_are_loaded():
    card_table = table()
    hear(card_table, choose(card_table))
    seq = card_table.scene["seq"]
    file = hear(card_table, {"kind": "save", "index": 0, "seq": seq})
    shared = hear(card_table, {"kind": "share", "index": 0, "seq": seq})
    assert file["name"].startswith("cardlab-pepper-")
    for text in (file["text"], shared["text"]):
        other = table(seed=1)
        hear(other, {"kind": "load", "index": 0, "seq": other.scene["seq"], "text": text})
        assert other.match.record() == card_table.match.record()


def test_bad_seats_are_refused():
    match = cardlab.new_match("pepper", seed=1)
    with pytest.raises(BadOption, match="shows a match"):
        CardTable("pepper")
    with pytest.raises(BadOption, match="2 seats for 3 players"):
        CardTable(match, ["me", "random"])
    with pytest.raises(BadOption, match="Seat 1 can't be 7"):
        CardTable(match, ["me", 7, "random"])
    with pytest.raises(BadOption, match="no bot 'genius'"):
        CardTable(match, ["me", "genius", "random"])


def test_a_saved_notebook_shows_the_table():
    card_table = table()
    shown = card_table._repr_mimebundle_()
    bundle = shown[0] if isinstance(shown, tuple) else shown
    assert bundle["text/plain"] == "<CardTable: pepper, 3 players, turn 1, asks seats [0]>"
    for held in card_table.scene["hand"]:
        assert card_table.art["pieces"][held["card"]]["name"] in bundle["text/html"]
    assert "<script" not in bundle["text/html"]
    assert table()._repr_mimebundle_()[0]["text/html"] == bundle["text/html"]


# The lobby


def test_a_table_is_for_one_game():
    card_table = table()
    other = cardlab.new_match("pepper", seed=2)
    other._game = type("Other", (), {"name": "chess"})
    with pytest.raises(CardlabError, match="a table for pepper, not for chess"):
        card_table.reset(other)
