"""How Pepper Eights looks: its pieces and its tile in the lobby."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cardlab.engine.table.cards import Card
from cardlab.engine.text.words import N_, Words
from cardlab_widgets.faces import Draw
from cardlab_widgets.faces.svg import back, name, numeral, paper, svg, use
from cardlab_widgets.faces.tiles import Piece, Place

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


# --- The tile in the lobby ------------------------------------------------------------------------

LINE: Final = N_("Match suit or number, and be first out of cards.")
TOPIC: Final = N_("chance under a condition")


def picture(draw: Draw, _words: Words) -> list[Piece]:
    """Return a hand of five cards, one of them lit."""
    return [
        Piece(draw("red 7"), Place(-132, 22, 92, -15), Place(-26, 6, 58, -12)),
        Piece(draw("yellow 8"), Place(-70, 6, 92, -7)),
        Piece(draw("green 7"), Place(0, -2, 92), Place(0, 0, 58), "lit"),
        Piece(draw("blue 4"), Place(70, 6, 92, 7), Place(34, 8, 58, 12)),
        Piece(draw("green jalapeno"), Place(132, 22, 92, 15)),
    ]
