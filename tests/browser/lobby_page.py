"""A lobby in a bare page: the module in Chromium, the form in this process, nothing between.

Run as a program it takes pictures: ``python -m tests.browser.lobby_page FOLDER``.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import cardlab
from cardlab_widgets import Lobby
from cardlab_widgets.page import esm
from tests.browser.bridge import MODEL
from tests.browser.chromium import ARGUMENTS, chromium_path
from tests.browser.looks import SIZES, problems

_PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>cardlab</title>
<meta name="viewport" content="width=device-width"><style>body{margin:0;background:%s}%s</style>
</head><body data-theme="%s"><main><div id="place"></div></main></body></html>"""

_RENDER = """async ([text, early]) => {
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    const { default: widget } = await import(url);
    window.widget = widget;
    const el = document.getElementById("place");
    if (early) return widget.early(early, el);
    window.stop = widget.render({ model: window.model, el });
}"""
# The widget comes for a form that was painted before it.
_COME = """() => {
    const el = document.createElement("div");
    document.querySelector("main").append(el);
    window.stop = window.widget.render({ model: window.model, el });
}"""
TRAITS = ("shown", "said", "playing", "wants_code", "words", "search")
FOLLOWED = ("shown", "said", "playing", "wants_code")


class LobbyPage:
    """A page that shows a lobby; ``page`` is Playwright's, ``lobby`` the widget.

    Args:
        browser: where the page is opened.
        lobby: the lobby.
        width, height: of the page, in px.
        dark: whether it is dark.
        kept: what the browser has kept, by its names.
        early: whether the page comes before the widget (:meth:`come`).

    """

    def __init__(
        self,
        browser: Browser,
        lobby: Lobby,
        width: int = 1280,
        height: int = 900,
        dark: bool = False,
        kept: dict[str, Any] | None = None,
        early: bool = False,
    ) -> None:
        self.lobby, self.form = lobby, lobby.form
        self.form.search = ""
        self.errors: list[str] = []
        size = {"width": width, "height": height}
        self.context = browser.new_context(viewport=size, has_touch=width < 600)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._keep(kept or {})
        ground, theme = ("#0f1215", "dark") if dark else ("#fff", "light")
        self.page.set_content(_PAGE % (ground, self.form._css, theme))
        self._show(early)

    def _keep(self, kept: dict[str, Any]) -> None:
        """Have the browser keep something; it keeps nothing for a page without an address."""
        self.page.route("http://lobby.test/", lambda route: route.fulfill(body=""))
        self.page.goto("http://lobby.test/")
        keep = "(all) => Object.entries(all).forEach(([k, v]) => localStorage.setItem(k, v))"
        self.page.evaluate(keep, {name: json.dumps(value) for name, value in kept.items()})

    def _show(self, early: bool) -> None:
        """Put the model into the page, and render the form."""
        self.page.expose_function("toPython", self._to_python)
        state = {name: getattr(self.form, name) for name in TRAITS}
        self.page.evaluate(MODEL % json.dumps(state) + ";0")
        self.form.send = lambda content, buffers=None: self._later("msg:custom", content)
        self.form.observe(self._changed, FOLLOWED)
        self.page.evaluate(_RENDER, [esm("address"), self.form.early() if early else None])

    def come(self) -> None:
        """The widget comes to a form that was painted before it."""
        self.page.evaluate(_COME)

    def sent(self) -> list[dict[str, Any]]:
        """The messages that the page has sent so far."""
        return list(self.page.evaluate("window.sent"))

    def kept(self, name: str) -> Any:
        """What the browser keeps under a name."""
        return self.page.evaluate("(name) => JSON.parse(localStorage.getItem(name))", name)

    def settle(self) -> None:
        """Wait until what was sent is answered and painted."""
        self.page.wait_for_timeout(120)

    def _to_python(self, message: Any) -> None:
        self.form._hear(self.form, message, [])

    def _changed(self, change: Any) -> None:
        self._later(f"change:{change['name']}", change["new"])

    def _later(self, name: str, value: Any) -> None:
        # Playwright's callbacks may not call it back; the page takes its turn after this one.
        self.page.evaluate(
            "([n, v]) => { setTimeout(() => window.fromPython(n, v)) }", [name, value]
        )

    def close(self) -> None:
        self.form.unobserve(self._changed, FOLLOWED)
        self.context.close()


def pictures(folder: Path) -> None:
    """Take pictures of the lobby at each width, light and dark, folded and unfolded."""
    left = {"ticket": "a" * 22, "game": "spicy", "turn": 13, "mine": True, "names": ["Ben", "Cleo"]}
    kept = {"cardlab-left": {**left, "at": 1000 * time.time()}}
    marks = ["st", "ss", "s..", "...."]
    kept["cardlab-path-pepper"] = {"done": 5, "all": 11, "next": "", "lang": "en", "marks": marks}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(ARGUMENTS))
        for width, height in SIZES.items():
            for dark in (False, True):
                lobby = Lobby(lessons=cardlab.list_games(), language="es" if dark else "en")
                shown = LobbyPage(browser, lobby, width, height, dark, {} if dark else kept)
                if dark:
                    shown.page.locator(".cl-your summary").click()
                file = folder / f"lobby-{width}-{'dark' if dark else 'light'}.png"
                shown.page.screenshot(path=file, full_page=True)
                print(file, *problems(shown.page), sep="\n  ")
                shown.close()
        browser.close()


if __name__ == "__main__":
    pictures(Path(sys.argv[1]))
