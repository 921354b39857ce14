"""The page without a server: games and lessons in a real Chromium, from files alone, by night."""

from __future__ import annotations

import json
import re

import pytest
from axe_core_python.sync_playwright import Axe

import cardlab
from cardlab_tutorials.site.building import build
from tests.browser.pressing import OPEN
from tests.browser.static_site import SOON, Visitor, handed_out, put_site

pytestmark = pytest.mark.night


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """The address of the playing page, from a plain file server."""
    root = tmp_path_factory.mktemp("files")
    put_site(root, lambda site: [*build(site)])
    with handed_out(root) as address:
        yield address


@pytest.fixture
def visit(lone_browser, address):
    """Open the page in a browser of its own."""
    visitors: list[Visitor] = []

    def visit(search="", **context):
        visitors.append(Visitor(lone_browser, address, **context))
        if search is not None:
            visitors[-1].open(search)
        return visitors[-1]

    yield visit
    for visitor in visitors:
        visitor.close()


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_whole_game_by_clicking(visit, game):
    visitor = visit(f"?game={game}&players=2&pace=0")
    visitor.has_python()
    visitor.play_on()
    visitor.page.wait_for_selector(".cl-banner b")
    kept = json.loads(visitor.page.evaluate("localStorage.getItem('cardlab-game')"))
    match = cardlab.replay(json.loads(kept["text"])["record"])
    assert match.over
    assert match.game == game


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_press_is_held_until_python_has_come(visit, game):
    visitor, held = visit(None), []

    def hold(route):
        held.append(route)

    visitor.context.route("**/program.zip", hold)
    page = visitor.open(f"?game={game}&lang=es")
    page.wait_for_selector(OPEN)
    assert page.get_attribute(".cl", "aria-busy") == "true"
    moves = page.evaluate("cardlabEarly.scene.moves.length")
    page.evaluate("cardlabEarly.make(cardlabEarly.scene.moves[0])")
    assert visitor.scene() == "1"
    held[0].continue_()
    visitor.answered("1")
    assert moves
    assert page.get_attribute(".cl", "aria-busy") is None
    assert page.evaluate("localStorage.getItem('cardlab-game')")


def test_a_language_that_does_not_exist_is_shown_in_english(visit):
    page = visit("?lang=constructor").page
    page.locator(".cl-tile", has_text="Play").first.wait_for()
    assert page.get_attribute("html", "lang") == "en"


def test_from_the_lobby_to_a_table_and_back(visit):
    visitor = visit("?lang=es")
    page = visitor.page
    page.wait_for_selector(".cl-tile")  # painted before Python has come
    page.locator('[data-at="play fuego"]').click()
    page.wait_for_selector(".cl[data-game=fuego]", timeout=SOON)
    assert re.search(r"\?game=fuego&lang=es$", page.url)
    page.get_by_role("button", name="Todos los juegos").click()
    page.wait_for_selector(".cl-tile")
    assert page.url.endswith("?lang=es")
    page.go_back()
    page.wait_for_selector(".cl[data-game=fuego]", timeout=SOON)
    page.go_forward()
    page.wait_for_selector(".cl-resume", timeout=SOON)
    page.locator('[data-at="go on"]').click()
    page.wait_for_selector(".cl[data-game=fuego]", timeout=SOON)


def test_a_reload_goes_on_with_the_game(visit):
    visitor = visit("?game=pepper&lang=en")
    visitor.has_python()
    page = visitor.page
    for _ in range(3):
        before = visitor.scene()
        page.evaluate("document.querySelector('.cl-hand .cl-may, .cl-act').click()")
        visitor.answered(before)
        page.wait_for_timeout(2500)  # the others have moved
    kept = json.loads(page.evaluate("localStorage.getItem('cardlab-game')"))
    hand = page.locator(".cl-hand").inner_text()
    page.reload()
    page.wait_for_selector(".cl-hand .cl-face")
    assert page.locator(".cl-hand").inner_text() == hand  # as it was, before Python has come
    visitor.has_python()
    assert page.locator(".cl-hand").inner_text() == hand
    assert json.loads(page.evaluate("localStorage.getItem('cardlab-game')")) == kept
    before = visitor.scene()
    page.evaluate("document.querySelector('.cl-hand .cl-may, .cl-act').click()")
    visitor.answered(before)


def test_a_lesson_goes_on_after_a_reload(visit):
    visitor = visit("?learn=pepper&lang=es")
    visitor.has_python()
    page = visitor.page
    for _ in range(3):
        before = visitor.scene()
        page.locator(".cl-hand .cl-may").first.click()
        visitor.answered(before)
    page.get_by_role("button", name="Siguiente", exact=True).click()
    page.get_by_role("heading", name="Tu turno").wait_for()
    page.reload()
    visitor.has_python()
    assert page.get_by_role("heading", name="Tu turno").is_visible()


def test_what_is_kept_is_taken_along_and_deleted(visit):
    visitor = visit("?game=pepper&lang=en")
    visitor.has_python()
    page = visitor.page
    page.get_by_role("button", name="What this browser keeps").click()
    text = page.locator("#kept textarea").input_value()
    assert "cardlab-game" in json.loads(text)
    for _ in range(2):
        page.get_by_role("button", name="Delete all of it").click()
    visitor.has_python()
    other = visit("?lang=en")
    other.has_python()
    other.page.get_by_role("button", name="What this browser keeps").click()
    other.page.locator("#kept textarea").fill('{"other": "1"}')
    other.page.get_by_role("button", name="Take over this text").click()
    assert other.page.get_by_text("nothing has been changed").is_visible()
    other.page.locator("#kept textarea").fill(text)
    other.page.get_by_role("button", name="Take over this text").click()
    other.page.wait_for_selector(".cl-resume", timeout=SOON)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("search", ["", "?game=fuego", "?learn=pepper"])
def test_axe_finds_nothing_and_nothing_overflows(visit, theme, search):
    phone = {"width": 390, "height": 844}
    visitor = visit(f"{search or '?'}&lang=en", color_scheme=theme, viewport=phone)
    visitor.has_python()
    assert [rule["id"] for rule in Axe().run(visitor.page)["violations"]] == []
    assert not visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")
