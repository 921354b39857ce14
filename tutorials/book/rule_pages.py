"""The rulebooks as pages: each clause with its id, its example, and the step that teaches it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent

from cardlab.engine.match.catalogue import find
from cardlab.engine.match.rulebook import Clause, rulebook
from cardlab_tutorials.guided.classroom import clauses_told
from cardlab_tutorials.guided.reading import list_lessons
from tutorials.book.addresses import play
from tutorials.book.lesson_pages import LessonPage
from tutorials.book.markup import buttons, described, details, html, text
from tutorials.book.pictures import drawings
from tutorials.book.words import words

TESTS = Path(__file__).parents[2] / "tests" / "rules"


def rule_page(game: str, language: str) -> str:
    """Return the rulebook of a game as a page in Markdown."""
    book, says, lesson = rulebook(game, language), words(language), LessonPage(game, language)
    here = f"rules/{game}"
    links = [(says["play"], play(here, language, game=game))]
    if game in list_lessons():
        links.append((says["read"], f"../learn/{game}.html"))
    low, high = find(game).players[0], find(game).players[-1]
    players = str(low) if low == high else f"{low}-{high}"
    facts = says["facts"].format(players=players, minutes=book.minutes, teaches=book.teaches)
    title = says["rulebook"].format(title=book.title)
    head = [described(f"{title}. {book.aim}"), f"# {text(title)}", text(book.aim), text(facts)]
    blocks: list[str] = []
    section = ""
    for clause in book:
        if clause.section != section:
            section = clause.section
            blocks.append(f"## {text(section)}")
        blocks += _clause(clause, lesson)
    art = drawings(game, lesson.pictures, lesson.art)
    return "\n\n".join([*head, buttons(links), art, *blocks]) + "\n"


def _clause(clause: Clause, lesson: LessonPage) -> Iterator[str]:
    """A clause: its anchor, which is its id; its text; who teaches it; its examples."""
    says = words(lesson.language)
    yield f"({clause.id})="
    yield f"### {text(clause.title)}"
    id = clause.id
    yield html(f'<p class="book-id" id="{id}"><a href="#{id}"><code>{id}</code></a></p>')
    yield text(clause.text)
    for remark in clause.paragraphs[1:]:
        yield f"> {text(remark)}"
    steps = clauses_told().get(id, [])
    if steps:
        yield says["told"].format(steps=", ".join(_step(step, lesson) for step in steps))
        first = lesson.lesson.steps[steps[0]]
        title = says["example"].format(title=first.title[lesson.language])
        yield from details(title, list(lesson.step(first))[1:])
    tests = proofs(lesson.game).get(id, [])
    if tests:
        yield from details(says["proof"], [f"```python\n{test}\n```" for test in tests])


def _step(id: str, lesson: LessonPage) -> str:
    says, steps = words(lesson.language), lesson.lesson.steps
    named = says["step"].format(n=list(steps).index(id) + 1, title=steps[id].title[lesson.language])
    return f"{{ref}}`{text(named)} <step-{lesson.game}-{id}>`"


@cache
def proofs(game: str) -> dict[str, list[str]]:
    """Return the examples worked by hand, as the tests have them, by the clause that they prove.

    An example is a test that is marked with the clause, or a row of a table of examples that names
    it. The constants that it names, such as a table used by several rows, stand above it.
    """
    examples: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob(f"test_{game}*.py")):
        source = path.read_text("utf-8")
        body = ast.parse(source).body
        constants = {
            ast.unparse(node.targets[0]): node for node in body if isinstance(node, ast.Assign)
        }
        for node in body:
            for example, ids in _examples(node):
                named = _named(example, constants)
                text = "\n".join(_source(part, source) for part in [*named, example])
                for id in ids:
                    examples.setdefault(id, []).append(text)
    return examples


def _examples(node: ast.AST) -> Iterator[tuple[ast.AST, list[str]]]:
    """The examples of a test file with their clauses; a comprehension of rows is one example."""
    if isinstance(node, ast.FunctionDef):
        yield node, list(_marked(node))
        return
    row = node.elt if isinstance(node, ast.GeneratorExp) else node
    if isinstance(row, ast.Call) and ast.unparse(row.func) == "example":
        yield node, str(ast.literal_eval(row.args[0])).split()
        return
    for part in ast.iter_child_nodes(node):
        yield from _examples(part)


def _named(node: ast.AST, constants: dict[str, ast.Assign]) -> list[ast.Assign]:
    """The constants that a part of a test file names, and those that they name."""
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    own = [
        constants[name] for name in sorted(names & set(constants)) if constants[name] is not node
    ]
    return list(dict.fromkeys(part for each in own for part in [*_named(each, constants), each]))


def _source(node: ast.AST, source: str) -> str:
    """A part of a test file; a test with what it is tried on, without the clauses of its marks."""
    lines = dedent(ast.get_source_segment(source, node, padded=True) or "").splitlines()
    if isinstance(node, ast.FunctionDef):
        tried = [mark for mark in node.decorator_list if "parametrize" in ast.unparse(mark)]
        marks = [f"@{ast.get_source_segment(source, mark)}" for mark in tried]
        lines = [*"\n".join(marks).splitlines(), *lines]
    return "\n".join(lines)


def _marked(node: ast.FunctionDef) -> Iterator[str]:
    """The clauses that a test is marked with."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield str(ast.literal_eval(mark.args[0]))
