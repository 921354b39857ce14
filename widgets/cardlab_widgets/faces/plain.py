"""The faces of a game that brings none: its number large, its name below."""

from __future__ import annotations

from typing import Final

from cardlab.engine.cards import Card
from cardlab.engine.words import Words
from cardlab_widgets.svg import DARK, back, name, numeral, paper, svg

BACK: Final = svg(back("#4A5568", "#E2E8F0", "a-star"), "cl-back")


def face(card: Card, _: Words) -> str:
    """Draw a card as its number and its name."""
    ground = paper("#FFFDF8", "#000", 0.25)
    number = numeral(card.rank, 50, 40, 46, DARK, 0.5) if card.rank else ""
    return svg(ground + number + name(_.card(card), DARK))
