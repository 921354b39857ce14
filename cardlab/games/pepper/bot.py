"""A fair player's rules of thumb for Pepper Eights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Final

from cardlab.engine.knowledge.view import table_of
from cardlab.engine.match.game import Strength
from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.games.pepper.rules import EIGHT, SUITS, PepperView

Suits = Mapping[str, int]  # how many cards of each suit a hand holds
KINDS: Final = {"habanero": 40, "poblano": 30, "jalapeno": 30, "number": 20}  # to play one


def rule_of_thumb(view: PepperView, moves: Sequence[Move], dice: Dice) -> Move:
    """Play when you can, keep eights for need, stay in the suit you are long in.

    The rules, in the order in which they decide:

    1. To play is better than to draw.
    2. A Habanero is best: all the others draw, and you play again.
    3. A Poblano or a Jalapeño next; and an eight only when nothing else goes.
    4. But with an eight and one card more, while somebody has only one: the eight first, since you
       name the suit of your last card.
    5. Of the rest, the card that leaves you most cards of the suit then in play.
    6. Name the suit you hold most of.
    7. Look at the hand of whoever has fewest cards; give the card you could use least, and take one
       you could use more.
    """
    if len(moves) == 1:
        return moves[0]
    return dice.best_of(moves, _worths(moves, _by_suit(view.hand), view))


def _by_suit(cards: Sequence[Card]) -> Suits:
    """Return how many cards there are of each suit."""
    counts = dict.fromkeys(SUITS, 0)
    for card in cards:
        counts[card.suit] += 1
    return counts


def _worths(moves: Sequence[Move], suits: Suits, view: PepperView) -> list[float]:
    """Return how good each move looks; only the order of these numbers matters."""
    verb = moves[0].verb
    if verb == "name":
        return [suits[move.word] for move in moves]
    if verb == "look":
        sizes = view.hand_sizes
        return [-sizes[move.at or 0] for move in moves]
    if verb == "swap":
        cards = dict.fromkeys(card for move in moves for card in (move.card, move.into) if card)
        use = {card: _use(card, suits) for card in cards}
        return [use[m.into] - use[m.card] if m.card and m.into else 0.5 for m in moves]
    return [_worth_of_playing(move.card, suits, view) if move.card else 0 for move in moves]


def _worth_of_playing(card: Card, suits: Suits, view: PepperView) -> float:
    if card.rank == EIGHT:
        return 35 if _is_last_but_one(view) else 1
    return KINDS[card.kind] + suits[card.suit]


def _is_last_but_one(view: PepperView) -> bool:
    """Return whether I have two cards left, and somebody else has one."""
    return len(view.hand) == 2 and any(view.hand_sizes[q] == 1 for q in view.others)


def _use(card: Card, suits: Suits) -> float:
    """Return how useful a card is in my hand: eights most, then peppers, then my long suits."""
    if card.rank == EIGHT:
        return 20
    return suits[card.suit] + (3 if card.kind == "habanero" else 0)


def reason(view: PepperView, move: Move) -> str:
    """Return the rule by which they choose a move, by its name in rulebook.toml."""
    if move.card is None or move.verb != "play":
        return move.verb
    if move.card.rank == EIGHT and _is_last_but_one(view):
        return "last eight"
    if move.card.rank == EIGHT:
        return "eight"
    return move.card.kind


# --- Playouts --------------------------------------------------------------------------------


def playout(view: PepperView, moves: Sequence[Move], dice: Dice) -> Move:
    """Play rather than draw, keep the eights, and name the suit one holds most of.

    Lead another Habanero if there is one. Look at whoever has fewest cards, and swap if that brings
    a card that fits.
    """
    last = moves[-1].verb
    if last == "name":
        return _longest(view, moves, dice)
    if last in ("draw", "play"):
        plays = [(move, move.card) for move in moves if move.card is not None]
        leads = [m for m, card in plays if card.kind == "habanero"] if last == "play" else []
        others = leads or [move for move, card in plays if card.rank != EIGHT]
        return dice.choice(others or [move for move, _ in plays])
    if last == "look":
        sizes = view.hand_sizes
        return min(moves, key=lambda move: sizes[move.at or 0])
    return _swap(view, moves)


def _longest(view: PepperView, moves: Sequence[Move], dice: Dice) -> Move:
    """Name the suit with the most cards in the hand, not counting eights.

    With nothing but eights, name the suit with the most cards on the pile: the others hold the
    fewest of it.
    """
    suits = [card.suit for card in view.hand if card.rank != EIGHT]
    suits = suits or [card.suit for card in table_of(view).discards]
    most = max(map(suits.count, suits))
    return dice.choice([move for move in moves if suits.count(move.word) == most])


def _swap(view: PepperView, moves: Sequence[Move]) -> Move:
    """Take the best card for the worst of one's own, if that is better; else keep."""
    t, hand = table_of(view), view.hand
    suits = [card.suit for card in hand]

    def use(card: Card) -> int:
        if card.rank == EIGHT:
            return 100
        return suits.count(card.suit) + (50 if card.suit == view.suit else 0)

    worst = min(hand, key=use)
    best = max(sorted(t.hands[view.looked_at], key=attrgetter("order")), key=use)
    if use(best) <= use(worst) and moves[-1].verb == "keep":
        return moves[-1]
    return Move(view.me, "swap", worst, into=best, joins="for")


# --- How strong the bots are, as ``python -m tests.bots`` has measured it ------------------------

# The playouts of an expert before each move, as measured: about a second.
PLAYOUTS: Final = 300

STRENGTHS: Final = (
    Strength("rule_of_thumb", "random", 2, 4000, 97.4, 96.9, 97.9),
    Strength("rule_of_thumb", "random", 4, 2000, 93.7, 92.6, 94.7),
    Strength("monte_carlo", "rule_of_thumb", 2, 300, 64.7, 60.2, 69.2),
    Strength("monte_carlo", "rule_of_thumb", 4, 300, 32.7, 28.0, 37.3),
)
