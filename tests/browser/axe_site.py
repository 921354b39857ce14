"""``python -m tests.browser.axe_site SITE``: axe on pages of the book, light and dark.

``SITE`` is what ``make site`` has built. Exits with 1 if axe finds anything, or if a page asks
another host for anything.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.browser.chromium import chromium
from tests.browser.seen import axe

PAGES = (
    *("index", "es/index", "learn/pepper", "es/learn/spicy", "rules/fuego", "es/rules/spicy"),
    *("hours/02_until_an_eight", "hours/02_until_an_eight.teacher", "reference/matches"),
    *("make/your_own_bot", "search"),
)


def main(site: Path) -> int:
    """Say what axe finds; return 1 if it finds something."""
    wrong = 0
    with chromium() as browser:
        for theme in ("light", "dark"):
            page = browser.new_page(color_scheme=theme, reduced_motion="reduce")
            asked: list[str] = []
            page.on("request", lambda request, asked=asked: asked.append(request.url))
            for name in PAGES:
                page.goto((site / f"{name}.html").resolve().as_uri())
                outside = [f"asks {url}" for url in asked if url.startswith("http")]
                asked.clear()
                found = [*outside, *axe(page)]
                wrong += len(found)
                print(f"{name} {theme}: {'; '.join(found) or 'clean'}", flush=True)
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
