"""The faces of Sweet & Spicy, drawn by us."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cardlab.engine.table.cards import Card
from cardlab.engine.text.words import Words
from cardlab_widgets.faces.spicy_table import seat, table
from cardlab_widgets.faces.svg import DARK, LIGHT, back, name, numeral, paper, svg, use

__all__ = ["BACK", "FORM", "INKS", "STYLE", "SYMBOLS", "face", "seat", "small", "table"]

FORM: Final = "claim"
SYMBOLS: Final = Path(__file__).with_suffix(".svg").read_text(encoding="utf-8")
INKS: Final = {
    "s-chili": "--sf: #d55e00; --si: #9c3800; --st: #ffeee0;",
    "s-lemon": "--sf: #f2c230; --si: #6b4e00; --st: #fff7d6;",
    "s-pepper": "--sf: #5b6372; --si: #2b313b; --st: #e9ecf1;",
}
STYLE: Final = {  # of the table: its felt, in light and in dark
    "": "--felt-hi: #74365c; --felt: #5b2748; --felt-lo: #481d39;",
    '[data-theme="dark"]': "--felt-hi: #4e2440; --felt: #3b1930; --felt-lo: #2c1124;",
}
EMBLEM: Final = svg(use("chili", 0, 20, 100), "s-chili")
BACK: Final = svg(back("#8A3A66", "#F6D9E8", "chili"), "cl-back")

SPICES: Final = ("chili", "lemon", "pepper")


def face(card: Card, _: Words) -> str:
    """Draw number and spice; an any spice or any number card says what it lacks."""
    if card.kind == "number":
        corner = numeral(card.rank, 7, 9, 30) + use(card.suit, 6, 45, 23)
        return svg(paper() + corner + use(card.suit, 26, 58, 68), f"s-{card.suit}")
    return {
        "any spice": _any_spice,
        "any number": _any_number,
        "total wild": _total_wild,
        "trophy": _trophy,
        "game end": _game_end,
    }[card.kind](_)


def small(card: Card, _: Words) -> str:
    """Draw a piece for less than 48 px: one large sign, and the spice below a number."""
    if card.kind == "number":
        high = 62 if card.rank == 10 else 82
        sign = numeral(card.rank, 50, 8, high, anchor=0.5) + use(card.suit, 31, 96, 38)
        return svg(paper() + sign, f"s-{card.suit}")
    white = paper("#FFFDF8", "#000", 0.2)
    return {
        "any spice": svg(white + _spices(_LARGE_SPICES)),
        "any number": svg(white + numeral("#", 50, 36, 68, DARK, 0.5)),
        "total wild": svg(paper("#5B2346", "#000", 0.25) + _golden("a-star")),
        "trophy": svg(paper("#4A2A5E", "#000", 0.25) + use("trophy", 12, 32, 76)),
        "game end": svg(paper("#20242C", "#fff", 0.3) + _golden("i-stop")),
    }[card.kind]


def _golden(sign: str) -> str:
    return f'<g style="color:#FFD24A">{use(sign, 12, 32, 76)}</g>'


_LARGE_SPICES: Final = [(27.0, 10.0, 46.0), (4.0, 78.0, 46.0), (50.0, 78.0, 46.0)]


def _spices(places: list[tuple[float, float, float]]) -> str:
    return "".join(
        f'<g class="s-{spice}">{use(spice, x, y, size)}</g>'
        for spice, (x, y, size) in zip(SPICES, places, strict=True)
    )


def _any_spice(_: Words) -> str:
    row = _spices([(7, 8, 18), (26, 8, 18), (45, 8, 18)])
    large = _spices([(33, 34, 34), (14, 64, 34), (53, 64, 34)])
    foot = _foot(_("every spice"), _("no number"))
    return svg(paper("#FFFDF8", "#000", 0.2) + row + large + foot)


def _foot(right: str, wrong: str) -> str:
    """Draw in what a half wild is right, and below it in what it is wrong."""
    first = name(right, "#3B3F4A", 119, is_one_line=True)
    return first + name(wrong, "#9E2F12", 132, is_one_line=True)


def _any_number(_: Words) -> str:
    digits = "".join(
        numeral(k, 20 + (k - 1) % 3 * 30 if k < 10 else 50, 36 + (k - 1) // 3 * 18, 14, DARK, 0.5)
        for k in range(1, 11)
    )
    corner = (
        numeral(1, 8, 9, 19, DARK) + numeral("-", 24, 9, 19, DARK) + numeral(10, 42, 9, 19, DARK)
    )
    foot = _foot(_("every number"), _("no spice"))
    return svg(paper("#FFFDF8", "#000", 0.2) + corner + digits + foot)


def _total_wild(_: Words) -> str:
    star = f'<g style="color:#FFD24A">{use("a-star", 22, 14, 56)}</g>'
    strip = f'<rect x="7" y="78" width="86" height="32" rx="8" fill="{LIGHT}"/>'
    three = _spices([(12, 82, 24), (38, 82, 24), (64, 82, 24)])
    return svg(paper("#5B2346", "#000", 0.25) + star + strip + three + name(_("Total Wild"), LIGHT))


def _trophy(_: Words) -> str:
    return svg(
        paper("#4A2A5E", "#000", 0.25) + use("trophy", 16, 26, 68) + name(_("Trophy"), LIGHT)
    )


def _game_end(_: Words) -> str:
    sign = f'<g style="color:#FFD24A">{use("i-stop", 22, 34, 56)}</g>'
    return svg(paper("#20242C", "#fff", 0.3) + sign + name(_("Game End"), LIGHT))
