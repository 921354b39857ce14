"""A guided notebook in JupyterLab: begun, reloaded, with a new kernel, saved and opened again."""

from __future__ import annotations

import json
import re
import shutil
from contextlib import contextmanager, suppress
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import TimeoutError as GoneError
from playwright.sync_api import expect

from tests.browser.seen import PARTS, card, focused, part
from tests.browser.servers import ROOT, free_port, made_command, running

SOON = 60_000  # ms in which a kernel answers on a busy machine
CHANGED = ".lm-TabBar-tab.jp-mod-dirty"


@contextmanager
def jupyterlab(home):
    """JupyterLab as ``make start`` runs it, at a folder with notebooks; what it has printed."""
    if not (home / "notebooks").exists():
        shutil.copytree(ROOT / "notebooks", home / "notebooks")
    port = free_port()
    command = made_command("start", "--no-browser", f"--port={port}")
    with running(command, home, home, f"http://localhost:{port}/api"):
        yield (home / "server.log").read_text(encoding="utf-8")


def address(console):
    """The address that is printed: of the notebook one begins with, and with its token."""
    return re.search(r"http://localhost\S+/lab/tree/notebooks/start.ipynb\?token=\w+", console)[0]


def open_notebook(page, console, path):
    """Open a notebook beside the one that the printed address leads to."""
    page.goto(address(console).replace("start.ipynb", path) + "&reset")
    page.locator(".jp-Notebook .jp-CodeCell").first.wait_for(timeout=SOON)
    page.locator('[data-status="idle"]').first.wait_for(state="attached", timeout=SOON)


def run_all(page, shown: str = PARTS["table"]) -> None:
    """Run all cells until something is shown; again if JupyterLab had no kernel yet for them."""
    # On a busy machine JupyterLab asks which kernel to use, before it knows that there is one.
    asked = page.locator("dialog.jp-Dialog", has_text="Select Kernel")

    def select(dialog) -> None:
        with suppress(GoneError):  # it goes by itself too, once a kernel is known
            dialog.get_by_role("button", name="Select", exact=True).click(timeout=20_000)

    page.add_locator_handler(asked, select, no_wait_after=True)  # a second one may lie below
    for _ in range(4):
        if not page.get_by_text("[*]:").count():  # else they run, or wait: not a second time
            page.get_by_role("menuitem", name="Run", exact=True).click(timeout=SOON)
            page.locator("#jp-mainmenu-run").get_by_text("Run All Cells", exact=True).click()
        with suppress(GoneError):
            page.locator(shown).first.wait_for(timeout=15_000)
            page.remove_locator_handler(asked)
            return
        page.keyboard.press("Escape")
    raise AssertionError("the notebook does not run")


def end_kernels(console, page):
    """End all kernels, as a server does that was stopped over night."""
    site, token = re.search(r"(http://localhost:\d+)\S*token=(\w+)", console).groups()
    page.goto("about:blank")
    for session in json.load(urlopen(f"{site}/api/sessions?token={token}")):
        address = f"{site}/api/sessions/{session['id']}?token={token}"
        urlopen(Request(address, method="DELETE"))


@pytest.fixture(scope="module")
def console(tmp_path_factory):
    """JupyterLab over a copy of the notebooks, with little to read in its console."""
    with jupyterlab(tmp_path_factory.mktemp("lab")) as console:
        assert len(console.splitlines()) < 12
        assert "arning" not in console
        yield console


@pytest.fixture
def notebook(browser, console):
    """The English lesson of Pepper Eights open in JupyterLab, not yet run."""
    # JupyterLab leaves 620 px of it to a notebook.
    page = browser.new_page(viewport={"width": 1280, "height": 745}, reduced_motion="reduce")
    open_notebook(page, console, "learn/pepper.ipynb")
    yield page
    end_kernels(console, page)
    page.close()


def heading(page, title):
    """The title of a step, which its rule describes."""
    return page.get_by_role("heading", name=title, exact=True, level=2)


def in_sight(page, title, *more):
    """See that a step lies whole in the notebook's pane: its title, its table, and Next."""
    pane = page.locator(".jp-WindowedPanel-outer").bounding_box()
    following = page.get_by_role("button", name="Next", exact=True)
    for place in (heading(page, title), part(page, "felt"), following, *more):
        box = place.bounding_box()
        assert box["y"] >= pane["y"] - 1, place
        assert box["y"] + box["height"] <= pane["y"] + pane["height"] + 1, place


def verdict(page):
    return page.get_by_role("status").filter(visible=True).first


def do_first_step(page):
    for name in ("green 2", "red 2", "red 7"):
        card(page, name).click()
        card(page, name).wait_for(state="detached", timeout=SOON)
    verdict(page).wait_for(timeout=SOON)


def test_a_lesson_is_begun_reloaded_saved_and_gone_on_with(notebook, console):
    page = notebook
    told = page.locator(".jp-RenderedHTML", has_text="Your hand").first
    told.wait_for()  # before the notebook is trusted, the table is told in words
    assert "red 2, blue 5, green 2, yellow 5, red 7, blue 7" in told.inner_text()
    page.wait_for_timeout(1000)
    assert page.locator(CHANGED).count() == 0

    page.locator(".jp-MarkdownCell").first.click()
    for _ in range(2):
        page.keyboard.press("Shift+Enter")
    part(page, "table").wait_for(timeout=SOON)
    page.wait_for_timeout(1200)  # JupyterLab goes to the cell below, and the step comes back
    in_sight(page, "Play anything")
    assert not told.is_visible()  # nothing is shown twice
    do_first_step(page)
    in_sight(page, "Play anything", verdict(page))

    page.get_by_role("button", name="Next", exact=True).click()
    heading(page, "Your turn").wait_for()
    in_sight(page, "Your turn")
    assert focused(page) == "Your turn"
    page.keyboard.press("d")  # in a table it is no key of the notebook's
    page.keyboard.press("d")
    page.keyboard.press("Shift+Enter")
    assert page.locator(".jp-CodeCell").count() == 1

    marks = page.get_by_role("navigation", name="The steps of this lesson").get_by_role("button")
    marks.nth(3).click()  # the marks of the steps, behind their number, lead there
    heading(page, "What fits").wait_for()
    marks.nth(2).click()
    heading(page, "Your turn").wait_for()
    part(page, "felt").click(position={"x": 4, "y": 4})
    page.keyboard.press("Control+s")
    expect(page.locator(CHANGED)).to_have_count(0)

    page.reload()  # the kernel goes on
    heading(page, "Your turn").wait_for(timeout=SOON)

    end_kernels(console, page)
    open_notebook(page, console, "learn/pepper.ipynb")
    page.locator(".jp-OutputArea figure svg").first.wait_for()  # a picture of what was shown
    page.wait_for_timeout(3000)  # JupyterLab looks for the widget so long
    for gone in page.get_by_text("model not found").all():
        assert not gone.is_visible()
    assert page.locator(CHANGED).count() == 0

    run_all(page)
    heading(page, "Your turn").wait_for()  # the first step that is open
    page.wait_for_timeout(1200)
    in_sight(page, "Your turn")


def test_a_kernel_that_was_restarted_is_told_and_its_cell_is_enough(notebook):
    page = notebook
    run_all(page)
    page.get_by_role("menuitem", name="Kernel", exact=True).click()
    page.get_by_text("Restart Kernel…", exact=True).click()
    page.locator("dialog button", has_text="Restart").click()
    said = page.get_by_text("The kernel has stopped")
    said.wait_for(timeout=SOON)
    page.locator(".jp-CodeCell .cm-content").click()
    page.keyboard.press("Control+Enter")
    said.wait_for(state="hidden", timeout=SOON)
    page.get_by_role("button", name="Show me").click()
    verdict(page).wait_for(timeout=SOON)
