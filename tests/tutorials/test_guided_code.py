"""The functions that a lesson asks for: judged by the engine, and told in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from cardlab.engine.table.errors import BadOption
from cardlab_tutorials.exercises.reading import BadContent
from cardlab_tutorials.guided import Lesson, list_lessons
from cardlab_tutorials.guided.functions import Judged, cases, judge
from cardlab_tutorials.guided.notebook import cells
from cardlab_tutorials.guided.reading import course, read
from cardlab_tutorials.guided.steps import Code, Step

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


def judged(game: str, step: Step, function: Callable[..., Any]) -> Judged:
    return judge(function, code_of(step), step.clauses, game, "en")


@pytest.mark.parametrize(("game", "step"), STEPS)
class TestEachFunction:
    def test_its_solution_agrees_with_the_engine(self, game, step):
        code = code_of(step)
        assert judged(game, step, written(code.solved(), code.name)).is_right

    def test_as_it_is_handed_out_it_is_not_written_yet(self, game, step):
        code = code_of(step)
        source = code.cell().removesuffix(f"lesson.check({code.name})")
        assert not judged(game, step, written(source, code.name)).is_written

    @pytest.mark.parametrize("answer", [True, False])
    def test_a_constant_is_wrong(self, game, step, answer):
        result = judged(game, step, lambda *_: answer)
        assert not result.is_right
        assert result.call.endswith(f" → {answer}")
        assert f"The rulebook says {not answer}: " in result.text
        assert result.clause in step.clauses

    def test_every_clause_decides_a_case(self, game, step):
        decided = {case.clause for case in cases(code_of(step), step.clauses, game, "en")}
        assert decided == set(step.clauses)

    def test_it_is_tried_in_many_cases(self, game, step):
        assert len(list(cases(code_of(step), step.clauses, game, "en"))) >= 300

    def test_a_lesson_has_one(self, game, step):
        del step
        assert course(game).code


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
        assert not result.is_right
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

    def test_a_function_with_other_parameters_is_a_sentence_too(self):
        (step,) = course("pepper").code
        assert "TypeError" in judged("pepper", step, lambda _card: True).text

    def test_an_answer_that_is_no_truth_value(self):
        (step,) = course("pepper").code
        result = judged("pepper", step, lambda *_: "yes")
        assert result.text.startswith("It has to return True or False. The rulebook says True: ")

    def test_truth_values_of_numpy_are_taken(self):
        numpy = pytest.importorskip("numpy")
        (step,) = course("pepper").code
        code = code_of(step)
        right = written(code.solved(), code.name)
        assert judged("pepper", step, lambda *given: numpy.bool_(right(*given))).is_right

    def test_what_it_is_handed_may_be_changed(self):
        (step,) = course("fuego").code
        code = code_of(step)
        right = written(code.solved(), code.name)

        def greedy(card, pile):
            answer = right(card, pile)
            pile.clear()
            return answer

        assert judged("fuego", step, greedy).is_right

    def test_in_spanish(self):
        (step,) = course("pepper").code
        result = judge(lambda *_: False, code_of(step), step.clauses, "pepper", "es")
        assert "El 7 rojo va sobre el 7 verde" in result.text


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

    def test_a_right_one_that_was_broken_again_is_wrong(self, lesson):
        code = code_of(course("pepper").code[0])
        lesson.check(written(code.solved(), "fits"))
        table = lesson.check(written("def fits(card, top, suit):\n    return True", "fits"))
        assert table.table.scene["step"]["verdict"]["state"] == "wrong"

    def test_one_that_is_not_written_is_no_wrong_answer(self, lesson):
        table = lesson.check(written("def fits(card, top, suit):\n    ...", "fits"))
        assert table.table.scene["step"]["verdict"]["state"] == "unwritten"
        assert table.run.wrong == 0

    def test_show_me_shows_a_function_that_is_right(self, lesson):
        table = lesson.step("write_fits")
        table.solve()
        assert table.table.scene["step"]["code"].startswith(
            "def fits(card, top, suit):\n    own_suit"
        )

    @pytest.mark.parametrize("handed", [True, None, "fits", 7])
    def test_what_is_no_function_is_told_in_a_sentence(self, lesson, handed):
        verdict = lesson.check(handed).table.scene["step"]["verdict"]
        assert verdict["text"] == ["Hand over the function itself, fits, not what it returns."]
        assert verdict["call"] == verdict["clause"] == ""

    def test_a_function_of_another_name_is_judged_where_one_is_asked_for(self, lesson):
        right = written(code_of(course("pepper").code[0]).solved(), "fits")
        assert lesson.check(partial(right)).table.scene["step"]["done"]

    def test_of_several_functions_one_that_is_not_asked_for_is_refused(self, lesson):
        lesson.code = {"one": course("pepper").code[0], "two": course("spicy").code[0]}
        with pytest.raises(BadOption, match="'len' is asked for"):
            lesson.check(len)

    def test_where_no_function_is_asked_none_is_judged(self, lesson):
        with pytest.raises(BadOption):
            lesson.step("turn").run.write(len)

    def test_it_counts_for_no_step_and_is_on_no_page_without_code(self, lesson):
        assert lesson.path()["all"] == len(course("pepper").steps)
        assert not [step for step in lesson.page().sequence.steps if step.parts[0].kind == "code"]

    def test_a_saved_notebook_tells_that_it_is_to_be_written(self, lesson):
        table = lesson.check(written("def fits(card, top, suit):\n    ...", "fits"))
        assert "<p>Still to be written. </p>" in table._repr_mimebundle_()[0]["text/html"]


@pytest.mark.parametrize("game", list_lessons())
def test_its_cell_stands_behind_the_last_page(game):
    sources = [source for _, source in cells(game, "en")]
    (step,) = course(game).code
    assert sources[-1] == code_of(step).cell()
    assert len(sources[-1].splitlines()) <= 10
    assert sources.index("lesson.end()") < sources.index(sources[-1])


@pytest.mark.parametrize("name", ["function", "solution", "move", "given", "when"])
def test_what_is_missing_is_named(name):
    data = {
        "game": "pepper",
        "title": {"en": "a", "es": "a"},
        "aim": {"en": "a", "es": "a"},
        "chapter": [],
        "code": [
            {
                "id": "write",
                "clauses": [],
                "task": {"en": "a", "es": "a"},
                "function": "f(x)",
                "solution": "return x",
                "move": "draw",
                "given": [],
                "when": [],
            }
        ],
    }
    assert read(data).code
    del data["code"][0][name]
    with pytest.raises(BadContent, match=f"step 'write', part 1: '{name}' is missing"):
        read(data)
