"""Where things are drawn: a few hints of a game; without any, all its zones are drawn in a row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardlab.engine.value import Value
from cardlab.engine.words import GameWords, Sentence

Note = str | Callable[[Any], Sentence]


class Layout(Value):
    """Where the zones of a table are drawn, and what is noted under them.

    Attributes:
        rows: the roles of the zones in the middle, row by row; by default all in one row.
        spread: the roles of the zones of which all pieces are shown.
        notes: what stands under the zones of a role: a fact of the game (a suit, a card, a number),
            or a function that makes a sentence from the view.
        tried: how a card of the hand is tried when it is pressed and no move begins with it; by
            default with the first verb that takes a card.
        tried_before: the roles of the zones before a seat whose cards are tried in the same way.

    """

    rows: tuple[tuple[str, ...], ...] = ()
    spread: tuple[str, ...] = ()
    notes: Mapping[str, Note] = {}
    tried: str = ""
    tried_before: tuple[str, ...] = ()

    def trial(self, words: GameWords, card: str) -> str:
        """Return the text of the move by which a card of the hand is tried.

        >>> Layout().trial(GameWords(), "red 7")
        'play red 7'
        """
        takes = [verb.name for verb in words.verbs if verb.takes_from_hand]
        verb = takes[0] if takes and "play" not in takes else "play"
        return (self.tried or f"{verb} {{card}}").format(card=card)
