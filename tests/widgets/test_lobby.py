"""The lobby: what is chosen there, in words, and what it makes of odd input."""

from __future__ import annotations

import pytest

import cardlab
from cardlab.engine.codec import to_text
from cardlab_widgets import Lobby


def shown(lobby) -> list[int]:
    """The seats that the form shows."""
    return [i for i, seat in enumerate(lobby.seats) if seat.layout.display != "none"]


def choice(lobby, n):
    """The choice inside a labelled box of the form."""
    return lobby.seats[n].children[0]


@pytest.mark.parametrize("seed", ["--3", "abc", "1.5", "9" * 5000, "٣", "1e3"])
def test_a_seed_that_is_no_number_is_said(seed):
    lobby = Lobby()
    lobby.chosen["seed"] = seed
    lobby.play.click()
    assert lobby.table is None
    assert "seed" in lobby.said.value.lower()


@pytest.mark.parametrize("players", ["x", "", "2.5", "99", "-1"])
def test_a_link_with_odd_players_is_answered_in_our_words(players):
    lobby = Lobby()
    lobby.address.search = f"?seed=7&players={players}"
    if players == "":  # as if it were not there
        assert lobby.table.match.players == 3
    else:
        assert "it is a game for 2 to 6 players" in lobby.said.value


def test_a_choice_of_players_leaves_the_form_in_place():
    lobby = Lobby()
    before = lobby.children
    lobby._count(5)
    assert lobby.children == before
    assert shown(lobby) == [0, 1, 2, 3, 4]
    lobby._count(2)
    assert shown(lobby) == [0, 1]
    lobby.play.click()
    assert lobby.table.match.players == 2


def test_another_language_relabels_all_and_keeps_what_was_chosen():
    lobby = Lobby()
    choice(lobby, 1).value = "random"
    lobby._count(4)
    buttons = lobby.languages
    buttons.value = "es"
    assert lobby.languages is buttons
    assert buttons in lobby.children  # the same one, so that the focus stays on it
    assert lobby.play.description == "Jugar"
    assert shown(lobby) == [0, 1, 2, 3]
    assert choice(lobby, 1).value == "random"
    assert choice(lobby, 1).label == cardlab.Words("es")("beginner: plays anything")
    lobby.play.click()
    assert lobby.table.scene["lang"] == "es"


def test_to_name_the_games_chooses_none():
    lobby = Lobby()
    lobby.chosen["rules"] = {"must_play_if_able": True}
    lobby.languages.value = "es"
    assert lobby.chosen["rules"] == {"must_play_if_able": True}
    tiles = [label.split("\n") for label, _ in lobby.games.options]
    pepper = next(tile for tile in tiles if tile[0] == "Ochos picantes")
    assert pepper[1] == "De 2 a 6 jugadores, unos 15 minutos"
    assert pepper[2].startswith("La probabilidad condicional")


def test_a_new_table_closes_the_old_one():
    lobby = Lobby()
    lobby.play.click()
    old = lobby.table
    lobby.children[-2].click()
    assert lobby.table is None
    assert old.comm is None
    assert any(lobby.play in getattr(child, "children", ()) for child in lobby.children)


def test_a_shared_game_is_played_on():
    match = cardlab.new_match("pepper", players=4, seed=9)
    match.apply(match.legal()[-1])
    lobby = Lobby()
    box, go = lobby.children[-3:-1]
    box.value = "cardlab:half of a text"
    go.click()
    assert lobby.table is None
    assert "damaged" in lobby.said.value
    box.value = to_text(match)
    go.click()
    assert lobby.table.match.moves[0] == match.moves[0]
    assert lobby.table.match.players == 4


def test_a_link_names_house_rules_and_the_pace():
    lobby = Lobby()
    lobby.address.search = "?game=pepper&must_play_if_able=True&turn_cap=40&pace=0&seed=3"
    assert lobby.table.match.options["must_play_if_able"] is True
    assert lobby.table.match.options["turn_cap"] == 40
    assert lobby.table.pace == 0


@pytest.mark.parametrize("search", ["?game=pepper&turn_cap=none", "?game=pepper&pace=fast"])
def test_an_odd_rule_in_a_link_is_said(search):
    lobby = Lobby()
    lobby.address.search = search
    assert lobby.table is None
    assert "can&#x27;t be" in lobby.said.value


def test_a_game_is_kept_and_another_lobby_goes_on_with_it(tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    first, second = Lobby(), Lobby()
    first.address.search = "?game=nacho_pile&players=2&seed=3&lang=es&pace=0"
    table = first.table
    table.send = lambda content, buffers=None: None
    table._hear(table, {"kind": "move", "index": 0, "seq": table.scene["seq"]}, [])
    second.address.search = f"?continue={table.ticket}"
    assert second.table.match.record() == table.match.record()
    assert second.words.language == "es"
    assert (tmp_path / "cardlab").stat().st_mode & 0o77 == 0  # for nobody else to read


@pytest.mark.parametrize("ticket", ["", "x", "../../etc/passwd", "a" * 22, "é" * 22])
def test_a_ticket_that_is_none_is_said(tmp_path, monkeypatch, ticket):
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    lobby = Lobby()
    lobby.address.search = f"?continue={ticket}"
    assert lobby.table is None
    if ticket:
        assert "There is no such game here any more" in lobby.said.value


def test_a_kept_game_that_is_damaged_is_said(tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    first, second = Lobby(), Lobby()
    first.address.search = "?game=pepper&seed=3"
    (tmp_path / "cardlab" / f"{first.table.ticket}.json").write_text('{"record": {}}')
    second.address.search = f"?continue={first.table.ticket}"
    assert "damaged" in second.said.value


def test_where_nothing_can_be_kept_one_plays_on(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path / "file"))
    lobby = Lobby()
    lobby.address.search = "?game=pepper&seed=3"
    assert lobby.table.ticket == ""
    assert "></p>" in lobby.said.value  # nothing is said


def test_a_disk_that_fills_up_takes_no_game_along(tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    lobby = Lobby()
    lobby.address.search = "?game=pepper&seed=3&pace=0"
    table, answers = lobby.table, []
    table.send = lambda content, buffers=None: answers.append(content)

    def full(*_args):
        raise OSError("no space left")

    monkeypatch.setattr("cardlab_widgets.card_table.keep", full)
    table._hear(table, {"kind": "move", "index": 0, "seq": table.scene["seq"]}, [])
    assert table.ticket == ""
    assert (answers, table.scene["story"] != []) == ([], True)


def test_what_is_shown_no_more_is_gone_from_the_page_too():
    lobby = Lobby()
    play, sits = lobby.play, choice(lobby, 0)
    labels = (sits.layout, sits.style)
    lobby.address.search = "?game=pepper&seed=3"
    assert [each.comm for each in (play, sits, *labels)] == [None] * 4
    table = lobby.table
    lobby._form()
    assert table.comm is None
    assert lobby.games.comm is not None  # what stays keeps the focus
    assert lobby.address.comm is not None


def test_a_table_that_is_left_has_no_coach_that_thinks_on():
    lobby = Lobby(coach="full")
    lobby.address.search = "?game=pepper&seed=3"
    table = lobby.table
    assert table.coach.thought is not None
    lobby._form()
    assert table.coach.thought is None
