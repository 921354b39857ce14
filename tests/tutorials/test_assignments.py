"""The hours as assignments: what is asked, what is worth how much, what pupils get to see."""

from __future__ import annotations

import re
from itertools import pairwise

import numpy as np
import pytest

from cardlab import CardlabError
from cardlab_tutorials.__main__ import main
from cardlab_tutorials.assignments import Mark, Marks
from cardlab_tutorials.assignments.sheet import notebook, points, sheet
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.running import Hour
from tests.tutorials.grading import leaks
from tests.tutorials.hours import NAMES, PLANS

BOTH = [(name, language) for name in NAMES for language in ("en", "es")]


@pytest.fixture
def marks():
    return Marks(Hour(PLANS["one_more_chip"]))


@pytest.fixture
def partly():
    return Marks(Hour(PLANS["one_more_chip"]), partly=0.5)


def chips(n=100_000):
    """What is thrown in the hour about chips."""
    return PLANS["one_more_chip"].page.trials.throw(np.random.default_rng(1), n)


# The hours and their texts


def test_the_hours_are_listed_in_the_order_of_their_numbers():
    assert [catalogue.number(name) for name in NAMES] == [f"{n:02}" for n in range(1, 11)]
    with pytest.raises(CardlabError, match="no hour 'chess'; choose one of will_it_fit, "):
        catalogue.plan("chess")


# The sheets


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_a_sheet_asks_all_and_has_a_hidden_test_for_each(name, language):
    cells = sheet(name, language)
    ids = [question.id for question in PLANS[name].questions]
    assert [cell.id for cell in cells if cell.solution and cell.kind == "code"] == [
        cell.id.removesuffix("_test") for cell in cells if "BEGIN HIDDEN" in cell.source
    ]
    assert sorted(cell.id for cell in cells if cell.solution) == sorted([*ids, "open"])
    named = [cell.id for cell in cells if cell.id]
    assert len(set(named)) == len(named)
    assert all(re.fullmatch(r"\w+", cell_id) for cell_id in named)
    for before, after in pairwise(cells):
        if before.solution and before.kind == "code":
            assert f'marks.form("{before.id}", ' in after.source
    assert "progress()" not in "".join(cell.source for cell in cells)
    assert f"{points(cells):g} " in cells[1].source


# Without nbgrader: what its markers hide


def hidden(source, what):
    return re.sub(rf"### BEGIN {what}\n.*?### END {what}\n?", "", source, flags=re.DOTALL)


def released(name, language="en"):
    """The sheet of pupils, made by hand."""
    data = notebook(sheet(name, language))
    for cell in data["cells"]:
        source = hidden(hidden("".join(cell["source"]), "SOLUTION"), "HIDDEN TESTS")
        cell["source"] = source.splitlines(keepends=True)
    return data


@pytest.mark.parametrize(("name", "language"), BOTH)
def test_no_solution_is_left_when_the_markers_are_gone(name, language):
    assert leaks(released(name, language), name, catalogue.text(name, language)) == []


# Marks


@pytest.mark.parametrize(
    ("id", "answer", "points", "words"),
    [
        ("one", ..., "0", "Still to be answered."),
        ("one", "15/21", "0", "The question is the bust"),
        ("one", "1/2", "0", "divide by all 21"),
        ("one", "often", "0", "Give a chance as"),
        ("harsher", "a", "0", "No chip is put back"),
        ("harsher", "z", "0", "Choose one of these"),
        ("busts", ..., "0", "Still to be written."),
        ("busts", 0.5, "0", "one number"),
        ("risk", lambda bag, drawn: None, "0", "returns nothing yet"),
        ("risk", lambda bag, drawn: 5 / 7, "0", "returned 0.714286; expected is 3/5 = 0.6"),
        ("risk", 3, "0", "the function itself"),
    ],
)
def test_what_else_earns_and_what_is_said(marks, id, answer, points, words):
    mark = marks.answer(id, answer, points=2)
    assert isinstance(mark, Mark)
    assert (repr(mark), words in mark.verdict.text) == (points, True), mark.verdict.text
    assert "hour-verdict" in mark._repr_html_()


def test_a_slip_earns_nothing_but_where_the_teacher_wants_it(marks, partly):
    first, second, called = chips()
    slip = np.isin(first, [3, 5, 8]) | np.isin(second, [3, 5, 8])
    mark = marks.answer("busts", slip, first, second, called, points=3)
    assert (mark.points, "The first new chip counts too" in mark.verdict.text) == (0, True)
    assert partly.answer("busts", slip, first, second, called, points=3).points == 1.5
    assert partly.answer("one", "15/21", points=2).points == 1
    assert partly.answer("one", "1/2", points=2).points == 0


def test_a_function_may_earn_by_its_cases(marks, partly):
    def risk(bag, drawn):
        return sum(chip in drawn for chip in bag) / len(bag)

    assert marks.answer("risk", risk, points=5).points == 0
    assert partly.answer("risk", risk, points=5).points == 2


@pytest.mark.parametrize(
    ("id", "answer", "words"),
    [
        ("one", "5/7", "read as 0.7143"),
        ("harsher", "a", "read as Chips are put back"),
        ("busts", np.arange(1000) % 7 == 0, "1,000 trials, with one value each"),
        ("risk", lambda bag, drawn: 5 / 7, "The first example comes out right"),
    ],
)
def test_the_form_of_an_answer_does_not_tell_whether_it_is_right(
    marks, id, answer, words, capsys, monkeypatch
):
    assert marks.form(id, answer) is None
    printed = capsys.readouterr().out
    assert words in printed
    assert "hand in" in printed
    assert "Yes." not in printed
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    assert marks.form(id, answer) is None
    assert "hand in" not in capsys.readouterr().out


def test_what_a_function_prints_costs_no_points(marks, capsys):
    """nbgrader gives none where something was written to the standard error."""
    import sys
    import warnings

    def risk(bag, drawn):
        warnings.warn("oh", stacklevel=1)
        print("here", file=sys.stderr)
        np.array([1.0]) / np.array([0.0])
        full = {1, 2, 3, 4, 5, 6, 7} <= set(drawn)
        return sum(chip in drawn or (chip == 0 and full) for chip in bag) / len(bag)

    assert marks.answer("risk", risk, points=3) is None
    assert capsys.readouterr().err == ""


# The command


def test_the_command_writes_a_course_and_overwrites_nothing(tmp_path, capsys):
    course = tmp_path / "course"
    assert main(["assignments", "--to", str(course)]) == 0
    printed = capsys.readouterr().out
    assert printed.count(" points") == len(NAMES)
    files = sorted(path.name for path in course.rglob("*.*"))
    assert files == sorted([f"{catalogue.stem(n)}.ipynb" for n in NAMES] + ["nbgrader_config.py"])
    path = next(course.rglob("03*.ipynb"))
    path.write_text("mine", "utf-8")
    assert main(["assignments", "--to", str(course)]) == 1
    assert "is there already" in capsys.readouterr().err
    assert path.read_text("utf-8") == "mine"


def test_another_language_and_another_hour_are_added_to_a_course(tmp_path, capsys):
    assert main(["assignments", "--to", str(tmp_path), "--only", "3"]) == 0
    (tmp_path / "nbgrader_config.py").write_text("mine", "utf-8")
    more = ["assignments", "--to", str(tmp_path), "--partly", "0.5"]
    assert main([*more, "--only", "3", "first_seat", "--language", "es"]) == 0
    names = sorted(path.name for path in (tmp_path / "source").iterdir())
    assert names == ["03_one_more_chip", "03_one_more_chip_es", "09_first_seat_es"]
    spanish = next(tmp_path.rglob("03*_es.ipynb")).read_text("utf-8")
    assert "Una ficha más" in spanish
    assert "partly=0.5" in spanish
    assert (tmp_path / "nbgrader_config.py").read_text("utf-8") == "mine"
    assert main([*more, "--only", "11"]) == 1
    assert main(["assignments", "--to", str(tmp_path), "--partly", "50"]) == 1
    capsys.readouterr()
