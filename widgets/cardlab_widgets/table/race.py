"""A race at the table: a person presses, and bots react after a time that the dice draw.

How long a person took, the page says: only it knows when it has shown the race. Python knows how
long ago it has asked, and so the least that can be true:

    time = max(what the page says, LEAST, elapsed - what the page may have needed)

Beside a visitor's own game the page may have needed 2 s on the way, and the time for which it shows
earlier moves first. In a competition the server waits until the page has shown these, and allows
it 250 ms, a message there and back. So nobody gains more than that by what a page says. (A round
trip that is measured would be longer for a page that answers late on purpose.) A press that comes
sooner than a person can press is no press in a competition.
"""

from __future__ import annotations

from typing import Final

from cardlab.engine.match.match import Match
from cardlab.engine.table.dice import Dice

QUICKEST: Final = 450  # ms after the table shows it; a person needs some 250 to see, more to press
SLOWEST: Final = 1500
LEAST: Final = 150  # ms; nobody sees and presses in less
ON_THE_WAY: Final = 2000  # ms that a scene and a press may take between Python and the page
FAIR: Final = 250  # and in a competition


def believed(ms: int, elapsed: float, needed: float) -> int:
    """Return a reaction time that a page tells, as far as it can be true, in ms.

    Args:
        ms: what the page says.
        elapsed: how long ago Python has asked.
        needed: how much of that the page may have needed.

    >>> believed(1, 900, FAIR), believed(700, 900, FAIR), believed(1, 20, FAIR)
    (650, 700, 150)

    """
    return round(max(ms, LEAST, elapsed - needed))


def reactions(match: Match, people: list[int], chance: int) -> dict[int, int]:
    """Return the reaction times of the bots in a race, in ms by seat, the quickest first.

    It is empty if there is no race, or if not exactly one person takes part: on one device two
    persons can't press at once.

    Args:
        match: the match.
        people: the seats of persons.
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
