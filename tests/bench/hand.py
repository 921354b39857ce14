"""A browser that a hand uses and nobody watches, to measure what a visitor waits for.

Playwright has the browser tell it of every message of a page's WebSocket: each is sent on to
another program while the page waits for the two cores, some 4 ms of a click that no visitor pays.
Here nothing is asked for but the mouse and the page's own words, in Chromium's own protocol
(https://chromedevtools.github.io/devtools-protocol/).
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from tests.browser.chromium import ARGUMENTS
from tests.browser.servers import ROOT, free_port, running

REST, HOLD = 0.25, 0.08  # seconds that a mouse rests before it presses, and that it presses


class Tab:
    """A tab of a browser."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.numbers = count(1)

    def ask(self, method: str, **values: Any) -> Any:
        """Ask the browser for one thing, and wait for its answer."""
        number = next(self.numbers)
        self.connection.send(json.dumps({"id": number, "method": method, "params": values}))
        while (answer := json.loads(self.connection.recv(30))).get("id") != number:
            continue
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def visit(self, address: str) -> None:
        self.ask("Page.navigate", url=address)

    def leave(self) -> None:
        """Leave the page; a browser that is sent on before it has left answers nothing more."""
        self.visit("about:blank")
        self.until("location.href === 'about:blank'")

    def says(self, script: str) -> Any:
        """What an expression is worth in the page."""
        answer = self.ask("Runtime.evaluate", expression=script, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"]["description"])
        return answer["result"].get("value")

    def until(self, script: str, seconds: float = 40) -> Any:
        """What an expression is worth, as soon as that is something."""
        until = time.monotonic() + seconds
        while not (worth := self.says(script)):
            if time.monotonic() > until:
                raise TimeoutError(f"not so after {seconds:g} seconds: {script}")
            time.sleep(0.05)
        return worth

    def click(self, x: float, y: float) -> None:
        """Move the mouse to a point, rest, press, and let go."""
        button = {"x": x, "y": y, "button": "left", "clickCount": 1}
        self.ask("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        time.sleep(REST)
        self.ask("Input.dispatchMouseEvent", type="mousePressed", **button)
        time.sleep(HOLD)
        self.ask("Input.dispatchMouseEvent", type="mouseReleased", **button)


@contextmanager
def unwatched(path: str, home: Path) -> Iterator[Tab]:
    """Start a browser that knows nobody yet, 1280 by 900 pixels, and stop it at the block's end."""
    home.mkdir()
    port = free_port()
    own = (f"--user-data-dir={home / 'profile'}", f"--remote-debugging-port={port}")
    command = [path, "--headless=new", *ARGUMENTS, *own]
    address = f"http://localhost:{port}/json"
    with running(command, home, ROOT, f"{address}/version"):
        with urlopen(Request(f"{address}/new", method="PUT")) as answer:
            opened = json.load(answer)["webSocketDebuggerUrl"]
        with connect(opened, max_size=None, proxy=None) as connection:
            tab = Tab(connection)
            size = {"width": 1280, "height": 900, "deviceScaleFactor": 1, "mobile": False}
            tab.ask("Emulation.setDeviceMetricsOverride", **size)
            yield tab
