"""Where the other parts of the site are: the tables without a server, and the live notebooks."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote, urlencode

SOURCE: Final = "https://github.com/cardlab/cardlab"
PLAY: Final = "play/index.html"
LIVE: Final = "lite/lab/index.html"
ROOTS: Final = {"en": "", "es": "../"}
"""From the root of a language's pages to the root of the site."""


def root(docname: str, language: str) -> str:
    """Return the way from a page to the root of the site.

    >>> root("learn/pepper", "es")
    '../../'
    """
    return "../" * docname.count("/") + ROOTS[language]


def play(docname: str, language: str, **asked: str) -> str:
    """Return the address of a table or a lesson that runs in the browser, as a page links to it.

    >>> play("rules/pepper", "en", game="pepper")
    '../play/index.html?game=pepper&lang=en'
    """
    return f"{root(docname, language)}{PLAY}?{urlencode({**asked, 'lang': language})}"


def live(docname: str, language: str, notebook: str) -> str:
    """Return the address of a notebook that runs in the browser.

    Args:
        docname: the page that links to it.
        language: the language of that page.
        notebook: the path of the notebook in ``notebooks/``.

    """
    return f"{root(docname, language)}{LIVE}?path={quote(notebook)}"


def other(docname: str, language: str, target: str, its: str) -> str:
    """Return the address of a page of another language.

    >>> other("hours/index", "en", "hours/index", "es")
    '../es/hours/index.html'
    """
    folder = "" if its == "en" else f"{its}/"
    return f"{root(docname, language)}{folder}{target}.html"
