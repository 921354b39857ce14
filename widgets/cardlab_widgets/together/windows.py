"""How long a question stays open, so that time tells nothing that a chair may not know.

A watcher of the clock could say rightly each time whether somebody can play a four in Fuego!, if
those without a choice were answered for at once. So a secret question stays open

- for exactly ``QUICK`` seconds, if few of those asked have a choice;
- until all persons have pressed, or for as long as the teacher allows, if all have a choice.

In a race each page tells how long its person took. The times are believed as far as they can be
true, and the dice decide between equal ones; the order in which messages arrive decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question
from cardlab_widgets.together.chairs import Chair

QUICK: Final = 2.0  # seconds; in them all look at the card that was just played
THINKING: Final = 12.0  # seconds at most, by default
WARNED: Final = 1 / 3  # of the time of a question: the last part, in which a page warns
RACE: Final = 3.0  # seconds after which whoever has not pressed is slower than all others


@dataclass
class Window:
    """The question that a table asks now.

    Attributes:
        number: which deal it belongs to, and its number there.
        since: when it was asked, or went on after a pause.
        held: the last answer to a secret question, which is made when the window closes.
        times: who has pressed in a race, after how many ms.

    """

    number: tuple[int, int]
    since: float
    held: tuple[Chair, Move] | None = None
    times: dict[int, float] = field(default_factory=dict)

    def has_heard(self, chair: Chair) -> bool:
        """Return whether a chair has pressed, and its move is not made yet."""
        return chair.number in self.times or (self.held is not None and self.held[0] is chair)


def open_for(
    question: Question[object], *, is_awaited: bool, pace: float, thinking: float
) -> float:
    """Return for how many seconds a secret question or a race stays open.

    Args:
        question: the question.
        is_awaited: whether a person who is asked has not pressed.
        pace: seconds for which a move is looked at.
        thinking: seconds that persons have to think.

    >>> from cardlab.games.fuego.rules import FOURS
    >>> open_for(FOURS, is_awaited=True, pace=0.6, thinking=12.0)
    2.0
    >>> open_for(FOURS, is_awaited=False, pace=0.6, thinking=12.0)
    2.0

    """
    if question.quick:
        return QUICK
    longest = RACE if question.race else thinking
    return max(longest, pace) if is_awaited else pace


def finish(asked: Iterable[int], times: Mapping[int, float], dice: Dice) -> list[int]:
    """Return the seats of a race in the order in which they have pressed.

    Args:
        asked: the seats.
        times: how long each took; a seat without a time is slower than all that have one.
        dice: decide between equal times.

    >>> finish([0, 1, 2], {2: 480, 1: 620}, Dice(1))
    [2, 1, 0]

    """
    seats = sorted(asked)
    drawn = {seat: dice.below(2**32) for seat in seats}
    return sorted(seats, key=lambda seat: (times.get(seat, float("inf")), drawn[seat]))
