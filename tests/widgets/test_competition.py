"""A competition: a game is at one table, and a code has one game a round, however many tabs."""

from __future__ import annotations

import json
import os

import pytest

import cardlab
from cardlab import Words
from cardlab_widgets import Lobby
from cardlab_widgets.lobby.rounds import NO_CODE, codes, results
from cardlab_widgets.table.persistence import ELSEWHERE
from tests.widgets.page import Page

ROUND = "game=pepper&players=3&seed=1&pace=0"


class Tab(Page):
    """A page of the class server."""

    def __init__(self, query: str) -> None:
        os.environ["QUERY_STRING"] = query
        self.lobby = Lobby().welcome()
        if self.lobby.table is not None:
            super().__init__(self.lobby.table)

    def say(self, kind, index=0, **more) -> list[str]:
        return [answer["kind"] for answer in super().say(kind, index, **more)]


@pytest.fixture(autouse=True)
def server(monkeypatch, tmp_path):
    """A class server in a competition; the folder in which it keeps games."""
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("VOILA_PREHEAT", "False")
    monkeypatch.setenv("QUERY_STRING", "")
    monkeypatch.setenv("CARDLAB_FAIR", "1")
    # The key decides the cards: with some cards a game of last moves takes thousands of turns.
    monkeypatch.setenv("CARDLAB_KEY", "the key of these tests, 2 Nov")
    return tmp_path / "cardlab"


# A game is at one table


def test_who_opens_a_game_takes_it_over():
    first = Tab("game=pepper&players=3&pace=0")
    first.say("move")
    ticket = first.table.ticket
    second = Tab(f"continue={ticket}")
    assert second.table.match.record() == first.table.match.record()
    seen = first.table.scene
    for kind in ("move", "save", "share", "again", "replay", "whatif"):
        assert first.say(kind) == ["refused"]
        assert first.heard[-1]["text"] == ELSEWHERE
    assert first.table.scene == seen
    assert second.say("move") == []
    assert Tab(f"continue={ticket}").table.match.record() == second.table.match.record()


def test_a_tab_that_ends_a_game_does_not_give_it_back_to_another():
    first = Tab("game=pepper&players=3&pace=0&turn_cap=50")  # else it may take thousands of turns
    second = Tab(f"continue={first.table.ticket}")
    second.play_on()
    assert second.table.match.over
    assert first.say("move") == ["refused"]
    assert Tab(f"continue={first.table.ticket}").table.match.over


def test_what_a_table_has_shown_no_other_tab_takes_back():
    """Another tab opens the game while the bots of the first think: a second try at the move."""
    first, others = Tab("game=pepper&players=3&pace=0"), []

    def thinks(seat):
        if not others:
            others.append(Tab(f"continue={first.table.ticket}"))
        return seat.legal[0]

    first.table.session.bots[1:] = [thinks, thinks]
    while not others:
        answer = first.say("move")
    assert answer == ["refused"]
    shown = max(line["decision"] or 0 for line in first.table.scene["story"])
    assert len(others[0].table.match.moves) > shown
    made = first.table.match.moves[: shown + 1]
    assert others[0].table.match.moves[: shown + 1] == made


# Codes and rounds


def test_ten_tabs_of_a_code_are_one_game():
    link = f"{ROUND}&code={codes()[0]}"
    tabs = [Tab(link) for _ in range(10)]
    for n, tab in enumerate(tabs[:-1]):
        assert tab.say("move") == ["refused"], n
    tabs[-1].say("move")
    made = tabs[-1].table.match.moves
    tabs[-1].play_on(3)
    assert Tab(link).table.match.moves[: len(made)] == made
    assert len(results()) == 1


def test_each_code_has_cards_of_its_own_and_each_round_too():
    one, two = codes()[:2]
    links = [f"{ROUND}&code={one}", f"{ROUND}&code={two}", f"{ROUND}&code={one}&seed=2"]
    links[2] = links[2].replace("seed=1&", "")
    seeds = {Tab(link).table.match.seed for link in links}
    assert len(seeds) == 3


def test_a_round_that_is_over_stays_over(server):
    link = f"{ROUND}&code={codes()[4]}"
    tab = Tab(link)
    tab.play_on()
    record = tab.table.match.record()
    assert tab.say("again") == []
    assert tab.table.match.record() != record
    tab.say("move")
    assert Tab(link).table.match.record() == record
    ((which, games),) = results().items()
    assert which.title(Words("en")) == "Round 1: Pepper Eights, 3 players"
    assert games == {5: json.loads(json.dumps(cardlab.replay(record).outcome._asdict()))}


def test_a_number_that_was_typed_into_the_form_is_no_way_round_the_code():
    tab = Tab("")
    message = {"kind": "play", "game": "pepper", "players": 3, "rules": {}, "seed": "1"}
    seats = ["person", "rule_of_thumb", "rule_of_thumb"]
    tab.lobby.form._hear(tab.lobby.form, {**message, "seats": seats}, [])
    assert tab.lobby.table is None
    assert tab.lobby.said == NO_CODE
