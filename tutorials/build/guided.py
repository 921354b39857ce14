"""The notebooks of the guided lessons, which are made from the lessons' files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import nbformat

from cardlab.engine.text.words import LANGUAGES
from cardlab_tutorials.guided.notebook import cells, function_cells
from cardlab_tutorials.guided.reading import list_lessons
from tutorials.build.run import KERNEL, NOTEBOOKS


def guided() -> list[tuple[str, str]]:
    """Return each guided lesson in each language, as its game and its language."""
    return [(game, language) for game in list_lessons() for language in LANGUAGES]


def path_of(game: str, language: str) -> Path:
    """Return where a lesson's notebook lies: ``learn/pepper.ipynb``, ``learn/es/pepper.ipynb``."""
    return folder_of(language) / f"{game}.ipynb"


def teachers_page(game: str, language: str) -> str:
    """Return the teacher's page of a lesson."""
    return (folder_of(language) / "teacher" / f"{game}.md").read_text(encoding="utf-8")


def folder_of(language: str) -> Path:
    """Return the folder of the lessons in a language."""
    return NOTEBOOKS / "learn" / ("" if language == LANGUAGES[0] else language)


def lesson_notebook(game: str, language: str) -> nbformat.NotebookNode:
    """Return the notebook of a lesson, not yet run."""
    return _notebook(cells(game, language))


def functions_path(language: str) -> Path:
    """Return where the notebook with the functions of all lessons lies."""
    return folder_of(language) / "functions.ipynb"


def functions_notebook(language: str) -> nbformat.NotebookNode:
    """Return the notebook with the functions of all lessons, not yet run."""
    return _notebook(function_cells(language))


def _notebook(sources: Iterable[tuple[str, str]]) -> nbformat.NotebookNode:
    v4 = nbformat.v4
    made = [
        v4.new_code_cell(source) if kind == "code" else v4.new_markdown_cell(source)
        for kind, source in sources
    ]
    return nbformat.NotebookNode(v4.new_notebook(metadata={"kernelspec": KERNEL}, cells=made))
