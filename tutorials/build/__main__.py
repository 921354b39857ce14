"""``make notebooks``: write the lessons from their texts, and run all notebooks.

``python -m tutorials.build play`` runs those only that have "play" in their names.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat

from tutorials.build.guided import guided, lesson_notebook, path_of
from tutorials.build.lessons import lessons, notebook_of, written
from tutorials.build.run import NOTEBOOKS, notebooks, rewrite

for left in NOTEBOOKS.rglob("progress-*.json"):
    left.unlink()  # a notebook is handed out with nothing done
wanted = sys.argv[1:] or [""]


def is_wanted(path: Path) -> bool:
    return any(part in str(path.relative_to(NOTEBOOKS)) for part in wanted)


for text in lessons():
    if is_wanted(notebook_of(text)):
        nbformat.write(written(text), notebook_of(text))
for lesson in guided():
    if is_wanted(path_of(*lesson)):
        nbformat.write(lesson_notebook(*lesson), path_of(*lesson))
for path in filter(is_wanted, notebooks()):
    print(path.relative_to(NOTEBOOKS), flush=True)
    rewrite(path)
