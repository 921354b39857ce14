"""One Chromium and one class server for all browser tests; each test opens its own context."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request

from tests.browser.bridge import Bridge, Pages
from tests.browser.chromium import ARGUMENTS, chromium, chromium_path
from tests.browser.servers import Server, foreign, into, leave, voila
from tests.browser.static_site import ALONE


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="module")
def lone_browser(browser):
    """A Chromium that reaches no other host, for pages that come from files alone."""
    lone = browser.browser_type.launch(executable_path=chromium_path(), args=[*ARGUMENTS, ALONE])
    yield lone
    lone.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory) -> Iterator[Server]:
    """The dashboards as ``make play`` serves them; whoever stops or limits a server has its own."""
    with voila(tmp_path_factory.mktemp("home")) as server:
        yield server


@pytest.fixture
def visit(server, browser) -> Iterator[Callable[..., Page]]:
    """Open a page of the dashboards; none may have an error, or ask another host."""
    pages: list[Page] = []
    faults: list[str] = []
    asked: list[Request] = []

    def visit(path: str, held: list[Any] | None = None, **how: Any) -> Page:
        page = browser.new_page(**{"viewport": {"width": 1280, "height": 900}, **how})
        pages.append(page)
        if held is not None:  # Voila's own program comes when the test says so
            page.route("**/voila.js*", into(held))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: said.type == "error" and faults.append(said.text))
        page.on("request", into(asked))
        until = "load" if held is None else "commit"
        page.goto(f"{server.lobby}voila/render/{path}", wait_until=until)
        return page

    yield visit
    for page in pages:
        leave(page)
    assert faults == []
    assert foreign(asked, server.lobby) == []


@pytest.fixture
def come(browser) -> Iterator[Callable[..., Page]]:
    """Open an address for somebody new, as their own browser would; no page may raise."""
    pages: list[Page] = []
    faults: list[str] = []

    def come(address: str, **look: Any) -> Page:
        page = browser.new_context(**look).new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        pages.append(page)
        page.goto(address)
        return page

    yield come
    for page in pages:
        page.goto("about:blank")  # it may say a last word
        page.context.close()
    assert faults == []


@pytest.fixture(scope="session")
def pages(browser) -> Pages:
    """Bare pages that show one widget after the other."""
    return Pages(browser)


@pytest.fixture
def bridged(pages):
    """Open a table in a page of its own; no page may have raised."""
    opened: list[Bridge] = []

    def show(table, **page):
        opened.append(Bridge(pages, table, **page))
        return opened[-1]

    yield show
    for bridge in opened:
        if not bridge.is_closed:
            bridge.close()
        assert bridge.errors == []
