"""The faces of the games: all that a page needs to draw pieces and to name them in words.

The faces of a game are the module ``cardlab_widgets.faces.<game>``, or what an installed
distribution names in an entry point of the group ``cardlab_widgets.faces``; a game that has none is
drawn in plain words (:mod:`cardlab_widgets.faces.plain`). Such a module has ``face(card, words)``,
which returns an SVG; ``BACK``, the SVG of a back; and where wilds are worn as other cards ``WORN``,
the list of these. The symbols that all faces may use stand in ``symbols.svg``, and the colours
of the suits that several games have in ``css/inks.css``. What only one game has travels with its
faces: ``SYMBOLS``, an SVG of ``<symbol id="cl-...">`` elements, and ``INKS``, the colours of its
suits by their classes: ``{"s-spades": "--sf: #2b313b; --si: #000; --st: #eee"}`` (fill, ink, tint).
A symbol named like a suit (``cl-spades``) stands before the names of its cards in the story.
``STYLE`` says how its table looks, by selectors below the table: ``{"": "--felt: #264b7c"}``.

``small(card, words)`` returns the SVG of a piece that is less than 48 px wide: one large sign, and
no name; without it the face itself is shown, and its name is not. ``SMALL_BACK`` is the back there.

``EMBLEM`` is an SVG that stands for the game in a line of text; by default it is the back.

``FORM`` names how the middle of its table is laid out, one of ``js/forms/``; by default "piles",
which suits any game. What such a form needs beyond zones and moves come from two functions, each of
which returns plain data: ``table(view, words)``, of the table; and ``seat(view, seat, words)``, of
what lies before a seat. What ``table`` names "talk", with a "seat", is what a player there says; it
is left out where a person sits. ``tally(view, seat, words)`` tells at the end what the points of a
seat are made of.

A package brings a form of its own as an ES module beside its faces: ``FORM_MODULE`` is the path of
the file, which needs no build. Its default export is called with the parts of the page that forms
are made of, ``{ Form, Piles, h, keys }`` (``h`` is Preact's), and returns a class that extends
``Form``; ``tests/toys/rows_form.js`` is an example. How it looks stands in ``STYLE``.

Its tile in the lobby has a picture, a line and a topic (:mod:`cardlab_widgets.faces.tiles`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, cast

from cardlab.engine.knowledge.view import View
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.text.words import Words
from cardlab_widgets.faces.svg import read_symbols, shared_symbols, used
from cardlab_widgets.wire import Drawings


class Faces(Protocol):
    """What a module of faces has; all other names that are told above may be missing."""

    BACK: str
    face: Callable[[Card, Words], str]


@cache
def faces_of(game: str) -> Faces:
    """Return the module that draws the pieces of a game."""
    own = f"{__name__}.{game}"
    if game != "plain" and find_spec(own):
        return cast(Faces, import_module(own))
    points = entry_points(group=__name__)
    if game in points.names:
        return cast(Faces, points[game].load())
    return cast(Faces, import_module(f"{__name__}.plain"))


def faces(game: str, language: str = "en") -> dict[str, str]:
    """Return each face of a game as an SVG, by the card's text; and the "back"."""
    return _faces(find(game), language)  # a game of a notebook may be defined once more


@cache
def _faces(rules: Game[Any], language: str) -> dict[str, str]:
    words, drawn = Words(language, rules.words), faces_of(rules.name)
    pack = rules.table(rules.players[0], Dice(0), rules.house_rules({})).pack()
    cards = [*pack, *getattr(drawn, "WORN", ())]
    return {**{card.text: drawn.face(card, words) for card in cards}, "back": drawn.BACK}


@cache
def small_faces(rules: Game[Any], language: str) -> dict[str, str]:
    """Return the small faces of a game as SVGs, by the card's text; none where it draws none."""
    small = getattr(faces_of(rules.name), "small", None)
    if small is None:
        return {}
    words = Words(language, rules.words)
    pieces = [rules.deck.card(text) for text in _faces(rules, language) if text != "back"]
    drawn = {card.text: small(card, words) for card in pieces}
    back = getattr(faces_of(rules.name), "SMALL_BACK", None)
    return drawn if back is None else {**drawn, "back": back}


def form(game: str) -> str:
    """Return how the middle of a game's table is laid out: a name in ``js/forms/``."""
    name: str = getattr(faces_of(game), "FORM", "piles")
    return name


def form_module(game: str) -> str:
    """Return the ES module of a form that a package brings; "" where it brings none."""
    path: Path | None = getattr(faces_of(game), "FORM_MODULE", None)
    return "" if path is None else path.read_text("utf-8")


def more_of_table(view: View, words: Words) -> dict[str, Any] | None:
    """Return what the form of a table shows beyond zones and moves; None where it needs nothing."""
    table = getattr(faces_of(view.game), "table", None)
    return None if table is None else cast("dict[str, Any]", table(view, words))


def more_of_seat(view: View, seat: int | None, words: Words) -> dict[str, Any] | None:
    """Return what the form of a table shows before a seat beyond its zones."""
    of_seat = getattr(faces_of(view.game), "seat", None)
    if of_seat is None or seat is None:
        return None
    return cast("dict[str, Any]", of_seat(view, seat, words))


def tally_of_seat(view: View, seat: int, words: Words) -> str:
    """Return what the points of a seat are made of, at the end; "" where the faces do not say."""
    tally: Callable[[View, int, Words], str] | None = getattr(faces_of(view.game), "tally", None)
    return tally(view, seat, words) if tally else ""


@cache
def own_symbols(game: str) -> dict[str, str]:
    """Return the symbols that only this game has, by name."""
    own = getattr(faces_of(game), "SYMBOLS", "")
    return read_symbols(own) if own else {}


@cache
def _symbols(game: str) -> dict[str, str]:
    """The symbols that the faces of a game may use: those of all games, and its own."""
    return {**shared_symbols(), **own_symbols(game)}


def sprite(game: str, drawings: Iterable[str] | None = None) -> str:
    """Return the symbols that some drawings of a game use, and the colours of its suits.

    It is put once into a page.

    Args:
        game: the name of the game.
        drawings: SVG or HTML that uses the symbols; by default all symbols are taken.

    """
    known = _symbols(game)
    inside = "".join(known[name] for name in (known if drawings is None else used(drawings, known)))
    return (
        '<svg class="cl-sprite" aria-hidden="true" width="0" height="0">'
        f"{_inks(game)}{inside}</svg>"
    )


def _inks(game: str) -> str:
    """The colours of a game's own suits, and how its table looks, as a style sheet."""
    inks: Mapping[str, str] = getattr(faces_of(game), "INKS", {})
    rules = [f":is(.cl, .cl-lobby, .cl-still) .{css} {{ {ink} }}" for css, ink in inks.items()]
    style: Mapping[str, str] = getattr(faces_of(game), "STYLE", {})
    rules += [f'.cl[data-game="{game}"]{at} {{ {rule} }}' for at, rule in style.items()]
    return f"<style>{' '.join(rules)}</style>" if rules else ""


def art(game: str, language: str = "en") -> Drawings:
    """Return all that a page needs to draw and to name the pieces of a game in a language."""
    words = Words(language, find(game).words)
    drawn = faces(game, language)
    cards = [find(game).deck.card(text) for text in drawn if text != "back"]
    suits = dict.fromkeys(card.suit for card in cards if card.suit)
    return {
        "sprite": sprite(game),
        "form": form(game),
        "form_module": form_module(game),
        "emblem": getattr(faces_of(game), "EMBLEM", faces_of(game).BACK),
        "faces": drawn,
        "small": small_faces(find(game), language),
        "pieces": {
            card.text: {"name": words.card(card), "suit": card.suit, "css": f"s-{card.suit}"}
            for card in cards
        },
        "suits": {suit: {"name": words.suit(suit), "css": f"s-{suit}"} for suit in suits},
    }
