"""One Chromium for all browser tests; each test opens its own context, which shares nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ARGUMENTS, NONE_FOUND, found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A running Chromium; that there is none is a failure, never a skip."""
    path = found()
    if path is None:
        pytest.fail(NONE_FOUND, pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield chromium
        chromium.close()
