"""The parts of an hour's page: its text without the code, section by section.

Where a part begins, the text says so: ``+++ {"part": "trials"}`` stands above what is simulated and
counted with code, and ``+++ {"part": "slide"}`` above the section after it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.reading import BadContent, FilePlace
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.catalogue import Cell

_SHOWN: Final = re.compile(
    r'^(?:\w+ = )?hour\.(table|guess|ask|slide|sliders|reactions)\((?:"(\w+)"|\w*)\)$', re.MULTILINE
)
_HEADING: Final = re.compile(r"^(#{1,2} .*)$", re.MULTILINE)
_TRIES: Final = N_("Try it many times (15 minutes)")
_COUNTING: Final = N_("The same by counting (10 minutes)")


class Item(NamedTuple):
    """Something on a page.

    Attributes:
        kind: "text", or what an hour shows: "table", "guess", "ask", "slide", "sliders" or
            "reactions". "tries" is the simulation, "exact" the exact value with the text how it is
            counted.
        text: the Markdown, or the id of the question.

    """

    kind: str
    text: str = ""


class PagePart(NamedTuple):
    """A section of a page.

    Attributes:
        title: Markdown without the marks of a heading.
        items: what is on it.
        begins: the part of the hour that begins with it, as "trials" or "slide".

    """

    title: str
    items: list[Item]
    begins: str = ""


def page_parts(name: str, language: str = "en") -> list[PagePart]:
    """Return the sections of an hour's page, without code.

    What the notebook simulates, counts and plays in code becomes two sections: one to try it many
    times, one for the exact value.

    >>> [item.kind for item in page_parts("one_more_chip")[2].items]
    ['text', 'table', 'text', 'guess']

    Raises:
        BadContent: the text does not say where the trials or the slide begin.

    """
    page, words = catalogue.plan(name).page, Words(language)
    parts = _sections(catalogue.cells(catalogue.text(name, language)))
    begins = [part.begins for part in parts]
    if "trials" not in begins or "slide" not in begins:
        place = FilePlace(f"hour {name!r}")
        raise BadContent(place, "its text marks no part 'trials', or no part 'slide'.")
    first, slide = begins.index("trials"), begins.index("slide")
    for part in parts:
        part.items[:] = [item for item in part.items if item.text not in page.needs_code]
    asks = [item for part in parts[first:slide] for item in part.items if item.kind == "ask"]
    before = [item for item in asks if item.text in page.before]
    after = [item for item in asks if item not in before]
    if page.more:
        parts[slide].items.insert(0, Item("text", say(page.more, words)))
    counted = Item("exact", say(page.counted, words))
    parts[first:slide] = [
        PagePart(words(_TRIES), [Item("text", say(page.trial, words)), Item("tries")]),
        PagePart(words(_COUNTING), [*before, counted, *after]),
    ]
    return [part for part in parts if part.items]


def _sections(cells: Iterable[Cell]) -> list[PagePart]:
    """The sections, with what is shown of each: no code, and no text that only leads to code."""
    pieces = [
        Cell(cell.kind, piece.strip(), cell.marks)
        for cell in cells
        for piece in (_HEADING.split(cell.source) if cell.kind == "markdown" else [cell.source])
        if piece.strip()
    ]
    parts: list[PagePart] = []
    for cell, then in zip(pieces, [*pieces[1:], None], strict=True):
        if cell.kind == "code":
            parts[-1].items.extend(Item(kind, id) for kind, id in _SHOWN.findall(cell.source))
        elif _HEADING.match(cell.source):
            parts.append(PagePart(cell.source.lstrip("# "), [], cell.marks.get("part", "")))
        elif not (then and _is_code(then)) and cell.marks.get("only") != "notebook":
            parts[-1].items.append(Item("text", cell.source))
    return parts


def _is_code(cell: Cell) -> bool:
    """Whether a cell is one that a reader has to read or to write."""
    is_shown = "hour.progress()" in cell.source or _SHOWN.search(cell.source)
    return cell.kind == "code" and not is_shown
