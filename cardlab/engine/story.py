"""What happened, event by event, each citing its clause; and how a match ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from cardlab.engine.cards import Card, is_card
from cardlab.engine.words import GameWords, Sentence


class Outcome(NamedTuple):
    """The end of a game: who won (nobody at a cap), the points if any, and the clause."""

    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    reason: str = ""


class Event(NamedTuple):
    """One thing that happened, with the clause by which it did.

    ``cards`` holds None for a card that the seat it is told to did not see; ``seen`` are the seats,
    as bits, that saw them. ``word`` and ``at`` are as in a move, ``n`` is a number that it tells:
    points, cards drawn. ``decision`` counts the moves made before it (-1 in the setup).
    """

    clause: str = ""
    verb: str = ""
    by: int | None = None
    cards: tuple[Card | None, ...] = ()
    seen: int = -1
    word: str = ""
    at: int | None = None
    n: int = 0
    decision: int = -1

    def masked(self, seat: int | None) -> Event:
        """The event as a seat saw it (None: a spectator): cards unseen by it are None."""
        if self.seen == -1 or not self.cards or (seat is not None and self.seen >> seat & 1):
            return self
        return self._replace(cards=(None,) * len(self.cards))

    def as_dict(self) -> dict[str, object]:
        """The event as JSON-able data."""
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
        told = " ".join(str(card) if card else "a card" for card in self.cards)
        parts = [self.verb, told, self.word, "" if self.at is None else f"at {self.at}"]
        by = "" if self.by is None else f"{self.by} "
        return f"<{by}{' '.join(part for part in parts if part)} [{self.clause}]>"


def told(event: Event, words: GameWords, names: tuple[str, ...], me: int | None) -> Sentence:
    """The sentence of an event: said to ``me`` where it concerns me, and without what is hidden."""
    msgid = next(words.story[key] for key in _keys(event, me) if key in words.story)
    return Sentence(msgid, fields(event, names))


def fields(event: Event, names: tuple[str, ...]) -> dict[str, Any]:
    """What a sentence may name: who, at whom, the cards, the word, the number."""
    named = "card" if is_card(event.word) else "word"
    found: dict[str, Any] = {"suit": {"suit": event.word}, "word": {named: event.word}}
    found["n"] = event.n or len(event.cards)
    for name, seat in (("by", event.by), ("at", event.at)):
        if seat is not None:
            found[name] = {"seat": seat, "name": names[seat]}
    shown = [{"card": card.text} for card in event.cards if card]
    found["cards"] = [part for card in shown for part in (", ", card)][1:]
    for name, card in zip(("card", "into"), event.cards, strict=False):
        found[name] = {"card": card.text} if card else ""
    return found


def _keys(event: Event, me: int | None) -> Iterator[str]:
    """The keys a game may have a sentence under, the most telling first."""
    if None in event.cards:
        if event.by == me:
            yield f"{event.verb} hidden you"
        yield f"{event.verb} hidden"
    if event.by is None:
        yield f"{event.verb} nobody"
    elif event.by == me:
        yield f"{event.verb} you"
    elif event.at is not None and event.at == me:
        yield f"{event.verb} at you"
    yield event.verb
