"""What holds for all tests: above all how hypothesis looks for trouble."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from cardlab.engine.match import catalogue

ROOT = Path(__file__).parent.parent

# It does harm when it is imported, as a search for doctests would do.
collect_ignore = ["bots/hostile.py"]

# Jupyter's server loads jsonschema, which reads the grammar of web addresses for two seconds, in
# each process. It does without where this module is missing, and no test needs one.
sys.modules.setdefault("rfc3987_syntax", None)

# No deadline: a busy machine is no fault of ours. In CI the same examples each time: a failure
# there is a change's doing; elsewhere new ones, so that there is something left to find.
settings.register_profile("house", deadline=None, derandomize="CI" in os.environ, print_blob=True)
settings.load_profile("house")


@pytest.fixture(autouse=True)
def no_game_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget after a test the games that it has defined."""
    monkeypatch.setattr(catalogue, "_SESSION", dict(catalogue._SESSION))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what drives the browser."""
    for item in items:
        if item.path.is_relative_to(ROOT / "tests" / "browser"):
            item.add_marker(pytest.mark.browser)
