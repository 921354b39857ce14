"""How a playout is played: at random among the moves that a sensible player might make.

Purely random moves make unrealistic games: Pepper Eights goes on for hundreds of draws, and in
Sweet & Spicy two of three declarations are challenged. So the ``bot`` of a game has a quick choice,
``playout(view, moves, dice)``: it has the signature of the rules of thumb and judges like them, but
takes less time. A card that a player chose to lay face down is not a random card:
``believe(table, view, dice)`` changes an imagined table so that such cards are as likely as they
are in play, given what the view shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardlab.engine.knowledge.view import View
from cardlab.engine.match.game import Game
from cardlab.engine.match.run import Policy
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.engine.table.table import Table

Belief = Callable[[Table, View, Dice], None]


def by_chance(_view: View, moves: Sequence[Move], dice: Dice) -> Move:
    """Return any of the moves, each as likely: the policy of a game that has none of its own."""
    return dice.choice(moves)


def policy(game: Game[Any]) -> Policy:
    """Return how playouts of a game choose."""
    choose: Policy = getattr(game.part("bot"), "playout", by_chance)
    return choose


def belief(game: Game[Any]) -> Belief | None:
    """Return how imagined tables of a game are made likely; None where chance is right."""
    believe: Belief | None = getattr(game.part("bot"), "believe", None)
    return believe
