"""The tile of Nacho Pile in the lobby: chips beside the bag from which they are drawn."""

from __future__ import annotations

from typing import Final

from cardlab.engine.text.words import N_, Words
from cardlab_widgets.faces.tiles import Draw, Piece, Place

LINE: Final = N_("One more chip? Two alike, and you lose them all.")
TOPIC: Final = N_("when to stop")


def picture(draw: Draw, _words: Words) -> list[Piece]:
    """Return the bag, and chips of which two are alike."""
    return [
        Piece(draw("back"), Place(-78, 2, 112), Place(-16, -12, 66)),
        Piece(draw("5"), Place(12, 32, 58, -8), Place(32, -16, 44, 8)),
        Piece(draw("5"), Place(122, 34, 58, 14)),
        Piece(draw("2"), Place(38, -14, 58, 4)),
        Piece(draw("wild"), Place(92, -10, 58, -6), Place(36, 28, 44, 6)),
        Piece(draw("7"), Place(66, 36, 58, 6), Place(-2, 32, 44, -6)),
    ]
