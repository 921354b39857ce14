"""The ten hours in their order, and their texts."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import LANGUAGES

if TYPE_CHECKING:
    from cardlab_tutorials.hours.hour import Plan

NAMES: Final = (
    "will_it_fit", "until_an_eight", "one_more_chip", "ring_of_ten", "last_slap", "when_to_stop",
    "is_it_true", "how_often_to_lie", "first_seat", "better_bot",
)  # fmt: skip
_HERE: Final = Path(__file__).parent.parent
_CODE, _END = "```{code-cell}", "```"


def plan(name: str) -> Plan:
    """Return the plan of an hour, or raise BadOption if there is no such hour.

    >>> plan("one_more_chip").questions[0].id
    'one'
    """
    if name not in NAMES:
        raise BadOption(f"There is no hour {name[:80]!r}; there is {', '.join(NAMES)}.")
    hour_plan: Plan = import_module(f"cardlab_tutorials.hours.{name}").PLAN
    return hour_plan


def stem(name: str) -> str:
    """Return an hour's name with its number, as its files are called.

    >>> stem("one_more_chip")
    '03_one_more_chip'
    """
    return f"{NAMES.index(name) + 1:02}_{name}"


def text(name: str, language: str = "en") -> str:
    """Return the text of an hour, in MyST Markdown."""
    installed = _HERE / "lessons" / "probability"
    folder = installed if installed.is_dir() else _HERE.parent / "lessons" / "probability"
    suffix = "" if language == LANGUAGES[0] else f".{language}"
    return (folder / f"{stem(name)}{suffix}.md").read_text(encoding="utf-8")


def title(name: str, language: str = "en") -> str:
    """Return the title of an hour.

    >>> title("one_more_chip"), title("one_more_chip", "es")
    ('One more chip', 'Una ficha más')
    """
    return next(line[2:] for line in text(name, language).splitlines() if line.startswith("# "))


def cells(myst: str) -> Iterator[tuple[str, str]]:
    r"""Give the kind ("markdown" or "code") and the source of each cell of a text.

    >>> list(cells("---\nfront: matter\n---\nTell.\n```{code-cell} ipython3\n1 + 1\n```\n"))
    [('markdown', 'Tell.'), ('code', '1 + 1')]
    """
    lines = myst.splitlines()
    if lines[0] == "---":
        lines = lines[lines.index("---", 1) + 1 :]
    kind, held = "markdown", list[str]()
    for line in [*lines, "+++"]:
        begins = kind == "markdown" and line.startswith(_CODE)
        ends = line == (_END if kind == "code" else "+++")
        if not begins and not ends:
            held.append(line)
            continue
        if source := "\n".join(held).strip():
            yield kind, source
        kind, held = "code" if begins else "markdown", []
