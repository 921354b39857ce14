"""The dashboards as they are served: no kernel is left behind, and no other host is asked."""

from __future__ import annotations

import time
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, Request

from tests.browser.servers import binder, eventually, foreign, into, voila

FEW_CELLS = "import ipywidgets\nipywidgets.Button(description='Deal')"


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Path:
    """A folder with ``notebooks/play/lobby.ipynb`` that shows a button, and nothing of ours."""
    house = tmp_path_factory.mktemp("house")
    play = house / "notebooks" / "play"
    play.mkdir(parents=True)
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(FEW_CELLS)])
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python", "language": ""}
    notebook.metadata.kernelspec.language = "python"
    nbformat.write(notebook, play / "lobby.ipynb")
    return house


@pytest.fixture(scope="module", params=["voila", "binder"])
def server(request, house, tmp_path_factory):
    home = tmp_path_factory.mktemp(request.param)
    folder = str(house / "notebooks" / "play")
    is_voila = request.param == "voila"
    opened = voila(home, folder, waiting=2) if is_voila else binder(home, house)
    with opened as server:
        yield server


def show(page: Page, address: str) -> Page:
    """Open a dashboard and wait until its first button can be pressed."""
    page.goto(address)
    page.get_by_role("button").first.wait_for(timeout=30_000)
    return page


@pytest.fixture
def tab(browser):
    """A tab that stays open until the test ends.

    With it Playwright closes its profile, and a last word that has not yet gone out is lost; the
    profile of a visitor is still there when a tab is closed.
    """
    page = browser.new_page()
    yield page
    page.close()


def is_dark(page: Page) -> bool:
    colour = "getComputedStyle(document.querySelector('.jp-LabShell')).backgroundColor"
    return bool(page.evaluate(colour) == "rgb(17, 17, 17)")


def test_a_page_has_one_kernel_and_the_visitors_theme_and_asks_no_other_host(server, tab):
    def shows_one(dark: bool) -> None:
        tab.get_by_role("button").first.wait_for(timeout=30_000)
        assert is_dark(tab) is dark
        assert eventually(server.kernels, server.waiting + 1)

    asked: list[Request] = []
    tab.on("request", into(asked))
    assert eventually(server.kernels, server.waiting)
    tab.goto(server.lobby)
    shows_one(dark=False)
    tab.emulate_media(color_scheme="dark")
    tab.reload()
    shows_one(dark=True)
    tab.goto(f"{server.lobby}{'&' if '?' in server.lobby else '?'}theme=light")
    shows_one(dark=False)
    kept = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"
    tab.evaluate(f"window.old = true; {kept}")  # a page that the browser has kept
    tab.wait_for_function("!window.old")
    shows_one(dark=False)
    tab.goto("about:blank")
    assert eventually(server.kernels, server.waiting)
    assert foreign(asked, server.lobby) == []


def test_nor_does_a_tab_that_is_closed_before_its_program_has_come_leave_a_kernel(server, tab):
    assert eventually(server.kernels, server.waiting)
    tab.goto(server.lobby, wait_until="commit")
    tab.locator("#jupyter-config-data").wait_for(state="attached", timeout=30_000)
    assert tab.get_by_role("button").count() == 0  # it has not come
    tab.goto("about:blank")
    assert eventually(server.kernels, server.waiting)


def test_a_lost_tab_is_culled_and_a_thoughtful_visitor_is_not(house, tmp_path, browser):
    soon = ("--MappingKernelManager.cull_idle_timeout=5", "--MappingKernelManager.cull_interval=1")
    with voila(tmp_path, str(house / "notebooks" / "play"), *soon, waiting=2) as server:
        page = show(browser.new_page(), server.lobby)
        assert eventually(server.kernels, server.waiting + 1)
        time.sleep(7)
        assert server.kernels() == server.waiting + 1
        page.close()  # without a word, as a crash does it
        assert eventually(server.kernels, server.waiting)


def test_a_wrong_address_shows_the_way_back(server, tab):
    asked: list[Request] = []
    tab.on("request", into(asked))
    tab.goto(server.lobby.replace("lobby", "loby") if server.waiting == 0 else
             f"{server.lobby}voila/render/loby.ipynb")  # fmt: skip
    assert tab.get_by_role("heading").inner_text().startswith("404")
    assert tab.get_by_role("link", name="cardlab").get_attribute("href")
    assert foreign(asked, server.lobby) == []
