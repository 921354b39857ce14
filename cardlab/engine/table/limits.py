"""Limits: what a public move proves about the hidden pieces of a zone.

A player who had to draw held no card that fitted; cards shuffled into the stock are in no hand. The
rules note this where it happens (:meth:`Table.shows_none`, :meth:`Table.shows_all`), and imagined
worlds respect it (:mod:`cardlab.engine.knowledge.worlds`). The other seats can't tell the old cards
of a hand from the new ones. So a limit is a number: at most that many of the zone's pieces have one
of these faces. A piece that comes unseen raises the number by one. A piece that is seen to come or
to leave changes it only if the piece has one of the faces.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Final, NamedTuple

from cardlab.engine.table.cards import Card
from cardlab.engine.table.seats import Seats, has

ANY: Final = 10_000  # no limit


class Limit(NamedTuple):
    """At most so many pieces of a zone have one of these faces.

    ``most[seat]`` is the number that follows from what that seat has seen (:data:`ANY`: no limit).
    The last number follows from what all seats have seen.
    """

    faces: frozenset[Card]
    most: tuple[int, ...]


def limited(
    limits: list[Limit], faces: frozenset[Card], number: int, players: int, seat: int | None = None
) -> list[Limit]:
    """Return the limits of a zone, with one more that all know, or only one seat.

    The number 0 strengthens an older limit such as "at most one red": that card has none of these
    faces either.
    """

    def most(number: int) -> tuple[int, ...]:
        return tuple(number if seat in (None, q) else ANY for q in range(players + 1))

    older = (
        []
        if number
        else [
            Limit(limit.faces | faces, limit.most if seat is None else most(limit.most[seat]))
            for limit in limits
            if seat is None or limit.most[seat] < ANY
        ]
    )
    return pruned([*limits, *older, Limit(faces, most(number))])


def at_most(limits: list[Limit], faces: frozenset[Card], number: int, players: int) -> list[Limit]:
    """Return the limits, and one for each face: all know that the zone holds at most so many."""
    most = (number,) * (players + 1)
    alone = [Limit(frozenset([c]), most) for c in sorted(faces, key=attrgetter("order"))]
    return pruned([*limits, *alone])


def known_to(limits: list[Limit], me: int | None, size: int) -> list[Limit]:
    """Return the limits of a zone of so many pieces that a seat (None: a spectator) knows.

    The numbers for the other seats are those that all know.
    """
    known = []
    for faces, most in limits:
        known_to_me, all_know = most[seat_index(me)], most[-1]
        if known_to_me < size:
            others = [all_know] * len(most)
            others[seat_index(me)] = known_to_me
            known.append(Limit(faces, tuple(others)))
    return pruned(known)


def seat_index(me: int | None) -> int:
    """Return the index of a seat in ``Limit.most``; the last, for a spectator, is what all know."""
    return -1 if me is None else me


def pruned(limits: list[Limit]) -> list[Limit]:
    """Return the limits without those that follow from another one."""
    kept: list[Limit] = []
    for limit in sorted(limits, key=_order):
        if not any(follows(limit, other) for other in kept):
            kept.append(limit)
    return kept


def _order(limit: Limit) -> tuple[object, ...]:
    return -len(limit.faces), limit.most, sorted(card.order for card in limit.faces)


def follows(limit: Limit, other: Limit) -> bool:
    """Return whether a limit says no more than another one."""
    return limit.faces <= other.faces and all(
        own >= least for own, least in zip(limit.most, other.most, strict=True)
    )


def after_adding(limits: list[Limit], card: Card, seen: Seats) -> list[Limit]:
    """Return the limits of a zone to which a piece has come, seen by these seats."""
    seeing = _seeing(seen, len(limits[0].most) - 1) if limits else ()
    changed = []
    for faces, most in limits:
        counts = card in faces
        more = tuple([n + (counts or not s) for n, s in zip(most, seeing, strict=True)])
        changed.append(Limit(faces, more))
    return changed


def after_taking(limits: list[Limit], card: Card, seen: Seats, left: int) -> list[Limit]:
    """Return the limits of a zone that a piece has left, seen by these seats.

    ``left`` is how many pieces the zone still has.
    """
    seeing = _seeing(seen, len(limits[0].most) - 1) if limits else ()
    changed = []
    for faces, most in limits:
        counts = card in faces
        fewer = tuple([n - s for n, s in zip(most, seeing, strict=True)]) if counts else most
        if min(fewer) < left:
            # A seat for which it excludes nothing any more forgets it, whatever others know.
            changed.append(Limit(faces, tuple([n if n < left else ANY for n in fewer])))
    return changed


@cache
def _seeing(seen: Seats, players: int) -> tuple[bool, ...]:
    """Return for each seat whether it sees a piece, and at the end whether all seats do."""
    seats = [has(seen, seat) for seat in range(players)]
    return (*seats, all(seats))
