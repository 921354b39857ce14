"""Each guided notebook in JupyterLab, whole: English by mouse, Spanish by keys alone."""

from __future__ import annotations

from time import monotonic

import pytest

from cardlab_tutorials.guided import Lesson, list_lessons
from tests.browser import test_notebook
from tests.browser.lab import CellBridge, LabLearner, LabPage
from tests.browser.test_notebook import jupyterlab, run_all

LEFT = 690  # px of a window of 780 that JupyterLab leaves to a notebook
CELLS = 150  # more than a notebook has


@pytest.fixture(scope="module")
def console(tmp_path_factory):
    """JupyterLab over a copy of the notebooks."""
    with jupyterlab(tmp_path_factory.mktemp("lab")) as console:
        yield console


@pytest.fixture
def open_notebook(browser, console):
    """Open a notebook and run all of it."""
    pages = []

    def open_notebook(name):
        page = browser.new_page(viewport={"width": 1280, "height": 780}, reduced_motion="reduce")
        pages.append(page)
        lab = LabPage(page)
        test_notebook.open_notebook(page, console, f"learn/{name}.ipynb")
        run_all(page)
        page.locator('[data-status="idle"]').first.wait_for(state="attached", timeout=120_000)
        return lab

    yield open_notebook
    for page in pages:
        page.close()


def select_by_keys(page, source):
    """Go up with the arrows from the last cell, where "Run All" leaves the reader."""
    active = page.locator(".jp-Notebook .jp-mod-active .jp-InputArea", has_text=source)
    page.keyboard.press("Escape")
    for _ in range(CELLS):
        if active.count():
            return
        page.keyboard.press("ArrowUp")
    raise AssertionError(f"no arrow leads to {source}")


def walk(lab, tables, by_keys):
    """Do one cell after the other; return how high each of them is, in px, and what is wrong."""
    faults, highs, learner = [], {}, None
    if by_keys:
        select_by_keys(lab.page, next(iter(tables)))
    for source, table in tables.items():
        if learner and not by_keys:
            faults += leave_by_next(lab, learner, source)
        bridge = CellBridge(lab, source, table)
        bridge.come()
        bridge.settle()
        learner = LabLearner(bridge, by_keys)
        faults += learner.do(LEFT)
        highs[source] = round(learner.highest)
        print(source, highs[source], "px", flush=True)  # shown if the test fails, or with -s
        if by_keys:
            lab.page.keyboard.press("Shift+Enter")  # runs the cell, and presses nothing
            lab.page.wait_for_timeout(200)
            assert bridge.is_as_it_was()
            bridge.leave()
    return highs, faults


def leave_by_next(lab, learner, source):
    """Press Next, which has to lead to the cell of a source."""
    learner.go_on()
    learner.bridge.leave()
    wrong = lab.ask("leads", source, 10_000)
    return [f"Next does not lead on: {wrong}"] if wrong else []


@pytest.mark.night
@pytest.mark.parametrize("game", list_lessons())
@pytest.mark.parametrize(("language", "by_keys"), [("en", False), ("es", True)])
def test_a_notebook_from_top_to_bottom(open_notebook, game, language, by_keys):
    lab = open_notebook(game if language == "en" else f"es/{game}")
    lesson = Lesson(game, language, folder=None)
    tables = {f'lesson.step("{id}")': lesson.step(id) for id in lesson.steps}
    tables["lesson.quiz()"] = lesson.quiz()
    began = monotonic()
    highs, faults = walk(lab, tables, by_keys)
    highest = max(highs, key=highs.__getitem__)
    minutes = (monotonic() - began) / 60
    print(f"{len(highs)} steps in {minutes:.1f} minutes; {highest} has {highs[highest]} px")
    assert faults == []
    CellBridge(lab, "lesson.end()", lesson.end()).come()
    end = lab.page.locator(".jp-CodeCell", has_text="lesson.end()")
    for text in lesson.ending()["can"]:
        end.get_by_text(text).wait_for()
