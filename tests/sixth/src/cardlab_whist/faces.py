"""The faces of Whist, drawn by us: the rank in a corner and a large suit."""

from __future__ import annotations

from typing import Final

from cardlab import Card, Words
from cardlab_widgets.faces.svg import back, name, numeral, paper, svg, use

BACK: Final = svg(back("#24476B", "#DCE8F5", "whist-spades"), "cl-back")

_SHAPES: Final = {
    "clubs": "M50 92c4-12 4-20 4-26 26 14 44-20 14-30C86 6 14 6 32 36 2 46 20 80 46 66"
    "c0 6 0 14-4 26z",
    "diamonds": "M50 6 84 50 50 94 16 50z",
    "hearts": "M50 92C4 56 8 12 34 14c10 0 14 8 16 14 2-6 6-14 16-14 26-2 30 42-16 78z",
    "spades": "M50 6C20 40 6 52 16 68c8 12 24 8 30-2 0 10-2 18-6 26h20c-4-8"
    "-6-16-6-26 6 10 22 14 30 2 10-16-4-28-34-62z",
}

_DRAWN: Final = "".join(
    f'<symbol id="cl-whist-{suit}" viewBox="0 0 100 100">'
    f'<path d="{path}" fill="var(--sf)"/></symbol>'
    for suit, path in _SHAPES.items()
)
SYMBOLS: Final = f'<svg xmlns="http://www.w3.org/2000/svg">{_DRAWN}</svg>'

INKS: Final = {
    "s-clubs": "--sf: #00755a; --si: #004d3b; --st: #fffdf8",
    "s-diamonds": "--sf: #0067a3; --si: #004f7d; --st: #fffdf8",
    "s-hearts": "--sf: #b94a06; --si: #8c3300; --st: #fffdf8",
    "s-spades": "--sf: #2b313b; --si: #111; --st: #fffdf8",
}


def face(card: Card, _: Words) -> str:
    """Draw the rank, or the first letter of a court card, and its name below."""
    sign = use(f"whist-{card.suit}", 24, 40, 52)
    corner = numeral(card.rank, 7, 9, 24) if card.kind == "number" else ""
    small = use(f"whist-{card.suit}", 72, 8, 20)
    return svg(paper() + corner + small + sign + name(_.kind(card)), f"s-{card.suit}")
