"""A table never goes silent: its kernel is killed, its wire cut, its server started again."""

from __future__ import annotations

import re
import time
from contextlib import ExitStack, suppress
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Error as GoneError
from playwright.sync_api import Page

from tests.browser.cut import Wire
from tests.browser.servers import (
    ROOT,
    Server,
    into,
    leave,
    play_command,
    running,
    running_kernels,
    voila,
)

SOON = 5_000  # ms in which the page has to say what has happened
LASTING = ".cl-lasting:visible"
KERNEL = "JSON.parse(document.getElementById('jupyter-config-data').text).kernelId"
GAME = "voila/render/pepper.ipynb?players=2&seed=4&pace=0"


# What lasting notices there were, and when: the page may be loaded anew before a test has looked.
NOTE = """new MutationObserver(() => {
    const shown = document.querySelector('.cl-lasting:not([hidden]), .cl-alone:not([hidden])');
    const notes = JSON.parse(sessionStorage.notes ?? '[]');
    const text = shown?.textContent ?? '';
    if (text && notes.at(-1)?.[1] !== text)
        sessionStorage.notes = JSON.stringify([...notes, [Date.now(), text]]);
}).observe(document, { childList: true, subtree: true, attributes: true });"""


@pytest.fixture
def page(browser):
    page = browser.new_page()
    page.add_init_script(NOTE)
    yield page
    leave(page)


def notes(page: Page) -> list[tuple[float, str]]:
    """The lasting notices so far: when, in seconds since 1970, and what."""
    kept = page.evaluate("JSON.parse(sessionStorage.notes ?? '[]')")
    return [(when / 1000, text) for when, text in kept]


def play(page: Page, lobby: str) -> None:
    """Open a game, make a move, and wait for one's turn."""
    page.goto(f"{lobby}{GAME}")
    connected(page)
    press(page)
    page.wait_for_function("document.querySelectorAll('.cl-lines li').length > 2")
    page.locator(".cl-prompt", has_text="Your turn").wait_for()


def connected(page: Page) -> None:
    page.locator(".cl:not([aria-busy]) .cl-hand button").first.wait_for(timeout=40_000)


def press(page: Page) -> None:
    """Press a card that may be played, or draw."""
    cards = page.locator(".cl-hand .cl-may, .cl-act, .cl-mid .cl-may")
    cards.first.click(force=True)


def table(page: Page) -> list[str]:
    """What lies on the table: the hand, the piles, how many cards the others hold."""
    names = "[...document.querySelectorAll('.cl-hand button, .cl-mid button, .cl-seat button')]"
    labels: list[str] = page.evaluate(f"{names}.map((node) => node.getAttribute('aria-label'))")
    # after a game has gone on, nobody's status tells a move of before
    return [re.sub(r"(played|drew|named).*", "", label) for label in labels]


def kill(server: Server, page: Page) -> None:
    """End the kernel of a page as the system does it."""
    kernel = page.evaluate(KERNEL)
    mine = [process for process in running_kernels(server) if kernel in " ".join(process.cmdline())]
    assert len(mine) == 1
    mine[0].kill()


def goes_on(page: Page, before: list[str], within: float = 20_000) -> None:
    """The page is loaded anew, with the same table, and takes a move."""
    page.wait_for_url("**continue=**", timeout=within)
    connected(page)
    assert table(page) == before
    assert "Here the game goes on" in page.locator(".cl-notice:visible").inner_text()
    moves = page.locator(".cl-lines li").count()
    press(page)
    page.wait_for_function(f"document.querySelectorAll('.cl-lines li').length > {moves}")


LATER = [pytest.param(seconds, marks=pytest.mark.night) for seconds in (1, 6, 20)]


@pytest.mark.parametrize("seconds", [0, *LATER])
def test_a_kernel_that_was_killed_some_time_before_a_press(server, page, seconds):
    play(page, server.lobby)
    before = table(page)
    kill(server, page)
    killed = time.time()
    if seconds:
        page.wait_for_timeout(1000 * seconds)
    with suppress(GoneError):  # the page may just be loaded anew
        page.evaluate("document.querySelector('.cl-hand .cl-may, .cl-act').click()")
    page.wait_for_url("**continue=**")
    connected(page)
    (when, text), *_ = notes(page)
    assert when - killed < SOON / 1000
    assert "has ended" in text
    if seconds == 0:
        assert "press it again" in notes(page)[-1][1]
        assert "press it again" in page.locator(".cl-notice:visible").inner_text()
    if seconds < 6:
        goes_on(page, before)


def test_a_kernel_that_is_killed_before_the_table_has_its_widget(server, page):
    held: list[object] = []
    page.route("**/voila.js*", into(held))
    page.goto(f"{server.lobby}{GAME}", wait_until="commit")
    page.locator(".cl-hand button").first.wait_for(timeout=40_000)
    before = table(page)
    kill(server, page)
    page.locator(LASTING).wait_for(timeout=SOON)
    page.unroute("**/voila.js*")
    goes_on(page, before)


def test_the_form_of_the_lobby_says_it_too(server, page):
    page.goto(server.lobby)
    page.get_by_role("button", name="Play Pepper Eights").wait_for(timeout=40_000)
    page.wait_for_function("window.cardlabPoll?.watches.size")
    kill(server, page)
    page.locator(".cl-alone", has_text="has ended").wait_for(timeout=SOON)
    page.locator(".cl-alone", has_text="had ended").wait_for(timeout=30_000)
    page.get_by_role("button", name="Play Pepper Eights").click()
    connected(page)


@pytest.fixture
def wire(server):
    wire = Wire(server.port)
    yield wire
    wire.close()


@pytest.mark.parametrize("how", ["cut", pytest.param("freeze", marks=pytest.mark.night)])
def test_a_wire_that_is_cut_for_some_seconds(server, wire, page, how):
    play(page, f"http://localhost:{wire.port}/")
    before = table(page)
    getattr(wire, how)()
    notice = page.locator(LASTING, has_text="The connection is cut")
    notice.wait_for(timeout=SOON)
    press(page)
    assert notice.is_visible()  # no press takes it away
    page.wait_for_timeout(3000)
    assert table(page)[-3:] == before[-3:]
    wire.mend()
    notice.wait_for(state="hidden", timeout=20_000)
    # The press is made now, or is still to be made: it is made once.
    page.wait_for_function("document.querySelectorAll('.cl-lines li').length > 3", timeout=20_000)
    assert "continue" not in page.url
    press(page)
    page.wait_for_function("document.querySelectorAll('.cl-lines li').length > 5")


def test_a_wire_that_is_cut_until_the_kernel_is_gone(server, wire, page):
    """As after five minutes, when the server has stopped a kernel without a page."""
    play(page, f"http://localhost:{wire.port}/")
    before = table(page)
    kernel = page.evaluate(KERNEL)
    wire.cut()
    page.locator(LASTING).wait_for(timeout=SOON)
    urlopen(Request(f"{server.lobby}voila/api/shutdown/{kernel}", data=b"")).close()
    page.wait_for_timeout(2000)
    wire.mend()
    goes_on(page, before, within=40_000)


def test_a_server_that_is_started_again(browser, tmp_path):
    page = browser.new_page()
    with ExitStack() as first:
        server = first.enter_context(voila(tmp_path))
        play(page, server.lobby)
        before = table(page)
    page.locator(LASTING, has_text="The connection is cut").wait_for(timeout=SOON)
    command = play_command("--no-browser", f"--port={server.port}")
    with running(command, tmp_path, ROOT, f"{server.lobby}voila/static/voila.js"):
        goes_on(page, before, within=30_000)
        leave(page)


def test_a_page_that_was_asleep_asks_at_once(server, page):
    """A laptop that wakes up has timers that are late; the page asks when it is seen again."""
    play(page, server.lobby)
    kill(server, page)
    page.wait_for_timeout(1500)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.locator(LASTING).wait_for(timeout=1500)
    page.wait_for_url("**continue=**")


def test_a_full_server_says_so_and_lets_in_who_waits(browser, tmp_path):
    with voila(tmp_path, "--visitors=1") as server:
        first, second = browser.new_page(), browser.new_page(locale="es-ES")
        play(first, server.lobby)
        answer = second.goto(f"{server.lobby}{GAME}")
        assert (answer.status, answer.headers["retry-after"]) == (503, "5")
        assert second.get_by_role("heading").count() == 1
        leave(first)
        connected(second)  # by itself
        leave(second)
