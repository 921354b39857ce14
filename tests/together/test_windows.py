"""What a chair may not know can't be told by time either.

Matches are alike in all that one chair knows, and differ in the others' cards. While nobody does
anything that all can see, the chair's page gets the same messages at the same times.
"""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice
from cardlab_widgets.together import table as tables
from cardlab_widgets.together import windows
from cardlab_widgets.together.table import SharedTable
from tests.together.hand import Hand, Tab, room

ME = 0


@pytest.fixture(autouse=True)
def names(monkeypatch):
    monkeypatch.setattr("cardlab_widgets.together.room.draw", lambda taken, _: f"P{len(taken)}")


def passive(tab: Tab) -> int | None:
    """The number of the move with which a chair lets things be."""
    verbs = ("wait", "pass")
    moves = (move for move in tab.scene["moves"] if move["verb"] in verbs)
    return next((move["index"] for move in moves), None)


def in_window(game: str, seed: int, number: int):
    """Three pupils in the midst of a secret question, the so-manieth of a game; None if over."""
    clock, made, tabs = room(people=3, game=game, seed=seed, pace=0.0)
    table, dice, before = made.tables[0], Dice(seed), -1
    for _ in range(600):
        ask = table.match.ask
        if ask is None:
            return None
        if ask.question.secret and table.match.asked != before:
            before, number = table.match.asked, number - 1
            if number < 0:
                return clock, table, tabs
        for tab in tabs:
            if tab.scene["moves"]:
                tab.press(dice.below(len(tab.scene["moves"])))
                break
        else:
            clock.turn(0.5)
    return None


def at_a_table(places: dict, **rules):
    """Three pupils at a Fuego! table that was set by hand."""
    clock, made, tabs = room(people=3, game="fuego", pace=0.0)
    table = made.tables[0]
    table._begin(cardlab.set_table("fuego", places, players=3, seed=3, **rules))
    table._changed()
    return clock, table, tabs


def make(table: SharedTable, tab: Tab, text: str) -> None:
    """Press a move, by its words."""
    texts = [move.text for move in table.match.legal(tab.scene["me"])]
    tab.press(texts.index(text))


def told_in(clock: Hand, tabs: list[Tab]) -> list[tuple[float, str]]:
    """What ME's page is told in a window in which nobody does what all would see."""
    begin, begun = len(tabs[ME].log), clock.now
    for tab in tabs[1:]:  # one answers soon, the other later
        clock.turn(0.4)
        if passive(tab) is not None:
            tab.press(passive(tab))
    if passive(tabs[ME]) is not None:
        tabs[ME].press(passive(tabs[ME]))
    tabs[ME].say("hello")
    clock.turn(20)
    return [(round(at - begun, 6), text) for at, text in tabs[ME].log[begin:]]


EIGHTS = {"play": "5", "hand 0": "8, 9, 2", "hand 1": "1, 3, 3"}
OPEN = {"up 0": "4, 6, 7", "up 1": "4, 6, 10", "up 2": "6, 7, 10"}
HANDS = ("8, 8, 8", "1, 2, 4", "9, 9, 10")  # of seat 2, with which only the first can play a four


def in_fuego() -> list[list[tuple[float, str]]]:
    """What ME is told after playing an eight, in worlds that differ in the hand of another seat."""
    logs = []
    for hand in HANDS:
        clock, table, tabs = at_a_table({**EIGHTS, **OPEN, "hand 2": hand})
        make(table, tabs[ME], "0 play 8")
        assert table.match.ask.question.quick
        assert (len(table.match.legal(2)) > 1) == (hand == HANDS[0])
        logs.append(told_in(clock, tabs))
    return logs


def test_time_and_words_do_not_tell_who_can_play_a_four():
    first, *others = in_fuego()
    assert first
    assert all(log == first for log in others)


PRESSES = (0, 1, 3, 8, 16)  # after which a game is looked at


def after(game: str, presses: int):
    """Three pupils after so many presses; None if the game is over by then."""
    clock, made, tabs = room(people=3, game=game, pace=0.0)
    dice = Dice(presses)
    while presses:
        asked = [tab for tab in tabs if tab.scene["moves"]]
        if asked:
            asked[0].press(dice.below(len(asked[0].scene["moves"])))
            presses -= 1
        clock.turn(0.5)
        if made.tables[0].match.over:
            return None
    return clock, made.tables[0], tabs


def in_worlds(game: str, chair: int, presses: int) -> list[list[tuple[float, str]]]:
    """What a chair is told while nobody does what all would see, in worlds that are alike to it.

    The others answer in secret, press what is not offered, say something, come and go.
    """
    logs = []
    for world in range(3):
        reached = after(game, presses)
        if reached is None:
            return []
        clock, table, tabs = reached
        if world:
            table._save = lambda _table: None  # an imagined match gives no record
            table.match = table.match.imagine(chair, Dice(world))
        table._changed()
        me, *others = sorted(tabs, key=lambda tab: tab.presence["me"] != chair)
        begin, begun = len(me.log), clock.now
        for n, tab in enumerate(others):
            clock.turn(0.3)
            tab.press(999)
            tab.say("say", index=n)
            if table.match.ask.question.secret and passive(tab) is not None:
                tab.press(passive(tab))
            second = Tab(tab.room, tab.pupil.id)
            clock.turn(0.1)
            second.close()
        me.say("hello")
        me.press(seq=-1)
        clock.turn(15)
        logs.append([(round(at - begun, 6), text) for at, text in me.log[begin:]])
    return logs


@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("chair", range(3))
def test_no_chair_is_told_by_words_or_time_what_it_may_not_know(game, chair):
    seen = 0
    for presses in PRESSES:
        for first, *others in filter(None, [in_worlds(game, chair, presses)]):
            seen += 1
            assert first
            assert all(log == first for log in others)
    assert seen > 2


def test_a_window_that_closes_early_is_seen(monkeypatch):
    """Those without a choice are answered for at once, as on one device."""
    real = SharedTable._awaited

    def closes_early(question, *, is_awaited, pace, thinking):
        return thinking if is_awaited else pace

    def awaited(table):
        return [chair for chair in real(table) if table._offered(chair)]

    monkeypatch.setattr(tables, "open_for", closes_early)
    monkeypatch.setattr(SharedTable, "_awaited", awaited)
    first, *others = in_fuego()
    assert first not in others


def all_that_lies_there(table: SharedTable) -> list[list[str]]:
    """The pieces of all zones in their order: hands, piles and the bag."""
    return [[str(piece) for piece in zone] for zone in table.match.table.zones()]


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_hidden_piece_that_is_told_is_seen_in_each_game(monkeypatch, game):
    real = SharedTable._paint

    def telling(self, viewpoint):
        return {**real(self, viewpoint), "leak": all_that_lies_there(self)}

    monkeypatch.setattr(SharedTable, "_paint", telling)
    worlds = [in_worlds(game, ME, presses) for presses in PRESSES[:2]]
    assert any(log != first for first, *others in filter(None, worlds) for log in others)


# How long a window is open


def seconds_open(table: SharedTable, clock: Hand) -> float:
    number, begun = table.match.asked, clock.now
    while table.match.asked == number:
        clock.turn(0.1)
    return round(clock.now - begun, 1)


def test_a_quick_window_is_open_for_two_seconds_whoever_has_pressed():
    for presses in (False, True):
        clock, table, tabs = in_window("fuego", 1, 2)
        for tab in tabs if presses else ():
            if passive(tab) is not None:
                tab.press(passive(tab))
        assert seconds_open(table, clock) == windows.QUICK


def test_who_has_no_choice_is_not_asked_in_a_quick_window():
    _, table, tabs = in_window("fuego", 1, 2)
    for tab in tabs:
        seat = tab.scene["me"]
        asked = seat in table.match.ask.seats
        assert bool(tab.scene["moves"]) == (asked and len(table.match.legal(seat)) > 1)


def test_a_thinking_window_ends_when_all_have_pressed_or_at_its_limit():
    clock, table, tabs = in_window("spicy", 1, 1)
    number = table.match.asked
    for tab in tabs:
        if tab.scene["moves"]:
            tab.press(passive(tab))
    clock.turn(0)
    assert table.match.asked != number
    clock, table, _ = in_window("spicy", 1, 1)
    assert seconds_open(table, clock) == windows.THINKING


def test_who_lets_go_until_the_next_turn_is_not_asked_until_then():
    clock, table, tabs = in_window("spicy", 1, 0)
    asked = [tab for tab in tabs if tab.scene["moves"]]
    assert all(tab.scene["can"]["rest"] for tab in asked)
    asked[0].press(kind="rest")
    assert asked[0].scene["moves"] == []
    asked[1].press(passive(asked[1]))
    clock.turn(0)
    assert not table.match.ask.question.secret
    assert not any(chair.rests for chair in table.chairs if chair.number in table.match.ask.seats)


def test_whoever_thinks_about_a_secret_question_knows_how_long_it_is_open():
    _, table, tabs = in_window("spicy", 1, 1)
    for tab in tabs:
        assert (tab.time_left is not None) == bool(tab.scene["moves"])
    first = next(tab for tab in tabs if tab.scene["moves"])
    assert first.time_left["left"] == table.plan.thinking
    first.press(passive(first))
    assert first.time_left is None


# Races


def race():
    """Pupils whose game has come to a race: a card was played that all others have to slap."""
    places = {"play": "4, 9", "hand 0": "ya burnt, 3, 3", "hand 1": "5, 5, 6", "hand 2": "1, 2, 2"}
    clock, table, tabs = at_a_table({**places, **OPEN}, slap="reaction")
    make(table, tabs[0], "0 play ya burnt")
    while not table.match.ask.question.race:
        clock.turn(0.5)
    return clock, table, tabs


def slowest(table: SharedTable) -> int:
    last = [event for event in table.match.story() if event.verb == "last"]
    return last[-1].by


@pytest.mark.parametrize(
    ("presses", "loser"),
    [
        ([(2, 0.9, 880), (1, 0.05, 700)], 2),  # heard first, and slower
        ([(1, 0.5, 490), (2, 0.4, 1)], 2),  # who lies gains a quarter of a second at most
        ([(2, 0.5, 400)], 1),  # who does not press is the slowest
    ],
)
def test_the_slowest_by_believed_times_loses(presses, loser):
    clock, table, tabs = race()
    for tab, later, ms in presses:
        clock.turn(later)
        tabs[tab].press(ms, kind="race")
    clock.turn(windows.RACE)
    assert slowest(table) == loser


def test_plans_and_windows_are_the_teachers():
    clock, made, tabs = room(game="spicy", people=2, thinking=20.0)
    tabs[0].press()
    assert made.tables[0].match.ask.question.secret
    assert seconds_open(made.tables[0], clock) == 20.0
