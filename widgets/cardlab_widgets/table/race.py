"""A race at the table: a person presses, and each bot reacts after a random time.

The page reports how long the person took, as only the page knows when it showed the race. Python
knows when it sent the race, which bounds a true report from below:

    time = max(reported time, LEAST, elapsed - allowance)

In a visitor's own game the allowance is 2 s for the network, plus the time for which the page shows
earlier moves. In a competition the server waits until the page has shown those, and allows 250 ms
for the round trip, so that a false report gains no more than that. (Measuring the round trip would
not help: a page could answer late on purpose.) A competition ignores a press that is quicker than a
person can be.
"""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.match import Match
from cardlab.engine.table.dice import Dice

QUICKEST: Final = 450  # ms; a person needs about 250 to see the race, and more to press
SLOWEST: Final = 1500
LEAST: Final = 150  # ms; nobody sees and presses in less
ON_THE_WAY: Final = 2000  # allowance in ms for a scene and a press between Python and the page
FAIR: Final = 250  # the same in a competition


def believed(ms: int, elapsed: float, needed: float) -> int:
    """Return the reaction time to believe when a page reports one, in ms.

    Args:
        ms: the time that the page reports.
        elapsed: the time since Python sent the race.
        needed: the allowance for the network and for showing earlier moves.

    >>> believed(1, 900, FAIR), believed(700, 900, FAIR), believed(1, 20, FAIR)
    (650, 700, 150)

    """
    return round(max(ms, LEAST, elapsed - needed))


def reactions(match: Match, people: list[int], chance: int) -> dict[int, int]:
    """Return the reaction times of the bots in a race, in ms by seat, the quickest first.

    It is empty if there is no race, or if not exactly one person takes part: two people can't press
    at once on one device.

    Args:
        match: the match.
        people: the seats of people.
        chance: a secret number that decides the times.

    """
    ask = match.ask
    if ask is None or not ask.question.race or len(set(ask.seats) & set(people)) != 1:
        return {}
    return times_of_bots(match, [seat for seat in ask.seats if seat not in people], chance)


def times_of_bots(match: Match, seats: list[int], chance: int) -> dict[int, int]:
    """Return the reaction times of these seats, in ms by seat, the quickest first.

    Args:
        match: the match.
        seats: the seats of bots.
        chance: a secret number that decides the times.

    """
    dice = Dice(chance * 100_003 + match.table.decision)
    drawn = {seat: QUICKEST + dice.below(SLOWEST - QUICKEST) for seat in range(match.players)}
    return dict(sorted(((seat, drawn[seat]) for seat in seats), key=lambda entry: entry[1]))
