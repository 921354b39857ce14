"""A widget in a bare page: the module in Chromium, the widget in this process, nothing between.

The page's model is a few lines of JavaScript; what it sends is handed to the widget's own ear, and
what the widget sends or changes goes to the page. No Jupyter: a test takes a fraction of a second.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Browser, Page

from cardlab_widgets import CardTable
from cardlab_widgets.page import esm

_PAGE: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>cardlab</title>
<meta name="viewport" content="width=device-width">
<style>body{margin:8px;color:#767676;background:%s}%s</style>
</head><body data-theme="%s"><main><h1>A table</h1><div id="place"></div></main></body></html>"""

_MODEL: Final = """
window.sent = [];
const handlers = {};
window.model = {
  state: %s,
  get: (name) => window.model.state[name],
  set: (name, value) => { window.model.state[name] = value; }, save_changes: () => {},
  on: (name, run) => (handlers[name] ??= []).push(run),
  off: (name, run) => { handlers[name] = (handlers[name] ?? []).filter((other) => other !== run); },
  send: (message) => { window.sent.push(message); window.toPython(message); },
};
window.fromPython = (name, value) => {
  if (name !== "msg:custom") window.model.state[name.replace("change:", "")] = value;
  (handlers[name] ?? []).forEach((run) => run(value));
};
0"""
# The module of the widget, as `widget`.
_LOAD: Final = """async (text) => {
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    window.widget = (await import(url)).default;
}"""
RENDER: Final = """() => {
    window.stop = widget.render({ model: window.model, el: document.getElementById("place") });
}"""
NEXT_FRAME: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
_PATIENCE: Final = 30_000  # ms, as Playwright has it


class Pages:
    """Pages that show one widget after the other: to open a new one takes four times as long."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[bool, list[Page]] = {False: [], True: []}
        self._shows: dict[Page, BarePage] = {}

    def take(self, shown: BarePage, has_touch: bool) -> Page:
        """Return an empty page that tells of what happens in it."""
        free = self._free[has_touch]
        page = free.pop() if free else self._new(has_touch)
        self._shows[page] = shown
        return page

    def give_back(self, page: Page) -> None:
        """Empty a page for another widget."""
        shown = self._shows[page]
        page.mouse.move(0, 0)
        page.goto("about:blank")
        page.set_default_timeout(_PATIENCE)
        self._free[shown.has_touch].append(page)

    def _new(self, has_touch: bool) -> Page:
        page = self._browser.new_context(has_touch=has_touch).new_page()
        shows = self._shows  # a page shows one after the other
        page.expose_function("toPython", lambda message: shows[page].hear(message))  # noqa: PLW0108
        page.on("pageerror", lambda error: shows[page].errors.append(str(error)))
        page.on(
            "console", lambda said: said.type == "error" and shows[page].errors.append(said.text)
        )
        # Who needs an address, and what a browser keeps under it.
        page.route("http://lobby.test/", lambda route: route.fulfill(body=""))
        return page


class BarePage:
    """A page with a model that a widget of this process stands behind; ``page`` is Playwright's.

    Args:
        pages: where the page comes from.
        widget: what is shown; it has ``_hear``, and sends by ``send``.
        traits: what the page may read of it.
        followed: what the page is told of when it changes.
        width, height: of the window, in px.
        dark: whether the page is dark.
        reduced_motion: "reduce" where nothing shall move.
        has_touch: whether it is a touch screen.

    """

    def __init__(
        self,
        pages: Pages,
        widget: Any,
        traits: Sequence[str],
        followed: Sequence[str],
        *,
        width: int = 1280,
        height: int = 900,
        dark: bool = False,
        reduced_motion: Any = "no-preference",
        has_touch: bool = False,
    ) -> None:
        self.widget = widget
        self.traits, self.followed = traits, followed
        self.dark, self.has_touch = dark, has_touch
        self.silent = False  # a kernel that has died answers nothing
        self.is_closed = False
        self.heard = 0
        self.errors: list[str] = []
        self.pages = pages
        self.page = pages.take(self, has_touch)
        self.page.set_viewport_size({"width": width, "height": height})
        scheme: Any = "dark" if dark else "light"
        self.page.emulate_media(color_scheme=scheme, reduced_motion=reduced_motion)

    def load(self, html: str, module: str) -> None:
        """Put the page there, the model into it, and the widget's module beside it."""
        self.page.set_content(html)
        state = {name: getattr(self.widget, name) for name in self.traits}
        self.page.evaluate(_MODEL % json.dumps(state))
        self.widget.observe(self._changed, self.followed)
        self.widget.send = lambda content, buffers=None: self._later("msg:custom", content)
        self.page.evaluate(_LOAD, module)

    def hear(self, message: Any) -> None:
        """Hand on what the page has sent."""
        if not self.silent:
            self.widget._hear(self.widget, message, [])
        self.heard += 1

    def _changed(self, change: Any) -> None:
        self._later(f"change:{change['name']}", change["new"])

    def _later(self, name: str, value: Any) -> None:
        # Playwright's callbacks may not call it back; the page takes its turn after this one.
        if not self.is_closed:
            self.page.evaluate(
                "([n, v]) => { setTimeout(() => window.fromPython(n, v)) }", [name, value]
            )

    def tell(self, key: str) -> None:
        """Tell the page of a trait that has not changed."""
        self._later(f"change:{key}", getattr(self.widget, key))

    def sent(self) -> list[dict[str, Any]]:
        """The messages that the page has sent so far."""
        return list(self.page.evaluate("window.sent"))

    def settle(self) -> None:
        """Wait until all that the page has sent is heard, and what came of it is painted."""
        for _ in range(200):
            if self.page.evaluate("window.sent.length") == self.heard and self.is_shown():
                self.page.evaluate(NEXT_FRAME)  # in which the story is told
                return
            self.page.wait_for_timeout(25)
        raise AssertionError("the page does not come to rest")

    def is_shown(self) -> bool:
        """Whether the page shows what the widget has."""
        return True

    def close(self) -> None:
        """Give the page back."""
        self.is_closed = True
        self.widget.unobserve(self._changed, self.followed)
        self.pages.give_back(self.page)


class Bridge(BarePage):
    """A page that shows a table; ``table`` is the widget, ``how`` as :class:`BarePage` has it."""

    def __init__(self, pages: Pages, table: CardTable, **how: Any) -> None:
        names = ("scene", "art", "words", "theme", "ticket", "unkept", "advice", "way_back", "path")
        traits = [name for name in names if table.has_trait(name)]
        followed = [name for name in ("scene", "path", "unkept") if table.has_trait(name)]
        super().__init__(pages, table, traits, followed, **how)
        self.table = table
        self.advised: list[Any] = []
        table.observe(self._advice, "advice")
        ground, theme = ("#000", "dark") if self.dark else ("#fff", "light")
        self.load(_PAGE % (ground, table._css, theme), esm())
        self.page.evaluate(RENDER)

    def is_shown(self) -> bool:
        shown = self.page.evaluate("document.querySelector('[data-seq]').dataset.seq")
        return bool(shown == str(self.table.scene["seq"]))

    def _advice(self, change: Any) -> None:
        self.advised.append(change["new"])  # the coach's thread may not talk to the page

    def advise(self) -> None:
        """Give the page the coach's last advice."""
        self._later("change:advice", self.advised[-1])

    def close(self) -> None:
        self.table.unobserve(self._advice, "advice")
        super().close()
