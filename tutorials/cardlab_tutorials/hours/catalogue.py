"""The hours in their order, and their texts: each folder here that holds an ``hour.toml``."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import LANGUAGES
from cardlab.version import __version__
from cardlab_tutorials.exercises.reading import load
from cardlab_tutorials.hours import plan as plans
from cardlab_tutorials.hours.plan import Plan

FOLDER: Final = Path(__file__).parent
# What only the notebook or only the page shows: from such a line to the next line of cells.
_ONLY: Final = re.compile(r'^\+\+\+ {"only": "(\w+)".*?(?=^\+\+\+)', re.DOTALL | re.MULTILINE)
_OPENS: Final = re.compile(r"(hours\.hour\([^)]+)\)")  # the call that begins an hour
_CODE, _END, _BREAK = "```{code-cell}", "```", "+++"


class Cell(NamedTuple):
    """A cell of a text: "markdown" or "code", its source, and what the line ``+++`` before says."""

    kind: str
    source: str
    marks: Mapping[str, str] = {}


@cache
def names() -> tuple[str, ...]:
    """Return the names of the hours, in their order.

    >>> names()[2]
    'one_more_chip'
    """
    found = [path.parent.name for path in FOLDER.glob("*/hour.toml")]
    return tuple(sorted(found, key=lambda name: (_data(name)["number"], name)))


@cache
def _data(name: str) -> dict[str, Any]:
    return load(FOLDER / name / "hour.toml")


@cache
def plan(name: str) -> Plan:
    """Return the plan of an hour, or raise BadOption if there is no such hour.

    >>> plan("one_more_chip").questions[0].id
    'one'
    """
    check_name(name)
    module = import_module(f"cardlab_tutorials.hours.{name}")
    file = FOLDER / name / "solutions.toml"
    solutions = load(file) if file.is_file() else {}
    return plans.read(name, _data(name), {**vars(module), name: module}, solutions)


def check_name(name: str) -> None:
    """Raise BadOption if there is no such hour."""
    if name not in names():
        raise BadOption(f"There is no hour {name[:80]!r}; choose one of {', '.join(names())}.")


def named(text: str) -> str:
    """Return the name of an hour from its number or its name.

    >>> named("3"), named("03"), named("one_more_chip")
    ('one_more_chip', 'one_more_chip', 'one_more_chip')

    Raises:
        BadOption: there is no such hour.

    """
    numbers = {number(name): name for name in names()}
    name = numbers.get(text.zfill(2), text)
    check_name(name)
    return name


def number(name: str) -> str:
    """Return the number of an hour, as "01"."""
    return f"{_data(name)['number']:02}"


def stem(name: str) -> str:
    """Return an hour's name with its number, as its notebook is called.

    >>> stem("one_more_chip")
    '03_one_more_chip'
    """
    return f"{number(name)}_{name}"


def notebook(name: str, language: str = "en") -> str:
    """Return where the notebook of an hour lies in ``notebooks/``; each translation has a folder.

    >>> notebook("one_more_chip", "es")
    'probability/es/03_one_more_chip.ipynb'
    """
    folder = "" if language == LANGUAGES[0] else f"{language}/"
    return f"probability/{folder}{stem(name)}.ipynb"


def path(name: str, page: str = "text", language: str = "en") -> Path:
    """Return where a text of an hour lies: the "text" of the notebook, or the "teacher"'s page.

    Where there is none in the language, it is the English one.
    """
    translated = FOLDER / name / f"{page}.{language}.md"
    return translated if translated.is_file() else FOLDER / name / f"{page}.md"


def text(name: str, language: str = "en", shown: str = "notebook") -> str:
    """Return the text of an hour, in MyST Markdown, for the installed version.

    Args:
        name: the hour.
        language: "en" or "es".
        shown: "notebook" or "page": what only the other one shows is left out.

    """
    check_name(name)
    written = path(name, "text", language).read_text(encoding="utf-8")
    written = _ONLY.sub(lambda found: found[0] if found[1] == shown else "", written)
    return _OPENS.sub(rf'\1, made_for="{__version__}")', written, count=1)


def title(name: str, language: str = "en") -> str:
    """Return the title of an hour: the first line of its text.

    >>> title("one_more_chip"), title("one_more_chip", "es")
    ('One more chip', 'Una ficha más')
    """
    return next(line[2:] for line in text(name, language).splitlines() if line.startswith("# "))


def cells(myst: str) -> Iterator[Cell]:
    r"""Give the cells of a text.

    >>> list(cells('---\n---\nTell.\n```{code-cell} ipython3\n1 + 1\n```\n'))[1].source
    '1 + 1'
    >>> list(cells('---\n---\n+++ {"part": "slide"}\n\n## Look\n'))[0].marks
    {'part': 'slide'}
    """
    lines = myst.splitlines()
    if lines[0] == "---":
        lines = lines[lines.index("---", 1) + 1 :]
    kind, held, marks = "markdown", list[str](), dict[str, str]()
    for line in [*lines, _BREAK]:
        begins = kind == "markdown" and line.startswith(_CODE)
        ends = line == _END if kind == "code" else line.startswith(_BREAK)
        if not begins and not ends:
            held.append(line)
            continue
        if source := "\n".join(held).strip():
            yield Cell(kind, source, marks)
            marks = {}
        if line.startswith(f"{_BREAK} "):
            marks = json.loads(line.removeprefix(_BREAK))
        kind, held = "code" if begins else "markdown", []
