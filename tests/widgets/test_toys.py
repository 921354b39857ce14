"""Lobby, link and table with games for two only, for four only, and with a pass of three."""

from __future__ import annotations

from typing import ClassVar

import pytest

import cardlab
from cardlab import Words
from cardlab.engine.match import catalogue
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.table.table import conserved
from cardlab.engine.table.zone import Zone
from cardlab.engine.text.words import GameWords, Verb
from cardlab_widgets import CardTable, Lobby
from cardlab_widgets.faces import faces
from cardlab_widgets.table.scene import scene
from tests.engine.toy import DECK, PLAIN, PlainTable, plain
from tests.environments.games import WHIST
from tests.toys import passing, rows, two

pytestmark = pytest.mark.slow

TOYS = (two.GAME, WHIST, passing.GAME, rows.GAME)
USUAL = {"two": 2, "whist": 4, "passing": 3}


@pytest.fixture(autouse=True)
def toys(monkeypatch, no_game_stays):
    for toy in TOYS:
        monkeypatch.setitem(catalogue._SESSION, toy.name, toy)


@pytest.mark.parametrize("game", USUAL)
def test_who_says_no_number_of_players_gets_three_or_the_nearest(game):
    assert cardlab.new_match(game, seed=1).players == USUAL[game]
    lobby = Lobby()
    lobby.form.search = f"?game={game}&players=7"
    assert lobby.table is None
    assert "be played by 7: it is a game for" in lobby.said
    lobby.form.search = f"?game={game}&seed=7"
    assert lobby.table.match.players == USUAL[game]


def test_a_table_that_deals_all_its_cards_needs_no_zone_for_the_rest():
    full = cardlab.set_table(passing.GAME, {"hand 0": "2 of spades, ..."}, players=4, seed=1)
    assert full.view(0).hand_sizes == (6, 6, 6, 6)
    assert conserved(full.table) is None


def test_a_table_set_by_hand_and_a_tournament_seat_as_many_as_the_game_wants():
    assert cardlab.set_table("whist", {}, seed=1).players == 4
    assert cardlab.set_table("two", {"pile": "star 3"}, seed=1).players == 2
    standings = cardlab.tournament("whist", ["random"] * 4, deals=1)
    assert len(standings.log) == 24  # each deal in every seating


class Renamed(two.TwoTable):
    """The table of Two, with zones of other names."""

    __slots__ = ()

    def __init__(self, players, dice, options):
        super().__init__(players, dice, options)
        self.stock = Zone("a heap of stars", "pile", role="stock")
        self.hands = [Zone(f"what {name} holds", "hand", i) for i, name in enumerate("ab")]

    default_zones: ClassVar = {"": "a heap of stars"}


def test_a_game_names_its_zones_as_it_likes():
    parts = {key: getattr(two.GAME, key) for key in ("players", "deck", "deal", "play", "options")}
    words = GameWords(title="Renamed", verbs=(Verb("draw", "Draw", pile="stock"),))
    game = Game(name="renamed", table=Renamed, words=words, **parts)
    table = CardTable(cardlab.new_match(game, seed=3), pace=0)
    scene = table.scene
    assert (scene["hand_zone"], scene["seats"][0]["zone"]) == ("what a holds", "what b holds")
    steps = {move["verb"]: move["steps"] for move in scene["moves"]}
    assert steps["draw"] == [{"zone": "a heap of stars"}]
    assert [step["zone"] for step in steps["play"]] == ["what a holds"]
    assert {pile["label"] for pile in scene["rows"][0]} == {"Stock", "Pile"}
    assert scene["seats"][0]["count"] == 3


def test_a_game_that_is_defined_anew_has_the_faces_of_its_new_cards(monkeypatch):
    find(plain())
    assert "red 77" not in faces("plain")
    pack = [*DECK, PLAIN.find("red 77") or PLAIN.face("red", 77)]
    monkeypatch.setattr(PlainTable, "pack", lambda _self: pack)
    find(plain())
    assert "red 77" in faces("plain")


def test_where_all_choose_at_once_each_sees_who_has_chosen_and_waits_for_nobody():
    match = cardlab.new_match(rows.GAME, 4, seed=1)
    match.apply(match.legal(2)[0])
    shown = [seat["chosen"] for seat in scene(match, 0, Words("en"))["seats"]]
    assert shown == [False, True, False]
    table = CardTable(match.copy(), pace=600)
    paces = []
    table.observe(lambda change: paces.append(change["new"]["pace"]), "scene")
    table._hear(table, {"kind": "move", "index": 0, "seq": table.scene["seq"]}, [])
    assert paces[:2] == [0, 0]  # I have chosen, and so has one of two bots
    assert set(paces[2:]) == {600}  # the cards are shown
    assert not any(seat["chosen"] for seat in table.scene["seats"])
