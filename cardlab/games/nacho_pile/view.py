"""What a seat sees of Nacho Pile."""

from __future__ import annotations

from collections.abc import Collection

from cardlab.engine.cards import Card
from cardlab.engine.view import View, fact, table_of
from cardlab.games.nacho_pile.rules import FACES_OF, TYPE_OF, NachoTable, type_of


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
        return tuple([tuple(front.cards) for front in t.fronts])

    @fact
    def plates(self, t: NachoTable) -> tuple[tuple[Card, ...], ...]:
        """The chips on each player's plate."""
        return tuple([tuple(plate.cards) for plate in t.plates])

    def one_more(self, types: Collection[int] | None = None) -> tuple[int, int, int]:
        """Return what decides whether to draw one more chip, as three numbers of chips.

        Those in the bag that would bust; those in the bag that would not; and those at stake: drawn
        this turn, or before the others and of one of the ``types`` (by default those drawn this
        turn), so that they would come along (nacho.stop).
        """
        t = table_of(self)
        bag, pulled, me = t.bag.cards, t.pulled, self.seat
        busting = sum([bag.count(chip) for kind in pulled for chip in FACES_OF[kind]])
        wanted = pulled if types is None else types
        fronts = [front.cards for front in t.fronts if front.owner != me]
        coming = [chip for chips in fronts for chip in chips if TYPE_OF[chip] in wanted]
        return busting, len(bag) - busting, len(t.drawn.cards) + len(coming)

    def before_others(self, kind: int) -> int:
        """Return how many chips of a type lie before the other players."""
        others = [chip for q, front in enumerate(self.fronts) if q != self.seat for chip in front]
        return sum(type_of(chip) == kind for chip in others)
