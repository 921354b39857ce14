"""The dashboards as a visitor meets them: a whole game by pressing, another by keys alone."""

from __future__ import annotations

from contextlib import suppress

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import Error as GoneError
from playwright.sync_api import expect

from cardlab import Dice
from tests.browser.servers import eventually, voila
from tests.browser.test_five_games import OPEN, pressable
from tests.browser.test_table import press_something
from tests.browser.visits import visits

CAPPED = {"fuego": "&turn_cap=40", "schwupps": "&turn_cap=20"}
MOST = 400  # presses; a game of these seeds needs far fewer


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with voila(tmp_path_factory.mktemp("home")) as server:
        yield server


@pytest.fixture
def visit(server, browser):
    """Open a page of the dashboards."""
    with visits(server, browser) as visit:
        yield visit


def ready(page):
    page.locator(".cl-hand button").first.wait_for(timeout=40_000)


def is_over(page) -> bool:
    return page.locator(".cl-banner:visible", has_text="won").count() > 0


def press_on(page) -> None:
    """A visitor's next press: a raised card, a seat or a button that glows."""
    for what in (".cl-open .cl-may", ".cl-hand .cl-may:not(.cl-sel)", ".cl-seat.cl-may button"):
        if page.locator(what).count():
            press(page, what)
            return
    if page.locator(".cl-act").count():
        press(page, ".cl-act")


def press(page, what: str) -> None:
    """Press the first of these; a bot may have moved on meanwhile, and it is gone."""
    with suppress(GoneError):
        page.locator(what).first.click(force=True, timeout=1500)


def test_a_whole_game_by_pressing(visit):
    page = visit("pepper.ipynb?players=2&seed=4")
    ready(page)
    for _ in range(MOST):
        if is_over(page):
            break
        press_on(page)
        page.wait_for_timeout(60)
    assert is_over(page)
    assert page.locator(".cl-banner .cl-clause").inner_text() == "pepper.goal"


@pytest.mark.night
def test_another_by_keys_alone(visit):
    page = visit("pepper.ipynb?players=3&seed=5")
    ready(page)
    page.locator(".cl-hand button").first.focus()
    for _ in range(MOST):
        if is_over(page):
            break
        press_something(page)
        page.wait_for_timeout(60)
    assert is_over(page)


@pytest.mark.night
@pytest.mark.parametrize("game", ["fuego", "nacho_pile", "schwupps", "spicy"])
def test_a_whole_game_of_the_others_by_pressing(visit, game):
    page = visit(f"{game}.ipynb?players=2&seed=3&pace=0{CAPPED.get(game, '')}")
    page.locator(OPEN).first.wait_for(timeout=40_000)
    dice = Dice(5)
    for _ in range(2 * MOST):
        if page.locator(".cl-banner:visible").count():
            break
        nodes = pressable(page)
        if nodes:
            with suppress(GoneError):  # a bot has moved on meanwhile, and the node is gone
                nodes[dice.below(len(nodes))].click(force=True, timeout=1500)
        page.wait_for_timeout(40)
    assert f"{game.partition('_')[0]}." in page.locator(".cl-banner .cl-clause").inner_text()


PLACES = (".cl-felt", ".cl-hand", ".cl-panel", ".cl-tools")
# A key that is pressed while the focus is nowhere is lost.
COUNT_FRAMES_WITHOUT_FOCUS = """() => {
    window.seen = window.lost = 0;
    const look = () => {
        window.seen += 1;
        if (!document.activeElement.closest(".cl")) window.lost += 1;
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("path", ["lobby.ipynb?game=pepper&", "pepper.ipynb?"])
def test_a_table_is_there_before_its_widget_and_what_is_pressed_waits_for_it(visit, path):
    held = []
    page = visit(f"{path}players=2&seed=4&pace=0", held)
    ready(page)
    assert page.locator("#loading").is_hidden()
    assert violations(page) == []
    before = [page.locator(place).bounding_box() for place in PLACES]
    cards = page.locator(".cl-hand .cl-card").count()
    page.keyboard.press("Tab")
    page.locator(".cl-hand .cl-may").first.click()
    page.locator(".cl-hand .cl-sent").wait_for()
    assert page.locator(".cl-hand .cl-card").count() == cards  # nobody was there to hear it
    page.evaluate(COUNT_FRAMES_WITHOUT_FOCUS)
    held[0].continue_()
    page.unroute("**/voila.js*")  # a page that is read along can't send a last word
    page.locator("#early").wait_for(state="detached", timeout=40_000)
    page.locator(".cl-lines li").nth(2).wait_for()  # it was heard
    assert page.locator(".cl").count() == 1
    assert page.locator(".cl[aria-busy]").count() == 0
    assert page.locator(".cl-notice:visible").count() == 0
    assert [page.locator(place).bounding_box() for place in PLACES] == before
    assert page.evaluate("[lost, seen > 10]") == [0, True]
    press_on(page)


@pytest.mark.parametrize("path", ["lobby.ipynb?game=pepper&", "pepper.ipynb?"])
def test_who_leaves_an_early_table_leaves_no_kernel(server, browser, path):
    assert eventually(server.kernels, server.waiting)
    page = browser.new_page()
    page.goto(f"{server.lobby}voila/render/{path}players=2&seed=4", wait_until="commit")
    page.locator("#early .cl").wait_for(timeout=40_000)
    page.goto("about:blank")
    assert eventually(server.kernels, server.waiting)
    page.close()  # and with it the browser's profile, which a visitor keeps


def test_the_lobby_in_english_and_in_spanish(visit):
    page = visit("lobby.ipynb")
    page.locator(".cl-tile").first.wait_for(timeout=40_000)
    assert violations(page) == []
    page.locator(".cl-your summary").click()
    page.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    page.get_by_role("group", name="Dan").wait_for()  # a fourth seat
    page.get_by_role("button", name="Español").click()
    page.locator(".cl-tile", has_text="Ochos picantes").wait_for()
    assert page.evaluate("document.activeElement.textContent") == "ES"
    assert "lang=es" in page.url
    page.locator('[data-at="play pepper"]').click()
    ready(page)
    assert "Tu turno" in page.locator(".cl-prompt").inner_text()
    stock = page.locator('[data-zone="stock"] .cl-pile')
    drawn, box = stock.locator("svg").first.bounding_box(), stock.bounding_box()
    assert (drawn["width"], drawn["height"]) == (box["width"], box["height"])  # no style of another
    assert violations(page) == []
    assert page.evaluate("document.activeElement.closest('.cl') !== null")
    page.locator(".cl-leave").click()
    page.locator(".cl-resume").wait_for()  # the game that was left
    page.locator("[data-at='go on']").click()
    ready(page)


def test_the_lobby_is_there_before_its_widget_and_a_press_waits_for_it(visit):
    held = []
    page = visit("lobby.ipynb", held)
    page.locator(".cl-tile").first.wait_for(timeout=40_000)
    assert page.locator("#loading").is_hidden()
    assert violations(page) == []
    page.locator("[data-at='play pepper']").click()
    held[0].continue_()
    page.unroute("**/voila.js*")
    ready(page)
    assert page.locator(".cl-lobby").count() == 1
    assert page.locator("#early").count() == 0


def test_what_lies_below_the_window_is_reached_with_the_wheel(visit):
    page = visit("lobby.ipynb")
    page.set_viewport_size({"width": 1280, "height": 500})
    below = page.locator(".cl-your summary")
    below.wait_for(timeout=40_000)
    expect(below).not_to_be_in_viewport()
    page.mouse.move(640, 250)
    page.mouse.wheel(0, 2000)
    expect(below).to_be_in_viewport()


def violations(page):
    page.wait_for_timeout(300)
    listed = Axe().run(page)["violations"]
    return [(violation["id"], violation["nodes"][0]["html"][:160]) for violation in listed]


def test_a_lesson_goes_on_where_the_browser_has_kept_it(visit):
    page = visit("learn.ipynb?game=pepper&lang=es")
    page.locator(".cl-lesson .cl-hand button").first.wait_for(timeout=40_000)
    assert page.locator(".cl-l-title").inner_text() == "Echa lo que quieras"
    for _ in range(3):
        seq = page.locator(".cl").get_attribute("data-seq")
        page.locator(".cl-hand .cl-may").first.click()
        page.wait_for_function("seq => document.querySelector('.cl').dataset.seq !== seq", arg=seq)
        page.wait_for_timeout(1_500)  # the turn comes back
    page.locator(".cl-l-next:not(:disabled)").click(timeout=10_000)
    page.locator(".cl-l-title", has_text="Tu turno").wait_for()
    page.reload()
    page.locator(".cl-l-title", has_text="Tu turno").wait_for(timeout=40_000)
    assert page.locator(".cl-l-is-star").count() == 1


def test_the_lobby_leads_to_the_lesson_of_a_game(visit):
    page = visit("lobby.ipynb")
    learn = page.locator(".cl-tile .cl-learn")
    learn.first.wait_for(timeout=40_000)
    assert learn.count() == 5
    learn.first.click()
    page.wait_for_url("**learn.ipynb?game=pepper&lang=en")
    page.locator(".cl-lesson .cl-hand button").first.wait_for(timeout=40_000)


def test_all_lessons_are_listed_where_none_is_named(visit):
    page = visit("learn.ipynb")
    lessons = page.get_by_role("link", name="Learn: ")
    lessons.first.wait_for(timeout=40_000)
    assert lessons.count() == 5
