"""A step of a guided notebook in JupyterLab, for a ``Learner``.

The lesson runs in Jupyter's kernel. What a page sends there is read from its connection and is
handed to the same lesson in this process, so that the learner knows the right answers.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page

from cardlab_tutorials.guided.step_table import StepTable

# Where the focus is beside a node: 4 if it is before it in the page, 2 if it is after it.
BESIDE = "node => document.activeElement.compareDocumentPosition(node)"


class Messages:
    """What the widgets of a page send to their kernel."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framesent", self._read))

    def _read(self, payload: str | bytes) -> None:
        content = content_of(payload)
        data = content.get("data", {}) if isinstance(content, dict) else {}
        if isinstance(data, dict) and data.get("method") == "custom":
            self.sent.append(data["content"])


def content_of(payload: str | bytes) -> Any:
    """Return the content of a message to a kernel, in either of Jupyter's two protocols."""
    if isinstance(payload, str):
        return json.loads(payload).get("content", {}) if payload.startswith("{") else {}
    n = struct.unpack_from("<Q", payload)[0]
    offsets = struct.unpack_from(f"<{n}Q", payload, 8)
    return json.loads(payload[offsets[4] : offsets[5]]) if n > 5 else {}


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
        self.heard = len(messages.sent)
        table.send = lambda *_message, **_buffers: None

    def settle(self) -> None:
        """Hand on what the page has sent, and wait until it shows what came of it."""
        root = self.page.locator(".cl")
        for _ in range(400):
            for message in self.messages.sent[self.heard :]:
                self.heard += 1
                self.table._hear(self.table, message, [])
            if root.get_attribute("data-seq") == str(self.table.scene["seq"]):
                return
            root.dispatch_event("pointerdown")  # which shows at once what is shown in turn
            self.page.page.wait_for_timeout(25)
        raise AssertionError(
            f"the page shows {root.get_attribute('data-seq')}, not {self.table.scene['seq']}"
        )


def walk_to(page: Page, node: ElementHandle, press: Callable[[str], None]) -> None:
    """Go to a node by Tab and Shift+Tab, from wherever the focus is."""
    for _ in range(200):
        where = node.evaluate("node => document.activeElement === node ? 0 : 1") and (
            node.evaluate(BESIDE)
        )
        if not where:
            return
        press("Tab" if where & 4 else "Shift+Tab")
    raise AssertionError(f"no key leads to {node.evaluate('node => node.outerHTML')[:200]}")
