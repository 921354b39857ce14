"""The rules of thumb of every game: what they say, and why."""

from __future__ import annotations

from cardlab.engine.catalogue import find
from cardlab.engine.dice import Dice
from cardlab.engine.match import checked_seed
from cardlab.engine.moves import Move
from cardlab.engine.seat import Bot, Seat


def by_thumb(seat: Seat, dice: Dice) -> Move:
    """What the rules of thumb of the seat's game say."""
    choose = getattr(find(seat.game).part("bot"), "rule_of_thumb", _any)
    move: Move = choose(seat, dice)
    return move


def _any(seat: Seat, dice: Dice) -> Move:
    """Stand in for the rules of thumb of a game that has none."""
    return dice.one_of(seat.legal)


def reason(seat: Seat, move: Move) -> str:
    """The rule of thumb behind a move that they choose: a sentence of the catalogue.

    >>> import cardlab
    >>> seat = Seat(cardlab.new_match("pepper", players=2, seed=7), 0)
    >>> reason(seat, by_thumb(seat, Dice(1)))
    'Nothing else fits: that is what an eight is kept for.'
    """
    why = getattr(find(seat.game).part("bot"), "reason", None)
    sentence: str = why(seat, move) if why else ""
    return sentence


def rule_of_thumb(seed: int = 0) -> Bot:
    """A bot that plays any game by a few rules a fair player would respect."""
    dice = Dice(checked_seed(seed))

    def rule_of_thumb_bot(seat: Seat) -> Move:
        return by_thumb(seat, dice)

    return rule_of_thumb_bot
