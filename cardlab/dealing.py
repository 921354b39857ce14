"""Exact chances of hidden pieces: the share of the deals that agree with what a seat knows.

A deal gives each hidden place one of the pieces that the seat has not seen. All deals within the
limits (:mod:`cardlab.engine.table.limits`) are equally likely: a player who passed held no card
that fitted. As in imagined worlds (:mod:`cardlab.engine.knowledge.worlds`), a limit "at most k of
these faces" among n hidden pieces is a fact about the n - k oldest of them: those have none of the
faces, the others may be any pieces.

If very many limits cross (in a long match of six players under a house rule), the deals are too
many to count. Then only the limits of the zone in question count.

The rules note only what a move proves. These chances ignore what a move merely makes likely: that a
player saves eights, or often lies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from fractions import Fraction
from math import comb
from typing import Final, NamedTuple

from cardlab.counting import from_view, unseen
from cardlab.engine.knowledge.view import View, ZoneView
from cardlab.engine.table.cards import Card
from cardlab.engine.table.errors import BadOption

MOST_STEPS: Final = 8_000  # of a count, some tenths of a second; beyond it see the docstring above


class Group(NamedTuple):
    """Hidden places of one zone that exclude the same faces; whether hits are counted there."""

    size: int
    excluded: frozenset[Card]
    is_asked: bool


@from_view
def how_many(view: View, zone: str, faces: Iterable[Card]) -> list[Fraction]:
    """Return the chances that a zone holds 0, 1, 2 … pieces of these faces.

    >>> import cardlab
    >>> match = cardlab.set_table(
    ...     "pepper", {"discard": "red 2", "hand 0": "red 5", "hand 1": 2}, players=2, seed=1
    ... )
    >>> reds = [card for card in match.view(0).unseen if card.suit == "red"]
    >>> how_many(match.view(0), "hand 1", reds)
    [Fraction(741, 1225), Fraction(429, 1225), Fraction(11, 245)]

    Without limits it is the hypergeometric distribution (:func:`cardlab.counting.hypergeometric`).

    Args:
        view: what a seat sees.
        zone: the name of a zone, "hand 1".
        faces: the faces that count, all of one back.

    Returns:
        For each number from 0 to the size of the zone its chance; pieces that the seat knows count.

    Raises:
        BadOption: the faces have different backs, or there is no such zone.

    """
    wanted, place = frozenset(faces), view.zone(zone)
    known = sum(card in wanted for card in place.known)
    chances = [Fraction(0)] * (len(place) + 1)
    if not wanted:
        return [Fraction(1), *chances[1:]]
    back = _back_of(wanted)
    cards = unseen(view, back).cards
    tries = _limits_to_try(view, zone, back)
    ways = next(filter(None, (_count_deals(cards, groups, wanted) for groups in tries)))
    whole = sum(ways.values())
    for hits, number in ways.items():
        chances[known + hits] = Fraction(number, whole)
    return chances


@from_view
def holds(view: View, zone: str, faces: Iterable[Card]) -> Fraction:
    """Return the chance that a zone has a piece of these faces, one or more."""
    return 1 - how_many(view, zone, faces)[0]


@from_view
def top_is(view: View, zone: str, faces: Iterable[Card]) -> Fraction:
    """Return the chance that the next piece of a zone is one of these faces; 0 of an empty zone.

    Of the hidden pieces of a zone each is as likely on top, so it is their mean number of hits, by
    the number of these pieces.
    """
    wanted, place = frozenset(faces), view.zone(zone)
    if not len(place) or not wanted:
        return Fraction(0)
    if place.top is not None:
        return Fraction(place.top in wanted)
    known = sum(card in wanted for card in place.known)
    mean = sum((k * chance for k, chance in enumerate(how_many(view, zone, wanted))), Fraction(0))
    return (mean - known) / (len(place) - len(place.known))


def _back_of(faces: Collection[Card]) -> str:
    backs = sorted({card.back for card in faces})
    if len(backs) > 1:
        raise BadOption(f"The faces have {len(backs)} different backs: ask for those of one back.")
    return backs[0]


def _limits_to_try(view: View, zone: str, back: str) -> Iterator[list[Group]]:
    """Yield the groups of hidden places by all limits, by the zone's own limits, and by none.

    The second is for deals that are too many to count. The third is for limits that no deal fits:
    a card that left a hand unseen may have been new, and then the limits by age are wrong.
    """
    groups = _groups(view, zone, back)
    yield groups
    yield [group for group in groups if group.is_asked]
    yield [Group(view.zone(zone).hidden[back], frozenset(), is_asked=True)]


def _groups(view: View, asked: str, back: str) -> list[Group]:
    """Return the groups of hidden places that a deal depends on, those that are asked first.

    Places of different zones that exclude the same are one group: to share out its pieces among
    them multiplies all numbers of deals alike.
    """
    sizes: Counter[tuple[bool, frozenset[Card]]] = Counter()
    for name, zone in view.zones.items():
        if name == asked or zone.limits:
            for group in _groups_of(zone, zone.hidden[back], is_asked=name == asked):
                sizes[group.is_asked, group.excluded] += group.size
    groups = [Group(n, excluded, is_asked) for (is_asked, excluded), n in sizes.items()]
    used = [group for group in groups if group.is_asked or group.excluded]
    return sorted(used, key=lambda group: (not group.is_asked, -len(group.excluded)))


def _groups_of(zone: ZoneView, hidden: int, *, is_asked: bool) -> Iterator[Group]:
    """Return the hidden places of a zone from the oldest, cut where a limit ends."""
    known = zone.known
    cuts: dict[int, frozenset[Card]] = {}
    for faces, most in zone.limits:
        free = max(0, most - sum(card in faces for card in known))
        end = max(0, hidden - free)
        cuts[end] = cuts.get(end, frozenset()) | faces
    begin = 0
    for end in sorted({*cuts, hidden}):
        excluded = frozenset[Card]().union(*(faces for cut, faces in cuts.items() if cut >= end))
        if end > begin:
            yield Group(end - begin, excluded, is_asked)
        begin = max(begin, end)


Kind = tuple[tuple[bool, ...], bool]  # for each group whether it excludes it; whether it is a hit
Left = tuple[tuple[Kind, int], ...]  # how many pieces of each kind are left


def _count_deals(
    cards: Counter[Card], groups: Sequence[Group], wanted: frozenset[Card]
) -> Counter[int]:
    """Return the number of deals to the groups, by how many hits there are in those asked.

    One group after the other takes its pieces. Pieces are of one kind if the groups still to be
    dealt treat them alike. Empty if there is no deal, or if there are too many ways to deal.
    """
    left = Counter[Kind]()
    for card, n in cards.items():
        left[tuple(card in group.excluded for group in groups), card in wanted] += n
    ways: dict[tuple[Left, int], int] = {(tuple(sorted(left.items())), 0): 1}
    steps = 0
    for number, group in enumerate(groups, 1):
        counts_later = any(later.is_asked for later in groups[number:])
        after = Counter[tuple[Left, int]]()
        for (pieces, hits), many in ways.items():
            for taken in _ways_to_take([0 if kind[0][0] else n for kind, n in pieces], group.size):
                steps += 1
                if steps > MOST_STEPS:
                    return Counter()
                rest, new_hits, deals = Counter[Kind](), hits, many
                for ((excluded, is_hit), n), k in zip(pieces, taken, strict=True):
                    rest[excluded[1:], is_hit and counts_later] += n - k
                    new_hits += k * (is_hit and group.is_asked)
                    deals *= comb(n, k)
                after[tuple(sorted(rest.items())), new_hits] += deals
        ways = after
    totals = Counter[int]()
    for (_, hits), deals in ways.items():
        totals[hits] += deals
    return totals


def _ways_to_take(available: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Return all ways to take so many pieces: how many of each class."""

    def take(k: int, wanted: int, room: int) -> Iterator[tuple[int, ...]]:
        if k == len(available):
            yield ()
            return
        room -= available[k]
        for n in range(max(0, wanted - room), min(available[k], wanted) + 1):
            for others in take(k + 1, wanted - n, room):
                yield (n, *others)

    if sum(available) >= size:
        yield from take(0, size, sum(available))
