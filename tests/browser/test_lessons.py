"""The guided lessons on their pages: each from top to bottom, by mouse and by keys; and axe."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

import pytest
from playwright.sync_api import expect

from cardlab_tutorials.guided import Lesson, list_lessons, step_table
from tests.browser.learner import Learner
from tests.browser.seen import (
    PARTS,
    axe,
    card,
    cards,
    focused,
    hand,
    part,
    seats,
    text_of,
    too_wide,
)
from tests.browser.steps_seen import leaks, unheard
from tests.tutorials.test_guided_table import tell

HEIGHT, PHONE = 650, 664
TALL_PHONE = 844  # five long lines to press and what is said of a wrong one need 695 px
AXE_AT = range(0, 60, 7)  # it takes a second, and most steps are alike
EDGE = 16  # px of a page over a lesson
BELOW = """(nodes) => Math.max(...nodes.filter((node) => node.checkVisibility())
    .map((node) => node.getBoundingClientRect().bottom))
    - document.querySelector('[data-seq]').getBoundingClientRect().top"""
OUTSIDE = """(felt) => { const frame = felt.getBoundingClientRect();
    return [...felt.querySelectorAll('button')].filter((node) => {
      const box = node.getBoundingClientRect();
      return box.width && (box.left < frame.left - 1 || box.right > frame.right + 1
        || box.bottom > frame.bottom + 1);
    }).map((node) => node.outerHTML.slice(0, 120)); }"""
# The players whose cards lie over their names.
NAMELESS = """(seats) => seats.filter((seat) => {
    const text = document.createRange();
    text.selectNodeContents(seat.querySelector('b'));
    const name = text.getBoundingClientRect();
    return [...seat.querySelectorAll('.cl-backs > *')].some((card) => {
      const { left, right, top, bottom, width } = card.getBoundingClientRect();
      return width && left < name.right - 2 && right > name.left + 2
        && top < name.bottom - 2 && bottom > name.top + 2;
    });
  }).map((seat) => `cards lie over ${seat.querySelector('b').innerText}`)"""
# What a node lies over: buttons, and lines of the story.
UNDER = """(said, lines) => {
    const box = said.getBoundingClientRect();
    return [...document.querySelectorAll(`button, ${lines}`)].filter((node) => {
      const { left, right, top, bottom, width } = node.getBoundingClientRect();
      return node.checkVisibility({ visibilityProperty: true }) && !said.contains(node) && width
        && left < box.right && right > box.left && top < box.bottom - 1 && bottom > box.top + 1;
    }).map((node) => node.innerText || node.ariaLabel); }"""


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


def lowest(learner, *parts):
    """How far down parts of the page reach, in px."""
    found = learner.verdict if "verdict" in parts else part(learner.page, parts[0])
    for name in parts:
        found = found if name == "verdict" else found.or_(part(learner.page, name))
    return found.evaluate_all(BELOW)


def faults(learner, at, height=HEIGHT):
    """What is wrong with the page of a step: out of sight, given away, not heard."""
    page, run = learner.page, learner.run
    told = [*part(page, "felt").evaluate(OUTSIDE), *leaks(learner), *unheard(learner)]
    told += seats(page).evaluate_all(NAMELESS)
    is_game = run.now.kind == "game"  # what is told of it at its end comes first
    low = lowest(learner, *(["foot"] if is_game and run.done else ["felt", "verdict", "answer"]))
    if (not is_game or height != PHONE) and low > height:
        told.append(f"{low:.0f} px high")
    if at in AXE_AT:
        told += axe(page)
    return [f"{run.step.id}: {fault}" for fault in told]


def do_all(learner, look=faults):
    """Do a lesson and its quiz rightly; return what was seen to be wrong on the way."""
    wrong = []
    for at in range(200):
        if learner.steps.run is None and learner.table.scene["step"]["kind"] == "end":
            return wrong
        if learner.steps.run is None:  # the page between the sittings
            learner.press(learner.button("go_on_now"))
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
        if (foot := lowest(learner, "foot")) > HEIGHT - EDGE:
            low.append(f"{learner.run.step.id}, part {learner.run.part}, {on}: {foot:.0f} px")

    for n, step in enumerate(learner.steps.lesson.steps.values()):
        learner.open_step(n)
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
        wide = [f"{learner.run.step.id} is too wide"] * too_wide(learner.page)
        return wide + faults(learner, at, PHONE)

    assert do_all(open_page(game, "en", width=390, dark=True), look) == []


@pytest.fixture
def at_step(open_page):
    """Open a lesson's page at a step."""

    def at_step(game, id, language="en", **page):
        learner = open_page(game, language, **page)
        learner.open_step(list(learner.steps.lesson.steps).index(id))
        return learner

    return at_step


def top(learner):
    """How far below the lesson's head the table begins, in px."""
    return part(learner.page, "felt").evaluate(
        "felt => felt.getBoundingClientRect().top"
        " - document.querySelector('[data-seq]').getBoundingClientRect().top"
    )


@pytest.mark.parametrize(
    ("game", "id", "window"),
    [
        *(("nacho_pile", "back", PHONE), ("nacho_pile", "same", PHONE)),
        *(("schwupps", "alibi", PHONE), ("schwupps", "refill", PHONE)),
        ("schwupps", "common_out", TALL_PHONE),  # one draws a card that brings levers
    ],
)
def test_on_a_phone_the_table_stays_and_the_verdict_comes_into_the_window(
    at_step, game, id, window
):
    learner = at_step(game, id, "es", height=window, width=390)
    felt = part(learner.page, "felt")

    def stays(begun, height):
        assert top(learner) == pytest.approx(begun, abs=2)
        assert felt.bounding_box()["height"] < height + 30

    while not learner.run.done:
        before = top(learner), felt.bounding_box()["height"]
        learner.answer(partial(stays, *before))
        if learner.run.done:
            stays(*before)
    for shown in (learner.verdict, learner.next):
        expect(shown).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "es"])
def test_on_a_phone_the_hint_stays_while_a_card_asks_for_a_choice_of_eleven(at_step, language):
    learner = at_step("fuego", "incendio", language, height=PHONE, width=390, has_touch=True)
    learner.press(hand(learner.page).get_by_role("button", name="Incendio"))
    expect(learner.page.get_by_role("button", name="Backdraft").last).to_be_in_viewport(ratio=1)
    expect(learner.button("hint")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(1366, HEIGHT), (1036, HEIGHT), (390, TALL_PHONE)])
def test_a_hint_in_a_whole_game_lies_over_nothing(at_step, width, height):
    learner = at_step("schwupps", "first_game", width=width, height=height)
    learner.press(learner.button("go_on"))
    learner.press(learner.button("hint"))
    expect(learner.verdict).to_be_in_viewport(ratio=1)
    assert learner.verdict.evaluate(UNDER, PARTS["lines"]) == []


def test_in_a_low_cell_the_story_of_a_whole_game_is_over_the_buttons(at_step):
    learner = at_step("spicy", "first_game", width=950, height=610)
    learner.press(learner.button("go_on"))
    story, foot = (part(learner.page, name).bounding_box() for name in ("panel", "foot"))
    assert story["y"] + story["height"] <= foot["y"] + 1


def test_a_hint_leaves_the_card_that_is_chosen(at_step):
    learner = at_step("spicy", "lie")
    page = learner.page
    card(page, "chili 9").click()
    page.get_by_role("button", name="Hint 1").click()
    expect(learner.verdict).to_contain_text("Hint 1")
    expect(card(page, "chili 9")).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_the_story_of_a_whole_game_opens_at_a_tap(at_step):
    learner = at_step("nacho_pile", "first_game", height=TALL_PHONE, width=390, has_touch=True)
    learner.press(learner.button("go_on"))
    learner.press(learner.page.get_by_role("button", name="Draw"))
    learner.page.get_by_role("button", name="Show the whole story").tap()
    expect(part(learner.page, "lines").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "id"), [("pepper", "fits"), ("pepper", "deal"), ("schwupps", "starters")]
)
def test_the_buttons_under_a_step_stay_at_its_verdict_and_in_the_next_step(at_step, game, id):
    learner = at_step(game, id)
    foot = lowest(learner, "foot")
    learner.answer()
    expect(learner.verdict).to_be_visible()
    assert lowest(learner, "foot") == pytest.approx(foot, abs=3)
    learner.go_on()
    assert learner.run.step.id != id
    assert lowest(learner, "foot") == pytest.approx(foot, abs=3)


@pytest.mark.parametrize(
    ("game", "page"), [("nacho_pile", {"height": PHONE, "width": 390}), ("pepper", {})]
)
def test_the_table_of_a_whole_game_stands_still_while_its_text_comes_and_goes(at_step, game, page):
    learner = at_step(game, "first_game", **page)
    expect(learner.verdict).to_be_in_viewport(ratio=1)
    begun = part(learner.page, "felt").bounding_box()
    for act in (
        lambda: learner.press(learner.button("go_on")),
        lambda: tell(learner.steps, "hint"),
    ):
        act()
        learner.bridge.settle()
        assert part(learner.page, "felt").bounding_box() == begun
    expect(learner.verdict).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "id", "width"), [("pepper", "fits", 390), ("schwupps", "either", 1280)]
)
def test_each_card_of_a_full_hand_can_be_marked_after_its_neighbour(at_step, game, id, width):
    learner = at_step(game, id, width=width)
    held = cards(learner.page)
    for at in range(held.count()):
        learner.press(held.nth(at))
        assert learner.run.marked == learner.run.targets()[: at + 1]


@pytest.mark.parametrize("id", ["free", "open", "challenge", "silent"])
@pytest.mark.parametrize("height", [620, 768])
def test_a_double_click_on_a_card_hits_the_card_twice(at_step, id, height):
    """Else the second click lands on a button that has come in the card's place."""
    learner = at_step("spicy", id, height=height)
    place = "node => node.offsetTop"  # in the table, wherever the page is scrolled to
    before = hand(learner.page).evaluate(place)
    for at in range(cards(learner.page).count()):
        cards(learner.page).nth(at).dblclick(force=True, position={"x": 8, "y": 30})
        learner.bridge.settle()
        assert hand(learner.page).evaluate(place) == before
        assert learner.run.played == []


def test_a_double_tap_answers_nothing_that_has_come_under_the_finger(at_step):
    learner = at_step("nacho_pile", "wild", width=390, height=PHONE)
    box = learner.page.get_by_role("button", name="Draw").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    second = (
        "([x, y]) => new MouseEvent('click', {clientX: x, clientY: y, detail: 2, bubbles: true})"
    )
    tap = learner.page.evaluate_handle(second, [x, y])  # its time is now, however slow the table is
    learner.page.mouse.click(x, y)
    learner.bridge.settle()
    learner.page.evaluate(
        "([tap, x, y]) => document.elementFromPoint(x, y).dispatchEvent(tap)", [tap, x, y]
    )
    learner.bridge.settle()
    assert (learner.run.played, learner.run.verdict) == (["0 draw"], None)


def test_what_is_said_of_a_card_comes_after_it_by_keys(at_step):
    page = at_step("spicy", "free", by_keys=True).page
    card(page, "lemon 2").press("Enter")
    assert focused(page, "ariaLabel") == "Play lemon 2 as lemon 5"


def test_the_table_of_a_step_does_not_tell_what_a_challenge_costs(at_step):
    learner = at_step("spicy", "challenge")
    felt = part(learner.page, "felt")
    expect(felt).to_contain_text("Who doubts it?")
    expect(felt).not_to_contain_text("If you are right")


def test_i_am_framed_like_the_other_players_and_what_was_not_chosen_looks_as_before(at_step):
    learner = at_step("spicy", "order")
    you, colour = learner.buttons.first, "node => getComputedStyle(node).backgroundColor"
    frames = "node => getComputedStyle(node).boxShadow"
    assert you.evaluate(frames) == seats(learner.page).first.locator("..").evaluate(frames)
    before = you.evaluate(colour)
    learner.answer()
    assert learner.run.done
    assert you.evaluate(colour) == before


def test_the_right_chips_of_the_others_stay_marked_after_the_answer(at_step):
    learner = at_step("nacho_pile", "game")  # the quiz comes after it
    for _ in range(2):
        while not learner.run.done:
            learner.answer()
        learner.go_on()
    learner.answer()
    assert learner.run.done
    marked = part(learner.page, "felt").get_by_role("button", pressed=True)
    names = [node.get_attribute("aria-label") for node in marked.all()]
    assert [name.split(":")[0] for name in names] == ["Ben, in front"] * 2 + ["Cleo, in front"]


def test_each_seat_has_its_number_in_the_order_of_the_presses(at_step):
    learner = at_step("spicy", "first")
    learner.answer()
    shown = learner.page.locator("[data-nth]").evaluate_all(
        "nodes => nodes.map((node) => [node.dataset.nth, node.innerText.split(/\\s/)[0]])"
    )
    assert ["2", "You"] in shown


def test_a_challenge_that_named_nothing_calls_no_card_right(at_step):
    learner = at_step("spicy", "unnamed")
    learner.answer()
    assert part(learner.page, "felt").locator("use[href='#cl-i-check']").count() == 0


@pytest.mark.parametrize("language", ["en", pytest.param("es", marks=pytest.mark.night)])
def test_each_line_of_a_story_pressed_wrongly_fits_a_phone(at_step, language):
    learner = at_step("schwupps", "once", language, width=390, dark=True)
    for n in (0, 1, 2, 4):
        learner.press(learner.buttons.nth(n))
        assert learner.run.verdict.state == "wrong"
        assert faults(learner, 0, TALL_PHONE) == []
    learner.answer()
    assert learner.run.done


def test_a_number_is_typed_over_another_and_the_focus_goes_from_the_right_one_to_next(at_step):
    learner = at_step("pepper", "count")
    learner.number.click()
    for number, state in (("13", "wrong"), ("10", "right")):  # the second is typed over the first
        learner.page.keyboard.type(number)
        learner.page.keyboard.press("Enter")
        learner.bridge.settle()
        assert learner.run.verdict.state == state
    assert focused(learner.page) == learner.next.inner_text()


def test_by_keys_the_focus_goes_to_what_is_read_and_not_to_what_acts(at_step):
    learner = at_step("fuego", "free")
    keyboard, page = learner.page.keyboard, learner.page

    def enter(what):
        what.focus()
        keyboard.press("Enter")
        learner.bridge.settle()
        return focused(page)

    hint = learner.button("hint")
    assert "Try the 2" in enter(hint)  # it was the last one
    keyboard.press("Enter")
    assert learner.run.played == []
    learner = at_step("fuego", "skips")
    page, keyboard = learner.page, learner.page.keyboard
    assert enter(seats(page).nth(1)) == learner.next.inner_text()
    keyboard.press("Enter")
    learner.bridge.settle()
    # A later part with another rule is read as the first one is.
    assert focused(page) == "Skip with more players"
    heading = page.get_by_role("heading", name="Skip with more players")
    task = re.compile("Get rid of all three cards")
    expect(heading).to_have_accessible_description(task)
    assert not task.search(text_of(page, "said"))  # it is read with the heading
    enter(card(page, "Skip").first)
    assert "Play 2 x Skip" in text_of(page, "said")
    assert "With one Skip only Ben" in enter(learner.buttons.filter(has_text="Skip").first)
    assert "Get rid of all three cards" in enter(learner.button("again"))
    learner = at_step("fuego", "ya_burnt")
    learner.answer()
    assert focused(learner.page) == "Slap before Dan does."
    learner.page.keyboard.press("Tab")
    assert "Slap!" in focused(learner.page)
    learner = at_step("fuego", "one_at_a_time")
    page = learner.page
    assert "Two 9s" in enter(learner.options.first)


def test_the_tab_key_stops_at_each_thing_of_a_row_and_an_arrow_leads_there_too(at_step):
    learner = at_step("fuego", "beneath")
    named = learner.buttons.evaluate_all("nodes => nodes.map((node) => node.ariaLabel)")
    assert len(named) > 4
    for key in ("Tab", "ArrowRight"):
        learner.buttons.first.focus()
        walked = [focused(learner.page, "ariaLabel")]
        for _ in named[1:]:
            learner.page.keyboard.press(key)
            walked.append(focused(learner.page, "ariaLabel"))
        assert walked == named


def test_what_cannot_be_pressed_is_no_stop(at_step):
    learner = at_step("spicy", "points")
    assert cards(learner.page).count() == 2
    part(learner.page, "prompt").focus()
    learner.page.keyboard.press("Tab")
    assert learner.number.evaluate("node => node === document.activeElement")
    learner = at_step("spicy", "order", by_keys=True)  # a player's button, and seats
    learner.answer()
    assert focused(learner.page) == learner.next.inner_text()
    for shown in (learner.buttons, seats(learner.page)):
        assert shown.first.is_disabled()


def test_a_question_that_follows_a_move_has_the_focus_and_its_buttons_come_next(at_step):
    learner = at_step("spicy", "after", by_keys=True)
    learner.press(learner.page.get_by_role("button", name="Pass", exact=True))
    asked = learner.page.get_by_role("group", name="Then challenge Ben's card")
    expect(asked).to_be_focused()
    assert "You passed." in text_of(learner.page, "said")
    assert "challenge" not in text_of(learner.page, "said")  # it is read
    followed = []
    for _ in range(3):
        learner.page.keyboard.press("Tab")
        followed.append(focused(learner.page).split("!")[0])
    assert followed == ["Wrong number", "Wrong spice", "Let it go"]


@pytest.mark.parametrize(
    ("game", "step", "before", "answers"),
    [
        ("nacho_pile", "score", ["Draw"], ["6", "2"]),  # chips that were drawn
        ("nacho_pile", "turns", ["Stop", "Draw", "Stop"], ["Ben", "Cleo"]),  # players
        ("nacho_pile", "must", ["Draw", "Stop"], ["Ben, plate: 5", "Ben, plate: wild"]),
    ],
)
def test_by_keys_what_answers_comes_next_after_what_is_asked(at_step, game, step, before, answers):
    learner = at_step(game, step, by_keys=True)
    page = learner.page
    for name in before:
        learner.press(page.get_by_role("button", name=name, exact=True))
    if learner.run.waits:
        learner.go_on()
    asked = page.get_by_role("group", name=text_of(page, "prompt"))
    expect(asked).to_be_focused()  # one group alone has this name
    followed = []
    for _ in answers:
        page.keyboard.press("Tab")
        followed.append(focused(page, "ariaLabel"))
    assert followed == answers


@pytest.mark.parametrize(
    ("game", "step", "last"), [("nacho_pile", "most", "Your plate: 7 (3)"), ("spicy", "follow", "")]
)
def test_by_keys_what_ends_a_choice_comes_after_what_is_chosen(at_step, game, step, last):
    page = at_step(game, step).page
    page.get_by_role("button", name="That is all").focus()
    page.keyboard.press("Shift+Tab")
    assert focused(page, "ariaLabel") == (last or cards(page).last.get_attribute("aria-label"))


def test_a_task_that_is_done_gets_no_focus_while_the_others_answer(at_step):
    learner = at_step("nacho_pile", "home", by_keys=True)
    for _ in range(2):
        learner.press(learner.page.get_by_role("button", name="Draw", exact=True))
    learner.page.evaluate(
        """() => {
            window.names = [];
            addEventListener("focusin", ({ target }) => {
                const [by] = target.ariaLabelledByElements ?? [];
                window.names.push(by?.innerText ?? target.ariaLabel ?? target.innerText);
            });
        }"""
    )
    learner.press(learner.page.get_by_role("button", name="Stop", exact=True))
    assert learner.run.done
    assert not [name for name in learner.page.evaluate("names") if "Draw two chips" in name]
    assert focused(learner.page) == learner.next.inner_text()


def test_what_is_said_of_a_move_goes_with_it(at_step):
    learner = at_step("spicy", "failed")
    learner.press(card(learner.page, "pepper 9"))
    learner.press(learner.page.get_by_role("button", name="Say chili 1"))
    assert "You played" in text_of(learner.page, "said")
    learner.press(learner.button("again"))
    assert "You played" not in text_of(learner.page, "said")


def test_the_button_that_says_a_claim_has_a_name_of_its_own_for_any_claim(at_step):
    page = at_step("spicy", "wild").page
    card(page, "Total Wild").press("Enter")
    assert text_of(page, "said") == "Total Wild: 2 choices"
    page.get_by_role("button", name="Play Total Wild as chili 1").press("Enter")
    assert page.get_by_role("button", name="Say chili 1", exact=True).count() == 1


def test_a_rule_told_in_a_game_has_the_focus_on_what_goes_on(at_step):
    learner = at_step("fuego", "first_game")
    assert "You and Ben play a short game" in focused(learner.page)
    learner.page.keyboard.press("Tab")
    assert focused(learner.page) == learner.button("go_on").inner_text()
    untold = replace(learner.run.step.parts[0], untold=frozenset({"fuego.turn"}))
    learner.run.step = replace(learner.run.step, parts=(untold,))
    learner.press(learner.button("go_on"))
    cards(learner.page).first.focus()
    learner.steps.show()
    learner.bridge.settle()
    assert focused(learner.page) == learner.next.inner_text()
    learner.page.keyboard.press("Enter")
    learner.bridge.settle()
    assert focused(learner.page) == text_of(learner.page, "prompt")  # not on a card


def test_the_spotlight_marks_what_a_step_is_about_until_it_is_done(at_step):
    learner = at_step("schwupps", "either")
    marked = learner.page.locator("[data-spot]")
    assert marked.count() == 2
    assert "This is about: top row, first place, its pile." in text_of(learner.page, "prompt")
    for _ in range(2):  # marks a card and takes the mark back, which paints the felt anew
        learner.press(cards(learner.page).first)
        assert marked.count() == 2
    learner.answer()
    assert marked.count() == 0


@pytest.mark.parametrize("page", [{}, {"width": 390, "dark": True}])
def test_a_function_that_fails_shows_its_case(bridged, page):
    def fits(card, top, suit):
        return suit in card

    table = Lesson("pepper", "es", folder=None).check(fits)
    learner = Learner(bridged(table.table, reduced_motion="reduce", **page))
    shown = learner.page
    learner.verdict.get_by_text("fits('red 7', 'green 7', 'green') → False").wait_for()
    assert cards(shown).count() == 5
    assert axe(shown) == []
    for word in ("hint", "solve"):
        learner.press(learner.button(word))
    learner.verdict.get_by_text("def fits(card, top, suit):").wait_for()
    assert not hand(shown).is_visible()
    assert not too_wide(shown)
    assert axe(shown) == []


def test_the_first_game_tells_a_rule_leads_to_the_page_between_and_comes_back(at_step):
    learner = at_step("pepper", "first_game", height=664, width=390)
    step, page = learner.run.step, learner.page
    untold = replace(step.parts[0], untold=frozenset({"pepper.match"}))
    learner.run.step = replace(step, parts=(untold,))
    learner.steps.show()
    told = []
    while not learner.run.done:
        if learner.run.waits:
            told.append(learner.verdict.inner_text())
            expect(learner.next).to_be_in_viewport(ratio=1)  # without scrolling
            assert learner.buttons.count() == 0
            learner.press(learner.next)
        else:
            tell(learner.steps, "move")
    assert len(told) == 1
    assert "Same suit or same number" in told[0]
    learner.go_on()
    page.get_by_role("link", name="Later").wait_for()
    for text in ("You can now", "Still to come", "how to win more often"):
        assert page.get_by_text(text).is_visible()
    assert axe(page) == []
    learner.press(learner.button("go_on_now"))
    page.get_by_role("heading", name="From your first game").wait_for()


def test_one_goes_back_to_the_step_before_and_on_to_the_part_that_was_open(at_step):
    learner = at_step("fuego", "several", height=PHONE, width=390)
    learner.answer()
    learner.go_on()
    while not learner.run.part:
        learner.answer()
    learner.press(learner.button("previous"))
    assert learner.run.step.id == "several"
    assert focused(learner.page) == learner.table.scene["step"]["title"]
    learner.go_on()
    assert (learner.run.step.id, learner.run.part) == ("refill", 1)


def test_each_press_is_answered(at_step):
    learner = at_step("pepper", "fits")
    learner.press(learner.button("all"))  # nothing is marked
    texts = learner.table.words["lesson"]
    part(learner.page, "felt").get_by_text(texts["none_marked"]).wait_for()
    learner = at_step("pepper", "deck")
    learner.press(learner.button("check"))
    part(learner.page, "felt").get_by_text(texts["no_number"]).wait_for()
    learner = at_step("pepper", "poblano")
    learner.answer()
    his = learner.page.get_by_role("group", name="Ben", exact=True).get_by_role("button")
    his.first.click(force=True)  # of Ben's hand, before one of mine
    part(learner.page, "felt").get_by_text("First press one of your own").wait_for()
    learner = at_step("pepper", "draw")
    learner.answer()
    learner.press(
        learner.page.get_by_role("button", name="Draw a card")
        .or_(learner.page.get_by_role("button", name="Draw", exact=True))
        .first
    )
    learner.press(card(learner.page, "yellow 9"))
    learner.verdict.get_by_text("Drawing ended your turn").wait_for()
    learner = at_step("schwupps", "aggravate")
    learner.press(card(learner.page, "aggravation card"))
    learner.press(learner.page.get_by_role("button", name="its pile").first)
    part(learner.page, "felt").get_by_text("choose how to play it").wait_for()
    learner.press(card(learner.page, "red 2"))
    learner.verdict.get_by_text("does not fit on any of the four piles").wait_for()


def test_the_focus_stays_at_an_option_that_is_wrong(at_step):
    learner = at_step("pepper", "deal", by_keys=True)
    option = learner.options.last
    option.press("Enter")
    learner.bridge.settle()
    assert learner.run.verdict.state == "wrong"
    assert focused(learner.page) == option.inner_text()


def test_a_table_as_another_sees_it(at_step):
    learner = at_step("pepper", "secret")
    learner.answer()
    assert text_of(learner.page, "prompt") == "The table as Cleo sees it"
    assert card(learner.page, "yellow 3").count() == 1
    assert faults(learner, 0) == []


def test_what_a_step_gives_away_or_does_not_say_is_seen(at_step):
    learner = at_step("pepper", "turn")
    assert leaks(learner) == unheard(learner) == []
    cards(learner.page).first.evaluate("node => { node.style.transform = 'translateY(-9px)' }")
    assert any("unlike" in fault for fault in leaks(learner))
    hand(learner.page).evaluate("node => node.removeAttribute('aria-label')")
    assert unheard(learner) == ["a group without a name"]
    title = learner.table.scene["step"]["title"]
    heading = learner.page.get_by_role("heading", name=title)
    heading.evaluate("node => node.removeAttribute('aria-describedby')")
    assert unheard(learner)
