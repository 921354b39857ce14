"""Exact chances of what lies hidden: of all deals that agree with what a seat knows.

A deal gives each hidden place one of the pieces that the seat has not seen. All deals are equally
likely that contradict nothing that public moves exclude (:mod:`cardlab.engine.table.limits`): a
player who passed held no card that fitted. As in imagined worlds
(:mod:`cardlab.engine.knowledge.worlds`), a limit "at most k of these faces" among n hidden pieces
is a fact about the n - k oldest of them: those have none of the faces, the others are any pieces.

Where very many limits cross (a long match of six players by a house rule), the deals are too many
to count, and only the limits of the zone that is asked about are used.

The rules note what a move excludes for certain, and no more. Chances here do not use what a move
makes likely: that somebody keeps his eights, or lies often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from fractions import Fraction
from math import comb
from typing import Final, NamedTuple

from cardlab.counting import unseen
from cardlab.engine.knowledge.view import View, ZoneView
from cardlab.engine.table.cards import Card
from cardlab.engine.table.errors import BadOption

MOST_STEPS: Final = 8_000  # of a count, some tenths of a second; beyond it see the docstring above


class Group(NamedTuple):
    """Hidden places of one zone that exclude the same faces; whether hits are counted there."""

    size: int
    excluded: frozenset[Card]
    is_asked: bool


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


def holds(view: View, zone: str, faces: Iterable[Card]) -> Fraction:
    """Return the chance that a zone has a piece of these faces, one or more."""
    return 1 - how_many(view, zone, faces)[0]


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
    """Return what a deal depends on: all limits; those of the zone itself; at last none.

    The second where the deals are too many to count, the third where none agrees with the limits by
    age: what left a hand unseen may have been of any age, so that only the numbers are sure.
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


State = tuple[int, ...]  # how many pieces of each class are left
Class = tuple[tuple[bool, ...], bool]  # for each group whether it excludes it; whether it is a hit
Ways = dict[tuple[State, int], int]  # the number of deals, by what is left and the hits so far


def _count_deals(
    cards: Counter[Card], groups: Sequence[Group], wanted: frozenset[Card]
) -> dict[int, int]:
    """Return the number of deals to the groups, by how many hits there are in those asked.

    Pieces are of one class if the groups still to be dealt treat them alike. One group after the
    other takes its pieces; the classes are merged anew after each. Empty if there is no deal, or if
    there are too many ways to deal.
    """
    counts: Counter[Class] = Counter()
    for card, n in cards.items():
        counts[tuple(card in group.excluded for group in groups), card in wanted] += n
    classes = sorted(counts)
    ways: Ways = {(tuple(counts[kind] for kind in classes), 0): 1}
    budget = [MOST_STEPS]
    for i, group in enumerate(groups):
        merged = [_class_of(kind, groups[i + 1 :]) for kind in classes]
        later = sorted(set(merged))
        ways = _deal_group(ways, classes, group, [later.index(kind) for kind in merged], budget)
        classes = later
        if budget[0] < 0:
            return {}
    totals: dict[int, int] = {}
    for (_, hits), number in ways.items():
        totals[hits] = totals.get(hits, 0) + number
    return totals


def _class_of(kind: Class, later: Sequence[Group]) -> Class:
    """Return the class of a piece for the groups that come after the first."""
    excluded, is_hit = kind
    return excluded[1:], is_hit and any(group.is_asked for group in later)


def _deal_group(
    ways: Ways, classes: list[Class], group: Group, into: list[int], budget: list[int]
) -> Ways:
    """Return the number of deals after a group has taken its pieces; ``into`` merges classes.

    It stops half done when the budget of steps is used up.
    """
    after: Ways = {}
    for (left, hits), number in ways.items():
        may_take = [0 if kind[0][0] else n for n, kind in zip(left, classes, strict=True)]
        for taken in _ways_to_take(may_take, group.size):
            budget[0] -= 1
            if budget[0] < 0:
                return after
            rest, new_hits, many = [0] * (max(into) + 1), hits, number
            for k, n in enumerate(taken):
                rest[into[k]] += left[k] - n
                many *= comb(left[k], n)
                new_hits += n * (classes[k][1] and group.is_asked)
            state = tuple(rest), new_hits
            after[state] = after.get(state, 0) + many
    return after


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
