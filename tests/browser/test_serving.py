"""The dashboards as they are served: no kernel is left behind, and no other host is asked."""

from __future__ import annotations

import json
import socket
import time
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, Request

from cardlab_widgets.server import serve
from tests.browser.servers import ROOT, binder, eventually, voila

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


def leave(page: Page) -> None:
    """Close a tab as a visitor does: the page is told, and may say a last word."""
    page.goto("about:blank")
    page.close()


@pytest.fixture
def tab(browser):
    """A tab that stays open until the test ends.

    With it Playwright closes its profile, and a last word that has not yet gone out is lost; the
    profile of a visitor is still there when a tab is closed.
    """
    page = browser.new_page()
    yield page
    page.close()


def test_a_closed_tab_leaves_no_kernel(server, tab):
    assert eventually(server.kernels, server.waiting)
    show(tab, server.lobby)
    assert eventually(server.kernels, server.waiting + 1)
    tab.goto("about:blank")
    assert eventually(server.kernels, server.waiting)


def test_nor_does_a_tab_that_is_closed_before_its_program_has_come(server, tab):
    assert eventually(server.kernels, server.waiting)
    tab.goto(server.lobby, wait_until="commit")
    tab.locator("#jupyter-config-data").wait_for(state="attached", timeout=30_000)
    assert tab.get_by_role("button").count() == 0  # it has not come
    tab.goto("about:blank")
    assert eventually(server.kernels, server.waiting)


def test_neither_does_a_reload_nor_going_elsewhere(server, tab):
    show(tab, server.lobby)
    tab.reload()
    tab.get_by_role("button").first.wait_for(timeout=30_000)
    assert eventually(server.kernels, server.waiting + 1)
    tab.goto("about:blank")
    assert eventually(server.kernels, server.waiting)


def test_a_page_that_a_browser_has_kept_is_loaded_anew(server, tab):
    show(tab, server.lobby)
    kept = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"
    tab.evaluate(f"window.old = true; {kept}")
    tab.wait_for_function("!window.old")
    tab.get_by_role("button").first.wait_for(timeout=30_000)
    assert eventually(server.kernels, server.waiting + 1)
    tab.goto("about:blank")
    assert eventually(server.kernels, server.waiting)


@pytest.mark.parametrize("untreated", [pytest.param("voila", marks=pytest.mark.night), "binder"])
def test_a_leak_would_be_seen(untreated, house, tmp_path, tab):
    """Without our settings Voila 0.5 keeps the kernel; when it no longer does, drop the cure."""
    folder = str(house / "notebooks" / "play")
    opened = (
        voila(tmp_path, folder, "--Voila.tornado_settings={}", waiting=2)
        if untreated == "voila"
        else binder(tmp_path, house, prepared=False)
    )
    with opened as server:
        show(tab, server.lobby)
        tab.goto("about:blank")
        assert not eventually(server.kernels, server.waiting, seconds=4)
        assert server.kernels() == server.waiting + 1


def test_a_lost_tab_is_culled_and_a_thoughtful_visitor_is_not(house, tmp_path, browser):
    soon = ("--MappingKernelManager.cull_idle_timeout=2", "--MappingKernelManager.cull_interval=1")
    with voila(tmp_path, str(house / "notebooks" / "play"), *soon, waiting=2) as server:
        page = show(browser.new_page(), server.lobby)
        assert eventually(server.kernels, server.waiting + 1)
        time.sleep(5)
        assert server.kernels() == server.waiting + 1
        page.close()  # without a word, as a crash does it
        assert eventually(server.kernels, server.waiting)


def foreign(requests: list[Request], home: str) -> list[str]:
    """The requests that went to another host."""
    own = home.split("/")[2]
    addresses = [request.url for request in requests if request.url.startswith(("http", "ws"))]
    return [address for address in addresses if address.split("/")[2] != own]


def seen(page: Page, address: str) -> list[str]:
    """Show a dashboard, and what it asked of other hosts."""
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))  # noqa: PLW0108 - Playwright wants a function
    show(page, address)
    page.wait_for_timeout(1000)
    page.goto("about:blank")
    page.close()
    assert asked
    return foreign(asked, address)


def test_no_other_host_is_asked(server, browser):
    assert seen(browser.new_page(), server.lobby) == []


def test_a_page_that_asks_another_host_is_seen(house, tmp_path, browser):
    """Voila's own template takes two style sheets from a CDN, which is why we have ours."""
    folder = str(house / "notebooks" / "play")
    with voila(tmp_path, folder, "--template=lab") as server:
        assert len(seen(browser.new_page(), server.lobby)) >= 1


def test_a_wrong_address_shows_the_way_back(server, browser):
    asked: list[Request] = []
    page = browser.new_page()
    page.on("request", lambda request: asked.append(request))  # noqa: PLW0108 - Playwright wants a function
    page.goto(server.lobby.replace("lobby", "loby") if server.waiting == 0 else
              f"{server.lobby}voila/render/loby.ipynb")  # fmt: skip
    assert page.get_by_role("heading").inner_text().startswith("404")
    assert page.get_by_role("link", name="cardlab").get_attribute("href")
    assert foreign(asked, server.lobby) == []
    page.close()


@pytest.mark.parametrize(
    ("scheme", "query", "dark"),
    [("light", "", False), ("dark", "", True), ("dark", "theme=light", False)],
)
def test_the_page_takes_the_visitors_theme(server, browser, scheme, query, dark):
    page = browser.new_page(color_scheme=scheme)
    show(page, f"{server.lobby}{'&' if '?' in server.lobby else '?'}{query}")
    black = page.evaluate(
        "getComputedStyle(document.querySelector('.jp-LabShell')).backgroundColor"
    )
    assert (black == "rgb(17, 17, 17)") is dark
    page.goto("about:blank")
    page.close()


# What make play and Binder must agree on, and small parts


def test_binder_has_the_settings_of_make_play():
    play = serve.CONFIG
    written = (ROOT / "binder" / "voila.py").read_text(encoding="utf-8")
    for extension in play["VoilaConfiguration"]["extension_allowlist"]:
        assert f'"{extension}"' in written
    culling = json.loads((ROOT / "binder" / "jupyter_server_config.json").read_text("utf-8"))
    assert culling["MappingKernelManager"] == play["MappingKernelManager"]


def test_a_taken_port_is_not_taken_again():
    with socket.socket() as other:
        other.bind(("localhost", 0))
        other.listen()
        port = other.getsockname()[1]
        assert not serve.is_free(port)
    assert serve.is_free(port)
