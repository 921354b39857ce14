"""What holds for all tests: which of them share a worker, and how hypothesis looks for trouble."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from cardlab.engine import catalogue

ROOT = Path(__file__).parent.parent

# What `make quick` leaves out: files, or tests by the beginning of their names. Measured on two
# cores with --durations=0; all else together takes half a minute there.
SLOW = (
    "tests/bench/",
    "tests/bots/",
    "tests/conformance/test_check_game.py",
    "tests/conformance/test_deductions.py::test_imagined_worlds_contradict_nothing",
    "tests/conformance/test_fuzz.py",
    "tests/conformance/test_laws.py",
    "tests/notebooks/",
    "tests/odds/test_estimate.py::test_an_interval_that_is_too_narrow_would_be_seen",
    "tests/odds/test_estimate.py::test_the_interval_covers_what_a_long_run_finds",
    "tests/sixth/",
    "tests/toys/",
    "tests/widgets/test_damage.py",
    "tests/widgets/test_messages.py",
    "tests/widgets/test_secrets.py",
    "tests/widgets/test_telling.py::test_the_last_moves",
)

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
    """Mark what is slow or drives the browser, and keep what must stay in order on one worker."""
    for item in items:
        if item.nodeid.startswith(SLOW):
            item.add_marker(pytest.mark.slow)
        if item.path.is_relative_to(ROOT / "tests" / "browser"):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group("browser"))
        elif item.path.suffix == ".ipynb":
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
