"""The book: its pages are written from what is there, and their links lead to pages.

Sphinx is not among the tests' packages: the workflow "pages" builds the whole book, where each of
its warnings is an error.
"""

from __future__ import annotations

import re
from itertools import islice
from pkgutil import resolve_name
from posixpath import dirname, join, normpath

import pytest

import cardlab
from cardlab.engine.text.words import LANGUAGES
from cardlab_tutorials.guided.lesson import Lesson
from tests.test_wheel import ROOT
from tutorials.book.game_pages import BookLesson
from tutorials.book.proofs import proofs
from tutorials.book.rendering import words
from tutorials.book.sources import sources

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def book() -> dict[str, dict[str, str]]:
    """The sources of the book, by language and path."""
    return {language: dict(sources(language)) for language in LANGUAGES}


def test_each_clause_has_its_example_and_its_step(book):
    for game in cardlab.list_games():
        page = book["en"][f"rules/{game}.md"]
        taught = words("en")["told"].partition("{")[0]
        for clause in page.split('<p class="book-id"')[1:]:
            assert taught in clause, clause[:60]
            assert words("en")["proof"] in clause, clause[:60]
        assert set(proofs(game)) == set(re.findall(r'<p class="book-id" id="([\w.]+)">', page))


def test_a_lesson_has_all_its_steps_tables_and_answers(book):
    page = book["en"]["learn/pepper.md"]
    for step in Lesson("pepper", "en", folder=None).steps:
        assert f"(step-pepper-{step})=" in page
    assert page.count("book-table") > 20
    assert page.count(f"<summary>{words('en')['answer']}</summary>") > 25


@pytest.mark.parametrize(
    ("step", "number", "answer"),
    [
        ("turn", 0, "You: play red 7; Ben: play red 3"),
        ("draw", 1, "You: draw; You: play yellow 5 (the table refuses it); Ben: play yellow 1"),
        ("fits", 0, "blue 1, blue 10, green 5, red 5"),
        ("stuck", 0, "4. "),
    ],
)
def test_an_answer_in_words(step, number, answer):
    lesson = BookLesson("pepper", folder=None)
    *_, shown = islice(lesson.parts(lesson.steps[step]), number + 1)
    assert shown["answer"].casefold().startswith(answer.casefold())


# Links


def dead(language: str, file: str, text: str, known: set[str]) -> list[str]:
    """The links of a source of the book that lead to no page of this language or the other."""
    root = "" if language == "en" else "es/"
    targets = re.findall(r'href=\\?"([^"#?\\]+\.html)|\]\((/[^()\s#]+\.(?:md|ipynb))', text)
    ways = [html or source for html, source in targets if "://" not in html]
    places = [root + way[1:] if way[0] == "/" else join(root, dirname(file), way) for way in ways]
    pages = [normpath(re.sub(r"\.(html|md|ipynb)$", "", place)) for place in places]
    return [page for page in pages if page not in known and not page.startswith(("play/", "lite/"))]


def pages_of(book: dict[str, dict[str, str]]) -> set[str]:
    """The pages of a book, as they lie in the site."""
    return {f"{'' if language == 'en' else 'es/'}{file.rpartition('.')[0]}"
            for language, files in book.items() for file in files}  # fmt: skip


def test_no_link_of_the_book_is_dead(book):
    known = pages_of(book)
    for language, files in book.items():
        for file, text in files.items():
            assert dead(language, file, text, known) == [], file


def test_a_dead_link_is_seen(book):
    known = pages_of(book)
    planted = '<a href="../hours/03_gone.html">x</a> [y](/learn/gone.md) [z](/learn/pepper.md)'
    assert dead("es", "learn/pepper.md", planted, known) == ["es/hours/03_gone", "es/learn/gone"]


# The reference


# Public names of cardlab that are no object with a docstring: a number, two packages, and types,
# whose docstrings stand in the modules that make them.
ELSEWHERE = {"__version__", "bots", "odds", "Rule", "Text", "Turns"}


def test_all_public_names_stand_in_the_reference():
    folder = ROOT / "tutorials" / "book" / "en" / "reference"
    text = "".join(path.read_text("utf-8") for path in folder.glob("*.rst"))
    named = re.findall(r"^\.\. auto\w+:: ([\w.]+)$", text, re.MULTILINE)
    for name in named:
        assert resolve_name(name)
    ours = {name.removeprefix("cardlab.") for name in named}
    assert set(cardlab.__all__) - ours == ELSEWHERE
