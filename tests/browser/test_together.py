"""Pupils, one with a telephone, play each other and bots; the teacher looks at all tables."""

from __future__ import annotations

import re
import sys
import time
from dataclasses import dataclass

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import Error

from cardlab import Dice
from tests.browser.cut import Wire
from tests.browser.pressing import OPEN
from tests.browser.servers import ROOT, free_port, running

DESK = {"viewport": {"width": 1366, "height": 650}}
PHONE = {
    "viewport": {"width": 390, "height": 664},
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
}
TO_PRESS = f"{OPEN}, .cl-open .cl-may"
CARDS = ".cl-hand .cl-may:not(.cl-sel)"
OVER = ".cl[data-mode='over']"
CLICK = """([selector, n]) => {
  const shown = [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  shown[n % shown.length]?.click();  // wherever it lies in a full hand
}"""
LONGEST = 600  # seconds of a game; in Fuego! a window of two seconds follows each card
dice = Dice(7)


@dataclass
class Rooms:
    """A server of rooms, and what its teacher opens."""

    port: int
    key: str
    browser: object

    def __post_init__(self):
        self.errors: list[str] = []
        self.contexts = []

    def page(self, address: str, **look):
        context = self.browser.new_context(reduced_motion="reduce", **look)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(address)
        return page

    def teacher(self):
        """The teacher's page of a new room, and the code of the room."""
        page = self.page(f"http://localhost:{self.port}/together/?key={self.key}", **DESK)
        page.click("form[method=post] button")
        page.wait_for_selector("#lay")
        return page, page.locator(".code").inner_text()

    def pupil(self, code: str, port: int = 0, **look):
        return self.page(f"http://localhost:{port or self.port}/together/{code}", **look)


@pytest.fixture(scope="module")
def server(tmp_path_factory, browser):
    home, port = tmp_path_factory.mktemp("home"), free_port()
    command = [sys.executable, "-m", "cardlab", "together", f"--port={port}"]
    with running(command, home, ROOT, f"http://localhost:{port}/together/"):
        log = (home / "server.log").read_text()
        yield port, re.search(r"key=(\w+)", log)[1]


@pytest.fixture
def rooms(server, browser):
    port, key = server
    made = Rooms(port, key, browser)
    yield made
    for context in made.contexts:
        context.close()
    assert made.errors == []


def lay(teacher, game: str, tables: int = 1, *, rounds: bool = False) -> None:
    teacher.select_option("#game", game)
    teacher.select_option("#players", "3")
    teacher.fill("#many", str(tables))
    teacher.set_checked("#rounds", rounds)
    teacher.click("#lay button")
    teacher.wait_for_selector("article")


def seq(page) -> str:
    return page.locator(".cl").get_attribute("data-seq")


def hand(page) -> list[str]:
    cards = page.locator(".cl-hand > *").all()
    return [card.get_attribute("data-key") for card in cards]


def can_press(page) -> bool:
    return page.locator(TO_PRESS).count() > 0 and page.locator(OVER).count() == 0


def press(page) -> None:
    """Press what is lit until the table has moved on: a card that fits, before a button."""
    before = seq(page)
    for _ in range(6):
        is_picked = page.locator(".cl-hand .cl-sel").count() > 0
        is_card = not is_picked and page.locator(CARDS).count() > 0
        if seq(page) == before:
            page.evaluate(CLICK, [CARDS if is_card else TO_PRESS, dice.below(1000)])
        try:
            page.wait_for_selector(f".cl:not([data-seq='{before}'])", timeout=2000)
        except Error:
            continue
        return
    raise AssertionError("nothing came of the presses")


def axe(page) -> list[str]:
    """What axe finds; it is run outside the page's own policy."""
    found = Axe().run(page)["violations"]
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:120]}" for fault in found]


def play(pages, presses: int = 10_000) -> int:
    """Let whoever may press; return how many presses were made before the end."""
    made, end = 0, time.monotonic() + LONGEST
    while time.monotonic() < end:
        if made >= presses or all(page.locator(OVER).count() for page in pages):
            return made
        for page in pages:
            if made < presses and can_press(page):
                press(page)
                made += 1
        pages[0].wait_for_timeout(50)
    raise AssertionError("the game does not end")


def test_two_pupils_play_a_whole_game_with_a_reload_and_a_cut(rooms):
    teacher, code = rooms.teacher()
    wire = Wire(rooms.port)
    a = rooms.pupil(code, **DESK)
    a.wait_for_selector(".waits")
    lay(teacher, "pepper")
    a.wait_for_selector(".gather")
    b = rooms.pupil(code, wire.port, **PHONE)
    b.click(".gather button")
    for page in (a, b):
        page.wait_for_selector(".cl-hand > *")
    play([a, b], 4)
    held = sorted(hand(a))
    a.reload()
    a.wait_for_selector(".cl-hand > *")
    assert set(hand(a)) & set(held)
    while not can_press(b):
        if can_press(a):
            press(a)
        b.wait_for_timeout(100)
    before = seq(b)
    wire.cut()
    b.wait_for_selector(".cl-lasting:visible")
    b.locator(TO_PRESS).first.evaluate("node => node.click()")
    teacher.wait_for_selector("li[data-is=lost]")
    b.wait_for_timeout(4000)
    assert seq(b) == before
    wire.mend()
    b.wait_for_selector(".cl-lasting", state="hidden", timeout=15_000)
    play([a, b])
    for page in (a, b):
        assert page.locator(".cl-over").inner_text()
    assert a.locator("header button:visible").count() == 1  # play again
    a.locator("header button:visible").click()
    b.locator("header button:visible").click()
    a.wait_for_selector("body[data-state=playing]")
    wire.close()


def test_the_pages_are_accessible(rooms):
    teacher, code = rooms.teacher()
    pages = [rooms.pupil(code, **look) for look in (DESK, PHONE)]
    pages[0].wait_for_selector(".waits")
    assert axe(pages[0]) == []
    lay(teacher, "spicy", 3)
    for page in (*pages, teacher):
        page.wait_for_timeout(300)
        assert axe(page) == []
    teacher.click("[data-do=start]")
    for page in pages:
        page.wait_for_selector(".cl-hand > *")
        assert axe(page) == []
    pages[0].locator(".menu summary").click()
    assert axe(pages[0]) == []
    assert axe(teacher) == []
    front = rooms.page(f"http://localhost:{rooms.port}/together/?lang=es", **PHONE)
    assert axe(front) == []


def test_who_looks_on_sees_no_hand_and_who_leaves_comes_back(rooms):
    teacher, code = rooms.teacher()
    lay(teacher, "pepper")
    pupils = [rooms.pupil(code, **DESK) for _ in range(4)]
    teacher.click("[data-do=start]")
    for page in pupils:
        page.wait_for_selector("body[data-state=playing] .cl-felt")
    hands = [page.locator(".cl-hand > *").count() for page in pupils]
    assert [n > 0 for n in sorted(hands)] == [False, True, True, True]
    leaver = pupils[hands.index(max(hands))]
    leaver.locator(".menu summary").click()
    leaver.locator(".menu button").last.click()
    teacher.wait_for_selector("li[data-is=away]")
    leaver.locator("header button:visible").first.click()
    teacher.wait_for_selector("li[data-is=away]", state="detached")


def test_one_person_plays_with_bots_and_no_kernel(rooms):
    page = rooms.page(f"http://localhost:{rooms.port}/together/", **PHONE)
    page.click("button[value='nacho_pile 2']")
    page.wait_for_selector("body[data-state=playing] .cl-felt")
    assert play([page], 4) == 4
    page.reload()
    page.wait_for_selector("body[data-state=playing] .cl-felt")
    page.locator("header a").click()
    page.wait_for_selector("button[value='nacho_pile 2']")


@pytest.mark.night
@pytest.mark.parametrize("game", ["fuego", "nacho_pile", "schwupps", "spicy"])
def test_two_pupils_and_a_bot_play_a_whole_game(rooms, game):
    teacher, code = rooms.teacher()
    lay(teacher, game)
    pages = [rooms.pupil(code, **look) for look in (DESK, PHONE)]
    teacher.click("[data-do=start]")
    for page in pages:
        page.wait_for_selector("body[data-state=playing] .cl-felt")
    assert play(pages) > 5
    for page in pages:
        assert page.locator(".cl-over").inner_text()
        assert axe(page) == []
