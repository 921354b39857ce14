"""A fair player's rules of thumb for Nacho Pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardlab.engine.match.game import Strength
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_
from cardlab.games.nacho_pile.cards import SPICY, NachoView, by_type, type_of

Plate = list[int]  # how many chips of each type are on a plate, by their type


def rule_of_thumb(view: NachoView, moves: Sequence[Move], dice: Dice) -> Move:
    """Draw while one more chip is worth the risk to lose what lies there.

    The rules, in the order in which they decide:

    1. Count what can still be in the bag: the chips that would bust you, of all that are left. Draw
       as long as the next chip, with what it would bring from before the others, gains more on
       average than a bust would lose: the chips drawn, and those that they would bring.
    2. Make a wild the number of which most lies before the others, else one that you collect.
    3. Steal, return and score where it changes most of the points that would be counted now.
    4. Give the wilds on your plate the numbers that are worth most points.
    """
    if len(moves) == 1:
        return moves[0]
    if moves[-1].verb == "stop":
        busting, _, at_stake = view.one_more([type_of(chip) for chip in view.drawn])
        return moves[0] if is_worth_it(busting, view.next_brings(), at_stake) else moves[-1]
    plates = [by_type(plate) for plate in view.plates]
    return dice.best_of(moves, [_worth(move, plates, view) for move in moves])


def playout(view: NachoView, moves: Sequence[Move], dice: Dice) -> Move:
    """Draw or stop by what one more chip brings, give wilds good numbers; else by chance."""
    if moves[-1].verb == "stop":
        busting, _, at_stake = view.one_more()
        return moves[0] if is_worth_it(busting, view.next_brings(), at_stake) else moves[-1]
    if moves[0].verb == "value":
        return dice.best_of(moves, _worths_of_values(view, moves))
    return dice.choice(moves)


def _worths_of_values(view: NachoView, moves: Sequence[Move]) -> list[float]:
    """How good the numbers of a wild look, as by :func:`_worth`, in less time."""
    me, kinds = view.me, [type_of(move.card) for move in moves if move.card]
    if view.why == "nacho.wild":
        coming = [type_of(chip) for q in view.others for chip in view.fronts[q]]
        mine = [type_of(chip) for chip in view.plates[me]]
        return [10 * coming.count(kind) + mine.count(kind) for kind in kinds]
    plates = [[type_of(chip) for chip in plate] for plate in view.plates]
    held = [[plate.count(kind) for plate in plates] for kind in kinds]
    return [_lead_in(_with(counts, me, 1), me) - _lead_in(counts, me) for counts in held]


def _lead_in(held: Sequence[int], me: int) -> float:
    """My points of one type less those of the others, from the chips that each has of it."""
    most = max(held)
    points = [n if n == most else 0.1 * n for n in held]
    return points[me] * len(points) - sum(points)


def is_worth_it(busting: int, gain: int, at_stake: int) -> bool:
    """Return whether a draw gains more on average than a bust costs.

    Args:
        busting: how many of the chips in the bag would bust.
        gain: what all the others would bring: themselves, and their like from before the others.
        at_stake: how many chips a bust would lose.

    """
    return busting * at_stake < gain


def _with(plate: Plate, kind: int, chips: int) -> Plate:
    """Return a plate with so many more chips of a type."""
    return [n + chips if i == kind else n for i, n in enumerate(plate)]


def _worth(move: Move, plates: Sequence[Plate], view: NachoView) -> float:
    """How good a choice looks; only the order of these numbers matters."""
    me, why = view.me, view.why
    kind = type_of(move.card) if move.card else SPICY
    if why == "nacho.wild":
        return 10 * view.before_others(kind) + plates[me][kind]
    if why == "nacho.last_chip":
        return plates[me][kind] - max(plates[q][kind] for q in view.others)
    after = [*plates]
    if move.at is not None:
        after[move.at] = _with(after[move.at], kind, -1)
    if why != "nacho.return":
        after[me] = _with(after[me], kind, 1)
    return _lead(after, me)


def _lead(plates: Sequence[Plate], me: int) -> float:
    """My points less those of the others, were the plates counted now; a chip alone is a little."""
    points = [0.0] * len(plates)
    for held in [*zip(*plates, strict=True)][1:]:  # of each type; a wild without a value is none
        most = max(held)
        for q, n in enumerate(held):
            points[q] += n if n == most else 0.1 * n
    return points[me] * len(points) - sum(points)


def reason(view: NachoView, move: Move) -> str:
    """Return the rule by which they choose a move, as a sentence."""
    if move.verb in ("draw", "stop"):
        return _REASONS[move.verb]
    return _REASONS.get(view.why, N_("Do what changes most of the points that would count now."))


_REASONS: Final = {
    "draw": N_("A new chip, times its chance, is worth more than a bust would cost."),
    "stop": N_("A bust would cost more, times its chance, than a new chip is worth."),
    "nacho.wild": N_("Make a wild the number of which most lies before the others."),
    "nacho.assign": N_("Give the wilds on your plate the numbers that are worth most points."),
    "nacho.last_chip": N_("Double the type of which you have most, and the others few."),
}


# --- How strong the bots are, as ``python -m tests.bots`` has measured it ------------------------

# How many playouts an expert thinks with before a move: what was measured, within about a second.
PLAYOUTS: Final = 300

STRENGTHS: Final = (
    Strength("rule_of_thumb", "random", 2, 4000, 97.7, 97.2, 98.1),
    Strength("rule_of_thumb", "random", 4, 2000, 79.2, 77.4, 80.9),
    Strength("monte_carlo", "rule_of_thumb", 2, 300, 63.0, 57.8, 68.2),
    Strength("monte_carlo", "rule_of_thumb", 4, 300, 33.7, 28.5, 38.9),
)
