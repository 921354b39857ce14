"""A toy game, to try what no game of the house needs yet: secret choices and open races.

Each turn everybody secretly puts a card face down; then all are shown. Who wants may then call;
the first to call has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from cardlab import Card, Dice, Match, Move
from cardlab.engine.match.game import Game, Option
from cardlab.engine.table.questions import Ask, Question, Rule, Turns, everyone
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone
from cardlab.engine.text.words import GameWords, Sentence
from cardlab.games.pepper.rules import DECK

WORDS = GameWords(
    title="Toy",
    story={"show": "{by} shows {card}.", "end": "{by} has called.", "end nobody": "Nobody."},
    refused=lambda t, move, clause: Sentence("Choose a card of yours, or call."),
    prompt=lambda view: Sentence("Choose."),
    zones={},
    verbs={},
    options={},
)


class ToyTable(Table):
    __slots__ = ("hands", "shown", "stock")
    default_zones: ClassVar = {"": "stock"}

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


CHOOSING = Question(
    "toy.choose", choices, lambda t, move: None if move in choices(t, move.by) else "toy.choose",
    secret=True,
)  # fmt: skip
CALLING = Question(
    "toy.call", answers, lambda t, move: None if move in answers(t, move.by) else "toy.call"
)


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
    move = yield Ask(CALLING, who_is_asked(t))
    if move.verb == "call":
        t.end("toy.call", (move.by,))


def who_is_asked(t: ToyTable) -> list[int]:
    """All whom it could concern, whatever they hold."""
    return list(range(t.players))


FIELDS: dict[str, Any] = {
    "name": "toy",
    "players": range(2, 5),
    "deck": DECK,
    "table": ToyTable,
    "deal": deal,
    "set_up": lambda t: None,
    "play": play,
    "words": WORDS,
    "options": (Option("turn_cap", range(1, 100), "toy.call", default=3),),
}
GAME = Game(**FIELDS)


def toy(players: int = 3, seed: int = 1, **changed: Any) -> Match:
    game = Game(**{**FIELDS, **changed})
    table = game.table(players, Dice(seed), game.house_rules({}))
    game.deal(table)
    return Match(game, table)
