"""The exercise with chains: the rules of Schwupps, with cards as pairs of a colour and a number."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from cardlab import Card
from cardlab.engine.text.words import N_
from cardlab.games.schwupps.bot import longest
from cardlab.games.schwupps.cards import DECK, RULE_CARDS
from cardlab.games.schwupps.rules import FITS

Pair = tuple[str, int]  # a colour and a number


def fits(rule: str, top: Pair, card: Pair) -> bool:
    """Return whether a card, a colour and a number, fits on a top by a rule.

    >>> fits("+1", ("red", 10), ("blue", 1)), fits("-2", ("green", 1), ("red", 9))
    (True, True)
    >>> fits("+1", ("red", 9), ("", 0))  # an aggravation card
    False
    """
    is_number_card = bool(card[1])  # an aggravation card is ("", 0)
    return is_number_card and _card(card) in FITS[_RULE[rule]][_card(top)]


def _card(pair: Pair) -> Card:
    return DECK.card(f"{pair[0]} {pair[1]}")


def longest_of(rows: Sequence[tuple[str, Pair]], hand: Sequence[Pair]) -> Fraction:
    """Return how many cards of a hand can be laid one after the other, by the game's search."""
    lie = [(_RULE[rule], _card(top)) for rule, top in rows]
    return Fraction(longest(lie, [_card(card) for card in hand]))


_RULE: Final = {card.kind: card for card in RULE_CARDS}
_ROWS: Final = [
    ("+1", ("red", 9)),
    ("same colour", ("blue", 3)),
    ("-2", ("green", 1)),
    ("same number", ("yellow", 6)),
]
_ANA: Final = [("green", 10), ("purple", 1), ("yellow", 9), ("red", 7)]
CHAINS_TO_LAY: Final = (
    ((_ROWS, [("green", 10)]), N_("A 10 goes on the red 9, by +1.")),
    ((_ROWS, [("green", 4), ("red", 2)]), N_("Neither fits anywhere: a chain of 0.")),
    (
        ([("+1", ("red", 9))], [("purple", 1), ("green", 10)]),
        N_("First the 10, then the 1: after 10 comes 1, and the hand may be in any order."),
    ),
    (
        ([("colour or number", ("red", 9))], [("red", 5), ("blue", 9), ("blue", 2)]),
        N_("Do not take the first card that fits: try each, and keep the longest."),
    ),
    ((_ROWS, [("blue", 5), ("blue", 5), ("green", 4)]), N_("There are two of each card.")),
    ((_ROWS, _ANA), N_("Ana can lay all four: 10 and 1 on the red 9, 9 and 7 on the green 1.")),
)
