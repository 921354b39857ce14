"""The lessons' texts as Markdown, from which their notebooks are made."""

from __future__ import annotations

from pathlib import Path

import jupytext
import nbformat

from tests.notebooks.run import NOTEBOOKS, ROOT

TEXTS = ROOT / "tutorials" / "lessons"


def lessons() -> list[Path]:
    """The Markdown texts of all lessons."""
    return sorted(TEXTS.rglob("*.md"))


def notebook_of(text: Path) -> Path:
    """Where the notebook of a text lies: that of ``learn/pepper.es.md`` is ``pepper.es.ipynb``."""
    return NOTEBOOKS / text.relative_to(TEXTS).with_suffix(".ipynb")


def written(text: Path) -> nbformat.NotebookNode:
    """The notebook of a text, not yet run."""
    return jupytext.read(text)


def cells(notebook: nbformat.NotebookNode) -> list[tuple[str, str]]:
    """The kind and the source of each cell."""
    return [(cell.cell_type, cell.source.strip()) for cell in notebook.cells]
