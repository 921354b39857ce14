"""A table never goes silent: its kernel is killed, its wire cut, its server started again."""

from __future__ import annotations

import json
import re
import time
from contextlib import ExitStack, suppress
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Error as GoneError
from playwright.sync_api import Locator, Page

from cardlab_widgets.ui_texts import WATCH
from tests.browser.cut import Wire
from tests.browser.seen import PARTS, cards, part, press_any, text_of
from tests.browser.servers import Server, into, leave, running_kernels, voila

SOON = 5_000  # ms in which the page has to say what has happened
KERNEL = "JSON.parse(document.getElementById('jupyter-config-data').text).kernelId"
GAME = "voila/render/pepper.ipynb?players=2&seed=4&pace=0"


# What lasting notices there were, and when: the page may be loaded anew before a test has looked.
NOTE = """(lasting) => new MutationObserver(() => {
    const shown = [...document.querySelectorAll(lasting)].find((node) => !node.hidden);
    const notes = JSON.parse(sessionStorage.notes ?? '[]');
    const text = shown?.textContent ?? '';
    if (text && notes.at(-1)?.[1] !== text)
        sessionStorage.notes = JSON.stringify([...notes, [Date.now(), text]]);
}).observe(document, { childList: true, subtree: true, attributes: true })"""


@pytest.fixture
def page(browser):
    page = browser.new_page()
    page.add_init_script(f"({NOTE})({json.dumps(PARTS['lasting'])})")
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
    press_any(page)
    has_lines(page, 3)
    part(page, "prompt").filter(has_text="Your turn").wait_for()


def has_lines(page: Page, many: int, **how: Any) -> None:
    """Wait until the story has so many lines or more."""
    part(page, "lines").nth(many - 1).wait_for(state="attached", **how)


def lasting(page: Page, text: str = "") -> Locator:
    """The notice that stays."""
    return part(page, "lasting").filter(has_text=text, visible=True)


def connected(page: Page) -> None:
    page.locator("[data-seq]:not([aria-busy])").wait_for(timeout=40_000)
    cards(page).first.wait_for()


def table(page: Page) -> list[str]:
    """What lies on the table: the hand, the piles, how many cards the others hold."""
    buttons = part(page, "felt").locator("[data-zone] button:not([data-zone] [data-zone] *)")
    labels: list[str] = buttons.evaluate_all("nodes => nodes.map((node) => node.ariaLabel)")
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
    assert str(WATCH["went_on"]) in text_of(page, "notice")
    moves = part(page, "lines").count()
    press_any(page)
    has_lines(page, moves + 1)


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
        press_any(page)
    page.wait_for_url("**continue=**")
    connected(page)
    (when, text), *_ = notes(page)
    assert when - killed < SOON / 1000
    assert str(WATCH["gone"]) in text
    if seconds == 0:
        assert str(WATCH["unheard"]) in notes(page)[-1][1]
        assert str(WATCH["unheard"]) in text_of(page, "notice")
    if seconds < 6:
        goes_on(page, before)


def test_a_kernel_that_is_killed_before_the_table_has_its_widget(server, page):
    held: list[object] = []
    page.route("**/voila.js*", into(held))
    page.goto(f"{server.lobby}{GAME}", wait_until="commit")
    cards(page).first.wait_for(timeout=40_000)
    before = table(page)
    kill(server, page)
    lasting(page).wait_for(timeout=SOON)
    page.unroute("**/voila.js*")
    goes_on(page, before)


def test_the_form_of_the_lobby_says_it_too(server, page):
    page.goto(server.lobby)
    page.get_by_role("button", name="Play Pepper Eights").wait_for(timeout=40_000)
    page.wait_for_function("window.cardlabPoll?.watches.size")
    kill(server, page)
    lasting(page, str(WATCH["gone"])).wait_for(timeout=SOON)
    lasting(page, str(WATCH["went_on"]).partition(".")[0]).wait_for(timeout=30_000)
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
    notice = lasting(page, str(WATCH["cut"]))
    notice.wait_for(timeout=SOON)
    press_any(page)
    assert notice.is_visible()  # no press takes it away
    page.wait_for_timeout(3000)
    assert table(page)[-3:] == before[-3:]
    wire.mend()
    notice.wait_for(state="hidden", timeout=20_000)
    # The press is made now, or is still to be made: it is made once.
    has_lines(page, 4, timeout=20_000)
    assert "continue" not in page.url
    press_any(page)
    has_lines(page, 6)


def test_a_wire_that_is_cut_until_the_kernel_is_gone(server, wire, page):
    """As after five minutes, when the server has stopped a kernel without a page."""
    play(page, f"http://localhost:{wire.port}/")
    before = table(page)
    kernel = page.evaluate(KERNEL)
    wire.cut()
    lasting(page).wait_for(timeout=SOON)
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
    lasting(page, str(WATCH["cut"])).wait_for(timeout=SOON)
    with voila(tmp_path, port=server.port):
        goes_on(page, before, within=30_000)
        leave(page)


def test_a_page_that_was_asleep_asks_at_once(server, page):
    """A laptop that wakes up has timers that are late; the page asks when it is seen again."""
    play(page, server.lobby)
    kill(server, page)
    page.wait_for_timeout(1500)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    lasting(page).wait_for(timeout=1500)
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
