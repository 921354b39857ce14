"""``python -m tests.bench.click``: from a press at each game's dashboard to the repainted table.

A real Chromium, Voila as ``make play`` serves it, loopback; measured by the page's own clock, so
that the time it takes to tell the mouse what to do does not count.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import sync_playwright

from cardlab_widgets.faces import painted
from tests.browser.chromium import ARGUMENTS, NONE_FOUND, found
from tests.browser.servers import voila

SEEDS, PRESSES, AIM = (1, 2, 3), 12, 30
WHAT = ("table changed", "in the next frame")

_WATCH = """() => {
    window.took = []; window.painted = [];
    let pressed = null;
    addEventListener("pointerdown", (event) => { pressed = event.timeStamp; }, true);
    new MutationObserver(() => {
        if (pressed === null) return;
        const start = pressed;
        pressed = null;
        took.push(performance.now() - start);
        requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - start)));
    }).observe(document.querySelector(".cl"), {attributes: true, attributeFilter: ["data-seq"]});
}"""
_GLOWS = (
    *(".cl-mid .cl-may:not(.cl-sel)", ".cl-buttons button", ".cl-hand .cl-may:not(.cl-sel)"),
    *(".cl-mine .cl-may:not(.cl-sel)", ".cl-seat.cl-may > button"),
)
_OVER = ".cl-banner:visible"


def presses(page: Any) -> list[list[float]]:
    """Press what glows, each time when it is my turn; ms until either."""
    page.locator("#early").wait_for(state="detached", timeout=40_000)
    page.locator(", ".join(_GLOWS)).first.wait_for(timeout=40_000)
    page.evaluate(_WATCH)
    for _ in range(PRESSES):
        page.locator(", ".join((*_GLOWS, _OVER))).first.wait_for(timeout=40_000)
        page.wait_for_timeout(300)  # the cards have come to rest
        if page.locator(_OVER).count():
            break
        glows = (found for each in _GLOWS if (found := page.locator(each)).count())
        if lit := next(glows, None):  # a bot may have moved on meanwhile
            lit.first.click(force=True, timeout=2000)
        page.wait_for_timeout(150)
    return [page.evaluate(f"window.{times}") for times in ("took", "painted")]


def measured(browser: Any, address: str) -> list[list[float]]:
    """The presses of one visit, whose kernel goes with it."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(address)
    times = presses(page)
    page.goto("about:blank")
    page.close()
    return times


def main() -> None:
    path = found()
    if path is None:
        raise SystemExit(NONE_FOUND)
    with tempfile.TemporaryDirectory() as home, voila(Path(home)) as server, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        for game in painted():
            page = f"{server.lobby}voila/render/{game}.ipynb?players=4&seed="
            visits = [measured(browser, f"{page}{seed}") for seed in SEEDS]
            for what, times in zip(WHAT, zip(*visits, strict=True), strict=True):
                report(game, [time for visit in times for time in visit], what)
        browser.close()


def report(game: str, times: list[float], what: str) -> None:
    slow = quantiles(times, n=10)[-1]
    figures = f"median {median(times):5.1f} ms, slowest tenth {slow:5.1f} ms"
    print(f"  {game:11} press to {what:18} {figures}  ({len(times)} presses; aim: median {AIM} ms)")


if __name__ == "__main__":
    main()
