"""The faces of Schwupps, drawn by us."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cardlab.engine.table.cards import Card
from cardlab.engine.text.words import N_, Words
from cardlab.games.schwupps.cards import STEPS
from cardlab_widgets.faces.schwupps_table import seat, table
from cardlab_widgets.faces.svg import DARK, back, name, numeral, paper, svg, use

__all__ = ["BACK", "EMBLEM", "FORM", "INKS", "STYLE", "SYMBOLS", "face", "seat", "small", "table"]

FORM: Final = "lanes"
SYMBOLS: Final = Path(__file__).with_suffix(".svg").read_text(encoding="utf-8")
INKS: Final = {
    "s-purple": "--sf: #cc79a7; --si: #7a2a5b; --st: #fae8f2; --sb: #943c72; --sx: #fff;",
}
STYLE: Final = {  # of the table: its felt, in light and in dark
    "": "--felt-hi: #34629c; --felt: #264b7c; --felt-lo: #1c3a62;",
    '[data-theme="dark"]': "--felt-hi: #24446e; --felt: #193252; --felt-lo: #11243d;",
}
EMBLEM: Final = svg(f'<g style="color:#3E74B5">{use("a-whoosh", 0, 20, 100)}</g>')
BACK: Final = svg(back("#3E74B5", "#DCE9F8", "a-whoosh"), "cl-back")

FOOT: Final = {
    "+1": N_("one above"),
    "+2": N_("two above"),
    "-1": N_("one below"),
    "-2": N_("two below"),
    "same number": N_("same number"),
    "same colour": N_("same colour"),
    "colour or number": N_("one of the two"),
}


def face(card: Card, _: Words) -> str:
    """Draw a number in full colour, an angry face, or a rule card that shows what fits."""
    if card.kind == "number":
        inks = "--sf:var(--sx);--si:var(--sx);--st:var(--sb)"
        sign = f'<g style="{inks}">{use(card.suit, 8, 45, 19)}</g>'
        disc = '<circle cx="56" cy="88" r="36" fill="#FFFDF8"/>'
        corner = numeral(card.rank, 7, 9, 30, "var(--sx)")
        body = corner + sign + disc + numeral(card.rank, 56, 66, 44, "var(--si)", 0.5)
        return svg(paper("var(--sb)", "#000", 0.25) + body, f"s-{card.suit}")
    if card.kind == "aggravation":
        sign = f'<g style="color:#fff">{use("a-whoosh", 7, 8, 28)}{use("a-grump", 20, 40, 62)}</g>'
        return svg(paper("#2B2F38", "#fff", 0.3) + sign + name(_("Aggravation"), "#fff"))
    line = (
        '<rect x="6" y="6" width="88" height="128" rx="6" fill="none" stroke="#1E2A3C" '
        'stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round" opacity=".55"/>'
    )
    return svg(paper("#DDE7F3", DARK, 0.35) + line + _rule(card.kind) + _foot(_(FOOT[card.kind])))


def _foot(text: str) -> str:
    """The name of a rule, on two lines where one would reach the edge of the card."""
    first, _, rest = text.partition(" ")
    if len(text) < 10 or not rest:
        return name(text, DARK, 122)
    return name(first, DARK, 111) + name(rest, DARK, 125)


def small(card: Card, _: Words) -> str:
    """Draw the number with the suit below it, the angry face, or the sign of a rule."""
    if card.kind == "number":
        height = 82 if card.rank < 10 else 62
        number = numeral(card.rank, 50, 10, height, "var(--sx)", 0.5)
        inks = "--sf:var(--sx);--si:var(--sx);--st:var(--sb)"
        sign = f'<g style="{inks}">{use(card.suit, 32, 98, 36)}</g>'
        return svg(paper("var(--sb)", "#000", 0.25) + number + sign, f"s-{card.suit}")
    if card.kind == "aggravation":
        return svg(paper("#2B2F38", "#fff", 0.3) + use("a-grump", 12, 32, 76))
    if card.kind in STEPS:
        return svg(paper("#DDE7F3", DARK, 0.35) + numeral(card.kind, 50, 36, 66, DARK, 0.5))
    return svg(
        paper("#DDE7F3", DARK, 0.35) + f'<g transform="translate(0 8)">{_rule(card.kind)}</g>'
    )


def _rule(kind: str) -> str:
    """What fits: a step, the same number (#), the same colour (a drop), or either."""
    drop = '<g class="s-blue">{}</g>'
    if kind == "same number":
        return "".join(numeral(sign, x, 44, 36, DARK, 0.5) for sign, x in zip("#=#", (22, 50, 78)))  # noqa: B905
    if kind == "same colour":
        drops = drop.format(use("blue", 5, 42, 33) + use("blue", 62, 42, 33))
        return drops + numeral("=", 50, 46, 30, DARK, 0.5)
    if kind == "colour or number":
        slash = f'<path d="M62 34 40 92" stroke="{DARK}" stroke-width="4" stroke-linecap="round"/>'
        return drop.format(use("blue", 8, 34, 38)) + numeral("#", 76, 46, 38, DARK, 0.5) + slash
    return numeral(kind, 50, 36, 54, DARK, 0.5)
