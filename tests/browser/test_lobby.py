"""The lobby in a browser: one press plays or learns, what is chosen is kept, all by keys too."""

from __future__ import annotations

import time

import pytest

import cardlab
from cardlab.engine.match.record import to_text
from cardlab_widgets import Lobby
from cardlab_widgets.lobby.rounds import codes
from tests.browser.lobby_page import LobbyPage
from tests.browser.looks import problems
from tests.browser.seen import axe, focused, part

LEFT = {"ticket": "a" * 22, "game": "spicy", "turn": 13, "mine": True, "names": ["Ben", "Cleo"]}
PATH = {"done": 2, "all": 4, "next": "Eights", "lang": "en", "marks": ["st", ".."]}
GAMES = cardlab.list_games()
# The buttons whose words do not fit into them.
TIGHT = """(all) => all.filter((node) => node.checkVisibility()
    && node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent)"""


@pytest.fixture
def show(pages):
    opened: list[LobbyPage] = []

    def show(lobby=None, **page):
        opened.append(LobbyPage(pages, lobby or Lobby(lessons=GAMES, pace=0), **page))
        opened[-1].page.set_default_timeout(8_000)
        return opened[-1]

    yield show
    for lobby_page in opened:
        lobby_page.close()
        assert lobby_page.errors == []


def left(**other):
    return {"cardlab-left": {**LEFT, "at": time.time() * 1000, **other}}


@pytest.mark.parametrize(
    ("width", "height", "dark", "language"),
    [
        (1280, 900, False, "en"),
        (768, 1024, False, "es"),
        (390, 844, True, "en"),
        (360, 780, False, "es"),
    ],
)
def test_nothing_is_cut_or_too_small_or_hard_to_read(show, width, height, dark, language):
    kept = {**left(), "cardlab-path-pepper": {**PATH, "lang": language}}
    lobby = Lobby(lessons=GAMES, language=language, links={"Probability hours": "hours.ipynb"})
    page = show(lobby, width=width, height=height, dark=dark, kept=kept).page
    page.locator("summary").click()
    assert problems(page) == []
    assert page.locator("button, a").evaluate_all(TIGHT) == []
    assert axe(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_one_press_plays_a_game_as_it_was_chosen(show, game):
    shown = show()
    page = shown.page
    page.locator("summary").click()
    page.get_by_label("Game", exact=True).select_option(game)
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    page.get_by_role("group", name="Ben").get_by_text("Expert").click()
    switch = page.get_by_role("switch")
    rules = {}
    if switch.count():
        rules = {switch.first.get_attribute("data-at")[5:]: not switch.first.is_checked()}
        switch.first.click()
    page.get_by_role("button", name=f"Play {cardlab.rulebook(game).title}").click()
    shown.settle()
    table = shown.lobby.table
    assert (table.match.game, table.match.players) == (game, 2)
    assert table.session.seats == ["person", "monte_carlo"]
    assert rules.items() <= table.match.options.items()
    table.close()


def test_what_was_chosen_is_there_again_and_the_seed_is_not(show):
    kept = {"players": 5, "game": "fuego", "seats": ["person", "random"], "rules": {}}
    kept["rules"]["pepper"] = {"must_play_if_able": 1, "poblano_swap": 99}
    shown = show(kept={"cardlab-table": kept})
    page = shown.page
    page.get_by_text("You, Ben, Cleo, Dan and Eva · beginner · regular · house rules in").wait_for()
    page.locator("summary").click()
    page.get_by_label("Seed").fill("7")
    page.get_by_text("· seed 7").wait_for()
    page.get_by_role("button", name="Play Schwupps").click()
    shown.settle()
    assert shown.sent()[-1] | {"rules": {}} == {
        "kind": "play",
        "game": "schwupps",
        "players": 5,
        "seats": ["person", "random", *["rule_of_thumb"] * 3],
        "rules": {},
        "seed": "7",
    }
    assert "seed" not in shown.kept("cardlab-table")


def test_by_keys_alone_and_the_focus_stays(show):
    page = show(width=390, height=844).page
    page.locator("summary").focus()
    page.keyboard.press("Enter")
    four = page.get_by_role("group", name="Players").get_by_text("4", exact=True)
    four.focus()
    page.keyboard.press("Space")
    assert (focused(page, "textContent"), focused(page, "ariaPressed")) == ("4", "true")
    assert page.get_by_role("group", name="Dan").count() == 1


@pytest.mark.parametrize(
    ("kept", "suggested"),
    [
        ({}, "Learn Pepper Eights"),
        ({"cardlab-path-fuego": PATH}, "Learn Fuego!, 2 of 4"),
        ({"cardlab-path-pepper": {**PATH, "done": 4}}, "Play Pepper Eights"),
    ],
)
def test_learn_shows_how_far_one_is_and_one_button_alone_has_the_lamp(show, kept, suggested):
    page = show(kept=kept).page
    lit = part(page, "lamp").evaluate_all("nodes => nodes.map((node) => node.ariaLabel)")
    assert lit == [suggested]


def test_the_game_that_was_left_goes_on_in_one_press(show, tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    before = Lobby(pace=0)
    before.form.search = "?game=spicy&players=3&pace=0"
    shown = show(kept=left(ticket=before.table.ticket))
    shown.page.get_by_text("waits for you: turn 13, and it is your move.").wait_for()
    shown.page.get_by_text("You play against Ben and Cleo.").wait_for()
    shown.page.get_by_role("button", name="Continue").click()
    shown.settle()
    assert shown.lobby.table.match.record() == before.table.match.record()


def test_a_game_that_is_no_longer_there_is_said_and_forgotten(show, tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    shown = show(kept=left())
    shown.page.get_by_role("button", name="Continue").click()
    shown.settle()
    said = shown.page.get_by_role("alert").inner_text()
    assert "There is no such game here any more" in said
    assert shown.page.get_by_role("button", name="Continue").count() == 0
    assert shown.kept("cardlab-left") is None


@pytest.mark.parametrize("kept", ["nonsense", {"ticket": 7}, {**LEFT, "at": 0}, [], {"names": "x"}])
def test_what_a_browser_has_kept_wrongly_is_left_out(show, kept):
    shown = show(kept={"cardlab-left": kept, "cardlab-table": kept, "cardlab-path-pepper": kept})
    assert shown.page.get_by_role("button", name="Play ").count() == len(GAMES)
    assert shown.page.get_by_role("button", name="Continue").count() == 0


def test_a_shared_game_is_opened_and_a_bad_one_is_said(show):
    match = cardlab.new_match("pepper", players=4, seed=9)
    match.apply(match.legal()[-1])
    shown = show()
    page = shown.page
    for text, is_bad in (("cardlab:half of it", True), (to_text(match), False)):
        page.get_by_role("button", name="Open a shared game").first.click()
        page.get_by_role("textbox", name="A shared game").fill(text)
        page.get_by_role("button", name="Open", exact=True).click()
        shown.settle()
        assert (shown.lobby.table is None) is is_bad
        assert page.get_by_role("alert").filter(has_text="damaged").count() == is_bad
    opened = shown.lobby.table.match
    assert (opened.players, opened.moves[0]) == (4, match.moves[0])


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
def test_a_pupil_types_the_code_of_a_competition(show, width, dark, monkeypatch, tmp_path):
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    lobby = Lobby(fair=True, pace=0)
    shown = show(lobby, width=width, height=780, dark=dark)
    lobby.form.search = "?game=pepper&players=3&seed=1"
    box = shown.page.get_by_label("Your code")
    box.fill("AAAA AAAA")
    box.press("Enter")
    shown.page.get_by_role("alert").get_by_text("Nobody has the code AAAAAAAA").wait_for()
    assert problems(shown.page) == []
    assert axe(shown.page) == []
    code = codes()[0].lower()
    box.fill(f" {code[:4]}-{code[4:]} ")
    shown.page.get_by_role("button", name="Continue").click()
    shown.settle()
    assert lobby.table.session.people == [0]
