"""The faces of the games: all that a page needs to draw pieces and to name them in words.

The faces of a game are the module ``cardlab_widgets.faces.<game>``, or what an installed
distribution names in an entry point of the group ``cardlab_widgets.faces``; a game that has none is
drawn in plain words (:mod:`cardlab_widgets.faces.plain`). :class:`Faces` says what such a module
may have. The symbols that all faces may use stand in ``symbols.svg``, and the colours of the suits
that several games have in ``css/inks.css``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from cardlab.engine.knowledge.view import View
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadGame
from cardlab.engine.text.words import N_, Words
from cardlab_widgets.faces.svg import read_symbols, shared_symbols, used
from cardlab_widgets.wire import Drawings

Draw = Callable[[str], str]
"""Returns the SVG of a card, by the card's text."""


@dataclass(frozen=True)
class Faces:
    """What a module of faces has; it needs ``face`` and ``BACK``, and may leave out all else.

    Attributes:
        face: returns the SVG of a piece.
        BACK: the SVG of a back.
        small: returns the SVG of a piece that is less than 48 px wide: one large sign, and no name.
            Without it the face itself is shown, and its name is not.
        SMALL_BACK: the back there.
        WORN: the cards as which wilds are worn.
        EMBLEM: an SVG that stands for the game in a line of text; "" takes the back.
        SYMBOLS: an SVG of the ``<symbol id="cl-...">`` elements that only this game has. One named
            like a suit (``cl-spades``) stands before the names of its cards in the story.
        INKS: the colours of its own suits (fill, ink, tint) by their classes:
            ``{"s-spades": "--sf: #2b313b; --si: #000; --st: #eee"}``.
        BY_SUIT: how its hand is sorted by suit, in the word of the game for a suit.
        STYLE: how its table looks, by selectors below the table: ``{"": "--felt: #264b7c"}``.
        FORM: how the middle of its table is laid out, one of ``js/forms/``; "piles" suits any game.
        FORM_MODULE: the file of an ES module, which needs no build, with a form of the package's
            own. Its default export is called with the parts of the page that forms are made of,
            ``{ Form, Piles, h, keys }`` (``h`` is Preact's), and returns a class that extends
            ``Form``; ``tests/toys/rows_form.js`` is an example.
        table: returns what the form needs of the table beyond zones and moves, as plain data. What
            it names "talk", with a "seat", is what a player there says; it is left out where a
            person sits.
        seat: returns the same of what lies before a seat.
        tally: tells at the end what the points of a seat are made of.
        LINE: what the game is about, in one short sentence for its tile in the lobby; by default
            the aim of the rulebook.
        TOPIC: what it teaches, in a few words.
        picture: returns the picture of the tile; by default a fan of pieces.

    """

    face: Callable[[Card, Words], str]
    BACK: str
    small: Callable[[Card, Words], str] | None = None
    SMALL_BACK: str = ""
    WORN: Sequence[Card] = ()
    EMBLEM: str = ""
    SYMBOLS: str = ""
    INKS: Mapping[str, str] = field(default_factory=dict)
    BY_SUIT: str = N_("by suit")
    STYLE: Mapping[str, str] = field(default_factory=dict)
    FORM: str = "piles"
    FORM_MODULE: Path | None = None
    table: Callable[[Any, Words], Mapping[str, Any]] | None = None
    seat: Callable[[Any, int, Words], Mapping[str, Any]] | None = None
    tally: Callable[[Any, int, Words], str] | None = None
    LINE: str = ""
    TOPIC: str = ""
    picture: Callable[[Draw, Words], list[Any]] | None = None

    @classmethod
    def of(cls, module: ModuleType) -> Faces:
        """Return what a module has.

        Raises:
            BadGame: it has no ``face`` or no ``BACK``.

        """
        named = {part.name for part in fields(cls) if hasattr(module, part.name)}
        if missing := {"face", "BACK"} - named:
            raise BadGame(f"The faces of {module.__name__} have no {' and no '.join(missing)}.")
        return cls(**{name: getattr(module, name) for name in named})


@cache
def faces_of(game: str) -> Faces:
    """Return what draws the pieces of a game."""
    own, points = f"{__name__}.{game}", entry_points(group=__name__)
    if game != "plain" and find_spec(own):
        module = import_module(own)
    elif game in points.names:
        module = points[game].load()
    else:
        module = import_module(f"{__name__}.plain")
    return Faces.of(module)


def faces(game: str, language: str = "en") -> dict[str, str]:
    """Return each face of a game as an SVG, by the card's text; and the "back"."""
    return _faces(find(game), language)  # a game of a notebook may be defined once more


@cache
def _faces(rules: Game[Any], language: str) -> dict[str, str]:
    words, drawn = Words(language, rules.words), faces_of(rules.name)
    pack = rules.table(rules.players[0], Dice(0), rules.house_rules({})).pack()
    cards = [*pack, *drawn.WORN]
    return {**{card.text: drawn.face(card, words) for card in cards}, "back": drawn.BACK}


@cache
def small_faces(rules: Game[Any], language: str) -> dict[str, str]:
    """Return the small faces of a game as SVGs, by the card's text; none where it draws none."""
    drawn, words = faces_of(rules.name), Words(language, rules.words)
    if drawn.small is None:
        return {}
    pieces = [rules.deck.card(text) for text in _faces(rules, language) if text != "back"]
    back = {"back": drawn.SMALL_BACK} if drawn.SMALL_BACK else {}
    return {**{card.text: drawn.small(card, words) for card in pieces}, **back}


def more_of_table(view: View, words: Words) -> dict[str, Any] | None:
    """Return what the form of a table shows beyond zones and moves; None where it needs nothing."""
    table = faces_of(view.game).table
    return {**table(view, words)} if table else None


def more_of_seat(view: View, seat: int | None, words: Words) -> dict[str, Any] | None:
    """Return what the form of a table shows before a seat beyond its zones."""
    of_seat = faces_of(view.game).seat
    return {**of_seat(view, seat, words)} if of_seat and seat is not None else None


def tally_of_seat(view: View, seat: int, words: Words) -> str:
    """Return what the points of a seat are made of, at the end; "" where the faces do not say."""
    tally = faces_of(view.game).tally
    return tally(view, seat, words) if tally else ""


@cache
def own_symbols(game: str) -> dict[str, str]:
    """Return the symbols that only this game has, by name."""
    own = faces_of(game).SYMBOLS
    return read_symbols(own) if own else {}


def sprite(game: str, drawings: Iterable[str] | None = None) -> str:
    """Return the symbols that some drawings of a game use, and the colours of its suits.

    It is put once into a page.

    Args:
        game: the name of the game.
        drawings: SVG or HTML that uses the symbols; by default all symbols are taken.

    """
    known = {**shared_symbols(), **own_symbols(game)}
    inside = "".join(known[name] for name in (known if drawings is None else used(drawings, known)))
    return (
        '<svg class="cl-sprite" aria-hidden="true" width="0" height="0">'
        f"{_inks(game)}{inside}</svg>"
    )


def _inks(game: str) -> str:
    """The colours of a game's own suits, and how its table looks, as a style sheet."""
    drawn = faces_of(game)
    inks = [f":is(.cl, .cl-lobby, .cl-still) .{at} {{ {ink} }}" for at, ink in drawn.INKS.items()]
    looks = [f'.cl[data-game="{game}"]{at} {{ {rule} }}' for at, rule in drawn.STYLE.items()]
    rules = [*inks, *looks]
    return f"<style>{' '.join(rules)}</style>" if rules else ""


def art(game: str, language: str = "en") -> Drawings:
    """Return all that a page needs to draw and to name the pieces of a game in a language."""
    rules, own = find(game), faces_of(game)
    words, drawn = Words(language, rules.words), faces(game, language)
    cards = [rules.deck.card(text) for text in drawn if text != "back"]
    suits = dict.fromkeys(card.suit for card in cards if card.suit)
    return {
        "sprite": sprite(game),
        "form": own.FORM,
        "form_module": own.FORM_MODULE.read_text("utf-8") if own.FORM_MODULE else "",
        "emblem": own.EMBLEM or own.BACK,
        "faces": drawn,
        "small": small_faces(rules, language),
        "pieces": {
            card.text: {"name": words.card(card), "suit": card.suit, "css": f"s-{card.suit}"}
            for card in cards
        },
        "suits": {suit: {"name": words.suit(suit), "css": f"s-{suit}"} for suit in suits},
    }
