"""The terms of a game at a table: what its page may tell, and what may be done."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

from cardlab.engine.match.match import Match
from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import N_, Words

NOT_FAIR: Final = N_("This is a fair game: it has no undo and no loading, and the rest at its end.")


@dataclass(frozen=True)
class Terms:
    """The terms of a game.

    Attributes:
        fair: whether it is a competition: no coach, no undo, no loading, and no what-if, saving or
            sharing before its end.
        sealed: whether a game that goes on is saved and shared as a text that only this server can
            read, and such a text is read here; a table that saves games plain reads none.
        seed: the number that a link of a class names; it does not tell the cards.

    """

    fair: bool = False
    sealed: bool = False
    seed: str = ""

    def seed_shown(self, match: Match) -> str:
        """Return what the page says about the seed: what the visitor chose, or all at the end."""
        if self.seed or match.seed is None:
            return self.seed
        return str(match.seed) if match.seed_is_chosen or match.over else ""

    def seals(self, match: Match) -> bool:
        """Return whether the match is to be sealed when it is saved now.

        A deal of a class stays sealed after its end, for ever: the server cannot know when the last
        of the class has played it. A deal that was drawn for this game alone is told at its end.
        """
        return self.sealed and (bool(self.seed) or not match.over)

    def can(self, match: Match) -> dict[str, bool]:
        """Return what these terms allow now, by the names of the page's tools."""
        ended = match.over or not self.fair
        free = not self.fair
        return {"undo": free, "load": free, "whatif": ended, "save": ended, "share": ended}

    def check(self, tool: str, match: Match, words: Words) -> None:
        """Raise CardlabError if the terms forbid this tool now."""
        if not self.can(match)[tool]:
            raise CardlabError(words(NOT_FAIR))


def is_fair() -> bool:
    """Return whether the server plays fair games, by the environment variable CARDLAB_FAIR."""
    return os.environ.get("CARDLAB_FAIR", "") not in ("", "0")
