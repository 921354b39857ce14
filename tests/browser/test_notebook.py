"""A guided notebook in JupyterLab: run all, then read down; Shift+Enter belongs to the notebook."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import TimeoutError as GoneError

from tests.browser.servers import ROOT, free_port, running

ACTIVE = "() => document.querySelector('.jp-Notebook .jp-Cell.jp-mod-active').innerText"


@contextmanager
def jupyterlab(home):
    """JupyterLab as ``make start`` runs it, at a folder with notebooks; what it has printed."""
    if not (home / "notebooks").exists():
        shutil.copytree(ROOT / "notebooks", home / "notebooks")
    result = subprocess.run(
        ["make", "--no-print-directory", "-n", "start"], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "MAKEFLAGS": ""}, check=True,
    )  # fmt: skip
    command = [sys.executable, *shlex.split(result.stdout.splitlines()[-1])[1:]]
    port = free_port()
    options = ("--no-browser", f"--port={port}")
    with running([*command, *options], home, home, f"http://localhost:{port}/api"):
        yield (home / "server.log").read_text(encoding="utf-8")


def address(console):
    """The address that is printed: of the notebook one begins with, and with its token."""
    return re.search(r"http://localhost\S+/lab/tree/notebooks/start.ipynb\?token=\w+", console)[0]


def open_notebook(page, console, path):
    """Open a notebook beside the one that the printed address leads to."""
    page.goto(address(console).replace("start.ipynb", path) + "&reset")
    page.locator(".jp-Notebook .jp-CodeCell").first.wait_for(timeout=60_000)
    page.locator('[data-status="idle"]').first.wait_for(state="attached", timeout=60_000)


def run_all(page, shown: str = ".cl-lesson") -> None:
    """Run all cells until something is shown; again if JupyterLab had no kernel yet for them."""
    # On a busy machine JupyterLab asks which kernel to use, before it knows that there is one.
    asked = page.locator("dialog.jp-Dialog", has_text="Select Kernel")

    def select(dialog) -> None:
        with suppress(GoneError):  # it goes by itself too, once a kernel is known
            dialog.get_by_role("button", name="Select", exact=True).click(timeout=20_000)

    page.add_locator_handler(asked, select, no_wait_after=True)  # a second one may lie below
    for _ in range(4):
        if not page.get_by_text("[*]:").count():  # else they run, or wait: not a second time
            page.get_by_role("menuitem", name="Run", exact=True).click(timeout=60_000)
            page.locator("#jp-mainmenu-run").get_by_text("Run All Cells", exact=True).click()
        with suppress(GoneError):
            page.locator(shown).first.wait_for(timeout=15_000)
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


@pytest.fixture
def notebook(browser, tmp_path):
    """The English lesson of Pepper Eights open in JupyterLab, not yet run."""
    with jupyterlab(tmp_path) as console:
        assert len(console.splitlines()) < 12
        assert "arning" not in console
        page = browser.new_page(viewport={"width": 1280, "height": 780}, reduced_motion="reduce")
        open_notebook(page, console, "learn/pepper.ipynb")
        yield page
        page.close()


def test_a_lesson_in_jupyterlab(notebook):
    told = notebook.locator(".jp-RenderedHTML", has_text="Your hand").first
    told.wait_for()  # before the notebook is trusted, the table is told in words
    assert "green 2, red 2, red 7, blue 7, blue 5, yellow 5" in told.inner_text()

    run_all(notebook)
    turn = step(notebook, "turn")
    turn.locator(".cl-hand .cl-may").nth(1).click()  # the green 2, by its suit
    wrong = turn.get_by_role("status").filter(has_text="by its suit")
    wrong.wait_for(timeout=120_000)  # the kernel still runs the cells below

    notebook.keyboard.press("Shift+Enter")  # leads on, and presses no card
    notebook.wait_for_function(f"({ACTIVE})().includes('What fits')")
    turn = step(notebook, "turn")
    assert wrong.is_visible()  # it is as it was

    turn.get_by_role("button", name="Once more").click()
    turn.locator(".cl-hand .cl-may").first.click()
    right = turn.locator(".cl-l-right")
    right.wait_for()
    top, low = turn.locator(".cl-felt").bounding_box(), right.bounding_box()
    assert low["y"] + low["height"] - top["y"] < 680  # what is left of the window by JupyterLab

    turn.get_by_role("button", name="Next", exact=True).click()
    fits = step(notebook, "fits")
    notebook.wait_for_function("document.activeElement.closest('.cl-lesson') !== null")
    for card in ("blue 1", "blue 10", "green 5", "red 5"):
        fits.locator(f'.cl-hand [aria-label="{card}"]').click()
    fits.get_by_role("button", name="That is all").click()
    fits.locator(".cl-l-right").wait_for()
    assert fits.locator(".cl-l-is-tick, .cl-l-is-star").count() == 2  # the path ticks, here too

    # A step that finds no style sheet asks for it.
    sheet = "style[id='cardlab_tutorials.guided.step_table.LessonTable']"
    notebook.evaluate(f'document.querySelector("{sheet}").remove()')
    cell = notebook.locator(".jp-CodeCell", has_text='lesson.step("turn")')
    cell.click(position={"x": 120, "y": 12})
    notebook.keyboard.press("Control+Enter")  # the table of the cell is drawn anew
    notebook.locator(sheet).wait_for(state="attached")
    assert notebook.locator(sheet).count() == 1
