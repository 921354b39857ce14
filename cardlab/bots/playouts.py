"""How a playout is played: by chance among what somebody sensible might do.

Moves of pure chance make games that nobody plays: Pepper Eights goes on for hundreds of draws, and
in Sweet & Spicy two of three declarations are challenged. So the ``bot`` of a game has a quick
choice, ``playout(view, moves, dice)``: it has the signature of the rules of thumb and shares their
judgement, and is quicker. Where somebody chose what lies face down, it is not just any card:
``believe(table, view, dice)`` makes of an imagined table one that is as likely as it should be, by
what its view shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardlab.engine.dice import Dice
from cardlab.engine.game import Game
from cardlab.engine.moves import Move
from cardlab.engine.playout import Policy
from cardlab.engine.table import Table
from cardlab.engine.view import View

Belief = Callable[[Table, View, Dice], None]


def by_chance(_view: View, moves: Sequence[Move], dice: Dice) -> Move:
    """Return any of the moves, each as likely: the policy of a game that has none of its own."""
    return dice.one_of(moves)


def policy(game: Game[Any]) -> Policy:
    """Return how playouts of a game choose."""
    choose: Policy = getattr(game.part("bot"), "playout", by_chance)
    return choose


def belief(game: Game[Any]) -> Belief | None:
    """Return how imagined tables of a game are made likely; None where chance is right."""
    believe: Belief | None = getattr(game.part("bot"), "believe", None)
    return believe
