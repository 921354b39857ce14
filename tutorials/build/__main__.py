"""``make notebooks``: write the notebooks from their sources, and run all notebooks.

``python -m tutorials.build play`` does so for those only that have "play" in their paths.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat

from tutorials.build.run import NOTEBOOKS, notebooks, rewrite
from tutorials.build.sources import sources

wanted = sys.argv[1:] or [""]


def is_wanted(path: Path) -> bool:
    return any(part in str(path.relative_to(NOTEBOOKS)) for part in wanted)


for left in NOTEBOOKS.rglob("progress-*.json"):
    left.unlink()  # a notebook is handed out with nothing done
for path, make in sources().items():
    if is_wanted(path):
        nbformat.write(make(), path)
for path in filter(is_wanted, notebooks()):
    print(path.relative_to(NOTEBOOKS), flush=True)
    rewrite(path)
