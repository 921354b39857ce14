"""Passing: all pass three cards on at once, in secret; then the cards are played.

It is the toy in which a move carries several cards, of which there are hundreds.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from cardlab.engine.match.game import Game
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, Turns, everyone
from cardlab.engine.table.seats import only
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone
from cardlab.engine.text.words import GameWords, Layout, Verb
from tests.toys import book

SUITS: Final = {"spades": "spades", "hearts": "hearts"}
COURT: Final = {11: "jack", 12: "queen", 13: "king"}
FACES: Final = Deck("passing")
DECK: Final = [
    FACES.face(suit, rank, COURT.get(rank, "number"), text=f"{COURT.get(rank, rank)} of {suit}")
    for suit in SUITS
    for rank in range(2, 14)
]
BOOK: Final = book(
    "Passing",
    deal="All cards are dealt.",
    pass_on="Pass three cards of your hand to the next player; all do so at once.",
    turn="Play any card of your hand.",
    goal="Who has played the highest card last has won.",
)
WORDS: Final = GameWords(
    title="Passing",
    story={
        "pass": "{by} passed {cards} to {at}.",
        "pass hidden": "{by} passed {n} cards to {at}.",
        "pass you": "You passed {cards} to {at}.",
        "play": "{by} played the {card}.",
    },
    zones={"pile": "Pile"},
    verbs=(Verb("pass", "Pass {cards}"), Verb("play", "Play the {card}")),
    suits=SUITS,
    kinds={kind: kind for kind in COURT.values()},
    card="{kind} of {suit}",
)


class PassingTable(Table):
    __slots__ = ("hands", "pile")

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.pile = Zone("pile", "open")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]

    def zones(self) -> list[Zone]:
        return [self.pile, *self.hands]

    def pack(self) -> Sequence[Card]:
        return DECK

    def dealt(self) -> dict[str, int]:
        return {f"hand {seat}": len(DECK) // self.players for seat in range(self.players)}


def deal(t: PassingTable) -> None:
    pack = list(DECK)
    t.dice.shuffle(pack)
    many = len(pack) // t.players
    for seat, hand in enumerate(t.hands):
        hand.cards += pack[seat * many : (seat + 1) * many]
    t.tell("passing.deal", "deal")


def play(t: PassingTable, turns: Turns) -> Rule:
    if t.turns == 0:
        yield from everyone(t, PASSING, list(range(t.players)))
        pass_on(t)
    for p in turns:
        move = yield TURN.to[p]
        assert move.card is not None
        t.hands[p].move(move.card, t.pile)
        t.tell("passing.turn", "play", p, (move.card,))
        t.seat = t.next(p)
        if not any(t.hands):
            end(t)


def pass_on(t: PassingTable) -> None:
    """All cards leave before any arrives (passing.pass_on)."""
    for p, move in enumerate(t.chosen):
        for card in move.cards if move else ():
            t.hands[p].take(card, only(p))
    for p, move in enumerate(t.chosen):
        q = t.next(p)
        both = only(p, q)
        for card in move.cards if move else ():
            t.hands[q].add(card, both)
        t.tell("passing.pass_on", "pass", p, move.cards if move else (), seen=both, at=q)
    t.chosen = [None] * t.players


def end(t: PassingTable) -> None:
    last = tuple(card.rank for card in t.pile.cards[-t.players :])
    scores = last[-t.seat :] + last[: -t.seat]  # of the seats, from 0
    t.end("passing.goal", tuple(p for p, n in enumerate(scores) if n == max(scores)), scores)


def passes(t: PassingTable, p: int) -> list[Move]:
    return [Move(p, "pass", cards=cards) for cards in combinations(t.hands[p].cards, 3)]


def moves(t: PassingTable, p: int) -> list[Move]:
    return [Move(p, "play", card) for card in t.hands[p]]


PASSING: Final = Question("passing.pass_on", passes, secret=True)
TURN: Final = Question("passing.turn", moves)

GAME: Final = Game(
    name="passing",
    players=range(3, 5),
    deck=FACES,
    table=PassingTable,
    deal=deal,
    play=play,
    words=WORDS,
    layout=Layout(rows=(("pile",),)),
    rulebook=BOOK,
)
