"""How strong the bots are, as ``python -m tests.bots`` has measured it; and their levels."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardlab.words import N_

LEVELS: Final = {
    "random": N_("beginner: plays anything"),
    "rule_of_thumb": N_("regular: rules of thumb"),
    "monte_carlo": N_("expert: thinks ahead"),
}
# How many playouts an expert thinks with before a move: what was measured, within about a second.
PLAYOUTS: Final = {"fuego": 100, "nacho_pile": 300, "pepper": 300, "schwupps": 200, "spicy": 200}


class Strength(NamedTuple):
    """A bot's share of the wins among others, each deal played from every seat; in percent.

    ``low`` and ``high`` are the ends of its 95 % interval.
    """

    game: str
    bot: str
    among: str
    players: int
    games: int
    share: float
    low: float
    high: float

    def row(self) -> str:
        """A row of the table in the README."""
        thinks = f", {PLAYOUTS[self.game]} playouts" if self.bot == "monte_carlo" else ""
        return (
            f"| {self.game} | {self.bot}{thinks} | {self.among} | {self.players} "
            f"| {self.games:,} | {self.share:.1f} % ({self.low:.1f} to {self.high:.1f}) "
            f"| {100 / self.players:.0f} % |"
        )


MEASURED: Final = (
    Strength("fuego", "rule_of_thumb", "random", 2, 4000, 66.4, 65.0, 67.8),
    Strength("fuego", "rule_of_thumb", "random", 4, 2000, 38.9, 37.0, 40.8),
    Strength("fuego", "monte_carlo", "rule_of_thumb", 2, 300, 81.0, 76.7, 85.3),
    Strength("nacho_pile", "rule_of_thumb", "random", 2, 4000, 97.3, 96.8, 97.8),
    Strength("nacho_pile", "rule_of_thumb", "random", 4, 2000, 76.4, 74.6, 78.3),
    Strength("nacho_pile", "monte_carlo", "rule_of_thumb", 2, 300, 61.8, 56.4, 67.3),
    Strength("pepper", "rule_of_thumb", "random", 2, 4000, 97.4, 96.9, 97.9),
    Strength("pepper", "rule_of_thumb", "random", 4, 2000, 93.7, 92.6, 94.7),
    Strength("pepper", "monte_carlo", "rule_of_thumb", 2, 300, 57.7, 53.1, 62.3),
    Strength("schwupps", "rule_of_thumb", "random", 2, 4000, 100.0, 99.9, 100.0),
    Strength("schwupps", "rule_of_thumb", "random", 4, 2000, 98.9, 98.4, 99.4),
    Strength("schwupps", "monte_carlo", "rule_of_thumb", 2, 300, 57.7, 52.5, 62.8),
    Strength("spicy", "rule_of_thumb", "random", 2, 4000, 97.4, 96.9, 97.8),
    Strength("spicy", "rule_of_thumb", "random", 4, 2000, 44.4, 42.2, 46.6),
    Strength("spicy", "monte_carlo", "rule_of_thumb", 2, 300, 70.0, 65.2, 74.8),
)


def of(game: str, bot: str) -> Strength | None:
    """How strong a bot is in a game for two, against the level below it; None if not measured.

    >>> of("pepper", "monte_carlo").among, of("pepper", "random")
    ('rule_of_thumb', None)
    """
    found = (each for each in MEASURED if (each.game, each.bot, each.players) == (game, bot, 2))
    return next(found, None)
