"""The dashboards as a visitor meets them, as ``make play`` serves them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.seen import (
    axe,
    cards,
    focused,
    hand,
    part,
    playable,
    press_next,
    text_of,
    zone,
)

COMING = 40_000  # ms until a kernel has started and shown its page


def ready(page):
    cards(page).first.wait_for(timeout=COMING)


def violations(page):
    """What axe finds, once nothing moves any more."""
    page.wait_for_timeout(300)
    return axe(page)


def places(page):
    tools = page.get_by_role("toolbar")
    parts = (part(page, "felt"), hand(page), part(page, "panel"), tools)
    return [place.bounding_box() for place in parts]


# A key that is pressed while the focus is nowhere is lost.
COUNT_FRAMES_WITHOUT_FOCUS = """() => {
    window.seen = window.lost = 0;
    const look = () => {
        window.seen += 1;
        if (!document.activeElement.closest("[data-seq]")) window.lost += 1;
        requestAnimationFrame(look);
    };
    look();
}"""


def test_a_table_is_there_before_its_widget_and_what_is_pressed_waits_for_it(visit):
    held = []
    page = visit("lobby.ipynb?game=pepper&players=2&seed=4&pace=0", held)
    ready(page)
    assert page.locator("#loading").is_hidden()
    assert violations(page) == []
    before, count = places(page), cards(page).count()
    page.keyboard.press("Tab")
    playable(page).first.click()
    page.wait_for_timeout(300)
    assert cards(page).count() == count  # nobody was there to hear it
    page.evaluate(COUNT_FRAMES_WITHOUT_FOCUS)
    held[0].continue_()
    page.unroute("**/voila.js*")  # a page that is read along can't send a last word
    page.locator("#early").wait_for(state="detached", timeout=COMING)
    part(page, "lines").nth(2).wait_for()  # it was heard
    assert part(page, "table").count() == 1
    assert page.locator("[data-seq][aria-busy]").count() == 0
    assert page.get_by_role("alert").filter(visible=True).count() == 0
    assert places(page) == before
    assert page.evaluate("[lost, seen > 10]") == [0, True]
    press_next(page, 0)


def test_the_lobby_in_english_and_in_spanish(visit):
    page = visit("lobby.ipynb", viewport={"width": 1366, "height": 650})
    choices = page.get_by_text("Your table")
    choices.wait_for(timeout=COMING)
    assert violations(page) == []
    choices.click()
    page.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    page.get_by_role("group", name="Dan").wait_for()  # a fourth seat
    page.get_by_role("button", name="Español").click()
    page.get_by_role("heading", name="Ochos picantes").wait_for()
    assert focused(page, "textContent") == "ES"
    assert "lang=es" in page.url
    page.get_by_role("button", name="Jugar a Ochos picantes").click()
    ready(page)
    assert "Tu turno" in text_of(page, "prompt")
    stock = zone(page, "stock").get_by_role("button")
    drawn, box = stock.locator("svg").first.bounding_box(), stock.bounding_box()
    assert (drawn["width"], drawn["height"]) == (box["width"], box["height"])  # no style of another
    assert violations(page) == []
    assert page.evaluate("document.activeElement.closest('[data-seq]') !== null")
    way_back = page.get_by_role("button", name="Todos los juegos")
    expect(way_back).to_be_in_viewport(ratio=1)
    way_back.click()
    expect(page.get_by_role("button", name="Jugar a Ochos picantes")).to_be_focused()
    page.get_by_role("button", name="Continuar").click()  # with the game that was left
    ready(page)


def test_the_lobby_is_there_before_its_widget_and_a_press_waits_for_it(visit):
    held = []
    page = visit("lobby.ipynb", held)
    play = page.get_by_role("button", name="Play Pepper Eights")
    play.wait_for(timeout=COMING)
    assert page.locator("#loading").is_hidden()
    assert violations(page) == []
    play.click()
    held[0].continue_()
    page.unroute("**/voila.js*")
    ready(page)
    assert page.locator("#early").count() == 0


def test_from_the_lobby_to_a_lesson_that_goes_on_where_it_was_left(visit):
    page = visit("lobby.ipynb?lang=es", viewport={"width": 1280, "height": 500})
    learn = page.get_by_role("link", name="Aprender")
    learn.first.wait_for(timeout=COMING)
    assert learn.count() == 5
    assert page.locator("html").get_attribute("lang") == "es"
    below = page.get_by_text("Tu mesa")
    expect(below).not_to_be_in_viewport()
    page.mouse.move(640, 250)
    page.mouse.wheel(0, 2000)
    expect(below).to_be_in_viewport()
    learn.first.click()
    page.get_by_role("heading", name="Juega lo que quieras").wait_for(timeout=COMING)
    assert page.url.endswith("learn.ipynb?game=pepper&lang=es")
    following = page.get_by_role("button", name="Siguiente", exact=True)
    for name in ("2 verde", "2 rojo", "7 rojo"):
        card = cards(page).and_(page.get_by_role("button", name=re.compile(f"^{name}")))
        card.click(timeout=10_000)
        card.wait_for(state="detached", timeout=10_000)
    following.click(timeout=10_000)
    page.get_by_role("heading", name="Tu turno").wait_for()
    assert page.title() == "Tu turno - Ochos picantes"
    page.reload()
    page.get_by_role("heading", name="Tu turno").wait_for(timeout=COMING)


def test_a_page_speaks_the_browsers_language_until_another_is_chosen_by_hand(visit):
    page = visit("lobby.ipynb", locale="es-ES")

    def is_spoken(language):
        chosen = page.get_by_role("button", name=language, exact=True)
        expect(chosen).to_have_attribute("aria-pressed", "true")

    is_spoken("Español")
    page.get_by_role("button", name="English").click()
    is_spoken("English")
    page.goto(page.url.partition("?")[0])  # which names no language
    is_spoken("English")
