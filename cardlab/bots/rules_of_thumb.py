"""The judgement of a game: its rules of thumb, their reasons, and how its playouts choose.

The module ``bot`` of a game defines them as functions. ``rule_of_thumb(view, moves, dice)`` chooses
a move for a player, and ``reason(view, move)`` says why. ``playout(view, moves, dice)`` chooses in
a similar way in less time, since random moves make unrealistic games: Pepper Eights goes on for
hundreds of draws, and players of Sweet & Spicy challenge two of three declarations. A card that a
player chose to lay face down is not a random card. So ``believe(table, view, dice)`` changes an
imagined table until such cards are as likely as in real play, given what the view shows.
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
    """Return a random move; the policy of games that define none."""
    return dice.choice(moves)


def policy(game: Game[Any]) -> Policy:
    """Return how playouts of a game choose."""
    choose: Policy = getattr(game.part("bot"), "playout", by_chance)
    return choose


def belief(game: Game[Any]) -> Belief | None:
    """Return the function that makes imagined tables of a game likely; None if random ones are."""
    believe: Belief | None = getattr(game.part("bot"), "believe", None)
    return believe


def rule_of_thumb_move(seat: Seat, dice: Dice) -> Move:
    """Return the move that the rules of thumb of a game choose; without them a random move."""
    view = seat.view
    return _judgement(view.game)(view, seat.legal, dice)


@cache
def _judgement(game: str) -> Policy:
    """Return the rules of thumb of a game; a game in a notebook's cell has none."""
    choose: Policy = getattr(find(game).part("bot"), "rule_of_thumb", by_chance)
    return choose


def reason(seat: Seat, move: Move) -> str:
    """Return a sentence that gives the rule of thumb behind a move.

    The bot of a game gives the name of a reason in its ``rulebook.toml``, or a sentence.

    >>> import cardlab
    >>> seat = Seat(cardlab.new_match("pepper", players=2, seed=7), 0)
    >>> reason(seat, rule_of_thumb_move(seat, Dice(1)))
    'Nothing else fits: now play the eight.'
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
    """Return the number of playouts that an expert runs before a move in this game."""
    count: int = getattr(game.part("bot"), "PLAYOUTS", PLAYOUTS)
    return count


def measured(game: Game[Any]) -> Sequence[Strength]:
    """Return the measured strengths of the bots in this game; () if there are none."""
    strengths: Sequence[Strength] = getattr(game.part("bot"), "STRENGTHS", ())
    return strengths


def strength_of(game: Game[Any], bot: str) -> Strength | None:
    """Return the measured strength of a bot against the level below it, or None.

    It is the measurement with the fewest players, since for two it says most.

    >>> from cardlab.engine.match.catalogue import find
    >>> strength_of(find("pepper"), "monte_carlo").among, strength_of(find("pepper"), "random")
    ('rule_of_thumb', None)
    """
    rows = [strength for strength in measured(game) if strength.bot == bot]
    return min(rows, key=lambda strength: strength.players, default=None)
