"""The live notebooks of the site in a real Chromium, from files alone, by night.

They take minutes to build; ``CARDLAB_SITE=site`` names what ``make site`` has built.
"""

from __future__ import annotations

import re
import subprocess

import pytest

from cardlab_tutorials.site.building import build
from tests.browser.static_site import handed_out, put_site
from tests.test_wheel import ROOT

pytestmark = pytest.mark.night
SOON = 240_000  # ms in which Python and its packages have come, on a slow machine too


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """The address of the live notebooks, from a plain file server."""

    def build_both(site):
        assert [*build(site)]
        subprocess.run(["make", "lite", f"SITE={site}"], cwd=ROOT, check=True)

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
        page.goto(f"{address}{path}")
        page.wait_for_selector(".jp-Notebook .jp-CodeCell", timeout=SOON)
        return page

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


def test_the_first_steps_of_a_lesson(open_notebook):
    page = open_notebook("learn/pepper.ipynb")
    run_all(page)
    for title in ("Play anything", "Your turn", "What fits"):
        page.get_by_role("heading", name=title, exact=True).wait_for(timeout=SOON)
        page.get_by_role("button", name="Show me").click()
        page.get_by_role("button", name="Next", exact=True, disabled=False).click(timeout=SOON)
    page.get_by_role("heading", name="Draw instead").wait_for(timeout=SOON)


def test_an_hour_without_numpy_says_so_and_counts_exactly(open_notebook):
    page = open_notebook("probability/02_until_an_eight.ipynb")
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
