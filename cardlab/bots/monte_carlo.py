"""A bot that plays its moves out in possible worlds, to improve on the rules of thumb."""

from __future__ import annotations

from cardlab.bots.estimate import Estimate, improve
from cardlab.bots.rules_of_thumb import rule_of_thumb_move
from cardlab.engine.match.match import checked_seed
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption
from cardlab.engine.table.moves import Move

PLAYOUTS: int = 200


def monte_carlo(seed: int = 0, playouts: int | None = None, seconds: float | None = None) -> Bot:
    """Return a bot that plays its moves out in imagined worlds, to improve on the rules of thumb.

    Before each move it runs ``playouts`` (200 by default), or as many as it can in ``seconds``.
    With a number of playouts the same seed gives the same moves. It follows the rules of thumb
    unless another move is surely better, so that in Sweet & Spicy it neither challenges everything
    nor believes everything.
    """
    dice = Dice(checked_seed(seed))
    _check(playouts, seconds)
    most = PLAYOUTS if playouts is None and seconds is None else playouts

    def monte_carlo_bot(seat: Seat) -> Move:
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        thought = Estimate(seat, dice.below(1 << 31), legal)
        return improve(thought, rule_of_thumb_move(seat, dice), most, seconds)

    return monte_carlo_bot


def _check(playouts: int | None, seconds: float | None) -> None:
    if playouts is not None and (type(playouts) is not int or playouts < 1):
        raise BadOption(f"A bot thinks with 1 playout or more, not with {playouts!r}.")
    if seconds is not None and not (isinstance(seconds, int | float) and seconds > 0):
        raise BadOption(f"A bot thinks for some seconds, like 0.5, not for {seconds!r}.")
