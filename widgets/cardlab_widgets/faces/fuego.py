"""The faces of Fuego!, drawn by us."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cardlab.engine.cards import Card
from cardlab.engine.words import Words
from cardlab.games.fuego.cards import AS_ANOTHER
from cardlab_widgets.svg import back, name, numeral, paper, svg, use

SYMBOLS: Final = Path(__file__).with_suffix(".svg").read_text(encoding="utf-8")
STYLE: Final = {  # of the table: its felt, in light and in dark
    "": "--felt-hi: #6a4038; --felt: #4c2b26; --felt-lo: #3a1f1b;",
    '[data-theme="dark"]': "--felt-hi: #472a24; --felt: #331c18; --felt-lo: #241310;",
}
EMBLEM: Final = svg(use("flame", 0, 20, 100))
BACK: Final = svg(back("#A63A1B", "#FFDCC2", "flame"), "cl-back")
WORN: Final = list(AS_ANOTHER.values())

SIGNS: Final = {
    "reverse": "a-reverse",
    "skip": "a-skip",
    "invisible": "a-ghost",
    "burn": "a-burn",
    "incendio": "a-star",
    "burn baby burn": "a-lr",
    "ya burnt": "a-hand",
    "backdraft": "a-draft",
}


def face(card: Card, _: Words) -> str:
    """Draw a flame that grows and darkens with the number, or a special on dark ground."""
    shown = _fuego_number(card.rank) if card.rank else _fuego_special(card.kind, _.kind(card))
    if card.base is card:
        return svg(shown)
    star = f'<g style="color:#FFD9A0">{use("a-star", 66, 6, 26)}</g>'
    return svg(shown + '<circle cx="79" cy="19" r="16" fill="#3A1710"/>' + star)


def heat(rank: int) -> str:
    """Return the colour of a number from 1, bright, to 10, dark, as "#RRGGBB".

    The lightness falls evenly, so that the order can be seen without seeing the hue.
    """
    bright, orange, ember = (252, 214, 120), (233, 110, 30), (150, 32, 12)
    along = (rank - 1) / 9 * 2
    first, last, part = (bright, orange, along) if along < 1 else (orange, ember, along - 1)
    mixed = [round(a + (b - a) * part) for a, b in zip(first, last, strict=True)]
    return "#" + "".join(f"{channel:02X}" for channel in mixed)


def _fuego_number(rank: int) -> str:
    size, colour, low = 34 + rank * 3.4, heat(rank), 134 - rank * 5.2
    crest = f"M.75 {low:.0f}Q30 {low - 10:.0f} 50 {low:.0f}T99.25 {low - 2:.0f}"
    wave = (
        f'<path d="{crest}V130a9 9 0 0 1-9 9.25H9.75a9 9 0 0 1-9-9.25z" fill="{colour}" '
        'opacity=".3"/>'
    )
    flame = use("flame", round(57 - size / 2, 1), round(92 - size / 2, 1), round(size, 1))
    ground = paper("#FFF7EA", "#000", 0.22) + wave + numeral(rank, 7, 9, 34, "#4A1508")
    return ground + f'<g style="--f1:{colour};--f2:#FFE9B8">{flame}</g>'


def _fuego_special(kind: str, title: str) -> str:
    sign = SIGNS[kind]
    inks = "color:#FFD9A0;--f1:#FF8A3D;--f2:#FFE9B8"
    return (
        paper("#3A1710", "#FFB36B", 0.55)
        + f'<g style="{inks}">{use(sign, 7, 9, 25)}{use(sign, 18, 42, 64)}</g>'
        + name(title, "#FFE9D2")
    )
