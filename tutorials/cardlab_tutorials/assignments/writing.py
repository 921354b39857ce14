"""A folder of assignments, as nbgrader wants a course."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.assignments.sheet import notebook, points, sheet
from cardlab_tutorials.hours.catalogue import NAMES, stem

_STUB: Final = N_("# Your answer stands above, in place of the three dots.")
_SETTINGS: Final = '''\
"""How nbgrader treats this course. Run its commands in this folder."""

c = get_config()  # noqa: F821
c.CourseDirectory.course_id = "cardlab"
c.ClearSolutions.code_stub = {{"python": {stub}}}
c.Execute.timeout = 120  # seconds: an hour takes at most five for a cell, but computers may be busy
# The state of a widget is of use in a running notebook only: without it the feedback shows the
# picture that the hour gives beside it.
c.Execute.store_widget_state = False
'''


def write(folder: Path, language: str = "en", names: Sequence[str] = NAMES) -> Iterator[str]:
    """Write a course with an assignment an hour; nothing that is there already is overwritten.

    Args:
        folder: the folder of the course, which is made if there is none.
        language: "en" or "es".
        names: the hours.

    Returns:
        Lines about what was written.

    Raises:
        CardlabError: one of the files is there already; then nothing is written.
        BadOption: there is no such hour.

    """
    stub = Words(language)(_STUB)
    files = {folder / "nbgrader_config.py": _SETTINGS.format(stub=json.dumps(stub))}
    lines = []
    for name in names:
        cells = sheet(name, language)
        path = folder / "source" / stem(name) / f"{stem(name)}.ipynb"
        files[path] = json.dumps(notebook(cells), indent=1, ensure_ascii=False) + "\n"
        lines.append(f"{path.relative_to(folder)}: {points(cells):g} points")
    there = [str(path) for path in files if path.exists()]
    if there:
        raise CardlabError(
            f"{there[0][-80:]} is there already. Name another folder, or move that file away."
        )
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    yield from lines
    yield f"Go on in {folder}: nbgrader generate_assignment {stem(names[0])}"
