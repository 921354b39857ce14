"""The class's page in a real browser: two pupils send, and the teacher's pictures fill."""

from __future__ import annotations

import pytest

from tests.browser.seen import axe, too_wide


@pytest.fixture
def visitor(come):
    def visitor(address, width=1280, scheme="light"):
        size = {"width": width, "height": 800}
        return come(address, viewport=size, color_scheme=scheme, locale="en-GB")

    return visitor


def begun(visitor, key, hour="one_more_chip"):
    teacher = visitor(key)
    teacher.get_by_role("button", name="Start a class").click()
    teacher.get_by_label("Hour").select_option(hour)
    teacher.get_by_role("button", name="Show", exact=True).click()
    teacher.get_by_text("0 guesses").wait_for()
    return teacher, teacher.locator(".code").inner_text()


def join(page, code):
    page.get_by_label("Class code").fill(code.lower())
    page.get_by_role("button", name="Continue").click()
    page.get_by_label("Your guess").wait_for()


def sends(page, label, typed):
    line = page.get_by_label(label)
    line.fill(typed)
    line.press("Enter")
    return page.locator("form", has=line).get_by_role("status")


def test_two_pupils_send_and_the_teacher_sees_it(server, visitor):
    teacher, code = begun(visitor, server.teacher)
    assert "key=" not in teacher.url  # which a projector would show
    ana, ben = visitor(f"{server.lobby}class/", 390), visitor(f"{server.lobby}class/", 390, "dark")
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
        assert (axe(page), too_wide(page)) == ([], False)


def test_a_locked_class_is_seen_to_be_locked_until_it_is_opened_again(server, visitor):
    teacher, code = begun(visitor, server.teacher)
    ben = visitor(f"{server.lobby}class/{code}", 390)
    sends(ben, "Your guess", "45").get_by_text("45").wait_for()
    teacher.get_by_role("button", name="Lock the class").click()
    teacher.get_by_text(
        "The class is locked. It accepts no numbers until you unlock it."
    ).wait_for()
    sends(ben, "Your guess", "99")
    ben.get_by_text("your teacher is not accepting numbers at the moment").wait_for(timeout=10_000)
    assert ben.get_by_role("button", name="Send").first.is_disabled()
    for page in (teacher, ben):
        assert (axe(page), too_wide(page)) == ([], False)
    teacher.get_by_role("button", name="Unlock the class").click()
    ben.locator("button:enabled").first.wait_for(timeout=10_000)
    sends(ben, "Your guess", "55").get_by_text("Sent to the class: 55.").wait_for()
    teacher.locator("svg[aria-label='1 number, from 55 to 55.']").wait_for()


def test_a_guess_is_sent_from_the_page_of_an_hour(server, visitor):
    teacher, code = begun(visitor, server.teacher)
    pupil = visitor(f"{server.lobby}class/{code}")
    pupil.get_by_role("link", name="Open the hour").click()
    more = pupil.get_by_role("button", name="Continue")
    guess = pupil.get_by_role("textbox", name="Guess")
    more.click(timeout=40_000)
    guess.fill("40 %")
    guess.press("Enter")
    pupil.get_by_role("button", name="Send my last guess").click()
    pupil.get_by_text("Sent to the class: 40.").wait_for()
    teacher.get_by_text("1 guess", exact=True).wait_for()
