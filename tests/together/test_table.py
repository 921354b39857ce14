"""What a table of people promises, by a clock turned by hand."""

from __future__ import annotations

import json

import pytest

import cardlab
from cardlab_widgets.together.chairs import GRACE, PAGES
from cardlab_widgets.together.room import PUPILS, Room, Rooms
from cardlab_widgets.together.table import AGAIN, TablePlan
from tests.together.hand import Hand, Tab, play_on, room

MOVED_ON = "The table has moved on: look again."


def moves(made: Room) -> int:
    return len(made.tables[0].match.moves)


def is_there(tab: Tab) -> list[str]:
    return [chair["is"] for chair in tab.presence["chairs"]]


def test_a_double_click_makes_one_move():
    _, made, (a, _) = room()
    seq = a.scene["seq"]
    a.press(seq=seq)
    a.press(seq=seq)
    assert (moves(made), a.refusals()) == (1, [MOVED_ON])


NOT_OFFERED = [{"kind": "move", "index": index, "seq": 1} for index in (-1, 999, 10**30)]
NO_MESSAGES = [{"kind": "move", "index": odd, "seq": 1} for odd in (True, "0", None, 0.0, [])]


@pytest.mark.parametrize(
    "message", [*NOT_OFFERED, *NO_MESSAGES, {}, {"kind": 7}, {"kind": "undo"}, {"kind": "move"}]
)
def test_what_is_not_offered_or_no_message_changes_nothing(message):
    _, made, (a, b) = room()
    made.hear(a.pupil, a.page, message)
    assert (moves(made), len(a.refusals())) == (0, 1)
    b.press()  # who is not asked
    assert (moves(made), len(b.refusals())) == (0, 1)


def test_a_press_on_its_way_is_good_while_others_come_and_go():
    clock, made, (a, b) = room()
    seq = a.scene["seq"]
    b.close()
    Tab(made, "late")
    clock.turn(2)
    b = Tab(made, "pupil 1")
    a.press(seq=seq)
    assert (moves(made), a.refusals()) == (1, [])


def test_two_tabs_show_the_same_chair():
    _, made, (a, _) = room()
    second = Tab(made, "pupil 0")
    assert second.chair is a.chair
    assert second.hand == a.hand
    a.press()
    assert second.scene["seq"] == a.scene["seq"]
    assert second.scene["story"] == a.scene["story"]


def test_the_oldest_tab_gives_way():
    _, made, (a, _) = room()
    newer = [Tab(made, "pupil 0") for _ in range(PAGES)]
    assert a.kinds()[-1] == "elsewhere"
    assert "elsewhere" not in newer[0].kinds()


def test_a_lost_pupil_is_waited_for_and_then_a_bot_plays_until_the_pupil_is_back():
    clock, made, (a, b) = room()
    hand = a.hand
    a.close()
    assert is_there(b) == ["lost", "here", "bot"]
    clock.turn(GRACE - 1)
    assert moves(made) == 0
    clock.turn(3)
    assert is_there(b) == ["away", "here", "bot"]
    assert moves(made) == 1
    back = Tab(made, "pupil 0")
    assert back.presence["me"] == 0
    assert is_there(b) == ["here", "here", "bot"]
    assert len(set(back.hand) & set(hand)) >= len(hand) - 1


def test_with_nobody_there_the_table_holds_still():
    clock, made, (a, b) = room()
    a.close()
    b.close()
    clock.turn(3600)
    assert moves(made) == 0
    Tab(made, "pupil 1")
    clock.turn(5)
    assert moves(made) >= 1  # by the bot for who is away


def test_who_comes_late_takes_a_bots_chair_or_looks_on_and_sees_no_hand():
    _, made, (a, _) = room()
    late, looks = Tab(made, "late"), Tab(made, "fourth")
    assert late.presence["me"] == 2
    assert late.hand
    assert late.pupil.name in [seat["name"] for seat in a.scene["seats"]]
    assert (looks.presence["me"], looks.hand, looks.scene["moves"]) == (None, [], [])
    looks.press()
    assert (moves(made), len(looks.refusals())) == (0, 1)


def test_a_chair_is_given_away_and_its_pages_hear_it():
    _, made, (a, b) = room()
    made.free(1, 0)
    assert a.kinds()[-1] == "gone"
    assert is_there(b)[0] == "bot"
    seq = a.scene["seq"]
    a.press(seq=seq)
    assert moves(made) == 0
    assert Tab(made, "new").presence["me"] == 0


def test_a_pause_takes_no_press_and_stops_the_clocks():
    clock, made, (a, _) = room(turn_seconds=30)
    made.pause(is_paused=True)
    a.press()
    clock.turn(600)
    assert (moves(made), a.refusals()) == (0, ["The table is not playing now."])
    made.pause(is_paused=False)
    clock.turn(29)
    assert moves(made) == 0
    a.press()
    assert moves(made) == 1


def test_a_bot_makes_the_move_of_a_turn_that_runs_out_and_takes_over_after_two():
    clock, made, (_, b) = room(people=2, players=2, turn_seconds=30)
    clock.turn(29)
    assert moves(made) == 0
    clock.turn(2)
    assert (moves(made), is_there(b)[0]) == (1, "here")
    for _ in range(3):
        if b.scene["moves"]:
            b.press()
        clock.turn(31)
    assert is_there(b)[0] == "away"


def test_whoever_is_asked_knows_when_the_turn_runs_out_and_nobody_else_does():
    clock, _, (a, b) = room(people=2, players=2, turn_seconds=30)
    assert (a.time_left, b.time_left) == ({"left": 30, "warn": 10}, None)
    clock.turn(12)
    again = Tab(a.room, "pupil 0")  # a reload
    assert again.time_left == {"left": 18, "warn": 10}
    again.press()
    for tab in (a, again, b):
        assert tab.time_left == ({"left": 30, "warn": 10} if tab.scene["moves"] else None)
    _, _, unhurried = room(people=2, players=2)
    assert [tab.time_left for tab in unhurried] == [None, None]


def finished(**how):
    clock, made, tabs = room(**how)
    play_on(made, tabs)
    return clock, made, tabs


def test_another_game_begins_when_all_who_are_here_want_it_and_the_first_chair_moves_on():
    _, made, (a, b) = finished()
    first = a.presence["chairs"][0]["name"]
    a.say("again")
    assert made.tables[0].state == "over"
    assert b.presence["again"] == 1
    b.say("again")
    assert made.tables[0].state == "playing"
    assert moves(made) == 0
    assert a.presence["chairs"][-1]["name"] == first
    assert a.scene["me"] == a.presence["me"] == 2


def test_another_game_begins_without_those_who_say_nothing():
    clock, made, (a, _) = finished()
    a.say("again")
    clock.turn(AGAIN - 1)
    assert made.tables[0].state == "over"
    clock.turn(2)
    assert made.tables[0].state == "playing"


@pytest.mark.slow
@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_whole_game_of_people_and_a_bot(game):
    options = {"rules": {"turn_cap": 20}} if game in ("schwupps", "fuego") else {}
    _, made, tabs = finished(game=game, **options)
    assert all(tab.refusals() == [] for tab in tabs)
    assert all(tab.scene["outcome"] for tab in tabs)
    assert made.tables[0].match.record()["moves"]


def test_a_phrase_is_one_of_eight_and_said_once_in_three_seconds():
    clock, _, (a, b) = room()
    for index in (0, 1, 99, -1, "hello"):
        a.say("say", index=index)
    clock.turn(4)
    a.say("say", index=7)
    said = [json.loads(text) for _, text in b.log if '"said"' in text]
    assert [(what["by"], what["index"]) for what in said] == [(0, 0), (0, 7)]


def alone(game="pepper", players=3, **plan):
    rooms = Rooms(Hand())
    made = rooms.begin_alone("en", TablePlan(game, players, seed=1, **plan))
    return rooms, made, Tab(made, "alone")


@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("bots", ["random", "rule_of_thumb"])
def test_one_person_plays_a_whole_game_with_bots_at_leisure(game, bots):
    options = {"rules": {"turn_cap": 10}} if game in ("schwupps", "fuego") else {}
    rooms, made, tab = alone(game, bots=bots, **options)
    for _ in range(3000):
        if made.tables[0].state == "over":
            break
        if tab.scene["moves"]:
            seq = tab.scene["seq"]
            if not tab.scene["race"]:
                rooms.clock.turn(3600)  # nobody hurries
            assert tab.scene["seq"] == seq
            tab.press()
        rooms.clock.turn(0.6)
    assert tab.scene["outcome"]
    assert tab.refusals() == []
    tab.say("again")
    assert made.tables[0].state == "playing"


def test_nobody_else_comes_to_a_table_for_one():
    _, made, _ = alone()
    with pytest.raises(cardlab.CardlabError, match="full"):
        Tab(made, "other")


def test_tables_for_one_take_no_room_from_classes_and_the_unused_ones_go(monkeypatch):
    monkeypatch.setattr("cardlab_widgets.together.room.ALONE", 3)
    rooms, first, _ = alone()
    later = [rooms.begin_alone("en", TablePlan("pepper", 2)) for _ in range(3)]
    assert list(rooms.rooms.values()) == [first, *later[1:]]
    assert rooms.shared() == []
    for made in later[1:]:
        Tab(made, "somebody")
    with pytest.raises(cardlab.CardlabError, match="taken"):
        rooms.begin_alone("en", TablePlan("pepper", 2))
    rooms.begin("en")


def test_pupils_fill_the_tables_one_after_the_other_or_as_a_link_names_them():
    _, made, tabs = room(people=5, tables=3, start=False)
    assert [tab.presence["table"] for tab in tabs] == [1, 1, 1, 2, 2]
    assert len({tab.pupil.name for tab in tabs}) == 5
    assert Tab(made, "other", wish=3).presence["table"] == 3


def test_who_waits_gets_a_chair_when_tables_are_laid():
    clock = Hand()
    made = Room("ABCDEF", "en", clock)
    waits = Tab(made, "early")
    assert waits.kinds() == ["hall"]
    made.lay(room()[1].tables[0].plan, 1)
    assert waits.presence["me"] == 0
    assert waits.hand


def test_new_tables_are_shown_as_a_whole_before_anything_else_of_them():
    _, made, tabs = room(people=3)
    heard = [len(tab.log) for tab in tabs]
    made.lay(TablePlan("fuego", 2), 1)
    for tab, n in zip(tabs, heard, strict=True):
        assert tab.kinds()[n:][0] == "table"
    assert [tab.presence["me"] for tab in tabs] == [0, 1, None]


def test_a_room_is_bounded():
    made = room(people=0)[1]
    for n in range(PUPILS):
        made.enter(f"pupil {n}", "en")
    with pytest.raises(cardlab.CardlabError, match="full"):
        made.enter("one more", "en")
    with pytest.raises(cardlab.CardlabError, match="1 to 12 tables"):
        made.lay(made.tables[0].plan, 13)


def test_the_teachers_page_holds_no_card_and_in_secret_names_nobody():
    clock, made, tabs = room(game="spicy", people=3)
    tabs[0].press()
    told = made.for_teacher()
    (table,) = told["tables"]
    assert made.tables[0].match.ask.question.secret
    assert table["asked"] == []
    clock.turn(0)
    words = json.dumps(told)
    deck = {card.text for card in made.tables[0].match.deck}
    assert not [card for card in deck if f'"{card}"' in words]
