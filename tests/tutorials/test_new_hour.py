"""The hour that tutorials/README.md shows: a folder is all it takes."""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import numpy as np
import pytest

from cardlab import CardlabError
from cardlab_tutorials import hours
from cardlab_tutorials.assignments.sheet import sheet
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.page import HourPage
from tutorials.build.sources import notebook_of, written

SHOWN = (Path(__file__).parents[2] / "tutorials" / "README.md").read_text("utf-8")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of hours with the one of the README in it, as if it lay among ours."""
    hour = tmp_path / "two_coins"
    hour.mkdir()
    for name in ("hour.toml", "solutions.toml", "__init__.py"):
        begin = f"```{'python' if name == '__init__.py' else 'toml'}\n# {name}\n"
        (hour / name).write_text(SHOWN.split(begin)[1].split("\n```\n")[0] + "\n", "utf-8")
    text = re.search(r"^````md\n(.*?)^````$", SHOWN, re.DOTALL | re.MULTILINE)[1]
    (hour / "text.md").write_text(text, "utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    monkeypatch.setattr(hours, "__path__", [*hours.__path__, str(tmp_path)])
    forget()
    yield hour
    forget()


def forget():
    for kept in (catalogue.names, catalogue._data, catalogue.plan):
        kept.cache_clear()


def test_an_hour_is_a_folder(folder):
    assert catalogue.names() == ("two_coins",)
    hour = hours.hour("two_coins")
    assert hour.check("cases", "3").text.endswith("are two cases.")
    coins = np.random.default_rng(1).random((1_000, 2)) < 0.5
    assert hour.check("both", coins.any(axis=1), coins).text.endswith("one heads too.")
    assert hour.check("both", coins.all(axis=1), coins).state == "right"


def test_its_notebook_page_and_assignment_are_made(folder):
    notebook = written(folder / "text.md")
    nbformat.validate(notebook)
    assert notebook_of(folder / "text.md").name == "11_two_coins.ipynb"
    page = HourPage("two_coins")
    while page.shown < len(page.parts):
        page.go_on()
    page.tries.take(1_000)
    assert "The mean of 1,000 trials" in page.tries.report.sentence
    marked = [cell.metadata.get("nbgrader", {}) for cell in sheet("two_coins").cells]
    assert [cell.grade_id for cell in marked if cell.get("solution")] == ["cases", "both"]


def test_without_the_solutions_the_mean_and_the_slips_decide(folder):
    (folder / "solutions.toml").unlink()
    hour = hours.hour("two_coins")
    coins = np.random.default_rng(1).random((1_000, 2)) < 0.5
    assert hour.check("both", coins.all(axis=1), coins).state == "right"
    assert hour.check("both", coins.any(axis=1), coins).text.endswith("one heads too.")
    assert hour.check("both", ~coins[:, 0], coins).state == "wrong"
    with pytest.raises(CardlabError, match="needs the hour's solutions"):
        sheet("two_coins")
    tries = HourPage("two_coins").tries
    tries.take(100)
    assert "solutions" in tries.one.value


def test_a_third_language_is_one_more_file(folder):
    (folder / "hour.fr.toml").write_text('"All cases" = "Tous les cas"', "utf-8")
    assert catalogue.plan("two_coins").questions[0].title["fr"] == "Tous les cas"


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ('kind = "number"', 'kind = "numer"', "no kind is 'numer'"),
        ('task = { en = "Two', 'tusk = { en = "Two', "'tusk' is unknown"),
        ('truth = "BOTH"', 'truth = "BUTH"', "'BUTH' is no number"),
        ('{ en = "All cases" }', '{ es = "Todos" }', "question 'cases': a text is"),
        ('right = "4"', "", "'right' is missing"),
        ('throw = "throw_coins"', 'throw = "toss"', "no function 'toss'"),
        ('tries = "both"', 'tries = "cases"', "no question 'cases' asks for trials"),
        ("number = 11", "number = = 11", "hour.toml: "),
    ],
)
def test_what_can_not_be_meant_is_told_with_its_place(folder, before, after, told):
    path = folder / "hour.toml"
    path.write_text(path.read_text("utf-8").replace(before, after), "utf-8")
    with pytest.raises(CardlabError, match=re.escape(told)):
        catalogue.plan("two_coins")
