"""The terms of a game at a table: what its page may show, and what people may do."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

from cardlab.engine.match.match import Match
from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import N_, Words

NOT_FAIR: Final = N_(
    "This is a competition: there is no undo and no loading, and the other "
    "tools wait until the game is over."
)
NOT_KEPT: Final = N_("This table can't save, load or share a game.")


@dataclass(frozen=True)
class Terms:
    """The terms of a game.

    Attributes:
        fair: whether it is a competition: without coach, undo and loading, and until its end
            without what-if, saving and sharing.
        sealed: whether the table saves and shares an unfinished game as a text that only this
            server can read, and reads such texts. A table that saves plain texts reads none.
        seed: the number in a link of a class; the cards can't be derived from it.
        keeps: whether games are saved, shared and loaded at all; not at the table of a text.

    """

    fair: bool = False
    sealed: bool = False
    seed: str = ""
    keeps: bool = True

    def seed_shown(self, match: Match) -> str:
        """Return the seed that the page shows: the visitor's own; at the end, any seed."""
        if self.seed or match.seed is None:
            return self.seed
        return str(match.seed) if match.seed_is_chosen or match.over else ""

    def seals(self, match: Match) -> bool:
        """Return whether a save of the match is sealed now.

        The deal of a class stays sealed after the end, as the server can't know when everybody in
        the class has played it. A deal for this game alone is open at its end.
        """
        return self.sealed and (bool(self.seed) or not match.over)

    def can(self, match: Match) -> dict[str, bool]:
        """Return for each tool of the page whether these terms allow it now."""
        ended = match.over or not self.fair
        free = not self.fair
        kept = ended and self.keeps
        load = free and self.keeps
        return {"undo": free, "load": load, "whatif": ended, "save": kept, "share": kept}

    def check(self, tool: str, match: Match, words: Words) -> None:
        """Raise CardlabError if the terms forbid this tool now."""
        if not self.can(match)[tool]:
            raise CardlabError(words(NOT_FAIR if self.keeps else NOT_KEPT))


def is_fair() -> bool:
    """Return whether the environment variable CARDLAB_FAIR makes games competitions."""
    return os.environ.get("CARDLAB_FAIR", "") not in ("", "0")
