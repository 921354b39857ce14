"""The page of a lesson hears messages, and refuses what does not belong there."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cardlab_tutorials import guided
from cardlab_tutorials.guided import Lesson, list_lessons
from cardlab_tutorials.guided.step_data import drawn
from cardlab_tutorials.guided.step_table import StepTable
from cardlab_tutorials.guided.study import StepSequence


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    monkeypatch.setattr("time.sleep", lambda _seconds: None)


@pytest.fixture
def lesson():
    return Lesson("pepper", folder=None)


def test_a_cell_that_is_run_again_goes_on_where_the_lesson_is(tmp_path):
    first, again = (guided.lesson("pepper", folder=tmp_path) for _ in range(2))
    assert first.page() is again.page()
    assert guided.lesson("pepper", language="es", folder=tmp_path) is not first


def tell(table, kind, index=0, **more):
    """Send a message as the page does; what was answered beside the new scene."""
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


# A step


def test_a_slip_waits_for_once_more(lesson):
    table = lesson.step("turn")
    tell(table, "move", 1)
    assert "because it is green" in text(shown(table)["verdict"]["text"])
    assert table.table.scene["moves"] == []
    tell(table, "anew")
    assert [move["verb"] for move in table.table.scene["moves"]] == ["play", "play", "draw"]
    tell(table, "move", 0)
    assert lesson.progress.marks == {"turn": "tick"}


def test_nothing_of_a_table_but_the_step_is_there(lesson):
    scene = lesson.step("turn").table.scene
    assert not any(scene["can"].values())
    assert (scene["coach"], scene["meta"]) == ("none", [])
    assert "seed" not in json.dumps({**scene, "game": ""})
    table = Lesson("schwupps", folder=None).step("stuck").table
    moves = [move for move in table.scene["moves"] if move["verb"] == "schwupp"]
    assert [move["then"] for move in moves] == [None, None]  # what will fit is asked


def test_a_wrong_answer_keeps_the_marks_that_are_right_and_crosses_the_others(lesson):
    table = lesson.step("fits")
    names = table.run.targets()
    for card in ("blue 1", "red 6"):
        tell(table, "mark", names.index(card))
    tell(table, "answer")
    assert shown(table)["verdict"]["state"] == "wrong"
    assert [names[index] for index in shown(table)["marked"]] == ["blue 1"]
    assert [names[index] for index in shown(table)["crossed"]] == ["red 6"]
    assert "✕" in text(shown(table)["verdict"]["text"])
    for card in set(table.run.now.right) - {"blue 1"}:
        tell(table, "mark", names.index(card))
    tell(table, "answer")
    assert table.run.done
    assert shown(table)["crossed"] == []


def test_a_number_that_is_refused_stands_among_the_others():
    table = Lesson("nacho_pile", folder=None).step("wild")
    tell(table, "move", 0)  # draws a wild; 2 is refused
    assert [move["say"] for move in table.table.scene["moves"]] == list("1234567")


def test_what_a_first_game_depends_on_at_its_end_is_told_before_it():
    untold = Lesson("nacho_pile", folder=None).step("first_game").run.now.untold
    assert untold  # and told when the table asks about it, or uses it
    assert not untold & {f"nacho.{id}" for id in ("end", "last_chip", "last_steal", "spicy_same")}


@pytest.mark.parametrize(
    ("kind", "index"),
    [
        *[("mark", 99), ("mark", -1), ("answer", 0), ("number", 3), ("choose", 0), ("move", 0)],
        *[(kind, 0) for kind in ("undo", "whatif", "save", "share", "again", "coach", "race")],
    ],
)
def test_what_is_not_asked_is_refused_and_changes_nothing(lesson, kind, index):
    table = lesson.step("fits")
    before = table.table.scene
    (answer,) = tell(table, kind, index)
    assert answer["kind"] == "refused"
    assert len(answer["text"]) < 200
    assert table.table.scene == before


@pytest.mark.parametrize(("option", "is_right"), [(0, False), (1, True)])
def test_a_guess_is_kept_and_answered_at_the_end_of_the_step(lesson, option, is_right):
    table = lesson.step("draw")
    tell(table, "choose", option)
    table = reloaded(lesson, "draw")  # goes on at the part that follows
    assert shown(table)["guess_right"] is None  # else it would give the end away
    tell(table, "solve")
    assert shown(table)["done"]
    assert shown(table)["guess_right"] is is_right


def test_the_table_counts_for_the_learner_only_in_a_whole_game():
    lesson = Lesson("nacho_pile", folder=None)
    for id, counts in (("four", "none"), ("first_game", "all")):
        assert lesson.step(id).table.scene["show_counts"] == counts


def test_a_card_that_is_drawn_in_a_text_has_no_quotation_marks():
    run = Lesson("schwupps", folder=None).page().run
    told = drawn('Beside "same number" comes "used rules".', run)
    assert told == ["Beside ", {"card": "same number"}, ' comes "used rules".']


def test_the_saved_step_reads_without_a_script(lesson):
    html = lesson.step("turn").saved()
    for word in ("Ben", "5 cards", "red 7, green 2, blue 4, yellow 1", "Play the card with"):
        assert word in html
    assert 'class="cl-may"' not in html  # no card is marked as one that fits
    lines = Lesson("schwupps", "en", folder=None).step("once").saved()
    assert all(f"<p>{n}. " in lines for n in range(1, 6))  # of the story, from which one is pressed


def reloaded(lesson, id):
    """The page of a step, opened again by a browser that has kept the progress."""
    later = Lesson(lesson.game, folder=None)
    later.restore(lesson.path()["kept"])
    table = later.page()
    tell(table, "go", list(later.steps).index(id))
    return table


def test_a_whole_game_has_its_own_players_whichever_step_was_open_before(lesson):
    """Both are dealt from the same seed, for as many players."""
    game, part = lesson.steps["game"], lesson.steps["acts"].parts[0]
    same = replace(part, setting=replace(part.setting, seed=game.game.setting.seed))
    acts = replace(lesson.steps["acts"], parts=(same,))
    page = StepTable(lesson, StepSequence(lesson, [acts, game]))
    page.sequence.go_to(1)
    page.show()
    assert {seat["name"] for seat in page.table.scene["seats"]} == {"Ben", "Cleo", "Dan"}


@pytest.mark.parametrize("game", list_lessons())
def test_a_whole_game_can_be_skipped_and_is_at_rest_until_it_begins_anew(game):
    lesson = Lesson(game, folder=None)
    id = lesson.course.sittings[0].steps[-1].id
    table = lesson.step(id)
    begun = table.table.scene["moves"]
    tell(table, "move", begun[0]["index"])
    while shown(table)["waits"]:
        assert not any(table.table.scene["can"].values())  # nor undone before the rule is read
        assert reloaded(lesson, id).table.scene["story"] == table.table.scene["story"]
        tell(table, "next")
    left = table.table.scene
    again = reloaded(lesson, id).table.scene
    keys = ("story", "hand", "rows", "moves")
    assert [again[key] for key in keys] == [left[key] for key in keys]
    tell(table, "undo")
    table = reloaded(lesson, id)
    assert table.table.scene["moves"] == begun
    tell(table, "solve")
    scene = table.table.scene
    assert text(shown(table)["verdict"]["text"]) not in ("", lesson.steps[id].game.praise["en"])
    assert (shown(table)["mark"], shown(table)["done"]) == ("shown", True)
    assert (scene["moves"], any(scene["can"].values())) == ([], False)
    tell(table, "anew")
    assert table.table.scene["moves"] == begun


# A function


def test_a_wrong_function_shows_the_table_of_the_case_and_a_right_one_hides_it(lesson):
    names = {}
    exec(lesson.course.code[0].parts[0].code.solved(), names)
    for fits, state in ((lambda card, top, suit: suit in card, "wrong"), (names["fits"], "right")):
        table = lesson.check(fits)
        assert shown(table)["verdict"]["state"] == state
        assert shown(table)["table"] == (state == "wrong")
        assert table.table.scene["moves"] == []
    assert lesson.progress.marks == {"write_fits": "tick"}
    for no_function in (True, None, "fits", 7):
        verdict = shown(lesson.check(no_function))["verdict"]
        assert "Pass the function itself" in text(verdict["text"])


# The page


def done(steps):
    """A lesson in which some steps are done."""
    lesson = Lesson("pepper", folder=None)
    for step in steps:
        lesson.progress.add(getattr(step, "id", step), "star", 0)
    return lesson


def test_takes_over_what_the_browser_has_kept(lesson):
    table = lesson.page()
    tell(table, "load", text=done(["free"]).path()["kept"])
    assert shown(table)["id"] == "turn"
    assert table.table.path["done"] == 1
    first, second = lesson.course.sittings
    table = Lesson("pepper", folder=None).page()
    tell(table, "load", text=done(first.steps).path()["kept"])
    assert shown(table)["id"] == second.steps[0].id
    assert table.table.path["minutes"] == second.minutes


@pytest.mark.parametrize("kept", ["", "[]", "{", '{"lesson": "fuego"}', "[" * 900])
def test_refuses_what_no_lesson_has_kept(lesson, kept):
    (answer,) = tell(lesson.page(), "load", text=kept)
    assert answer["kind"] == "refused"
    assert len(answer["text"]) < 300


def test_a_question_that_was_missed_comes_back_and_then_the_end(lesson):
    table = lesson.quiz()
    many = shown(table)["all"]
    tell(table, "solve")
    tell(table, "next")
    assert shown(table)["all"] == many + 1
    while shown(table)["kind"] != "end":
        tell(table, "solve")
        tell(table, "next")
    assert len(shown(table)["card"]) >= 6


def test_a_lesson_goes_on_at_the_first_question_that_is_open(lesson):
    quiz = lesson.course.quiz
    assert shown(done([*lesson.steps, quiz[0]]).page())["id"] == quiz[1].id
    assert shown(done([*lesson.steps, *quiz]).page())["kind"] == "end"


def test_a_step_that_is_done_lets_one_go_on_and_the_weak_ones_lead_back_to_the_end(lesson):
    steps = list(lesson.steps)
    finished = done([*steps, *lesson.course.quiz])
    weak = [steps[5], steps[20]]
    for id in weak:
        finished.progress.marks[id] = "shown"
    table = finished.page()
    tell(table, "review")
    for id in weak:
        assert (shown(table)["id"], shown(table)["known"]) == (id, True)
        assert not shown(table)["alone"]
        tell(table, "next")
    assert shown(table)["kind"] == "end"
    tell(table, "go", 3)
    tell(table, "next")
    assert shown(table)["id"] == steps[4]
    assert not shown(lesson.page())["known"]
    tell(table, "go", len(steps) + 1)  # the quiz, behind the steps
    assert shown(table)["id"] == lesson.course.quiz[0].id


def test_a_wrong_answer_counts_at_a_later_visit_too(lesson):
    table = lesson.page()
    at = list(lesson.steps).index("deck")
    tell(table, "go", at)
    tell(table, "number", 1)
    tell(table, "go", 0)
    tell(table, "go", at)
    tell(table, "number", 52)
    assert shown(table)["mark"] == "tick"


def test_a_hint_and_what_is_said_of_an_answer_take_turns(lesson):
    table = lesson.step("deck")
    tell(table, "number", 1)
    assert shown(table)["verdict"]
    tell(table, "hint")
    assert shown(table)["hints"]
    assert shown(table)["verdict"] is None
    tell(table, "number", 1)
    assert shown(table)["hints"] == []


def test_hints_go_once_the_answer_is_right(lesson):
    table = lesson.step("deck")
    tell(table, "hint")
    assert shown(table)["hints"]
    tell(table, "number", 52)
    assert not shown(table)["hints"]


@pytest.mark.parametrize(("asked", "begins"), [(2, 1), (1, 0), (0, 0), (7, 0), (-1, 0)])
def test_a_link_begins_a_sitting_alone(lesson, asked, begins):
    assert shown(lesson.page(asked))["id"] == lesson.course.sittings[begins].steps[0].id


def test_the_first_game_gives_the_second_sitting_two_moments(lesson):
    match = lesson.steps["first_game"].game.setting.match("pepper", "en")
    while match.ask is not None:
        match.apply(match.legal()[0])
    lesson.progress.add_game("first_game", [move.text for move in match.moves])
    table = lesson.page(2)
    sequence = table.sequence
    looks = [n for n, step in enumerate(sequence.steps) if step.parts[0].kind == "look"]
    assert len(looks) == 2
    for n in looks:
        sequence.go_to(n)
        table.show()
        assert shown(table)["kind"] == "look"
        assert shown(table)["wants"]
        assert shown(table)["clauses"]
        tell(table, "next")
        assert shown(table)["id"] == sequence.steps[n + 1].id
    assert lesson.progress.marks == {}


@pytest.mark.parametrize("moves", [["nonsense"], ["0 draw"] * 99, "draw", [7], None])
def test_a_game_that_was_not_kept_well_gives_no_moments(lesson, moves):
    kept = {"lesson": "pepper", "marks": {}, "wrong": {}, "games": {"first_game": moves}}
    lesson.progress.take(kept)
    assert shown(lesson.page(2))["id"] == lesson.course.sittings[1].steps[0].id
