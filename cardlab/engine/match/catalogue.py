"""The available games; they are discovered, not listed by hand.

A game is a package below ``cardlab.games``, or one that an installed distribution names in an entry
point of the group ``cardlab.games``, or a :class:`~cardlab.engine.match.game.Game` that was defined
in this session (in a cell of a notebook, say) and handed to :func:`find`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from cardlab.engine.match.game import Game
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import N_, Sentence, either

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "cardlab.games"
_SESSION: Final[dict[str, Game[Any]]] = {}


def list_games() -> list[str]:
    """Return the names of all games, sorted.

    >>> "pepper" in list_games()
    True
    """
    return sorted({*_own_games(), *_entry_points(), *_SESSION})


def find(game: Any) -> Game[Any, Any]:
    """Return a game by its name.

    Args:
        game: the name of a game; or a :class:`Game`, which is then known by its name until Python
            ends.

    Raises:
        BadOption: there is no such game.

    """
    if isinstance(game, Game):
        if game.package == "":
            _SESSION[game.name] = game
        return game
    if isinstance(game, str):
        if game in _SESSION:
            return _SESSION[game]
        if game in _own_games() or game in _entry_points():
            return _load(game)
    fields = {"game": f"{game!r:.80}", "known": either(list_games())}
    raise BadOption(Sentence(N_("There is no game {game}; choose {known}."), fields))


@cache
def _load(name: str) -> Game[Any]:
    if name in _own_games():
        game = import_module(f"{GROUP}.{name}").GAME
    else:
        game = _entry_points()[name].load()
    if not isinstance(game, Game) or game.name != name:
        raise BadOption(f"What is installed as the game {name!r} is {game!r:.80}, not that game.")
    return game


@cache
def _own_games() -> tuple[str, ...]:
    import pkgutil  # slow to import, and needed only once a game is looked for

    spec = find_spec(GROUP)
    places = spec.submodule_search_locations if spec else None
    return tuple(module.name for module in pkgutil.iter_modules(places) if module.ispkg)


@cache
def _entry_points() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # slow to import, and not needed by most

    return {point.name: point for point in entry_points(group=GROUP)}
