"""All five games at the table, each to its end by clicking, and by keys alone; and axe."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice
from cardlab_widgets import CardTable
from tests.browser.seen import OPEN, part, press_next, text_of, walk_to

SHORT = {
    "fuego": 60,
    "pepper": 150,
    "schwupps": 60,
}  # turns after which the longer games are capped


@pytest.fixture
def show(bridged):
    """Open a new match of a game in a page of its own."""

    def show(game, players=3, seed=4, **page):
        cap = {"turn_cap": SHORT[game]} if game in SHORT else {}
        match = cardlab.new_match(game, players, seed, **cap)
        return bridged(CardTable(match, pace=0), **page)

    return show


def play_on(bridge, press=press_next, limit=900):
    """Press something again and again until the game is over."""
    dice = Dice(5)
    for _ in range(limit):
        if bridge.table.match.over:
            break
        press(bridge.page, dice.below(1_000))
        bridge.settle()
    assert bridge.table.match.over
    part(bridge.page, "banner").first.wait_for()


LONG = ("fuego", "spicy")  # what only they have is tried by day in tests of their own


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[pytest.mark.night] if game in LONG else [])
        for game in cardlab.list_games()
    ],
)
def test_a_whole_game_by_clicking(show, game):
    bridge = show(game)
    play_on(bridge)
    outcome, lines = bridge.table.match.outcome, bridge.table.scene["outcome"]["lines"]
    assert outcome.reason in text_of(bridge.page, "banner")
    points = part(bridge.page, "banner").locator("li")  # hidden where the game draws the count
    shown = points.all_text_contents()
    for text, line in zip(shown, lines, strict=True):
        assert text.startswith(line["name"])
        assert line["how"] in text
        assert text.endswith(f" {line['points']}")
    best = points.and_(part(bridge.page, "best")).all_text_contents()
    won = [seat in outcome.winners for seat in range(len(lines))]
    assert best == [text for text, has_won in zip(shown, won, strict=True) if has_won]
    assert len([m for m in bridge.table.match.moves if m.by == 0]) > 3


def press_by_keys(page, number):
    """With the arrows: down to the row of what a number chooses, right to it, Enter."""
    nodes = page.locator(OPEN).filter(visible=True)
    if nodes.count():
        walk_to(page, nodes.nth(number % nodes.count()).element_handle(), "ArrowDown")
        page.keyboard.press("Enter")


BY_NIGHT = [
    pytest.param(game, marks=pytest.mark.night) for game in ("nacho_pile", "schwupps", "spicy")
]


@pytest.mark.parametrize("game", ["pepper", *BY_NIGHT])
def test_a_whole_game_by_keys_alone(show, game):
    bridge = show(game, players=2, seed=6)
    part(bridge.page, "felt").locator("button:not(:disabled):visible").first.focus()
    play_on(bridge, press_by_keys)
