"""The parts of an hour's page: its text without the code, section by section."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.catalogue import Cell

_SHOWN: Final = re.compile(
    r'^(?:\w+ = )?hour\.(table|guess|ask|tries|slide|sliders|reactions)\((?:"(\w+)"|\w*)\)$',
    re.MULTILINE,
)
_HEADING: Final = re.compile(r"^(#{1,2} .*)$", re.MULTILINE)


class Item(NamedTuple):
    """Something on a page.

    Attributes:
        kind: "text", or what an hour shows: "table", "guess", "ask", "tries", "slide", "sliders"
            or "reactions"; "exact" is the exact value with the text how it is counted.
        text: the Markdown, or the id of the question.

    """

    kind: str
    text: str = ""


class PagePart(NamedTuple):
    """A section of a page.

    Attributes:
        title: Markdown without the marks of a heading.
        items: what is on it.

    """

    title: str
    items: list[Item]


def page_parts(name: str, language: str = "en") -> list[PagePart]:
    """Return the sections of an hour's page: no code, and no text that only leads to code.

    >>> [item.kind for item in page_parts("one_more_chip")[2].items]
    ['text', 'table', 'text', 'guess']
    """
    pieces = [
        Cell(cell.kind, piece.strip(), cell.marks)
        for cell in catalogue.cells(catalogue.text(name, language, "page"))
        for piece in (_HEADING.split(cell.source) if cell.kind == "markdown" else [cell.source])
        if piece.strip()
    ]
    parts: list[PagePart] = []
    for cell, then in zip(pieces, [*pieces[1:], None], strict=True):
        if cell.kind == "code":
            parts[-1].items.extend(Item(kind, id) for kind, id in _SHOWN.findall(cell.source))
        elif _HEADING.match(cell.source):
            parts.append(PagePart(cell.source.lstrip("# "), []))
        elif cell.marks.get("part") == "exact":
            parts[-1].items.append(Item("exact", cell.source))
        elif not (then and _is_code(then)):
            parts[-1].items.append(Item("text", cell.source))
    return [part for part in parts if part.items]


def _is_code(cell: Cell) -> bool:
    """Whether a cell is one that a reader has to read or to write."""
    is_shown = "hour.progress()" in cell.source or _SHOWN.search(cell.source)
    return cell.kind == "code" and not is_shown
