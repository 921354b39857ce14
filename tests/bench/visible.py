"""``python -m tests.bench.visible``: how soon a visitor sees the first table, in a real Chromium.

By the page's own clock, from the beginning of its visit: when what is waited for has been painted,
and at a table when a press that was made at once has been answered. Beside it, in the same run, an
empty ipywidgets page as Voila serves it.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import nbformat
from playwright.sync_api import sync_playwright

from tests.browser.chromium import ARGUMENTS, NONE_FOUND, chromium_path
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


_WATCH = """(sign) => {
    const shown = () => [...document.querySelectorAll(sign)].find((node) => node.checkVisibility());
    const look = () => {
        const node = shown();
        if (!node) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => {
            window.seen = performance.now();
            const seq = () => document.querySelector(".cl")?.dataset.seq;
            const before = seq();
            if (before === undefined) return;
            node.click();
            new MutationObserver(() => {
                if (seq() !== before) window.answered ??= performance.now();
            }).observe(document, {attributes: true, subtree: true, attributeFilter: ["data-seq"]});
        }));
    };
    look();
}"""


def visits(browser: Any, server: Server, page: str, sign: str, press: bool) -> list[float]:
    """Seconds until the sign is seen, and a press answered, in a window that is new; medians."""
    seen, answered = [], []
    for _ in range(TIMES):
        assert eventually(server.kernels, server.waiting)
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        opened = context.new_page()
        opened.add_init_script(f"({_WATCH})({json.dumps(sign)})")
        opened.goto(f"{server.lobby}voila/render/{page}")
        opened.wait_for_function("window.answered" if press else "window.seen", timeout=40_000)
        seen.append(opened.evaluate("window.seen") / 1000)
        answered.append(opened.evaluate("window.answered ?? 0") / 1000)
        opened.goto("about:blank")
        context.close()
    return [median(seen), median(answered)]


def main() -> None:
    path = chromium_path()
    if path is None:
        raise SystemExit(NONE_FOUND)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        (house := Path(home) / "house").mkdir()
        with voila(Path(home), str(empty_house(house))) as server:
            say("an empty page, preheated", visits(browser, server, "lobby.ipynb", "button", False))
            say("an empty page, cold", visits(browser, server, "other.ipynb", "button", False))
        with voila(Path(home)) as server:
            tables(lambda *asked: visits(browser, server, *asked))
        browser.close()


def tables(measure: Callable[..., list[float]]) -> None:
    say("the lobby, preheated", measure("lobby.ipynb", ".cl-go", False))
    link, card = "?game=pepper&players=3&seed=1", ".cl-hand .cl-may"
    say("a first table, preheated (aim 1.8)", measure(f"lobby.ipynb{link}", card, True))
    say("a first table, cold (aim 2.5)", measure(f"pepper.ipynb{link}", card, True))


def say(what: str, took: list[float]) -> None:
    pressed = f", a press at once answered at {took[1]:5.2f} s" if took[1] else ""
    print(f"  {what:36} {took[0]:5.2f} s{pressed} (medians of {TIMES})", flush=True)


if __name__ == "__main__":
    main()
