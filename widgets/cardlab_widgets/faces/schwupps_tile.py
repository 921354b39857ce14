"""The tile of Schwupps in the lobby: rules and numbers on a lane that moves."""

from __future__ import annotations

from typing import Final

from cardlab.engine.text.words import N_, Words
from cardlab_widgets.faces.tiles import Draw, Piece, Place

LINE: Final = N_("Two lanes of rules that move. Empty your pile first.")
TOPIC: Final = N_("counting on a ring")
BELT: Final = (
    '<svg viewBox="0 0 300 104" aria-hidden="true"><path d="M8 8H262l34 44-34 44H8z" '
    'fill="#ffffff1c" stroke="#ffffff4d" stroke-width="2" stroke-linejoin="round"/></svg>'
)


def picture(draw: Draw, _words: Words) -> list[Piece]:
    """Return a lane that runs to the right, with two rules and two numbers."""
    return [
        Piece(BELT, Place(0, 0, 316), Place(0, 0, 116)),
        Piece(draw("+2"), Place(-102, 0, 60), Place(-28, 0, 42)),
        Piece(draw("purple 5"), Place(-38, 0, 60), Place(18, 0, 42)),
        Piece(draw("colour or number"), Place(30, 0, 60)),
        Piece(draw("green 9"), Place(94, 0, 60)),
    ]
