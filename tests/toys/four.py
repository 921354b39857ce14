"""Four: a game for four players only, in which all cards are dealt.

Each plays a card to the trick; the highest wins it and leads. Who has most tricks has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardlab.engine.match.game import Game, Option
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, Turns
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone
from tests.toys import book

FOUR: Final = Deck("four")
DECK: Final = [
    FOUR.face(wind, rank) for wind in ("north", "east", "south", "west") for rank in range(1, 5)
]
BOOK: Final = book(
    "Four",
    deal="All sixteen cards are dealt.",
    turn="Play any card of your hand to the trick.",
    trick="The highest card wins the trick, of several the first; its player leads.",
    goal="Who has most tricks has won; several may share.",
)


class FourTable(Table):
    __slots__ = ("hands", "led", "trick", "won")
    facts = ("led",)

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.led = 0  # the seat that led to the trick
        self.trick = Zone("trick", "open")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]
        self.won = [Zone(f"won {seat}", "heap", seat) for seat in range(players)]

    def zones(self) -> list[Zone]:
        return [self.trick, *self.hands, *self.won]

    def pack(self) -> Sequence[Card]:
        return DECK

    def dealt(self) -> dict[str, int]:
        return {f"hand {seat}": 4 for seat in range(4)}


def deal(t: FourTable) -> None:
    pack = list(DECK)
    t.dice.shuffle(pack)
    for seat, hand in enumerate(t.hands):
        hand.cards += pack[seat * 4 : seat * 4 + 4]
    t.tell("four.deal", "deal")


def play(t: FourTable, turns: Turns) -> Rule:
    for p in turns:
        move = yield TURN.to[p]
        assert move.card is not None
        t.hands[p].move(move.card, t.trick)
        t.tell("four.turn", "play", p, (move.card,))
        t.seat = t.next(p)
        if len(t.trick) == 4:
            take_trick(t)
    t.end("four.goal", ())


def take_trick(t: FourTable) -> None:
    ranks = [card.rank for card in t.trick]
    t.seat = t.led = t.next(t.led, ranks.index(max(ranks)))
    t.tell("four.trick", "take", t.led, tuple(t.trick))
    t.trick.pour(t.won[t.led])
    if not any(t.hands):
        tricks = tuple(len(won) // 4 for won in t.won)
        t.end("four.goal", tuple(q for q in range(4) if tricks[q] == max(tricks)), tricks)


def moves(t: FourTable, p: int) -> list[Move]:
    return [Move(p, "play", card) for card in t.hands[p]]


TURN: Final = Question("four.turn", moves)

GAME: Final = Game(
    name="four",
    players=range(4, 5),
    deck=FOUR,
    table=FourTable,
    deal=deal,
    play=play,
    options=(Option("turn_cap", range(1, 100), "four.goal", default=99),),
    rulebook=BOOK,
)
