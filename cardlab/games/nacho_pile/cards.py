"""The chips of Nacho Pile, its table, and what a seat sees of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, ClassVar, Final

from cardlab.engine.knowledge.view import View, fact, table_of
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone

VALUES: Final = range(1, 8)
SPICY: Final = 8
# nacho.bag: six each of 1 to 7, six wilds, two of each spicy chip. The rank of a chip is its type.
DECK: Final = Deck("nacho_pile", __name__)
NUMBERS: Final = [DECK.face(rank=value, count=6) for value in VALUES]
WILD: Final = DECK.face(kind="wild", count=6)
VALUED: Final = [DECK.wild_as(WILD, number) for number in NUMBERS]
STEAL, SCORE, RETURN = SPICY_CHIPS = [
    DECK.face(rank=SPICY, kind=kind, count=2) for kind in ("steal", "score", "return")
]
CHIPS: Final = (*NUMBERS * 6, *[WILD] * 6, *SPICY_CHIPS * 2)
FACES_OF: Final = {kind: tuple(c for c in DECK if c.rank == kind) for kind in (0, *VALUES, SPICY)}


def type_of(chip: Card) -> int:
    """Return the type of a chip: its value 1 to 7, 8 for spicy, 0 for a wild without a value."""
    return chip.rank


def by_type(chips: Iterable[Card]) -> list[int]:
    """Return how many chips there are of each type, by the type."""
    counts = [0] * (SPICY + 1)
    for chip in chips:
        counts[chip.rank] += 1
    return counts


class NachoTable(Table):
    """A bag, the chips drawn this turn, and a front and a plate each (nacho.places).

    ``pulled`` are the types drawn this turn, also of chips that Score has moved away; ``doubled``
    is the type that scores double at the end, 0 for none.
    """

    __slots__ = ("bag", "doubled", "drawn", "fronts", "plates", "pulled")
    facts = ("pulled", "doubled")
    fact_kinds: ClassVar = {"pulled": range(1, SPICY + 1), "doubled": range(1, SPICY + 1)}
    default_zones: ClassVar = {"": "bag"}

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.bag = Zone("bag", "bag")
        self.drawn = Zone("drawn", "open")
        self.fronts = [Zone(f"front {seat}", "heap", seat) for seat in range(players)]
        self.plates = [Zone(f"plate {seat}", "heap", seat) for seat in range(players)]
        self.pulled: list[int] = []
        self.doubled = 0

    def zones(self) -> list[Zone]:
        return [self.bag, self.drawn, *self.fronts, *self.plates]

    def pack(self) -> Sequence[Card]:
        return CHIPS

    def is_dealt_to(self, zone: str, card: Card) -> bool:
        return card is not WILD or not zone.startswith("front")  # there it has a value


class NachoView(View):
    """What a seat sees of the table: all but the order of the chips in the bag."""

    pulled: tuple[int, ...]  # the types drawn this turn
    doubled: int  # the type that scores double at the end, 0 for none

    @fact
    def drawn(self, t: NachoTable) -> tuple[Card, ...]:
        """The chips drawn this turn that are still there."""
        return tuple(t.drawn.cards)

    @fact
    def fronts(self, t: NachoTable) -> tuple[tuple[Card, ...], ...]:
        """The chips before each player."""
        return tuple(tuple(front.cards) for front in t.fronts)

    @fact
    def plates(self, t: NachoTable) -> tuple[tuple[Card, ...], ...]:
        """The chips on each player's plate."""
        return tuple(tuple(plate.cards) for plate in t.plates)

    def one_more(self, types: Collection[int] | None = None) -> tuple[int, int, int]:
        """Return what decides whether to draw one more chip, as three numbers of chips.

        Those in the bag that would bust; those in the bag that would not; and those at stake: drawn
        this turn, or before the others and of one of the ``types`` (by default those drawn this
        turn), so that they would come along (nacho.stop).
        """
        t = table_of(self)
        bag, before = by_type(t.bag.cards), self._before_others()
        busting = sum([bag[kind] for kind in t.pulled])
        coming = sum([before[kind] for kind in {*(t.pulled if types is None else types)}])
        return busting, len(t.bag.cards) - busting, len(t.drawn.cards) + coming

    def next_brings(self) -> int:
        """Return what the chips in the bag that would not bust bring, if they came one by one.

        Each brings itself, and those of its type before the others (nacho.stop); a wild as many as
        there are of one number.
        """
        t = table_of(self)
        bag, before = by_type(t.bag.cards), self._before_others()
        new = [kind for kind in (*VALUES, SPICY) if kind not in t.pulled]
        by_numbers = sum([bag[kind] * (1 + before[kind]) for kind in new])
        by_a_wild = max([before[kind] for kind in new if kind != SPICY], default=0)
        brought: int = by_numbers + bag[WILD.rank] * (1 + by_a_wild)
        return brought

    def brings(self, kind: int) -> dict[int, int]:
        """Return how many chips of a type a stop would bring, by the player before whom they lie.

        It is the stop of whoever is on turn (nacho.stop).
        """
        before = {q: by_type(front)[kind] for q, front in enumerate(self.fronts)}
        return {q: n for q, n in before.items() if n and q != self.on_turn}

    def _before_others(self) -> list[int]:
        """Return how many chips of each type lie before the other players."""
        me, fronts = self.seat, table_of(self).fronts
        return by_type(chip for front in fronts if front.owner != me for chip in front.cards)
