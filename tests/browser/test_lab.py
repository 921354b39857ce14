"""Each guided notebook in JupyterLab, whole: English by mouse, Spanish by keys alone."""

from __future__ import annotations

import shutil
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as GoneError

from cardlab_tutorials.guided import Lesson, list_lessons
from tests.browser.lab import CellBridge, Messages, walk_to
from tests.browser.learner import Learner
from tests.browser.test_notebook import jupyterlab, run_all
from tests.notebooks.run import NOTEBOOKS

LEFT = 690  # px of a window of 780 that JupyterLab leaves to a notebook
HIGH = """cell => {
  const boxes = ['.cl-felt', '.cl-l-verdict', '.cl-l-answer']
    .map((name) => cell.querySelector(name))
    .filter((node) => node?.checkVisibility())
    .map((node) => node.getBoundingClientRect());
  const lowest = Math.max(...boxes.map((box) => box.bottom));
  return lowest - Math.min(...boxes.map((box) => box.top));
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """JupyterLab over a copy of the notebooks."""
    home = tmp_path_factory.mktemp("lab")
    shutil.copytree(NOTEBOOKS, home / "notebooks")
    with jupyterlab(home, home / "notebooks") as address:
        yield address


@pytest.fixture
def open_notebook(browser, address):
    """Open a notebook and run all of it; return its page and what its widgets send."""
    pages = []

    def open_notebook(name):
        page = browser.new_page(viewport={"width": 1280, "height": 780}, reduced_motion="reduce")
        pages.append(page)
        messages = Messages(page)
        page.goto(f"{address}/lab/tree/learn/{name}.ipynb?reset")
        page.locator(".jp-Notebook .jp-CodeCell").first.wait_for(timeout=60_000)
        page.locator('[data-status="idle"]').first.wait_for(state="attached", timeout=60_000)
        run_all(page)
        return page, messages

    yield open_notebook
    for page in pages:
        page.close()


def cell_of(page, source):
    """The cell of a step, scrolled into sight; again if JupyterLab took it out meanwhile."""
    cell = page.locator(".jp-CodeCell", has_text=source)
    for _ in range(12):
        cell.first.scroll_into_view_if_needed()
        with suppress(GoneError):
            cell.locator(".cl-lesson").first.wait_for(timeout=5_000)
            return cell.first
    raise AssertionError(f"{source} is not shown")


class LabLearner(Learner):
    """Somebody who does one step after the other of a notebook."""

    timeout = 30_000  # what comes next may first be made by the kernel
    highest = 0.0  # px, of all that was looked at so far

    def _walk_to(self, node):
        """Go to a node by keys, in a page that has many more."""
        walk_to(self.page.page, node)

    def do(self, faults):
        """Give all right answers of a cell, and note what is out of sight."""
        cell = self.page.cell
        while self.table.run is not None:
            while not self.run.done:
                self.look(cell, faults)
                self.answer()
            self.look(cell, faults)
            if len(self.table.walk.steps) < 2:
                return
            self.go_on()

    def look(self, cell, faults):
        """Note what does not fit into the window."""
        if self.run.now.kind == "game":
            return
        high = cell.evaluate(HIGH)
        self.highest = max(self.highest, high)
        if high > LEFT:
            faults.append(f"{self.run.step.id}: {high:.0f} px")


@pytest.mark.night
@pytest.mark.parametrize("game", list_lessons())
@pytest.mark.parametrize(("language", "by_keys"), [("en", False), ("es", True)])
def test_a_notebook_from_top_to_bottom(open_notebook, game, language, by_keys):
    page, messages = open_notebook(game if language == "en" else f"{game}.es")
    lesson = Lesson(game, language, folder=None)
    tables = {f'lesson.step("{id}")': lesson.step(id) for id in lesson.steps}
    tables["lesson.quiz()"] = lesson.quiz()
    faults, highs = [], {}
    for source, table in tables.items():
        cell = cell_of(page, source)
        learner = LabLearner(CellBridge(page, cell, table, messages), by_keys)
        learner.bridge.settle()
        learner.do(faults)
        highs[source] = round(learner.highest)
        print(source, highs[source], "px", flush=True)  # shown if the test fails, or with -s
        if by_keys:
            seq = cell.locator(".cl").get_attribute("data-seq")
            page.keyboard.press("Shift+Enter")  # runs the cell, and presses nothing
            page.wait_for_timeout(200)
            assert cell.locator(".cl").first.get_attribute("data-seq") == seq
        learner.bridge.leave()
    highest = max(highs, key=highs.__getitem__)
    print(f"{len(highs)} steps; the highest: {highest}, {highs[highest]} px")
    assert faults == []
    end = cell_of(page, "lesson.end()")
    for text in lesson.ending()["can"]:
        assert end.get_by_text(text).is_visible()
