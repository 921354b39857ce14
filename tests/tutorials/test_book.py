"""The book: its pages are written from what is there, and its own check sees dead links.

Sphinx is not among the tests' packages: the workflow "pages" builds the whole book, where each of
its warnings is an error.
"""

from __future__ import annotations

import json
import re
from pkgutil import resolve_name

import pytest

import cardlab
from tests.test_wheel import ROOT
from tutorials.book.answers import right
from tutorials.book.lesson_pages import LessonPage
from tutorials.book.links import dead, main
from tutorials.book.places import LANGUAGES, pages
from tutorials.book.proofs import proofs
from tutorials.book.rule_pages import rule_page
from tutorials.book.saved import INK, notebook_page, text_page
from tutorials.book.words import words

pytestmark = pytest.mark.slow

ANCHOR = re.compile(r'<p class="book-id" id="([\w.]+)">')


def ways(markdown: str) -> set[str]:
    """Where the links of a page lead, in HTML and in Markdown."""
    plain = re.findall(r"\]\(([^()\s]+)\)", markdown)
    return {*re.findall(r'href="([^"]+)"', markdown.replace("&amp;", "&")), *plain}


# The rulebooks


@pytest.fixture(scope="module")
def rulebooks() -> dict[str, str]:
    return {game: rule_page(game, "en") for game in cardlab.list_games()}


def test_each_clause_has_its_example_and_its_step(rulebooks):
    for game, page in rulebooks.items():
        taught = words("en")["told"].partition("{")[0]
        for clause in page.split('<p class="book-id"')[1:]:
            assert taught in clause, clause[:60]
            assert words("en")["proof"] in clause, clause[:60]
        assert set(proofs(game)) == set(ANCHOR.findall(page))


# The lessons


def test_a_lesson_has_all_its_steps_tables_and_answers():
    lesson = LessonPage("pepper", "en")
    page = lesson.page()
    for step in lesson.lesson.steps:
        assert f"(step-pepper-{step})=" in page
    assert page.count("book-table") > 20
    assert page.count(f"<summary>{words('en')['answer']}</summary>") > 25
    faces = set(re.findall(r'href="#(face-\d+)"', page))
    assert faces == set(re.findall(r'id="(face-\d+)"', page))


@pytest.mark.parametrize(
    ("step", "number", "answer"),
    [
        ("turn", 0, "You: play red 7; Ben: play red 3"),
        ("draw", 1, "You: draw; You: play yellow 5 (the table refuses it); Ben: play yellow 1"),
        ("fits", 0, "blue 1, blue 10, green 5, red 5"),
        ("stuck", 0, "4. Dan has the blue 10, the yellow 2 and the red 6, and passes."),
    ],
)
def test_an_answer_in_words(step, number, answer):
    lesson = LessonPage("pepper", "en")
    table = lesson._table(lesson.lesson.steps[step], number)
    answered = right(table.run, table.table.scene, lesson.art)
    assert answered.casefold() == answer.casefold()


# The pages that are saved


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_of_saved_pages_lead_to_pages(language):
    known = {f"{page}.html" for page in pages(language).values()}
    for file, page in pages(language).items():
        text = text_page(file, language) if file.endswith(".md") else notebook_page(file, language)
        for way in ways(text.replace('\\"', '"')):
            assert not way.endswith((".ipynb", ".md")) or "?path=" in way or "://" in way, way
            if "/" not in way and way.endswith(".html"):
                assert f"{page.rpartition('/')[0]}/{way}" in known, (file, way)


def test_a_saved_plot_takes_the_ink_of_the_page():
    page = notebook_page("notebooks/probability/02_until_an_eight.ipynb", "en")
    html = [
        "".join(output["data"]["text/html"])
        for cell in json.loads(page)["cells"]
        for output in cell.get("outputs", [])
        if "text/html" in output.get("data", {})
    ]
    plots = [plot for one in html for plot in re.findall(r"<svg .*?</svg>", one, re.DOTALL)
             if "hour-plot" in one]  # fmt: skip
    assert len(plots) == 2
    assert all("currentColor" in plot and INK not in plot for plot in plots)
    assert not any("<img " in one for one in html)
    styles = [style for one in html for style in re.findall(r"<style>.*?</style>", one, re.DOTALL)]
    assert len(styles) == len(set(styles))


# The front page, the reference, and the words


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


# Dead links

FINE = """<html><head><link rel="stylesheet" href="a.css"></head><body id="top">
<a href="#top">up</a> <a href="sub/two.html#there">two</a> <a href="sub/">folder</a>
<a href="https://example.org/x">far</a> <img src="data:image/png;base64,x">
<a href="play/index.html?game=pepper">play</a>
<a href="lite/lab/index.html?path=learn/pepper.ipynb">live</a></body></html>"""


@pytest.fixture
def site(tmp_path):
    (tmp_path / "sub").mkdir()
    (tmp_path / "index.html").write_text(FINE, encoding="utf-8")
    (tmp_path / "sub" / "two.html").write_text('<p id="there">x</p>', encoding="utf-8")
    (tmp_path / "sub" / "index.html").write_text('<a href="../index.html">x</a>', encoding="utf-8")
    (tmp_path / "a.css").write_text("a { background: url(data:x) }", encoding="utf-8")
    return tmp_path


def with_parts(site):
    for path in ("play/index.html", "lite/lab/index.html", "lite/files/learn/pepper.ipynb"):
        (site / path).parent.mkdir(parents=True, exist_ok=True)
        (site / path).write_text("x", encoding="utf-8")


def test_a_site_without_a_dead_link(site, capsys):
    assert list(dead(site)) == []
    assert main([str(site)]) == 0
    assert "not followed: play, lite" in capsys.readouterr().out
    assert len(list(dead(site, whole=True))) == 2
    with_parts(site)
    assert main([str(site), "--whole"]) == 0


@pytest.mark.parametrize(
    ("planted", "fault"),
    [
        ('<a href="three.html">x</a>', "planted.html: three.html: no such file"),
        ('<a href="sub/two.html#gone">x</a>', "planted.html: sub/two.html#gone: no such anchor"),
        (
            '<script src="https://cdn.example.org/x.js"></script>',
            "planted.html: asks https://cdn.example.org/x.js of another host",
        ),
        (
            '<a href="lite/lab/index.html?path=learn/gone.ipynb">x</a>',
            "planted.html: lite/lab/index.html?path=learn/gone.ipynb: no notebook learn/gone.ipynb",
        ),
        ('<a href="play/gone.html">x</a>', "planted.html: play/gone.html: no such file"),
    ],
)
def test_a_planted_dead_link_is_seen(site, planted, fault, capsys):
    with_parts(site)
    (site / "planted.html").write_text(planted, encoding="utf-8")
    assert list(dead(site)) == [fault]
    assert main([str(site)]) == 1
    assert fault in capsys.readouterr().out
