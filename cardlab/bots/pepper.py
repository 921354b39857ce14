"""A fair player's rules of thumb for Pepper Eights."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from cardlab.bots.looking import known, zone
from cardlab.bots.seat import Seat
from cardlab.cards import Card
from cardlab.moves import Move
from cardlab.table import Dice
from cardlab.words import N_


def rule_of_thumb(seat: Seat, dice: Dice) -> Move:
    """Play when you can, keep eights for need, stay in the suit you are long in.

    The rules, in the order in which they decide:

    1. To play is better than to draw.
    2. A Habanero is best: all the others draw, and you play again.
    3. A Poblano or a Jalapeño next; and an eight only when nothing else goes.
    4. Of the rest, the card that leaves you most cards of the suit then in play.
    5. Name the suit you hold most of.
    6. Look at the hand of whoever has fewest cards; give the card you could use least, and take one
       you could use more.
    """
    legal = seat.legal
    if len(legal) == 1:
        return legal[0]
    view = seat.view
    suits = Counter(card.suit for card in known(view, f"hand {seat.number}"))
    worth = [(_worth(move, suits, view), dice.below(1000), move) for move in legal]
    return max(worth, key=lambda entry: entry[:2])[2]


def _worth(move: Move, suits: Counter[str], view: dict[str, Any]) -> float:
    """How good a move looks; only the order of these numbers matters."""
    if move.verb == "play" and move.card is not None:
        return _worth_of_playing(move.card, suits)
    if move.verb == "name":
        return suits[move.word]
    if move.verb == "look":
        return -len(zone(view, f"hand {move.at}"))
    if move.verb == "swap" and move.card and move.into:
        return _use(move.into, suits) - _use(move.card, suits)
    return 0 if move.verb in ("draw", "pass") else 0.5


def _worth_of_playing(card: Card, suits: Counter[str]) -> float:
    if card.rank == 8:
        return 1
    kind = {"habanero": 40, "poblano": 30, "jalapeno": 30}.get(card.kind, 20)
    return kind + suits[card.suit]


def _use(card: Card, suits: Counter[str]) -> float:
    """What a card is worth in my hand: an eight most, then peppers, then my long suits."""
    if card.rank == 8:
        return 20
    return suits[card.suit] + (3 if card.kind == "habanero" else 0)


def reason(seat: Seat, move: Move) -> str:
    """The rule by which they choose a move, as a sentence."""
    if move.card is None or move.verb != "play":
        return _REASONS[move.verb]
    if move.card.rank == 8:
        return N_("Nothing else fits: that is what an eight is kept for.")
    return _REASONS[move.card.kind]


_REASONS: Final = {
    "habanero": N_("A Habanero is best: all the others draw, and you play again."),
    "poblano": N_("A Poblano before the numbers: you choose what you swap."),
    "jalapeno": N_("A Jalapeño before the numbers: it needs its suit, and numbers find a place."),
    "number": N_("To play is better than to draw: stay in the suit of which you hold most."),
    "draw": N_("Nothing fits, so draw."),
    "pass": N_("There is nothing else to do."),
    "name": N_("Name the suit you hold most of."),
    "look": N_("Look at the hand of whoever has fewest cards."),
    "swap": N_("Give the card you could use least, and take one you could use more."),
    "keep": N_("No swap would help you."),
}
