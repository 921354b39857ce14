"""Build the book: ``python -m tutorials.book site``, or ``--language es`` for one language only.

What Sphinx remembers lies in ``build/book/``; what it warns of is an error.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from cardlab.engine.text.words import LANGUAGES
from tutorials.book.places import ROOT
from tutorials.book.rendering import HERE
from tutorials.book.sources import write


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the book; return 0 if all is well."""
    from sphinx.cmd.build import build_main  # what else is here needs no Sphinx

    parser = argparse.ArgumentParser("python -m tutorials.book", description=__doc__)
    parser.add_argument("site", type=Path, help="the folder that the pages are written into")
    parser.add_argument("--language", choices=LANGUAGES, help="only the pages of this language")
    asked = parser.parse_args(arguments)
    work = ROOT / "build" / "book"
    chosen = [asked.language] if asked.language else LANGUAGES
    for language in LANGUAGES:  # the other one too: a page links to its like in the other language
        write(work / language, language)
    for language in chosen:
        to = asked.site if language == "en" else asked.site / language
        quiet = ["-q", "-W", "--keep-going", "-b", "html", "-D", f"language={language}"]
        places = ["-c", str(HERE), "-d", str(work / "kept" / language), str(work / language)]
        if failed := build_main([*quiet, *places, str(to)]):
            return int(failed)
        _tidy(to)
    return 0


def _tidy(site: Path) -> None:
    """Take away what no page asks for: maps of the theme's scripts, copies of the notebooks."""
    files = [path for path in (site / "_static").rglob("*") if path.suffix in (".map", ".html")]
    for path in [*files, *site.glob(".buildinfo.*")]:
        path.unlink()
    # myst-nb writes beside the pages, at the root of our own repository too.
    shutil.rmtree(site.resolve().parent / "jupyter_execute", ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
