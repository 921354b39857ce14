"""Pieces named in a text of a lesson, drawn as on the table."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cardlab.engine.text.words import Rich
from cardlab_widgets.faces import art


class PieceMarkup:
    """Finds the names of a game's pieces in a text, such as "red 7" or "7 rojo".

    A name of one word, such as "5" or "Skip", is left as it is: most numbers are no cards. So is
    one without a suit, such as "Burn Baby Burn", except in quotation marks.

    Args:
        game: the name of the game.
        language: "en" or "es".

    """

    def __init__(self, game: str, language: str) -> None:
        pieces = art(game, language)["pieces"]
        names = {piece["name"].casefold(): card for card, piece in pieces.items()}
        self.cards = {name: card for name, card in names.items() if " " in name}
        suited = [name for name, card in self.cards.items() if pieces[card]["suit"]]
        quoted = rf"[\"«]({_any_of(self.cards)})[\"»]"
        self.pattern = re.compile(rf"{quoted}|\b({_any_of(suited)})\b", re.IGNORECASE)

    def rich(self, text: str) -> Rich:
        """Return a text in parts: strings, and ``{"card": ...}`` for each piece named.

        Quotation marks around a name are left out: the drawing is a frame already.
        """
        rich: Rich = []
        end = 0
        for found in self.pattern.finditer(text):
            name = (found[1] or found[2]).casefold()
            rich += [part for part in [text[end : found.start()]] if part]
            rich.append({"card": self.cards[name]})
            end = found.end()
        return rich + [part for part in [text[end:]] if part]


def _any_of(names: Iterable[str]) -> str:
    """Return a pattern that finds the longest of several names; without names it finds nothing."""
    return "|".join(map(re.escape, sorted(names, key=len, reverse=True))) or "(?!)"
