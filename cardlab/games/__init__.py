"""The games of the house, found by name. A new game is one more file and one more line here."""

from __future__ import annotations

from typing import Any, Final

from cardlab.errors import BadOption
from cardlab.games.fuego import GAME as FUEGO
from cardlab.games.game import Game, Option
from cardlab.games.nacho_pile import GAME as NACHO_PILE
from cardlab.games.pepper import GAME as PEPPER
from cardlab.games.schwupps import GAME as SCHWUPPS
from cardlab.games.spicy import GAME as SPICY

__all__ = ["GAMES", "Game", "Option", "find", "games"]

GAMES: Final[dict[str, Game]] = {
    game.name: game for game in (PEPPER, SCHWUPPS, NACHO_PILE, FUEGO, SPICY)
}


def games() -> list[str]:
    """The names of all games, sorted.

    >>> games()
    ['fuego', 'nacho_pile', 'pepper', 'schwupps', 'spicy']
    """
    return sorted(GAMES)


def find(name: Any) -> Game:
    """The game of that name, or :class:`~cardlab.errors.BadOption`."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadOption(f"There is no game {name!r}; there is {', '.join(games())}.")
    return GAMES[name]
