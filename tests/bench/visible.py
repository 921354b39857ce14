"""``python -m tests.bench.visible``: how soon a visitor sees the first table, in a real Chromium.

Beside it, in the same run, an empty ipywidgets page as Voila serves it: what nobody can go below.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import nbformat
from playwright.sync_api import sync_playwright

from tests.browser.chromium import ARGUMENTS, NONE_FOUND, found
from tests.browser.servers import Server, eventually, voila

TIMES = 7
EMPTY = "import ipywidgets\nipywidgets.Button(description='Deal')"


def empty_house(folder: Path) -> Path:
    """A folder with a lobby that shows a button, and nothing of ours."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(EMPTY)])
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python"}
    notebook.metadata.kernelspec["language"] = "python"
    for name in ("lobby", "other"):  # one that is preheated, one that is not
        nbformat.write(notebook, folder / f"{name}.ipynb")
    return folder


def seconds(browser: Any, server: Server, page: str, sign: str) -> float:
    """How long until the sign can be seen, in a window that has loaded nothing before; a median."""
    took = []
    for _ in range(TIMES):
        assert eventually(server.kernels, server.waiting)
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        opened = context.new_page()
        start = time.monotonic()
        opened.goto(f"{server.lobby}voila/render/{page}")
        opened.locator(sign).first.wait_for(timeout=40_000)
        took.append(time.monotonic() - start)
        opened.goto("about:blank")
        context.close()
    return median(took)


def main() -> None:
    path = found()
    if path is None:
        raise SystemExit(NONE_FOUND)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        (house := Path(home) / "house").mkdir()
        with voila(Path(home), str(empty_house(house))) as server:
            say("an empty page, preheated", seconds(browser, server, "lobby.ipynb", "button"))
            say("an empty page, cold", seconds(browser, server, "other.ipynb", "button"))
        with voila(Path(home)) as server:
            tables(lambda page, sign: seconds(browser, server, page, sign))
        browser.close()


def tables(measure: Callable[[str, str], float]) -> None:
    say("the lobby, preheated", measure("lobby.ipynb", ".cl-go"))
    link = "?game=pepper&players=3&seed=1"
    say("a first table, preheated (aim 1.8)", measure(f"lobby.ipynb{link}", ".cl-hand button"))
    say("a first table, cold (aim 2.5)", measure(f"pepper.ipynb{link}", ".cl-hand button"))


def say(what: str, took: float) -> None:
    print(f"  {what:36} {took:5.2f} s (median of {TIMES})", flush=True)


if __name__ == "__main__":
    main()
