"""The page of a lesson hears messages, and refuses what does not belong there."""

from __future__ import annotations

import json

import pytest

from cardlab_tutorials.guided import Lesson, list_lessons
from cardlab_tutorials.guided.targets import highlight
from tests.tutorials.guided import all_steps, began


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    monkeypatch.setattr("time.sleep", lambda _seconds: None)


@pytest.fixture
def lesson():
    return Lesson("pepper", folder=None)


def tell(table, kind, index=0, **more):
    """Send a message as the page does; return what was answered beside the new scene."""
    answers, widget = [], table.table
    widget.send = answers.append
    widget._hear(widget, {"kind": kind, "index": index, "seq": widget.scene["seq"], **more}, [])
    return [answer for answer in answers if answer["kind"] != "ack"]


def shown(table):
    return table.table.scene["step"]


def text(rich):
    return "".join(
        part if isinstance(part, str) else str(next(iter(part.values()))) for part in rich
    )


class TestMoves:
    def test_a_slip_waits_for_once_more(self, lesson):
        table = lesson.step("turn")
        tell(table, "move", 1)
        assert "by its suit" in text(shown(table)["verdict"]["text"])
        assert table.table.scene["moves"] == []
        tell(table, "anew")
        assert [move["verb"] for move in table.table.scene["moves"]] == ["play", "play", "draw"]
        tell(table, "move", 0)
        assert lesson.progress.marks == {"turn": "tick"}

    def test_what_fits_after_a_schwupp_is_not_given_away(self):
        table = Lesson("schwupps", folder=None).step("stuck")
        moves = [move for move in table.table.scene["moves"] if move["verb"] == "schwupp"]
        assert [move["then"] for move in moves] == [None, None]

    def test_nothing_of_a_table_but_the_step_is_there(self, lesson):
        scene = lesson.step("turn").table.scene
        assert not any(scene["can"].values())
        assert scene["coach"] == "none"
        assert scene["meta"] == []
        assert "seed" not in json.dumps({**scene, "game": ""})


class TestAnswers:
    def test_marks_are_judged_when_that_is_all(self, lesson):
        table = lesson.step("fits")
        names = table.run.targets()
        for card in ("blue 1", "red 6"):
            tell(table, "mark", names.index(card))
        tell(table, "answer")
        assert shown(table)["verdict"]["state"] == "wrong"
        assert [names[index] for index in shown(table)["marked"]] == ["blue 1"]  # it stays

    @pytest.mark.parametrize(
        ("kind", "index"),
        [("mark", 99), ("mark", -1), ("answer", 0), ("number", 3), ("choose", 0), ("move", 0)],
    )
    def test_what_is_not_asked_is_refused_and_changes_nothing(self, lesson, kind, index):
        table = lesson.step("fits")
        before = table.table.scene
        (answer,) = tell(table, kind, index)
        assert answer["kind"] == "refused"
        assert len(answer["text"]) < 200
        assert table.table.scene == before

    @pytest.mark.parametrize("kind", ["undo", "whatif", "save", "share", "again", "coach", "race"])
    def test_what_a_table_does_elsewhere_is_refused(self, lesson, kind):
        table = lesson.step("turn")
        (answer,) = tell(table, kind)
        assert answer["kind"] == "refused"

    @pytest.mark.parametrize(("option", "is_right"), [(0, False), (1, True)])
    def test_a_guess_is_answered_at_the_end_of_the_step(self, lesson, option, is_right):
        table = lesson.step("last")
        tell(table, "choose", option)
        assert shown(table)["guess_right"] is None  # else it would give the end away
        play = next(move for move in table.table.scene["moves"] if move["verb"] == "play")
        tell(table, "move", play["index"])
        assert shown(table)["done"]
        assert shown(table)["guess_right"] is is_right


class TestPage:
    def test_takes_over_what_the_browser_has_kept(self, lesson):
        other = Lesson("pepper", folder=None)
        other.note("free", "star", 0)
        kept = other.path()["kept"]
        table = lesson.page()
        tell(table, "load", text=kept)
        assert shown(table)["id"] == "turn"
        assert table.table.path["done"] == 1

    @pytest.mark.parametrize("kept", ["", "[]", "{", '{"lesson": "fuego"}', "[" * 900])
    def test_refuses_what_no_lesson_has_kept(self, lesson, kept):
        table = lesson.page()
        (answer,) = tell(table, "load", text=kept)
        assert answer["kind"] == "refused"
        assert len(answer["text"]) < 300

    def test_a_question_that_was_missed_comes_back_and_then_the_end(self, lesson):
        table = lesson.quiz()
        many = len(table.sequence.steps)
        tell(table, "solve")
        tell(table, "next")
        assert shown(table)["all"] == many + 1
        table.sequence.go_to(many + 1)
        table.table.refresh()
        assert shown(table)["kind"] == "end"
        assert len(shown(table)["card"]) >= 6


class TestSittings:
    def test_what_was_kept_goes_on_with_the_second_sitting(self, lesson):
        other = Lesson("pepper", folder=None)
        for step in lesson.course.sittings[0].steps:
            other.note(step.id, "star", 0)
        table = lesson.page()
        tell(table, "load", text=other.path()["kept"])
        assert table.run.step is lesson.course.sittings[1].steps[0]
        assert table.table.path["minutes"] == lesson.course.sittings[1].minutes

    @pytest.mark.parametrize(("asked", "begins"), [(2, 1), (1, 0), (0, 0), (7, 0), (-1, 0)])
    def test_a_link_begins_a_sitting_alone(self, lesson, asked, begins):
        assert lesson.page(asked).run.step is lesson.course.sittings[begins].steps[0]

    def test_the_first_game_gives_the_second_sitting_two_moments(self, lesson, tmp_path):
        match = played(lesson.steps["first_game"].game, lesson)
        Lesson("pepper", folder=tmp_path).note_game(
            "first_game", [str(move) for move in match.moves]
        )
        table = Lesson("pepper", folder=tmp_path).page(2)
        for _ in range(2):
            assert shown(table)["kind"] == "look"
            assert shown(table)["wants"]
            assert shown(table)["clauses"]
            tell(table, "next")
        assert table.run.step is table.lesson.course.sittings[1].steps[0]
        assert table.lesson.progress.marks == {}

    @pytest.mark.parametrize("moves", [["nonsense"], ["0 draw"] * 99, "draw", [7], None])
    def test_a_game_that_was_not_kept_well_gives_no_moments(self, lesson, moves):
        kept = {"lesson": "pepper", "marks": {}, "wrong": {}, "games": {"first_game": moves}}
        lesson.progress.take(kept)
        assert lesson.page(2).run.step is lesson.course.sittings[1].steps[0]


def played(part, lesson):
    """The whole game of a part, in which each seat makes the first move that is legal."""
    match = part.setting.match(lesson.game, lesson.language)
    while match.ask is not None:
        match.apply(match.legal()[0])
    return match


def test_the_saved_step_reads_without_a_script(lesson):
    html = lesson.step("turn").still()
    for word in ("Ben", "5 cards", "red 7, green 2, blue 4, yellow 1", "Play the card that has"):
        assert word in html
    assert 'class="cl-may"' not in html  # no card is marked as one that fits


def test_a_lesson_goes_on_at_the_first_question_that_is_open():
    lesson = Lesson("pepper", folder=None)
    for id in lesson.steps:
        lesson.note(id, "star", 0)
    lesson.note("quiz1", "tick", 1)
    assert lesson.page().run.step is lesson.course.quiz[1]
    for question in lesson.course.quiz:
        lesson.note(question.id, "star", 0)
    assert shown(Lesson.page(lesson))["kind"] != "end"  # the page that is open stays as it is
    assert lesson.open_sitting().run is None


def test_the_table_tells_by_itself_only_what_was_taught():
    lesson = Lesson("nacho_pile", folder=None)
    for id, show_counts in (("home", "none"), ("four", "all")):
        table = lesson.step(id)
        assert table.show_counts == "none"
        while not table.run.done:
            tell(table, "solve")
        assert table.show_counts == show_counts


class TestSpotlight:
    @pytest.mark.parametrize("game", list_lessons())
    def test_each_part_marks_what_is_there(self, game):
        for step in all_steps(game):
            for n, part in enumerate(step.parts):
                run = began(game, step, n)
                words = run.words.of(run.match.words)
                assert all(highlight(name, run.match, run.me, words)["name"] for name in part.spot)


class TestSeenByAnother:
    def test_once_it_is_right_the_table_is_shown_as_that_seat_sees_it(self, lesson):
        table = lesson.step("secret")
        assert [held["card"] for held in table.table.scene["hand"]] == ["blue 2", "blue 8"]
        tell(table, "solve")
        assert table.table.scene["me"] == 2
        assert [held["card"] for held in table.table.scene["hand"]] == [
            "yellow 3",
            "green 9",
            "red 2",
        ]
        known = {seat["name"]: set(seat["cards"]) for seat in table.table.scene["seats"]}
        assert known == {"You": {None}, "Ben": {None}}
        assert text(shown(table)["wants"]) == "The table as Cleo sees it"
        assert table.table.session.me == 0
