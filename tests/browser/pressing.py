"""What can be pressed next at a table, whatever the game."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error as GoneError
from playwright.sync_api import Page

# Raised cards, piles, pieces and seats, and the buttons of moves.
OPEN = (
    ".cl-hand .cl-may:not(.cl-sel), .cl-mid .cl-may:not(.cl-sel), .cl-mine .cl-may:not(.cl-sel), "
    ".cl-seats .cl-may > button, .cl-seats .cl-piece.cl-may:not(.cl-sel), .cl-act"
)


def press_next(page: Page, number: int) -> None:
    """Press with the mouse what a number chooses of all that can be pressed, if anything can."""
    nodes = page.locator(OPEN).filter(visible=True)
    if many := nodes.count():
        with suppress(GoneError):  # a bot has moved on meanwhile, and it is gone
            nodes.nth(number % many).click(force=True, timeout=1500)
