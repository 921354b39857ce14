"""The tiles of the lobby: each game with its own picture on its own felt, its line and its topic.

The faces of a game (:class:`cardlab_widgets.faces.Faces`) say what its tile shows: ``LINE`` and
``TOPIC``, which are looked up in the catalogue, and ``picture(draw, words)``, which returns a list
of :class:`Piece`: ``draw(text)`` is the face of the card of that text, or of the "back".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from cardlab.engine.match.catalogue import find
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.table.dice import Dice
from cardlab.engine.text.words import Words
from cardlab_widgets.faces import Draw, faces_of, own_symbols
from cardlab_widgets.faces.svg import shared_symbols, used
from cardlab_widgets.wire import Tile

FAN: Final = (-112, -56, 0, 56, 112)  # where the cards of a fan lie, from the middle
_USED: Final = re.compile(r'(href="#cl-|id="cl-)([\w-]+)"')
_THEME: Final = re.compile(r'(\[data-theme="\w+"\])?(.*)', re.DOTALL)


class Place(NamedTuple):
    """Where a piece lies: its middle from the middle of the picture and its width, all in px.

    ``turn`` is in degrees.
    """

    x: float
    y: float
    width: float
    turn: float = 0


class Piece(NamedTuple):
    """A piece of a picture: an SVG or a text, and where it lies in a wide and in a small picture.

    A wide one is 360 by 148 px, a small one 118 by 128. None leaves it out. ``css`` is "lit" for a
    glowing card, "ghost" for one that is only claimed, "say" for the text of a bubble, or "".
    """

    drawing: str
    wide: Place | None
    small: Place | None = None
    css: str = ""


def tile(game: str, language: str) -> Tile:
    """Return the line, the topic and the picture of a game's tile, and the picture's style sheet.

    >>> tile("pepper", "en")["line"]
    'Match suit or number, and be first out of cards.'
    """
    words, drawn, book = Words(language, find(game).words), faces_of(game), rulebook(game, language)
    return {
        "line": words(drawn.LINE) if drawn.LINE else book.aim,
        "topic": words(drawn.TOPIC) if drawn.TOPIC else "",
        "teaches": book.teaches,
        "picture": _own_names(game, "".join(map(_placed, pieces(game, words)))),
    }


def pieces(game: str, words: Words) -> list[Piece]:
    """Return the pieces of a game's picture."""
    drawn = faces_of(game)

    def draw(text: str) -> str:
        return drawn.BACK if text == "back" else drawn.face(find(game).deck.card(text), words)

    return drawn.picture(draw, words) if drawn.picture else fan(game, draw)


def fan(game: str, draw: Draw) -> list[Piece]:
    """Return five pieces of a game, spread evenly over its pack, as a fan."""
    rules = find(game)
    pack = rules.table(rules.players[0], Dice(0), rules.house_rules({})).pack()
    texts = list(dict.fromkeys(card.text for card in pack))
    shown = [texts[n * (len(texts) - 1) // (len(FAN) - 1)] for n in range(len(FAN))]
    wide = [Place(x, x * x / 900, 78, x / 9) for x in FAN]
    small = [None, *(Place(x, abs(x) / 4, 58, x / 2.4) for x in (-28, 0, 29)), None]
    places = zip(shown, wide, small, strict=True)
    return [Piece(draw(text), place, small_place) for text, place, small_place in places]


def sprite_of(pictures: Mapping[str, str], icons: str) -> str:
    """Return the symbols that pictures use, and the inks and felts of their games.

    A symbol of one game may have the name of another game's: in pictures it has the game's name
    before it, and so have the inks of suits.

    Args:
        pictures: each game's picture, as :func:`tile` gives it.
        icons: drawings that use further symbols, which all games share.

    """
    shared = shared_symbols()
    own = {
        f"{game}-{name}": _own_names(game, symbol)
        for game in pictures
        for name, symbol in own_symbols(game).items()
    }
    known = {**shared, **own}
    inside = "".join(known[name] for name in used([*pictures.values(), icons], known))
    style = " ".join(rule for game in pictures for rule in _style(game))
    return (
        '<svg class="cl-sprite" aria-hidden="true" width="0" height="0">'
        f"<style>{style}</style>{inside}</svg>"
    )


def _own_names(game: str, drawing: str) -> str:
    """A drawing in which the symbols of a game have the game's name before their own."""
    own = own_symbols(game)

    def renamed(matched: re.Match[str]) -> str:
        before, name = matched.groups()
        return f'{before}{game}-{name}"' if name in own else matched[0]

    return _USED.sub(renamed, drawing)


def _placed(piece: Piece) -> str:
    css = ["cl-obj", f"cl-{piece.css}" if piece.css else ""]
    style = []
    for letter, place in (("w", piece.wide), ("s", piece.small)):
        if place is None:
            css.append(f"cl-no-{letter}")
            continue
        named = zip(("x", "y", "z", "a"), place, strict=True)
        style += [f"--{letter}{name}:{value:g}" for name, value in named]
    names = " ".join(filter(None, css))
    return f'<span class="{names}" style="{";".join(style)}">{piece.drawing}</span>'


def _style(game: str) -> list[str]:
    """The inks of a game's suits and how its table looks, for its tile alone."""
    drawn, at = faces_of(game), f'.cl-tile[data-game="{game}"]'
    rules = [f".cl-lobby {at} .{css} {{ {ink} }}" for css, ink in drawn.INKS.items()]
    for selector, rule in drawn.STYLE.items():
        matched = _THEME.fullmatch(selector)
        theme, below = matched.groups() if matched else ("", selector)
        rules.append(f".cl-lobby{theme or ''} {at}{below} {{ {rule} }}")
    return rules
