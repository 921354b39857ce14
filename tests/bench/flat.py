"""Pepper Eights once more, flattened by hand: an oracle of the rules and a mark for their speed.

Written from the rulebook and not from the engine's game: cards are numbers, a field says what is
asked, and one method does everything. Only the dice are shared, and the order in which moves are
offered is the same, so that equal seeds must give equal games.
"""

from __future__ import annotations

from cardlab import Dice

SUITS = ("red", "yellow", "green", "blue")
KINDS = ("poblano", "jalapeno", "habanero")
# A card is 0 to 39 for suit * 10 + rank - 1, then 40 to 51 for kind * 4 + suit.
SUIT = [c // 10 if c < 40 else c % 4 for c in range(52)]
RANK = [c % 10 + 1 if c < 40 else 0 for c in range(52)]
KIND = [-1 if c < 40 else (c - 40) // 4 for c in range(52)]
NAMES = [f"{SUITS[c // 10]} {c % 10 + 1}" for c in range(40)] + [
    f"{suit} {kind}" for kind in KINDS for suit in SUITS
]
# What may lie on a suit in play and a rank on top.
FITS = [
    [
        frozenset(
            c
            for c in range(52)
            if RANK[c] == 8 or SUIT[c] == suit or (rank not in (0, 8) and RANK[c] == rank)
        )
        for rank in range(11)
    ]
    for suit in range(4)
]
TURN, NAME, LOOK, SWAP, LEAD, OVER = range(6)
DRAW, PASS, KEEP = 52, 53, 54
SUIT_NAMED, LOOKED, SWAPPED = 60, 70, 100


class Flat:
    """A game in progress: ``options()`` are the codes of the moves, ``make`` makes one."""

    def __init__(self, players: int, seed: int) -> None:
        self.dice = Dice(seed)
        deck: list[int] = list(range(52))
        self.dice.shuffle(deck)  # type: ignore[arg-type]
        self.hands = []
        for _ in range(players):
            self.hands.append(deck[-8:])
            del deck[-8:]
        self.pile = [deck.pop()]
        self.stock = deck
        self.suit = SUIT[self.pile[0]]
        self.players, self.seat, self.way, self.asked = players, 0, 1, TURN
        self.turns, self.looked, self.winner = 0, -1, -1

    def options(self) -> list[int]:
        hand = self.hands[self.seat]
        if self.asked == TURN:
            fits = FITS[self.suit][RANK[self.pile[-1]]]
            moves = [c for c in hand if c in fits]
            if self.stock:
                moves.append(DRAW)
            return moves or [PASS]
        if self.asked == LEAD:
            return hand
        if self.asked == NAME:
            return [SUIT_NAMED, SUIT_NAMED + 1, SUIT_NAMED + 2, SUIT_NAMED + 3]
        if self.asked == LOOK:
            return [LOOKED + q for q in range(self.players) if q != self.seat]
        theirs = sorted(self.hands[self.looked])
        return [SWAPPED + a * 52 + b for a in hand for b in theirs] + [KEEP]

    def make(self, move: int) -> None:
        if move < DRAW:
            self.play(move)
            return
        if move == DRAW:
            self.hands[self.seat].append(self.stock.pop())
            if not self.stock:
                self.refill()
        elif SUIT_NAMED <= move < SUIT_NAMED + 4:
            self.suit = move - SUIT_NAMED
        elif LOOKED <= move < LOOKED + 8:
            self.looked, self.asked = move - LOOKED, SWAP
            return
        elif move >= SWAPPED:
            self.swap(*divmod(move - SWAPPED, 52))
        self.next()

    def play(self, card: int) -> None:
        hand = self.hands[self.seat]
        hand.remove(card)
        self.pile.append(card)
        self.suit = SUIT[card]
        if not hand:
            self.winner, self.asked = self.seat, OVER
            return
        if not self.stock:
            self.refill()
        if RANK[card] == 8:
            self.asked = NAME
        elif card < 40:
            self.next()
        elif KIND[card] == 0:
            self.asked = LOOK
        elif KIND[card] == 1:
            self.way = -self.way
            self.next()
        else:
            self.others_draw()
            self.asked = LEAD

    def others_draw(self) -> None:
        for step in range(1, self.players):
            if self.stock:
                self.hands[(self.seat + step * self.way) % self.players].append(self.stock.pop())
                if not self.stock:
                    self.refill()

    def swap(self, mine: int, theirs: int) -> None:
        me, other = self.hands[self.seat], self.hands[self.looked]
        me.remove(mine)
        other.remove(theirs)
        me.append(theirs)
        other.append(mine)

    def refill(self) -> None:
        if len(self.pile) > 1:
            self.stock, self.pile = self.pile[:-1], self.pile[-1:]
            self.dice.shuffle(self.stock)  # type: ignore[arg-type]

    def next(self) -> None:
        self.seat = (self.seat + self.way) % self.players
        self.asked = TURN
        self.turns += 1
        if self.turns >= 10_000:
            self.asked = OVER

    def text(self, move: int) -> str:
        """A move in the engine's words."""
        if move < DRAW:
            words = f"play {NAMES[move]}"
        elif move >= SWAPPED:
            mine, theirs = divmod(move - SWAPPED, 52)
            words = f"swap {NAMES[mine]} for {NAMES[theirs]}"
        elif move >= LOOKED:
            words = f"look at {move - LOOKED}"
        elif move >= SUIT_NAMED:
            words = f"name {SUITS[move - SUIT_NAMED]}"
        else:
            words = {DRAW: "draw", PASS: "pass", KEEP: "keep"}[move]
        return f"{self.seat} {words}"


def run(players: int, seed: int, chooser: Dice) -> tuple[int, int]:
    """A whole game by chance alone: how many moves, and who won (-1: nobody)."""
    game = Flat(players, seed)
    moves_made = 0
    below = chooser.below
    while game.asked != OVER:
        moves = game.options()
        moves_made += 1
        n = len(moves)
        game.make(moves[below(n)] if n > 1 else moves[0])
    return moves_made, game.winner
