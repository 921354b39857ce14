"""A playout: a match is run to its end by a policy, quickly, and is used up by it.

The story of a playout is never read, so that its table is silent (:mod:`cardlab.engine.silent`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardlab.engine.course import Course
from cardlab.engine.dice import MASK, MULTIPLIER, Dice
from cardlab.engine.moves import Move
from cardlab.engine.table import Ended

Policy = Callable[[Any, Sequence[Move], Dice], Move]
"""How a playout chooses: handed the view of the seat, two or more legal moves, and the dice.

The view is of the game's own class and reads the table each time it is used. Since a playout does
not keep who has seen what, the view shows of others' cards only what lies open.
"""


def run(course: Course, choose: Policy, dice: Dice) -> None:
    """Run a course to its end with the moves that a policy chooses.

    The course is used up: it keeps no moves, no story and no way back.
    """
    ask, t, send = course.ask, course.table, course.rule.send
    course.turns.spend()
    t.silence()
    view_of = course.game.view
    views = [view_of(course, seat) for seat in range(t.players)]
    try:
        while ask is not None:
            seat = ask.seats[0]
            moves_of = ask.question.moves  # by name first: Python 3.11 calls it faster so
            moves = moves_of(t, seat)
            if len(moves) > 1:
                course.ask = ask  # the views read it
                ask = send(choose(views[seat], moves, dice))
            else:
                ask = send(moves[0])
    except Ended:
        pass
    course.ask = None


def run_by_chance(course: Course, dice: Dice) -> int:
    """Run a course to its end, each legal move as likely; return how many moves were made.

    It is :func:`run` with the policy written into the loop, which is measured as the engine's own
    speed.
    """
    ask, t, send = course.ask, course.table, course.rule.send
    course.ask = None
    course.turns.spend()
    t.silence()
    count, state, multiplier, mask = 0, dice.state, MULTIPLIER, MASK
    try:
        while ask is not None:
            moves_of = ask.moves_of
            moves = moves_of(t, ask.seats[0])
            count += 1
            n = len(moves)
            if n > 1:  # dice.below(n), without the call
                state = state * multiplier & mask
                ask = send(moves[(state >> 96) * n >> 32])
            else:
                ask = send(moves[0])
    except Ended:
        pass
    dice.state = state
    return count
