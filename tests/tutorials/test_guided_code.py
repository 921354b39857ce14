"""The functions that a lesson asks for: judged by the engine, and told in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cardlab_tutorials.exercises.verdicts import Verdict
from cardlab_tutorials.guided import Lesson, list_lessons
from cardlab_tutorials.guided.functions import cases, judge
from cardlab_tutorials.guided.reading import course
from cardlab_tutorials.guided.steps import Code, Step

pytestmark = pytest.mark.slow

STEPS = [
    pytest.param(game, step, id=f"{game}-{step.id}")
    for game in list_lessons()
    for step in course(game).code
]


def code_of(step: Step) -> Code:
    (part,) = step.parts
    assert part.code is not None
    return part.code


def written(source: str, name: str) -> Callable[..., Any]:
    """The function that a cell defines."""
    names: dict[str, Any] = {}
    exec(compile(source, "<cell>", "exec"), names)
    function: Callable[..., Any] = names[name]
    return function


def judged(game: str, step: Step, function: Callable[..., Any]) -> Verdict:
    return judge(function, code_of(step), step.clauses, game, "en")[0]


@pytest.mark.parametrize(("game", "step"), STEPS)
class TestEachFunction:
    def test_its_solution_agrees_with_the_engine(self, game, step):
        code = code_of(step)
        assert judged(game, step, written(code.solved(), code.name)).state == "right"

    @pytest.mark.parametrize("answer", [True, False])
    def test_a_constant_is_wrong(self, game, step, answer):
        result = judged(game, step, lambda *_: answer)
        assert result.state == "wrong"
        assert result.call.endswith(f" → {answer}")
        assert f"The rulebook says {not answer}: " in result.text
        assert result.clause in step.clauses

    def test_every_clause_decides_a_case(self, game, step):
        decided = {case.clause for case in cases(code_of(step), step.clauses, game, "en")}
        assert decided == set(step.clauses)


class TestTypicalSlips:
    @pytest.mark.parametrize(
        ("game", "right", "wrong", "clause"),
        [
            ("pepper", 'number == "8" or ', "", "pepper.eight"),
            ("pepper", "number.isdigit() and ", "", "pepper.pepper_match"),
            ("schwupps", " % 10", "", "schwupps.wrap"),
            ("schwupps", "+ int(rule)", "- int(rule)", "schwupps.step"),
            ("nacho_pile", "kind in drawn", "chip in drawn", "nacho.bust"),
            ("nacho_pile", "else 8", "else 9", "nacho.spicy_same"),
            ("nacho_pile", 'if chip == "wild":', 'if chip == "joker":', "nacho.wild"),
            ("fuego", ' if below != "invisible"', "", "fuego.seven"),
            ("fuego", 'top == "7"', 'top == "8"', "fuego.seven"),
            ("spicy", 'last_number == "10"', 'last_number == "9"', "spicy.follow"),
            ("spicy", "spice == last_spice and ", "", "spicy.follow"),
        ],
    )
    def test_a_line_that_is_wrong_is_found(self, game, right, wrong, clause):
        (step,) = course(game).code
        code = code_of(step)
        source = code.solved()
        assert right in source
        result = judged(game, step, written(source.replace(right, wrong), code.name))
        assert result.state == "wrong"
        assert result.clause == clause


class TestWhatIsTold:
    def test_an_error_is_a_sentence_with_its_line(self):
        (step,) = course("pepper").code
        result = judged("pepper", step, written("def fits(a, b, c):\n    return a[99]", "fits"))
        assert (
            result.text
            == "It stopped with an error: IndexError: string index out of range (line 2)"
        )
        assert result.call == "fits('red 7', 'green 7', 'green')"


class TestLesson:
    @pytest.fixture
    def lesson(self):
        return Lesson("pepper", folder=None)

    def test_a_wrong_function_shows_the_table_of_the_case(self, lesson):
        def fits(card, top, suit):
            return suit in card

        table = lesson.check(fits)
        shown = table.table.scene["step"]
        assert shown["verdict"]["state"] == "wrong"
        assert shown["verdict"]["call"] == "fits('red 7', 'green 7', 'green') → False"
        assert shown["table"]
        assert table.table.scene["rows"][0][-1]["top"][-1] == "green 7"
        assert table.table.scene["moves"] == []

    def test_a_right_one_is_done_and_hides_the_table_again(self, lesson):
        code = code_of(course("pepper").code[0])
        lesson.check(written("def fits(card, top, suit):\n    return True", "fits"))
        table = lesson.check(written(code.solved(), "fits"))
        assert table.table.scene["step"]["verdict"]["state"] == "right"
        assert not table.table.scene["step"]["table"]
        assert lesson.progress.marks == {"write_fits": "tick"}

    @pytest.mark.parametrize("handed", [True, None, "fits", 7])
    def test_what_is_no_function_is_told_in_a_sentence(self, lesson, handed):
        verdict = lesson.check(handed).table.scene["step"]["verdict"]
        assert verdict["text"] == ["Hand over the function itself, fits, not what it returns."]
        assert verdict["call"] == verdict["clause"] == ""
