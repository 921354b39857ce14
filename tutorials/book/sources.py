"""Write the sources of the book, from which Sphinx makes its pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from cardlab.version import install_line
from cardlab_tutorials.guided.reading import list_lessons
from tutorials.book.front import games, list_page, strengths, tiles
from tutorials.book.lesson_pages import LessonPage
from tutorials.book.pictures import style
from tutorials.book.places import pages
from tutorials.book.rule_pages import rule_page
from tutorials.book.saved import notebook_page, text_page

HERE = Path(__file__).parent
_INSTALL: Final = re.compile(r"\{\{install (\w+)\}\}")


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield all sources of the book in a language: the path of each, and its text."""
    for path in sorted([*(HERE / language).rglob("*.md"), *(HERE / language).rglob("*.rst")]):
        name = path.relative_to(HERE / language).as_posix()
        written = path.read_text("utf-8").replace("{{strengths}}", strengths())
        written = _INSTALL.sub(lambda found: install_line(found[1]), written)
        yield name, written.replace("{{tiles}}", tiles(name.removesuffix(".md"), language))
    for folder in ("learn", "rules"):
        yield f"{folder}/index.md", list_page(folder, language)
    for game in games():
        yield f"rules/{game}.md", rule_page(game, language)
    for game in list_lessons():
        yield f"learn/{game}.md", LessonPage(game, language).page()
    yield from _saved(language)
    yield "_static/pictures.css", style()


def _saved(language: str) -> Iterator[tuple[str, str]]:
    """Notebooks and texts of the repository; the guided lessons are written from their steps."""
    for file, page in pages(language).items():
        if file.endswith(".md"):
            text = text_page(file, language)
            yield f"{page}.md", text + (_hours(language) if page == "hours/index" else "")
        elif not file.startswith("notebooks/learn/"):
            yield f"{page}.ipynb", notebook_page(file, language)


def _hours(language: str) -> str:
    """The contents of this part: the hours in order, and then their teacher's pages."""
    names = [page.removeprefix("hours/") for page in pages(language).values() if "hours/" in page]
    hours = sorted(set(names) - {"index"}, key=lambda name: (".teacher" in name, name))
    return "\n".join(["", "```{toctree}", ":hidden:", "", *hours, "```", ""])


def write(folder: Path, language: str) -> None:
    """Write the sources into a folder; a file that is as it was keeps its date."""
    kept = set()
    for name, text in sources(language):
        path = folder / name
        kept.add(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, encoding="utf-8")
    for path in [path for path in folder.rglob("*") if path.is_file() and path not in kept]:
        path.unlink()
