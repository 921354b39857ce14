"""The guided lessons on their pages: each from top to bottom, by mouse and by keys; and axe."""

from __future__ import annotations

from dataclasses import replace

import pytest
from axe_core_python.sync_playwright import Axe

from cardlab_tutorials.guided import Lesson, list_lessons, step_table
from tests.browser.learner import Learner
from tests.browser.steps_seen import leaks, unheard
from tests.tutorials.test_guided_table import tell

HEIGHT, PHONE = 650, 664
TALL_PHONE = 844  # five long lines to press and what is said of a wrong one need 695 px
AXE_AT = range(0, 60, 7)  # it takes a second, and most steps are alike
LOWEST = """() => Math.max(...['.cl-felt', '.cl-l-verdict', '.cl-l-answer']
    .map((name) => document.querySelector(name)).filter((node) => node?.checkVisibility())
    .map((node) => node.getBoundingClientRect().bottom)) - document.querySelector('.cl')
    .getBoundingClientRect().top"""
FOOT = """() => document.querySelector('.cl-l-foot').getBoundingClientRect().bottom
    - document.querySelector('.cl').getBoundingClientRect().top"""
EDGE = 16  # px of a page over a lesson
OUTSIDE = """() => { const felt = document.querySelector('.cl-felt').getBoundingClientRect();
    return [...document.querySelectorAll('.cl-felt button')].filter((node) => {
      const box = node.getBoundingClientRect();
      return box.width && (box.left < felt.left - 1 || box.right > felt.right + 1
        || box.bottom > felt.bottom + 1);
    }).map((node) => node.outerHTML.slice(0, 120)); }"""


def at_night(*by_day):
    """All lessons, of which some are done by day too; one takes a minute."""
    return [
        game if game in by_day else pytest.param(game, marks=pytest.mark.night)
        for game in list_lessons()
    ]


@pytest.fixture(autouse=True)
def at_once(monkeypatch):
    """No pause between the moves of a script."""
    for pace in ("SCRIPT_PACE", "OWN_PACE", "GAME_PACE"):
        monkeypatch.setattr(step_table, pace, 0)


@pytest.fixture
def open_page(bridged):
    """Open the page of a lesson."""

    def open_page(game, language, by_keys=False, **page):
        lesson = Lesson(game, language, folder=None)
        calm = {"height": HEIGHT, "reduced_motion": "reduce"}  # nothing moves away from a press
        return Learner(bridged(lesson.page().table, **(calm | page)), by_keys)

    return open_page


def faults(learner, at, height=HEIGHT):
    """What is wrong with the page of a step: out of sight, given away, not heard."""
    page, title = learner.page, learner.run.step.id
    told = [*page.evaluate(OUTSIDE), *leaks(learner), *unheard(learner)]
    wrong = [f"{title}: {fault}" for fault in told]
    is_over = learner.run.now.kind == "game" and learner.run.done  # what is told of it comes first
    lowest = page.evaluate(FOOT if is_over else LOWEST)
    if (learner.run.now.kind != "game" or height != PHONE) and lowest > height:
        wrong.append(f"{title}: {lowest:.0f} px high")
    if at in AXE_AT:
        violations = Axe().run(page)["violations"]
        wrong += [f"{title}: {v['id']} {v['nodes'][0]['html'][:120]}" for v in violations]
    return wrong


def do_all(learner, look=faults):
    """Do a lesson and its quiz rightly; return what was seen to be wrong on the way."""
    wrong = []
    for at in range(200):
        if learner.steps.run is None and learner.table.scene["step"]["kind"] == "end":
            return wrong
        if learner.steps.run is None:  # the page between the sittings
            learner.press(".cl-l-end button")
            continue
        while not learner.run.done:
            wrong += look(learner, at)
            learner.answer()
        wrong += look(learner, at)
        learner.go_on()
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", at_night())
def test_a_lesson_from_top_to_bottom_by_mouse(open_page, game):
    learner = open_page(game, "en")
    assert do_all(learner) == []
    lesson = learner.steps.lesson
    assert set(lesson.progress.marks) >= set(lesson.steps)
    assert lesson.ending()["stars"] >= len(lesson.steps) - 2  # the two games were shown
    for text in lesson.ending()["can"]:
        assert learner.page.get_by_text(text).is_visible()


@pytest.mark.parametrize("language", ["en", pytest.param("es", marks=pytest.mark.night)])
@pytest.mark.parametrize("game", at_night())
def test_after_each_slip_the_verdict_and_the_buttons_are_in_sight(open_page, game, language):
    learner = open_page(game, language)
    low = []

    def look(on):
        learner.bridge.settle()
        if (lowest := learner.page.evaluate(FOOT)) > HEIGHT - EDGE:
            low.append(f"{learner.run.step.id}, part {learner.run.part}, {on}: {lowest:.0f} px")

    for n, step in enumerate(learner.steps.lesson.steps.values()):
        learner.press(f".cl-l-dot >> nth={n}")
        while not learner.run.done and learner.run.now.kind != "game":
            look("begun")
            for slip in filter(lambda slip: slip.is_answer, learner.run.now.slips):
                learner.run.give(slip.on)
                learner.steps.show()
                look(slip.on)
                learner.run.again()
                learner.steps.show()
            learner.answer()
        look(f"{step.id} done") if learner.run.done else None
    assert low == []


@pytest.mark.parametrize("game", at_night())
def test_a_lesson_from_top_to_bottom_by_keys_alone(open_page, game):
    learner = open_page(game, "es", by_keys=True)
    assert do_all(learner, look=lambda *_: []) == []


@pytest.mark.parametrize("game", at_night("schwupps"))
def test_a_lesson_on_a_phone_in_the_dark(open_page, game):
    def look(learner, at):
        page = learner.page
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        return [f"{learner.run.step.id} is too wide"] * wide + faults(learner, at, PHONE)

    assert do_all(open_page(game, "en", width=390, dark=True), look) == []


@pytest.mark.parametrize(
    ("game", "id", "width"), [("pepper", "fits", 390), ("schwupps", "either", 1280)]
)
def test_each_card_of_a_full_hand_can_be_marked_after_its_neighbour(open_page, game, id, width):
    learner = open_page(game, "en", width=width)
    at = list(learner.steps.lesson.steps).index(id)
    learner.page.locator(".cl-l-dot").nth(at).click()
    learner.bridge.settle()
    cards = learner.page.locator(".cl-hand .cl-card")
    for at in range(cards.count()):
        learner.press(f".cl-hand .cl-card:nth-child({at + 1})")
        assert learner.steps.marked == list(range(at + 1))


@pytest.fixture
def at_step(open_page):
    """Open a lesson's page at a step."""

    def at_step(game, id, language="en", **page):
        learner = open_page(game, language, **page)
        learner.press(f".cl-l-dot >> nth={list(learner.steps.lesson.steps).index(id)}")
        return learner

    return at_step


@pytest.mark.parametrize("language", ["en", pytest.param("es", marks=pytest.mark.night)])
def test_each_line_of_a_story_pressed_wrongly_fits_a_phone(at_step, language):
    learner = at_step("schwupps", "once", language, width=390, dark=True)
    for n in (1, 2, 3, 5):
        learner.press(f".cl-buttons button:nth-child({n})")
        assert learner.run.verdict.state == "wrong"
        assert faults(learner, 0, TALL_PHONE) == []
    learner.answer()
    assert learner.run.done


def test_the_next_number_is_typed_into_an_empty_field(at_step):
    learner = at_step("pepper", "count")
    field = learner.page.locator(".cl-l-number")
    field.click()
    for number, state in (("13", "wrong"), ("10", "right")):  # the second is typed over the first
        learner.page.keyboard.type(number)
        learner.page.keyboard.press("Enter")
        learner.bridge.settle()
        assert learner.run.verdict.state == state
    learner.go_on()
    assert learner.run.part == 1
    assert field.input_value() == ""


@pytest.mark.parametrize(("game", "id"), [("pepper", "count"), ("schwupps", "go_on")])
def test_the_focus_goes_from_the_last_answer_to_next(at_step, game, id):
    learner = at_step(game, id)
    focus = "document.activeElement.className"
    while not learner.run.done:
        option = f".cl-l-option:nth-child({learner.run.now.right[0]}), .cl-l-number"
        learner.page.locator(option).focus()
        learner.page.keyboard.type(learner.run.now.right[0] * (id == "count"))
        learner.page.keyboard.press("Enter")
        learner.bridge.settle()
    assert "cl-l-next" in learner.page.evaluate(focus)


def test_the_arrows_walk_from_line_to_line(at_step):
    page = at_step("schwupps", "once").page
    lines = page.locator(".cl-buttons button")
    lines.first.focus()
    for key, n in (("ArrowDown", 2), ("ArrowDown", 3), ("ArrowUp", 2), ("End", 5)):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.innerText").startswith(f"{n}. ")
    page.keyboard.press("ArrowDown")  # nothing below can be pressed: no hand is shown
    assert page.evaluate("document.activeElement.checkVisibility()")


def test_the_spotlight_marks_what_a_step_is_about_until_it_is_done(at_step):
    learner = at_step("schwupps", "either")
    page = learner.page
    marked = page.locator("[data-spot]")
    assert marked.count() == 2
    assert "This is about: first place, its pile." in page.locator(".cl-prompt").inner_text()
    assert marked.first.evaluate("node => getComputedStyle(node).animationName") == "none"
    for _ in range(2):  # marks a card and takes the mark back, which paints the felt anew
        learner.press(".cl-hand .cl-card:nth-child(1)")
        assert marked.count() == 2
    learner.answer()
    assert marked.count() == 0


def test_the_spotlight_glows_where_motion_is_wanted(open_page):
    learner = open_page("schwupps", "en", reduced_motion="no-preference")
    learner.press(".cl-l-dot >> nth=2")
    glow = "node => getComputedStyle(node).animationName"
    assert learner.page.locator("[data-spot]").first.evaluate(glow) == "cl-l-glow"


@pytest.mark.parametrize("page", [{}, {"width": 390, "dark": True}])
def test_a_function_that_fails_shows_its_case(bridged, page):
    def fits(card, top, suit):
        return suit in card

    table = Lesson("pepper", "es", folder=None).check(fits)
    learner = Learner(bridged(table.table, reduced_motion="reduce", **page))
    shown = learner.page
    assert shown.locator(".cl-l-verdict code").inner_text() == (
        "fits('red 7', 'green 7', 'green') → False"
    )
    assert shown.locator(".cl-felt .cl-hand .cl-card").count() == 5
    assert Axe().run(shown)["violations"] == []
    for selector in (".cl-l-hints button", ".cl-l-hints button:last-child"):
        learner.press(selector)
    assert shown.locator(".cl-l-verdict pre").inner_text().startswith("def fits(card, top, suit):")
    assert not shown.locator(".cl-felt .cl-hand").is_visible()
    assert not shown.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert Axe().run(shown)["violations"] == []


def test_the_first_game_tells_a_rule_leads_to_the_page_between_and_comes_back(at_step):
    learner = at_step("pepper", "first_game", height=664, width=390)
    step, page = learner.run.step, learner.page
    part = replace(step.parts[0], untold=frozenset({"pepper.match"}))
    learner.run.step = replace(step, parts=(part,))
    learner.steps.show()
    told = []
    while not learner.run.done:
        if learner.run.waits:
            told.append(page.locator(".cl-l-verdict").inner_text())
            button = page.locator(".cl-l-go-on").bounding_box()
            assert button["y"] + button["height"] <= 664  # without scrolling
            assert page.locator(".cl-felt .cl-act").count() == 0
            learner.press(".cl-l-go-on")
        else:
            tell(learner.steps, "move")
    assert len(told) == 1
    assert "Same suit or same number" in told[0]
    learner.go_on()
    page.get_by_role("link", name="Later").wait_for()
    for text in ("You can now", "Still to come", "how to win more often"):
        assert page.get_by_text(text).is_visible()
    assert Axe().run(page)["violations"] == []
    minutes = learner.steps.lesson.course.sittings[1].minutes
    page.get_by_role("button", name=f"Go on now, {minutes} min").click()
    learner.bridge.settle()
    assert "In your first game, turn" in page.locator(".cl-l-title").inner_text()


def test_a_table_as_another_sees_it(at_step):
    learner = at_step("pepper", "secret")
    learner.answer()
    page = learner.page
    assert page.locator(".cl-prompt").inner_text() == "The table as Cleo sees it"
    assert page.locator(".cl-hand [aria-label^='yellow 3']").count() == 1
    assert faults(learner, 0) == []


@pytest.mark.parametrize(
    ("planted", "found"),
    [
        (".cl-hand .cl-card:first-child { transform: translateY(-9px) !important }", "unlike"),
        (
            "#lit, .cl-buttons .cl-btn:is(.cl-btn, #lit) { background: var(--lamp) !important }",
            "gold",
        ),
    ],
)
def test_what_a_table_gives_away_is_seen(at_step, planted, found):
    learner = at_step("pepper", "turn")
    assert leaks(learner) == []
    learner.page.add_style_tag(content=planted)
    assert any(found in fault for fault in leaks(learner))


@pytest.mark.parametrize(
    "planted",
    [
        "document.querySelector('.cl-l-title').removeAttribute('aria-describedby')",
        "document.querySelector('.cl-hand .cl-card').setAttribute('aria-label', 'a card')",
        "document.querySelector('.cl-seat button').ariaLabel = 'pepper.turn'",
    ],
)
def test_what_only_the_picture_says_is_seen(at_step, planted):
    learner = at_step("pepper", "turn")
    assert unheard(learner) == []
    learner.page.evaluate(planted)
    assert unheard(learner)
