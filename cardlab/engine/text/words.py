"""What a game says: its names for things, its verbs, its story, its refusals, its prompts.

A game's package has them in its ``rulebook.toml``, each sentence beside its clause
(:class:`Texts`); a game of a notebook makes its :class:`GameWords` itself. All of it has defaults,
made from the names of verbs and clauses, so that a game can be played before it has a single
sentence. The sentences of the verbs that the engine itself uses stand here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Final

from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.errors import BadGame, or_list
from cardlab.engine.table.events import END, POINTS, SHARE, TOTAL
from cardlab.engine.table.moves import Move
from cardlab.engine.text.language import (
    LANGUAGES,
    N_,
    P_,
    Plural,
    Rich,
    Sentence,
    Text,
    Translated,
    Words,
)

__all__ = [
    "LANGUAGES",
    "N_",
    "P_",
    "STORY",
    "WON",
    "GameWords",
    "Layout",
    "Plural",
    "Rich",
    "Sentence",
    "Text",
    "Texts",
    "Translated",
    "Verb",
    "Words",
    "fields_of_cards",
    "read_rulebook",
]

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
WON: Final = P_("{names} has won.", "{names} have won.")


@dataclass(frozen=True)
class Verb:
    """A verb of a game's moves or of its story.

    Attributes:
        name: the verb, as it stands in a move or an event.
        label: what stands on the button of such a move.
        forms: other labels, of a move with another card ("as"), with a word ("word"), with both
            ("as word"), or with just that word, such as "number".
        key: the key that makes the move.
        status: what stands beside a seat that has just done it.
        passive: whether it lets things be: the table may do it for a person who has no time left,
            or who lets go all that is asked until their turn.
        foreseen: whether one wants to see, before deciding, which cards could be played after it.
        pile: the role of the zone that is pressed for the move.
        piece: the role of the zones where the piece lies that the move names; "" where it names
            a piece and takes none. By default it lies in the hand, or else before the seat.
        spends: the card of the hand that such a move uses up and does not name.
        exchanged: the role of one's own zones where the second piece of an exchange lies. By
            default another seat has it.

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
    return f"{_spoken(move.verb)}{cards}{into}{word}{at}"


def _spoken(name: str) -> str:
    """A name of the program as a person would write it."""
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]


def _forbidden(table: Any, move: Move, clause: str) -> Sentence:
    """The default refusal: the clause alone."""
    del table, move
    return Sentence(N_("This rule forbids it: {clause}."), {"clause": {"b": clause}})


def _unexplained(table: Any, move: Move, clause: str) -> Sentence | None:
    """Say nothing of why a move is legal: the default."""
    del table, move, clause
    return None


def _choose(view: Any) -> Sentence:
    """The default prompt."""
    del view
    return Sentence(N_("Choose a move."))


@dataclass(frozen=True)
class GameWords:
    """What a game says; each part may be missing.

    Attributes:
        title: the game's name.
        story: a sentence for each verb told (with " you", " at you", " nobody" or " hidden" for
            those it concerns, or who did not see the cards).
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
        """Return what stands on the button of a move.

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
        return self.zones.get(role) or _spoken(role)

    def option(self, name: str, value: object = None) -> str:
        """Return the label of a house rule, or of one of its choices."""
        key = name if value is None else f"{name}={value}"
        return self.options.get(key) or _spoken(name if value is None else str(value))


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
    a case; in ``chance`` what the coach counts when the clause asks, and in ``note`` what is noted
    under a zone. A list has a form for one and a form for any other number ``n``.

    >>> texts = Texts("cardlab.games.pepper.words")
    >>> texts.refused["pepper.match on a pepper"]
    '{card} does not fit {top}: it is not {suit}.'

    Attributes:
        story: the sentences of the story, by verb.
        refused: why a move is forbidden, by clause, "pepper.match", and by clause and case,
            "pepper.match on a pepper".
        allowed: why a legal move may be made, in the same way.
        prompt: what the seat asked may do, in the same way.
        chance: what the odds of the game say, in the same way.
        note: what its layout notes under a zone, in the same way.

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
    """Where the zones of a table are drawn, and what is noted under them.

    Attributes:
        rows: the roles of the zones in the middle, row by row; by default all in one row.
        spread: the roles of the zones of which all pieces are shown.
        notes: what stands under the zones of a role: a fact of the game (a suit, a card, a number),
            or a function that makes a sentence from the view.
        tried: how a card of the hand is tried when it is pressed and no move begins with it; by
            default with the first verb that takes a card.
        tried_before: the roles of the zones before a seat whose cards are tried in the same way.

    """

    rows: tuple[tuple[str, ...], ...] = ()
    spread: tuple[str, ...] = ()
    notes: Mapping[str, Note] = field(default_factory=dict)
    tried: str = ""
    tried_before: tuple[str, ...] = ()

    def trial(self, words: GameWords, card: str) -> str:
        """Return the text of the move by which a card of the hand is tried.

        >>> Layout().trial(GameWords(), "red 7")
        'play red 7'
        """
        takes = [verb.name for verb in words.verbs if verb.takes_from_hand]
        verb = takes[0] if takes and "play" not in takes else "play"
        return (self.tried or f"{verb} {{card}}").format(card=card)
