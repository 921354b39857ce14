"""Which English cells a translation was made from.

``python -m tests.notebooks.translated 07_is_it_true.es`` notes that a translation is up to date.

``tutorials/lessons/translated.json`` holds a hash of each English text cell; when the English
changes, a test names the cells whose translation has gone stale.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path

from tests.notebooks.lessons import TEXTS, cells, lessons, notebook_of, written

LEDGER = TEXTS / "translated.json"


def translations() -> list[str]:
    """The lessons that are translations, like ``07_is_it_true.es``."""
    return [f"{notebook_of(text).stem}.es" for text in lessons() if is_translation(text)]


def is_translation(text: Path) -> bool:
    return text.stem.endswith(".es")


def original(name: str) -> list[str]:
    """The text cells of the English lesson that a translation was made from."""
    english = next(
        text
        for text in lessons()
        if not is_translation(text) and notebook_of(text).stem == name.partition(".")[0]
    )
    return [source for kind, source in cells(written(english)) if kind == "markdown"]


def mark(source: str) -> str:
    return sha256(source.encode()).hexdigest()[:16]


def stale(sources: list[str], marks: list[str]) -> list[str]:
    """The first lines of the English cells that were changed since they were translated."""
    changed = [source.splitlines()[0] for source in sources if mark(source) not in marks]
    gone = len(marks) - (len(sources) - len(changed))
    return changed + ["cells that are no longer there"] * (gone > len(changed))


def noted() -> dict[str, list[str]]:
    """The marks of each translation."""
    ledger: dict[str, list[str]] = json.loads(LEDGER.read_text(encoding="utf-8"))
    return ledger


if __name__ == "__main__":
    ledger = noted() if LEDGER.exists() else {}
    for name in sys.argv[1:] or translations():
        ledger[name] = [mark(source) for source in original(name)]
    LEDGER.write_text(json.dumps(ledger, indent=1) + "\n", encoding="utf-8")
