"""A fair player's rules of thumb for Whist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardlab import Card, Dice, Move, Translated
from cardlab_whist.cards import best

if TYPE_CHECKING:
    from cardlab_whist.cards import WhistView

PLAYOUTS: Final = 100  # with which an expert thinks before a move


def rule_of_thumb(view: WhistView, moves: Sequence[Move], dice: Dice) -> Move:
    """Win a trick cheaply where you can; otherwise throw the lowest card away.

    1. Lead the highest card of your longest suit.
    2. Win the trick with the lowest card that wins it.
    3. If no card wins it, throw away the lowest one that is no trump.
    """
    trick = list(view.zone("trick").known)
    worth = [(_worth(move, trick, view), dice.below(1000)) for move in moves]
    return moves[worth.index(max(worth))]


def _worth(move: Move, trick: list[Card], view: WhistView) -> float:
    """How good a move looks; only the order of these numbers matters."""
    card = move.card
    assert card is not None
    if not trick:
        return 20 * Counter(held.suit for held in view.hand)[card.suit] + card.rank
    cost = card.rank + 20 * (card.suit == view.trump)
    return (1000 if wins(card, trick, view.trump) else 0) - cost


def wins(card: Card, trick: list[Card], trump: str) -> bool:
    """Whether a card would be the best of the trick so far."""
    return best([*trick, card], trump) == len(trick)


def reason(view: WhistView, move: Move) -> str:
    """The rule by which they choose a move, as a sentence."""
    trick = list(view.zone("trick").known)
    if not trick:
        return Translated(
            "Lead the highest card of your longest suit.",
            es="Sal con la carta más alta de tu palo más largo.",
        )
    assert move.card is not None
    if wins(move.card, trick, view.trump):
        return Translated(
            "Win the trick with the lowest card that wins it.",
            es="Gana la baza con la carta más baja que la gane.",
        )
    return Translated(
        "No card of yours wins this trick: throw the lowest one away.",
        es="Ninguna carta tuya gana esta baza: descarta la más baja.",
    )


def playout(view: WhistView, moves: Sequence[Move], dice: Dice) -> Move:
    """Win if that is possible, with any card that does; otherwise play any."""
    trick = list(view.zone("trick").known)
    winning = [move for move in moves if trick and move.card and wins(move.card, trick, view.trump)]
    return dice.choice(winning or moves)
