"""``make notebooks``: write the lessons from their texts, and run all notebooks."""

from __future__ import annotations

import sys

from tests.notebooks.run import NOTEBOOKS, notebooks, rewrite

wanted = sys.argv[1:]
for path in notebooks():
    name = str(path.relative_to(NOTEBOOKS))
    if not wanted or any(each in name for each in wanted):
        print(name, flush=True)
        rewrite(path)
