"""The notebooks of the guided lessons, which are made from the lessons' files."""

from __future__ import annotations

from pathlib import Path

import nbformat

from cardlab.engine.text.words import LANGUAGES
from cardlab_tutorials.guided.notebook import cells
from cardlab_tutorials.guided.reading import list_lessons
from tests.notebooks.run import KERNEL, NOTEBOOKS


def guided() -> list[tuple[str, str]]:
    """Each guided lesson in each language: the game, and the language."""
    return [(game, language) for game in list_lessons() for language in LANGUAGES]


def path_of(game: str, language: str) -> Path:
    """Where the notebook of a lesson lies: ``learn/pepper.ipynb``, ``learn/es/pepper.ipynb``."""
    return folder_of(language) / f"{game}.ipynb"


def teachers_page(game: str, language: str) -> str:
    """The teacher's page of a lesson."""
    return (folder_of(language) / "teacher" / f"{game}.md").read_text(encoding="utf-8")


def folder_of(language: str) -> Path:
    """The folder of the lessons in a language."""
    return NOTEBOOKS / "learn" / ("" if language == LANGUAGES[0] else language)


def lesson_notebook(game: str, language: str) -> nbformat.NotebookNode:
    """The notebook of a lesson, not yet run."""
    new = {"markdown": nbformat.v4.new_markdown_cell, "code": nbformat.v4.new_code_cell}
    notebook = nbformat.v4.new_notebook(metadata={"kernelspec": KERNEL})
    notebook.cells = [new[kind](source) for kind, source in cells(game, language)]
    return notebook
