"""What a page loads: the table's module and its style sheets."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
_CSS: Final = _HERE / "css"


def module(name: str = "table") -> Path:
    """Return the file of an ES module: "table", "address" for the form of the lobby, or "together".

    They are bundled from the modules in ``js/`` by ``make bundle`` and committed, so that
    installing the package needs no Node.
    """
    return _HERE / "static" / f"{name}.js"


@cache
def esm(name: str = "table") -> str:
    """Return the text of such a module."""
    return module(name).read_text(encoding="utf-8")


def source(name: str) -> str:
    """Return a module of ``js/`` that imports no other."""
    return (_HERE / "js" / f"{name}.js").read_text(encoding="utf-8")


@cache
def css(*names: str) -> str:
    """Return style sheets: "table" (the default), "lesson", "room", "lobby", or "static_html".

    They begin with the inks of the pieces; those of the forms of tables follow the table's own.
    """
    files = [_CSS / "inks.css"]
    for name in names or ("table",):
        files.append(_CSS / f"{name}.css")
        if name == "table":
            files += [_CSS / "story.css", *sorted((_CSS / "forms").glob("*.css")), _CSS / "fit.css"]
    return "".join(file.read_text("utf-8") for file in files)
