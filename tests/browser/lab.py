"""A step of a guided notebook in JupyterLab, for a ``Learner``.

The lesson runs in Jupyter's kernel. What a page sends there is handed to the same lesson in this
process too, so that the learner knows the right answers.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page

from cardlab_tutorials.guided.step_table import StepTable
from tests.browser.learner import STOPS

# Where the focus is beside a node: 4 if it is before it in the page, 2 if it is after it.
BESIDE = "node => document.activeElement.compareDocumentPosition(node)"
# Whether the focus is in the row of a node, in which the arrows lead from one to the next.
IN_ROW = """(node, stops) => Boolean(node.closest(stops))
  && document.activeElement.closest(stops) === node.closest(stops)"""

# Keeps what widgets send to the kernel, in either of Jupyter's protocols, at the moment when it is
# sent: what Playwright tells of a socket comes later, on a busy machine after the next press.
KEEP_MESSAGES = """{
  const send = WebSocket.prototype.send;
  window.messagesSent = [];
  const contentOf = (frame) => {
    if (typeof frame === "string") return frame.startsWith("{") ? JSON.parse(frame).content : {};
    const view = new DataView(frame.buffer ?? frame, frame.byteOffset ?? 0, frame.byteLength);
    const offset = (n) => Number(view.getBigUint64(8 + 8 * n, true));
    if (view.getBigUint64(0, true) <= 5n) return {};
    const start = view.byteOffset + offset(4);
    return JSON.parse(new TextDecoder().decode(
      new Uint8Array(view.buffer, start, offset(5) - offset(4))));
  };
  WebSocket.prototype.send = function (frame) {
    const content = contentOf(frame) ?? {};
    if (content.data?.method === "custom")
      window.messagesSent.push([content.comm_id, content.data.content]);
    return send.call(this, frame);
  };
}"""


class Messages:
    """What the widgets of a page send to their kernel, each with the widget that sent it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.past: set[str] = set()  # the widgets of the steps that are done
        page.add_init_script(KEEP_MESSAGES)

    def sent(self, since: int) -> list[tuple[str, dict[str, Any]]]:
        """Return what was sent since so many messages; it is here as soon as it was pressed."""
        told: list[tuple[str, dict[str, Any]]] = self.page.evaluate(
            "(since) => window.messagesSent.slice(since)", since
        )
        return told

    def count(self) -> int:
        """How many messages were sent."""
        return int(self.page.evaluate("window.messagesSent.length"))


class Scope:
    """The part of Playwright's page that a learner uses, inside the cell of one step."""

    def __init__(self, page: Page, cell: Locator) -> None:
        self.page = page
        self.cell = cell
        self.keyboard = page.keyboard

    def wait_for_selector(self, selector: str, timeout: float = 5000) -> ElementHandle:
        """Wait until a node is there, and return it."""
        found = self.cell.locator(selector).first
        found.wait_for(timeout=timeout)
        handle = found.element_handle()
        assert handle is not None
        return handle

    def locator(self, selector: str) -> Locator:
        """Find nodes of this cell."""
        return self.cell.locator(selector)

    def fill(self, selector: str, text: str) -> None:
        """Type into a field of this cell."""
        self.cell.locator(selector).fill(text)

    def evaluate(self, code: str, argument: Any = None) -> Any:
        """Run JavaScript in the page."""
        return self.page.evaluate(code, argument)


class CellBridge:
    """The cell of a step, and the table that stands for it in this process."""

    def __init__(self, page: Page, cell: Locator, table: StepTable, messages: Messages) -> None:
        self.page = Scope(page, cell)
        self.table = table
        self.messages = messages
        self.heard = messages.count()
        self.mine: set[str] = set()  # the widget of this cell, once it has sent something
        table.send = lambda *_message, **_buffers: None

    def leave(self) -> None:
        """Hear nothing more of this cell; another one comes."""
        self.messages.past |= self.mine

    def settle(self) -> None:
        """Hand on what the page has sent, and wait until it shows what came of it."""
        root = self.page.locator(".cl")
        for _ in range(400):
            for widget, message in self.messages.sent(self.heard):
                self.heard += 1
                if widget not in self.messages.past:  # else a step that is done sends late
                    self.mine.add(widget)
                    self.table._hear(self.table, message, [])
            if root.get_attribute("data-seq") == str(self.table.scene["seq"]):
                return
            root.dispatch_event("pointerdown")  # which shows at once what is shown in turn
            self.page.page.wait_for_timeout(25)
        raise AssertionError(
            f"the page shows {root.get_attribute('data-seq')}, not {self.table.scene['seq']}"
        )


def walk_to(page: Page, node: ElementHandle) -> None:
    """Go to a node by Tab, Shift+Tab and inside a row by the arrows, from wherever the focus is.

    A notebook has too much that takes the focus to go once round it.
    """
    for _ in range(200):
        away, where = (
            node.evaluate("node => document.activeElement !== node"),
            node.evaluate(BESIDE),
        )
        if not away:
            return
        if node.evaluate(IN_ROW, STOPS):
            page.keyboard.press("ArrowRight")
        else:
            page.keyboard.press("Tab" if where & 4 else "Shift+Tab")
    raise AssertionError(f"no key leads to {node.evaluate('node => node.outerHTML')[:200]}")
