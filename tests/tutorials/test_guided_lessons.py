"""Each guided lesson, step by step: its tables, its right answers, each slip, its words."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cardlab_tutorials.guided
from cardlab import BadOption
from cardlab_tutorials.exercises.reading import load, texts_in
from cardlab_tutorials.exercises.verdicts import Verdict
from cardlab_tutorials.guided import list_lessons
from cardlab_tutorials.guided.lesson import Lesson
from cardlab_tutorials.guided.reading import course
from cardlab_tutorials.guided.rule_functions import cases, judge
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.steps import Code, Step
from cardlab_tutorials.guided.trying import try_lesson
from tests.tutorials.minutes import BY_THE_CLOCK, minutes, minutes_of
from tutorials.build.sources import folder_of

pytestmark = pytest.mark.slow

STEPS = [
    pytest.param(game, step, id=f"{game}-{step.id}")
    for game in list_lessons()
    for step in (*course(game).steps, *course(game).quiz, *course(game).code)
]
MOST_WORDS = 45  # of a rule that is told before it is used
BOTH = [(game, language) for game in list_lessons() for language in ("en", "es")]


def file_of(game: str) -> Path:
    return Path(cardlab_tutorials.guided.__file__).with_name(f"{game}.toml")


def do_rightly(run: StepRun) -> None:
    """Give the right answer to the part that is open, by the learner's own means."""
    part = run.now
    if part.kind in ("press", "order"):
        run.press(part.right)
    elif part.right or part.is_guess:
        run.give(part.right[0] if part.right else "1")
    elif part.enough:
        while run.verdict is None:
            list(run.move(run.moves()[0]))
    else:
        list(run.solve())


def test_a_refusal_that_the_task_asks_for_is_no_fault():
    step = next(step for step in course("spicy").steps if step.id == "failed")
    run = StepRun("spicy", step, "en")
    states = []
    for move in ("0 play pepper 6 as pepper 6", "0 pass"):
        list(run.move(move))
        states.append(run.verdict.state)
    assert states == ["refused", "attempted"]


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_each_right_answer_is_right_and_each_slip_has_its_own_words(game, language):
    assert try_lesson(file_of(game), language).game == game


@pytest.mark.parametrize(("game", "step"), STEPS)
class TestStep:
    def test_right_at_once_it_earns_a_star_and_show_me_none(self, game, step) -> None:
        run, shown = StepRun(game, step, "en"), StepRun(game, step, "en")
        while not run.done:
            do_rightly(run)
            run.go_on()
        while not shown.done:
            for _ in shown.solve():
                pass
            shown.go_on()
        is_answered = all(part.kind not in ("game", "code") for part in step.parts)
        assert (run.mark, shown.mark) == ("star" if is_answered else "shown", "shown")

    def test_what_is_told_is_short(self, game, step) -> None:
        for text in (step.told, step.later, *(part.told for part in step.parts)):
            for sentence in text.values():
                assert len(sentence.split()) <= MOST_WORDS, sentence

    def test_of_a_told_story_the_table_refuses_the_line_to_be_pressed_alone(self, game, step):
        run = StepRun(game, step, "en")
        for part in step.parts:
            match, refused = run.match.copy(), []
            for number, line in enumerate(part.story, 1):
                if match.why_not(line.move) is None:
                    match.apply(line.move)
                else:
                    refused.append(f"line {number}")
            assert tuple(refused) == (part.right if part.story else ())
            do_rightly(run)
            run.go_on()


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_each_sitting_takes_the_minutes_that_it_names(game, language) -> None:
    for n, sitting in enumerate(course(game).sittings, 1):
        assert abs(minutes(course(game), n, language) - sitting.minutes) <= 2


@pytest.mark.parametrize("game", list_lessons())
def test_the_first_sitting_ends_in_a_whole_game(game) -> None:
    first = course(game).sittings[0]
    *learning, last = first.steps
    assert last.game
    assert not any(step.game for step in learning)
    taken = sum(minutes_of(game, step, "en") for step in learning)
    assert BY_THE_CLOCK * taken <= 15  # minutes until the game begins
    assert min(len(first.can), len(first.ahead)) >= 3


@pytest.mark.parametrize("game", list_lessons())
def test_our_own_lessons_are_said_in_spanish_too(game):
    assert [text["en"] for text in texts_in(load(file_of(game))) if "es" not in text] == []


def teachers_page(game: str, language: str) -> str:
    return (folder_of(language) / "teacher" / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", list_lessons())
def test_the_teachers_page_has_the_minutes_and_the_rule_card_of_the_lesson(game, language):
    page = teachers_page(game, language)
    told = re.findall(r"\d+", page.partition("**: ")[2].partition(" min")[0])
    assert [int(minutes) for minutes in told] == [one.minutes for one in course(game).sittings]
    rows = re.findall(r"^\| (\d) \| (.+?) \| (\d+) \|", page, re.MULTILINE)
    for n, sitting in enumerate(course(game).sittings, 1):
        chapters = [(title, int(minutes)) for number, title, minutes in rows if number == str(n)]
        assert [title for title, _ in chapters] == [one.title[language] for one in sitting.chapters]
        assert abs(sum(n for _, n in chapters) - sitting.minutes) <= 4  # each chapter is rounded
    card = page.rpartition("\n## ")[2].splitlines()
    lines = [line.removeprefix("- ") for line in card if line.startswith("- ")]
    assert lines == [text[language] for text in course(game).card]


def test_an_older_notebook_shows_the_whole_lesson_where_its_step_is_gone(capsys):
    older = Lesson("pepper", made_for="0.1.0", folder=None)
    assert older.step("swap") is older.page()
    assert "`lesson.page()`" in capsys.readouterr().out
    with pytest.raises(BadOption, match="no step 'swap'"):
        Lesson("pepper", folder=None).step("swap")


# Functions


def code_of(game: str) -> tuple[Step, Code]:
    (step,) = course(game).code
    code = step.parts[0].code
    assert code is not None
    return step, code


def written(source: str, name: str) -> Callable[..., Any]:
    """The function that a cell defines."""
    names: dict[str, Any] = {}
    exec(compile(source, "<cell>", "exec"), names)
    function: Callable[..., Any] = names[name]
    return function


def judged(game: str, source: str) -> Verdict:
    step, code = code_of(game)
    return judge(written(source, code.name), code, step.clauses, game, "en")[0]


@pytest.mark.parametrize("game", list_lessons())
def test_a_function_agrees_with_the_engine_or_a_case_shows_where_not(game):
    step, code = code_of(game)
    assert judged(game, code.solved()).state == "right"
    assert {case.clause for case in cases(code, step.clauses, game, "en")} == set(step.clauses)
    for answer in (True, False):
        result = judged(game, f"def {code.function}:\n    return {answer}")
        assert result.state == "wrong"
        assert result.call.endswith(f" → {answer}")
        assert f"The rulebook says {not answer}: " in result.text
        assert result.clause in step.clauses


@pytest.mark.parametrize(
    ("game", "right", "wrong", "clause"),
    [
        ("pepper", 'number == "8" or ', "", "pepper.eight"),
        ("pepper", "number.isdigit() and ", "", "pepper.pepper_match"),
        ("schwupps", " % 10", "", "schwupps.wrap"),
        ("schwupps", "+ int(rule)", "- int(rule)", "schwupps.step"),
        ("nacho_pile", "kind in drawn", "chip in drawn", "nacho.bust"),
        ("nacho_pile", "else 8", "else 9", "nacho.spicy_same"),
        ("fuego", ' if below != "invisible"', "", "fuego.seven"),
        ("spicy", "spice == last_spice and ", "", "spicy.follow"),
    ],
)
def test_a_line_that_is_wrong_is_found(game, right, wrong, clause):
    source = code_of(game)[1].solved()
    assert right in source
    result = judged(game, source.replace(right, wrong))
    assert (result.state, result.clause) == ("wrong", clause)


def test_an_error_of_a_function_is_told_with_its_line():
    result = judged("pepper", "def fits(a, b, c):\n    return a[99]")
    assert "IndexError: string index out of range (line 2)" in result.text
    assert result.call == "fits('red 7', 'green 7', 'green')"
