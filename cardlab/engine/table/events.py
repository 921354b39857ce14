"""Events, each with its clause, and the outcome of a match."""

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

    ``cards`` holds None for a card that the reader did not see. ``seen`` are the seats that saw the
    cards. ``word`` and ``at`` mean the same as in a move. ``n`` is a number, such as points.
    ``decision`` counts the moves made before the event (-1 in the setup).
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
        return self._replace(cards=unseen)

    def as_dict(self) -> dict[str, object]:
        """Return the event as JSON-able data."""
        data = self._asdict() | {"cards": [card and card.text for card in self.cards]}
        del data["seen"]
        return data

    def __repr__(self) -> str:
        cards = " ".join(str(card) if card else "a card" for card in self.cards)
        parts = [self.verb, cards, self.word, "" if self.at is None else f"at {self.at}"]
        by = "" if self.by is None else f"{self.by} "
        return f"<{by}{' '.join(part for part in parts if part)} [{self.clause}]>"
