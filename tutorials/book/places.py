"""Where the pages of the book are, in each language, and the other parts of the site."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import quote, urlencode

from cardlab.engine.text.words import LANGUAGES
from cardlab_tutorials.hours import catalogue

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = "https://github.com/cardlab/cardlab"
_FOLDERS: Final = {"learn": "learn", "probability": "hours", "make": "make"}
_TOLD: Final = {
    "CONTRIBUTING.md": "about/contributing",
    "tutorials/README.md": "about/tutorials",
    "widgets/README.md": "about/widgets",
    "CHANGELOG.md": "about/changelog",
}


@cache
def pages(language: str) -> dict[str, str]:
    """Return the name of the page that each file becomes, by the file's path in the repository.

    >>> pages("es")["notebooks/learn/es/pepper.ipynb"]
    'learn/pepper'
    >>> pages("en")["notebooks/learn/teacher/pepper.md"]
    'learn/pepper.teacher'
    """
    names = {**dict(_of_notebooks(language)), **dict(_of_teachers(language))}
    return {**names, **_TOLD} if language == "en" else names


def _of_teachers(language: str) -> Iterator[tuple[str, str]]:
    for name in catalogue.names():
        path = catalogue.path(name, "teacher", language)
        yield path.relative_to(ROOT).as_posix(), f"hours/{catalogue.stem(name)}.teacher"


def _of_notebooks(language: str) -> Iterator[tuple[str, str]]:
    for name, place in _FOLDERS.items():
        folder = ROOT / "notebooks" / name / ("" if language == LANGUAGES[0] else language)
        paths = [*folder.glob("*.ipynb"), *folder.glob("*.md"), *folder.glob("teacher/*.md")]
        for path in sorted(paths):
            page = "index" if path.stem == "README" else path.stem
            teacher = ".teacher" if path.parent.name == "teacher" else ""
            yield path.relative_to(ROOT).as_posix(), f"{place}/{page}{teacher}"


# --- addresses, as a page links to them -------------------------------------------------------


def root(docname: str, language: str) -> str:
    """Return the way from a page to the root of the site.

    >>> root("learn/pepper", "es")
    '../../'
    """
    return "../" * (docname.count("/") + (language != LANGUAGES[0]))


def play(docname: str, language: str, **asked: str) -> str:
    """Return the address of a table or a lesson that runs in the browser.

    >>> play("rules/pepper", "en", game="pepper")
    '../play/index.html?game=pepper&lang=en'
    """
    return f"{root(docname, language)}play/index.html?{urlencode({**asked, 'lang': language})}"


def live(docname: str, language: str, notebook: str) -> str:
    """Return the address of a notebook of ``notebooks/`` that runs in the browser."""
    return f"{root(docname, language)}lite/lab/index.html?path={quote(notebook)}"


def other(docname: str, language: str, target: str, its: str) -> str:
    """Return the address of a page of another language.

    >>> other("hours/index", "en", "hours/index", "es")
    '../es/hours/index.html'
    """
    folder = "" if its == LANGUAGES[0] else f"{its}/"
    return f"{root(docname, language)}{folder}{target}.html"
