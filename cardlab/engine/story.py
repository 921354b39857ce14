"""What happened, event by event, each citing its clause; and how a match ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from cardlab.engine.cards import Card, Deck
from cardlab.engine.words import STORY, GameWords, Sentence


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
        """Return the event as a seat saw it (None: a spectator): cards unseen by it are None."""
        if self.seen == -1 or not self.cards or (seat is not None and self.seen >> seat & 1):
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


def sentence_of(event: Event, words: GameWords, names: tuple[str, ...], me: int | None) -> Sentence:
    """Return the sentence of an event, as ``me`` reads it: without what is hidden from me."""
    keys = list(_keys(event, me))
    texts = [table[key] for table in (words.story, STORY) for key in keys if key in table]
    return Sentence(texts[0] if texts else _usual(event), fields(event, names, words.deck), words)


def _usual(event: Event) -> str:
    """Return a sentence for a verb that has none: "Ana: play red 7"."""
    who = "" if event.by is None else "{by}: "
    hidden = None in event.cards
    shown = " ({n})" if hidden or (event.n and not event.cards) else " {cards}" * bool(event.cards)
    word, at = ": {word}" * bool(event.word), " ({at})" * (event.at is not None)
    return f"{who}{event.verb.replace('_', ' ')}{shown}{word}{at}"


def fields(event: Event, names: tuple[str, ...], deck: Deck | None = None) -> dict[str, Any]:
    """Return what a sentence may name: who, at whom, the cards, the word, the number."""
    named = "card" if deck and event.word in deck else "word"
    values: dict[str, Any] = {"suit": {"suit": event.word}, "word": {named: event.word}}
    values["n"] = event.n or len(event.cards)
    for name, seat in (("by", event.by), ("at", event.at)):
        if seat is not None:
            values[name] = {"seat": seat, "name": names[seat]}
    values["cards"] = {"cards": [card.text for card in event.cards if card]}
    for name, card in zip(("card", "into"), event.cards, strict=False):
        values[name] = {"card": card.text} if card else ""
    return values


def _keys(event: Event, me: int | None) -> Iterator[str]:
    """Yield the keys under which a game may have a sentence, the most specific first."""
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
