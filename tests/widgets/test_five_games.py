"""The tables of all five games without a page: what is painted, and that it gives nothing away."""

from __future__ import annotations

import json

import pytest

import cardlab
from cardlab import Dice
from cardlab.engine.text.words import Words
from cardlab_widgets.table.scene import scene
from cardlab_widgets.testing import check_faces
from tests.widgets.page import page

EN = Words("en")


def painted(match, me):
    """All that a seat's page gets of a match; of an imagined one the seed is not known."""
    whole = scene(match, me, EN)
    return json.dumps({name: value for name, value in whole.items() if name != "meta"})


def leaks(match, me, dice):
    """What two worlds that look the same to a seat are painted as, if it is not the same."""
    mine, twins = painted(match, me), painted(match.imagine(me, dice), me)
    return "" if mine == twins else f"seat {me} at {match!r}"


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", cardlab.list_games())
def test_worlds_that_look_the_same_are_painted_the_same(game, players):
    match, dice = cardlab.new_match(game, players, seed=players), Dice(players)
    leaked = []
    for _ in range(160):
        if match.over:
            break
        if not match.ask.question.secret:  # there the others of an imagined world choose anew
            leaked += [leaks(match, me, dice) for me in range(players) if dice.below(3) == 0]
        legal = match.legal()
        match.apply(legal[dice.below(len(legal))])
    assert len(leaked) > 12
    assert set(leaked) == {""}


def test_a_planted_leak_is_seen(monkeypatch):
    match, twin = (cardlab.new_match("pepper", 3, seed=1) for _ in range(2))
    twin = twin.imagine(0, Dice(3))
    held_by_all = lambda zone, seat: zone.kind == "hand"  # noqa: E731
    monkeypatch.setattr("cardlab.engine.table.zone.Zone.is_held_by", held_by_all)
    assert painted(twin, 0) != painted(match, 0)


@pytest.mark.slow
@pytest.mark.parametrize("game", cardlab.list_games())
def test_every_game_is_drawn_named_offered_and_linked(game):
    assert check_faces(game).faults == []


def test_a_secret_question_with_one_answer_is_answered_for_a_person():
    """Fuego! asks all who could hold a four of a kind, and most can only wait."""
    shown = page("fuego", seed=2)
    for _ in range(40):
        assert [str(move) for move in shown.table.session.moves()] != ["0 wait"]
        shown.say("move")
    waits = [move for move in shown.match.moves if str(move) == "0 wait"]
    assert len(waits) > 3
    assert str(shown.match.moves[shown.table.session.last_decision()]) != "0 wait"


def test_let_all_go_until_my_turn():
    shown = page("spicy", seed=5)
    while not shown.scene["can"]["rest"]:
        shown.say("move")
    before = len(shown.match.moves)
    shown.say("rest")
    assert not shown.scene["can"]["rest"]
    assert shown.match.over or shown.match.ask.why != "spicy.challenge"
    waits = [str(move) for move in shown.match.moves[before:] if move.by == 0]
    assert set(waits) == {"0 wait"}
    assert [answer["kind"] for answer in shown.say("rest")] == ["refused"]
    shown.say("undo")
    assert len(shown.match.moves) == before
    assert shown.scene["can"]["rest"]


def test_a_game_that_is_over_is_looked_through_and_played_again():
    shown = page("nacho_pile", seed=5)
    for kind in ("replay", "again"):
        assert [answer["kind"] for answer in shown.say(kind, 3)] == ["refused"]
    shown.play_on()
    old, last = shown.match, len(shown.match.moves)
    assert shown.scene["replay"] == {"at": last, "last": last}
    shown.say("replay", 2)
    scene = shown.scene
    assert (scene["mode"], scene["moves"], scene["outcome"]) == ("replay", [], None)
    assert scene["replay"]["at"] == 2
    assert len(scene["story"]) == len(shown.match.before(2).story())
    drawn_on = {"kind": "replay", "index": 4, "seq": scene["seq"] - 1}  # before it was answered
    assert shown.hear(drawn_on) == []
    assert shown.scene["replay"]["at"] == 4
    shown.say("replay", last)
    assert shown.scene["mode"] == "over"
    shown.say("again")
    assert (shown.match is old, shown.match.over) == (False, False)
    assert (shown.match.players, shown.match.options) == (3, old.options)


def test_a_tournament_has_its_score_sheet():
    match = cardlab.new_match("schwupps", 2, seed=3, tournament=True)
    assert scene(match, 0, EN)["sheet"] is None
    cardlab.play(match, cardlab.bots.make("rule_of_thumb", seed=2))
    sheet = scene(match, 0, EN)["sheet"]
    assert len(sheet["rows"]) == 2  # as many games as players
    assert all(5 in row for row in sheet["rows"])  # who is out of cards gets five points
    assert tuple(sheet["total"]) == match.outcome.scores
