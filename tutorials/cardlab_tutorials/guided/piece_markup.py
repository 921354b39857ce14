"""Pieces named in a text of a lesson, drawn as on the table."""

from __future__ import annotations

import re

from cardlab.engine.text.words import Rich
from cardlab_widgets.faces import art


class PieceMarkup:
    """Finds the names of a game's pieces in a text, such as "red 7" or "7 rojo".

    A name of one word, such as "5" or "Skip", is left as it is: most numbers are no cards.

    Args:
        game: the name of the game.
        language: "en" or "es".

    """

    def __init__(self, game: str, language: str) -> None:
        pieces = art(game, language)["pieces"]
        names = {piece["name"].casefold(): card for card, piece in pieces.items()}
        self.cards = {name: card for name, card in names.items() if " " in name}
        longest_first = sorted(self.cards, key=len, reverse=True)
        pattern = "|".join(map(re.escape, longest_first))
        self.pattern = re.compile(rf"\b({pattern})\b", re.IGNORECASE) if pattern else None
        self.quoted = re.compile(rf"[\"«]({pattern})[\"»]", re.IGNORECASE)

    def rich(self, text: str) -> Rich:
        """Return a text in parts: strings, and ``{"card": ...}`` for each piece named.

        Quotation marks around a name are left out: the drawing is a frame already.
        """
        if self.pattern is None:
            return [text] if text else []
        parts = self.pattern.split(self.quoted.sub(r"\1", text))
        rich: Rich = []
        for n, part in enumerate(parts):
            if part:
                rich.append({"card": self.cards[part.casefold()]} if n % 2 else part)
        return rich
