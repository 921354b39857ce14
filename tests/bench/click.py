"""``python -m tests.bench.click``: from a click at each game's dashboard to the repainted table.

Voila as ``make play`` serves it, loopback, a real Chromium; measured by the page's own clock, so
that the time it takes to tell the mouse what to do does not count. As with a hand, the mouse has
come to rest before it presses, and the click is where it lets go. The frame ends when the page has
rendered it: the story's own work, which waits for that, does not count. Playwright is told of each
message of the page meanwhile, which costs some 4 ms of a click that no visitor pays.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from cardlab import list_games
from tests.bench.measure import report, waits
from tests.browser.chromium import chromium
from tests.browser.seen import OPEN
from tests.browser.servers import voila

SEEDS, CLICKS, AIM = (1, 2, 3), 10, 30
REST, HOLD = 250, 80  # ms that a mouse rests before it presses, and that it presses
WHAT = ("table changed", "in the next frame")

_WATCH = """(() => {
    window.took = []; window.painted = [];
    let pressed = null;
    const after = (frame) => scheduler.postTask(frame, {priority: "user-blocking"});
    addEventListener("click", (event) => { pressed = event.timeStamp; }, true);
    new MutationObserver(() => {
        if (pressed === null) return;
        const start = pressed;
        pressed = null;
        took.push(performance.now() - start);
        requestAnimationFrame(() => after(() => painted.push(performance.now() - start)));
    }).observe(document.querySelector("[data-seq]"), {attributeFilter: ["data-seq"]});
})()"""
# A point of what glows that nothing else covers, or that the game is over.
_LIT = """(() => {
    if (document.querySelector("[data-mode=over]")) return "over";
    for (const glow of document.querySelectorAll(GLOWS)) {
        const box = glow.getBoundingClientRect();
        for (const across of [0.5, 0.25, 0.1]) {
            const point = [box.x + box.width * across, box.y + box.height / 2];
            if (glow.contains(document.elementFromPoint(...point))) return point;
        }
    }
    return null;
})()""".replace("GLOWS", json.dumps(OPEN))


def clicks(page: Page, wanted: int) -> list[list[float]]:
    """Click on what glows, when it is my turn, until enough were answered; ms until either."""
    page.wait_for_function(
        "document.querySelector('[data-seq]') && !document.querySelector('#early')"
    )
    page.evaluate(_WATCH)
    while page.evaluate("painted.length") < wanted:
        page.wait_for_function(_LIT)
        page.wait_for_timeout(300)  # the cards have come to rest
        lit = page.evaluate(_LIT)
        if lit == "over":
            break
        if lit:  # else the table has moved on meanwhile, as where a question closes by itself
            page.mouse.move(*lit)
            page.wait_for_timeout(REST)
            page.mouse.down()
            page.wait_for_timeout(HOLD)
            page.mouse.up()
        page.wait_for_timeout(150)
    return [page.evaluate(f"window.{times}") for times in ("took", "painted")]


def measured(browser: Browser, address: str, wanted: int = CLICKS) -> list[list[float]]:
    """The clicks of one visit, whose kernel goes with it."""
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(address)
    times = clicks(page, wanted)
    page.goto("about:blank")
    page.close()
    return times


def main() -> None:
    with tempfile.TemporaryDirectory() as home, chromium() as browser, voila(Path(home)) as server:
        for game in sys.argv[1:] or list_games():
            address = f"{server.lobby}voila/render/{game}.ipynb"
            visits = [measured(browser, f"{address}?players=4&seed={seed}") for seed in SEEDS]
            for what, times in zip(WHAT, zip(*visits, strict=True), strict=True):
                clicks = waits(ms / 1000 for visit in times for ms in visit)
                report({"game": game, "click": what, "aim_of_median_ms": AIM, **clicks})


if __name__ == "__main__":
    main()
