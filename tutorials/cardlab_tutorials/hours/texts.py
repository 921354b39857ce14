"""The texts of the hours: the Markdown from which the notebooks and the pages are made."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from cardlab.engine.errors import BadOption

HERE: Final = Path(__file__).parent
_NUMBERED: Final = re.compile(r"(\d\d)_(\w+)\.md")
_HEADER: Final = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
_CELL: Final = re.compile(r"^```\{code-cell\}[^\n]*\n(.*?)^```\n?", re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A part of a text: ``kind`` is "text" (Markdown) or "code" (a cell)."""

    kind: str
    source: str


def folder() -> Path:
    """Return the folder of the texts: in the installed package, or in a checkout."""
    installed = HERE / "texts"
    return installed if installed.is_dir() else HERE.parent.parent / "lessons" / "probability"


@cache
def list_hours() -> dict[str, str]:
    """Return the names of the hours' modules by their numbers, in order.

    >>> list_hours()["03"], len(list_hours())
    ('one_more_chip', 10)
    """
    found = (_NUMBERED.fullmatch(path.name) for path in sorted(folder().glob("*.md")))
    return {match[1]: match[2] for match in found if match}


def read_hour(number: str, language: str = "en") -> str:
    """Return the text of an hour as MyST Markdown.

    Args:
        number: "01" to "10".
        language: "en" or "es".

    Raises:
        BadOption: there is no such hour.

    """
    hours = list_hours()
    if number not in hours:
        raise BadOption(f"There is no hour {number!r:.80}; there is {', '.join(hours)}.")
    suffix = "" if language == "en" else f".{language}"
    path = folder() / f"{number}_{hours[number]}{suffix}.md"
    return path.read_text(encoding="utf-8")


def blocks(text: str) -> Iterator[Block]:
    r"""Yield the texts and the cells of a MyST Markdown text, in order, without its header.

    >>> [tuple(block) for block in blocks("# A\n\nb\n\n```{code-cell} ipython3\nx = 1\n```\n")]
    [('text', '# A\n\nb'), ('code', 'x = 1')]
    """
    # Splitting by a pattern with one group gives texts and cells in turn.
    for n, source in enumerate(_CELL.split(_HEADER.sub("", text))):
        if source.strip():
            yield Block("code" if n % 2 else "text", source.strip())
