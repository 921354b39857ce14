"""A table in a bare page: the module in Chromium, the widget in this process, nothing between.

The page's model is a few lines of JavaScript; what it sends is handed to the widget's own ear, and
what the widget sends or changes goes to the page. No Jupyter: a test takes a fraction of a second.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page

from cardlab_widgets import CardTable
from cardlab_widgets.page import esm

_PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>cardlab</title>
<meta name="viewport" content="width=device-width">
<style>body{margin:8px;color:#767676;background:%s}%s</style>
</head><body data-theme="%s"><main><h1>A table</h1><div id="place"></div></main></body></html>"""

MODEL = """
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
"""


_NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
_RENDER = """async (text) => {
    const url = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
    const {default: widget} = await import(url);
    const el = document.getElementById('place');
    window.stop = widget.render({model: window.model, el});
}"""


class Bridge:
    """A page that shows a table; ``page`` is Playwright's, ``table`` the widget."""

    def __init__(
        self,
        browser: Browser,
        table: CardTable,
        width: int = 1280,
        height: int = 900,
        **context: Any,
    ) -> None:
        self.table = table
        self.silent = False  # a kernel that has died answers nothing
        self.heard = 0
        self.advised: list[Any] = []
        self.errors: list[str] = []
        dark = context.pop("dark", False)
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            **context,
        )
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)
        self.page.expose_function("toPython", self._to_python)
        self._show(dark)

    def _show(self, dark: bool) -> None:
        """Load the page, put the model into it, and render the table."""
        ground, theme = ("#000", "dark") if dark else ("#fff", "light")
        self.page.set_content(_PAGE % (ground, self.table._css, theme))
        names = ("scene", "art", "words", "theme", "ticket", "unkept", "advice", "path")
        state = {name: getattr(self.table, name) for name in names if self.table.has_trait(name)}
        self.page.evaluate(MODEL % json.dumps(state) + ";0")
        self.table.observe(self._scene, "scene")
        if self.table.has_trait("path"):
            self.table.observe(self._path, "path")
        self.table.observe(self._advice, "advice")
        self.table.observe(self._unkept, "unkept")
        self.table.send = self._send  # type: ignore[method-assign]
        self.page.evaluate(_RENDER, esm())

    def settle(self) -> None:
        """Wait until all that the page has sent is heard, and the last scene painted and told."""
        for _ in range(200):
            sent = self.page.evaluate("window.sent.length")
            shown = self.page.evaluate("document.querySelector('.cl').dataset.seq")
            if sent == self.heard and shown == str(self.table.scene["seq"]):
                self.page.evaluate(_NEXT_FRAME)  # in which the story is told
                return
            self.page.wait_for_timeout(25)
        raise AssertionError("the table does not come to rest")

    def _console(self, message: Any) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _to_python(self, message: Any) -> None:
        if not self.silent:
            self.table._hear(self.table, message, [])
        self.heard += 1

    def _scene(self, change: Any) -> None:
        self._later("change:scene", change["new"])

    def _path(self, change: Any) -> None:
        self._later("change:path", change["new"])

    def _unkept(self, change: Any) -> None:
        self._later("change:unkept", change["new"])

    def _advice(self, change: Any) -> None:
        self.advised.append(change["new"])  # the coach's thread may not talk to the page

    def advise(self) -> None:
        """Give the page the coach's last advice."""
        self._later("change:advice", self.advised[-1])

    def _send(self, message: Any, buffers: Any = None) -> None:
        self._later("msg:custom", message)

    def _later(self, name: str, value: Any) -> None:
        # Playwright's callbacks may not call it back; the page takes its turn after this one.
        self.page.evaluate(
            "([n, v]) => { setTimeout(() => window.fromPython(n, v)) }", [name, value]
        )

    def sent(self) -> list[dict[str, Any]]:
        """The messages that the page has sent so far."""
        return list(self.page.evaluate("window.sent"))

    def close(self) -> None:
        self.table.unobserve(self._scene, "scene")
        self.table.unobserve(self._unkept, "unkept")
        self.table.unobserve(self._advice, "advice")
        self.context.close()
