"""A folder of assignments, as nbgrader wants a course."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import nbformat

from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import LANGUAGES, N_, Words
from cardlab_tutorials.assignments.sheet import points, sheet
from cardlab_tutorials.hours.catalogue import names as all_hours
from cardlab_tutorials.hours.catalogue import stem

_STUB: Final = N_("# Write your answer above, in place of the three dots.")
_SETTINGS: Final = '''\
"""How nbgrader treats this course. Run its commands in this folder."""

import os
import sys

# nbgrader calls programs beside its own Python; so it finds them if nobody has activated it.
os.environ["PATH"] = os.path.dirname(sys.executable) + os.pathsep + os.environ.get("PATH", "")

c = get_config()  # noqa: F821
c.CourseDirectory.course_id = "cardlab"
c.ClearSolutions.code_stub = {{"python": {stub}}}
c.Execute.timeout = 120  # seconds: an hour takes at most five for a cell, but computers may be busy
# The state of a widget is of use in a running notebook only: without it the feedback shows the
# picture that the hour gives beside it.
c.Execute.store_widget_state = False
'''


def write(
    folder: Path, language: str = "en", names: Sequence[str] = (), partly: float = 0
) -> Iterator[str]:
    """Write a course with an assignment an hour; nothing that is there already is overwritten.

    More hours, or another language, can be added to a course later: its settings stay as they are.

    Args:
        folder: the folder of the course, which is made if there is none.
        language: "en" or "es".
        names: the hours; all, if none are named.
        partly: which share of its points a typical slip earns.

    Returns:
        Lines about what was written.

    Raises:
        CardlabError: one of the assignments is there already; then nothing is written.
        BadOption: there is no such hour.

    """
    names = names or all_hours()
    files, lines = {}, []
    for name in names:
        notebook, called = sheet(name, language, partly), assignment(name, language)
        path = folder / "source" / called / f"{called}.ipynb"
        if path.exists():
            there = f"{str(path)[-80:]} is there already."
            raise CardlabError(f"{there} Name another folder, or move that file away.")
        files[path] = nbformat.writes(notebook) + "\n"
        lines.append(f"{path.relative_to(folder)}: {points(notebook):g} points")
    settings = folder / "nbgrader_config.py"
    if not settings.exists():
        files[settings] = _SETTINGS.format(stub=json.dumps(Words(language)(_STUB)))
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    yield from lines
    yield f"Go on in {folder}: nbgrader generate_assignment {assignment(names[0], language)}"


def assignment(name: str, language: str = "en") -> str:
    """Return what an hour is called in nbgrader.

    >>> assignment("is_it_true"), assignment("is_it_true", "es")
    ('07_is_it_true', '07_is_it_true_es')
    """
    return stem(name) if language == LANGUAGES[0] else f"{stem(name)}_{language}"
