"""Visits to a served page: what a page of ours must not do is checked when they end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.servers import Server, eventually
from tests.browser.test_serving import foreign, leave


@contextmanager
def visits(server: Server, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Give a function that opens a page under a server's ``voila/render/``.

    At the end no page has had an error or has asked another host, and no kernel is left.
    """
    pages: list[Page] = []

    def visit(path: str, held: list[Any] | None = None, **how: Any) -> Page:
        page = browser.new_page(**{"viewport": {"width": 1280, "height": 900}, **how})
        if held is not None:  # Voila's own program comes when the test says so
            page.route("**/voila.js*", lambda route: held.append(route))  # noqa: PLW0108
        page.faults, page.requests = [], []  # type: ignore[attr-defined]
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        page.on(
            "console", lambda message: message.type == "error" and page.faults.append(message.text)
        )
        page.on("request", lambda request: page.requests.append(request))  # noqa: PLW0108
        until = "load" if held is None else "commit"
        page.goto(f"{server.lobby}voila/render/{path}", wait_until=until)
        pages.append(page)
        return page

    yield visit
    for page in pages:
        assert page.faults == []  # type: ignore[attr-defined]
        assert foreign(page.requests, server.lobby) == []  # type: ignore[attr-defined]
        leave(page)
    assert eventually(server.kernels, server.waiting)
