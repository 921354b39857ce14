"""The rules of thumb of every game: what they say, and why."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from cardlab.bots.playouts import by_chance
from cardlab.engine.knowledge.view import View
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.match import checked_seed
from cardlab.engine.match.run import Policy
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move


def rule_of_thumb_move(seat: Seat, dice: Dice) -> Move:
    """Return the move that the rules of thumb of the seat's game choose.

    The ``bot`` of a game has them as ``rule_of_thumb(view, moves, dice)``; without them it is any
    legal move.
    """
    view = seat.view
    return _judgement(view.game)(view, seat.legal, dice)


@cache
def _judgement(game: str) -> Policy:
    """Return how the rules of thumb of a game choose; a game in a notebook's cell has none."""
    choose: Policy = getattr(find(game).part("bot"), "rule_of_thumb", by_chance)
    return choose


def reason(seat: Seat, move: Move) -> str:
    """Return the rule of thumb behind a move that they choose: a sentence of the catalogue.

    >>> import cardlab
    >>> seat = Seat(cardlab.new_match("pepper", players=2, seed=7), 0)
    >>> reason(seat, rule_of_thumb_move(seat, Dice(1)))
    'Nothing else fits: that is what an eight is kept for.'
    """
    why: Callable[[View, Move], str] | None
    why = getattr(find(seat.game).part("bot"), "reason", None)
    return why(seat.view, move) if why else ""


def rule_of_thumb(seed: int = 0) -> Bot:
    """Return a bot that plays any game by a few rules that a fair player would follow."""
    dice = Dice(checked_seed(seed))

    def rule_of_thumb_bot(seat: Seat) -> Move:
        return rule_of_thumb_move(seat, dice)

    return rule_of_thumb_bot
