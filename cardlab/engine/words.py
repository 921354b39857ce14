"""All words a person reads, through one catalogue: gettext, English and Spanish.

The English sentence is the key. Translations stand in ``cardlab/locale`` and serve all packages of
the house (``make words`` collects and compiles them).
"""

from __future__ import annotations

import gettext
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from cardlab.engine.cards import Card
from cardlab.engine.errors import BadOption, one_of
from cardlab.engine.pieces import KINDS, SUITS, TERMS

__all__ = ["LANGUAGES", "N_", "GameWords", "Rich", "Sentence", "Words"]

LANGUAGES: Final = ("en", "es")
_LOCALE: Final = Path(__file__).parent.parent / "locale"
_FIELD: Final = re.compile(r"\{(\w+)\}")

Rich = list[str | dict[str, Any]]
"""A sentence in parts: words, ``{"card": "red 7"}``, ``{"suit": "red"}``, ``{"b": "bold words"}``
or ``{"seat": 1, "name": "Ana"}``. A field may also be ``{"word": "left"}`` or a list of parts."""


def N_(msgid: str) -> str:  # noqa: N802 - gettext's own name
    """Mark a sentence for the catalogue; it is translated where it is said."""
    return msgid


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    return gettext.translation("cardlab", _LOCALE, [language], fallback=language == "en")


class Words:
    """A language to say things in.

    >>> Words("es")("Undo")
    'Deshacer'
    >>> Words("es").card("red 7")
    '7 rojo'
    """

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise BadOption(f"There is no language {language!r}; there is {one_of(LANGUAGES)}.")
        self.language: Final = language
        self._catalogue = _catalogue(language)

    def __call__(self, msgid: str, **fields: object) -> str:
        """The sentence in this language, its fields filled in."""
        said = self._catalogue.gettext(msgid)
        return said.format(**fields) if fields else said

    def suit(self, name: str) -> str:
        """The name of a suit."""
        return self(SUITS[name])

    def term(self, word: str) -> str:
        """What the word of a move or an event is called: a suit, a side, a place."""
        return self(TERMS.get(word, word)) if word else ""

    def kind(self, card: Card) -> str:
        """What a card is called without its suit: its number, or its name."""
        return str(card.rank) if card.kind == "number" else self(KINDS[card.kind])

    def card(self, card: Card | str) -> str:
        """The name of a card."""
        card = card if isinstance(card, Card) else Card.parse(card)
        kind = self.kind(card)
        if card.base is not card:
            # Translators: a wild that stands for another card, like "Incendio as 7".
            return self(N_("{wild} as {kind}"), wild=self.card(card.base), kind=kind)
        if not card.suit:
            return kind
        # Translators: a card's name, like "red 7" or "green Jalapeño".
        return self(N_("{suit} {kind}"), suit=self.suit(card.suit), kind=kind)


@dataclass(frozen=True)
class Sentence:
    """A sentence of the catalogue with its fields, not yet said in any language.

    >>> Sentence("{card} was turned up.", {"card": {"card": "red 7"}}).text()
    'red 7 was turned up.'
    """

    msgid: str
    fields: Mapping[str, str | int | dict[str, Any] | Rich] = field(default_factory=dict)

    def rich(self, words: Words | None = None) -> Rich:
        """The sentence in parts, so that pieces and names can be drawn."""
        words = words or Words()
        parts: Rich = []
        for i, part in enumerate(_FIELD.split(words(self.msgid))):
            value = self.fields[part] if i % 2 else part
            if isinstance(value, dict) and "word" in value:
                value = words.term(value["word"])
            if isinstance(value, list):
                parts += value
            elif value != "":
                parts.append(str(value) if isinstance(value, int) else value)
        return parts

    def text(self, words: Words | None = None) -> str:
        """The sentence as plain text."""
        words = words or Words()
        return "".join(_plain(part, words) for part in self.rich(words))


def _plain(part: str | dict[str, Any], words: Words) -> str:
    if isinstance(part, str):
        return part
    if "card" in part:
        return words.card(part["card"])
    return words.suit(part["suit"]) if "suit" in part else str(part.get("name") or part["b"])


@dataclass(frozen=True)
class GameWords:
    """What a game says: its names for things, its story, its refusals, its prompts.

    ``story`` maps a verb (with " you", " at you" or " hidden") to a sentence, ``status`` a verb to
    what is said beside a seat; ``refused(table, move, clause)`` and ``prompt(view)`` make
    sentences; ``zones``, ``verbs`` and ``options`` name things; a verb may have names of its own
    with " as" or " word". ``notes`` says which fact stands under a zone, ``places`` which zone a
    verb is about, ``keys`` which key does a verb. ``rows`` are the zones in the middle of the
    table, row by row, ``spread`` those of which all pieces are shown; ``tried`` is how a card of
    the hand is tried when it is pressed; ``pieces`` says of a verb where the piece lies that it
    names, "" where it only names one. ``foreseen`` are the verbs of which one wants to see, before
    deciding, which cards of the hand could be played after them.
    """

    title: str
    story: Mapping[str, str]
    refused: Callable[[Any, Any, str], Sentence]
    prompt: Callable[[Any], Sentence]
    zones: Mapping[str, str]
    verbs: Mapping[str, str]
    options: Mapping[str, str]
    status: Mapping[str, str] = field(default_factory=dict)
    notes: Mapping[str, str] = field(default_factory=dict)
    places: Mapping[str, str] = field(default_factory=dict)
    keys: Mapping[str, str] = field(default_factory=dict)
    rows: tuple[tuple[str, ...], ...] = ()
    spread: tuple[str, ...] = ()
    tried: str = "play {card}"
    pieces: Mapping[str, str] = field(default_factory=dict)
    foreseen: tuple[str, ...] = ()
