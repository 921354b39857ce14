"""The class's page in a real browser: two pupils send, and the teacher's pictures fill."""

from __future__ import annotations

import re

import nbformat
import pytest
from axe_core_python.sync_playwright import Axe

from tests.browser.servers import voila

SENDS = """\
from urllib.parse import parse_qs
from cardlab import Words
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.collect import has_server, send
from cardlab_widgets.server.query import asked_for

asked = parse_qs(asked_for() or "")
assert has_server()
send(catalogue.plan(asked["hour"][0]), "guess", "40 %", asked["class"][0], Words("en"))"""


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A class server whose one notebook sends a guess; the address, and that of the teacher."""
    folder = tmp_path_factory.mktemp("notebooks")
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(SENDS)])
    notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python"}
    nbformat.write(notebook, folder / "hours.ipynb")
    home = tmp_path_factory.mktemp("home")
    with voila(home, str(folder), waiting=0) as server:
        log = (home / "server.log").read_text("utf-8")
        yield server.lobby, re.search(r"For a teacher: (\S+)", log)[1]


@pytest.fixture
def visitor(browser):
    """Open a page for somebody new, as its own browser would; no page may have raised."""
    opened, faults = [], []

    def come(address, width=1280, scheme="light"):
        context = browser.new_context(
            viewport={"width": width, "height": 800}, color_scheme=scheme, locale="en-GB"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(address)
        opened.append(context)
        return page

    yield come
    for context in opened:
        context.close()
    assert faults == []


def begun(visitor, key, hour="one_more_chip"):
    teacher = visitor(key)
    teacher.get_by_role("button", name="Begin a class").click()
    teacher.get_by_label("Hour").select_option(hour)
    teacher.get_by_role("button", name="Show", exact=True).click()
    teacher.get_by_text("0 guesses").wait_for()
    return teacher, teacher.locator(".code").inner_text()


def join(page, code):
    page.get_by_label("Code of the class").fill(code.lower())
    page.get_by_role("button", name="Go on").click()
    page.get_by_label("Your guess").wait_for()


def sends(page, label, typed):
    line = page.get_by_label(label)
    line.fill(typed)
    line.press("Enter")
    return page.locator("form", has=line).get_by_role("status")


def sound(page):
    """What axe finds, and how much wider the page is than its window."""
    violations = Axe().run(page)["violations"]
    faults = {violation["id"]: violation["nodes"][0]["html"] for violation in violations}
    return faults, page.evaluate("document.documentElement.scrollWidth - innerWidth")


def test_two_pupils_send_and_the_teacher_sees_it(served, visitor):
    address, key = served
    teacher, code = begun(visitor, key)
    assert "key=" not in teacher.url  # which a projector would show
    ana, ben = visitor(f"{address}class/", 390), visitor(f"{address}class/", 390, "dark")
    for pupil in (ana, ben):
        join(pupil, code)
    sends(ana, "Your guess", "often").get_by_text("A number from 0 to 100").wait_for()
    sends(ana, "Your guess", "30 %").get_by_text("Sent to the class: 30.").wait_for()
    sends(ben, "Your guess", "45").get_by_text("Sent to the class: 45.").wait_for()
    teacher.locator("svg[aria-label='2 numbers, from 30 to 45.']").wait_for()
    teacher.get_by_text("The numbers").first.click()
    sends(ana, "Your guess", "35").get_by_text("35").wait_for()
    teacher.locator("svg[aria-label='2 numbers, from 35 to 45.']").wait_for()
    assert teacher.get_by_role("cell", name="30 - 40").first.is_visible()  # it stays open
    for page in (teacher, ana, ben):
        assert sound(page) == ({}, 0)


def test_what_came_out_is_drawn_and_the_pictures_can_be_hidden(served, visitor):
    address, key = served
    teacher, code = begun(visitor, key)
    ben = visitor(f"{address}class/{code}")
    sends(ben, "Your guess", "45").get_by_text("45").wait_for()
    sends(ben, "What came out", "12 of 20").get_by_text("60").wait_for()
    teacher.get_by_text("1 result").wait_for()
    assert teacher.get_by_text("the class's mean: 60.0").count() == 1
    assert teacher.get_by_text("what came out: 60.0").count() == 1
    teacher.get_by_role("button", name="Hide the pictures").click()
    assert not teacher.locator("svg").first.is_visible()
    teacher.get_by_role("button", name="Show the pictures").click()
    assert teacher.locator("svg").first.is_visible()


def test_a_locked_class_is_seen_to_be_locked_until_it_is_opened_again(served, visitor):
    address, key = served
    teacher, code = begun(visitor, key)
    ben = visitor(f"{address}class/{code}", 390)
    sends(ben, "Your guess", "45").get_by_text("45").wait_for()
    teacher.get_by_role("button", name="Lock the class").click()
    teacher.get_by_text("It takes no numbers until you open it again.").wait_for()
    sends(ben, "Your guess", "99")
    ben.get_by_text("your teacher takes no numbers at the moment").wait_for(timeout=10_000)
    assert ben.get_by_role("button", name="Send").first.is_disabled()
    for page in (teacher, ben):
        assert sound(page) == ({}, 0)
    teacher.get_by_role("button", name="Open the class again").click()
    ben.locator("button:enabled").first.wait_for(timeout=10_000)
    sends(ben, "Your guess", "55").get_by_text("Sent to the class: 55.").wait_for()
    teacher.locator("svg[aria-label='1 number, from 55 to 55.']").wait_for()


def test_the_pupils_go_on_to_the_next_hour(served, visitor):
    address, key = served
    teacher, code = begun(visitor, key)
    pupil = visitor(f"{address}class/{code}?lang=es", 390)
    assert "Ana" in pupil.get_by_role("heading").inner_text()
    teacher.get_by_label("Hour").select_option("better_bot")
    teacher.get_by_role("button", name="Show", exact=True).click()
    pupil.get_by_text("¿Es mejor mi bot?").wait_for(timeout=10_000)


def test_an_hour_sends_from_its_kernel(served, visitor):
    address, key = served
    teacher, code = begun(visitor, key)
    pupil = visitor(f"{address}class/{code}")
    pupil.get_by_role("link", name="Open the hour").click()
    pupil.get_by_text("Sent to the class: 40.").wait_for(timeout=60_000)
    teacher.get_by_text("1 guess", exact=True).wait_for()


def test_who_has_no_key_is_no_teacher(served, visitor):
    address, _key = served
    assert "403" in visitor(f"{address}class/?key=wrong").get_by_role("heading").inner_text()
    page = visitor(f"{address}class/")
    assert page.get_by_role("button", name="Begin a class").count() == 0
    assert sound(page) == ({}, 0)
