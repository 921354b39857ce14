"""The tile of Pepper Eights in the lobby: a hand, in which one card fits."""

from __future__ import annotations

from typing import Final

from cardlab.engine.text.words import N_, Words
from cardlab_widgets.faces.tiles import Draw, Piece, Place

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
