"""In which ways a game is played by the laws: every number of players, every house rule."""

from __future__ import annotations

from typing import Any

from cardlab.engine.match.game import Counts, Game
from cardlab.engine.table.dice import Dice

LOW = 8  # in one of so many games the turn cap is so low that some meet it

Setting = tuple[int, dict[str, Any]]
"""The number of players, and the house rules that are not the default ones."""


def settings(game: Game[Any]) -> list[Setting]:
    """Return every number of players with the default rules, and each house rule's other values.

    The other values of a house rule are tried with the fewest players and with some more.
    """
    wanted: list[Setting] = [(players, {}) for players in game.players]
    counts = sorted({game.players[0], game.players[len(game.players) // 3]})
    for option in game.options:
        if isinstance(option.choices, tuple):
            others = [choice for choice in option.choices if choice != option.default]
            wanted += [(n, {option.name: other}) for n in counts for other in others]
    return wanted


def short(game: Game[Any], turns: int) -> dict[str, Any]:
    """Return the house rule that ends a game after so many turns; {} if the game has none."""
    caps = [option.choices for option in game.options if option.name == "turn_cap"]
    cap = caps[0] if caps else None
    return {"turn_cap": max(min(turns, cap[-1]), cap[0])} if isinstance(cap, range) else {}


def any_setting(game: Game[Any], players: int, dice: Dice) -> dict[str, Any]:
    """Return each house rule as it falls; a low turn cap, other numbers and decks in some games."""
    rules: dict[str, Any] = {}
    for option in game.options:
        rarely = dice.below(LOW) == 0
        choices = option.choices
        if isinstance(choices, tuple):
            rules[option.name] = choices[dice.below(len(choices))]
        elif rarely and isinstance(choices, Counts):
            counts: Any = option.default
            rules[option.name] = [n + dice.below(3) for n in counts]
        elif rarely and isinstance(choices, range):
            most = 110 if option.name == "turn_cap" else players
            rules[option.name] = choices[dice.below(min(most, len(choices)))]
    return rules
