"""``python -m tests.bench.click``: from a click at each game's dashboard to the repainted table.

Voila as ``make play`` serves it, loopback, a real Chromium that nobody watches; measured by the
page's own clock, so that the time it takes to tell the mouse what to do does not count. As with a
hand, the mouse has come to rest before it presses, and the click is where it lets go. The frame
ends when the page has rendered it: the story's own work, which waits for that, does not count.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

from cardlab import list_games
from tests.bench.hand import Tab, unwatched
from tests.browser.chromium import NONE_FOUND, found
from tests.browser.servers import voila

SEEDS, CLICKS, AIM = (1, 2, 3), 10, 30
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
    }).observe(document.querySelector(".cl"), {attributes: true, attributeFilter: ["data-seq"]});
})()"""
_GLOWS = (
    *(".cl-mid .cl-may:not(.cl-sel)", ".cl-act", ".cl-hand .cl-may:not(.cl-sel)"),
    *(".cl-mine .cl-may:not(.cl-sel)", ".cl-seat.cl-may > button"),
)
# A point of what glows that nothing else covers, or that the game is over.
_LIT = """(() => {
    if (document.querySelector(".cl-banner")?.checkVisibility()) return "over";
    for (const glow of GLOWS.flatMap((glow) => [...document.querySelectorAll(glow)])) {
        const box = glow.getBoundingClientRect();
        for (const across of [0.5, 0.25, 0.1]) {
            const point = [box.x + box.width * across, box.y + box.height / 2];
            if (glow.contains(document.elementFromPoint(...point))) return point;
        }
    }
    return null;
})()""".replace("GLOWS", json.dumps(_GLOWS))


def clicks(tab: Tab, wanted: int) -> list[list[float]]:
    """Click on what glows, when it is my turn, until enough were answered; ms until either."""
    tab.until("document.querySelector('.cl') && !document.querySelector('#early')")
    tab.says(_WATCH)
    while tab.says("painted.length") < wanted:
        tab.until(_LIT)
        time.sleep(0.3)  # the cards have come to rest
        lit = tab.says(_LIT)
        if lit == "over":
            break
        if lit:  # else the table has moved on meanwhile, as where a question closes by itself
            tab.click(*lit)
        time.sleep(0.15)
    return [tab.says(f"window.{times}") for times in ("took", "painted")]


def measured(tab: Tab, address: str, wanted: int = CLICKS) -> list[list[float]]:
    """The clicks of one visit, whose kernel goes with it."""
    tab.visit(address)
    times = clicks(tab, wanted)
    tab.leave()
    return times


def main() -> None:
    path = found()
    if path is None:
        raise SystemExit(NONE_FOUND)
    games = sys.argv[1:] or list_games()
    with tempfile.TemporaryDirectory() as home, voila(Path(home)) as server:
        for game in games:
            page = f"{server.lobby}voila/render/{game}.ipynb?players=4&seed="
            with unwatched(path, Path(home, game)) as tab:
                visits = [measured(tab, f"{page}{seed}") for seed in SEEDS]
            for what, times in zip(WHAT, zip(*visits, strict=True), strict=True):
                report(game, [time for visit in times for time in visit], what)


def report(game: str, times: list[float], what: str) -> None:
    slow = quantiles(times, n=10)[-1]
    figures = f"median {median(times):5.1f} ms, slowest tenth {slow:5.1f} ms"
    print(f"  {game:11} click: {what:17} {figures}  ({len(times)} clicks; aim: median {AIM} ms)")


if __name__ == "__main__":
    main()
