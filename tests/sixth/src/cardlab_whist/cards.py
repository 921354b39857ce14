"""The cards of Whist, its table, and the deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardlab import BadTable, Card, Deck, Dice, Table, View, Zone
from cardlab.engine.table.seats import EVERYBODY

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
COURT: Final = {11: "jack", 12: "queen", 13: "king", 14: "ace"}
HAND: Final = 13

# whist.deck: ranks 2 to 14 in four suits; the ace is the highest.
DECK: Final = Deck("whist", __name__)
for _suit in SUITS:
    for _rank in range(2, 15):
        _kind = COURT.get(_rank, "number")
        DECK.face(_suit, _rank, _kind, text=f"{COURT.get(_rank, _rank)} of {_suit}")


class WhistTable(Table):
    """A hand each, the trick in the middle, and the tricks that each has won.

    ``trump`` is the suit that beats all others; "" where there is none.
    """

    __slots__ = ("hands", "taken", "trick", "trump")
    facts = ("trump",)

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.trick = Zone("trick", "open")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]
        self.taken = [Zone(f"taken {seat}", "heap", seat) for seat in range(players)]
        self.trump = ""

    def zones(self) -> list[Zone]:
        return [self.trick, *self.hands, *self.taken]

    def pack(self) -> Sequence[Card]:
        return DECK.box

    def dealt(self) -> dict[str, int]:
        return {hand.name: HAND for hand in self.hands}


class WhistView(View):
    """What a seat sees of the table."""

    trump: str  # the suit of trumps, "" where there is none


def deal(t: WhistTable) -> None:
    """Thirteen cards each (whist.deal); the dealer's last one shows trumps (whist.trump)."""
    pack = list(DECK.box)
    t.dice.shuffle(pack)
    dealer = t.players - 1
    for seat, hand in enumerate(t.hands):
        hand.cards += pack[seat * HAND : (seat + 1) * HAND]
    t.tell("whist.deal", "deal")
    if t.options["trumps"] == "turned_up":
        turned_up = t.hands[dealer].cards.pop()
        t.hands[dealer].add(turned_up, EVERYBODY)
        t.trump = turned_up.suit
        t.tell("whist.trump", "turn up", dealer, (turned_up,))


def set_up(t: WhistTable, trump: str = "") -> None:
    """A table that is set by hand has its suit of trumps, and somebody with a card."""
    if trump not in ("", *SUITS):
        raise BadTable(f"'trump' can't be {trump!r:.80}; it is one of {', '.join(SUITS)}, or ''.")
    if not any(hand.cards for hand in t.hands):
        raise BadTable("Nobody has a card: a hand needs one, like 'hand 0': 'ace of spades'.")
    t.trump = trump


def best(trick: Sequence[Card], trump: str) -> int:
    """The place of the card that wins a trick: the highest trump, or the highest of the suit led.

    >>> best(DECK.cards("king of hearts, 2 of spades, ace of hearts"), trump="spades")
    1
    """
    led = trick[0].suit
    worth = [((card.suit == trump) * 2 + (card.suit == led), card.rank) for card in trick]
    return worth.index(max(worth))
