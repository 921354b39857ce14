"""The faces of Pepper Eights, drawn by us."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cardlab.engine.table.cards import Card
from cardlab.engine.text.words import Words
from cardlab_widgets.faces.svg import back, name, numeral, paper, svg, use

SYMBOLS: Final = Path(__file__).with_suffix(".svg").read_text(encoding="utf-8")
EMBLEM: Final = svg(use("jalapeno", 0, 20, 100), "s-green")
BACK: Final = svg(back("#2E8068", "#CFEBDF", "jalapeno"), "cl-back")

PEPPERS: Final = {"poblano": "a-swap", "jalapeno": "a-reverse", "habanero": "a-all"}


def face(card: Card, _: Words) -> str:
    """Draw number and suit in the corner and one large symbol; an eight shows all four suits."""
    css = f"s-{card.suit}"
    if card.kind in PEPPERS:
        sign = f'<g style="color:var(--si)">{use(PEPPERS[card.kind], 7, 9, 27)}</g>'
        body = sign + use(card.suit, 8, 43, 23) + use(card.kind, 29, 38, 64) + name(_.kind(card))
        return svg(paper() + body, css)
    corner = numeral(card.rank, 7, 9, 31) + use(card.suit, 7, 46, 23)
    if card.rank != 8:
        return svg(paper() + corner + use(card.suit, 30, 61, 61), css)
    places = {"red": (50, 51), "yellow": (71, 76), "green": (29, 76), "blue": (50, 101)}
    around = "".join(
        f'<g class="s-{suit}">{use(suit, x, y, 23 if suit != card.suit else 27)}</g>'
        for suit, (x, y) in places.items()
    )
    return svg(paper() + corner + around, css)


def small(card: Card, _: Words) -> str:
    """Draw the number with the suit below it, or a pepper on paper of its colour."""
    css = f"s-{card.suit}"
    if card.kind in PEPPERS:
        return svg(paper() + use(card.kind, 12, 30, 76), css)
    height = 82 if card.rank < 10 else 62
    return svg(
        paper() + numeral(card.rank, 50, 12, height, anchor=0.5) + use(card.suit, 32, 99, 36), css
    )
