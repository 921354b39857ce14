"""nbgrader itself, without a screen: from the course that we write to the feedback of pupils."""

from __future__ import annotations

import json
from html import unescape

import pytest

from cardlab import Words
from cardlab_tutorials.assignments.sheet import FORM_POINTS, OPEN_POINTS
from cardlab_tutorials.assignments.writing import write
from cardlab_tutorials.exercises.checks import Choice, Value
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.catalogue import names, plan, stem
from tests.tutorials.grading import PUPILS, feedback, hand_in, leaks, nbgrader, scores

# kernels start, and one course is enough at once
pytestmark = [pytest.mark.xdist_group("grading"), pytest.mark.slow]
DAILY = "one_more_chip"
EN = Words("en")
HOURS = [name if name == DAILY else pytest.param(name, marks=pytest.mark.night) for name in names()]


def graded(course, hour, language="en"):
    """A course with one hour that four pupils have handed in, marked, with its feedback."""
    list(write(course, language, [hour]))
    nbgrader(course, "generate_assignment", hour, language)
    for pupil in PUPILS:
        hand_in(course, hour, pupil, language)
    log = nbgrader(course, "autograde", hour, language)
    assert "releases may treat as error" not in log  # what a test returns is nothing or a number
    nbgrader(course, "generate_feedback", hour, language)
    return course


@pytest.fixture(scope="module", params=HOURS)
def course(request, tmp_path_factory):
    return request.param, graded(tmp_path_factory.mktemp(request.param), request.param)


def test_what_pupils_get_has_no_solution(course):
    hour, folder = course
    path = folder / "release" / stem(hour) / f"{stem(hour)}.ipynb"
    sheet = json.loads(path.read_text("utf-8"))
    assert leaks(sheet, hour, catalogue.text(hour)) == []
    taught = json.loads((folder / "source" / stem(hour) / path.name).read_text("utf-8"))
    assert len(leaks(taught, hour, catalogue.text(hour))) > len(plan(hour).questions)


def test_solutions_earn_all_that_is_not_marked_by_hand_and_slips_only_for_their_form(course):
    hour, folder = course
    earned = scores(folder)
    most = earned["solver", hour][1]
    assert earned["solver", hour] == (most - OPEN_POINTS, most)
    assert earned["blank", hour][0] == 0
    assert earned["fails", hour][0] == 0
    asked = [q.check for q in plan(hour).questions]
    forms = sum(not isinstance(check, Value | Choice) for check in asked) * FORM_POINTS
    assert earned["slips", hour][0] == forms


def test_the_feedback_says_what_the_slips_were(course):
    hour, folder = course
    page = unescape(feedback(folder, hour, "slips"))
    for question in plan(hour).questions:
        check = question.check
        if isinstance(check, Choice):
            assert say(check.options[0 if check.right else 1].feedback, EN) in page
        elif slips := getattr(check, "slips", ()):
            assert say(slips[0].text, EN) in page
        else:
            assert "expected is" in page
    assert "Traceback (most" not in page
    assert page.count("<img alt=") >= 2  # what is a widget in the notebook is a picture here
