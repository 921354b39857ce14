"""A race at the table: a person presses, and bots react after a time that the dice draw."""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.match import Match
from cardlab.engine.table.dice import Dice

QUICKEST: Final = 450  # ms after the table shows it; a person needs some 250 to see, more to press
SLOWEST: Final = 1500
PERSON: Final = 150  # ms; nobody sees and presses in less
ON_THE_WAY: Final = 2000  # ms that a scene and a press may take between Python and the page


def believed(ms: int, elapsed: float, shown_after: float) -> int:
    """Return a reaction time that a page tells, as far as it can be true, in ms.

    Args:
        ms: what the page says.
        elapsed: how long ago Python has asked.
        shown_after: how long the page may have shown earlier moves before it showed the race.

    >>> believed(-1_000_000, 3_000, 0), believed(300, 310, 0), believed(1, 20, 0)
    (1000, 300, 150)

    """
    least = max(PERSON, elapsed - shown_after - ON_THE_WAY)
    return round(max(least, ms))


def reactions(match: Match, people: list[int], chance: int) -> dict[int, int]:
    """Return the reaction times of the bots in a race, in ms by seat, the quickest first.

    It is empty if there is no race, or if not exactly one person takes part: on one device two
    persons can't press at once.

    Args:
        match: the match.
        people: the seats of persons.
        chance: a number of which nobody knows how it was drawn, from which the times follow.

    """
    ask = match.ask
    if ask is None or not ask.question.race or len(set(ask.seats) & set(people)) != 1:
        return {}
    dice = Dice(chance * 100_003 + match.table.decision)
    drawn = {seat: QUICKEST + dice.below(SLOWEST - QUICKEST) for seat in range(match.players)}
    waiting = [seat for seat in ask.seats if seat not in people]
    return dict(sorted(((seat, drawn[seat]) for seat in waiting), key=lambda entry: entry[1]))
