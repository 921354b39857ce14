"""A lobby in a bare page: the module in Chromium, the form in this process, nothing between."""

from __future__ import annotations

import json
from typing import Any

from cardlab_widgets import Lobby
from cardlab_widgets.page import esm
from tests.browser.bridge import RENDER, BarePage, Pages

_PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>cardlab</title>
<meta name="viewport" content="width=device-width"><style>body{margin:0;background:%s}%s</style>
</head><body data-theme="%s"><main><div id="place"></div></main></body></html>"""

_KEEP = """(all) => {
    localStorage.clear();
    Object.entries(all).forEach(([name, value]) => localStorage.setItem(name, value));
}"""
FOLLOWED = ("shown", "said", "playing", "wants_code")
TRAITS = (*FOLLOWED, "words", "search")


class LobbyPage(BarePage):
    """A page that shows a lobby; ``lobby`` is the widget.

    Args:
        pages: where the page comes from.
        lobby: the lobby.
        kept: what the browser has kept, by its names.
        how: as :class:`tests.browser.bridge.BarePage` has it; a narrow page is touched.

    """

    def __init__(
        self,
        pages: Pages,
        lobby: Lobby,
        kept: dict[str, Any] | None = None,
        **how: Any,
    ) -> None:
        self.lobby = lobby
        lobby.form.search = ""
        has_touch = how.get("width", 1280) < 600
        super().__init__(pages, lobby.form, TRAITS, FOLLOWED, has_touch=has_touch, **how)
        self.page.goto("http://lobby.test/")  # without an address nothing is kept
        self.page.evaluate(_KEEP, {name: json.dumps(value) for name, value in (kept or {}).items()})
        ground, theme = ("#0f1215", "dark") if self.dark else ("#fff", "light")
        self.load(_PAGE % (ground, lobby.form._css, theme), esm("address"))
        self.page.evaluate(RENDER)

    def kept(self, name: str) -> Any:
        """What the browser keeps under a name."""
        return self.page.evaluate("(name) => JSON.parse(localStorage.getItem(name))", name)
