"""Rows: all choose a card at once; the cards go into four rows; points over several deals.

It is the toy for two to ten players in which nobody is on turn, and which is drawn by a form of its
own (``rows_faces.py``) as soon as it has one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cardlab.engine.match.game import Game
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, Turns, everyone
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone
from cardlab.engine.text.words import P_, GameWords, Layout, Verb
from tests.toys import book

DECK: Final = Deck("rows")
for number in range(1, 105):
    DECK.face(rank=number)
SIDES: Final = ("first", "second", "third", "fourth")
HAND, FULL, LAST = 10, 5, 66  # cards of a hand, cards of a full row, points that end the game
BOOK: Final = book(
    "Rows",
    deal="Each of the four rows begins with a card. Everybody is dealt ten.",
    choose="All choose a card at once. Then the cards are shown.",
    place="The lowest card goes first, each to the row whose last card is the nearest below it.",
    full="A sixth card begins the row anew; whoever played it takes the five before it.",
    take="Whose card is below the last cards of all rows takes a row, which it begins anew.",
    score="When all hands are empty, each card taken is a point.",
    goal="When somebody has 66 points, the fewest points win.",
)
WORDS: Final = GameWords(
    title="Rows",
    story={
        "play": "{by} chose {card}.",
        "play you": "You chose {card}.",
        "place": "{card} went to the {word} row.",
        "take": P_("{by} took the {word} row, {n} card.", "{by} took the {word} row, {n} cards."),
        "take you": P_("You took the {word} row, {n} card.", "You took the {word} row, {n} cards."),
    },
    zones={
        **{f"{side} row": f"{side} row" for side in SIDES},
        "stock": "stock",
        "shown": "shown",
        "taken": "taken",
    },
    verbs=(
        Verb("play", "Choose {card}", status="chose {card}"),
        Verb("take", "Take the {word} row"),
    ),
)
LAYOUT: Final = Layout(
    rows=tuple((f"{side} row",) for side in SIDES), spread=tuple(f"{side} row" for side in SIDES)
)


class RowsTable(Table):
    __slots__ = ("hands", "points", "rows", "shown", "stock", "taken")

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.stock, self.shown = Zone("stock", "pile"), Zone("shown", "open")
        self.rows = [Zone(f"{side} row", "open", word=side) for side in SIDES]
        self.hands = [Zone(f"hand {p}", "hand", p) for p in range(players)]
        self.taken = [Zone(f"taken {p}", "open", p) for p in range(players)]
        self.points = [0] * players
        self.direction = 0  # nobody is next

    def zones(self) -> list[Zone]:
        return [self.stock, self.shown, *self.rows, *self.hands, *self.taken]

    def pack(self) -> Sequence[Card]:
        return DECK.box


def deal(t: RowsTable) -> None:
    for zone in t.zones():
        zone.empty()
    t.stock.cards += DECK.box
    t.dice.shuffle(t.stock.cards)
    for zone in [*t.rows, *t.hands * HAND]:
        t.stock.deal(zone)
    t.tell("rows.deal", "deal")


def play(t: RowsTable, turns: Turns) -> Rule:
    for _ in turns:
        yield from everyone(t, CHOOSE, [*range(t.players)])
        for p, move in enumerate(t.chosen):
            assert move is not None
            assert move.card is not None
            t.hands[p].move(move.card, t.shown)
            t.tell("rows.choose", "play", p, (move.card,))
        while t.shown.cards:
            yield from place(t, min(t.shown, key=lambda card: card.rank))
        t.chosen = [None] * t.players
        if not t.hands[0].cards:
            score(t)


def owner(t: RowsTable, card: Card) -> int:
    """The seat that has chosen a card."""
    return next(p for p, move in enumerate(t.chosen) if move is not None and move.card == card)


def place(t: RowsTable, card: Card) -> Rule:
    p = owner(t, card)
    below = [row for row in t.rows if row.cards[-1].rank < card.rank]
    if below:
        row = max(below, key=lambda one: one.cards[-1].rank)
        if len(row) == FULL:
            take(t, p, row, "rows.full")
    else:
        move = yield TAKE.to[p]
        row = next(one for one in t.rows if one.word == move.word)
        take(t, p, row, "rows.take")
    card = min(t.shown, key=lambda one: one.rank)  # no local outlives a question
    t.shown.move(card, row)
    t.tell("rows.place", "place", None, (card,), word=row.word)


def take(t: RowsTable, p: int, row: Zone, clause: str) -> None:
    t.tell(clause, "take", p, tuple(row), word=row.word, n=len(row))
    row.pour(t.taken[p])


def score(t: RowsTable) -> None:
    for p, taken in enumerate(t.taken):
        t.points[p] += len(taken)
        t.tell("rows.score", "points", p, n=len(taken))
    if max(t.points) >= LAST:
        best = tuple(p for p in range(t.players) if t.points[p] == min(t.points))
        t.end("rows.goal", best, tuple(t.points))
    deal(t)


def choices(t: RowsTable, p: int) -> list[Move]:
    return [Move(p, "play", card) for card in t.hands[p]]


def rows(t: RowsTable, p: int) -> list[Move]:
    return [Move(p, "take", word=row.word) for row in t.rows]


CHOOSE: Final = Question("rows.choose", choices, secret=True)
TAKE: Final = Question("rows.take", rows)

GAME: Final = Game(
    name="rows",
    players=range(2, 11),
    deck=DECK,
    table=RowsTable,
    deal=deal,
    play=play,
    words=WORDS,
    layout=LAYOUT,
    rulebook=BOOK,
    fewest_win=True,
    discloses=("rows.deal",),
)
