"""A toy game, to try what no game of the house needs yet: secret choices and open races.

Each turn everybody secretly puts a card face down; then all are shown. Who wants may then call;
the first to call has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlab import Card, Dice, Match, Move, new_match
from cardlab.engine.match.game import Game, Option
from cardlab.engine.table.questions import Ask, Question, Rule, Turns, everyone
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone
from cardlab.engine.text.words import GameWords
from cardlab.games.pepper.rules import DECK

WORDS = GameWords(title="Toy", story={"show": "{by} shows {card}."})


class ToyTable(Table):
    __slots__ = ("hands", "shown", "stock")

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.stock = Zone("stock", "pile")
        self.shown = Zone("shown", "open")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]

    def zones(self) -> list[Zone]:
        return [self.stock, self.shown, *self.hands]

    def pack(self) -> Sequence[Card]:
        return DECK.box


def deal(t: ToyTable) -> None:
    t.stock.cards += DECK
    t.dice.shuffle(t.stock.cards)
    for hand in t.hands:
        hand.cards += [t.stock.cards.pop() for _ in range(3)]


def choices(t: ToyTable, p: int) -> list[Move]:
    return [Move(p, "choose", card) for card in t.hands[p].cards]


def answers(t: ToyTable, p: int) -> list[Move]:
    return [Move(p, "call"), Move(p, "wait")]


CHOOSING = Question("toy.choose", choices, secret=True)
CALLING = Question("toy.call", answers)


def play(t: ToyTable, turns: Turns) -> Rule:
    for _ in turns:
        yield from turn(t)
    t.end("toy.call", ())


def turn(t: ToyTable) -> Rule:
    yield from everyone(t, CHOOSING, list(range(t.players)))
    for seat, move in enumerate(t.chosen):
        t.hands[seat].take(move.card)
        t.shown.add(move.card)
        t.tell("toy.choose", "show", seat, (move.card,))
    move = yield Ask(CALLING, list(range(t.players)))
    if move.verb == "call":
        t.end("toy.call", (move.by,))


FIELDS: dict[str, Any] = {
    "name": "toy",
    "players": range(2, 5),
    "deck": DECK,
    "table": ToyTable,
    "deal": deal,
    "play": play,
    "words": WORDS,
    "options": (Option("turn_cap", range(1, 100), "toy.call", default=3),),
}
GAME = Game(**FIELDS)


def toy(players: int = 3, seed: int = 1, **changed: Any) -> Match:
    return new_match(Game(**{**FIELDS, **changed}), players, seed=seed)
