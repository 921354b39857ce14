"""The rules of Schwupps for the exercise with chains: cards as pairs of a colour and a number."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from cardlab import Card
from cardlab.games.schwupps.bot import longest
from cardlab.games.schwupps.cards import RULE_CARDS
from cardlab.games.schwupps.rules import FITS

Pair = tuple[str, int]  # a colour and a number


def fits(rule: str, top: Pair, card: Pair) -> bool:
    """Return whether a card, a colour and a number, fits on a top by a rule.

    >>> fits("+1", ("red", 10), ("blue", 1)), fits("-2", ("green", 1), ("red", 9))
    (True, True)
    >>> fits("+1", ("red", 9), ("", 0))  # an aggravation card
    False
    """
    is_number_card = card[1] > 0  # an aggravation card is ("", 0)
    return is_number_card and _card(card) in FITS[_RULE[rule]][_card(top)]


def _card(pair: Pair) -> Card:
    return Card.parse(f"{pair[0]} {pair[1]}")


def longest_of(rows: Sequence[tuple[str, Pair]], hand: Sequence[Pair]) -> Fraction:
    """Return how many cards of a hand can be laid one after the other, by the game's search."""
    lie = [(_RULE[rule], _card(top)) for rule, top in rows]
    return Fraction(longest(lie, [_card(card) for card in hand]))


_RULE: Final = {card.kind: card for card in RULE_CARDS}
