"""The hours as assignments: what is asked, what is worth how much, what pupils get to see."""

from __future__ import annotations

import re
import sys
import warnings

import numpy as np
import pytest

from cardlab_tutorials.__main__ import main
from cardlab_tutorials.assignments import Marks
from cardlab_tutorials.assignments.sheet import points, sheet
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.running import Hour
from tests.tutorials.grading import leaks
from tests.tutorials.hours import NAMES, PLANS


@pytest.fixture
def marks():
    return Marks(Hour(PLANS["one_more_chip"]))


@pytest.fixture
def partly():
    return Marks(Hour(PLANS["one_more_chip"]), partly=0.5)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", NAMES)
def test_a_sheet_asks_all_and_shows_pupils_no_solution(name, language):
    notebook = sheet(name, language)
    ids = [question.id for question in PLANS[name].questions]
    named = [cell.metadata.nbgrader for cell in notebook.cells if "nbgrader" in cell.metadata]
    assert sorted(cell.grade_id for cell in named if cell.solution) == sorted([*ids, "open"])
    assert len({cell.grade_id for cell in named}) == len(named)
    hidden = [cell.source for cell in notebook.cells if "BEGIN HIDDEN" in cell.source]
    assert [re.search(r'marks.answer\("(\w+)"', source)[1] for source in hidden] == ids
    assert f"{points(notebook):g} " in notebook.cells[1].source
    for cell in notebook.cells:  # as nbgrader does
        for what in ("SOLUTION", "HIDDEN TESTS"):
            around = rf"### BEGIN {what}\n.*?### END {what}\n?"
            cell.source = re.sub(around, "", cell.source, flags=re.DOTALL)
    assert leaks(notebook, name, catalogue.text(name, language)) == []


@pytest.mark.parametrize(
    ("id", "answer", "words"),
    [
        ("one", ..., "Not answered yet."),
        ("one", "15/21", "The question is the bust"),
        ("one", "often", "Give a chance as"),
        ("harsher", "a", "No chip is put back"),
        ("harsher", "z", "Choose one of these"),
        ("busts", ..., "Not written yet."),
        ("busts", 0.5, "one number"),
        ("risk", lambda bag, drawn: None, "returns nothing yet"),
        ("risk", lambda bag, drawn: 5 / 7, "returned 0.714286 instead of 3/5 = 0.6"),
        ("risk", 3, "the function itself"),
    ],
)
def test_what_is_not_right_earns_nothing_and_is_told(marks, id, answer, words):
    mark = marks.answer(id, answer, points=2)
    assert repr(mark) == "0"  # nbgrader reads the points there
    assert words in mark._repr_html_()


def test_a_slip_earns_a_part_only_where_the_teacher_wants_it(marks, partly):
    thrown = PLANS["one_more_chip"].page.trials.throw(np.random.default_rng(1), 100_000)
    slip = np.isin(thrown[0], [3, 5, 8]) | np.isin(thrown[1], [3, 5, 8])

    def risk(bag, drawn):
        return sum(chip in drawn for chip in bag) / len(bag)

    mark = marks.answer("busts", slip, *thrown, points=3)
    assert (mark.points, "The first new chip counts too" in mark.verdict.text) == (0, True)
    assert partly.answer("busts", slip, *thrown, points=3).points == 1.5
    assert partly.answer("one", "15/21", points=2).points == 1
    assert partly.answer("one", "1/2", points=2).points == 0
    assert marks.answer("risk", risk, points=5).points == 0
    assert partly.answer("risk", risk, points=5).points == 2  # right in all cases but one


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
    for mode, is_later in (("", True), ("autograde", False)):
        monkeypatch.setenv("NBGRADER_EXECUTION", mode)
        assert marks.form(id, answer) is None
        printed = capsys.readouterr().out
        assert words in printed
        assert ("hand it in" in printed) is is_later
        assert "Yes." not in printed


def test_what_a_function_prints_costs_no_points(marks, capsys):
    """nbgrader gives none where something was written to the standard error."""

    def risk(bag, drawn):
        warnings.warn("oh", stacklevel=1)
        print("here", file=sys.stderr)
        np.array([1.0]) / np.array([0.0])
        full = {1, 2, 3, 4, 5, 6, 7} <= set(drawn)
        return sum(chip in drawn or (chip == 0 and full) for chip in bag) / len(bag)

    assert marks.answer("risk", risk, points=3) is None
    assert capsys.readouterr().err == ""


def test_a_course_grows_by_hours_and_languages_and_nothing_is_overwritten(tmp_path, capsys):
    assert main(["assignments", "--to", str(tmp_path), "--only", "3"]) == 0
    (tmp_path / "nbgrader_config.py").write_text("mine", "utf-8")
    more = ["assignments", "--to", str(tmp_path), "--partly", "0.5"]
    assert main([*more, "--only", "3", "first_seat", "--language", "es"]) == 0
    names = sorted(path.name for path in (tmp_path / "source").iterdir())
    assert names == ["03_one_more_chip", "03_one_more_chip_es", "09_first_seat_es"]
    spanish = next(tmp_path.rglob("03*_es.ipynb")).read_text("utf-8")
    assert "Una ficha más" in spanish
    assert "partly=0.5" in spanish
    capsys.readouterr()
    assert main(["assignments", "--to", str(tmp_path)]) == 1  # all hours, and one is there
    assert "03_one_more_chip.ipynb is there already" in capsys.readouterr().err
    assert len(list((tmp_path / "source").iterdir())) == 3
    assert (tmp_path / "nbgrader_config.py").read_text("utf-8") == "mine"
    assert main([*more, "--only", "11"]) == 1
    assert main(["assignments", "--to", str(tmp_path), "--partly", "50"]) == 1
