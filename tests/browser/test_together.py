"""Pupils, one with a telephone, play each other and bots; the teacher looks at all tables."""

from __future__ import annotations

import csv
import time

import nbformat
import pytest
from playwright.sync_api import Error

from cardlab import Dice
from tests.browser.cut import Wire
from tests.browser.seen import (
    OPEN,
    PARTS,
    axe,
    cards,
    click_shown,
    part,
    playable,
    seq,
    text_of,
)
from tests.browser.servers import together
from tests.browser.test_notebook import jupyterlab, open_notebook, run_all

DESK = {"viewport": {"width": 1366, "height": 650}}
PHONE = {
    "viewport": {"width": 390, "height": 664},
    "has_touch": True,
    "is_mobile": True,
    "color_scheme": "dark",
}
TO_PRESS = f"{OPEN}, {PARTS['open hand']} button"
OVER = "[data-mode=over]"
PLAYING = "body[data-state=playing] [data-seq]"
LONGEST = 600  # seconds of a game; in Fuego! a window of two seconds follows each card
dice = Dice(7)


class Rooms:
    """A server of rooms, and who comes there."""

    def __init__(self, server, come) -> None:
        self.server, self.come = server, come

    def page(self, address: str, **look):
        return self.come(address, reduced_motion="reduce", **look)

    def teacher(self):
        """The teacher's page of a new room, and the code of the room."""
        page = self.page(self.server.teacher, **DESK)
        page.click("form[method=post] button")
        page.wait_for_selector("#lay")
        return page, page.locator(".code").inner_text()

    def pupil(self, code: str, port: int = 0, **look):
        port = port or self.server.port
        return self.page(f"http://localhost:{port}/together/{code}", **look)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with together(tmp_path_factory.mktemp("home")) as server:
        yield server


@pytest.fixture
def rooms(server, come):
    return Rooms(server, come)


def lay(teacher, game: str, tables: int = 1, *, rounds: bool = False) -> None:
    teacher.select_option("#game", game)
    teacher.select_option("#players", "3")
    teacher.fill("#many", str(tables))
    teacher.set_checked("#rounds", rounds)
    teacher.click("#lay button")
    teacher.wait_for_selector("article")


def held(page) -> list[str]:
    return cards(page).evaluate_all("nodes => nodes.map((node) => node.dataset.key)")


def can_press(page) -> bool:
    return page.locator(TO_PRESS).count() > 0 and page.locator(OVER).count() == 0


def press(page) -> None:
    """Press what is lit until the table has moved on: a card that fits, before a button."""
    before = seq(page)
    for _ in range(6):
        is_picked = part(page, "picked").count() > 0
        nodes = playable(page) if not is_picked and playable(page).count() else None
        if seq(page) == before:
            click_shown(nodes or page.locator(TO_PRESS), dice.below(1000))
        try:
            page.wait_for_selector(f"[data-seq]:not([data-seq='{before}'])", timeout=2000)
        except Error:
            continue
        return
    raise AssertionError("nothing came of the presses")


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


def made(rooms, teacher, code) -> int:
    """How many moves the server has counted as made by pupils."""
    address = f"{rooms.server.lobby}{code}/results.csv"
    rows = csv.DictReader(teacher.request.get(address).body().decode("utf-8-sig").splitlines())
    return sum(int(row["moves"]) for row in rows)


def is_asked(page) -> bool:
    """Whether a pupil can press, now and when the press before has been answered."""
    if not can_press(page):
        return False
    page.wait_for_timeout(1000)
    return can_press(page)


def press_while_cut(pages, number, cut, mend) -> int:
    """Have a pupil press while the line is dead for ten seconds; return the presses before."""
    page, presses = pages[number], 0
    while not is_asked(page):
        assert page.locator(OVER).count() == 0
        for other in filter(can_press, pages[:number] + pages[number + 1 :]):
            press(other)
            presses += 1
        page.wait_for_timeout(50)
    before = seq(page)
    cut()
    page.wait_for_timeout(500)
    page.locator(TO_PRESS).first.evaluate("node => node.click()")
    lasting = part(page, "lasting").first
    lasting.wait_for()
    page.wait_for_timeout(9500)
    assert seq(page) == before
    mend()
    lasting.wait_for(state="hidden", timeout=15_000)
    return presses


def test_two_pupils_play_a_whole_game_through_a_reload_a_cut_and_a_dead_line(rooms):
    teacher, code = rooms.teacher()
    wire = Wire(rooms.server.port)
    a = rooms.pupil(code, **DESK)
    a.wait_for_selector(".waits")
    lay(teacher, "pepper")
    a.wait_for_selector(".gather")
    b = rooms.pupil(code, wire.port, **PHONE)
    b.click(".gather button")
    pages = [a, b]
    for page in pages:
        cards(page).first.wait_for()
    presses = play(pages, 2)
    before = held(a)
    a.reload()
    cards(a).first.wait_for()
    assert set(held(a)) & set(before)
    for cut in (wire.cut, wire.freeze):
        presses += press_while_cut(pages, 1, cut, wire.mend)
        teacher.wait_for_selector("li[data-is=lost]", state="detached")
    presses += play(pages)
    for page in pages:
        assert text_of(page, "banner")
    # What was pressed on a dead line may be pressed again by the page, and counts once.
    assert presses <= made(rooms, teacher, code) <= presses + 2
    again = [page.locator("header button:visible") for page in pages]
    assert again[0].count() == 1  # play again
    for button in again:
        button.click()
    a.wait_for_selector("body[data-state=playing]")
    wire.close()


def test_the_pages_are_accessible_and_ten_tables_are_in_sight(rooms):
    teacher, code = rooms.teacher()
    pages = [rooms.pupil(code, **look) for look in (DESK, PHONE)]
    pages[0].wait_for_selector(".waits")
    assert axe(pages[0]) == []
    lay(teacher, "spicy", 10)
    for page in (*pages, teacher):
        page.wait_for_timeout(300)
        assert axe(page) == []
    teacher.click("[data-do=start]")
    for page in pages:
        cards(page).first.wait_for()
        assert axe(page) == []
    for width, height in ((1366, 650), (1280, 780), (1920, 1080)):
        teacher.set_viewport_size({"width": width, "height": height})
        lowest = "nodes => Math.max(...nodes.map((node) => node.getBoundingClientRect().bottom))"
        assert teacher.locator("article").evaluate_all(lowest) < height
        assert axe(teacher) == []
    names = cards(pages[0]).evaluate_all("nodes => nodes.map((node) => node.ariaLabel)")
    assert names
    assert not [name for name in names if name in teacher.content()]
    pages[0].locator(".menu summary").click()
    assert axe(pages[0]) == []
    front = rooms.page(f"{rooms.server.lobby}?lang=es", **PHONE)
    assert axe(front) == []


def test_whoever_is_slow_is_warned_before_a_bot_makes_the_move(rooms):
    teacher, code = rooms.teacher()
    teacher.select_option("#turn", "20")
    lay(teacher, "pepper")
    pupil = rooms.pupil(code, **PHONE)
    pupil.click(".gather button")
    pupil.wait_for_selector(TO_PRESS)
    before, top = seq(pupil), part(pupil, "table").bounding_box()["y"]
    warned = pupil.locator("header").get_by_role("status")
    warned.wait_for(timeout=20_000)
    assert seq(pupil) == before
    assert part(pupil, "table").bounding_box()["y"] == top  # nothing moves under a finger
    assert axe(pupil) == []
    pupil.wait_for_selector(f"[data-seq]:not([data-seq='{before}'])", timeout=15_000)
    warned.wait_for(state="hidden")


def test_who_looks_on_sees_no_hand_and_who_leaves_comes_back(rooms):
    teacher, code = rooms.teacher()
    lay(teacher, "pepper")
    pupils = [rooms.pupil(code, **DESK) for _ in range(4)]
    teacher.click("[data-do=start]")
    for page in pupils:
        page.wait_for_selector(PLAYING)
    hands = [cards(page).count() for page in pupils]
    assert [n > 0 for n in sorted(hands)] == [False, True, True, True]
    leaver = pupils[hands.index(max(hands))]
    leaver.locator(".menu summary").click()
    leaver.locator(".menu button").last.click()
    teacher.wait_for_selector("li[data-is=away]")
    leaver.locator("header button:visible").first.click()
    teacher.wait_for_selector("li[data-is=away]", state="detached")


def test_one_person_plays_with_bots_and_no_kernel(rooms):
    page = rooms.page(rooms.server.lobby, **PHONE)
    page.click("button[value='nacho_pile 2']")
    page.wait_for_selector(PLAYING)
    assert play([page], 4) == 4
    page.reload()
    page.wait_for_selector(PLAYING)
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
        page.wait_for_selector(PLAYING)
    assert play(pages) > 5
    for page in pages:
        assert text_of(page, "banner")
        assert axe(page) == []


@pytest.mark.night
def test_a_round_of_three_tables_has_a_result_and_is_followed_by_another(rooms):
    teacher, code = rooms.teacher()
    lay(teacher, "pepper", 3, rounds=True)
    pages = [rooms.pupil(f"{code}?table={n}", **DESK) for n in (1, 2, 3)]
    for page in pages:
        page.wait_for_selector(".gather")
    teacher.click("[data-do=start]")
    for page in pages:
        page.wait_for_selector(PLAYING)
    play(pages)
    teacher.locator("article[data-state=over]").nth(2).wait_for()
    teacher.locator("summary").last.click()
    assert teacher.locator("#standings li").count() == 3
    assert axe(teacher) == []
    teacher.click("[data-do='next round']")
    for page in pages:
        page.wait_for_selector("body[data-state=open] .gather")
    assert teacher.locator("article").count() == 1  # three pupils who are there, at one table


@pytest.mark.night
def test_a_notebook_joins_a_table_in_jupyterlab(rooms, browser, tmp_path):
    teacher, code = rooms.teacher()
    lay(teacher, "pepper", 3)
    (tmp_path / "notebooks").mkdir()
    source = f"""from cardlab_widgets import CardTable
CardTable(join="{code}/3", at="http://localhost:{rooms.server.port}")"""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source)])
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3"}
    nbformat.write(notebook, tmp_path / "notebooks" / "join.ipynb")
    pupil = rooms.pupil(f"{code}?table=3", **PHONE)
    with jupyterlab(tmp_path) as console:
        lab = browser.new_page(**DESK, reduced_motion="reduce")
        open_notebook(lab, console, "join.ipynb")
        run_all(lab, ".room .gather button")
        lab.click(".room .gather button")
        for page in (lab, pupil):
            page.wait_for_selector("[data-state=playing] [data-seq]")
        assert play([lab, pupil], 10) == 10
        lab.locator(".room .menu summary").click()
        lab.locator(".room .menu button").last.click()
        pupil.wait_for_selector("[data-presence=away]")
        lab.locator(".room > header button:visible").first.click()
        pupil.wait_for_selector("[data-presence=away]", state="detached")
        lab.close()
