"""How a game is judged: its rules of thumb, why they say so, and how its playouts choose.

The ``bot`` of a game has them as functions. ``rule_of_thumb(view, moves, dice)`` and
``reason(view, move)`` are for a player. ``playout(view, moves, dice)`` judges alike in less time,
since purely random moves make unrealistic games: Pepper Eights goes on for hundreds of draws, and
in Sweet & Spicy two of three declarations are challenged. A card that a player chose to lay face
down is not a random card: ``believe(table, view, dice)`` changes an imagined table so that such
cards are as likely as they are in play, given what the view shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from cardlab.engine.knowledge.view import View
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game, Strength
from cardlab.engine.match.match import checked_seed
from cardlab.engine.match.run import Policy
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.engine.table.table import Table

PLAYOUTS: Final = 200

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


def rule_of_thumb_move(seat: Seat, dice: Dice) -> Move:
    """Return the move that the rules of thumb of the seat's game choose; without any, any move."""
    view = seat.view
    return _judgement(view.game)(view, seat.legal, dice)


@cache
def _judgement(game: str) -> Policy:
    """Return how the rules of thumb of a game choose; a game in a notebook's cell has none."""
    choose: Policy = getattr(find(game).part("bot"), "rule_of_thumb", by_chance)
    return choose


def reason(seat: Seat, move: Move) -> str:
    """Return the rule of thumb behind a move that they choose, as a sentence.

    The bot of a game gives the name of a reason in its ``rulebook.toml``, or a sentence.

    >>> import cardlab
    >>> seat = Seat(cardlab.new_match("pepper", players=2, seed=7), 0)
    >>> reason(seat, rule_of_thumb_move(seat, Dice(1)))
    'Nothing else fits: that is what an eight is kept for.'
    """
    why: Callable[[View, Move], str] | None
    game = find(seat.game)
    why = getattr(game.part("bot"), "reason", None)
    name = why(seat.view, move) if why else ""
    return game.words.reasons.get(name, name)


def rule_of_thumb(seed: int = 0) -> Bot:
    """Return a bot that plays any game by a few rules that a fair player would follow."""
    dice = Dice(checked_seed(seed))

    def rule_of_thumb_bot(seat: Seat) -> Move:
        return rule_of_thumb_move(seat, dice)

    return rule_of_thumb_bot


def playouts(game: Game[Any]) -> int:
    """Return how many playouts an expert thinks with before a move of this game."""
    count: int = getattr(game.part("bot"), "PLAYOUTS", PLAYOUTS)
    return count


def measured(game: Game[Any]) -> Sequence[Strength]:
    """Return what was measured of the bots of this game; () if nothing was."""
    strengths: Sequence[Strength] = getattr(game.part("bot"), "STRENGTHS", ())
    return strengths


def strength_of(game: Game[Any], bot: str) -> Strength | None:
    """Return how strong a bot is against the level below it; None if that was not measured.

    It is the measurement with the fewest players, since for two it says most.

    >>> from cardlab.engine.match.catalogue import find
    >>> strength_of(find("pepper"), "monte_carlo").among, strength_of(find("pepper"), "random")
    ('rule_of_thumb', None)
    """
    rows = [strength for strength in measured(game) if strength.bot == bot]
    return min(rows, key=lambda strength: strength.players, default=None)
