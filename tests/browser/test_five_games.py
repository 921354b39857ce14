"""All five games at the table, each to its end by clicking, and by keys alone; and axe."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice
from cardlab_widgets import CardTable
from tests.browser.pressing import OPEN, press_next

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
    bridge.page.locator(".cl-banner b").first.wait_for()


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
    reason = bridge.table.match.outcome.reason
    banner = bridge.page.locator(".cl-banner").inner_text()
    assert reason in banner
    lines = bridge.table.scene["outcome"]["lines"]
    shown = bridge.page.locator(".cl-points li").all_text_contents()
    assert shown == [f"{line['name']} {line['points']}" for line in lines]
    best = bridge.page.locator(".cl-points .cl-best").all_text_contents()
    won = [seat in bridge.table.match.outcome.winners for seat in range(len(lines))]
    assert best == [text for text, has_won in zip(shown, won, strict=True) if has_won]
    assert len([m for m in bridge.table.match.moves if m.by == 0]) > 3


def walk_to(page, number):
    """With the arrows: down to the row of what a number chooses, right to it, Enter."""
    nodes = page.locator(OPEN).filter(visible=True)
    if not nodes.count():
        return None
    node = nodes.nth(number % nodes.count()).element_handle()
    for _ in range(60):
        if page.evaluate("node => document.activeElement === node", node):
            return page.keyboard.press("Enter")
        here = page.evaluate("node => rowOf(document.activeElement) === rowOf(node)", node)
        page.keyboard.press("ArrowRight" if here else "ArrowDown")
    raise AssertionError(
        f"no key leads there: {node.evaluate('node => node.outerHTML')[:200]}, "
        f"{page.evaluate('document.activeElement.outerHTML')[:200]}"
    )


ROW = """window.rowOf = (node) =>
  node?.closest('.cl-seats, .cl-form, .cl-open, .cl-mine, .cl-buttons, .cl-hand')"""


BY_NIGHT = [
    pytest.param(game, marks=pytest.mark.night) for game in ("nacho_pile", "schwupps", "spicy")
]


@pytest.mark.parametrize("game", ["pepper", *BY_NIGHT])
def test_a_whole_game_by_keys_alone(show, game):
    bridge = show(game, players=2, seed=6)
    bridge.page.evaluate(ROW)
    bridge.page.locator(".cl-felt button:not(:disabled):visible").first.focus()
    play_on(bridge, walk_to)
