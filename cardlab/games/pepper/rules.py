"""Pepper Eights: be the first out of cards.

Read it beside its rulebook (``python -m cardlab rules pepper``): the functions stand in the order
of the clauses, and each names the clauses it carries out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import permutations, product
from operator import attrgetter
from typing import Any, ClassVar, Final

from cardlab.engine.knowledge.view import View, fact
from cardlab.engine.match.game import Scenario
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadTable
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, Turns
from cardlab.engine.table.seats import only
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone

# --- Components and deal ---------------------------------------------------------------------

SUITS: Final = ("red", "yellow", "green", "blue")
PEPPERS: Final = ("poblano", "jalapeno", "habanero")
HAND: Final = 8
EIGHT: Final = 8

# pepper.deck: ranks 1 to 10 and one of each pepper, in each of the four suits.
DECK: Final = Deck("pepper", __name__)
for _suit, _rank in product(SUITS, range(1, 11)):
    DECK.face(_suit, _rank)
for _pepper, _suit in product(PEPPERS, SUITS):
    DECK.face(_suit, 0, _pepper)
BOX: Final = DECK.box
ACTING: Final = frozenset(card for card in DECK if card.rank == EIGHT or card.kind in PEPPERS)


class PepperTable(Table):
    """A stock, a discard pile and a hand each; ``suit`` is the suit in play."""

    __slots__ = ("discards", "hands", "looked_at", "stock", "suit")
    facts = ("suit", "looked_at")
    fact_kinds: ClassVar = {"looked_at": "seat"}
    default_zones: ClassVar = {"": "stock"}
    spill_zones: ClassVar = {"": "discard"}

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.stock = Zone("stock", "pile")
        self.discards = Zone("discard", "open")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]
        self.suit = ""
        self.looked_at = -1  # whose hand a Poblano has laid open to the seat on turn

    def zones(self) -> list[Zone]:
        return [self.stock, self.discards, *self.hands]

    def pack(self) -> Sequence[Card]:
        return BOX

    def dealt(self) -> dict[str, int | str]:
        return {hand.name: HAND for hand in self.hands}

    def reveal_again(self) -> None:
        if self.looked_at >= 0:
            self.hands[self.looked_at].reveal(only(self.seat))

    @property
    def top(self) -> Card:
        return self.discards.cards[-1]


class PepperView(View):
    """The table as a seat sees it."""

    suit: str  # the suit in play
    looked_at: int  # the seat whose hand a Poblano lays open, or -1

    @fact
    def top(self, t: PepperTable) -> Card:
        """The card on top of the discard pile."""
        return t.top


def deal(t: PepperTable) -> None:
    """Deal eight cards each (pepper.deal), and turn up the next one (pepper.starter)."""
    stock = t.stock.cards
    stock += BOX
    t.dice.shuffle(stock)
    for hand in t.hands:
        hand.cards += stock[-HAND:]
        del stock[-HAND:]
    t.tell("pepper.deal", "deal")
    start(t, stock.pop())


def start(t: PepperTable, card: Card) -> None:
    """Turn up the first card; only its suit and rank count (pepper.starter)."""
    t.discards.add(card)
    t.suit = card.suit
    t.tell("pepper.starter", "start", None, (card,))


def set_up(t: PepperTable, suit: Any = "") -> None:
    """Check a table set by hand: a card on the pile, a suit in play, and nobody has won."""
    if t.removed:  # else the proof that a block is impossible fails (pepper.nothing_to_draw)
        raise BadTable(f"No card is out of the game: it needs all {len(DECK)}.")
    if not t.discards.cards:
        raise BadTable("The discard pile needs a card on top, like 'discard': 'green 7'.")
    for hand in t.hands:
        if not hand.cards:
            raise BadTable(f"{hand.name} has no card: that player would have won already.")
    t.suit = str(suit).lower() or t.top.suit
    if t.suit not in SUITS or (t.suit != t.top.suit and t.top.rank != EIGHT):
        raise BadTable(f"The suit in play can't be {t.suit!r:.80} while {t.top} is on top.")
    if not t.stock.cards:
        reshuffle(t)


def opening(t: PepperTable) -> Rule:
    """House rule: a pepper turned up acts as if the dealer, who sits last, had played it."""
    if t.options["starter_pepper_acts"] and t.top.kind in PEPPERS:
        t.seat = dealer = t.players - 1
        yield from act(t, dealer, t.top)
        t.seat = t.next(dealer)


# --- A turn ----------------------------------------------------------------------------------


def play(t: PepperTable, turns: Turns) -> Rule:
    """Each turn: play one legal card, or draw one card (pepper.turn); nobody wins at the cap."""
    if t.turns == 0:
        yield from opening(t)
    for p in turns:
        move = yield TURN.to[p]
        if move.card is not None:
            card = lay(t, move, TURN)
            if card in ACTING:
                yield from act(t, p, card)
        elif move.verb == "draw":
            if t.options["must_play_if_able"]:  # who draws held no card that fits
                t.shows_none(t.hands[p], fitting(t))
            draw(t, p, "pepper.draw")
        else:
            t.shows_none(t.hands[p], fitting(t))
            block_is_impossible(t)
            t.tell("pepper.nothing_to_draw", "pass", p)
        t.seat = t.next(p)
    t.end("pepper.turn_cap", ())


# The cards that fit, for each suit in play and each number on top, which is 0 for a pepper: an
# eight, a card of the suit, or one of the same number.
FITS: Final = {
    suit: [
        {c for c in DECK if c.rank == EIGHT or c.suit == suit or c.rank == number > 0}
        for number in range(11)
    ]
    for suit in SUITS
}


def fitting(t: PepperTable) -> set[Card]:
    """Return the cards that fit now; who must draw or pass has none."""
    return FITS[t.suit][t.discards.cards[-1].rank]


def clause_of(t: PepperTable, card: Card) -> str:
    """Return the clause by which a card fits now, or does not."""
    if card.rank == EIGHT:
        return "pepper.eight"
    if card.kind in PEPPERS:
        return "pepper.pepper_match"
    return "pepper.eight_on_top" if t.top.rank == EIGHT else "pepper.match"


@cache
def moves_of(p: int) -> tuple[Mapping[Card, Move], Move, Move]:
    """Return how a seat plays each card, draws and passes; cached, because every turn asks."""
    return {card: Move(p, "play", card) for card in DECK}, Move(p, "draw"), Move(p, "pass")


def turn_moves(t: PepperTable, p: int) -> list[Move]:
    """Play a card that fits, or draw while there is a card to draw (pepper.draw); else pass.

    House rule: draw only with no card to play (pepper.draw).
    """
    fits = fitting(t)
    plays, draw, pass_on = moves_of(p)
    moves = []
    for card in t.hands[p].cards:
        if card in fits:
            moves.append(plays[card])
    if t.stock.cards and not (moves and t.options["must_play_if_able"]):
        moves.append(draw)
    return moves or [pass_on]


def refuses_turn(t: PepperTable, move: Move) -> str | None:
    """Return the clause that forbids a move of a turn, or None."""
    p, card = move.by, move.card
    if move in turn_moves(t, p):
        return None
    if card in t.hands[p].cards and move == Move(p, "play", card):
        return clause_of(t, card)
    if move == Move(p, "draw"):
        return "pepper.draw" if t.stock.cards else "pepper.nothing_to_draw"
    if move == Move(p, "pass"):
        return "pepper.must_draw" if t.stock.cards else "pepper.nothing_to_draw"
    return "pepper.turn"


def allows_turn(t: PepperTable, move: Move) -> str:
    """Return the clause by which a legal move of a turn is made."""
    if move.card is not None:
        return clause_of(t, move.card)
    if move.verb == "pass":
        return "pepper.nothing_to_draw"
    can_play = turn_moves(t, move.by)[0].card is not None
    return "pepper.draw" if can_play else "pepper.must_draw"


def refuses_unasked(t: PepperTable, move: Move) -> str | None:
    """Refuse to play the drawn card when the turn is over (pepper.draw)."""
    last = [event for event in t.story or () if event.verb != "shuffle"][-1:]
    has_drawn = any((e.clause, e.by) == ("pepper.draw", move.by) for e in last)
    return "pepper.draw" if has_drawn and move.verb == "play" else None


def draw(t: PepperTable, p: int, why: str) -> None:
    """Draw a card; it can't be played in the same turn, which is over (pepper.draw)."""
    t.draw(why, p, t.stock, t.hands[p])
    if not t.stock.cards:
        reshuffle(t)


def reshuffle(t: PepperTable) -> None:
    """Shuffle the discards under the top card: they are the new stock (pepper.reshuffle)."""
    if len(t.discards) > 1:
        pile = t.discards.cards
        t.stock.cards, t.discards.cards = pile[:-1], pile[-1:]
        t.dice.shuffle(t.stock.cards)
        t.shows_all(t.stock)
        t.tell("pepper.reshuffle", "shuffle")


def block_is_impossible(t: PepperTable) -> None:
    """Check that somebody else can play: 51 cards are in hands, 12 or more of the suit in play."""
    moves = [turn_moves(t, seat)[0] for seat in range(t.players)]
    assert any(move.card for move in moves), "pepper.nothing_to_draw: a block"


def lay(t: PepperTable, move: Move, question: Question[Any]) -> Card:
    """Put the card of a move on the pile; return it.

    The last card wins at once (pepper.goal, pepper.last_card).
    """
    p, hand = move.by, t.hands[move.by]
    card = t.play(question.allows, move, hand, t.discards)
    t.suit = card.suit
    if not hand.cards:
        if card in ACTING:
            t.tell("pepper.last_card", "last", p, (card,))
        t.end("pepper.goal", (p,))
    if not t.stock.cards:
        reshuffle(t)
    return card


def name_a_suit(t: PepperTable, p: int) -> Rule:
    """Let the player of an eight name the suit to be played next (pepper.eight)."""
    move = yield NAMING.to[p]
    t.suit = move.word
    t.tell("pepper.eight", "name", p, word=t.suit)


def name_moves(t: PepperTable, p: int) -> list[Move]:
    """Any of the four suits, its own too (pepper.eight)."""
    return [Move(p, "name", word=suit) for suit in SUITS]


# --- Peppers ---------------------------------------------------------------------------------


def act(t: PepperTable, p: int, card: Card) -> Rule:
    """Do what an eight or a pepper does when it is played."""
    if card.rank == EIGHT:
        yield from name_a_suit(t, p)
    elif card.kind == "poblano":
        yield from look_and_swap(t, p)
    elif card.kind == "jalapeno":
        change_direction(t, p)
    elif card.kind == "habanero":
        everyone_else_draws(t, p)
        yield from lead_again(t, p)


def look_and_swap(t: PepperTable, p: int) -> Rule:
    """Look at one opponent's hand, then swap a card for one of theirs, or keep (pepper.poblano)."""
    move = yield LOOKING.to[p]
    t.looked_at = move.at if move.at is not None else -1
    t.reveal_again()
    t.tell("pepper.poblano", "look", p, at=t.looked_at)
    move = yield SWAPPING.to[p]
    if move.card and move.into:
        swap(t, p, t.looked_at, move.card, move.into)
    else:
        t.tell("pepper.poblano", "keep", p, at=t.looked_at)
    t.looked_at = -1


def look_moves(t: PepperTable, p: int) -> list[Move]:
    """Choose whom to look at (pepper.poblano)."""
    return [Move(p, "look", at=q) for q in range(t.players) if q != p]


def swap_moves(t: PepperTable, p: int) -> list[Move]:
    """Swap any card for any of theirs; or keep, but for a house rule (pepper.poblano)."""
    theirs = sorted(t.hands[t.looked_at].cards, key=attrgetter("order"))
    moves = list[Move]()
    for card in t.hands[p].cards:
        moves += map(swaps_of(p, card).__getitem__, theirs)
    return moves if t.options["poblano_swap"] == "compulsory" else [*moves, Move(p, "keep")]


@cache
def swaps_of(p: int, card: Card) -> Mapping[Card, Move]:
    """Return the moves by which a seat swaps a card for each other card; cached for speed."""
    return {other: Move(p, "swap", card, into=other, joins="for") for other in DECK}


def swap(t: PepperTable, p: int, q: int, mine: Card, theirs: Card) -> None:
    """Two cards change hands; only the two players know which (pepper.poblano)."""
    both = only(p, q)
    t.exchange(t.hands[p], mine, t.hands[q], theirs, seen=both)
    t.tell("pepper.poblano", "swap", p, (mine, theirs), seen=both, at=q)


def change_direction(t: PepperTable, p: int) -> None:
    """With two players nothing else happens (pepper.jalapeno)."""
    t.direction = -t.direction
    t.tell("pepper.jalapeno", "reverse", p)


def everyone_else_draws(t: PepperTable, p: int) -> None:
    """In order of play; when the cards run out, those next draw none (pepper.habanero)."""
    for q in t.others(p):
        if t.stock.cards:
            draw(t, q, "pepper.habanero")


def lead_again(t: PepperTable, p: int) -> Rule:
    """Any card at all, an eight or a pepper too, and its action works (pepper.habanero)."""
    move = yield LEADING.to[p]
    card = lay(t, move, LEADING)
    if card in ACTING:
        yield from act(t, p, card)


def lead_moves(t: PepperTable, p: int) -> list[Move]:
    """Every card of the hand; leading is not optional (pepper.habanero)."""
    return [Move(p, "play", card) for card in t.hands[p].cards]


# --- The questions ---------------------------------------------------------------------------

TURN: Final = Question("pepper.turn", turn_moves, refuses_turn, allows=allows_turn)
NAMING: Final = Question("pepper.eight", name_moves)
LOOKING: Final = Question("pepper.poblano", look_moves)
SWAPPING: Final = Question("pepper.poblano", swap_moves)
LEADING: Final = Question("pepper.habanero", lead_moves)

# --- Every move, for programs that learn ---------------------------------------------------------


def every_move(players: int, options: Mapping[str, Any]) -> list[Move]:
    """List every move that seat 0 may ever be offered."""
    plays = [Move(0, "play", card) for card in DECK]
    looks = [Move(0, "look", at=q) for q in range(1, players)]
    names = [Move(0, "name", word=suit) for suit in SUITS]
    swaps = [
        Move(0, "swap", card, into=other, joins="for") for card, other in permutations(DECK, 2)
    ]
    return [*plays, Move(0, "draw"), Move(0, "pass"), *names, *looks, Move(0, "keep"), *swaps]


# --- How rare clauses are reached ------------------------------------------------------------

SCENARIOS: Final = (
    # Two hold all cards but the one on the pile: nothing to draw, and no card that fits.
    Scenario(
        clause="pepper.nothing_to_draw",
        players=2,
        places={
            "discard": "red 1",
            "hand 0": "blue 2, yellow 3",
            "hand 1": ", ".join(
                card.text for card in DECK if card.text not in ("red 1", "blue 2", "yellow 3")
            ),
        },
        moves=("not 0 draw", "0 pass"),
    ),
)
