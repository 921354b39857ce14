"""nbgrader itself, without a screen: from the course that we write to the feedback of pupils."""

from __future__ import annotations

from html import unescape

import nbformat
import pytest

from cardlab import Words
from cardlab_tutorials.assignments.sheet import FORM_POINTS, OPEN_POINTS, write
from cardlab_tutorials.exercises.checks import Choice
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.catalogue import names, plan, stem
from tests.tutorials.grading import PUPILS, hand_in, leaks, nbgrader, scores

# kernels start, and one course is enough at once
pytestmark = [pytest.mark.xdist_group("grading"), pytest.mark.slow]
DAILY = "one_more_chip"
EN = Words("en")
HOURS = [name if name == DAILY else pytest.param(name, marks=pytest.mark.night) for name in names()]


@pytest.fixture(scope="module", params=HOURS)
def course(request, tmp_path_factory):
    """A course with one hour that four pupils have handed in, marked, with its feedback."""
    hour, folder = request.param, tmp_path_factory.mktemp(request.param)
    list(write(folder, "en", [hour]))
    nbgrader(folder, "generate_assignment", hour)
    for pupil in PUPILS:
        hand_in(folder, hour, pupil)
    log = nbgrader(folder, "autograde", hour)
    assert "releases may treat as error" not in log  # what a test returns is nothing or a number
    nbgrader(folder, "generate_feedback", hour)
    return hour, folder


def test_what_pupils_get_has_no_solution(course):
    hour, folder = course
    for made, is_pupils in (("release", True), ("source", False)):
        path = folder / made / stem(hour) / f"{stem(hour)}.ipynb"
        found = leaks(nbformat.read(path, as_version=4), hour, catalogue.text(hour))
        assert (found == []) is is_pupils


def test_solutions_earn_all_that_is_not_marked_by_hand_and_slips_only_for_their_form(course):
    hour, folder = course
    earned = scores(folder)
    forms = sum(question.is_code for question in plan(hour).questions) * FORM_POINTS
    score, most = earned["solver"]
    assert score == most - OPEN_POINTS
    assert [earned[pupil][0] for pupil in ("blank", "fails", "slips")] == [0, 0, forms]


def test_the_feedback_says_what_the_slips_were(course):
    hour, folder = course
    path = folder / "feedback" / "slips" / stem(hour) / f"{stem(hour)}.html"
    page = unescape(path.read_text("utf-8"))
    for question in plan(hour).questions:
        if isinstance(question, Choice):
            assert say(question.options[0 if question.right else 1].feedback, EN) in page
        elif slips := getattr(question, "slips", ()):
            assert say(slips[0].text, EN) in page
        else:
            assert "instead of" in page
    assert "Traceback (most" not in page
    assert page.count("<img alt=") >= 2  # what is a widget in the notebook is a picture here
