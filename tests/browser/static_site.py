"""The page without a server in a real browser: from a plain file server, all else blocked."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

from playwright.sync_api import Browser, Page, Route

from tests.browser.seen import OPEN, click_shown, seq

PATH = "a/class/of-ours"  # the site lies below the root of its server
# No name of a host is looked up: what is elsewhere can't be reached by a worker either.
ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
SOON = 60_000  # ms in which Python has come, on a slow machine too


class Quiet(SimpleHTTPRequestHandler):
    """Hands out files, and logs nothing."""

    extensions_map: ClassVar[dict[str, str]] = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_what: Any) -> None:
        pass


def put_site(root: Path, build: Callable[[Path], object]) -> None:
    """Put the site below the root of a server: the one that CARDLAB_SITE names, or built now."""
    site, named = root / PATH, os.environ.get("CARDLAB_SITE")
    if named is None:
        build(site)
        return
    site.parent.mkdir(parents=True)
    site.symlink_to(Path(named).resolve())


@contextmanager
def handed_out(root: Path) -> Iterator[str]:
    """Hand out a folder; yield the address of the playing page in it."""
    handler = partial(Quiet, directory=str(root))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{PATH}/play/"
        server.shutdown()


class Visitor:
    """A browser of its own at the playing page.

    Args:
        browser: Chromium.
        address: of the playing page.

    """

    def __init__(self, browser: Browser, address: str, **context: Any) -> None:
        self.address = address
        self.elsewhere: list[str] = []
        self.errors: list[str] = []
        self.context = browser.new_context(**{"reduced_motion": "reduce", **context})
        self.context.route("**/*", self._let_through)
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console", lambda message: message.type == "error" and self.errors.append(message.text)
        )
        self.page.on("request", lambda request: self._note(request.url))

    def _note(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.elsewhere.append(url)

    def _let_through(self, route: Route) -> None:
        if route.request.url.startswith(self.address):
            route.continue_()
        else:
            route.abort()

    def open(self, search: str = "") -> Page:
        self.page.goto(self.address + search)
        return self.page

    def has_python(self) -> None:
        """Wait until Python has come."""
        self.page.wait_for_selector("#foot:visible", timeout=SOON)

    def answered(self, before: str | None) -> None:
        """Wait until another scene is shown than before."""
        other = f'[data-seq]:not([data-seq="{before}"])'
        self.page.wait_for_selector(other, timeout=SOON, state="attached")

    def press(self) -> None:
        """Press a card that may be played, or a button, and wait for the answer."""
        before = seq(self.page)
        click_shown(self.page.locator(OPEN), 0)
        self.answered(before)

    def play_on(self, limit: int = 900) -> None:
        """Press what can be pressed until the game is over."""
        for n in range(limit):
            if self.page.locator("[data-mode=over]").count():
                return
            pressed = click_shown(self.page.locator(OPEN), n * 7)
            self.page.wait_for_timeout(20 if pressed else 60)
        raise AssertionError("the game does not end")

    def close(self) -> None:
        self.context.close()
        assert self.errors == []
        assert self.elsewhere == []
