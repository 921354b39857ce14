"""The faces of each game and all that a page needs to draw and to name pieces in words.

The strokes stand in ``art/symbols.svg``, the faces in ``drawings.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from cardlab.cards import Card
from cardlab.errors import BadOption, one_of
from cardlab.games import Game, find, games
from cardlab.games.fuego_cards import AS_ANOTHER
from cardlab.games.nacho_pile import VALUED
from cardlab.table import Dice
from cardlab.words import Words
from cardlab_widgets import drawings
from cardlab_widgets.strokes import sprite

FACES: Final[dict[str, Callable[[Card, Words], str]]] = {
    "fuego": drawings.fuego,
    "nacho_pile": drawings.nacho_pile,
    "pepper": drawings.pepper,
    "schwupps": drawings.schwupps,
    "spicy": drawings.spicy,
}
# Faces that wilds wear on the table only.
WORN: Final[dict[str, list[Card]]] = {"fuego": list(AS_ANOTHER.values()), "nacho_pile": VALUED}


def painted() -> list[str]:
    """The games that can be played at a table, sorted: those that have their faces."""
    return [name for name in games() if name in FACES]


def find_painted(name: Any) -> Game:
    """The game of that name, or :class:`~cardlab.BadOption` where there is no table for it."""
    game = find(name)
    if game.name not in FACES:
        raise BadOption(f"There is no table for {name!r} yet; there is for {one_of(painted())}.")
    return game


@cache
def faces(game: str, language: str = "en") -> dict[str, str]:
    """Each face of a game as an SVG, by the card's text; and the "back"."""
    words = Words(language)
    rules = find_painted(game)
    pack = rules.table(rules.players[0], Dice(0), rules.house_rules({})).pack()
    drawn = {card.text: FACES[game](card, words) for card in [*pack, *WORN.get(game, [])]}
    return {**drawn, "back": drawings.BACKS[game]}


def art(game: str, language: str = "en") -> dict[str, Any]:
    """All that a page needs to draw and to name the pieces of a game in a language."""
    words = Words(language)
    drawn = faces(game, language)
    cards = [Card.parse(text) for text in drawn if text != "back"]
    suits = dict.fromkeys(card.suit for card in cards if card.suit)
    return {
        "sprite": sprite(),
        "faces": drawn,
        "pieces": {
            card.text: {"name": words.card(card), "suit": card.suit, "css": f"s-{card.suit}"}
            for card in cards
        },
        "suits": {suit: {"name": words.suit(suit), "css": f"s-{suit}"} for suit in suits},
    }
