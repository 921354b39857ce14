"""An hour in a real browser: Enter checks, a verdict is seen and said, the progress goes on."""

from __future__ import annotations

import sys

import pytest
from axe_core_python.sync_playwright import Axe

from tests.browser.servers import ROOT, free_port, running

HOUR = ROOT / "notebooks" / "probability" / "01_will_it_fit.ipynb"
PARTS = [[".hour-ask"], [".hour-plot"], [".hour-verdict"], [".hour-line"], [".hour-sliders"]]
# The handles of ipywidgets' own sliders have no name; the number beside each is named.
NOT_OURS = {"aria-input-field-name"}


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """The hour as a page without code."""
    port = free_port()
    command = [sys.executable, "-m", "voila", str(HOUR), "--no-browser", f"--port={port}"]
    home = tmp_path_factory.mktemp("home")
    with running(command, home, ROOT, f"http://localhost:{port}/voila/static/voila.js"):
        yield f"http://localhost:{port}/"


@pytest.fixture
def page(browser, address):
    page = browser.new_page(viewport={"width": 390, "height": 900})
    faults = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{address}?theme=dark")
    page.locator(".hour-sliders svg").wait_for(timeout=60_000)
    yield page
    page.close()
    assert faults == []


def ask(page, title):
    return page.locator(".hour-ask", has=page.get_by_text(title, exact=True))


def colours(page, css):
    return page.locator(css).first.evaluate(
        "e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]"
    )


def test_an_hour_is_done_by_keys_and_presses(page):
    line = page.locator(".hour-line span").first
    assert line.inner_text() == "0 of 7 done"

    count = ask(page, "What fits")
    answer = count.get_by_label("Answer")
    answer.fill("11")
    answer.press("Enter")
    count.locator(".hour-wrong", has_text="left out the eights").wait_for()
    wrong = colours(page, ".hour-wrong")
    answer.fill("13")
    answer.press("Enter")
    count.locator(".hour-right", has_text="Yes. Eight greens").wait_for()
    assert colours(page, ".hour-right") != wrong
    assert count.locator("[role=status]").first.inner_text().startswith("✓")
    line.get_by_text("1 of 7 done").wait_for()

    best = ask(page, "Level 2: Ana's best move")
    best.get_by_role("button", name="The green 1").click()
    best.locator(".hour-wrong").wait_for()
    best.get_by_role("button", name="The blue 8, and green is named").click()
    best.locator(".hour-right").wait_for()
    line.get_by_text("2 of 7 done").wait_for()
    best.get_by_role("button", name="Hint").click()
    best.locator(".hour-hint").wait_for()


def test_guesses_grow_into_a_histogram(page):
    box = page.locator(".hour-ask").first
    assert box.locator("svg").count() == 0
    guess = box.get_by_role("textbox", name="Guess")
    guess.fill("30 40 % 1/3 often")
    guess.press("Enter")
    box.locator("svg[aria-label='3 guesses, from 30 to 40.']").wait_for()
    assert "often" in box.locator(".hour-wrong").inner_text()
    assert guess.input_value() == ""


def test_the_sliders_move_the_curve(page):
    sliders = page.locator(".hour-sliders")
    before, sentence = (
        sliders.locator("svg").inner_html(),
        sliders.locator(".hour-say").inner_text(),
    )
    sliders.locator(".noUi-handle").last.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(
        "sentence => document.querySelector('.hour-sliders .hour-say').innerText !== sentence",
        arg=sentence,
    )
    assert "a hand of 5 can play" in sliders.locator(".hour-say").inner_text()
    assert sliders.locator("svg").inner_html() != before


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_and_nothing_overflows(page, address, theme):
    page.goto(f"{address}?theme={theme}")
    page.locator(".hour-sliders svg").wait_for(timeout=60_000)
    ask(page, "What fits").get_by_role("button", name="Check").click()
    page.locator(".hour-open").first.wait_for()
    results = Axe().run(page, context={"include": PARTS})
    wrong = {violation["id"]: violation["nodes"][0]["html"] for violation in results["violations"]}
    assert {id: html for id, html in wrong.items() if id not in NOT_OURS} == {}
    for part in (".hour-ask", ".hour-plot", ".hour-sliders"):
        right = page.locator(part).evaluate_all(
            "all => Math.max(...all.map(e => e.getBoundingClientRect().right))"
        )
        assert right <= 390, part
