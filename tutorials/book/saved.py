"""Pages from files that are there: saved notebooks, and Markdown of the repository."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from collections.abc import Callable
from html import escape, unescape
from pathlib import Path
from posixpath import join, normpath
from typing import Any, Final

from cardlab_tutorials.hours import hour
from cardlab_tutorials.hours.running import Hour
from tutorials.book.addresses import SOURCE, live, other
from tutorials.book.markup import buttons, linked
from tutorials.book.places import LANGUAGES, ROOT, pages
from tutorials.book.words import words

INK: Final = "#171c21"  # of plots that are saved as pictures; on a page they take the page's
_LINK: Final = re.compile(r"\[([^\]\[]*)\]\(([^()\s]+)\)")
_STYLE: Final = re.compile(r"<style>.*?</style>", re.DOTALL)
_PICTURE: Final = re.compile(
    r'<img alt="([^"]*)"[^>]*src="data:image/svg\+xml;base64,([^"]+)">', re.DOTALL
)
_HEADING: Final = re.compile(r"^# .*$", re.MULTILINE)


# --- links ------------------------------------------------------------------------------------


def relinked(markdown: str, file: str, language: str) -> str:
    """Return Markdown whose links to files of the repository lead to pages of the book.

    Args:
        markdown: the text.
        file: where it stands, as a path in the repository.
        language: the language of the page.

    """

    def link(matched: re.Match[str]) -> str:
        shown, target = matched.groups()
        return matched[0] if "://" in target else _link(shown, target, file, language)

    return _LINK.sub(link, markdown)


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


def text_page(file: str, language: str) -> str:
    """Return a Markdown file of the repository as a page."""
    markdown = (ROOT / file).read_text("utf-8")
    return linked(relinked(markdown, file, language))


# --- notebooks --------------------------------------------------------------------------------


def notebook_page(file: str, language: str) -> str:
    """Return a saved notebook as one that reads well as a page."""
    notebook = json.loads((ROOT / file).read_text("utf-8"))
    cells = [cell for cell in notebook["cells"] if "".join(cell["source"]) != "hour.progress()"]
    once = _once()
    if file.startswith("notebooks/probability/"):
        _draw(cells, hour(Path(file).name.partition(".")[0].partition("_")[2], language))
    for cell in cells:
        if cell["cell_type"] == "markdown":
            cell["source"] = linked(relinked("".join(cell["source"]), file, language))
        for output in cell.get("outputs", []):
            _redraw(output, once)
    first = next(cell for cell in cells if cell["cell_type"] == "markdown")
    head = _HEADING.search(first["source"])
    end = head.end() if head else 0
    first["source"] = first["source"][:end] + _above(file, language) + first["source"][end:]
    return json.dumps({**notebook, "cells": cells}, ensure_ascii=False, indent=1)


def _draw(cells: list[dict[str, Any]], of: Hour) -> None:
    """Show the slide and the sliders of an hour, which its notebook is saved without."""
    shown: dict[str, Callable[[], Any]] = {"hour.slide()": of.slide, "hour.sliders()": of.sliders}
    for cell in cells:
        if show := shown.get("".join(cell["source"])):
            data = {"text/html": show().saved()}
            output = {"output_type": "display_data", "data": data, "metadata": {}}
            cell["outputs"] = [output]


def _above(file: str, language: str) -> str:
    """What stands below the title: where the notebook runs."""
    here, says = pages(language)[file], words(language)
    links = [(says["live"], live(here, language, file.removeprefix("notebooks/")))]
    teacher = f"{here}.teacher"
    if teacher in pages(language).values():
        links.append((says["teacher"], f"{teacher.rpartition('/')[2]}.html"))
    return f"\n\n{buttons(links)}\n\n{says['source']}\n"


def _once() -> Callable[[str], str]:
    """A function that keeps each style sheet of a page once."""
    seen: set[str] = set()

    def keep(matched: re.Match[str]) -> str:
        text = matched[0]
        is_new = text not in seen
        seen.add(text)
        return text if is_new else ""

    return lambda html: _STYLE.sub(keep, html)


def _redraw(output: dict[str, Any], once: Callable[[str], str]) -> None:
    """Let a plot take the ink of the page, and a style sheet stand once."""
    data = output.get("data", {})
    if "text/html" in data:
        data["text/html"] = once(_PICTURE.sub(inked, "".join(data["text/html"])))


def inked(picture: re.Match[str]) -> str:
    """Return a saved plot as a drawing in the ink of the page."""
    drawing = b64decode(picture[2]).decode().replace(INK, "currentColor")
    label = escape(unescape(picture[1]))
    return drawing.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)
