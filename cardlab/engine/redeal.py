"""Imagined worlds: redeal all that a seat cannot know, without contradicting what it has seen.

A world depends only on what the seat knows and on the dice. What it knows is read from the zones:
who knows which piece (``Zone.known``), and what public moves exclude (``Zone.limits``).

Without limits all deals are equally likely. A limit means that some places, those of the oldest
pieces of a hand, exclude some faces. First a few shuffles are tried: those that fit are equally
likely. If none fits, the places that exclude most are dealt first, and random exchanges then mix
the deal (a Markov chain with symmetric steps, whose limit is uniform). Two small biases remain: the
chain is stopped after some steps, and a card seen to leave a hand is taken to be an old one, though
it may have been new. If this finds no deal, cards that break a limit are exchanged until none does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Final

from cardlab.engine.cards import Card
from cardlab.engine.dice import Dice
from cardlab.engine.errors import CardlabError
from cardlab.engine.limits import known_to, row
from cardlab.engine.table import Table
from cardlab.engine.zone import Zone

SHUFFLES: Final = 5
FILLINGS: Final = 20
NESTED: Final = 8  # of these
MIXING: Final = 4  # exchanges tried for each place that excludes something
REPAIRS: Final = 5_000  # exchanges tried where all else has failed
DEALS: Final = 3_000  # for what no zone's limits can say

Place = tuple[Zone, int]


def redeal(t: Table, me: int | None, dice: Dice) -> None:
    """Deal anew all that ``me`` (None: a spectator) cannot know.

    It is a function of what ``me`` knows and of ``dice`` alone. Cards of one back are dealt to the
    places where ``me`` knows none, so that what public moves exclude holds. What others have seen
    of each other is not for ``me`` to know, so in the new world they remember only my cards and
    what lies open; their secret choices are asked again.

    Raises:
        CardlabError: no such deal was met within a bound. Where the rules note only what is so,
            one exists; it may be too rare.

    """
    places: dict[str, list[Place]] = {}
    for zone in t.all_zones():
        zone.coming = []
        if zone.is_held_by(me) or zone.kind in ("open", "heap"):
            continue
        _forget_what_others_know(zone, me)
        for i, (card, sees) in enumerate(zip(zone.cards, zone.seen_by(me), strict=True)):
            if not sees:
                places.setdefault(card.back, []).append((zone, i))
    for hidden in places.values():
        _put(hidden, sorted(_cards(hidden), key=attrgetter("order")))
    alike = [places[back] for back in sorted(places)]
    limits = _Limits(t.all_zones(), me)
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
    for attempt in range(FILLINGS):
        if all(_fill(places, limits, dice, nested=attempt < NESTED) for places in alike):
            return
    _repair(alike, limits, dice)


def _fill(places: list[Place], limits: _Limits, dice: Dice, *, nested: bool) -> bool:
    """Deal cards of one back to their places, none of those that are excluded there."""
    cards = _cards(places)
    dice.shuffle(cards)
    _put(places, cards)
    excluded = limits.excluded(places, dice, nested=nested)
    if not excluded:
        return True
    for _ in range(SHUFFLES):
        if not any(cards[k] in faces for k, faces in excluded.items()):
            _put(places, cards)
            return True
        dice.shuffle(cards)
    dealt = _most_excluded_first(cards, excluded, dice)
    if dealt is None:
        return False
    _mix(dealt, excluded, dice)
    _put(places, dealt)
    return True


def _most_excluded_first(
    cards: list[Card], excluded: Mapping[int, frozenset[Card]], dice: Dice
) -> list[Card] | None:
    """Deal at random, first to the places that exclude most cards; return None if it fails."""
    groups: dict[frozenset[Card], list[int]] = {}
    for k in range(len(cards)):
        groups.setdefault(excluded.get(k, frozenset()), []).append(k)
    dealt = cards[:]
    left = sorted(cards, key=attrgetter("order"))
    for faces in sorted(groups, key=lambda faces: sum([card not in faces for card in left])):
        fitting = [card for card in left if card not in faces]
        if len(fitting) < len(groups[faces]):
            return None
        dice.shuffle(fitting)
        left = [card for card in left if card in faces] + fitting[len(groups[faces]) :]
        for k, card in zip(groups[faces], fitting, strict=False):
            dealt[k] = card
    return dealt


def _mix(cards: list[Card], excluded: Mapping[int, frozenset[Card]], dice: Dice) -> None:
    """Exchange cards at random, except where a place excludes the card that would come to it."""
    limited = list(excluded)
    nothing = frozenset[Card]()
    for _ in range(MIXING * len(limited)):
        i, j = dice.one_of(limited), dice.below(len(cards))
        if cards[j] not in excluded[i] and cards[i] not in excluded.get(j, nothing):
            cards[i], cards[j] = cards[j], cards[i]


def _cards(places: list[Place]) -> list[Card]:
    return [zone.cards[i] for zone, i in places]


def _put(places: list[Place], cards: Sequence[Card]) -> None:
    for (zone, i), card in zip(places, cards, strict=True):
        zone.cards[i] = card


class _Limits:
    """The limits that one seat knows of, with the number of pieces that count towards each."""

    def __init__(self, zones: list[Zone], me: int | None) -> None:
        self.of = {
            zone: [(limit.faces, limit.most[row(me)]) for limit in zone.limits]
            for zone in zones
            if zone.limits and not zone.is_held_by(me)
        }
        self.counts: dict[Zone, list[int]] = {}

    def excluded(
        self, places: list[Place], dice: Dice, *, nested: bool
    ) -> dict[int, frozenset[Card]]:
        """Return, by its number, which faces are not to lie in a place, so that the limits hold.

        Of n hidden pieces of a zone at most k are of some faces: then n - k places, those of the
        oldest pieces, take none of them. Limits are nested then, the older the wider; but not where
        pieces have left unseen, so that any places may be tried.
        """
        excluded: dict[int, frozenset[Card]] = {}
        for zone, limits in self.of.items():
            hidden_places = [k for k, (other, _) in enumerate(places) if other is zone]
            hidden = {places[k][1] for k in hidden_places}
            seen = [card for i, card in enumerate(zone.cards) if i not in hidden]
            dice.shuffle(hidden_places)
            for faces, most in limits:
                if not nested:
                    dice.shuffle(hidden_places)
                free = max(0, most - sum([card in faces for card in seen]))
                for k in hidden_places[: max(0, len(hidden_places) - free)]:
                    excluded[k] = excluded.get(k, frozenset()) | faces
        return excluded

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
        """Return whether a card is one of those that are too many."""
        return zone in self.of and any(
            count > most and card in faces
            for count, (faces, most) in zip(self.counts[zone], self.of[zone], strict=True)
        )


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


def _exchange(limits: _Limits, one: Place, other: Place) -> int:
    """Exchange two cards, but not if more are then too many; return how many more (or fewer)."""
    (zone, i), (to, j) = one, other
    card, other_card = zone.cards[i], to.cards[j]
    if zone is to or card is other_card:
        return 0
    here, counts_here = limits.change(zone, card, other_card)
    there, counts_there = limits.change(to, other_card, card)
    if here + there > 0:
        return 0
    zone.cards[i], to.cards[j] = other_card, card
    limits.counts[zone], limits.counts[to] = counts_here, counts_there
    return here + there


def _forget_what_others_know(zone: Zone, me: int | None) -> None:
    """Keep of a zone that is not mine only what I know, in an order that reveals nothing."""
    my_bit = 0 if me is None else 1 << me
    if not zone.is_ordered:
        known, hidden = zone.known_first(me)
        zone.cards = known + hidden
        zone.known = [my_bit] * len(known) + [0] * len(hidden)
    else:
        zone.known = [known & my_bit for known in zone.known]
    if not any(zone.known):
        zone.known = []
    if zone.limits:
        zone.limits = known_to(zone.limits, me, len(zone))


def _ask_again(t: Table, me: int | None) -> None:
    answered = [seat for seat, answer in enumerate(t.chosen) if answer and seat != me]
    if t.waiting and answered:
        for seat in answered:
            t.chosen[seat] = None
        t.waiting[:] = sorted({*t.waiting, *answered})


_NOT_MET: Final = (
    "No imagined world was dealt that agrees with {}: there may be very few. Imagine again with "
    "other dice, or ask for less."
)
