"""The levels of bots, and how strong they were measured to be in each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardlab.engine.match.game import Game, Strength
from cardlab.engine.text.words import N_

LEVELS: Final = {
    "random": N_("beginner: plays anything"),
    "rule_of_thumb": N_("regular: rules of thumb"),
    "monte_carlo": N_("expert: thinks ahead"),
}
PLAYOUTS: Final = 200


def playouts(game: Game[Any]) -> int:
    """Return how many playouts an expert thinks with before a move of this game."""
    count: int = getattr(game.part("bot"), "PLAYOUTS", PLAYOUTS)
    return count


def measured(game: Game[Any]) -> Sequence[Strength]:
    """Return what was measured of the bots of this game; () if nothing was."""
    strengths: Sequence[Strength] = getattr(game.part("bot"), "STRENGTHS", ())
    return strengths


def of(game: Game[Any], bot: str) -> Strength | None:
    """Return how strong a bot is against the level below it; None if that was not measured.

    It is the measurement with the fewest players, since for two it says most.

    >>> from cardlab.engine.match.catalogue import find
    >>> of(find("pepper"), "monte_carlo").among, of(find("pepper"), "random")
    ('rule_of_thumb', None)
    """
    rows = [strength for strength in measured(game) if strength.bot == bot]
    return min(rows, key=lambda strength: strength.players, default=None)
