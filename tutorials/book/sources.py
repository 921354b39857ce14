"""Write the sources of the book, from which Sphinx makes its pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardlab_tutorials.guided.reading import list_lessons
from cardlab_widgets.page import css
from tutorials.book.game_pages import lesson_page, rule_page
from tutorials.book.places import pages
from tutorials.book.rendering import HERE, games, render
from tutorials.book.saved import notebook_page, text_page


def sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield all sources of the book in a language: the path of each, and its text."""
    for path in sorted([*(HERE / language).rglob("*.md"), *(HERE / language).rglob("*.rst")]):
        name = path.relative_to(HERE / language)
        yield name.as_posix(), render(name.as_posix(), name.with_suffix("").as_posix(), language)
    for page in ("learn/index", "rules/index"):
        yield f"{page}.md", render("list.md", page, language)
    for game in games():
        yield f"rules/{game}.md", rule_page(game, language)
    for game in list_lessons():
        yield f"learn/{game}.md", lesson_page(game, language)
    yield from _saved(language)
    yield "_static/pictures.css", css("static_html")


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
