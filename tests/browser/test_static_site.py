"""The page without a server: games and lessons in a real Chromium, from files alone, by night."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

import cardlab
from cardlab_tutorials.site.building import build
from tests.browser.seen import OPEN, axe, cards, hand, part, seq, too_wide
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


def kept_match(page):
    """The game that the browser keeps."""
    kept = json.loads(page.evaluate("localStorage.getItem('cardlab-game')"))
    return cardlab.replay(json.loads(kept["text"])["record"])


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_whole_game_by_clicking(visit, game):
    visitor = visit(f"?game={game}&players=2&pace=0")
    visitor.has_python()
    visitor.play_on()
    visitor.page.get_by_role("button", name="Play again").wait_for()
    match = kept_match(visitor.page)
    assert (match.over, match.game) == (True, game)


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_press_is_held_until_python_has_come(visit, game):
    visitor, held = visit(None), []

    def hold(route):
        held.append(route)

    visitor.context.route("**/program.zip", hold)
    page = visitor.open(f"?game={game}&lang=es")
    page.wait_for_selector(OPEN)
    assert part(page, "table").get_attribute("aria-busy") == "true"
    page.evaluate("cardlabEarly.make(cardlabEarly.scene.moves[0])")
    assert seq(page) == "1"
    held[0].continue_()
    visitor.answered("1")
    assert part(page, "table").get_attribute("aria-busy") is None
    assert kept_match(page).moves


def test_a_language_that_does_not_exist_is_shown_in_english(visit):
    page = visit("?lang=constructor").page
    page.get_by_role("button", name="Play Pepper Eights").wait_for()
    assert page.get_attribute("html", "lang") == "en"


def test_from_the_lobby_to_a_table_and_back(visit):
    page = visit("?lang=es").page
    play, table = page.get_by_role("button", name="Jugar a ¡Fuego!"), page.locator("[data-seq]")
    play.click()  # painted before Python has come
    table.wait_for(timeout=SOON)
    assert re.search(r"\?game=fuego&lang=es$", page.url)
    page.get_by_role("button", name="Todos los juegos").click()
    play.wait_for()
    assert page.url.endswith("?lang=es")
    page.go_back()
    table.wait_for(timeout=SOON)
    page.go_forward()
    page.get_by_role("button", name="Continuar").click(timeout=SOON)
    table.wait_for(timeout=SOON)
    assert table.get_attribute("data-game") == "fuego"


def test_a_reload_goes_on_with_the_game(visit):
    visitor = visit("?game=pepper&lang=en")
    visitor.has_python()
    page = visitor.page
    for _ in range(3):
        visitor.press()
        page.wait_for_timeout(2500)  # the others have moved
    kept, held = kept_match(page).record(), hand(page).inner_text()
    page.reload()
    cards(page).first.wait_for()
    assert hand(page).inner_text() == held  # as it was, before Python has come
    visitor.has_python()
    assert hand(page).inner_text() == held
    assert kept_match(page).record() == kept
    visitor.press()


def test_a_lesson_goes_on_after_a_reload(visit):
    visitor = visit("?learn=pepper&lang=es")
    visitor.has_python()
    page = visitor.page
    first = page.locator(".cl-l-title").inner_text()
    before = seq(page)
    page.get_by_role("button", name="Enséñamelo").click()
    visitor.answered(before)
    page.get_by_role("button", name="Siguiente", exact=True).click()
    second = page.locator(".cl-l-title")
    expect(second).not_to_have_text(first)
    title = second.inner_text()
    page.reload()
    visitor.has_python()
    expect(second).to_have_text(title)


def test_what_is_kept_is_taken_along_and_deleted(visit):
    visitors = visit("?game=pepper&lang=en"), visit("?lang=en")
    for visitor in visitors:
        visitor.has_python()
        visitor.page.get_by_role("button", name="Data saved in this browser").click()
    boxes = [visitor.page.locator("#kept textarea") for visitor in visitors]
    text = boxes[0].input_value()
    assert "cardlab-game" in json.loads(text)
    for _ in range(2):
        visitors[0].page.get_by_role("button", name="Delete everything").click()
    visitors[0].has_python()
    page, take_over = visitors[1].page, "Use this text"
    boxes[1].fill('{"other": "1"}')
    page.get_by_role("button", name=take_over).click()
    assert page.get_by_text("Nothing has changed").is_visible()
    boxes[1].fill(text)
    page.get_by_role("button", name=take_over).click()
    page.get_by_role("button", name="Continue").wait_for(timeout=SOON)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("search", ["", "?game=fuego", "?learn=pepper"])
def test_axe_finds_nothing_and_nothing_overflows(visit, theme, search):
    phone = {"width": 390, "height": 844}
    visitor = visit(f"{search or '?'}&lang=en", color_scheme=theme, viewport=phone)
    visitor.has_python()
    assert axe(visitor.page) == []
    assert not too_wide(visitor.page)
