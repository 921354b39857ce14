"""The lessons' texts as Markdown, from which their notebooks are made."""

from __future__ import annotations

from pathlib import Path

import jupytext
import nbformat

from cardlab_tutorials.hours import catalogue
from tutorials.build.run import NOTEBOOKS, ROOT, UNSAVED

# After the guess of an hour these alone are saved with what they show: the questions.
ASKS = ("hour.ask(", "hour.check(", "hour.progress(")
TEXTS = ROOT / "tutorials" / "lessons"


def lessons() -> list[Path]:
    """Return the Markdown texts of all lessons."""
    return [*sorted(TEXTS.rglob("*.md")), *hours()]


def hours() -> list[Path]:
    """Return the Markdown texts of the hours, in every language."""
    return [text for name in catalogue.names()
            for text in sorted((catalogue.FOLDER / name).glob("text*.md"))]  # fmt: skip


def notebook_of(text: Path) -> Path:
    """Return where the notebook of a text lies.

    That of ``make/many_games.md`` is ``make/many_games.ipynb``. The notebook of an hour is named
    after its folder.
    """
    if text.is_relative_to(catalogue.FOLDER):
        return NOTEBOOKS / catalogue.notebook(text.parent.name, language_of(text))
    return NOTEBOOKS / text.relative_to(TEXTS).with_suffix(".ipynb")


def language_of(text: Path) -> str:
    """Return the language of an hour's text: ``text.es.md`` is Spanish, ``text.md`` English."""
    return text.name.removeprefix("text").removesuffix("md").strip(".") or "en"


def written(text: Path) -> nbformat.NotebookNode:
    """Return the notebook of a text, not yet run."""
    if not text.is_relative_to(catalogue.FOLDER):
        return nbformat.NotebookNode(jupytext.read(text))
    source = catalogue.text(text.parent.name, language_of(text))
    notebook = nbformat.NotebookNode(jupytext.reads(source, "md:myst"))
    hide_after_the_guess(notebook)
    return notebook


def hide_after_the_guess(notebook: nbformat.NotebookNode) -> None:
    """Keep the outputs out of the saved notebook that show what pupils are to find."""
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    guess = next(n for n, cell in enumerate(code) if "hour.guess(" in cell.source)
    for cell in code[guess + 1 :]:
        if not any(ask in cell.source for ask in ASKS):
            cell.metadata["tags"] = [UNSAVED]


def cells(notebook: nbformat.NotebookNode) -> list[tuple[str, str]]:
    """Return the kind and the source of each cell."""
    return [(cell.cell_type, cell.source.strip()) for cell in notebook.cells]
