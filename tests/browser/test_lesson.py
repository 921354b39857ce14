"""The guided notebook done from top to bottom in JupyterLab, as a learner does it."""

from __future__ import annotations

import shutil
import sys
from contextlib import contextmanager, suppress

import pytest
from playwright.sync_api import TimeoutError as GoneError

from tests.browser.servers import free_port, running
from tests.browser.test_dashboard import press_on
from tests.notebooks.run import NOTEBOOKS
from tests.tutorials.test_pepper_lesson import STEPS

CHOSEN = {
    "fits": ["blue 1", "green 5", "red 8"],
    "on_eight": ["green 3", "blue 8"],
    "pepper": ["No, it is not blue"],
    "jalapeno": ["Ana"],
}
TYPED = {"deck": "13", "stock": "11"}
QUIZ = [2, 1, 2, 0, 1, 1, 2, 0]
FITS = """def fits(card, top, suit):
    own, rest = card.split()
    if rest == "8" or own == suit:
        return True
    return rest.isdecimal() and rest == top.split()[1] != "8"

lesson.check("code", fits)"""
BOT = """def bot(seat):
    return next((m for m in seat.legal if m.verb == "play"), seat.legal[0])

lesson.check("bot", bot)"""


@contextmanager
def jupyterlab(home, folder):
    """JupyterLab over a folder, with nothing configured and no token."""
    port = free_port()
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}"),
        *("--IdentityProvider.token=", f"--ServerApp.root_dir={folder}"),
        *(
            "--LabApp.news_url=None",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        ),
    ]
    with running(command, home, folder, f"http://localhost:{port}/api"):
        yield f"http://localhost:{port}"


@pytest.fixture
def notebook(browser, tmp_path):
    """The English lesson open in JupyterLab, not yet run."""
    shutil.copytree(NOTEBOOKS, tmp_path / "notebooks")
    with jupyterlab(tmp_path, tmp_path / "notebooks") as address:
        page = browser.new_page(viewport={"width": 1500, "height": 1100})
        page.goto(f"{address}/lab/tree/learn/pepper.ipynb")
        page.locator(".jp-Notebook .jp-CodeCell").first.wait_for(timeout=60_000)
        idle(page)
        yield page
        page.close()


def idle(page) -> None:
    """Wait until the kernel has nothing to do."""
    page.locator('[data-status="idle"]').first.wait_for(state="attached", timeout=60_000)


def run_all(page) -> None:
    """Run all cells; again if JupyterLab, just opened, had no kernel yet to run them with."""
    all_there = f"document.querySelectorAll('.cl-practice').length >= {len(STEPS)}"
    for _ in range(4):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_text("Run All Cells", exact=True).click()
        with suppress(GoneError):
            page.wait_for_function(all_there, timeout=25_000)  # not all are in sight
            return
        page.keyboard.press("Escape")
    raise AssertionError("the notebook does not run")


def do(page, step) -> None:
    """A step's task, done by pressing and typing."""
    task = shown(page, step)
    if step.id in TYPED:
        task.locator("input[type=text]").fill(TYPED[step.id])
    for text in CHOSEN.get(step.id, []):
        task.get_by_text(text, exact=True).click()
    if step.id.startswith("quiz"):
        answer = step.choices[QUIZ[int(step.id[4:]) - 1]]
        task.get_by_text(answer, exact=True).click()
    for move in step.moves:
        press(task, move)
    if step.table is not None and not step.moves:
        play_to_the_end(task)


def shown(page, step):
    """The widget of a step; scrolled to, since JupyterLab draws what is in sight."""
    number = [each.id for each in STEPS.values()].index(step.id)
    task = page.locator(".cl-practice").nth(number)
    task.scroll_into_view_if_needed()
    return task


def press(task, move: str) -> None:
    """A move at the live table, by the pieces and buttons it needs."""
    verb, _, rest = move.partition(" ")
    if verb == "draw":
        task.get_by_role("button", name="Draw").click()
    elif verb == "name":
        task.get_by_role("button", name=rest, exact=True).click()
    elif verb == "look":
        task.locator(".cl-seat button", has_text="Ben").click()
    elif verb == "swap":
        mine, theirs = rest.split(" for ")
        task.locator(f'.cl-hand [aria-label^="{mine}"]').click(force=True)
        task.locator(f'.cl-open [aria-label="{theirs}"]').click(force=True)
    else:
        name = rest.replace("habanero", "Habanero").replace("poblano", "Poblano")
        task.locator(f'.cl-hand [aria-label^="{name},"]').click(force=True)
    task.page.wait_for_timeout(400)


def play_to_the_end(task) -> None:
    for _ in range(400):
        if task.locator(".cl-banner:visible", has_text="won").count():
            return
        press_on(task)
        task.page.wait_for_timeout(80)
    raise AssertionError("the game did not end")


def write(page, step, code: str) -> str:
    """Type an answer into the cell that checks it, run it, and what it says."""
    cell = page.locator(".jp-CodeCell", has_text=f'lesson.check("{step.id}")').last
    cell.scroll_into_view_if_needed()
    editor = cell.locator(".cm-content")
    editor.click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(code)
    page.keyboard.press("Shift+Enter")
    ran = page.locator(".jp-CodeCell", has_text=code.splitlines()[-1]).last
    said = ran.locator(".jp-OutputArea-output", has_text="Right!")
    said.wait_for(timeout=60_000)
    return said.inner_text()


def test_the_lesson_from_top_to_bottom(notebook):
    page = notebook
    run_all(page)
    for step in STEPS.values():
        if step.code:
            assert "Right!" in write(page, step, FITS if step.id == "code" else BOT)
            continue
        do(page, step)
        task = shown(page, step)
        task.get_by_role("button", name="Check", exact=True).click()
        task.locator(".cl-feedback", has_text="Right!").wait_for(timeout=15_000)
    last = page.locator(".jp-CodeCell", has_text="lesson.line()").last
    last.scroll_into_view_if_needed()
    last.locator(".cm-content").click()
    page.keyboard.press("Shift+Enter")
    done = f"{len(STEPS)} of {len(STEPS)} steps done"
    last.locator(".jp-OutputArea-output", has_text=done).wait_for(timeout=15_000)
