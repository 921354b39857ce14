"""The hours as pages of the class server: one from top to bottom, one on a phone, all by night."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from cardlab_tutorials.hours import catalogue
from tests.browser.seen import axe, part, too_wide

START_WITHIN = 40_000  # ms until a kernel has started and shown a page
# The handles of ipywidgets' own sliders have no name; the number beside each is named.
NOT_OURS = "aria-input-field-name"


@pytest.fixture
def hour(visit):
    """Open the page of an hour, and wait until it is shown."""

    def hour(query, **how):
        page = visit(f"hours.ipynb{query}", **how)
        page.get_by_role("heading", level=1).wait_for(timeout=START_WITHIN)
        return page

    return hour


def ask(page, title):
    """An exercise, by its title."""
    return page.locator(".hour-ask", has=page.get_by_text(title, exact=True))


def sections(page):
    return page.get_by_role("heading", level=2)


def go_on(page):
    """Press "Continue", and wait until the next section is there."""
    before = sections(page).count()
    page.get_by_role("button", name=re.compile("^(Continue|Continuar)$")).click()
    sections(page).nth(before).wait_for()


def go_to_the_end(page):
    while page.get_by_role("button", name=re.compile("^(Continue|Continuar)$")).count():
        go_on(page)
    page.get_by_role("link", name=re.compile("All hours|Todas las horas")).first.wait_for()


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def guess_and_answer(page):
    guess = page.get_by_role("textbox", name="Guess")
    guess.fill("30 60 % often")
    guess.press("Enter")
    page.get_by_role("img", name="2 numbers, from 30 to 60.").wait_for()
    page.get_by_role("status").filter(has_text="often").wait_for()
    # The first visitor gets a waiting kernel, which knows the class's page too.
    press(page, "Send my last guess")
    page.get_by_text("Type the class code").wait_for()
    go_on(page)  # by hand
    one = ask(page, "One more chip")
    answer, verdict = one.get_by_label("Answer"), one.get_by_role("status").first
    answer.fill("5 of 21")
    answer.press("Enter")
    verdict.get_by_text("✕").wait_for()
    answer.fill("6 of 21")
    press(one, "Check")
    verdict.get_by_text("✓").wait_for()
    page.get_by_text("1 of 3 done").wait_for()


def sound(page):
    """Axe finds nothing, and nothing is wider than the window."""
    wrong = axe(page, context={"include": [[".hour-page"]]})
    assert [fault for fault in wrong if not fault.startswith(NOT_OURS)] == []
    assert not too_wide(page)


def try_it(page):
    press(page, "1 trial")
    page.locator(".hour-one", has_text=re.compile("bust|safe")).wait_for()
    go_on(page)  # the exact value
    press(page, "Show the exact value")
    page.locator(".hour-exact .hour-open").wait_for()  # trials come first
    press(page, "10,000 trials")
    page.get_by_text("The mean of 10,001 trials").wait_for()
    press(page, "Show the exact value")
    page.get_by_text("23/42 = 0.5476").wait_for()
    assert page.locator("text='exact: 0.5476'").count() == 1


def move_a_slider(page):
    sentence = page.locator(".hour-sliders .hour-say").inner_text()
    page.locator(".hour-sliders .noUi-handle").last.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(
        "sentence => document.querySelector('.hour-sliders .hour-say').innerText !== sentence",
        arg=sentence,
    )


def test_an_hour_from_top_to_bottom(hour):
    page = hour("?hour=03", viewport={"width": 1280, "height": 900})
    assert page.get_by_role("heading", level=1).inner_text() == "One more chip"
    go_on(page)
    part(page, "felt").wait_for()
    guess_and_answer(page)
    go_on(page)
    try_it(page)
    go_to_the_end(page)
    move_a_slider(page)
    harsher = ask(page, "Level 2: the game is harsher")
    press(harsher, "Hint")
    harsher.locator(".hour-hint").wait_for()
    harsher.get_by_text("A wild takes up a number").click()
    page.get_by_text("2 of 3 done").wait_for()
    sound(page)
    following = page.get_by_role("link", name="The next hour").get_attribute("href")
    assert following == "?hour=04&lang=en"
    shown = sections(page).count()
    page.reload()  # the browser has kept how far one was
    expect(sections(page)).to_have_count(shown, timeout=START_WITHIN)
    page.get_by_text("2 of 3 done").wait_for()


def test_an_hour_chosen_from_the_list_on_a_phone_in_the_dark(hour):
    page = hour("?lang=es", viewport={"width": 390, "height": 844}, color_scheme="dark")
    assert page.locator(".hour-page li").count() == len(catalogue.names())
    title = catalogue.title("last_slap", "es")
    page.get_by_role("link", name=title).click()
    page.get_by_role("heading", name=title, level=1).wait_for(timeout=START_WITHIN)
    go_to_the_end(page)
    slap = page.locator("button.hour-slap")
    slap.press("Enter")
    page.locator("button.hour-slap[data-state=wait]").wait_for()
    slap.press("Enter")  # too early
    page.locator("button.hour-slap[data-state=ready]").wait_for()
    slap.press("Enter")
    page.locator("button.hour-slap[data-state=go]").wait_for()
    page.wait_for_timeout(150)
    slap.press("Enter")
    listed = page.locator(".hour-ask textarea")
    page.wait_for_function("node => /^\\d\\.\\d{3}$/.test(node.value)", arg=listed.element_handle())
    sound(page)


@pytest.mark.night
@pytest.mark.parametrize("name", catalogue.names())
def test_each_hour_opens_and_goes_to_its_end(hour, name):
    page = hour(f"?hour={name}", viewport={"width": 1280, "height": 900})
    assert page.get_by_role("heading", level=1).inner_text() == catalogue.title(name)
    go_to_the_end(page)
    press(page, "1 trial")
    page.locator(".hour-one").wait_for()
