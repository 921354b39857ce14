"""Positions with exact values: what a coach must find, game by game.

*Exact* is the chance of seat 0 to win after a move, where no way of playing matters: the rest is
over within a turn or two, or forced. What the others do is fixed by one thing alone: who can go out
at once does so. What seat 0 does later is the best it can, for what it sees then. Where a game
would go on, its house rule ``turn_cap`` ends it, and then nobody wins (in Nacho Pile who has most
points). Each value is counted by hand beside its position; all were found again by a program that
dealt out all that is hidden and played it.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from importlib import import_module
from typing import Any, NamedTuple

import cardlab
from cardlab import Match


class Position(NamedTuple):
    """A table of a game, what hides there, and the exact chance of some moves of seat 0."""

    name: str
    places: Mapping[str, Any]  # the table, as for set_table
    values: Mapping[str, Fraction | int]  # a move or a line of moves, how often seat 0 then wins
    why: str  # where the values come from
    players: int = 2
    options: Mapping[str, Any] = {}  # house rules

    def match(self, game: str) -> Match:
        """Return the table."""
        return cardlab.set_table(game, self.places, self.players, seed=1, **self.options)


def positions(game: str) -> list[Position]:
    """Return the positions of a game."""
    listed: list[Position] = import_module(f"{__name__}.{game}").POSITIONS
    return listed


CASES = [(game, position) for game in cardlab.list_games() for position in positions(game)]
