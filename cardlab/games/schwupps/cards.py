"""The cards of Schwupps, its table, and what a seat sees of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from cardlab.engine.knowledge.view import View, fact
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone

# --- Components and setup --------------------------------------------------------------------

COLOURS: Final = ("red", "yellow", "green", "blue", "purple")
DECK: Final = Deck("schwupps", __name__)
NUMBERS: Final = tuple(
    DECK.face(colour, rank, count=2) for colour in COLOURS for rank in range(1, 11)
)
AGGRAVATION: Final = DECK.face(kind="aggravation", count=14)
STEPS: Final = {"+1": 1, "+2": 2, "-1": -1, "-2": -2}
RULES: Final = (*STEPS, "same number", "same colour", "colour or number")
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

    def rule_zones(self) -> list[Zone]:
        """Return the zones of Schwupps cards."""
        return [self.rule_pile, self.next_rule, *self.places, self.rule_discard]

    def zones(self) -> list[Zone]:
        others = [*self.piles, self.common, self.box, *self.hands, *self.own_piles]
        return [*self.rule_zones(), *others]

    def pack(self) -> Sequence[Card]:
        counts = zip(RULE_CARDS, self.options["rule_cards"], strict=True)
        return [*NUMBERS * 2, *[AGGRAVATION] * 14, *(card for card, n in counts for _ in range(n))]

    def back_of(self, zone: str) -> str:
        return "schwupps" if zone in [place.name for place in self.rule_zones()] else ""

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
