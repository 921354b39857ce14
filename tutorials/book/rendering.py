"""The templates that the pages of the book are written with, and the words that they say.

The pages in ``en/`` and ``es/`` are templates too. Each is rendered as Markdown, in which only the
files ``.html`` of ``templates/`` escape what they are handed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

import cardlab
from cardlab.bots.rules_of_thumb import measured, playouts
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import Words
from cardlab.version import install_line
from cardlab_tutorials.exercises.reading import load
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided.reading import list_lessons
from cardlab_widgets.faces import art, sprite
from cardlab_widgets.faces.tiles import sprite_of, tile
from cardlab_widgets.lobby.texts import in_order
from cardlab_widgets.table.static_html import plain
from tutorials.book.places import live, play

HERE: Final = Path(__file__).parent
_MARKS: Final = re.compile(r"([\\`*_\[\]{}<>$|~#])")
_FIRST: Final = re.compile(r"^(\d*)([-+.)])")  # what would begin a list


@cache
def words(language: str) -> dict[str, str]:
    """Return what the pages say in a language beside lessons and rulebooks, by name."""
    texts = load(HERE / "words.toml")
    return {name: say(text, Words(language)) for name, text in texts.items()}


def markdown(text: str) -> str:
    r"""Return plain text as Markdown that shows it as it is.

    >>> markdown("2 * 3")
    '2 \\* 3'
    >>> markdown("52. Four suits")
    '52\\. Four suits'

    """
    return _FIRST.sub(r"\1\\\2", _MARKS.sub(r"\\\1", text))


def games() -> list[str]:
    """Return the games, the quickest first."""
    return in_order(cardlab.list_games())


@cache
def _templates(language: str) -> Environment:
    templates = Environment(
        loader=FileSystemLoader([HERE / "templates", HERE / language]),
        autoescape=select_autoescape(["html"]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    ours: list[Callable[..., Any]] = [
        *(art, find, games, list_lessons, rulebook, measured, playouts, install_line),
        *(live, play, plain, sprite, sprite_of, tile),
    ]
    templates.globals |= {function.__name__: function for function in ours}
    templates.globals |= {"language": language, "says": words(language)}
    templates.filters["markdown"] = markdown
    templates.filters["say"] = lambda text: say(text, Words(language))
    return templates


def render(template: str, docname: str, language: str, **fields: Any) -> str:
    """Return a page, or a part of one.

    Args:
        template: the name of its file.
        docname: the page, as Sphinx names it.
        language: "en" or "es".
        fields: what else the template names.

    """
    return _templates(language).get_template(template).render(docname=docname, **fields)
