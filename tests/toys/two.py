"""Two: a game for two players only, without a word of its own.

You play a card higher than the one on the pile, or a 1; or you draw. Who has no card has won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardlab.engine.match.game import Game, Option
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, Turns
from cardlab.engine.table.seats import only
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone
from tests.toys import book

TWO: Final = Deck("two")
DECK: Final = [TWO.face("star", rank) for rank in range(1, 13)]
BOOK: Final = book(
    "Two",
    deal="Each has three cards; one card begins the pile.",
    turn="Play a card higher than the top of the pile, or a 1; or draw a card.",
    empty="You pass only when there is no card to draw and none that you can play.",
    goal="Who has no card left has won.",
    cap="After so many turns nobody has won.",
)


class TwoTable(Table):
    __slots__ = ("hands", "pile", "stock")

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.stock = Zone("stock", "pile")
        self.pile = Zone("pile", "open")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]

    def zones(self) -> list[Zone]:
        return [self.stock, self.pile, *self.hands]

    def pack(self) -> Sequence[Card]:
        return DECK

    def dealt(self) -> dict[str, int]:
        return {"pile": 1, "hand 0": 3, "hand 1": 3}


def deal(t: TwoTable) -> None:
    t.stock.cards += DECK
    t.dice.shuffle(t.stock.cards)
    for hand in t.hands:
        for _ in range(3):
            t.stock.deal(hand)
    t.stock.deal(t.pile)
    t.tell("two.deal", "deal")


def play(t: TwoTable, turns: Turns) -> Rule:
    for p in turns:
        move = yield TURN.to[p]
        if move.card is not None:
            t.hands[p].move(move.card, t.pile)
            t.tell("two.turn", "play", p, (move.card,))
        elif move.verb == "draw":
            draw(t, p)
        else:
            t.tell("two.empty", "pass", p)
        if not t.hands[p].cards:
            t.end("two.goal", (p,))
        t.seat = t.next(p)
    t.end("two.cap", ())


def draw(t: TwoTable, p: int) -> None:
    """A function of its own: a rule that waits for a move must keep no card in a local."""
    card = t.stock.deal(t.hands[p])
    t.tell("two.turn", "draw", p, (card,), seen=only(p))


def moves(t: TwoTable, p: int) -> list[Move]:
    top = t.pile.cards[-1]
    fit = [card for card in t.hands[p] if card.rank > top.rank or card.rank == 1]
    plays = [Move(p, "play", card) for card in fit]
    if t.stock.cards:
        return [*plays, Move(p, "draw")]
    return plays or [Move(p, "pass")]


def every_move(players: int, options: Mapping[str, Any]) -> list[Move]:
    return [*[Move(0, "play", card) for card in TWO], Move(0, "draw"), Move(0, "pass")]


def refuses(t: TwoTable, move: Move) -> str | None:
    if move in moves(t, move.by):
        return None
    return "two.empty" if move.verb == "pass" else "two.turn"


TURN: Final = Question("two.turn", moves, refuses)

GAME: Final = Game(
    name="two",
    players=range(2, 3),
    deck=TWO,
    table=TwoTable,
    deal=deal,
    play=play,
    options=(Option("turn_cap", range(1, 1000), "two.cap", default=200),),
    rulebook=BOOK,
    every_move=every_move,
)
