"""The parts of an hour's page: its text without the code, section by section."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from cardlab_tutorials.hours import catalogue

_SHOWN: Final = re.compile(
    r'^(?:\w+ = )?hour\.(table|guess|ask|slide|knobs|reactions)\((?:"(\w+)"|\w*)\)$', re.MULTILINE
)
_STEP_ONE: Final = ("Step 1", "Paso 1")
# A line for those who plan the notebook's hour.
_SHORTER: Final = re.compile(r"^\*(In|En) 45 ")


class Block(NamedTuple):
    """A cell of a text: ``kind`` is "markdown" or "code"."""

    kind: str
    source: str


class Item(NamedTuple):
    """Something on a page.

    Attributes:
        kind: "text", or what an hour shows: "table", "guess", "ask", "slide", "knobs", "reactions".
            "tries" is the simulation, "exact" the exact value with the text how it is counted.
        text: the Markdown, or the id of the question.

    """

    kind: str
    text: str = ""


class PagePart(NamedTuple):
    """A section of a page; its title is Markdown without the marks of a heading."""

    title: str
    items: list[Item]


@cache
def own_words() -> dict[str, Any]:
    """Return what the pages say that no notebook does, by the hour's module."""
    path = Path(__file__).parent / "page_words.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def page_parts(name: str, language: str = "en") -> list[PagePart]:
    """Return the sections of an hour's page, without code.

    What the notebook simulates, counts and plays in code, between "By hand" and the slide, becomes
    two sections: one to try it many times, one for the exact value.

    >>> [item.kind for item in page_parts("one_more_chip")[2].items]
    ['text', 'table', 'text', 'guess']
    """
    words = own_words()[name]
    sections = _sections([Block(*cell) for cell in catalogue.cells(catalogue.text(name, language))])
    first = next(n for n, (title, _) in enumerate(sections) if title.startswith(_STEP_ONE))
    slide = next(n for n, section in enumerate(sections) if "hour.slide()" in str(section[1]))
    parts = [PagePart(title, _items(blocks)) for title, blocks in sections]
    skipped = words.get("needs_code", ())
    for part in parts:
        part.items[:] = [item for item in part.items if item.text not in skipped]
    asks = [item for part in parts[first:slide] for item in part.items if item.kind == "ask"]
    more = [Item("text", words["more"][language])] if "more" in words else []
    parts[slide] = PagePart(parts[slide].title, [*more, *parts[slide].items])
    parts[first:slide] = _instead(words, asks, language)
    return [part for part in parts if part.items]


def _instead(words: dict[str, Any], asks: list[Item], language: str) -> list[PagePart]:
    """The two sections that stand in the place of the code."""
    own = own_words()["all"]
    before = [item for item in asks if item.text in words.get("before", ())]
    after = [item for item in asks if item not in before]
    tries = [Item("text", words["trial"][language]), Item("tries")]
    counted = [Item("exact", words["counted"][language])]
    return [
        PagePart(own["tries"][language], tries),
        PagePart(own["counting"][language], [*before, *counted, *after]),
    ]


def _sections(blocks: list[Block]) -> list[tuple[str, list[Block]]]:
    """The blocks under each heading; the first section has the title of the hour."""
    sections: list[tuple[str, list[Block]]] = []
    for block in blocks:
        if block.kind == "code":
            sections[-1][1].append(block)
            continue
        for piece in re.split(r"^(?=#{1,2} )", block.source, flags=re.MULTILINE):
            head, _, rest = piece.partition("\n") if piece.startswith("#") else ("", "", piece)
            if head:
                sections.append((head.lstrip("# "), []))
            if rest.strip():
                sections[-1][1].append(Block("markdown", rest.strip()))
    return sections


def _items(blocks: list[Block]) -> list[Item]:
    """What is shown of a section: no code, and no text that only leads to code."""
    items = []
    for block, then in zip(blocks, [*blocks[1:], None], strict=True):
        if block.kind == "code":
            items += _shown(block.source)
        elif not (then and _is_code(then)) and not _SHORTER.match(block.source):
            items.append(Item("text", block.source))
    return items


def _shown(source: str) -> list[Item]:
    """What a cell shows, if it is only to show something."""
    return [Item(kind, id) for kind, id in _SHOWN.findall(source)]


def _is_code(block: Block) -> bool:
    """Whether a block is a cell that a reader has to read or to write."""
    if block.kind != "code" or "hour.progress()" in block.source:
        return False
    return not _shown(block.source)
