"""Pages from files that are there: saved notebooks, and Markdown of the repository."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from pathlib import Path
from posixpath import join, normpath
from typing import Any, Final

import cardlab
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import LANGUAGES
from cardlab_tutorials.hours import hour
from cardlab_tutorials.hours.running import Hour
from tutorials.book.places import ROOT, SOURCE, other, pages
from tutorials.book.rendering import render

_LINK: Final = re.compile(r"\[([^\]\[]*)\]\(([^()\s]+)\)")
_CLAUSE: Final = re.compile(r"`([a-z_]+\.[a-z_0-9]+)`")
_HEADING: Final = re.compile(r"^# .*$", re.MULTILINE)


# --- links ------------------------------------------------------------------------------------


def linked(markdown: str, file: str, language: str) -> str:
    """Return Markdown in which links to files of the repository, and clauses, lead to pages.

    Args:
        markdown: the text.
        file: where it stands, as a path in the repository.
        language: the language of the page.

    >>> linked("An eight fits (`pepper.eight`), says `cardlab.play`.", "README.md", "en")
    'An eight fits ({ref}`pepper.eight <pepper.eight>`), says `cardlab.play`.'

    """

    def link(matched: re.Match[str]) -> str:
        shown, target = matched.groups()
        return matched[0] if "://" in target else _link(shown, target, file, language)

    def clause(matched: re.Match[str]) -> str:
        id = matched[1]
        return f"{{ref}}`{id} <{id}>`" if id in _clauses() else matched[0]

    return _CLAUSE.sub(clause, _LINK.sub(link, markdown))


def _link(shown: str, target: str, file: str, language: str) -> str:
    path, mark, anchor = target.partition("#")
    if not path:
        return f"[{shown}]({target})"
    full = normpath(join(file.rpartition("/")[0], path))
    here = pages(language).get(file, "index")
    if full in pages(language):
        source = "md" if full.endswith(".md") or "/learn/" in full else "ipynb"
        return f"[{shown}](/{pages(language)[full]}.{source}{mark}{anchor})"  # Sphinx checks it
    for its in LANGUAGES:
        if full in pages(its):
            address = other(here, language, pages(its)[full], its)
            return f'<a href="{escape(address)}{mark}{anchor}">{shown}</a>'
    kind = "tree" if (ROOT / full).is_dir() else "blob"
    return f"[{shown}]({SOURCE}/{kind}/main/{full}{mark}{anchor})"


@cache
def _clauses() -> frozenset[str]:
    """The ids of the clauses of all games."""
    return frozenset(clause.id for game in cardlab.list_games() for clause in rulebook(game))


def text_page(file: str, language: str) -> str:
    """Return a Markdown file of the repository as a page."""
    return linked((ROOT / file).read_text("utf-8"), file, language)


# --- notebooks --------------------------------------------------------------------------------


def notebook_page(file: str, language: str) -> str:
    """Return a saved notebook as one that reads well as a page."""
    notebook = json.loads((ROOT / file).read_text("utf-8"))
    cells = [cell for cell in notebook["cells"] if "".join(cell["source"]) != "hour.progress()"]
    if file.startswith("notebooks/probability/"):
        _draw(cells, hour(Path(file).name.partition(".")[0].partition("_")[2], language))
    for cell in cells:
        if cell["cell_type"] == "markdown":
            cell["source"] = linked("".join(cell["source"]), file, language)
    first = next(cell for cell in cells if cell["cell_type"] == "markdown")
    head = _HEADING.search(first["source"])
    end = head.end() if head else 0
    first["source"] = first["source"][:end] + _above(file, language) + first["source"][end:]
    return json.dumps({**notebook, "cells": cells}, ensure_ascii=False, indent=1)


def _draw(cells: list[dict[str, Any]], of: Hour) -> None:
    """Show the slide and the sliders of an hour in the ink of the page; they are not saved."""
    sliders = of.sliders()
    shown = {
        "hour.slide()": of.slide().value,
        "hour.sliders()": sliders.status.value + sliders.plot.value,
    }
    for cell in cells:
        if html := shown.get("".join(cell["source"])):
            output = {"output_type": "display_data", "data": {"text/html": html}, "metadata": {}}
            cell["outputs"] = [output]


def _above(file: str, language: str) -> str:
    """Return what stands below the title, which says where the notebook runs."""
    here, notebook = pages(language)[file], file.removeprefix("notebooks/")
    has_teacher = f"{here}.teacher" in pages(language).values()
    fields = {"notebook": notebook, "has_teacher": has_teacher}
    return "\n\n" + render("above_notebook.md", here, language, **fields)
