"""A room outlives its server, and a tournament its rounds."""

from __future__ import annotations

import csv
from io import StringIO

import pytest

import cardlab
from cardlab_widgets.together.files import LONG
from cardlab_widgets.together.names import NAMES
from cardlab_widgets.together.results import Played, as_csv, pair, places, standings
from cardlab_widgets.together.room import Rooms
from cardlab_widgets.together.table import TablePlan
from tests.together.hand import Hand, Tab, play_on, press_all


def ten_games() -> tuple[Rooms, list]:
    """Two rooms with five tables each, all in the midst of a game."""
    rooms = Rooms(Hand())
    tabs = []
    for n in range(2):
        made = rooms.begin("en")
        made.lay(TablePlan("pepper", 3), 5)
        tabs += [Tab(made, f"pupil {n} {m}") for m in range(14)]
        made.start()
    for _ in range(6):
        press_all(tabs)
        rooms.clock.turn(0.7)
    return rooms, tabs


def loaded() -> Rooms:
    """The rooms as a server finds them that is started again."""
    rooms = Rooms(Hand())
    rooms.load()
    return rooms


def records(rooms: Rooms) -> list[dict]:
    return [table.match.record() for code in sorted(rooms.rooms)
            for table in rooms.rooms[code].tables]  # fmt: skip


def test_a_press_that_was_made_before_the_restart_is_known_to_be_made():
    rooms, (a, *others) = ten_games()
    while not a.scene["moves"]:
        rooms.clock.turn(0.5)
        press_all(others)
    seq = a.scene["seq"]
    a.press()
    back = Tab(loaded().find(a.room.code), a.pupil.id)
    assert back.scene["pressed"] == seq


def test_an_answer_that_was_held_back_is_asked_for_again():
    rooms = Rooms(Hand())
    made = rooms.begin("en")
    made.lay(TablePlan("spicy", 2, pace=5.0), 1)
    tabs = [Tab(made, f"pupil {n}") for n in range(2)]
    made.start()
    tabs[0].press()
    seq = tabs[1].scene["seq"]
    tabs[1].press()
    assert tabs[1].scene["moves"] == []
    back = Tab(loaded().find(made.code), "pupil 1")
    assert back.scene["moves"]
    assert back.scene["pressed"] != seq


@pytest.mark.slow
@pytest.mark.parametrize("text", ["", "{}", "[]", '{"code": "ABCDEF"}', "\x00"])
def test_a_damaged_file_and_a_line_without_an_end_are_left_out(kept, text):
    rooms, _ = ten_games()
    for path in kept.glob("together-*-*.json"):
        with path.open("a") as file:
            file.write('\n{"number": 1, "pla')
    assert records(loaded()) == records(rooms)
    code = next(iter(rooms.rooms))
    (kept / f"together-{code}.json").write_text(text)
    assert set(loaded().rooms) == set(rooms.rooms) - {code}


def test_the_file_of_a_table_stays_short(kept):
    made = Rooms(Hand()).begin("en")
    made.lay(TablePlan("pepper", 3), 1)
    for _ in range(500):
        made.save_table(made.tables[0])
    (path,) = kept.glob("together-*-1.json")
    assert path.stat().st_size < 2 * LONG
    assert records(loaded()) == [made.tables[0].match.record()]


def test_what_is_kept_only_this_user_can_read(kept):
    ten_games()
    files = list(kept.glob("together-*"))
    assert len(files) == 12
    assert {path.stat().st_mode & 0o077 for path in files} == {0}


def test_rooms_are_bounded():
    rooms = Rooms(Hand())
    for _ in range(40):
        rooms.begin("es")
    with pytest.raises(cardlab.CardlabError, match="too many rooms"):
        rooms.begin("es")
    with pytest.raises(cardlab.CardlabError, match="No room has the code ABC"):
        rooms.find("ab c")


# A tournament


def test_three_rounds_of_a_tournament():
    rooms = Rooms(Hand())
    made = rooms.begin("en")
    made.lay(TablePlan("pepper", 3), 3, same_deal=True, rounds=True)
    tabs = [Tab(made, f"pupil {n}") for n in range(7)]
    for number in (1, 2, 3):
        assert made.round == number
        assert len({str(table.match.table.hands[0].cards) for table in made.tables}) == 1
        with pytest.raises(cardlab.CardlabError, match="not finished"):
            made.next_round()
        made.start()
        play_on(made, tabs)
        tabs[0].say("again")
        assert made.tables[0].state == "over"
        if number < 3:
            made.next_round()
            assert all(tab.chair for tab in tabs)
    played, records = made.ended()
    assert len(records) == 9
    points = standings(played)
    assert set(points) == {tab.pupil.id for tab in tabs}
    table = [*csv.DictReader(StringIO(as_csv(played, cardlab.Words("en"))))]
    assert len(table) == 27
    assert {row["round"] for row in table} == {"1", "2", "3"}
    names = {row["name"] for row in table if row["name"] in NAMES}
    assert names == {tab.pupil.name for tab in tabs}
    assert all(cardlab.replay(record["record"]).over for record in records)


def test_a_table_without_people_holds_up_no_round():
    made = Rooms(Hand()).begin("en")
    made.lay(TablePlan("pepper", 3), 3, rounds=True)
    tabs = [Tab(made, f"pupil {n}") for n in range(4)]
    made.start()
    tabs[3].close()
    play_on(made, tabs[:3], made.tables[:1])
    made.next_round()
    assert [len(table.free_chairs()) for table in made.tables] == [0]


def test_points_are_how_many_come_after_and_ties_share():
    match = cardlab.set_table("spicy", {"hand 0": "chili 1"}, players=3, seed=1)
    cardlab.play(match, cardlab.bots.make("rule_of_thumb", seed=1))
    assert sum(places(match)) == 6
    assert min(places(match)) == (1.0 if len(match.outcome.winners) == 1 else 1.5)


def played(number, table, *pupils) -> list[Played]:
    return [
        Played(number, table, n, pupil, pupil, n + 1, len(pupils) - 1 - n, 0, 0)
        for n, pupil in enumerate(pupils)
    ]


def test_winners_meet_winners_and_tables_differ_by_one_chair_at_most():
    before = [*played(1, 1, "a", "b", "c"), *played(1, 2, "d", "e", "f")]
    tables = pair("abcdef", before, 3)
    assert {"a", "d"} <= set(tables[0])
    sizes = [len(table) for table in pair([str(n) for n in range(30)], [], 4)]
    assert sorted(sizes) == [3, 3, 4, 4, 4, 4, 4, 4]
    assert [len(table) for table in pair("abcde", [], 4)] == [3, 2]
