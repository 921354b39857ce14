"""``make notebooks``: write the lessons from their texts, and run all notebooks.

``python -m tutorials.build play`` runs those only that have "play" in their names.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat

from cardlab.engine.text.words import LANGUAGES
from tutorials.build.guided import (
    functions_notebook,
    functions_path,
    guided,
    lesson_notebook,
    path_of,
)
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
for language in LANGUAGES:
    if is_wanted(functions_path(language)):
        nbformat.write(functions_notebook(language), functions_path(language))
for path in filter(is_wanted, notebooks()):
    print(path.relative_to(NOTEBOOKS), flush=True)
    rewrite(path)
