"""A fair player's rules of thumb for Fuego!."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardlab.engine.match.game import Strength
from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.games.fuego.rules import SIDES, FuegoView

STRIKES = ("burn", "ya burnt", "burn baby burn")
LARGE: int = 5  # a pile that one would not like to pick up
KEEP: dict[str, int] = {
    "reverse": 21,
    "skip": 22,
    "invisible": 23,
    "backdraft": 24,
    "burn": 25,
    "ya burnt": 26,
    "burn baby burn": 27,
    "incendio": 30,
}  # specials, those that one keeps longest last


def rule_of_thumb(view: FuegoView, moves: Sequence[Move], dice: Dice) -> Move:
    """Get rid of low numbers, keep special cards, and strike when the pile is large.

    The rules, in the order in which they decide:

    1. Before the game, put your strongest cards face up: they are played when it matters.
    2. Four of a kind: always, and also the Incendio that passes a burn on.
    3. When the pile is large, let another pick it up (Burn Baby Burn, Ya Burnt!), or burn it.
    4. Else play the lowest number that fits, all you have of it at once.
    5. Special cards only when no number fits, the weakest first; an Incendio as what hurts most.
    6. Strike, and pass your hand, towards the neighbour with the fewest cards.
    """
    if len(moves) == 1:
        return moves[0]
    if view.why == "fuego.swap":
        return _swap(moves)
    is_four = view.why in ("fuego.four_any_time", "fuego.incendio_shield")
    worths = [100 if is_four and move.card else _worth(move, view) for move in moves]
    return dice.best_of(moves, worths)


def strength(card: Card) -> int:
    """Return how long one would rather keep a card: the higher, the longer."""
    return card.rank or KEEP[card.kind]


def _swap(legal: Sequence[Move]) -> Move:
    """Exchange the strongest of the hand for the weakest face-up card, if that is a gain."""
    swaps = [(strength(m.card) - strength(m.into), m) for m in legal if m.card and m.into]
    gain, best = max(swaps, key=lambda pair: pair[0], default=(0, legal[0]))
    return best if gain > 0 else next(move for move in legal if move.verb == "ready")


def _worth(move: Move, view: FuegoView) -> float:
    """Return how good a move looks; only the order of these numbers matters."""
    card = move.into or move.card
    if card is None:
        return -100.0  # to wait, to pick up, to be burnt: only if there is nothing else
    wild = 8 if move.into else 0  # an Incendio is kept, if something else will do
    if card.kind in STRIKES:
        is_large = len(view.pile) >= LARGE
        return (60 if is_large else -40) - wild - _cards_of_neighbour(view, move)
    if card.kind == "number":
        return 40 - 2 * card.rank + 3 * move.count - wild
    return 5 - KEEP[card.kind] / 10 - wild - _cards_of_neighbour(view, move) / 10


def _cards_of_neighbour(view: FuegoView, move: Move) -> float:
    """Return how many cards the neighbour holds whom a move strikes; 0 if it strikes none."""
    if not move.word:
        return 0
    q = (view.me + SIDES[move.word]) % view.players
    return min(view.hand_sizes[q], 20)


def reason(view: FuegoView, move: Move) -> str:
    """Return the rule by which they choose a move, by its name in rulebook.toml."""
    card = move.into or move.card
    if view.why == "fuego.swap":
        return "swap"
    if card is None:
        return "nothing"
    if view.why in ("fuego.four_any_time", "fuego.incendio_shield"):
        return "four"
    if card.kind == "number":
        return "number"
    if card.kind in STRIKES and len(view.pile) >= LARGE:
        return "strike"
    return "special"


# --- Playouts --------------------------------------------------------------------------------


def playout(_view: FuegoView, moves: Sequence[Move], dice: Dice) -> Move:
    """Play what can be played, low numbers before all; pick up only if one must."""
    if moves[-1].verb == "ready":
        return moves[-1]
    lowest, most, best = 99, 0, moves[0]
    for move in moves:
        rank = move.card.rank if move.card else 0
        if rank and (rank < lowest or (rank == lowest and move.count > most)):
            lowest, most, best = rank, move.count, move
    if most:
        return best
    return dice.choice([move for move in moves if move.card is not None] or moves)


# --- How strong the bots are, as ``python -m tests.bots`` has measured it ------------------------

# The playouts of an expert before each move, as measured: about a second.
PLAYOUTS: Final = 100

STRENGTHS: Final = (
    Strength("rule_of_thumb", "random", 2, 4000, 66.4, 65.0, 67.8),
    Strength("rule_of_thumb", "random", 4, 2000, 38.9, 37.0, 40.8),
    Strength("monte_carlo", "rule_of_thumb", 2, 300, 80.3, 76.0, 84.7),
    Strength("monte_carlo", "rule_of_thumb", 4, 300, 39.0, 33.5, 44.5),
)
