"""A plain game, by turns or with secret choices and a race, as a notebook would have it.

Its table declares neither slots nor zones, nor what takes the rest. By turns each plays a card;
who is out of cards has won. In the other game everybody secretly puts a card face down each turn,
then all are shown, and who wants may call: the first to call has won.
"""

from __future__ import annotations

from typing import Any

from cardlab import Deck, Dice, Game, GameWords, Match, Move, Question, Table, Zone, new_match
from cardlab.engine.match.game import Option
from cardlab.engine.table.questions import Ask, Rule, Turns, everyone

PLAIN = Deck("plain")
DECK = [PLAIN.face(colour, number) for colour in ("red", "blue") for number in range(1, 19)]


class PlainTable(Table):
    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.stock = Zone("stock", "pile")
        self.pile = Zone("pile", "open")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]
        self.played = 0

    def pack(self):
        return DECK


def deal(t: PlainTable) -> None:
    t.stock.cards += DECK
    t.dice.shuffle(t.stock.cards)
    for hand in t.hands * 3:
        t.stock.deal(hand)


def tries(t: PlainTable, p: int) -> list[Move]:
    return [Move(p, "play", card) for card in t.hands[p].cards]


TURN = Question("plain.turn", tries)


def play(t: PlainTable, turns: Turns) -> Rule:
    for p in turns:
        move = yield TURN.to[p]
        t.hands[p].move(move.card, t.pile)
        t.played += 1
        t.tell("plain.turn", "play", p, (move.card,))
        if not t.hands[p].cards:
            t.end("plain.turn", (p,))
        t.seat = t.next(p)


def plain(**more: Any) -> Game:
    own = {"name": "plain", "deck": PLAIN, "players": range(2, 3), "table": PlainTable}
    return Game(**{**own, "deal": deal, "play": play, **more})


# Secret choices, and a race


def choices(t: PlainTable, p: int) -> list[Move]:
    return [Move(p, "choose", card) for card in t.hands[p].cards]


def answers(t: PlainTable, p: int) -> list[Move]:
    return [Move(p, "call"), Move(p, "wait")]


CHOOSING = Question("toy.choose", choices, secret=True)
CALLING = Question("toy.call", answers)


def choose_and_call(t: PlainTable, turns: Turns) -> Rule:
    for _ in turns:
        yield from everyone(t, CHOOSING, list(range(t.players)))
        for seat, move in enumerate(t.chosen):
            t.hands[seat].take(move.card)
            t.pile.add(move.card)
            t.tell("toy.choose", "show", seat, (move.card,))
        move = yield Ask(CALLING, list(range(t.players)))
        if move.verb == "call":
            t.end("toy.call", (move.by,))
    t.end("toy.call", ())


TOY: dict[str, Any] = {
    "name": "toy",
    "players": range(2, 5),
    "play": choose_and_call,
    "words": GameWords(title="Toy", story={"show": "{by} shows {card}."}),
    "options": (Option("turn_cap", range(1, 100), "toy.call", default=3),),
}
GAME = plain(**TOY)


def toy(players: int = 3, seed: int = 1, **changed: Any) -> Match:
    return new_match(plain(**{**TOY, **changed}), players, seed=seed)
