"""One Chromium for all browser tests; each test opens its own context, which shares nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.bridge import Bridge
from tests.browser.chromium import ARGUMENTS, NONE_FOUND, chromium_path
from tests.browser.static_site import ALONE


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A running Chromium; that there is none is a failure, never a skip."""
    path = chromium_path()
    if path is None:
        pytest.fail(NONE_FOUND, pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def lone_browser(browser):
    """A Chromium that reaches no other host, for pages that come from files alone."""
    lone = browser.browser_type.launch(executable_path=chromium_path(), args=[*ARGUMENTS, ALONE])
    yield lone
    lone.close()


@pytest.fixture
def bridged(browser):
    """Open a table in a page of its own; no page may have raised."""
    opened: list[Bridge] = []

    def show(table, **page):
        opened.append(Bridge(browser, table, **page))
        return opened[-1]

    yield show
    for bridge in opened:
        bridge.close()
        assert bridge.errors == []
