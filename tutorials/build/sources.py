"""What each notebook is made from: a text in Markdown, or a template for the guided lessons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import jupytext
import nbformat
from jinja2 import Environment, FileSystemLoader, StrictUndefined

import cardlab
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import LANGUAGES, Words
from cardlab_tutorials.guided.reading import course, list_lessons
from cardlab_tutorials.hours import catalogue
from tutorials.build.run import NOTEBOOKS, ROOT, UNSAVED

TEXTS: Final = ROOT / "tutorials" / "lessons"
# After the guess of an hour these alone are saved with what they show: the questions.
_ASKS: Final = ("hour.ask(", "hour.check(", "hour.progress(")
_TEMPLATES: Final = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def sources() -> dict[Path, Callable[[], nbformat.NotebookNode]]:
    """Return what makes each notebook that has a source, not yet run, by the notebook's path."""
    made: dict[Path, Callable[[], nbformat.NotebookNode]] = {}
    made |= {notebook_of(text): partial(written, text) for text in [*TEXTS.rglob("*.md"), *hours()]}
    lessons = [course(game) for game in list_lessons()]
    for language in LANGUAGES:
        folder = folder_of(language)
        for lesson in lessons:
            made[folder / f"{lesson.game}.ipynb"] = partial(
                _notebook, "lesson", language, lesson=lesson
            )
        made[folder / "functions.ipynb"] = partial(
            _notebook, "functions", language, lessons=lessons
        )
    return made


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
    """Return the notebook of a text, not yet run.

    In the notebook of an hour, what pupils are to find after the guess is marked not to be saved.
    """
    if not text.is_relative_to(catalogue.FOLDER):
        return nbformat.NotebookNode(jupytext.read(text))
    source = catalogue.text(text.parent.name, language_of(text))
    notebook = nbformat.NotebookNode(jupytext.reads(source, "md:myst"))
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    guess = next(n for n, cell in enumerate(code) if "hour.guess(" in cell.source)
    for cell in code[guess + 1 :]:
        if not any(ask in cell.source for ask in _ASKS):
            cell.metadata["tags"] = [UNSAVED]
    return notebook


def folder_of(language: str) -> Path:
    """Return the folder of the guided lessons in a language."""
    return NOTEBOOKS / "learn" / ("" if language == LANGUAGES[0] else language)


def _notebook(template: str, language: str, **fields: Any) -> nbformat.NotebookNode:
    """Return the notebook that a template gives in a language, not yet run."""
    up = "../" if language == LANGUAGES[0] else "../../"  # each translation has a folder
    fields |= {"_": Words(language), "rulebook": rulebook, "up": up, "version": cardlab.__version__}
    text = _TEMPLATES.get_template(f"{template}.md").render(fields)
    return nbformat.NotebookNode(jupytext.reads(text, "md:myst"))
