"""What holds for all tests: which are slow, and how hypothesis looks for trouble."""

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

# What `make quick` leaves out: files, or tests by the beginning of their names. All else together
# takes 70 seconds of processor time, of which each worker needs 6 to find the tests.
SLOW = (
    "tests/bench/",
    "tests/bots/",
    "tests/conformance/test_check_game.py",
    "tests/conformance/test_deductions.py::test_a_rule_that_notes_nothing_is_seen",
    "tests/conformance/test_deductions.py::test_imagined_worlds_contradict_nothing",
    "tests/conformance/test_fuzz.py",
    "tests/conformance/test_laws.py",
    "tests/engine/test_worlds.py",
    "tests/environments/",
    "tests/widgets/test_javascript.py::test_a_wrong_type_is_seen",
    "tests/widgets/test_javascript.py::test_disorder_is_seen",
    "tests/notebooks/",
    "tests/odds/test_dealing.py::test_the_mean_of_hits",
    "tests/odds/test_estimate.py::test_worlds_that_look_the_same_are_estimated_the_same[spicy]",
    "tests/odds/test_positions.py",
    "tests/playthroughs/test_digests.py",
    "tests/rules/test_set_tables.py::test_a_moment_set_by_hand_keeps_every_law",
    "tests/sixth/",
    "tests/test_log.py::test_a_log_gives_back",
    "tests/test_wheel.py",
    "tests/test_words.py",
    "tests/test_workers.py",
    "tests/together/test_kept.py::test_ten_games_go_on",
    "tests/together/test_kept.py::test_a_damaged_file",
    "tests/together/test_table.py::test_a_whole_game_of_people",
    "tests/toys/",
    "tests/tutorials/test_assignments.py::test_solutions_are_marked",
    "tests/tutorials/test_book.py",
    "tests/tutorials/test_book_lite.py",
    "tests/tutorials/test_grading.py",
    "tests/tutorials/test_guided_code.py",
    "tests/tutorials/test_guided_lessons.py",
    "tests/tutorials/test_hour_numbers.py",
    "tests/tutorials/test_hour_pages.py",
    "tests/tutorials/test_hours.py",
    "tests/tutorials/test_site.py",
    "tests/widgets/test_coach.py::test_after_the_game",
    "tests/widgets/test_coach.py::test_every_game_has_its_sentence",
    "tests/widgets/test_coach.py::test_what_it_says_is_the_same",
    "tests/widgets/test_damage.py",
    "tests/widgets/test_five_games.py::test_a_whole_game_by_messages",
    "tests/widgets/test_five_games.py::test_worlds_that_look_the_same_are_painted_the_same",
    "tests/widgets/test_messages.py",
    "tests/widgets/test_secrets.py",
    "tests/widgets/test_spicy_faces.py",
    "tests/widgets/test_table.py::test_odd_messages",
    "tests/widgets/test_telling.py::test_the_last_moves",
    "tests/widgets/test_toys.py",
    "widgets/cardlab_widgets/testing.py::cardlab_widgets.testing.check_faces",
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
    """Mark what is slow, and what drives the browser."""
    for item in items:
        if item.nodeid.startswith(SLOW):
            item.add_marker(pytest.mark.slow)
        if item.path.is_relative_to(ROOT / "tests" / "browser"):
            item.add_marker(pytest.mark.browser)
