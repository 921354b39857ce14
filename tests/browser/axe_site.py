"""``python -m tests.browser.axe_site SITE [book play lite]``: axe on eleven pages of each part.

``SITE`` is what ``make site`` has built. Of ``lite/`` the texts of the notebook are looked at; what
is round them is JupyterLab's own. Exits with 1 if axe finds anything.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from axe_core_python.sync_playwright import Axe
from playwright.sync_api import Page, sync_playwright

from cardlab import list_games
from tests.browser.chromium import ARGUMENTS, NONE_FOUND, chromium_path
from tests.browser.static_site import ALONE, PATH, handed_out

GAMES = list_games()
HOURS = ("01_will_it_fit", "02_until_an_eight", "07_is_it_true")
PAGES = {
    "book": (
        *("index", "es/index", "learn/pepper", "es/learn/spicy", "rules/fuego", "es/rules/spicy"),
        *("hours/02_until_an_eight", "hours/02_until_an_eight.teacher", "reference/matches"),
        *("make/your_own_bot", "search"),
    ),
    "play": ("", *(f"?game={game}" for game in GAMES), *(f"?learn={game}" for game in GAMES)),
    "lite": (
        *(f"learn/{game}.ipynb" for game in GAMES),
        *(f"make/your_own_{what}.ipynb" for what in ("bot", "game")),
        *(f"probability/{hour}.ipynb" for hour in HOURS),
        "learn/es/pepper.ipynb",
    ),
}
THEMES = {"book": ("light", "dark"), "play": ("light", "dark"), "lite": ("light",)}


def main() -> int:
    """Say what axe finds; return 1 if it finds something."""
    path = chromium_path()
    if path is None:
        raise SystemExit(NONE_FOUND)
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as p:
        root = Path(folder)
        (root / PATH).parent.mkdir(parents=True)
        (root / PATH).symlink_to(Path(sys.argv[1]).resolve())
        browser = p.chromium.launch(executable_path=path, args=[*ARGUMENTS, ALONE])
        with handed_out(root) as address:
            for part in sys.argv[2:] or PAGES:
                for theme in THEMES[part]:
                    for name in PAGES[part]:
                        # Each in a browser of its own: JupyterLab opens again what was open.
                        page = browser.new_page(color_scheme=theme, reduced_motion="reduce")
                        lines = [*faults(page, address.removesuffix("play/"), part, name)]
                        wrong += len(lines)
                        print(f"  {part} {name} {theme}: {'; '.join(lines) or 'clean'}", flush=True)
                        page.close()
        browser.close()
    return min(wrong, 1)


def faults(page: Page, site: str, part: str, name: str) -> Iterator[str]:
    """Open a page, and yield what axe finds."""
    options: dict[str, Any] = {}
    if part == "book":
        page.goto(f"{site}{name}.html")
    elif part == "play":
        page.goto(f"{site}play/{name}")
        page.wait_for_selector("#foot:visible", timeout=120_000)
    else:
        page.goto(f"{site}lite/lab/index.html?path={name}")
        page.wait_for_selector(".jp-Notebook .jp-MarkdownCell h1", timeout=120_000)
        options = {"context": {"include": [[".jp-RenderedMarkdown"]]}}
    for rule in Axe().run(page, **options)["violations"]:
        yield f"{rule['id']} {rule['nodes'][0]['html'][:160]}"


if __name__ == "__main__":
    sys.exit(main())
