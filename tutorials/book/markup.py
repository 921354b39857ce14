"""Markdown and HTML as the pages of the book are written in."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from html import escape

import cardlab
from cardlab.engine.match.rulebook import rulebook

_MARKS = re.compile(r"([\\`*_\[\]{}<>$|~#])")
_FIRST = re.compile(r"^(\d*)([-+.)])")  # what would begin a list
_CODE = re.compile(r"`([a-z_]+\.[a-z_0-9]+)`")


def text(plain: str) -> str:
    r"""Return plain text as Markdown that shows it as it is.

    >>> text("2 * 3")
    '2 \\* 3'
    >>> text("52. Four suits")
    '52\\. Four suits'

    """
    return _FIRST.sub(r"\1\\\2", _MARKS.sub(r"\\\1", plain))


def described(about: str) -> str:
    """Return the head of a page of Markdown, by which search engines describe it."""
    return (
        f"---\nmyst:\n  html_meta:\n    description: {json.dumps(about, ensure_ascii=False)}\n---"
    )


def html(*parts: str) -> str:
    """Return HTML as a block of Markdown."""
    return "\n".join(["```{raw} html", *parts, "```"])


def details(summary: str, inside: Iterable[str], css: str = "book-more") -> list[str]:
    """Return blocks that are folded under a line."""
    head = f'<details class="{css}"><summary>{escape(summary)}</summary>'
    return [html(head), *inside, html("</details>")]


def buttons(links: Iterable[tuple[str, str]]) -> str:
    """Return a row of buttons: each its words and its address; the first is the main one."""
    row = "".join(
        f'<a class="book-button" href="{escape(address)}">{escape(words)}</a>'
        for words, address in links
    )
    return html(f'<p class="book-buttons">{row}</p>')


@cache
def all_clauses() -> frozenset[str]:
    """Return the ids of the clauses of all games."""
    return frozenset(clause.id for game in cardlab.list_games() for clause in rulebook(game))


def clause_link(id: str) -> str:
    """Return a link to a clause, by its id."""
    return f"{{ref}}`{id} <{id}>`"


def linked(markdown: str) -> str:
    """Return Markdown in which each clause that stands as code is a link to it.

    >>> linked("An eight fits (`pepper.eight`), says `cardlab.play`.")
    'An eight fits ({ref}`pepper.eight <pepper.eight>`), says `cardlab.play`.'
    """

    def link(matched: re.Match[str]) -> str:
        return clause_link(matched[1]) if matched[1] in all_clauses() else matched[0]

    return _CODE.sub(link, markdown)
