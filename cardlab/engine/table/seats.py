"""Sets of seats: who sees a piece, who saw an event."""

from __future__ import annotations

from functools import cache
from typing import Final, NewType

MOST_SEATS: Final = 12
"""How many seats a table may have."""

Seats = NewType("Seats", int)
"""A set of seats, one bit for each seat. It is an int because zones hold one for each piece."""

NOBODY: Final = Seats(0)
EVERYBODY: Final = Seats(-1)


@cache
def only(*seats: int) -> Seats:
    """Return the set of these seats.

    >>> has(only(0, 2), 2), has(only(0, 2), 1), has(EVERYBODY, 1)
    (True, False, True)
    """
    return Seats(sum(1 << seat for seat in {*seats}))


def has(seats: Seats, seat: int | None) -> bool:
    """Return whether a seat is in the set; a spectator (None) is in that of everybody alone."""
    return seats == EVERYBODY if seat is None else bool(seats >> seat & 1)
