"""Fuego!, the cards and the table; the rules are in ``rules.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from cardlab.engine.knowledge.view import View, fact
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone

DECK: Final = Deck("fuego", __name__)  # fuego.deck: four of each, two of each one-off
NUMBERS: Final = tuple(DECK.face(rank=rank, count=4) for rank in range(1, 11))
REVERSE, SKIP, INVISIBLE, BURN = (
    DECK.face(kind=kind, count=4) for kind in ("reverse", "skip", "invisible", "burn")
)
INCENDIO, BURN_BABY_BURN, YA_BURNT, BACKDRAFT = (
    DECK.face(kind=kind, count=2)
    for kind in ("incendio", "burn baby burn", "ya burnt", "backdraft")
)
FACES: Final = tuple(DECK)
COUNTS: Final = [*DECK.counts.values()]
AS_ANOTHER: Final = {card: DECK.wild_as(INCENDIO, card) for card in FACES if card is not INCENDIO}
SIDES: Final = {"left": 1, "right": -1}  # seats are numbered clockwise
SPARK: Final = 3  # fuego.spark_pile: three face down, three face up, three in hand
NO_NUMBER: Final = 11  # what a hand without a number counts as: higher than any


class FuegoTable(Table):
    """Draw, Play and Discard Pile, a hand and a Spark Pile in two layers each (fuego.piles).

    ``opener`` must open with the lowest number (-1 once it is done), ``swaps`` are those made so
    far by the player who arranges the Spark Pile; ``turned`` holds a face-down card turned up.
    """

    __slots__ = (
        "copies", "discards", "downs", "hands", "opener", "pile", "stock", "swaps", "turned", "ups",
    )  # fmt: skip
    facts = ("opener", "swaps")
    fact_kinds: ClassVar = {"opener": "seat"}
    default_zones: ClassVar = {"": "draw"}
    spill_zones: ClassVar = {"": "discard"}

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.stock = Zone("draw", "pile")
        self.pile = Zone("play", "open")
        self.discards = Zone("discard", "open")
        self.turned = Zone("turned up", "open")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]
        self.ups = [Zone(f"up {seat}", "heap", seat) for seat in range(players)]
        self.downs = [Zone(f"down {seat}", "pile", seat) for seat in range(players)]
        self.opener = -1
        self.swaps = 0
        decks = 1 if players < 5 else 2  # fuego.decks
        self.copies = {c: n * decks for c, n in zip(FACES, options["deck"], strict=True)}

    def zones(self) -> list[Zone]:
        piles = [self.stock, self.pile, self.discards, self.turned]
        return [*piles, *self.hands, *self.ups, *self.downs]

    def pack(self) -> Sequence[Card]:
        return [card for card, n in self.copies.items() for _ in range(n)]

    def dealt(self) -> dict[str, int | str]:
        return {zone.name: SPARK for zone in [*self.hands, *self.ups, *self.downs]}

    def is_possible(self) -> bool:
        """Return whether the opener holds the lowest number, as all have been told."""
        return self.opener < 0 or self.opener == first_player(self)

    def in_play(self, p: int) -> Zone:
        """The cards a player plays from: the hand, then face up, then face down (fuego.face_up)."""
        hand = self.hands[p]
        return hand if hand.cards else self.ups[p] if self.ups[p].cards else self.downs[p]


def first_player(t: FuegoTable) -> int:
    """Return who holds the lowest number, first from the dealer's left (fuego.first_player)."""
    return min(range(t.players), key=lambda seat: lowest_number(t.hands[seat]))


def lowest_number(hand: Zone) -> int:
    """Return the lowest number of a hand; NO_NUMBER if it has none."""
    return min((card.rank for card in hand if card.rank), default=NO_NUMBER)


class FuegoView(View):
    """What a seat sees of the table."""

    opener: int  # the seat that must open with the lowest number, -1 once that is done
    swaps: int  # those made so far by the player who arranges the Spark Pile

    @fact
    def pile(self, t: FuegoTable) -> tuple[Card, ...]:
        """The Play Pile, from the bottom to the top."""
        return tuple(t.pile.cards)

    @fact
    def in_play(self, t: FuegoTable) -> tuple[str, ...]:
        """The name of the zone that each seat plays from (fuego.face_up)."""
        return tuple(t.in_play(p).name for p in range(t.players))


def deal(t: FuegoTable) -> None:
    """Deal three cards face down, three face up, three in hand (fuego.spark_pile)."""
    stock = t.stock.cards
    stock += t.pack()
    t.dice.shuffle(stock)
    for zone in [*t.downs, *t.ups, *t.hands]:
        zone.cards += stock[-SPARK:]
        del stock[-SPARK:]
    t.tell("fuego.spark_pile", "deal")
