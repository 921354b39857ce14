"""The sentences of a story: what happened, as one seat reads it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardlab.engine.table.cards import Deck
from cardlab.engine.table.events import Event
from cardlab.engine.text.words import STORY, GameWords, Sentence


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
