"""What somebody finds on a page: by its role and name, in any language; else by its place.

The names are the page's own words, so that no test repeats them.
"""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, Final

from axe_core_python.sync_playwright import Axe
from playwright.sync_api import ElementHandle, Locator, Page
from playwright.sync_api import Error as GoneError

from cardlab import Words
from cardlab.engine.text.words import LANGUAGES
from cardlab_widgets.ui_texts import TABLE

# What has neither a role nor a name, and what only its look sets apart from its neighbours.
PARTS: Final = {
    "table": "[data-seq]",
    "felt": ".cl-felt",
    "prompt": "[role=heading]",
    "banner": ".cl-banner",
    "panel": ".cl-panel",
    "lines": ".cl-lines > li",
    "said": ".cl-live",
    "open hand": ".cl-open",
    "picked": ".cl-sel",
    "buttons": ".cl-buttons",
    "lasting": ".cl-lasting, .cl-alone",
    "notice": ".cl-notice:not(.cl-lasting)",
    "best": ".cl-best",
    "lamp": ".cl-lampy",
    "on turn": "li > [aria-current]",
    "answer": ".cl-l-answer",
    "foot": ".cl-l-foot",
}
# Raised cards, piles, pieces and seats, and the buttons of moves: what glows, and is not picked.
OPEN: Final = (
    ".cl-hand .cl-may:not(.cl-sel), .cl-mid .cl-may:not(.cl-sel), .cl-mine .cl-may:not(.cl-sel), "
    ".cl-seats .cl-may > button, .cl-seats .cl-piece.cl-may:not(.cl-sel), .cl-act"
)
# Click one of those that are shown, by turns; whether there was one.
CLICK: Final = """(nodes, n) => {
  const shown = nodes.filter((node) => node.checkVisibility());
  shown[n % shown.length]?.click();
  return shown.length > 0;
}"""
# Arrows to the sides walk along a row, arrows up and down go to the next one, Tab to each thing.
ROWS: Final = ".cl-seats, .cl-form, .cl-open, .cl-mine, .cl-buttons, .cl-hand"


def called(word: str, *others: str) -> re.Pattern[str]:
    """Return how the page calls something, by the names of its words, in all languages."""
    texts = [Words(language)(str(TABLE[w])) for w in (word, *others) for language in LANGUAGES]
    return re.compile(rf"(^|, )({'|'.join(map(re.escape, texts))})($|:)")


def part(page: Page | Locator, name: str) -> Locator:
    """A part of a page that has no role."""
    return page.locator(PARTS[name])


def text_of(page: Page, name: str) -> str:
    """What stands in a part of a page, each space once."""
    return " ".join(part(page, name).first.inner_text().split())


def hand(page: Page) -> Locator:
    """My hand."""
    return page.get_by_role("group", name=called("hand"))


def cards(page: Page) -> Locator:
    """The cards of my hand."""
    return hand(page).get_by_role("button")


def card(page: Page, name: str) -> Locator:
    """A card of my hand."""
    return hand(page).get_by_role("button", name=re.compile(f"^{re.escape(name)}(,|$)"))


def playable(page: Page) -> Locator:
    """The cards of my hand that can be played."""
    return hand(page).get_by_role("button", name=called("playable"))


def moves(page: Page) -> Locator:
    """The moves that are buttons."""
    return page.get_by_role("group", name=called("moves")).get_by_role("button")


def seats(page: Page) -> Locator:
    """The other players."""
    return page.get_by_role("list", name=called("players")).locator("> li > button")


def zone(page: Page, name: str) -> Locator:
    """A place of the table, by its name in the game."""
    return page.locator(f'[data-zone="{name}"]')


def seq(page: Page) -> str | None:
    """The number of what the table shows."""
    return part(page, "table").get_attribute("data-seq")


def click_shown(nodes: Locator, number: int) -> bool:
    """Click one that is shown, wherever it lies in a full hand; return whether there is one."""
    return bool(nodes.evaluate_all(CLICK, number))


def press_next(page: Page, number: int) -> None:
    """Press with the mouse what a number chooses of all that can be pressed, if anything can."""
    nodes = page.locator(OPEN).filter(visible=True)
    if many := nodes.count():
        with suppress(GoneError):  # a bot has moved on meanwhile, and it is gone
            nodes.nth(number % many).click(force=True, timeout=1500)


def press_any(page: Page) -> None:
    """Press a card that can be played, or else what else can be pressed."""
    (playable(page) if playable(page).count() else page.locator(OPEN)).first.click(force=True)


def walk_to(page: Page, node: ElementHandle, on: str = "Tab") -> None:
    """Go to a node by ``on``; if that leads from row to row, along its row by another arrow."""
    is_here = "node => document.activeElement === node"
    in_row = f"node => Boolean(node.closest({ROWS!r})) && \
        document.activeElement.closest({ROWS!r}) === node.closest({ROWS!r})"
    for _ in range(150):
        if page.evaluate(is_here, node):
            return
        is_along = on != "Tab" and page.evaluate(in_row, node)
        page.keyboard.press("ArrowRight" if is_along else on)
    raise AssertionError(f"no key leads to {node.evaluate('node => node.outerHTML')[:200]}")


def focused(page: Page, what: str = "innerText") -> Any:
    """What has the focus: its text, or another property."""
    return page.evaluate(f"document.activeElement.{what}")


def axe(page: Page, **how: Any) -> list[str]:
    """What axe finds, one line for each rule that is broken."""
    found = Axe().run(page, **how)["violations"]
    return [f"{rule['id']}: {rule['nodes'][0]['html'][:160]}" for rule in found]


def too_wide(page: Page) -> bool:
    """Whether the page scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))
