"""What happened, event by event, each citing its clause; and how a match ended."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardlab.engine.table.cards import Card
from cardlab.engine.table.seats import EVERYBODY, Seats, has

# The verbs that the engine itself tells.
POINTS: Final = "points"  # of a seat in one of several games: a line of the score sheet
TOTAL: Final = "total"  # of a seat when the match is over
SHARE: Final = "share"
END: Final = "end"


class Outcome(NamedTuple):
    """The end of a game: who won (nobody at a cap), the points if any, and the clause."""

    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    reason: str = ""


class Event(NamedTuple):
    """One thing that happened, with its clause.

    ``cards`` holds None for a card that the reader did not see; ``seen`` are the seats that saw the
    cards. ``word`` and ``at`` are as in a move, ``n`` is a number that it tells:
    points, cards drawn. ``decision`` counts the moves made before it (-1 in the setup).
    """

    clause: str = ""
    verb: str = ""
    by: int | None = None
    cards: tuple[Card | None, ...] = ()
    seen: Seats = EVERYBODY
    word: str = ""
    at: int | None = None
    n: int = 0
    decision: int = -1

    def masked(self, seat: int | None) -> Event:
        """Return the event as a seat saw it (None: a spectator): cards unseen by it are None."""
        if not self.cards or has(self.seen, seat):
            return self
        unseen = (None,) * len(self.cards)
        about = self.word, self.at, self.n, self.decision
        return Event(self.clause, self.verb, self.by, unseen, self.seen, *about)

    def as_dict(self) -> dict[str, object]:
        """Return the event as JSON-able data."""
        return {
            "clause": self.clause,
            "verb": self.verb,
            "by": self.by,
            "cards": [card and card.text for card in self.cards],
            "word": self.word,
            "at": self.at,
            "n": self.n,
            "decision": self.decision,
        }

    def __repr__(self) -> str:
        cards = " ".join(str(card) if card else "a card" for card in self.cards)
        parts = [self.verb, cards, self.word, "" if self.at is None else f"at {self.at}"]
        by = "" if self.by is None else f"{self.by} "
        return f"<{by}{' '.join(part for part in parts if part)} [{self.clause}]>"
