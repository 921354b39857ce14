"""The table without a page: what the browser is given, and what it may say."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cardlab
from cardlab import BadOption, BadRecord, CardlabError, Dice
from cardlab.engine.match.record import from_text, to_text
from cardlab_widgets import CardTable, Lobby


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


def texts(data: Any) -> list[str]:
    """All texts anywhere in some data."""
    if isinstance(data, dict):
        return [text for value in data.values() for text in texts(value)]
    if isinstance(data, list | tuple):
        return [text for value in data for text in texts(value)]
    return [data] if isinstance(data, str) else []


def secrets(table) -> set[str]:
    """The cards in the whole state that the browser gets, and that the seat may not know now.

    A card in the story that everybody saw lies in the open or has gone back into the stock, where
    it is hidden again; so the story is held against the seat's own story, and the rest of the state
    against what the seat sees.
    """
    match, me = table.match, table.session.me
    state = {name: value for name, value in table.get_state().items() if name != "art"}
    scene = dict(state["scene"])
    story = scene.pop("story", [])
    hidden = {
        str(card)
        for zone in match.table.zones()
        for i, card in enumerate(zone.cards)
        if not zone.sees(me, i)
    }
    words = " ".join(texts({**state, "scene": scene, "words": "", "_esm": "", "_css": ""}))
    events = match.story(me) if me is not None else [e.masked(None) for e in match.story()]
    mine = {str(card) for event in events for card in event.cards if card}
    leaked = {card for card in hidden if f"{card} " in f"{words} "} - last_told(scene, mine)
    return leaked | {text for line in story for text in card_parts(line) if text not in mine}


def last_told(scene, mine) -> set[str]:
    """Cards beside a seat ("played red 7"), which everybody saw there."""
    return {card for card in mine if any(card in str(seat["status"]) for seat in scene["seats"])}


def card_parts(line) -> list[str]:
    return [part["card"] for part in line["text"] if isinstance(part, dict) and "card" in part]


@pytest.mark.parametrize("seed", range(5))
def test_the_browser_is_never_given_what_the_seat_may_not_know(seed):
    card_table = table(2 + seed % 5, seed)
    seen, dice = [], Dice(seed)
    card_table.observe(lambda change: seen.append(secrets(card_table)), "scene")
    while not card_table.match.over and card_table.match.table.turns < 120:
        hear(card_table, choose(card_table, dice.below(len(card_table.scene["moves"]))))
    assert len(seen) > 10
    assert set().union(*seen) == set()


def test_two_people_see_nothing_while_the_hands_are_covered():
    card_table = table(2, seats=["person", "person"])
    for _ in range(40):
        if card_table.match.over:
            break
        assert card_table.scene["mode"] == "covered"
        assert card_table.scene["hand"] == []
        assert secrets(card_table) == set()
        hear(card_table, {"kind": "uncover", "index": 0, "seq": card_table.scene["seq"]})
        while card_table.scene["mode"] == "play":
            hear(card_table, choose(card_table))
    assert len(card_table.match.moves) > 10


def test_a_planted_leak_is_seen(monkeypatch):
    card_table = table()
    hand = [str(card) for card in card_table.match.table.hands[1].cards]
    scene = card_table.scene
    first, *others = scene["seats"]
    card_table.scene = {**scene, "seats": [{**first, "cards": hand}, *others]}
    assert secrets(card_table) == set(hand)
    card_table.scene = {**scene, "story": [{"text": [{"card": hand[0]}]}]}
    assert secrets(card_table) == {hand[0]}


# What a page may say


BAD = [
    None,
    [],
    "move",
    7,
    {},
    {"kind": "move"},
    {"kind": ["move"], "index": 0, "seq": 1},
    {"kind": "fly", "index": 0, "seq": 1},
    {"kind": "move", "index": 0, "seq": 0},
    {"kind": "move", "index": 0, "seq": 1.0},
    {"kind": "move", "index": 0, "seq": True},
    {"kind": "move", "index": -1, "seq": 1},
    {"kind": "move", "index": 99, "seq": 1},
    {"kind": "move", "index": True, "seq": 1},
    {"kind": "move", "index": "0", "seq": 1},
    {"kind": "move", "index": 0, "seq": 1, "more": 1},
    {"kind": "move", "index": 0, "seq": 1, "text": "x" * 5000},
    {"kind": "whatif", "index": 3, "seq": 1},
    {"kind": "undo", "index": 0, "seq": 1},
    {"kind": "back", "index": 0, "seq": 1},
    {"kind": "uncover", "index": 0, "seq": 1},
    {"kind": "load", "index": 0, "seq": 1},
    {"kind": "load", "index": 0, "seq": 1, "text": 3},
    {"kind": "load", "index": 0, "seq": 1, "text": "cardlab:xyz"},
    {"kind": "load", "index": 0, "seq": 1, "text": "x" * 70_000},
]


@pytest.mark.parametrize("message", BAD, ids=[str(m)[:60] for m in BAD])
def test_a_bad_message_is_refused_with_a_reason_and_changes_nothing(message):
    card_table = table()
    before = (card_table.scene, card_table.match.record())
    answer = hear(card_table, message)
    assert answer["kind"] == "refused"
    assert len(answer["text"]) > 10
    assert (card_table.scene, card_table.match.record()) == before


def test_a_move_is_answered_by_the_table_it_makes_and_all_else_at_once_in_a_word():
    card_table = table()
    before = card_table.scene["seq"]
    assert hear(card_table, {"kind": "move", "index": 0, "seq": before}) is None
    assert card_table.scene["seq"] > before
    hear(card_table, {"kind": "save", "index": 0, "seq": card_table.scene["seq"]})
    assert [answer["kind"] for answer in card_table.answers] == ["ack", "file"]


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=8), inside),
    max_leaves=6,
)
kinds = st.sampled_from(["move", "undo", "whatif", "back", "uncover", "load", "save", "x"])
nearly = st.fixed_dictionaries(
    {"kind": kinds | anything, "index": st.integers(-3, 300) | anything, "seq": anything},
    optional={"text": anything, "more": anything},
)
TABLE = table()


@pytest.mark.slow
@settings(max_examples=200)
@given(anything | nearly)
def test_odd_messages_are_refused(message):
    before = (TABLE.scene, TABLE.match.record())
    if isinstance(message, dict) and message.get("seq") == TABLE.scene["seq"]:
        message["seq"] = -1  # a message that fits by chance is none of these
    TABLE.answers.clear()
    assert hear(TABLE, message)["kind"] == "refused"
    assert (TABLE.scene, TABLE.match.record()) == before


def test_state_written_by_a_page_is_refused():
    card_table = table()
    before = card_table.scene
    card_table.set_state({"scene": {"game": "chess"}, "art": {}})
    assert card_table.scene == before
    assert card_table.answers[-1]["kind"] == "refused"


def test_a_stale_press_is_told_that_the_table_has_moved_on():
    card_table = table()
    stale = choose(card_table)
    hear(card_table, stale)
    assert "moved on" in hear(card_table, stale)["text"]


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


def test_a_damaged_text_is_refused():
    text = to_text(cardlab.new_match("pepper", seed=1))
    for bad in (text[:-6], text[:30] + "A" + text[31:], "hello", "{}", "cardlab:"):
        with pytest.raises(BadRecord):
            from_text(bad)


def test_bad_seats_are_refused():
    match = cardlab.new_match("pepper", seed=1)
    with pytest.raises(BadOption, match="2 seats are given"):
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


def test_the_scene_is_json():
    assert json.loads(json.dumps(table().scene)) == table().scene


# The lobby


def test_a_link_opens_just_that_table():
    lobby = Lobby()
    lobby.form.search = "?game=pepper&players=4&seed=7&lang=es"
    assert lobby.table.match.players == 4
    assert lobby.table.match.seed == 7
    assert lobby.table.scene["lang"] == "es"


@pytest.mark.parametrize(
    ("search", "says"),
    [
        ("?game=chess", "no game 'chess'"),
        ("?game=<script>", "<script>"),
        ("?players=99", "2 to 6 players"),
        ("?players=x", "x"),
        ("?seed=abc", "whole number"),
    ],
)
def test_a_bad_link_is_answered_in_words(search, says):
    lobby = Lobby()
    lobby.form.search = search
    assert lobby.table is None
    assert says in lobby.said


def test_the_lobby_opens_what_was_chosen():
    lobby = Lobby()
    lobby.chosen["players"] = 2
    lobby.chosen["rules"] = {"must_play_if_able": True}
    lobby.chosen["seed"] = "5"
    lobby.play()
    match = lobby.table.match
    assert (match.players, match.seed) == (2, 5)
    assert match.options["must_play_if_able"] is True


def test_a_table_is_for_one_game():
    card_table = table()
    other = cardlab.new_match("pepper", seed=2)
    other._game = type("Other", (), {"name": "chess"})
    with pytest.raises(CardlabError, match="a table for pepper, not for chess"):
        card_table.reset(other)
