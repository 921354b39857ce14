"""The tile of Sweet & Spicy in the lobby: a card that is only claimed, and the trophy."""

from __future__ import annotations

from html import escape
from typing import Final

from cardlab.engine.text.words import N_, Words
from cardlab_widgets.faces.tiles import Draw, Piece, Place

LINE: Final = N_("Play a card face down and name it. Is it true?")
TOPIC: Final = N_("Bayes' rule")


def picture(draw: Draw, words: Words) -> list[Piece]:
    """Return a stack of backs, on it the card that somebody claims to have played."""
    claim = escape(words(N_("Chili 9!")))
    return [
        Piece(draw("back"), Place(-86, 14, 84, -8), Place(-12, 22, 60, -8)),
        Piece(draw("back"), Place(-78, 11, 84, -2)),
        Piece(draw("chili 9"), Place(-62, 12, 84, 6), Place(-2, 18, 60, 5), "ghost"),
        Piece(draw("trophy"), Place(98, 14, 70, 7)),
        Piece(claim, Place(26, -38, 0), Place(0, -42, 0), "say"),
    ]
