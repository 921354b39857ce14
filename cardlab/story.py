"""What happened, event by event, each citing its clause; and how a match ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from cardlab.cards import Card
from cardlab.words import GameWords, Sentence


class Outcome(NamedTuple):
    """The end of a game: who won (nobody at a cap), the points if any, and the clause."""

    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    reason: str = ""


class Event:
    """One thing that happened, with the clause by which it did.

    ``cards`` holds None for a card that the seat it is told to did not see. ``decision`` counts the
    moves made before it (-1 in the setup). ``word`` and ``at`` are as in a move.
    """

    __slots__ = ("at", "by", "cards", "clause", "decision", "seen", "verb", "word")

    def __init__(
        self,
        clause: str = "",
        verb: str = "",
        by: int | None = None,
        cards: tuple[Card | None, ...] = (),
        seen: int = -1,
        word: str = "",
        at: int | None = None,
        decision: int = -1,
    ) -> None:
        self.clause: Final = clause
        self.verb: Final = verb
        self.by: Final = by
        self.cards: Final = cards
        self.seen: Final = seen
        self.word: Final = word
        self.at: Final = at
        self.decision: Final = decision

    def masked(self, seat: int | None) -> Event:
        """The event as a seat saw it (None: a spectator): cards unseen by it are None."""
        if self.seen == -1 or not self.cards or (seat is not None and self.seen >> seat & 1):
            seen = self.cards
        else:
            seen = (None,) * len(self.cards)
        return Event(
            self.clause, self.verb, self.by, seen, self.seen, self.word, self.at, self.decision
        )

    def as_dict(self) -> dict[str, object]:
        """The event as JSON-able data."""
        return {
            "clause": self.clause,
            "verb": self.verb,
            "by": self.by,
            "cards": [card and card.text for card in self.cards],
            "word": self.word,
            "at": self.at,
            "decision": self.decision,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (self.seen, self.as_dict()) == (
            other.seen,
            other.as_dict(),
        )

    def __hash__(self) -> int:
        return hash((self.clause, self.verb, self.by, self.cards, self.decision))

    def __repr__(self) -> str:
        told = " ".join(str(card) if card else "a card" for card in self.cards)
        parts = [self.verb, told, self.word, "" if self.at is None else f"at {self.at}"]
        by = "" if self.by is None else f"{self.by} "
        return f"<{by}{' '.join(part for part in parts if part)} [{self.clause}]>"


def told(event: Event, words: GameWords, names: tuple[str, ...], me: int | None) -> Sentence:
    """The sentence of an event: said to ``me`` where it concerns me, and without what is hidden."""
    msgid = next(words.story[key] for key in _keys(event, me) if key in words.story)
    fields: dict[str, Any] = {"suit": {"suit": event.word}, "word": event.word}
    for name, seat in (("by", event.by), ("at", event.at)):
        if seat is not None:
            fields[name] = {"seat": seat, "name": names[seat]}
    for name, card in zip(("card", "into"), event.cards, strict=False):
        fields[name] = {"card": card.text} if card else ""
    return Sentence(msgid, fields)


def _keys(event: Event, me: int | None) -> Iterator[str]:
    """The keys a game may have a sentence under, the most telling first."""
    if None in event.cards:
        yield f"{event.verb} hidden"
    if event.by is None:
        yield f"{event.verb} nobody"
    elif event.by == me:
        yield f"{event.verb} you"
    elif event.at is not None and event.at == me:
        yield f"{event.verb} at you"
    yield event.verb
