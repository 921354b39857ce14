"""The faces of a game that brings none: its number large, its name below.

A suit that several games have (red, yellow, green, blue) is shown by its colour and its symbol.
"""

from __future__ import annotations

from typing import Final

from cardlab.engine.table.cards import Card
from cardlab.engine.text.words import Words
from cardlab_widgets.faces.svg import DARK, back, name, numeral, paper, svg, use

SUITS: Final = ("red", "yellow", "green", "blue")
BACK: Final = svg(back("#4A5568", "#E2E8F0", "a-star"), "cl-back")


def face(card: Card, _: Words) -> str:
    """Draw a card as its number and its name, with the symbol of its suit if it has one."""
    is_known = card.suit in SUITS
    ink = "var(--si)" if is_known else DARK
    ground = paper() if is_known else paper("#FFFDF8", "#000", 0.25)
    high = 18 if is_known else 40
    number = numeral(card.rank, 50, high, 46, ink, 0.5) if card.rank else ""
    if card.rank and not is_known:
        number += numeral(card.rank, 8, 9, 22, ink)  # which other cards do not cover
    symbol = use(card.suit, 33, 74, 34) if is_known else ""
    return svg(ground + number + symbol + name(_.card(card), ink), f"s-{card.suit}")
