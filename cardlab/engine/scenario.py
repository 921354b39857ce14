"""A scenario: a position and moves that lead to a clause which games at random rarely reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlab.engine.value import Value


class Scenario(Value):
    """A table and the moves made on it, by which a rare clause is reached.

    >>> Scenario("spicy.goal", 3, ("0 play chili 1 as chili 1", "1 wait", "2 wait")).players
    3

    Args:
        clause: the clause that is told, asked or cited by a refusal after one of the moves.
        players: how many play.
        moves: the moves in words. One that begins with ``"not "`` is refused: ``"not 0 pass"``.
        places: the table as :func:`cardlab.set_table` takes it; None for a new deal.
        house_rules: the house rules that are not the default ones.
        seed: the seed of the deal.

    """

    clause: str
    players: int
    moves: tuple[str, ...]
    places: Mapping[str, Any] | None = None
    house_rules: Mapping[str, Any] = {}
    seed: int = 1
