"""The lobby: what it shows, what a page may say to it, and what it makes of odd input."""

from __future__ import annotations

import errno
import json

import pytest

import cardlab
from cardlab.engine.text.words import LANGUAGES
from cardlab_widgets import Lobby
from cardlab_widgets.faces.tiles import sprite_of, tile
from cardlab_widgets.lobby.form import LONGEST_MESSAGE
from tests.toys import two
from tests.widgets.page import Page

GAMES = cardlab.list_games()
# A saved game that is nested deeper than can be read.
DEEP = json.dumps({**cardlab.new_match("pepper", seed=9).record(), "setting": 0})
DEEP = DEEP.replace(": 0", ": " + "[" * 600 + "]" * 600)


def heard(lobby, message) -> list[dict]:
    """Say something to a lobby as its page does; return what it answers."""
    answers: list[dict] = []
    lobby.form.send = lambda content, buffers=None: answers.append(content)
    lobby.form._hear(lobby.form, message, [])
    return answers


def asked(game="pepper", players=3, **other):
    """A page's message that asks for a table."""
    seats = ["person", *["rule_of_thumb"] * (players - 1)]
    message = {"kind": "play", "game": game, "players": players, "seats": seats}
    return {**message, "rules": {}, "seed": "", **other}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_has_its_own_picture_line_and_topic(language):
    shown = Lobby(language=language).form.shown["games"]
    assert sorted(game["name"] for game in shown) == GAMES
    for part in ("picture", "line", "topic", "title"):
        assert len({game[part] for game in shown}) == len(GAMES)
    assert all(json.dumps(game) for game in shown)
    assert shown[0]["minutes"] == min(game["minutes"] for game in shown)  # quickest first


def test_a_game_without_a_picture_has_a_fan_and_what_its_rulebook_says(no_game_stays):
    cardlab.new_match(two.GAME)
    shown = tile("two", "en")
    assert shown["picture"].count("cl-face") == 5
    assert shown["line"]
    assert "<svg" in sprite_of({"two": shown["picture"]}, "")


@pytest.mark.parametrize(
    ("message", "says"),
    [
        (asked(game="chess"), "not offered"),
        (asked(players=9), "2 to 6 players"),
        (asked(players=True), "such a message"),
        ({"kind": "fly"}, "such a message"),
        (asked(more=1), "such a message"),
        (asked(seats=["person"]), "they are 3, each"),
        (asked(seats=["person", "open('x')", "random"]), "each 'person', 'random'"),
        (asked(rules={"turn_cap": 0}), "'turn_cap' has no choice 0"),
        (asked(rules={"must_play_if_able": 2}), "has no choice 2"),
        (asked(rules={"must_play_if_able": True}), "such a message"),
        (asked(seed="1.5"), "whole number"),
        (asked(seed="x" * LONGEST_MESSAGE), "too long"),
        ({"kind": "language", "language": "xx"}, "not known"),
        ({"kind": "leave"}, "such a message"),
        ({"kind": "open", "text": DEEP}, "can't be set up"),
    ],
)
def test_a_bad_message_is_answered_in_words(message, says):
    lobby = Lobby()
    (answer,) = heard(lobby, message)
    assert says in answer["text"]
    assert lobby.table is None


def test_while_a_table_is_open_it_can_only_be_left_which_closes_it():
    lobby = Lobby(coach="full")
    heard(lobby, asked())
    table = lobby.table
    assert table.coach.thought is not None
    for message in (asked(), {"kind": "open", "text": "x"}, {"kind": "go on", "ticket": "x"}):
        assert "A table is open" in heard(lobby, message)[0]["text"]
    assert lobby.table is table
    table._hear(table, {"kind": "leave", "index": 0, "seq": -1}, [])
    assert (lobby.table, table.comm, table.coach.thought) == (None, None, None)
    assert lobby.children == (lobby.form,)
    assert not lobby.form.playing
    assert "not offered" in heard(Lobby(game="fuego"), asked())[0]["text"]


@pytest.mark.parametrize(
    "data",
    [{"playing": True}, {"search": 7}, {"search": "x" * 20_000}, {"shown": {}}, {"_esm": "x"}, {}],
)
def test_a_page_writes_its_address_and_nothing_else(data):
    lobby = Lobby()
    answers: list[dict] = []
    lobby.form.send = lambda content, buffers=None: answers.append(content)
    before = lobby.form.get_state()
    lobby.form.set_state(data)
    assert [answer["kind"] for answer in answers] == ["refused"]
    assert lobby.form.get_state() == before | {"said": answers[0]["text"]}


def test_a_game_of_a_link_is_kept_and_another_lobby_goes_on_with_it(tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    first, second = Lobby(), Lobby()
    link = "?game=pepper&players=2&must_play_if_able=True&turn_cap=40&seed=3&lang=es&pace=0"
    first.form.search = link
    page = Page(first.table)
    assert page.match.options["must_play_if_able"] is True
    assert (page.match.options["turn_cap"], page.table.pace) == (40, 0)
    page.say("move")
    second.form.search = f"?continue={page.table.ticket}"
    assert second.table.match.record() == page.match.record()
    assert second.words.language == "es"
    assert (tmp_path / "cardlab").stat().st_mode & 0o77 == 0  # for nobody else to read


@pytest.mark.parametrize("ticket", ["", "x", "../../etc/passwd", "a" * 22, "é" * 22])
def test_a_ticket_that_is_none_is_said(tmp_path, monkeypatch, ticket):
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    lobby = Lobby()
    lobby.form.search = f"?continue={ticket}"
    assert lobby.table is None
    if ticket:
        assert "There is no such game here any more" in lobby.said


def test_a_full_disk_is_told_and_the_game_is_kept_again_when_there_is_room(tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    lobby = Lobby()
    lobby.form.search = "?game=pepper&seed=3&pace=0"
    table, folder = lobby.table, tmp_path / "cardlab"
    files = sorted(path.name for path in folder.iterdir())
    assert table.unkept == ""

    def move():
        before = len(table.match.moves)
        Page(table).say("move")
        assert len(table.match.moves) > before
        saved = json.loads((folder / f"{table.ticket}.json").read_text("utf-8"))
        return len(saved["record"]["moves"]) - before

    def full(*_args, **_how):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("pathlib.Path.write_text", full)
        assert move() == 0
        assert "can't save this game" in table.unkept
        assert sorted(path.name for path in folder.iterdir()) == files
    assert move() > 0
    assert table.unkept == ""
