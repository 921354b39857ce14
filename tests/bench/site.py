"""``python -m tests.bench.site SITE``: a table of the site beside an empty notebook of JupyterLite.

``SITE`` is what ``make site`` has built. By turns in a browser that has nothing of it yet: from the
beginning of a visit until a table of ``play/`` is painted and until a press that was made at once
is answered; and until an empty notebook in ``lite/`` has answered ``1 + 1``. Beside the times, what
each of them loads.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, NONE_FOUND, chromium_path
from tests.browser.static_site import ALONE, PATH, handed_out

ROUNDS = 3
WAIT = 90_000  # ms
AIM = 0.5  # of the empty notebook, in time and in bytes
FOLDER, NAME = "make", "empty.ipynb"
DRAW = "cardlabEarly.make(cardlabEarly.scene.moves.find((move) => move.verb === 'draw'))"


def main() -> None:
    """Measure, and say what came out."""
    path = chromium_path()
    if path is None:
        raise SystemExit(NONE_FOUND)
    site = Path(sys.argv[1])
    took: dict[str, list[tuple[float, float]]] = {"play": [], "notebook": []}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as p:
        root = Path(folder)
        shutil.copytree(site, root / PATH)
        add_empty_notebook(root / PATH / "lite")
        browser = p.chromium.launch(executable_path=path, args=[*ARGUMENTS, ALONE])
        with handed_out(root) as address:
            for n in range(ROUNDS):
                for what, visit in (("play", play), ("notebook", notebook)):
                    times, loaded = measured(browser, address, visit)
                    took[what].append(times)
                    if n == 0:
                        print(f"  {what:9} loads {size(root, loaded)}")
                    print(f"  {what:9} {times[0]:5.1f} s seen, {times[1]:5.1f} s answers", end="")
                    print(f"  (load {os.getloadavg()[0]:.1f})", flush=True)
        browser.close()
    ours, other = (median(answered for _, answered in took[what]) for what in took)
    print(f"  answers after {ours:.1f} s and {other:.1f} s: {ours / other:.2f} (aim {AIM})")


def add_empty_notebook(lite: Path) -> None:
    """Put a notebook with one line beside the others."""
    cell = {"cell_type": "code", "execution_count": None, "id": "a", "metadata": {}, "outputs": []}
    kernel = {"display_name": "Python", "language": "python", "name": "python3"}
    known = {"kernelspec": kernel, "language_info": {"name": "python"}}
    data = {"metadata": known, "nbformat": 4, "nbformat_minor": 5}
    text = json.dumps({**data, "cells": [{**cell, "source": "1 + 1"}]})
    (lite / "files" / FOLDER / NAME).write_text(text)
    path = lite / "api" / "contents" / FOLDER / "all.json"
    listed = json.loads(path.read_text())
    one = next(entry for entry in listed["content"] if entry["name"].endswith(".ipynb"))
    listed["content"].append({**one, "name": NAME, "path": f"{FOLDER}/{NAME}"})
    path.write_text(json.dumps(listed))


def measured(browser: Browser, address: str, visit: Any) -> tuple[tuple[float, float], list[str]]:
    """Seconds until something is seen and until it answers, and what was asked of the server."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    loaded: list[str] = []
    context.on("request", lambda request: loaded.append(request.url))
    times = visit(context.new_page(), address)
    context.close()
    return times, loaded


def play(page: Page, address: str) -> tuple[float, float]:
    """Open a table, and draw a card."""
    start = time.monotonic()
    page.goto(f"{address}?game=pepper&lang=en", wait_until="commit")
    page.wait_for_selector(".cl-hand .cl-may", timeout=WAIT)
    seen = time.monotonic() - start
    page.evaluate(DRAW)
    page.wait_for_selector('.cl:not([data-seq="1"])', timeout=WAIT, state="attached")
    return seen, time.monotonic() - start


def notebook(page: Page, address: str) -> tuple[float, float]:
    """Open the empty notebook, and run its cell."""
    start = time.monotonic()
    lab = address.replace("/play/", f"/lite/lab/index.html?path={FOLDER}/{NAME}")
    page.goto(lab, wait_until="commit")
    cell = ".jp-Notebook .jp-Cell .cm-content"
    page.wait_for_selector(cell, timeout=WAIT)
    seen = time.monotonic() - start
    page.click(cell, timeout=WAIT)
    page.keyboard.press("Shift+Enter")
    page.wait_for_selector(".jp-OutputArea-output:has-text('2')", timeout=WAIT)
    return seen, time.monotonic() - start


def size(root: Path, loaded: list[str]) -> str:
    """How much was loaded: as it is, and as a server that compresses it sends it."""
    paths = {root / urlsplit(url).path.lstrip("/") for url in loaded}
    files = [path / "index.html" if path.is_dir() else path for path in paths]
    data = [path.read_bytes() for path in files if path.is_file()]
    packed = sum(len(gzip.compress(part, 6)) for part in data)
    return f"{sum(map(len, data)) / 1e6:.1f} MB, {packed / 1e6:.1f} gzipped, {len(data)} files"


if __name__ == "__main__":
    main()
