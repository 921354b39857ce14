"""The rulebooks as pages: each clause with its id, its example, and the step that teaches it."""

from __future__ import annotations

from collections.abc import Iterator

from cardlab.engine.match.catalogue import find
from cardlab.engine.match.rulebook import Clause, rulebook
from cardlab_tutorials.guided.classroom import clauses_told
from cardlab_tutorials.guided.reading import list_lessons
from tutorials.book.addresses import play
from tutorials.book.lesson_pages import LessonPage
from tutorials.book.markup import buttons, described, details, html, text
from tutorials.book.pictures import drawings
from tutorials.book.proofs import proofs
from tutorials.book.words import words


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
    art = drawings(game, lesson.pictures)
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
        yield from details(says["proof"], tests)


def _step(id: str, lesson: LessonPage) -> str:
    says, steps = words(lesson.language), lesson.lesson.steps
    named = says["step"].format(n=list(steps).index(id) + 1, title=steps[id].title[lesson.language])
    return f"{{ref}}`{text(named)} <step-{lesson.game}-{id}>`"
