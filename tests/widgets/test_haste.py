"""A race at the table, bots that are too slow, and what a move would open."""

from __future__ import annotations

import time

import pytest

import cardlab
from cardlab import Dice
from cardlab.bots.playing import answer
from cardlab.engine.table.errors import BotError
from cardlab_widgets import CardTable
from cardlab_widgets.table import session
from cardlab_widgets.table.race import FAIR, QUICKEST, SLOWEST, reactions
from cardlab_widgets.table.terms import Terms
from tests.rules.tables import after
from tests.widgets.page import Page, page


def racing(seats=("random", "me", "random", "random"), terms=Terms(), pace=0):  # noqa: B008
    """A table at which Ya Burnt has just been played, and seat 1 is to slap."""
    hands = {"hand 0": "ya burnt, 3, 3", "hand 1": "7, 8", "hand 2": "5, 6", "hand 3": "1"}
    clear = {f"{zone} {seat}": "" for zone in ("up", "down") for seat in range(4)}
    places = {"draw": 0, "play": "4, 9", **hands, **clear}
    match = after("fuego", places, "0 play ya burnt", 4, slap="reaction")
    assert match.ask.question.race
    return CardTable(match, list(seats), pace=pace, terms=terms)


def loser(table):
    """Who was the last to slap."""
    return next(event.by for event in table.match.story() if event.verb == "last")


def test_who_presses_before_all_bots_is_not_the_last():
    table = racing()
    assert QUICKEST <= table.scene["race"] < SLOWEST
    times = reactions(table.match, [1], table.session.chance)
    Page(table).say("race", min(times.values()) - 1)
    assert loser(table) != 1


@pytest.mark.parametrize("ms", [1, 60_000])
def test_who_presses_after_all_bots_is_the_last(ms):
    table = racing()
    Page(table).say("race", table.scene["race"] + ms)
    assert loser(table) == 1


@pytest.fixture
def clock(monkeypatch):
    """A clock of the test's own, in ms, by which the server measures presses."""
    now = [0.0]
    monkeypatch.setattr(session, "monotonic", lambda: now[0] / 1000)
    return now


@pytest.mark.parametrize(
    ("after_slowest", "says", "is_last"),
    [(FAIR + 1, 1, True), (FAIR + 1, -1_000_000, True), (FAIR - 1, -1, False)],
)
def test_in_a_competition_a_press_is_believed_for_the_time_on_the_way(
    clock, after_slowest, says, is_last
):
    table = racing(terms=Terms(fair=True))
    clock[0] += table.scene["race"] + after_slowest
    Page(table).say("race", table.scene["race"] + says if says == -1 else says)
    assert (loser(table) == 1) is is_last


def test_in_a_competition_a_press_that_nobody_can_make_is_none(clock):
    page = Page(racing(terms=Terms(fair=True)))
    clock[0] += 20
    assert [answer["kind"] for answer in page.say("race", 1)] == ["refused"]
    clock[0] += 400
    page.say("race", 400)
    assert loser(page.table) != 1


def test_a_race_is_refused_where_there_is_none():
    shown = page(players=2)
    assert shown.scene["race"] is None
    assert shown.say("race", 300) == [{"kind": "refused", "text": "There is no race now."}]


# Bots that are too slow


def sleepy(seat):
    time.sleep(0.4)
    return seat.legal[0]


def test_a_bot_that_sleeps_is_said_and_a_stand_in_plays_on():
    shown = page(players=2, seed=1, seats=["me", sleepy], bot_seconds=0.05)
    answers = shown.say("move", len(shown.scene["moves"]) - 1)
    (wrong,) = [answer["text"] for answer in answers if answer["kind"] == "error"]
    assert "sleepy at seat 1 (Ben) thought for longer than 0.05 s" in wrong
    assert shown.match.over or shown.table.session.asked == 0  # the game goes on


def test_a_bot_in_time_is_heard_and_may_not_touch_the_match():
    match = cardlab.new_match("pepper", 2, seed=1)
    before = match.view(0)

    def meddling(seat):
        seat.imagine(Dice(1)).apply(seat.legal[0])
        with pytest.raises(AttributeError):
            seat.match.apply(seat.legal[0])
        return "0 draw"

    assert str(answer(match, 0, meddling, seconds=5)) == "0 draw"
    assert match.view(0) == before
    with pytest.raises(BotError, match="raised ZeroDivisionError"):
        answer(match, 0, lambda seat: 1 / 0, seconds=5)


# What a schwupp opens


def test_the_cards_that_fit_after_a_schwupp_are_shown_before():
    places = {
        "top-first": "+1", "top-first pile": "red 5",
        "top-second": "+2", "top-second pile": "blue 2",
        "bottom-first": "-1", "bottom-first pile": "yellow 9",
        "bottom-second": "-2", "bottom-second pile": "green 9",
        "next": "same colour", "hand 0": "red 9, blue 4",
    }  # fmt: skip
    match = after("schwupps", places, players=2)
    table = CardTable(match, pace=0)
    then = {move["index"]: move["then"] for move in table.scene["moves"]}
    fitting = {match.legal(0)[i].text: cards for i, cards in then.items() if cards is not None}
    # Top row: same colour comes to stand beside red 5, so that red 9 fits, and +1 beside blue 2;
    # +2 beside blue 2, where blue 4 would fit now, is gone.
    assert fitting["0 schwupp top"] == ["red 9"]
    # Bottom row: +2 beside blue 2 stays, and takes blue 4; same colour beside yellow 9 takes none.
    assert fitting["0 schwupp bottom"] == ["blue 4"]
