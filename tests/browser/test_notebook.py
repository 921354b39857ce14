"""A guided notebook in JupyterLab: run all, then read down; Shift+Enter belongs to the notebook."""

from __future__ import annotations

import shutil
import sys
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import TimeoutError as GoneError

from tests.browser.servers import free_port, running
from tutorials.build.run import NOTEBOOKS

ACTIVE = "() => document.querySelector('.jp-Notebook .jp-Cell.jp-mod-active').innerText"


@contextmanager
def jupyterlab(home, folder):
    """JupyterLab over a folder, with nothing configured and no token."""
    port = free_port()
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}"),
        *("--IdentityProvider.token=", f"--ServerApp.root_dir={folder}"),
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    ]
    with running(command, home, folder, f"http://localhost:{port}/api"):
        yield f"http://localhost:{port}"


@pytest.fixture
def notebook(browser, tmp_path):
    """The English lesson of Pepper Eights open in JupyterLab, not yet run."""
    shutil.copytree(NOTEBOOKS, tmp_path / "notebooks")
    with jupyterlab(tmp_path, tmp_path / "notebooks") as address:
        page = browser.new_page(viewport={"width": 1280, "height": 780}, reduced_motion="reduce")
        page.goto(f"{address}/lab/tree/learn/pepper.ipynb")
        page.locator(".jp-Notebook .jp-CodeCell").first.wait_for(timeout=60_000)
        page.locator('[data-status="idle"]').first.wait_for(state="attached", timeout=60_000)
        yield page
        page.close()


def run_all(page) -> None:
    """Run all cells; again if JupyterLab, just opened, had no kernel yet to run them with."""
    # On a busy machine JupyterLab asks which kernel to use, before it knows that there is one.
    asked = page.locator("dialog.jp-Dialog", has_text="Select Kernel")

    def select(dialog) -> None:
        with suppress(GoneError):  # it goes by itself too, once a kernel is known
            dialog.get_by_role("button", name="Select", exact=True).click(timeout=20_000)

    page.add_locator_handler(asked, select, no_wait_after=True)  # a second one may lie below
    for _ in range(4):
        page.get_by_role("menuitem", name="Run", exact=True).click(timeout=60_000)
        page.locator("#jp-mainmenu-run").get_by_text("Run All Cells", exact=True).click()
        with suppress(GoneError):
            page.locator(".cl-lesson").first.wait_for(timeout=15_000)
            page.remove_locator_handler(asked)
            return
        page.keyboard.press("Escape")
    raise AssertionError("the notebook does not run")


def step(page, id):
    """The table of a step."""
    cell = page.locator(".jp-CodeCell", has_text=f'lesson.step("{id}")')
    cell.scroll_into_view_if_needed()
    table = cell.locator(".cl-lesson")
    table.wait_for(timeout=30_000)
    return table


def test_before_it_is_trusted_the_table_is_told_in_words(notebook):
    shown = notebook.locator(".jp-RenderedHTML", has_text="Your hand").first
    shown.wait_for()
    assert "green 2, red 2, red 7, blue 7, blue 5, yellow 5" in shown.inner_text()


def test_a_step_that_finds_no_style_sheet_asks_for_it(notebook):
    run_all(notebook)
    step(notebook, "free")
    sheet = "style[id='cardlab_tutorials.guided.step_table.LessonTable']"
    notebook.evaluate(f'document.querySelector("{sheet}").remove()')
    turn = notebook.locator(".jp-CodeCell", has_text='lesson.step("turn")')
    turn.click(position={"x": 120, "y": 12})
    notebook.keyboard.press("Control+Enter")  # the table of the cell is drawn anew
    notebook.locator(sheet).wait_for(state="attached")
    assert notebook.locator(sheet).count() == 1


def test_run_all_then_press_cards_and_let_the_notebook_have_its_keys(notebook):
    run_all(notebook)
    turn = step(notebook, "turn")
    turn.locator(".cl-hand .cl-may").nth(1).click()  # the green 2, by its suit
    wrong = turn.locator(".cl-l-wrong", has_text="by its suit")
    wrong.wait_for(timeout=120_000)  # the kernel still runs the cells below

    notebook.keyboard.press("Shift+Enter")  # leads on, and presses no card
    notebook.wait_for_function(f"({ACTIVE})().includes('What fits')")
    turn = step(notebook, "turn")
    assert turn.locator(".cl-l-wrong", has_text="by its suit").is_visible()  # it is as it was

    turn.get_by_role("button", name="Once more").click()
    turn.locator(".cl-hand .cl-may").first.click()
    turn.locator(".cl-l-right").wait_for()
    top, low = turn.locator(".cl-felt").bounding_box(), turn.locator(".cl-l-right").bounding_box()
    assert low["y"] + low["height"] - top["y"] < 680  # what is left of the window by JupyterLab

    turn.locator(".cl-l-next").click()
    fits = step(notebook, "fits")
    notebook.wait_for_function("document.activeElement.closest('.cl-lesson') !== null")
    for card in ("blue 1", "blue 10", "green 5", "red 5"):
        fits.locator(f'.cl-hand [aria-label="{card}"]').click()
    fits.get_by_role("button", name="That is all").click()
    fits.locator(".cl-l-right").wait_for()
    assert fits.locator(".cl-l-is-tick, .cl-l-is-star").count() == 2  # the path ticks, here too
