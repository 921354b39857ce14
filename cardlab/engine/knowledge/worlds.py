"""Imagined worlds: deal again all that a seat cannot know, without contradicting what it has seen.

A world depends only on what the seat knows and on the dice. The zones hold what it knows: which
seats know which piece (``Zone.known``), and the limits (``Zone.limits``). It is read once for a
position (:class:`HiddenCards`), since bots usually imagine many worlds at the same position.

Without limits all deals are equally likely. A limit means that some places, those of the oldest
pieces of a hand, exclude some faces. First a few shuffles are tried: those that fit are equally
likely. If none fits, the places that exclude most are dealt first; if that fails too, cards and
places are matched. Random exchanges then mix the deal (a Markov chain with symmetric steps, whose
limit is uniform). Two small biases remain: the chain is stopped after some steps, and a card seen
to leave a hand is taken to be an old one, though it may have been new. Where so many limits cross
that no place would take a card, cards are exchanged until every limit holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter
from typing import Final, NamedTuple

from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import MASK, MULTIPLIER, Dice
from cardlab.engine.table.errors import CardlabError
from cardlab.engine.table.limits import Limit, known_to, seat_index
from cardlab.engine.table.seats import NOBODY, Seats, only
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone

SHUFFLES: Final = 5
FILLINGS: Final = 20
NESTED: Final = 8  # of these
MIXING: Final = 4  # exchanges tried for each place that excludes something
EXCHANGES: Final = 20_000  # tried where many limits cross
DEALS: Final = 3_000  # for what no zone's limits can say

Faces = frozenset[Card]
Piles = Mapping[int, list[Card]] | list[list[Card]]
NOTHING: Final[Faces] = frozenset()


def resample_hidden(
    t: Table, me: int | None, dice: Dice, hidden: HiddenCards | None = None
) -> None:
    """Deal again everything that ``me`` (None: a spectator) cannot know.

    The result depends only on what ``me`` knows and on ``dice``. Hidden cards of one back are dealt
    to the places where ``me`` sees that back, within the limits. ``me`` can't know what the others
    have seen of each other: in the new world they know only the cards of ``me`` and the open cards,
    and their secret choices are asked again.

    Args:
        t: the table.
        me: the seat.
        dice: what deals.
        hidden: the hidden cards of this position, if they have been read before.

    Raises:
        CardlabError: no such deal was found in a number of tries. If the rules note only true
            facts, there is one, but it may be too rare.

    """
    (hidden or HiddenCards(t, me)).deal(t, dice)
    t.reveal_again()
    _ask_again(t, me)
    t.dice = dice.split()


def hide_from(t: Table, me: int | None) -> None:
    """Take from a table all that ``me`` (None: a spectator) cannot know.

    The hidden cards of one back lie sorted where such cards lie hidden, so that the table is the
    same whatever is hidden from ``me``.
    """
    HiddenCards(t, me).lay(t)
    t.chosen, t.waiting = [None] * t.players, []  # secret choices
    t.dice = Dice(state=1)  # and chance


def _ask_again(t: Table, me: int | None) -> None:
    answered = [seat for seat, answer in enumerate(t.chosen) if answer and seat != me]
    if t.waiting and answered:
        for seat in answered:
            t.chosen[seat] = None
        t.waiting[:] = sorted({*t.waiting, *answered})


class HiddenCards:
    """The cards of a table that one seat cannot know; they can be dealt again any number of times.

    It holds what the seat knows, and nothing more: the pieces that it sees and where, which pieces
    are hidden, and the limits. It serves every table in the same position of the same match.
    """

    def __init__(self, t: Table, me: int | None) -> None:
        self.me: Final = me
        self.zones: Final = [
            _read(number, zone, me)
            for number, zone in enumerate(t.all_zones())
            if not zone.is_held_by(me) and not zone.is_open
        ]
        backs = {zone.cards[i].back for zone in self.zones for i in zone.hidden}
        self.pools: Final = [_Pool(back, self.zones) for back in sorted(backs)]

    def lay(self, t: Table) -> list[Zone]:
        """Lay out the table as far as the seat knows it, the hidden pieces sorted; its zones."""
        zones = t.all_zones()
        for zone in zones:
            zone.next_pieces = []
        for read in self.zones:
            zone = zones[read.number]
            zone.cards[:] = read.cards
            zone.known = read.known[:]
            zone.limits = read.limits[:]
        return zones

    def deal(self, t: Table, dice: Dice) -> None:
        """Deal the hidden pieces to a table so that it is possible."""
        piles = [zone.cards for zone in self.lay(t)]
        dealt = [pool.cards[:] for pool in self.pools]
        for _ in range(DEALS):
            if not self._fills(piles, dealt, dice):
                raise CardlabError(_NOT_MET.format("the limits that public moves set"))
            if t.is_possible():
                return
        raise CardlabError(_NOT_MET.format("the facts on the table"))

    def _fills(self, piles: Piles, dealt: list[list[Card]], dice: Dice) -> bool:
        """Deal so that the limits hold; return whether that was possible."""
        pools = [*zip(self.pools, dealt, strict=True)]
        filled = (
            all(
                pool.fill(cards, piles, dice, nested=n < NESTED, exact=exact)
                for pool, cards in pools
            )
            for exact in (False, True)
            for n in range(FILLINGS)
        )
        return any(filled) or self._is_mended(piles, dice)

    def _is_mended(self, piles: Piles, dice: Dice) -> bool:
        """Exchange cards of one back, never for a worse deal, until all limits hold, or give up."""
        over = self._over(piles)
        for _ in range(EXCHANGES):
            if not over:
                return True
            places = dice.choice(self.pools).places
            (one, i), (other, j) = dice.choice(places), dice.choice(places)
            piles[one][i], piles[other][j] = piles[other][j], piles[one][i]
            now = self._over(piles)
            if now > over:
                piles[one][i], piles[other][j] = piles[other][j], piles[one][i]
            over = min(now, over)
        return False

    def _over(self, piles: Piles) -> int:
        """Return how many pieces lie in zones beyond what their limits allow."""
        held = [(piles[zone.number], faces, n) for zone in self.zones for faces, n in zone.most]
        return sum(max(0, sum(card in faces for card in pile) - n) for pile, faces, n in held)


class _Read(NamedTuple):
    """What a seat knows of a zone; the others remember no more than it knows of them."""

    number: int  # among the zones of the table
    cards: list[Card]  # the hidden ones in an order that reveals nothing
    hidden: list[int]  # where they lie
    known: list[Seats]
    limits: list[Limit]
    most: list[tuple[Faces, int]]  # of the limits, by what the seat has seen


def _read(number: int, zone: Zone, me: int | None) -> _Read:
    """Return what ``me`` knows of a zone that is not its hand and does not lie open."""
    mine = NOBODY if me is None else only(me)
    if zone.is_ordered:
        cards, known = zone.cards[:], [Seats(seats & mine) for seats in zone.known]
        hidden = [i for i, sees in enumerate(zone.seen_by(me)) if not sees]
    else:
        seen, unseen = zone.known_first(me)
        cards, known = seen + unseen, [mine] * len(seen) + [NOBODY] * len(unseen)
        hidden = [*range(len(seen), len(cards))]
    limits = known_to(zone.limits, me, len(zone)) if zone.limits else []
    most = [(limit.faces, limit.most[seat_index(me)]) for limit in limits]
    return _Read(number, cards, hidden, known if any(known) else [], limits, most)


class _Limited(NamedTuple):
    """A zone with limits, and its hidden pieces of one back."""

    zone: _Read
    places: list[int]  # numbers of the places in the pool
    others: list[int]  # where the other pieces of the zone lie
    by_age: list[Faces] | None  # see _Pool._excluded; None if it depends on pieces of other backs


class _Pool:
    """The hidden cards of one back, and the places where they may lie."""

    def __init__(self, back: str, zones: list[_Read]) -> None:
        own = [[i for i in zone.hidden if zone.cards[i].back == back] for zone in zones]
        self.places: Final = [
            (zone.number, i) for zone, there in zip(zones, own, strict=True) for i in there
        ]
        self.runs: Final = _runs(self.places)
        piles = {zone.number: zone.cards for zone in zones}
        cards = [piles[number][i] for number, i in self.places]
        self.cards: Final = sorted(cards, key=attrgetter("order"))
        self.put(self.cards, piles)
        self.limited: Final[list[_Limited]] = []
        self.fitting: Final = {NOTHING: len(cards)}  # what _fitting returns, where it is known
        for zone, there in zip(zones, own, strict=True):
            if there and zone.most:
                self._limit(zone, there)

    def _limit(self, zone: _Read, own: list[int]) -> None:
        """Note which faces the limits of a zone exclude."""
        places = [k for k, (number, _) in enumerate(self.places) if number == zone.number]
        others = sorted({*range(len(zone.cards))}.difference(own))
        backs = {zone.cards[i].back for i in zone.hidden} - {self.cards[0].back}
        by_age = None
        if not backs or all(card.back not in backs for faces, _ in zone.most for card in faces):
            counts = _excluding(zone.most, len(places), [zone.cards[i] for i in others])
            by_age = _by_age(zone.most, counts)
            self.fitting.update({faces: self._fitting(faces) for faces in by_age})
        self.limited.append(_Limited(zone, places, others, by_age))

    def _fitting(self, faces: Faces) -> int:
        """Return how many of the cards have none of these faces."""
        number = self.fitting.get(faces)
        return sum([card not in faces for card in self.cards]) if number is None else number

    def put(self, cards: list[Card], piles: Piles) -> None:
        """Lay the cards into their places."""
        for number, start, stop, k in self.runs:
            piles[number][start:stop] = cards[k : k + stop - start]

    def fill(
        self, cards: list[Card], piles: Piles, dice: Dice, *, nested: bool, exact: bool
    ) -> bool:
        """Deal the cards to their places, none to one that excludes it; return if it is done.

        ``cards`` are the ones last dealt, in the order of their places; they then are so again.
        ``nested`` is explained at :meth:`_excluded`. With ``exact`` a deal is found if there is
        one that fits the places, more slowly.
        """
        dice.shuffle(cards)
        self.put(cards, piles)
        excluded = self._excluded(piles, dice, nested=nested)
        if not excluded:
            return True
        dealt = self._shuffled(cards, excluded, dice)
        if dealt is None:
            excludes = [excluded.get(k, NOTHING) for k in range(len(cards))]
            deal = self._matched if exact else self._most_excluded_first
            dealt = deal(excludes, dice)
            if dealt is None:
                return False
            _mix(dealt, list(excluded), excludes, dice)
        cards[:] = dealt
        self.put(cards, piles)
        return True

    def _excluded(self, piles: Piles, dice: Dice, *, nested: bool) -> dict[int, Faces]:
        """Return, by its number, which faces are not to lie in a place, so that the limits hold.

        Of n hidden pieces of a zone at most k are of some faces: then n - k places, those of the
        oldest pieces, take none of them. Limits are nested then, the older the wider; but not where
        pieces have left unseen, so that any places may be tried.
        """
        excluded: dict[int, Faces] = {}
        for zone, places, others, by_age in self.limited:
            oldest = places[:]
            dice.shuffle(oldest)
            if nested and by_age is not None:
                excluded.update(zip(oldest, by_age, strict=False))
                continue
            pile = piles[zone.number]
            counts = _excluding(zone.most, len(places), [pile[i] for i in others])
            for (faces, _), n in zip(zone.most, counts, strict=True):
                if not nested:
                    dice.shuffle(oldest)
                for k in oldest[:n]:
                    excluded[k] = excluded.get(k, NOTHING) | faces
        return excluded

    def _shuffled(
        self, cards: list[Card], excluded: Mapping[int, Faces], dice: Dice
    ) -> list[Card] | None:
        """Return the first of a few shuffles that fits; None if there is none."""
        cards = cards[:]
        for _ in range(SHUFFLES):
            for k, faces in excluded.items():
                if cards[k] in faces:
                    break
            else:
                return cards
            dice.shuffle(cards)
        return None

    def _most_excluded_first(self, excludes: list[Faces], dice: Dice) -> list[Card] | None:
        """Deal at random, first to the places that exclude most cards; return None if it fails.

        It may fail though there is a deal: a place may take a card that another one needs.
        """
        groups: dict[Faces, list[int]] = {}
        for k, faces in enumerate(excludes):
            groups.setdefault(faces, []).append(k)
        dealt, left = self.cards[:], self.cards
        for faces in sorted(groups, key=self._fitting):
            places = groups[faces]
            fitting = [card for card in left if card not in faces]
            if len(fitting) < len(places):
                return None
            dice.shuffle(fitting)
            if len(places) < len(left):
                left = [card for card in left if card in faces] + fitting[len(places) :]
            for k, card in zip(places, fitting, strict=False):
                dealt[k] = card
        return dealt

    def _matched(self, excludes: list[Faces], dice: Dice) -> list[Card] | None:
        """Deal each place a card by augmenting paths (Kuhn's algorithm); None if it can't be."""
        cards = self.cards[:]
        dice.shuffle(cards)
        place_of: dict[int, int] = {}  # by the number of the card

        def find_card(place: int, tried: set[int]) -> bool:
            for i, card in enumerate(cards):
                if i not in tried and card not in excludes[place]:
                    tried.add(i)
                    if i not in place_of or find_card(place_of[i], tried):
                        place_of[i] = place
                        return True
            return False

        places = sorted(range(len(cards)), key=lambda place: self._fitting(excludes[place]))
        if not all(find_card(place, set()) for place in places):
            return None
        return [cards[i] for i in sorted(place_of, key=place_of.__getitem__)]


def _runs(places: list[tuple[int, int]]) -> list[tuple[int, int, int, int]]:
    """Return neighbouring places as runs: the pile, where it starts and stops, its first place."""
    runs: list[tuple[int, int, int, int]] = []
    for k, (number, i) in enumerate(places):
        if runs and runs[-1][0] == number and runs[-1][2] == i:
            runs[-1] = (number, runs[-1][1], i + 1, runs[-1][3])
        else:
            runs.append((number, i, i + 1, k))
    return runs


def _excluding(most: list[tuple[Faces, int]], hidden: int, others: list[Card]) -> list[int]:
    """Return for each limit in how many of the hidden places none of its faces may lie."""
    free = [max(0, n - sum([card in faces for card in others])) for faces, n in most]
    return [max(0, hidden - n) for n in free]


def _by_age(most: list[tuple[Faces, int]], counts: list[int]) -> list[Faces]:
    """Return which faces the oldest hidden piece is not, the second, and so on."""
    by_age: list[Faces] = []
    for n in sorted({*counts}):
        faces = [faces for (faces, _), count in zip(most, counts, strict=True) if count >= n]
        by_age += [NOTHING.union(*faces)] * (n - len(by_age))
    return by_age


def _mix(cards: list[Card], limited: list[int], excludes: list[Faces], dice: Dice) -> None:
    """Exchange cards at random, except where a place excludes the card that would come to it."""
    n, size, state = len(limited), len(cards), dice.state
    for _ in range(MIXING * n):  # dice.choice(limited) and dice.below(size), without the calls
        state = state * MULTIPLIER & MASK
        i = limited[(state >> 96) * n >> 32]
        state = state * MULTIPLIER & MASK
        j = (state >> 96) * size >> 32
        card, other = cards[i], cards[j]
        if other not in excludes[i] and card not in excludes[j]:
            cards[i], cards[j] = other, card
    dice.state = state


_NOT_MET: Final = (
    "No imagined world was dealt that agrees with {}: there may be very few. Imagine again with "
    "other dice, or ask for less."
)
