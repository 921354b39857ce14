"""The faces of cards, drawn by us in SVG, and all that a page needs to draw pieces in words.

The strokes stand in ``art/symbols.svg``; here they are put together. A game's faces are one
function in ``FACES``, from a card to the inside of its drawing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from cardlab.cards import Card
from cardlab.errors import BadOption, one_of
from cardlab.games import Game, find, games
from cardlab.table import Dice
from cardlab.words import Words

_ART: Final = Path(__file__).parent / "art" / "symbols.svg"
_SYMBOL: Final = re.compile(r'<symbol id="cl-([\w-]+)".*?</symbol>')
_USED: Final = re.compile(r'href="#cl-([\w-]+)"')
_CARD: Final = '<rect x=".75" y=".75" width="98.5" height="138.5" rx="9" stroke-width="1.5" '


@cache
def symbols() -> dict[str, str]:
    """All drawings by name, as ``<symbol>`` elements."""
    text = _ART.read_text(encoding="utf-8")
    return {found[1]: found[0] for found in _SYMBOL.finditer(text)}


def sprite(drawings: Iterable[str] | None = None) -> str:
    """The symbols that some drawings use (all of them by default), to be put once into a page."""
    known = symbols()
    wanted = list(known)
    if drawings is not None:
        named = {name for drawing in drawings for name in _USED.findall(drawing)}
        wanted = [name for name in known if name in named]
    inside = "".join(known[name] for name in wanted)
    return f'<svg class="cl-sprite" aria-hidden="true" width="0" height="0">{inside}</svg>'


def use(name: str, x: float, y: float, w: float, h: float | None = None, extra: str = "") -> str:
    """A symbol at a place."""
    return f'<use href="#cl-{name}" x="{x}" y="{y}" width="{w}" height="{h or w}"{extra}/>'


def numeral(number: int, x: float, y: float, height: float) -> str:
    """A number in strokes, alike on every machine."""
    width = height * 20 / 32
    digits, at = [], x
    for digit in str(number):
        digits.append(use(f"n-{digit}", round(at - (width * 0.08 if digit == "1" else 0), 1), y,
                          round(width, 1), height))  # fmt: skip
        at += width * (0.8 if digit == "1" else 1.08)
    return (
        '<g fill="none" stroke="var(--si)" stroke-width="5.6" stroke-linecap="round" '
        f'stroke-linejoin="round">{"".join(digits)}</g>'
    )


def svg(inside: str, css: str = "") -> str:
    """A card: 100 by 140, decorative (its name is said by what holds it)."""
    return f'<svg class="cl-face {css}" viewBox="0 0 100 140" aria-hidden="true">{inside}</svg>'


def pepper_face(card: Card) -> str:
    """Number and suit at the corner, one large symbol low right; an eight shows all four suits."""
    paper = _CARD + 'fill="var(--st)" stroke="var(--si)" stroke-opacity=".4"/>'
    if card.kind != "number":
        names = {"poblano": "Poblano", "jalapeno": "Jalapeño", "habanero": "Habanero"}
        act = {"poblano": "a-swap", "jalapeno": "a-reverse", "habanero": "a-all"}[card.kind]
        return paper + (
            f'<g style="color:var(--si)">{use(act, 7, 9, 27)}</g>{use(card.suit, 8, 43, 23)}'
            f"{use(card.kind, 29, 38, 64)}"
            f'<text x="50" y="127" text-anchor="middle" class="cl-cname">{names[card.kind]}</text>'
        )
    corner = numeral(card.rank, 7, 9, 31) + use(card.suit, 7, 46, 23)
    if card.rank != 8:
        return paper + corner + use(card.suit, 30, 61, 61)
    places = {"red": (50, 51), "yellow": (71, 76), "green": (29, 76), "blue": (50, 101)}
    around = "".join(
        f'<g class="s-{suit}">{use(suit, x, y, 23 if suit != card.suit else 27)}</g>'
        for suit, (x, y) in places.items()
    )
    return paper + corner + around


def pepper_back() -> str:
    """A green back with a pepper in a ring."""
    dots = "".join(
        f'<circle cx="{14 + x * 12 + (6 if y % 2 else 0)}" cy="{14 + y * 12.4:.1f}" r="1.8"/>'
        for y in range(10)
        for x in range(6 if y % 2 else 7)
    )
    return (
        _CARD + 'fill="#FFFDF8" stroke="#00000038"/>'
        '<rect x="6" y="6" width="88" height="128" rx="5.5" fill="#2E8068"/>'
        f'<g fill="#CFEBDF" opacity=".28">{dots}</g>'
        '<circle cx="50" cy="70" r="25" fill="#2E8068" stroke="#CFEBDF" stroke-width="2.5"/>'
        f'<g style="--sf:#CFEBDF;--si:#CFEBDF;--st:#2E8068">{use("jalapeno", 33, 53, 34)}</g>'
    )


FACES: Final[dict[str, tuple[Callable[[Card], str], Callable[[], str]]]] = {
    "pepper": (pepper_face, pepper_back),
}


def painted() -> list[str]:
    """The games that can be played at a table, sorted: those that have their faces."""
    return [name for name in games() if name in FACES]


def find_painted(name: Any) -> Game:
    """The game of that name, or :class:`~cardlab.BadOption` where there is no table for it."""
    game = find(name)
    if game.name not in FACES:
        raise BadOption(f"There is no table for {name!r} yet; there is for {one_of(painted())}.")
    return game


@cache
def faces(game: str) -> dict[str, str]:
    """Each face of a game as an SVG, by the card's text; and the "back"."""
    rules = find_painted(game)
    face, back = FACES[game]
    pack = rules.table(rules.players[0], Dice(0), rules.house_rules({})).pack()
    drawn = {card.text: svg(face(card), f"s-{card.suit}") for card in pack}
    return {**drawn, "back": svg(back(), "cl-back")}


def art(game: str, language: str = "en") -> dict[str, Any]:
    """All that a page needs to draw and to name the pieces of a game in a language."""
    words = Words(language)
    drawn = faces(game)
    cards = [Card.parse(text) for text in drawn if text != "back"]
    suits = dict.fromkeys(card.suit for card in cards if card.suit)
    return {
        "sprite": sprite(),
        "faces": drawn,
        "pieces": {
            card.text: {"name": words.card(card), "suit": card.suit, "css": f"s-{card.suit}"}
            for card in cards
        },
        "suits": {suit: {"name": words.suit(suit), "css": f"s-{suit}"} for suit in suits},
    }
