"""What a table must never look like: cut, too small, out of its box, below the fold."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import cardlab
from cardlab import Match
from cardlab.engine.text.words import Words
from cardlab_widgets import CardTable
from cardlab_widgets.table.scene import scene
from tests.browser.bridge import NEXT_FRAME
from tests.browser.seen import called, hand, playable
from tests.rules.tables import after

PROBLEMS = (Path(__file__).parent / "looks.js").read_text(encoding="utf-8")
SIZES = {1280: 900, 390: 844, 768: 1024}

Show = Callable[..., Any]  # the fixture ``bridged``


def played_until(match: Match, is_there: Callable[[Match], bool]) -> Match:
    """Return the match, played by rules of thumb until it is at such a moment."""
    bot = cardlab.bots.make("rule_of_thumb", seed=1)
    while not match.over and not is_there(match):
        match.apply(bot(cardlab.Seat(match, asked(match)[0])))
    return match


def asked(match: Match) -> tuple[int, ...]:
    """The seats that are asked."""
    return () if match.ask is None else tuple(match.ask.seats)


def my_turn(match: Match) -> bool:
    """Whether I am on turn in the middle of a game."""
    return asked(match) == (0,) and late(match)


def waiting(match: Match) -> bool:
    """Whether another one is on turn, and nobody else is asked."""
    return 0 not in asked(match) and late(match)


def late(match: Match) -> bool:
    """Whether everybody has had two turns or so."""
    return len(match.moves) > 3 * match.players


MOMENTS: dict[str, Callable[[Match], bool]] = {
    "my turn": my_turn,
    "waiting": waiting,
    "refused": my_turn,
    "over": lambda _match: False,
}

_PLATES = {
    "plate 0": "1, 3, 4, 7, wild",
    "plate 1": "1, 4, 4, 6, 5, 5, 7, wild, steal, score, return",
    "front 1": "2, wild=2, 3, 3",
}

# The moments that only one game has: when they are there, or how the table is set.
MOMENTS_OF: dict[str, dict[str, Callable[[Match], bool] | dict[str, Any]]] = {
    "nacho_pile": {
        "at risk": {**_PLATES, "bag": "5, 2, 7, 6, ...", "moves": "0 draw, 0 draw, 0 draw, 0 draw"},
        "before me": {
            **_PLATES,
            "bag": "5, 2, 7, 6, 4, 2, ...",
            "moves": "0 draw, 0 draw, 0 draw, 0 stop, 1 draw, 1 draw, 1 draw",
        },
        "bust": {**_PLATES, "bag": "5, 2, 7, 2, ...", "moves": "0 draw, 0 draw, 0 draw, 0 draw"},
        "wild": {**_PLATES, "bag": "5, 2, wild, ...", "moves": "0 draw, 0 draw, 0 draw"},
        "target": {**_PLATES, "bag": "5, 2, steal, ...", "moves": "0 draw, 0 draw, 0 draw"},
        "eight chips": {
            **_PLATES,
            "plate 1": "6",
            "bag": "5, 2, 7, 1, 3, 4, 6, score, ...",
            "moves": ", ".join(["0 draw"] * 8),
        },
    },
    "schwupps": {
        "nothing fits": lambda match: my_turn(match) and _verbs(match) == {"schwupp"},
        "who takes": lambda match: asked(match) == (0,) and "give" in _verbs(match),
    },
    "fuego": {
        "many": {"hand 0": "1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, skip, burn", "play": "6, 7, 9"},
        "face up": {"hand 0": 0, "up 0": "8, 9, burn", "play": "3, 9, 9", "draw": 0},
        "face down": {"hand 0": 0, "up 0": 0, "down 0": 3, "play": "3, 9, 9", "draw": 0},
        "left or right": {"hand 0": "2, 4, burn baby burn", "play": "3, 9, 9"},
        "as another": {"hand 0": "2, 4, incendio", "play": "3, 3, 3"},
        "turned up": {"hand 0": 0, "up 0": 0, "turned up": "incendio", "play": "3, 9", "draw": 0},
        "slap": {
            "hand 0": "2, 5, 9",
            "hand 1": "3, 4, ya burnt",
            "play": "6, 8, 9, 10",
            "on turn": 1,
            "rules": {"slap": "reaction"},
            "moves": "1 play ya burnt",
        },
    },
    "spicy": {
        "opening": {"hand 0": "chili 3, lemon 8, lemon 10, pepper 9, any number, total wild"},
        "saying": {
            "stack": "lemon 1, pepper 9, lemon 2",
            "declared": "lemon 2",
            "owner": 1,
            "let_go": True,
            "hand 0": "chili 3, lemon 8, any spice, pepper 9, total wild",
        },
        "challenge": lambda match: 0 in asked(match) and len(match.view(0).trail) > 2,
        "wild": {
            "stack": "pepper 3, total wild",
            "declared": "pepper 7",
            "owner": 1,
            "hand 0": "chili 3, lemon 8, any spice, pepper 9",
        },
        "reveal": lambda match: 0 in asked(match) and match.view(0).reveal is not None,
    },
}
# The card of my hand that is pressed at such a moment.
PRESSED = {"left or right": "burn baby burn", "as another": "incendio"}


def _verbs(match: Match) -> set[str]:
    """The verbs of the moves that I may make."""
    return {move.verb for move in match.legal(0)}


def moments(game: str) -> list[str]:
    """The names of the moments of a game."""
    return [*MOMENTS, *MOMENTS_OF.get(game, {})]


def set_at(
    game: str, players: int, moves: str = "", rules: dict[str, Any] | None = None, **places: Any
) -> Match:
    """Return a table that is set by hand, after some moves."""
    return after(game, places, moves, players, seed=4, **rules or {})


@cache
def match_at(game: str, players: int, moment: str) -> Match:
    """Return a match at a moment; it is not to be played on, but copied."""
    wanted = {**MOMENTS, **MOMENTS_OF.get(game, {})}[moment]
    if isinstance(wanted, dict):
        return set_at(game, players, **wanted)
    return played_until(cardlab.new_match(game, players, seed=4), wanted)


def shown(show: Show, game: str, players: int, moment: str, width: int = 1280) -> Any:
    """Show a table at a moment and return its bridge; dark on a phone, light elsewhere."""
    match = match_at(game, players, moment)
    table = CardTable(match.copy(), pace=0)  # whose bots move on at once
    if not match.over and 0 not in asked(match):
        table.scene = {**table.scene, **scene(match, 0, Words("en")), "mode": "play"}
    calm = {"reduced_motion": "reduce"}  # nothing is on its way when it is looked at
    bridge = show(table, width=width, height=SIZES[width], dark=width == 390, **calm)
    bridge.page.add_style_tag(
        content="h1 { position: absolute; clip-path: inset(50%) }"
    )  # the bridge's own
    presses = {"refused": refuse, "saying": pick, "opening": pick}
    if moment in presses:
        presses[moment](bridge.page)
    if moment in PRESSED:
        hand(bridge.page).locator(f'[data-key^="{PRESSED[moment]}#"]').first.click(force=True)
    bridge.page.evaluate(NEXT_FRAME)
    return bridge


def pick(page: Page) -> None:
    """Pick a card."""
    playable(page).nth(1).click(force=True)


def refuse(page: Page) -> None:
    """Press a card that may not be played, if there is one."""
    refused = hand(page).get_by_role("button", name=called("not_playable"))
    if refused.count():
        refused.first.click(force=True)


def problems(page: Page) -> list[str]:
    """Return what is wrong with a page's looks, one line for each fault."""
    faults: list[str] = page.evaluate(PROBLEMS)
    return faults
