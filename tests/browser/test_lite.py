"""The live notebooks of the site in a real Chromium, from files alone, by night.

They take minutes to build; ``CARDLAB_SITE=site`` names what ``make site`` has built.
"""

from __future__ import annotations

import re

import pytest

from cardlab_tutorials.guided import Lesson
from cardlab_tutorials.site.building import build
from tests.browser.lab import CellBridge, LabLearner, LabPage
from tests.browser.static_site import handed_out, put_site
from tutorials.book import lite

pytestmark = pytest.mark.night
SOON = 240_000  # ms in which Python and its packages have come, on a slow machine too
# No socket leads to JupyterLite's kernel, and what is sent waits for its other work. At the
# moment of a press it is only made into text.
HEAR_TEXTS = """{
  const text = JSON.stringify, heard = new WeakSet();
  JSON.stringify = function (value, ...rest) {
    const content = value?.content ?? value;
    if (content?.data?.method === "custom" && content.comm_id && !heard.has(content)) {
      heard.add(content);
      lab.sent.push([content.comm_id, content.data.content]);
    }
    return text.call(this, value, ...rest);
  };
}"""


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """The address of the live notebooks, from a plain file server."""

    def build_both(site):
        assert [*build(site)]
        lite.build(site)

    root = tmp_path_factory.mktemp("files")
    put_site(root, build_both)
    with handed_out(root) as address:
        yield address.replace("/play/", "/lite/lab/index.html?path=")


@pytest.fixture
def open_notebook(lone_browser, address):
    """Open a notebook in a browser of its own, and wait for its kernel."""
    contexts = []

    def open_notebook(path, **how):
        calm = {"viewport": {"width": 1280, "height": 780}, "reduced_motion": "reduce"}
        contexts.append(lone_browser.new_context(**calm | how))
        contexts[-1].on("request", lambda request: elsewhere.append(request.url))
        page = contexts[-1].new_page()
        lab = LabPage(page)
        page.add_init_script(HEAR_TEXTS)
        page.goto(f"{address}{path}")
        page.wait_for_selector(".jp-Notebook .jp-CodeCell", timeout=SOON)
        return lab

    elsewhere = []
    yield open_notebook
    for context in contexts:
        context.close()
    here = address[: address.index("/", len("http://"))]
    assert [url for url in elsewhere if not url.startswith((here, "data:", "blob:"))] == []


def run_all(page):
    page.wait_for_selector('[data-status="idle"]', timeout=SOON, state="attached")
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.locator("#jp-mainmenu-run").get_by_text("Run All Cells", exact=True).click()


def test_a_lesson_from_top_to_bottom(open_notebook):
    lab = open_notebook("learn/pepper.ipynb")
    run_all(lab.page)
    lesson = Lesson("pepper", "en", folder=None)
    last = CellBridge(lab, "lesson.end()", lesson.end())
    last.timeout = SOON
    last.come()  # so all cells have run
    tables = {f'lesson.step("{id}")': lesson.step(id) for id in lesson.steps}
    for source, table in {**tables, "lesson.quiz()": lesson.quiz()}.items():
        bridge = CellBridge(lab, source, table)
        bridge.timeout = SOON
        bridge.come()
        bridge.settle()
        LabLearner(bridge).do(limit=10_000)
        print(source, flush=True)  # shown if the test fails, or with -s
        bridge.leave()
    assert set(lesson.progress.marks) >= set(lesson.steps)
    last.come()
    shown = lab.page.locator(".jp-CodeCell", has_text="lesson.end()")
    for text in lesson.ending()["can"]:
        shown.get_by_text(text).wait_for()


def test_an_hour_without_numpy_says_so_and_counts_exactly(open_notebook):
    page = open_notebook("probability/02_until_an_eight.ipynb").page
    page.locator(".jp-RenderedMarkdown strong", has_text="has no numpy").wait_for()
    page.wait_for_selector('[data-status="idle"]', timeout=SOON, state="attached")
    for source in ("import numpy as np", "chances, miss", "from cardlab import counting"):
        cell = page.locator(".jp-CodeCell", has_text=source).first
        cell.scroll_into_view_if_needed()
        cell.locator(".cm-content").click()
        page.keyboard.press("Shift+Enter")
        # A cell that fails calls off those that wait behind it.
        page.get_by_text("No module named 'numpy'").first.wait_for(timeout=SOON)
    counted = page.locator(".jp-CodeCell", has_text="chances, miss").first
    counted.locator(".jp-OutputArea-output").wait_for(timeout=SOON)
    assert "8.8" in counted.locator(".jp-OutputArea-output").inner_text()
    exact = page.locator(".jp-CodeCell", has_text="from cardlab import counting").first
    exact.locator(".jp-InputPrompt", has_text=re.compile(r"\d")).wait_for(timeout=SOON)
    assert exact.locator(".jp-OutputArea-output").count() == 0  # both counts agree
