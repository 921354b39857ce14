"""Schwupps, the cards and the table; the rules are in ``rules.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from cardlab.engine.knowledge.view import View, fact
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadTable, checked_fact
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone

# --- Components and setup --------------------------------------------------------------------

COLOURS: Final = ("red", "yellow", "green", "blue", "purple")
DECK: Final = Deck("schwupps", __name__)
NUMBERS: Final = tuple(
    DECK.face(colour, rank, count=2) for colour in COLOURS for rank in range(1, 11)
)
AGGRAVATION: Final = DECK.face(kind="aggravation", count=14)
RULES: Final = ("+1", "+2", "-1", "-2", "same number", "same colour", "colour or number")
COUNTS: Final = [4, 4, 4, 4, 4, 5, 5]  # schwupps.rule_cards: how many of each
RULE_CARDS: Final = tuple(
    DECK.face(kind=rule, back="schwupps", count=n) for rule, n in zip(RULES, COUNTS, strict=True)
)
OWN_PILE: Final = {2: 25, 3: 20, 4: 15, 5: 12}  # schwupps.deal: the cards of a personal pile
HAND: Final = 4
PLACES: Final = ("top-first", "top-second", "bottom-first", "bottom-second")
ROWS: Final = {"top": (0, 1), "bottom": (2, 3)}


class SchwuppsTable(Table):
    """Four Schwupps cards in two rows, a number pile beside each (schwupps.table).

    ``next_rule`` is the top of the Schwupps pile, turned up. ``acted`` tells whether there was an
    action in this turn, ``schwupped`` whether its one free schwupp is used; ``points`` and
    ``games`` are those of a tournament.
    """

    __slots__ = (
        "acted", "box", "common", "games", "hands", "next_rule", "own_piles", "piles", "places",
        "points", "rule_discard", "rule_pile", "schwupped",
    )  # fmt: skip
    facts = ("acted", "schwupped", "points", "games")
    default_zones: ClassVar = {"": "common", "schwupps": "schwupps pile"}
    spill_zones: ClassVar = {"": "box", "schwupps": "schwupps discard"}

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.points = [0] * players
        self.games = 0
        self.rule_pile = Zone("schwupps pile", "pile")
        self.next_rule = Zone("next", "open")
        self.places = [Zone(place, "open") for place in PLACES]
        self.rule_discard = Zone("schwupps discard", "open")
        self.piles = [Zone(f"{place} pile", "open", word=place) for place in PLACES]
        self.common = Zone("common", "pile")
        self.box = Zone("box", "heap")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]
        self.own_piles = [Zone(f"own {seat}", "pile", seat) for seat in range(players)]
        self.acted = self.schwupped = False

    def clear(self) -> None:
        """Empty the table for the next game of a tournament."""
        for zone in self.zones():
            zone.empty()
        self.acted = self.schwupped = False

    def zones(self) -> list[Zone]:
        rules = [self.rule_pile, self.next_rule, *self.places, self.rule_discard]
        return [*rules, *self.piles, self.common, self.box, *self.hands, *self.own_piles]

    def pack(self) -> Sequence[Card]:
        counts = zip(RULE_CARDS, self.options["rule_cards"], strict=True)
        return [*NUMBERS * 2, *[AGGRAVATION] * 14, *(card for card, n in counts for _ in range(n))]

    def back_of(self, zone: str) -> str:
        rules = [self.rule_pile, self.next_rule, *self.places, self.rule_discard]
        return "schwupps" if zone in [place.name for place in rules] else ""

    def is_dealt_to(self, zone: str, card: Card) -> bool:
        is_pile = zone in [pile.name for pile in self.piles]
        return super().is_dealt_to(zone, card) and (card in NUMBERS or not is_pile)

    def dealt(self) -> dict[str, int | str]:
        own = OWN_PILE[self.players] - HAND
        hands: dict[str, int | str] = {zone.name: HAND for zone in self.hands}
        return hands | {zone.name: own for zone in self.own_piles}


class SchwuppsView(View):
    """What a seat sees of the table."""

    acted: bool  # whether there was an action in this turn
    schwupped: bool  # whether the free schwupp of this turn is used
    points: tuple[int, ...]  # of each player, in a tournament
    games: int  # how many games of a tournament are over

    @fact
    def rows(self, t: SchwuppsTable) -> list[tuple[Card, Card]]:
        """For each place its Schwupps card, and the top of the pile beside it."""
        rows = zip(t.places, t.piles, strict=True)
        return [(place.cards[0], pile.cards[-1]) for place, pile in rows]

    @fact
    def coming(self, t: SchwuppsTable) -> Card:
        """The Schwupps card that comes into a row next."""
        return t.next_rule.cards[0]

    @fact
    def left(self, t: SchwuppsTable) -> tuple[int, ...]:
        """How many cards each player has still to lay, in hand and own pile."""
        both = zip(t.hands, t.own_piles, strict=True)
        return tuple(len(hand) + len(own) for hand, own in both)


def deal(t: SchwuppsTable) -> None:
    """The rows (schwupps.table), the starters, then a personal pile and a hand each."""
    rules = [card for card in t.pack() if card.back]
    t.dice.shuffle(rules)
    t.rule_pile.cards += rules
    numbers = [*NUMBERS * 2]
    t.dice.shuffle(numbers)
    for pile in t.piles:
        pile.cards.append(numbers.pop())  # schwupps.starters
    numbers += [AGGRAVATION] * 14
    t.dice.shuffle(numbers)
    t.common.cards += numbers
    for seat, own in enumerate(t.own_piles):
        own.cards += [t.common.cards.pop() for _ in range(OWN_PILE[t.players])]  # schwupps.deal
        t.hands[seat].cards += [own.cards.pop() for _ in range(HAND)]  # schwupps.hand
    lay_out(t)
    t.tell("schwupps.deal", "deal", n=OWN_PILE[t.players])


def lay_out(t: SchwuppsTable) -> None:
    """Fill the empty places of the two rows from the Schwupps pile (schwupps.table)."""
    for place in [*t.places, t.next_rule]:
        if not place.cards:
            place.cards.append(t.rule_pile.draw())


def set_up(
    t: SchwuppsTable,
    points: Any = None,
    games: int = 0,
    schwupped: bool = False,
    acted: Any = None,
) -> None:
    """Check a table set by hand: a card at each place, a number on each pile, nobody has won."""
    t.schwupped = checked_fact("schwupped", schwupped, (False, True))
    t.acted = checked_fact("acted", t.schwupped if acted is None else acted, (False, True))
    if t.schwupped and not t.acted:
        raise BadTable("'acted' can't be False: a schwupp is an action.")
    missing = sum(not place.cards for place in [*t.places, t.next_rule])
    if len(t.rule_pile) < missing:
        raise BadTable(f"The Schwupps pile has too few cards for {missing} empty places.")
    lay_out(t)
    for place in [*t.places, t.next_rule]:
        if len(place) > 1 or place.cards[0] not in RULE_CARDS:
            raise BadTable(f"{place.name} holds one Schwupps card, not {place}.")
    start_piles(t)
    if any(has_won(t, seat) for seat in range(t.players)):
        raise BadTable("A player without a card in hand and own pile would have won already.")
    set_tournament(t, [0] * t.players if points is None else points, games)
    if not t.common.cards:
        refill_common(t)


def start_piles(t: SchwuppsTable) -> None:
    """Each number pile that is not named gets a number card (schwupps.starters)."""
    for pile in t.piles:
        numbers = [card for card in t.common if card in NUMBERS]
        if not pile.cards and not numbers:
            raise BadTable(f"{pile.name}: the common pile has no number card left to start it.")
        if not pile.cards:
            t.common.cards.remove(numbers[-1])
            pile.cards.append(numbers[-1])
        if any(card not in NUMBERS for card in pile):
            raise BadTable(f"{pile.name} holds number cards only, not {pile}.")


def set_tournament(t: SchwuppsTable, points: Any, games: Any) -> None:
    """Set the games of a tournament that are over, and the points so far."""
    t.games = checked_fact("games", games, range(t.players))
    are_numbers = isinstance(points, list) and all(type(n) is int for n in points)
    if not are_numbers or len(points) != t.players:
        raise BadTable(
            f"points can't be {points!r:.80}: it is a list of {t.players} whole numbers."
        )
    t.points = list(points)


def refill_common(t: SchwuppsTable) -> None:
    """The number cards under the tops are a new common pile, at once (schwupps.common_out)."""
    under = [card for pile in t.piles for card in pile.cards[:-1]]
    if under:
        for pile in t.piles:
            del pile.cards[:-1]
        t.dice.shuffle(under)
        t.common.cards += under
        t.shows_all(t.common)
        t.tell("schwupps.common_out", "shuffle")


def has_won(t: SchwuppsTable, p: int) -> bool:
    """Return whether a player has no card left, in hand and personal pile (schwupps.goal)."""
    return not t.hands[p].cards and not t.own_piles[p].cards
