"""A fair player's rules of thumb for Nacho Pile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cardlab.engine.match.game import Strength
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.games.nacho_pile.rules import SPICY, NachoView, by_type, type_of


def rule_of_thumb(view: NachoView, moves: Sequence[Move], dice: Dice) -> Move:
    """Draw while one more chip is worth the risk to lose what lies there.

    The rules, in the order in which they decide:

    1. Count what can still be in the bag: the chips that would bust you, of all that are left. Draw
       as long as the next chip, with what it would bring from before the others, gains more on
       average than a bust would lose: the chips drawn, and those that they would bring.
    2. Make a wild the number that the others have most of before them, else one that you collect.
    3. Steal, return and score where it changes most of the points that would be counted now.
    4. Give the wilds on your plate the numbers that are worth most points.
    """
    if len(moves) == 1:
        return moves[0]
    if moves[-1].verb == "stop":
        return _draw_or_stop(view, moves, [type_of(chip) for chip in view.drawn])
    plates = [by_type(plate) for plate in view.plates]
    return dice.best_of(moves, [_worth(view, move, plates) for move in moves])


def playout(view: NachoView, moves: Sequence[Move], dice: Dice) -> Move:
    """Draw or stop by what one more chip brings, give wilds good numbers; else by chance."""
    if moves[-1].verb == "stop":
        return _draw_or_stop(view, moves)
    if moves[0].verb != "value":
        return dice.choice(moves)
    worth = _worth if view.why == "nacho.wild" else _gain
    plates = [by_type(plate) for plate in view.plates]
    return dice.best_of(moves, [worth(view, move, plates) for move in moves])


def _draw_or_stop(
    view: NachoView, moves: Sequence[Move], types: Sequence[int] | None = None
) -> Move:
    """Draw if that gains more on average than a bust costs."""
    busting, _, at_stake = view.one_more(types)
    return moves[0] if busting * at_stake < view.next_brings() else moves[-1]


def _worth(view: NachoView, move: Move, plates: Sequence[list[int]]) -> int:
    """Return how good a choice looks; only the order of these numbers matters."""
    me, why = view.me, view.why
    kind = type_of(move.card) if move.card else SPICY
    if why == "nacho.wild":
        return 10 * sum(view.brings(kind).values()) + plates[me][kind]
    if why == "nacho.last_chip":
        return plates[me][kind] - max(plates[q][kind] for q in view.others)
    after = [plate[:] for plate in plates]
    if move.at is not None:
        after[move.at][kind] -= 1
    if why != "nacho.return":
        after[me][kind] += 1
    return _lead([*zip(*after, strict=True)][1:], view)  # a wild without a value is no type


def _gain(view: NachoView, move: Move, plates: Sequence[list[int]]) -> int:
    """Return how good a number for a wild on the plate looks; it counts that type alone."""
    assert move.card is not None
    held = [plate[type_of(move.card)] for plate in plates]
    after = [n + (q == view.me) for q, n in enumerate(held)]
    return _lead([after], view) - _lead([held], view)


def _lead(types: Iterable[Sequence[int]], view: NachoView) -> int:
    """Return, in tenths of a point, my points less those of the others, if they were counted now.

    ``types`` are the chips that each has of each type. A chip without a point is worth a tenth.
    """
    points = [0] * view.players
    for held in types:
        most = max(held)
        for q, n in enumerate(held):
            points[q] += 10 * n if n == most else n
    return points[view.me] * len(points) - sum(points)


def reason(view: NachoView, move: Move) -> str:
    """Return the rule by which they choose a move, by its name in rulebook.toml."""
    if move.verb in ("draw", "stop"):
        return move.verb
    return "usual" if move.verb in ("steal", "score", "return") else view.why


# --- How strong the bots are, as ``python -m tests.bots`` has measured it ------------------------

# The playouts of an expert before each move, as measured: about a second.
PLAYOUTS: Final = 300

STRENGTHS: Final = (
    Strength("rule_of_thumb", "random", 2, 4000, 97.7, 97.2, 98.1),
    Strength("rule_of_thumb", "random", 4, 2000, 79.2, 77.4, 80.9),
    Strength("monte_carlo", "rule_of_thumb", 2, 300, 63.0, 57.8, 68.2),
    Strength("monte_carlo", "rule_of_thumb", 4, 300, 33.7, 28.5, 38.9),
)
