"""Each guided lesson, step by step: its tables, its right answers, each slip, its words."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import cardlab_tutorials.guided
from cardlab.engine.match import catalogue
from cardlab_tutorials.exercises.reading import BadContent, load, texts_in
from cardlab_tutorials.exercises.texts import ByLanguage
from cardlab_tutorials.guided.lesson import Lesson
from cardlab_tutorials.guided.minutes import BY_THE_CLOCK, minutes, minutes_of
from cardlab_tutorials.guided.move_lines import TRIED, parse_line
from cardlab_tutorials.guided.notebook import cells
from cardlab_tutorials.guided.reading import course, list_lessons
from cardlab_tutorials.guided.run import REFUSED, WRONG, StepRun
from cardlab_tutorials.guided.steps import Step
from tests.tutorials.guided import (
    all_steps,
    began,
    do_rightly,
    done_rightly,
    exhaust,
    is_refused,
    slip_by,
    slips,
)
from tutorials.build.sources import folder_of

pytestmark = pytest.mark.slow

STEPS = [
    pytest.param(game, step, id=f"{game}-{step.id}")
    for game in list_lessons()
    for step in all_steps(game)
]
MOST_WORDS = 45  # of a rule that is told before it is used


@pytest.mark.parametrize(("game", "step"), STEPS)
class TestStep:
    def test_right_answers_do_it_with_a_star(self, game: str, step: Step) -> None:
        for language in ("en", "es"):
            run = done_rightly(game, step, language)
            if all(part.kind not in ("game", "code") for part in step.parts):
                assert run.mark == "star"

    def test_each_right_answer_is_taken(self, game: str, step: Step) -> None:
        for n, part in enumerate(step.parts):
            several = part.right if part.kind in ("moves", "number", "choose") else ()
            for answer in range(len(several)):
                run = began(game, step, n)
                do_rightly(run, answer)
                assert run.part == n + 1 or run.waits or run.done, (
                    f"part {n + 1}: {several[answer]}"
                )

    def test_each_slip_has_its_own_words(self, game: str, step: Step) -> None:
        for n, part in enumerate(step.parts):
            for slip in slips(part):
                run = began(game, step, n)
                before = run.match.record()["moves"], run.match.view(run.me).as_dict()
                refused = part.kind == "moves" and is_refused(run, slip.on)
                slip_by(run, slip)
                assert run.verdict is not None, slip.on
                assert run.verdict.text == slip.text["en"], slip.on
                assert run.verdict.state == (REFUSED if refused else WRONG), slip.on
                if refused and slip.clause:
                    move = parse_line(slip.on, run.me)[-1].removesuffix(TRIED)
                    refusal = run.match.why_not(move)
                    assert refusal is not None
                    assert refusal.clause == slip.clause, slip.on
                run.again()
                assert (run.match.record()["moves"], run.match.view(run.me).as_dict()) == before

    def test_show_me_does_it(self, game: str, step: Step) -> None:
        run = StepRun(game, step, "en")
        while not run.done:
            exhaust(run.solve())
            run.go_on()
        assert run.mark == "shown"

    def test_told_texts_are_short(self, game: str, step: Step) -> None:
        for text in texts_told(step):
            for language, sentence in text.items():
                words = sentence.split()
                assert len(words) <= MOST_WORDS, f"{language}: {len(words)} words: {sentence}"


def texts_told(step: Step) -> list[ByLanguage]:
    return [step.told, step.later, *(part.told for part in step.parts)]


@pytest.mark.parametrize("game", list_lessons())
class TestLesson:
    @pytest.mark.parametrize("language", ["en", "es"])
    def test_each_sitting_takes_the_minutes_that_it_names(self, game: str, language: str) -> None:
        sittings = course(game).sittings
        for n, sitting in enumerate(sittings, 1):
            assert abs(minutes(course(game), n, language) - sitting.minutes) <= 2

    def test_the_first_sitting_ends_in_a_whole_game(self, game: str) -> None:
        first, second = course(game).sittings
        assert [bool(step.game) for step in first.steps] == [False] * (len(first.steps) - 1) + [
            True
        ]
        assert 13 <= len(first.steps) <= 16
        learning = sum(minutes_of(game, step, "en") for step in first.steps if not step.game)
        assert BY_THE_CLOCK * learning <= 18.5  # minutes until the game begins
        assert min(len(first.can), len(first.ahead)) >= 3
        assert all(len(chapter.steps) <= 6 for chapter in second.chapters)


class TestStory:
    @pytest.mark.parametrize(("game", "step"), STEPS)
    def test_of_a_told_story_the_table_refuses_the_line_to_be_pressed_and_no_other(
        self, game: str, step: Step
    ) -> None:
        for n, part in enumerate(step.parts):
            match, refused = began(game, step, n).match, []
            for number, line in enumerate(part.story, 1):
                if match.why_not(line.move) is None:
                    match.apply(line.move)
                else:
                    refused.append(f"line {number}")
            assert tuple(refused) == (part.right if part.story else ())

    def test_a_line_is_a_button_with_its_number_and_its_cards(self) -> None:
        shown = Lesson("schwupps", "es", folder=None).step("once").table.scene["step"]
        assert shown["targets"] == [{"choice": f"line {n}"} for n in range(1, 6)]
        assert shown["labels"][0] == ["1. ", "Juega el ", {"card": "red 6"}, " sobre el ",
                                      {"card": "yellow 5"}, "."]  # fmt: skip
        assert not shown["many"]
        html = Lesson("schwupps", "en", folder=None).step("once").still()
        assert "<p>2. He schwupps the top row.</p>" in html


@pytest.mark.parametrize("game", list_lessons())
def test_our_own_lessons_are_said_in_spanish_too(game):
    data = load(Path(cardlab_tutorials.guided.__file__).with_name(f"{game}.toml"))
    assert [text["en"] for text in texts_in(data) if "es" not in text] == []


@pytest.fixture
def from_outside(tmp_path, monkeypatch):
    """A distribution that brings a lesson of three steps, in English alone, for a game."""
    package = tmp_path / "somebodys_lessons"
    package.mkdir()
    (package / "__init__.py").touch()
    steps = "".join(STEP.format(n=n) for n in (1, 2, 3))
    (package / "whist.toml").write_text(HEAD + steps, "utf-8")
    info = tmp_path / "somebodys_lessons-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: somebodys-lessons\nVersion: 1.0\n", "utf-8")
    points = "[cardlab.games]\nwhist = cardlab_whist:GAME\n"
    points += "[cardlab_tutorials.lessons]\nwhist = somebodys_lessons\n"
    (info / "entry_points.txt").write_text(points, "utf-8")
    monkeypatch.syspath_prepend(Path(__file__).parents[1] / "sixth" / "src")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, package.name, raising=False)
    kept = (course, catalogue._entry_points, catalogue._load)
    for function in kept:
        function.cache_clear()
    yield package / "whist.toml"
    for function in kept:
        function.cache_clear()


HEAD = """game = "whist"
title = { en = "Whist" }
aim = { en = "You can follow suit." }
[[chapter]]
title = { en = "A trick" }
"""
STEP = """[[chapter.step]]
id = "suits{n}"
title = {{ en = "Suits" }}
clauses = ["follow"]
told = {{ en = "You follow suit if you can." }}
kind = "number"
deal = true
players = 4
task = {{ en = "How many suits are there?" }}
right = ["4"]
slips = [{{ on = "3", en = "One more." }}]
"""


def test_another_distribution_brings_a_lesson(from_outside):
    assert "whist" in list_lessons()
    for language in ("en", "es"):
        steps = all_steps("whist")
        assert [done_rightly("whist", step, language).mark for step in steps] == ["star"] * 3
        run = began("whist", steps[0], 0, language)
        run.number(3)
        assert run.verdict.text == "One more."
    assert Lesson("whist", folder=None).path()["title"] == "Whist"
    assert "# Whist" in next(source for _, source in cells("whist", "en"))
    assert [source for kind, source in cells("whist", "en") if kind == "code"]


def test_a_mistake_in_such_a_lesson_is_told_with_its_step(from_outside):
    text = from_outside.read_text("utf-8").replace('id = "suits2"', 'id = "suits2"\ntusk = 1')
    from_outside.write_text(text, "utf-8")
    with pytest.raises(BadContent, match=r"step 'suits2'.*'tusk' is unknown"):
        course("whist")


GUIDED = [(game, language) for game in list_lessons() for language in ("en", "es")]


def teachers_page(game: str, language: str) -> str:
    return (folder_of(language) / "teacher" / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize(("game", "language"), GUIDED)
def test_the_teachers_page_says_how_many_minutes(game: str, language: str) -> None:
    page = teachers_page(game, language)
    told = re.findall(r"\d+", page.partition("**: ")[2].partition(" min")[0])
    assert [int(minutes) for minutes in told] == [one.minutes for one in course(game).sittings]
    rows = re.findall(r"^\| (\d) \| (.+?) \| (\d+) \|", page, re.MULTILINE)
    for n, sitting in enumerate(course(game).sittings, 1):
        chapters = [(title, int(minutes)) for number, title, minutes in rows if number == str(n)]
        assert [title for title, _ in chapters] == [one.title[language] for one in sitting.chapters]
        assert abs(sum(n for _, n in chapters) - sitting.minutes) <= 4  # each chapter is rounded


@pytest.mark.parametrize(("game", "language"), GUIDED)
def test_the_teachers_page_has_the_rule_card_of_the_lesson(game: str, language: str) -> None:
    page = teachers_page(game, language)
    *_, card = page.split("\n## ")
    lines = [line.removeprefix("- ") for line in card.splitlines() if line.startswith("- ")]
    assert lines == [text[language] for text in course(game).card]
