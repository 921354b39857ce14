"""Imagined worlds: all that a seat cannot know is dealt anew, and contradicts nothing it has seen.

A world is a function of what the seat knows and of the dice alone. It derives from the zones: who
knows which piece (``Zone.known``), and what public moves exclude (``Zone.limits``).

Without limits every deal is as likely. With limits the cards are shuffled a few times until a deal
keeps them, which leaves every such deal as likely. Where that fails, since few deals keep them, the
places where least can lie are filled first, from the cards that can lie there; then random
exchanges that keep the limits mix the deal (a Markov chain with symmetric steps, whose limit is
uniform). What is left of a bias: the chain is cut off, and it cannot leave a deal of which no
single exchange keeps the limits.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from cardlab.engine.cards import Card
from cardlab.engine.dice import Dice
from cardlab.engine.errors import CardlabError
from cardlab.engine.limits import Limit, pruned
from cardlab.engine.table import Table
from cardlab.engine.zone import Zone

SHUFFLES: Final = 5
FILLINGS: Final = 20
REPAIRS: Final = 5_000  # exchanges tried where filling has failed
MIXING: Final = 2  # exchanges tried, for each hidden piece of a limited zone, once the limits hold
DEALS: Final = 3_000  # for what no zone's limits can say

Place = tuple[Zone, int]


def redeal(t: Table, me: int, dice: Dice) -> None:
    """Deal anew all that ``me`` cannot know: a function of what ``me`` knows and of ``dice`` alone.

    Cards of one back are dealt to the places where ``me`` knows none, so that what public moves
    exclude holds. What others have seen of each other is not for ``me`` to know, so in the new
    world they remember only my cards and what lies open; their secret choices are asked again.

    Raises:
        CardlabError: no such deal was met within a bound. Where the rules note only what is so,
            one exists; it may be too rare.

    """
    places: dict[str, list[Place]] = {}
    for zone in t.zones():
        _forget_what_others_know(zone, me)
        for i, card in enumerate(zone.cards):
            if not zone.sees(me, i):
                places.setdefault(card.back, []).append((zone, i))
    for hidden in places.values():
        _put(hidden, sorted(_cards(hidden), key=attrgetter("order")))
    alike = [places[back] for back in sorted(places)]
    limits = _Limits(t.zones(), me)
    for _ in range(DEALS):
        _deal(alike, limits, dice)
        if t.is_possible():
            break
    else:
        raise CardlabError(_NOT_MET.format("the facts on the table"))
    t.lay_open()
    _ask_again(t, me)
    t.dice = dice.split()


def _deal(alike: list[list[Place]], limits: _Limits, dice: Dice) -> None:
    """Deal the hidden cards so that the limits hold."""
    for _ in range(SHUFFLES):
        _shuffle(alike, dice)
        if not limits.excess():
            return
    for _ in range(FILLINGS):
        if all(_fill(places, limits, dice) for places in alike):
            break
    else:
        _repair(alike, limits, dice)
    _mix(alike, limits, dice)


def _shuffle(alike: list[list[Place]], dice: Dice) -> None:
    for places in alike:
        cards = _cards(places)
        dice.shuffle(cards)
        _put(places, cards)


def _cards(places: list[Place]) -> list[Card]:
    return [zone.cards[i] for zone, i in places]


def _put(places: list[Place], cards: Sequence[Card]) -> None:
    for (zone, i), card in zip(places, cards, strict=True):
        zone.cards[i] = card


class _Limits:
    """The limits that one seat knows of, with the number of pieces that count towards each."""

    def __init__(self, zones: list[Zone], me: int) -> None:
        self.zones = [zone for zone in zones if zone.limits and not zone.is_held_by(me)]
        self.of = {zone: [(f, most[me]) for f, most in zone.limits] for zone in self.zones}
        self.counts: dict[Zone, list[int]] = {}

    def excess(self) -> int:
        """Count anew; return how many pieces are too many."""
        excess = 0
        for zone, limits in self.of.items():
            cards = zone.cards
            counts = [sum([card in faces for card in cards]) for faces, _ in limits]
            self.counts[zone] = counts
            for count, (_, most) in zip(counts, limits, strict=True):
                excess += max(0, count - most)
        return excess

    def change(self, zone: Zone, out: Card, into: Card) -> tuple[int, list[int]]:
        """Return how many more are too many if a card takes another's place, and the counts."""
        if zone not in self.of:
            return 0, []
        more, counts = 0, self.counts[zone][:]
        for k, (faces, most) in enumerate(self.of[zone]):
            change = (into in faces) - (out in faces)
            if change:
                more += max(0, counts[k] + change - most) - max(0, counts[k] - most)
                counts[k] += change
        return more, counts

    def breaks(self, zone: Zone, card: Card) -> bool:
        """Whether a card is one of those that are too many."""
        return zone in self.of and any(
            count > most and card in faces
            for count, (faces, most) in zip(self.counts[zone], self.of[zone], strict=True)
        )


def _fill(places: list[Place], limits: _Limits, dice: Dice) -> bool:
    """Deal to the places where least can lie first, from what can; whether it went well."""
    groups: dict[frozenset[Card], list[Place]] = {}
    for zone in dict.fromkeys(zone for zone, _ in places):
        mine = [place for place in places if place[0] is zone]
        dice.shuffle(mine)
        for place, faces in zip(mine, _excluded(zone, mine, limits), strict=True):
            groups.setdefault(faces, []).append(place)
    left = sorted(_cards(places), key=attrgetter("order"))
    dealt: list[tuple[list[Place], list[Card]]] = []
    for faces in sorted(groups, key=lambda faces: sum([card not in faces for card in left])):
        wanted = len(groups[faces])
        fitting = [card for card in left if card not in faces]
        dice.shuffle(fitting)
        if len(fitting) < wanted:
            return False
        dealt.append((groups[faces], fitting[:wanted]))
        left = [card for card in left if card in faces] + fitting[wanted:]
    for some, cards in dealt:
        _put(some, cards)
    return True


def _excluded(zone: Zone, places: list[Place], limits: _Limits) -> list[frozenset[Card]]:
    """Return for each place of a zone which faces are not to lie there, so that the limits hold.

    Of n hidden pieces at most k may be of some faces: then n - k places take none of them.
    """
    hidden = {i for _, i in places}
    excluded = [frozenset[Card]()] * len(places)
    for faces, most in limits.of.get(zone, []):
        seen = sum(card in faces for i, card in enumerate(zone.cards) if i not in hidden)
        for k in range(len(places) - max(0, most - seen)):
            excluded[k] |= faces
    return excluded


def _repair(alike: list[list[Place]], limits: _Limits, dice: Dice) -> None:
    """Exchange cards that break a limit for others until none does."""
    excess = limits.excess()
    for _ in range(REPAIRS):
        if not excess:
            return
        breaking = [
            (places, (zone, i))
            for places in alike
            for zone, i in places
            if limits.breaks(zone, zone.cards[i])
        ]
        if not breaking:
            break
        places, place = dice.one_of(breaking)
        excess += _exchange(limits, place, dice.one_of(places))
    raise CardlabError(_NOT_MET.format("what public moves exclude"))


def _mix(alike: list[list[Place]], limits: _Limits, dice: Dice) -> None:
    """Exchange cards at random, as long as the limits hold."""
    limits.excess()
    limited = [(places, place) for places in alike for place in places if place[0] in limits.of]
    for _ in range(MIXING * len(limited)):
        places, place = dice.one_of(limited)
        _exchange(limits, place, dice.one_of(places))


def _exchange(limits: _Limits, one: Place, other: Place) -> int:
    """Exchange two cards, but not if more are then too many; return how many more (or fewer)."""
    (zone, i), (to, j) = one, other
    mine, its = zone.cards[i], to.cards[j]
    if zone is to or mine is its:
        return 0
    here, counts_here = limits.change(zone, mine, its)
    there, counts_there = limits.change(to, its, mine)
    if here + there > 0:
        return 0
    zone.cards[i], to.cards[j] = its, mine
    limits.counts[zone], limits.counts[to] = counts_here, counts_there
    return here + there


def _forget_what_others_know(zone: Zone, me: int) -> None:
    """Leave of a zone that is not mine only what I know, in an order that tells nothing."""
    if zone.is_held_by(me) or zone.kind in ("open", "heap"):
        return
    if not zone.is_ordered:
        known = [(not zone.sees(me, i), card) for i, card in enumerate(zone.cards)]
        known.sort(key=lambda pair: (pair[0], pair[1].back if pair[0] else "", _order(pair)))
        zone.cards = [card for _, card in known]
        zone.known = [0 if hidden else 1 << me for hidden, _ in known]
    else:
        zone.known = [known & 1 << me for known in zone.known]
    if not any(zone.known):
        zone.known = []
    if zone.limits:
        zone.limits = _limits_known_to(zone, me)


def _limits_known_to(zone: Zone, me: int) -> list[Limit]:
    """Return what I know of a zone's limits; of the others only what all know."""
    known = []
    for faces, most in zone.limits:
        mine, all_know = most[me], most[-1]
        if mine < len(zone):
            others = [all_know] * len(most)
            others[me] = mine
            known.append(Limit(faces, tuple(others)))
    return pruned(known)


def _order(pair: tuple[bool, Card]) -> int:
    hidden, card = pair
    return 0 if hidden else card.order


def _ask_again(t: Table, me: int) -> None:
    answered = [seat for seat, made in enumerate(t.chosen) if made and seat != me]
    if t.waiting and answered:
        for seat in answered:
            t.chosen[seat] = None
        t.waiting[:] = sorted({*t.waiting, *answered})


_NOT_MET: Final = (
    "No imagined world was dealt that agrees with {}: there may be very few. Imagine again with "
    "other dice, or ask for less."
)
