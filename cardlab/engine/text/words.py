"""All words that a person reads, in English and Spanish.

What a game says (its names for things, its verbs, its story, its refusals, its prompts) stands in
the ``rulebook.toml`` of its package, each sentence beside its clause and in all languages
(:class:`Texts`); a game of a notebook makes its :class:`GameWords` itself. All of it has defaults,
made from the names of verbs and clauses, so that a game can be played before it has a single
sentence. A program of another distribution may write a text in all languages too
(:class:`Translated`).

All else goes through gettext: the English sentence is the key. Translations stand in
``cardlab/locale`` and serve all packages of the repository (``make words`` collects and compiles
them).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, Final, Self

from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.errors import BadGame, BadOption, or_list
from cardlab.engine.table.events import END, POINTS, SHARE, TOTAL, Event
from cardlab.engine.table.moves import Move

if TYPE_CHECKING:
    from gettext import NullTranslations

# --- languages and sentences ------------------------------------------------------------------

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
    """An English text with its translations, such as a text of a rulebook.

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


class Words:
    """The texts of one language, with the names of a game's pieces.

    >>> Words("es")("Undo")
    'Deshacer'

    Args:
        language: "en" or "es".
        game: the words of a game, with the names of its cards.

    """

    def __init__(self, language: str = "en", game: GameWords | None = None) -> None:
        if language not in LANGUAGES:
            raise BadOption(
                f"There is no language {language!r:.80}; choose {either(LANGUAGES).text()}."
            )
        self.language: Final = language
        self.game: Final = game
        self._catalogue = _catalogue(language)

    def of(self, game: GameWords | None) -> Words:
        """Return the same language with the names of a game."""
        return self if game is None or game is self.game else Words(self.language, game)

    def __call__(self, text: Text, /, **fields: object) -> str:
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
        """Return the name of a word of a move or an event: a suit, a side, a place."""
        return self(self._name("terms" if self._has("terms", word) else "suits", word))

    def kind(self, card: Card) -> str:
        """Return the name of a card without its suit: its number, or its kind."""
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
    one: a translation may use them where the English sentence has ``{card}``. In ``{the_cards}``
    and ``{a_cards}`` each card has its article.

    Attributes:
        msgid: the English sentence, with its fields in braces, or its plural forms (:func:`P_`).
        fields: what stands in the fields.
        game: the words of the game that it is about, which names the cards.

    """

    msgid: Text
    fields: Mapping[str, Any] = field(default_factory=dict)
    game: GameWords | None = None

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
        items = _items(value)
        for n, item in enumerate(items, 1):
            part = words.term(item["word"]) if isinstance(item, dict) and "word" in item else item
            if n > 1 and isinstance(value, dict):
                yield f" {words(AND)} " if article and n == len(items) else ", "
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


AND: Final = N_("and")


def listed(names: Sequence[str], words: Words) -> str:
    """Return names as a sentence lists them: "Ann, Ben and Cleo"."""
    *some, last = names
    return f"{', '.join(some)} {words(AND)} {last}" if some else last


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


# --- what a game says -------------------------------------------------------------------------

STORY: Final[Mapping[str, Text]] = {
    "deal": N_("The cards were dealt."),
    POINTS: P_("{by} scores {n} point.", "{by} scores {n} points."),
    f"{POINTS} you": P_("You score {n} point.", "You score {n} points."),
    TOTAL: P_("{by} has {n} point.", "{by} has {n} points."),
    f"{TOTAL} you": P_("You have {n} point.", "You have {n} points."),
    SHARE: N_("{by} shares the win."),
    f"{SHARE} you": N_("You share the win."),
    END: N_("{by} has won."),
    f"{END} you": N_("You have won."),
    f"{END} nobody": N_("The game is over: nobody has won."),
}
"""The sentences of the verbs that the engine tells, for a game that has no others."""
WON: Final = P_("{names} has won.", "{names} share the win.")


@dataclass(frozen=True)
class Verb:
    """A verb of a game's moves or of its story.

    Attributes:
        name: the verb, as it stands in a move or an event.
        label: the text on the button of the move.
        forms: other labels, of a move with another card ("as"), with a word ("word"), with both
            ("as word"), or with just that word, such as "number".
        key: the key that makes the move.
        status: the text beside a seat that has just made the move.
        passive: whether the move lets things be. The table may make it for a person whose time is
            up, or who passes on all questions until their turn.
        foreseen: whether the table shows, before the move, the cards that could be played after it.
        pile: the role of the zone that a person presses to make the move.
        piece: the role of the zones that hold the piece named in the move; "" if the move names a
            piece without taking one. By default it lies in the hand, or else before the seat.
        spends: the card of the hand that the move uses without naming it.
        exchanged: the role of the mover's own zones that hold the second piece of an exchange. By
            default the other player has it.

    """

    name: str
    label: Text = ""
    forms: Mapping[str, Text] = field(default_factory=dict)
    key: str = ""
    status: Text = ""
    passive: bool = False
    foreseen: bool = False
    pile: str = ""
    piece: str | None = None
    spends: str = ""
    exchanged: str | None = None

    @property
    def takes_from_hand(self) -> bool:
        """Whether a move of the verb names cards of the hand of whoever makes it."""
        return self.piece is None and "{card" in str(self.label)

    def label_of(self, move: Move) -> Text:
        """Return the label of a move: of the form that says most of it.

        >>> Verb("lay_off").label_of(Move(0, "lay_off", word="left", at=1))
        'Lay off: {word} ({at})'
        """
        shape = " ".join(["as"] * (move.into is not None) + ["word"] * bool(move.word))
        usual = self.label or _usual_label(move)
        shapes = (move.word, shape, shape.removesuffix(" word"))
        return next((self.forms[form] for form in shapes if self.forms.get(form)), usual)


def _usual_label(move: Move) -> str:
    into = f" {move.joins} {{into}}" if move.into is not None else ""
    cards = " {cards}" if len(move.cards) > 1 else " {card}" if move.cards else ""
    word, at = ": {word}" if move.word else "", " ({at})" if move.at is not None else ""
    return f"{spoken(move.verb)}{cards}{into}{word}{at}"


def spoken(name: str) -> str:
    """Return a name of the program as a person would write it: "Last card" for "last_card"."""
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]


def _forbidden(_table: Any, _move: Move, clause: str) -> Sentence:
    """The default refusal: the clause alone."""
    return Sentence(N_("This rule forbids it: {clause}."), {"clause": {"b": clause}})


def _unexplained(_table: Any, _move: Move, _clause: str) -> Sentence | None:
    """Say nothing of why a move is legal: the default."""
    return None


def _choose(_view: Any) -> Sentence:
    """The default prompt."""
    return Sentence(N_("Choose a move."))


@dataclass(frozen=True)
class GameWords:
    """The texts of a game; each of them is optional.

    Attributes:
        title: the game's name.
        story: a sentence for each verb of an event. A key may end in " you", " at you", " nobody"
            or " hidden": for the reader who acts, or at whom it is done; for an event of no seat;
            for a reader who did not see the cards.
        refused: makes the sentence for a move that a clause forbids, from the table, the move and
            the clause.
        allowed: makes the sentence why a legal move may be made, from the same three; None where
            there is nothing to say.
        prompt: makes the sentence that says what may be done, from the view of the seat asked.
        zones: the labels of the zones, by their roles.
        verbs: the verbs of moves and events.
        options: the labels of the house rules, and as "name=value" of their choices.
        suits: the names of the suits.
        kinds: the names of the cards without a number.
        terms: the names of other words of moves and events: sides, places.
        card: a card's name, like "{kind} of {suit}"; by default "{suit} {kind}".
        reasons: why the rules of thumb choose a move, by the names that the bot gives.
        deck: the game's, which knows the cards of a sentence by their texts;
            :class:`~cardlab.engine.match.game.Game` fills it in.

    """

    title: str = ""
    story: Mapping[str, Text] = field(default_factory=dict)
    refused: Callable[[Any, Any, str], Sentence] = _forbidden
    allowed: Callable[[Any, Any, str], Sentence | None] = _unexplained
    prompt: Callable[[Any], Sentence] = _choose
    zones: Mapping[str, str] = field(default_factory=dict)
    verbs: tuple[Verb, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    suits: Mapping[str, str] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)
    terms: Mapping[str, str] = field(default_factory=dict)
    card: str = ""
    reasons: Mapping[str, str] = field(default_factory=dict)
    deck: Deck | None = None

    @cached_property
    def _verbs(self) -> dict[str, Verb]:
        return {verb.name: verb for verb in self.verbs}

    def verb(self, name: str) -> Verb:
        """Return a verb, with defaults where the game says nothing of it."""
        return self._verbs.get(name) or Verb(name)

    def label(self, move: Move, names: tuple[str, ...]) -> Sentence:
        """Return the text on the button of a move.

        >>> from cardlab.games.pepper import GAME
        >>> ask = Move(0, "ask", GAME.deck.card("red 7"), count=2, at=1)
        >>> GameWords().label(ask, ("Ana", "Ben")).text()
        'Ask 2 x red 7 (Ben)'
        """
        fields: dict[str, Any] = {"suit": {"suit": move.word}, "word": {"word": move.word}}
        fields["n"] = move.count if move.count > 1 else len(move.cards)
        fields["card"] = {"card": move.card.text} if move.card else ""
        if move.count > 1:
            fields["card"] = [f"{move.count} x ", fields["card"]]
        fields["cards"] = {"cards": [card.text for card in move.cards]}
        if move.into is not None:
            fields["into"] = {"card": move.into.text}
        if move.at is not None:
            fields["at"] = {"seat": move.at, "name": names[move.at]}
        return Sentence(self.verb(move.verb).label_of(move), fields, self)

    def zone(self, role: str) -> str:
        """Return the label of the zones of a role."""
        return self.zones.get(role) or spoken(role)

    def option(self, name: str, value: object = None) -> str:
        """Return the label of a house rule, or of one of its choices."""
        key = name if value is None else f"{name}={value}"
        return self.options.get(key) or spoken(name if value is None else str(value))


# --- what the rulebook says ------------------------------------------------------------------


@cache
def read_rulebook(package: str) -> Mapping[str, Any]:
    """Return the data of the ``rulebook.toml`` of a game's package."""
    import tomllib  # slow to import, as the next, and not needed to play
    from importlib import resources

    text = resources.files(package).joinpath("rulebook.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


class Texts:
    """The names and the sentences of a game, as its ``rulebook.toml`` has them in all languages.

    A clause has in ``story`` a sentence for each verb that it tells, like "play" and "play you";
    in ``refused``, ``allowed`` and ``prompt`` the sentence of the clause, and others by the name of
    a case; in ``chance`` the coach's sentence when the clause asks, and in ``note`` the text under
    a zone. A list has a form for one and a form for any other number ``n``.

    >>> texts = Texts("cardlab.games.pepper.words")
    >>> texts.refused["pepper.match on a pepper"]
    '{card} does not fit on {top}: it is not {suit}.'

    Attributes:
        story: the sentences of the story, by verb.
        refused: why a move is forbidden, by clause, "pepper.match", and by clause and case,
            "pepper.match on a pepper".
        allowed: why a legal move may be made, in the same way.
        prompt: what a seat may do, in the same way.
        chance: the coach's sentences, in the same way.
        note: the notes of the layout under zones, in the same way.

    Args:
        module: the name of the module of the game that uses them, ``__name__``.

    Raises:
        BadGame: a clause has a part that there is not.

    """

    def __init__(self, module: str) -> None:
        self._data = read_rulebook(module.rpartition(".")[0])
        clauses = [clause for section in self._data["section"] for clause in section["clause"]]
        for clause in clauses:
            for part in clause.keys() - _PARTS:
                raise BadGame(f"{clause['id']} has {part!r:.80}; a clause has {or_list(_PARTS)}.")
        told = [clause.get("story", {}) for clause in clauses]
        self.story: Final = {verb: _text(text) for story in told for verb, text in story.items()}
        self.refused: Final = dict(_cases(clauses, "refused"))
        self.allowed: Final = dict(_cases(clauses, "allowed"))
        self.prompt: Final = dict(_cases(clauses, "prompt"))
        self.chance: Final = dict(_cases(clauses, "chance"))
        self.note: Final = dict(_cases(clauses, "note"))

    def words(
        self,
        *,
        refused: Callable[[Any, Any, str], Sentence] | None = None,
        allowed: Callable[[Any, Any, str], Sentence | None] | None = None,
        prompt: Callable[[Any], Sentence] | None = None,
    ) -> GameWords:
        """Return the words of the game.

        Args:
            refused: chooses the sentence for a move that a clause forbids, where it is not always
                the clause's own; the others likewise, all as in :class:`GameWords`.
            allowed: chooses the sentence why a legal move may be made.
            prompt: chooses the sentence that says what may be done.

        """
        named = {name: _texts(self._data[name]) for name in _NAMES if name in self._data}
        verbs = named.pop("verbs", {})
        return GameWords(
            story=self.story,
            refused=refused or self._refused,
            allowed=allowed or self._allowed,
            prompt=prompt or self._prompt,
            verbs=tuple(Verb(verb, **about) for verb, about in verbs.items()),
            **named,
        )

    def _refused(self, table: Any, move: Move, clause: str) -> Sentence:
        text = self.refused.get(clause)
        named = fields_of_cards(card=move.card, into=move.into)
        return Sentence(text, named) if text else _forbidden(table, move, clause)

    def _allowed(self, _table: Any, move: Move, clause: str) -> Sentence | None:
        text = self.allowed.get(clause)
        return Sentence(text, fields_of_cards(card=move.card, into=move.into)) if text else None

    def _prompt(self, view: Any) -> Sentence:
        text = self.prompt.get(view.why)
        return Sentence(text) if text else _choose(view)


_PARTS: Final = (
    *("id", "kind", "title", "text", "gap", "house"),
    *("story", "refused", "allowed", "prompt", "chance", "note"),
)
_NAMES: Final = ("title", "card", "zones", "verbs", "options", "suits", "kinds", "terms", "reasons")


def _cases(clauses: Iterable[Mapping[str, Any]], part: str) -> Iterator[tuple[str, Text]]:
    """Yield the sentences of a part of all clauses, by clause, or by clause and case."""
    for clause in clauses:
        said = clause.get(part, {})
        if "en" in said:
            yield clause["id"], _text({name: said[name] for name in LANGUAGES if name in said})
        for case in said.keys() - set(LANGUAGES):
            yield f"{clause['id']} {case}", _text(said[case])


def _texts(data: Any) -> Any:
    """Return data in which each table with texts in several languages is one text."""
    if not isinstance(data, dict):
        return data
    return _text(data) if "en" in data else {name: _texts(part) for name, part in data.items()}


def _text(data: Mapping[str, Any]) -> Text:
    if isinstance(data["en"], str):
        return Translated(**data)
    one, many = ({language: forms[i] for language, forms in data.items()} for i in (0, 1))
    return Plural(Translated(**one), Translated(**many))


def fields_of_cards(**cards: Card | None) -> dict[str, Any]:
    """Return the fields of a sentence that names these cards; None is left out."""
    return {name: {"card": card.text} for name, card in cards.items() if card is not None}


# --- where things are drawn ------------------------------------------------------------------

Note = str | Callable[[Any], Sentence]


@dataclass(frozen=True)
class Layout:
    """Where a table shows its zones, and the notes under them.

    Attributes:
        rows: the roles of the zones in the middle, row by row; by default all in one row.
        spread: the roles of the zones that show all their pieces.
        notes: the text under the zones of a role: a fact of the game (a suit, a card, a number), or
            a function that makes a sentence from the view.
        tried_before: the roles of the zones before a seat whose cards, like those of the hand, are
            tried when a person presses one that no legal move names.

    """

    rows: tuple[tuple[str, ...], ...] = ()
    spread: tuple[str, ...] = ()
    notes: Mapping[str, Note] = field(default_factory=dict)
    tried_before: tuple[str, ...] = ()

    def trial(self, words: GameWords, card: str) -> str:
        """Return the text of the move by which a card of the hand is tried.

        >>> Layout().trial(GameWords(), "red 7")
        'play red 7'
        """
        takes = [verb.name for verb in words.verbs if verb.takes_from_hand]
        verb = takes[0] if takes and "play" not in takes else "play"
        return f"{verb} {card}"


# --- what happened, as one seat reads it ------------------------------------------------------


def sentence_of(event: Event, words: GameWords, names: tuple[str, ...], me: int | None) -> Sentence:
    """Return the sentence of an event, as ``me`` reads it: without what is hidden from me."""
    keys = list(_keys(event, me))
    texts = [table[key] for table in (words.story, STORY) for key in keys if key in table]
    return Sentence(
        texts[0] if texts else _usual(event), fields_of_event(event, names, words.deck), words
    )


def _usual(event: Event) -> str:
    """Return a sentence for a verb that has none: "Ana: play red 7"."""
    who = "" if event.by is None else "{by}: "
    hidden = None in event.cards
    shown = " ({n})" if hidden or (event.n and not event.cards) else " {cards}" * bool(event.cards)
    word, at = ": {word}" * bool(event.word), " ({at})" * (event.at is not None)
    return f"{who}{event.verb.replace('_', ' ')}{shown}{word}{at}"


def fields_of_event(event: Event, names: tuple[str, ...], deck: Deck | None) -> dict[str, Any]:
    """Return the fields of an event's sentence: the seats, the cards, the word, the number."""
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
