"""The faces of Nacho Pile, drawn by us."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cardlab.engine.table.cards import Card
from cardlab.engine.text.words import Words
from cardlab.games.nacho_pile.cards import VALUED
from cardlab_widgets.faces.nacho_pile_table import seat, table
from cardlab_widgets.faces.svg import name, numeral, svg, use

__all__ = [
    "BACK",
    "EMBLEM",
    "FORM",
    "INKS",
    "STYLE",
    "SYMBOLS",
    "WORN",
    "face",
    "seat",
    "small",
    "table",
]

SYMBOLS: Final = Path(__file__).with_suffix(".svg").read_text(encoding="utf-8")
INKS: Final = {
    "c-num": "--sf: #f0b93a; --si: #7a4a0c; --st: #ffe3a1;",
    "c-wild": "--sf: #3c4fa3; --si: #151f52; --st: #95a6f2;",
    "c-spicy": "--sf: #c8421a; --si: #631a05; --st: #ffa57e;",
}
STYLE: Final = {  # of the table: its felt, in light and in dark
    "": "--felt-hi: #1e6a77; --felt: #15515c; --felt-lo: #0e3f48;",
    '[data-theme="dark"]': "--felt-hi: #154a53; --felt: #0e373f; --felt-lo: #0a292f;",
    " .cl-thick::before": "display: none;",
    " .cl-pile": "aspect-ratio: 100 / 92;",
    " .cl-face": "box-shadow: none !important; border-radius: 0;",
    " .cl-may .cl-face": "filter: drop-shadow(0 0 3px var(--lamp))"
    " drop-shadow(0 0 2px var(--lamp));",
}
EMBLEM: Final = svg(use("chip", 0, 0, 100, 92), "c-num", 92)
BACK: Final = svg(use("bag", 0, 0, 100, 92), "cl-back", 92)
WORN: Final = VALUED
FORM: Final = "bag"

# What a spicy chip does, as a sign: it takes, it moves onto the plate, it puts back.
SIGNS: Final = {"steal": "i-left", "score": "i-down", "return": "i-undo"}


def face(chip: Card, _: Words) -> str:
    """Draw a tortilla chip with its number; a wild is blue with a star, a spicy one red."""
    body = use("chip", 0, 0, 100, 92)
    star = f'<g style="color:#FFE08A">{use("a-star", 30, 32, 40)}</g>'
    if chip.base.kind == "wild":
        small = f'<g style="color:#FFE08A">{use("a-star", 42, 14, 16)}</g>'
        inside = small + numeral(chip.rank, 50, 36, 40, "#fff", 0.5) if chip.rank else star
        return svg(body + inside, "c-wild", 92)
    if chip.kind != "number":
        inks = "--sf:#fff;--si:#fff;--st:#C8421A"
        sign = f'<g style="{inks}">{use("chili", 32, 20, 36)}</g>'
        return svg(body + sign + name(_.kind(chip), "#fff", 76), "c-spicy", 92)
    return svg(body + numeral(chip.rank, 50, 34, 42, "#4A2A00", 0.5), "c-num", 92)


def small(chip: Card, _: Words) -> str:
    """Draw a chip with one large sign; a spicy one has a pod and the sign of what it does."""
    body = use("chip", 0, 0, 100, 92)
    star = f'<g style="color:#FFE08A">{use("a-star", 26, 27, 48)}</g>'
    if chip.base.kind == "wild":
        above = f'<g style="color:#FFE08A">{use("a-star", 41, 8, 18)}</g>'
        inside = above + numeral(chip.rank, 50, 31, 50, "#fff", 0.5) if chip.rank else star
        return svg(body + inside, "c-wild", 92)
    if chip.kind != "number":
        inks = "--sf:#fff;--si:#fff;--st:#C8421A;color:#fff"
        pod, sign = use("chili", 34, 14, 32), use(SIGNS[chip.kind], 30, 45, 40)
        return svg(f'{body}<g style="{inks}">{pod}{sign}</g>', "c-spicy", 92)
    return svg(body + numeral(chip.rank, 50, 28, 52, "#4A2A00", 0.5), "c-num", 92)
