"""The tile of Fuego! in the lobby: the heat rises to a burn."""

from __future__ import annotations

from typing import Final

from cardlab.engine.text.words import N_, Words
from cardlab_widgets.faces.tiles import Draw, Piece, Place

LINE: Final = N_("As high or higher, or you pick up the whole pile.")
TOPIC: Final = N_("waiting times")


def picture(draw: Draw, _words: Words) -> list[Piece]:
    """Return cards that rise in heat, and two specials."""
    return [
        Piece(draw("3"), Place(-112, 10, 78, -12), Place(-28, 6, 58, -12)),
        Piece(draw("6"), Place(-58, 2, 78, -5)),
        Piece(draw("9"), Place(-2, -2, 78, 1), Place(0, 0, 58, -1)),
        Piece(draw("burn"), Place(56, 2, 78, 7), Place(29, 8, 58, 12)),
        Piece(draw("backdraft"), Place(110, 12, 78, 13)),
    ]
