"""``make notebooks``: write the lessons from their texts, and run all notebooks.

``python -m tests.notebooks play`` runs those only that have "play" in their names.
"""

from __future__ import annotations

import sys

import nbformat

from tests.notebooks.lessons import lessons, notebook_of, written
from tests.notebooks.run import NOTEBOOKS, notebooks, rewrite

wanted = sys.argv[1:]
for text in lessons():
    nbformat.write(written(text), notebook_of(text))
for path in notebooks():
    name = str(path.relative_to(NOTEBOOKS))
    if not wanted or any(each in name for each in wanted):
        print(name, flush=True)
        rewrite(path)
