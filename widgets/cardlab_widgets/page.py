"""What a page loads: the table's module and style, joined from their files."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
_MODULES: Final = (
    *("dom", "pick", "motion", "felt", "coach", "panel"),
    *("banner", "dialogs", "early", "main"),
)
_IMPORT: Final = re.compile(r'^import .* from "\./\w+\.js";\n', re.MULTILINE)
_EXPORT: Final = re.compile(r"^export (?!default)", re.MULTILINE)


@cache
def esm() -> str:
    """The table as one ES module.

    The files under ``js/`` are modules of their own, to be read and checked as such. A widget's
    front end is loaded from a text without an address, where relative imports lead nowhere; so
    their bodies are put behind one another, without the imports between them.
    """
    texts = [(_HERE / "js" / f"{name}.js").read_text(encoding="utf-8") for name in _MODULES]
    return "\n".join(_EXPORT.sub("", _IMPORT.sub("", text)) for text in texts)


@cache
def css(name: str = "table") -> str:
    """A style sheet: of the "table", the "lobby", or the "static_html" table without a script.

    Each begins with the inks of the pieces.
    """
    return "".join((_HERE / "css" / f"{each}.css").read_text("utf-8") for each in ("inks", name))
