"""All words a person reads, in English and Spanish.

What a game says of its clauses and calls its things stands in its ``rulebook.toml``, in all
languages; a program of another distribution may write a text so too (:class:`Translated`). All else
goes through gettext: the English sentence is the key. Translations stand in ``cardlab/locale`` and
serve all packages of the repository (``make words`` collects and compiles them).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol, Self

from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.errors import BadOption

if TYPE_CHECKING:
    from gettext import NullTranslations

LANGUAGES: Final = ("en", "es")
_FIELD: Final = re.compile(r"\{(\w+)\}")
_ARTICLE: Final = re.compile(r"(the|a)_(\w+)")
_AN: Final = re.compile(r"[aeiou]|8|11\b|18\b", re.IGNORECASE)

Rich = list[str | dict[str, Any]]
"""A sentence in parts: words, ``{"card": "red 7"}``, ``{"suit": "red"}``, ``{"b": "bold words"}``
or ``{"seat": 1, "name": "Ana"}``. A field may also be ``{"word": "left"}``, ``{"cards": [...]}`` or
a list of parts."""


def N_(msgid: str) -> str:  # noqa: N802 - gettext's own name
    """Mark a sentence for the catalogue; it is translated where it is used."""
    return msgid


class Translated(str):
    """An English text that brings its translations along, as the texts of a rulebook do.

    A game of another distribution translates the sentences of its programs so: ``reason`` of its
    bot, ``SENTENCES`` of its odds.

    >>> Words("es")(Translated("Stock", es="Mazo"))
    'Mazo'

    Attributes:
        others: the text by language; under "the" and "a" the articles of a noun by language, where
            they are not the usual ones: ``{"es": "Quema", "the": {"es": "la"}}``.

    """

    __slots__ = ("others",)
    others: Mapping[str, Any]

    def __new__(cls, en: str, **others: Any) -> Self:
        """Return the English text with the others."""
        text = super().__new__(cls, en)
        text.others = others
        return text


@dataclass(frozen=True)
class Plural:
    """A sentence in two forms: for one, and for any other number; the field ``by`` has the number.

    A language may have more forms, or other ones: its catalogue decides.
    """

    one: str
    many: str
    by: str = "n"


Text = str | Plural
"""A sentence of the catalogue, or one with plural forms."""


def P_(one: str, many: str, by: str = "n") -> Plural:  # noqa: N802 - as N_
    """Mark a sentence with plural forms for the catalogue.

    >>> Sentence(P_("{n} card", "{n} cards"), {"n": 2}).text()
    '2 cards'
    """
    return Plural(one, many, by)


@cache
def _catalogue(language: str) -> NullTranslations:
    # Slow to import, and not needed before a sentence is read.
    import gettext
    from pathlib import Path

    folder = Path(__file__).parents[2] / "locale"
    return gettext.translation("cardlab", folder, [language], fallback=language == "en")


class Names(Protocol):
    """What a game calls its pieces."""

    @property
    def suits(self) -> Mapping[str, str]: ...
    @property
    def kinds(self) -> Mapping[str, str]: ...
    @property
    def terms(self) -> Mapping[str, str]: ...
    @property
    def card(self) -> str: ...
    @property
    def deck(self) -> Deck | None: ...


class Words:
    """A language, and the names that a game gives to its pieces.

    >>> Words("es")("Undo")
    'Deshacer'

    Args:
        language: "en" or "es".
        game: the words of a game, which names its cards.

    """

    def __init__(self, language: str = "en", game: Names | None = None) -> None:
        if language not in LANGUAGES:
            raise BadOption(
                f"There is no language {language!r:.80}; there is {either(LANGUAGES).text()}."
            )
        self.language: Final = language
        self.game: Final = game
        self._catalogue = _catalogue(language)

    def of(self, game: Names | None) -> Words:
        """Return the same language with the names of a game."""
        return self if game is None or game is self.game else Words(self.language, game)

    def __call__(self, text: Text, **fields: object) -> str:
        """Return the sentence in this language, its fields filled in."""
        sentence = self.form(text, fields)
        return sentence.format(**fields) if fields else sentence

    def form(self, text: Text, fields: Mapping[str, Any]) -> str:
        """Return the sentence in this language, in the form that its number wants."""
        if isinstance(text, Plural) and isinstance(text.one, Translated):
            text = text.one if fields[text.by] == 1 else text.many
        if isinstance(text, Plural):
            return self._catalogue.ngettext(text.one, text.many, fields[text.by])
        if isinstance(text, Translated):
            return str(text.others.get(self.language, str(text)))
        translation = self._catalogue.gettext(text) if text else ""
        # A sentence that is also the form for one of another: Python looks only for the latter.
        return translation if translation != text else self._catalogue.ngettext(text, text, 1)

    # --- the names of pieces ------------------------------------------------------------------

    def suit(self, name: str) -> str:
        """Return the name of a suit."""
        return self(self._name("suits", name))

    def term(self, word: str) -> str:
        """Return what the word of a move or an event is called: a suit, a side, a place."""
        return self(self._name("terms" if self._has("terms", word) else "suits", word))

    def kind(self, card: Card) -> str:
        """Return what a card is called without its suit: its number, or its name."""
        return str(card.rank) if card.kind == "number" else self(self._name("kinds", card.kind))

    def card(self, card: Card | str) -> str:
        """Return the name of a card.

        >>> import cardlab
        >>> Words("es", cardlab.new_match("pepper").words).card("red 7")
        '7 rojo'
        """
        found = self._found(card)
        if found is None:
            return str(card)
        card = found
        kind = self.kind(card)
        if card.base is not card:
            # Translators: a wild that stands for another card, like "Incendio as 7".
            return self(N_("{wild} as {kind}"), wild=self.card(card.base), kind=kind)
        if not card.suit:
            return kind
        # Translators: a card's name, like "red 7" or "green Jalapeño".
        pattern = (self.game and self.game.card) or N_("{suit} {kind}")
        return self(pattern, suit=self.suit(card.suit), kind=kind)

    def article(self, article: str, part: Mapping[str, Any]) -> tuple[str, str]:
        """Return what stands before and after a piece in this language: ``("el ", "")``.

        A noun may have another article than the usual one (:class:`Translated`).

        Args:
            article: "the" or "a".
            part: ``{"card": ...}`` or ``{"suit": ...}``.

        """
        usual, noun, name = self._noun(part)
        pattern = N_("the {card}") if article == "the" else N_("a {card}")
        before, _, after = self(pattern).partition("{card}")
        own = noun.others.get(article, {}) if isinstance(noun, Translated) else {}
        if self.language in own:
            before = f"{own[self.language]} "
        elif before == "a " and _AN.match(name):
            before = "an "
        return (before, after) if usual else ("", "")

    def _noun(self, part: Mapping[str, Any]) -> tuple[bool, str, str]:
        """Return whether a part takes an article, its noun, and its name."""
        if "suit" in part:
            return True, self._name("suits", part["suit"]), self.suit(part["suit"])
        if "card" not in part:
            return False, "", ""
        card = self._found(part["card"])
        if card is None:
            return False, "", str(part["card"])
        shown = card.base if card.base is not card else card
        noun = self._name("kinds", shown.kind) if shown.kind != "number" else ""
        return True, noun, self.card(card)

    def _found(self, card: Card | str) -> Card | None:
        """Return the card of a text, None where the game has none such."""
        if isinstance(card, Card):
            return card
        return self.game.deck.find(card) if self.game and self.game.deck else None

    def _has(self, table: str, name: str) -> bool:
        return self.game is not None and name in getattr(self.game, table)

    def _name(self, table: str, name: str) -> str:
        called: str = getattr(self.game, table)[name] if self._has(table, name) else name
        return called


@dataclass(frozen=True)
class Sentence:
    """A sentence of the catalogue with its fields, not yet in any language.

    >>> Sentence("{card} was turned up.", {"card": {"card": "red 7"}}).text()
    'red 7 was turned up.'

    ``{the_card}`` and ``{a_card}`` are the field ``card`` with an article, where a language wants
    one: a translation may use them where the English sentence has ``{card}``.

    Attributes:
        msgid: the English sentence, with its fields in braces, or its plural forms (:func:`P_`).
        fields: what stands in the fields.
        game: the words of the game that it is about, which names the cards.

    """

    msgid: Text
    fields: Mapping[str, Any] = field(default_factory=dict)
    game: Names | None = None

    def rich(self, words: Words | None = None) -> Rich:
        """Return the sentence in parts, so that pieces and names can be drawn."""
        words = (words or Words()).of(self.game)
        parts: Rich = []
        for i, part in enumerate(_FIELD.split(words.form(self.msgid, self.fields))):
            filled = list(self._field(part, words)) if i % 2 else [part]
            if i == 1 and not parts and filled and part not in self.fields:
                filled[0] = _capital(filled[0])
            parts += [piece for piece in filled if piece != ""]
        return parts

    def _field(self, name: str, words: Words) -> Iterator[str | dict[str, Any]]:
        """Yield what stands in a field, with its article."""
        article = "" if name in self.fields else (_ARTICLE.fullmatch(name) or [name, ""])[1]
        value = self.fields[name.removeprefix(f"{article}_") if article else name]
        for n, item in enumerate(_items(value)):
            part = words.term(item["word"]) if isinstance(item, dict) and "word" in item else item
            if n and isinstance(value, dict):
                yield ", "
            if article and isinstance(part, dict) and isinstance(value, dict):
                before, after = words.article(article, part)
                yield from (before, part, after)
            else:
                part = part.text(words) if isinstance(part, Sentence) else part
                yield part if isinstance(part, dict) else str(part)

    def text(self, words: Words | None = None) -> str:
        """Return the sentence as plain text."""
        words = (words or Words()).of(self.game)
        return "".join(_plain(part, words) for part in self.rich(words))


def either(choices: Iterable[object]) -> Sentence:
    """Return the choices as a sentence: ``'a', 'b' or 'c'``; no choice is a dash.

    >>> either(["a", "b"]).text(Words("es"))
    "'a' o 'b'"
    """
    *some, last = [repr(choice) for choice in choices] or ["-"]
    if not some:
        return Sentence("{last}", {"last": last})
    return Sentence(N_("{some} or {last}"), {"some": ", ".join(some), "last": last})


def _items(value: Any) -> list[Any]:
    """Return the parts of a field's value: its cards, the items of a list, or the value itself."""
    if isinstance(value, dict) and "cards" in value:
        return [{"card": card} for card in value["cards"]]
    return value if isinstance(value, list) else [value]


def _capital(part: str | dict[str, Any]) -> str | dict[str, Any]:
    return part[:1].upper() + part[1:] if isinstance(part, str) else part


def _plain(part: str | dict[str, Any], words: Words) -> str:
    if isinstance(part, str):
        return part
    if "card" in part:
        return words.card(part["card"])
    return words.suit(part["suit"]) if "suit" in part else str(part.get("name") or part["b"])
