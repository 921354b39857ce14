"""Which file of the repository is which page of the book, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from cardlab_tutorials.hours import catalogue

ROOT: Final = Path(__file__).parents[2]
LANGUAGES: Final = ("en", "es")
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
