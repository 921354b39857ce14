"""Find a Chromium for the tests; ``python -m tests.browser.chromium`` installs one if need be.

Looked for, in this order: the program named by the environment's ``CARDLAB_CHROMIUM``, a Chromium
or Chrome on the PATH, the one that Playwright keeps for itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NONE_FOUND: Final = (
    "The browser tests need a Chromium, and none was found. Install one (Debian: apt-get install"
    " chromium; or: python -m playwright install chromium), or name one:"
    " CARDLAB_CHROMIUM=/path/to/chrome"
)
# Root in a container has no sandbox to use. The rest keeps Chromium from calling home.
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A running Chromium; that there is none is a failure, never a skip."""
    path = chromium_path()
    if path is None:
        sys.exit(NONE_FOUND)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


def chromium_path() -> str | None:
    """The path of a Chromium that starts, or None; a named one that does not start is an error."""
    named = os.environ.get("CARDLAB_CHROMIUM")
    if named:
        if starts(named):
            return named
        sys.exit(f"CARDLAB_CHROMIUM={named} does not start; name a Chromium or unset it.")
    return next((path for path in candidates() if starts(path)), None)


def candidates() -> Iterator[str]:
    """Where a Chromium may be, the likeliest first."""
    for program in PROGRAMS:
        if path := shutil.which(program):
            yield path
    with sync_playwright() as playwright:
        yield playwright.chromium.executable_path


def starts(path: str) -> bool:
    """Whether the program answers; Ubuntu's chromium package is a stub that only says no."""
    if not Path(path).exists():
        return False
    try:
        answer = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def install() -> None:
    """Install a Chromium: with apt where we may, else Playwright's own."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in ("apt-get update -q", "apt-get install -q -y chromium"):
            subprocess.run(command.split(), env=quiet, stdin=subprocess.DEVNULL, check=False)
    if chromium_path() is None:
        command = f"{sys.executable} -m playwright install chromium"
        subprocess.run(command.split(), stdin=subprocess.DEVNULL, check=False)


def main() -> None:
    """Say which Chromium the tests will use, after installing one if need be."""
    if chromium_path() is None:
        install()
    path = chromium_path()
    sys.exit(NONE_FOUND if path is None else print(f"The browser tests use {path}"))


if __name__ == "__main__":
    main()
