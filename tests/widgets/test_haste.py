"""A race at the table, and what a move would open."""

from __future__ import annotations

import pytest

from cardlab_widgets import CardTable
from cardlab_widgets.table import session
from cardlab_widgets.table.race import FAIR
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


@pytest.fixture
def clock(monkeypatch):
    """A clock of the test's own, in ms, by which the server measures presses."""
    now = [0.0]
    monkeypatch.setattr(session, "monotonic", lambda: now[0] / 1000)
    return now


@pytest.mark.parametrize(
    ("is_fair", "after_slowest", "says", "is_last"),
    [
        (True, FAIR + 1, 1, True),
        (True, FAIR + 1, -1_000_000, True),
        (True, FAIR - 1, "sooner", False),
        (False, 60_000, -1_000_000_000, True),  # nobody can have pressed before it was asked
    ],
)
def test_a_press_is_believed_for_the_time_on_the_way(clock, is_fair, after_slowest, says, is_last):
    table = racing(terms=Terms(fair=is_fair))
    slowest = table.scene["race"]
    clock[0] += slowest + after_slowest
    Page(table).say("race", slowest - 1 if says == "sooner" else says)
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


# What a schwupp opens


@pytest.mark.parametrize(
    ("hand", "top", "bottom"),
    [
        # Top row: same colour comes to stand beside red 5, so that red 9 fits, and +1 beside
        # blue 2; +2 beside blue 2, where blue 4 would fit now, is gone. Bottom row: +2 beside
        # blue 2 stays, and takes blue 4; same colour beside yellow 9 takes none.
        ("red 9, blue 4", ["red 9"], ["blue 4"]),
        # Top row: blue 6 fits nowhere, and would only after an aggravation card too. Bottom row: +1
        # beside red 5 stays.
        ("blue 6, aggravation", [], ["blue 6"]),
    ],
)
def test_the_cards_that_fit_after_a_schwupp_are_shown_before(hand, top, bottom):
    places = {
        "top-first": "+1", "top-first pile": "red 5",
        "top-second": "+2", "top-second pile": "blue 2",
        "bottom-first": "-1", "bottom-first pile": "yellow 9",
        "bottom-second": "-2", "bottom-second pile": "green 9",
        "next": "same colour", "hand 0": hand,
    }  # fmt: skip
    match = after("schwupps", places, players=2)
    table = CardTable(match, pace=0)
    then = {move["index"]: move["then"] for move in table.scene["moves"]}
    fitting = {match.legal(0)[i].text: cards for i, cards in then.items() if cards is not None}
    assert (fitting["0 schwupp top"], fitting["0 schwupp bottom"]) == (top, bottom)
