"""Hour 4, A ring of ten: four piles of Schwupps; "or", what counts twice, the mean of a sum."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from typing import Any, Final

import numpy as np

from cardlab import Card, counting
from cardlab.games.schwupps.rules import AGGRAVATION, DECK, FITS, NUMBERS, RULE_CARDS
from cardlab_tutorials.exercises.trials import Array, Rng, Told, told_hand
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.charts import GREY, Axis, Bars, Chart, Curve, Here

Pair = tuple[str, int]  # a colour and a number

UNSEEN: Final = 106  # cards that Ana has not seen
HAND: Final = 4

_TOPS: Final = ("red 9", "blue 3", "green 1", "yellow 6")


def unseen() -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Return the colours and the numbers of the 106 cards that Ana has not seen.

    An aggravation card has no colour, ``""``, and the number 0. Both arrays have the shape (106,).

    >>> colours, numbers = unseen()
    >>> len(colours), int((numbers == 0).sum())
    (106, 14)
    """
    view = catalogue.plan("ring_of_ten").position(1).view(0)
    left = list(counting.unseen(view, "").cards.elements())
    return np.array([card.suit for card in left]), np.array([card.rank for card in left], np.int8)


_RULES: Final = {card.kind: card for card in RULE_CARDS}


def fits(rule: str, top: Pair, card: Pair) -> bool:
    """Return whether a card, a colour and a number, fits on a top by a rule.

    >>> fits("+1", ("red", 10), ("blue", 1)), fits("-2", ("green", 1), ("red", 9))
    (True, True)
    >>> fits("+1", ("red", 9), ("", 0))  # an aggravation card
    False
    """
    is_number_card = bool(card[1])  # an aggravation card is ("", 0)
    return is_number_card and _card(card) in FITS[_RULES[rule]][_card(top)]


def _card(pair: Pair) -> Card:
    return DECK.card(f"{pair[0]} {pair[1]}")


def throw_hands(rng: Rng, n: int) -> tuple[Array, ...]:
    """Deal Ben so many hands of four: their colours and their numbers."""
    colours, numbers = unseen()
    pack = np.arange(UNSEEN, dtype=np.int8)
    hands = rng.permuted(np.tile(pack, (n, 1)), axis=1)[:, :HAND]
    return colours[hands], numbers[hands]


def told(can: float, colour: Array, number: Array) -> Told:
    """Tell which cards of one hand Ben can lay."""
    return told_hand(can, (number == 10) | (colour == "blue") | (number == 9) | (number == 6))


# How many of his four cards Ben can lay one after the other, 0 to 4: by listing all hands, as
# ``odds.chain_chances`` does it for three. It takes a minute.
CHAINS: Final = (
    Fraction(5896, 38213),
    Fraction(343989, 993538),
    Fraction(314243, 993538),
    Fraction(743333, 4967690),
    Fraction(166717, 4967690),
)


_POOL: Final = Counter([*NUMBERS * 2, *[AGGRAVATION] * 14]) - Counter(map(DECK.card, _TOPS))


def slide() -> Chart:
    """Draw how many of his four cards Ben can lay one after the other."""
    n, chances = range(len(CHAINS)), [float(chance) for chance in CHAINS]
    bars = Bars(n, chances, 0.7, labels=[f"{100 * p:.0f}" for p in chances])
    return Chart(Axis(-0.6, 4.6), Axis(0, 0.42, percent=True), [bars])


def draw(cards: int, **rules: int) -> Chart:
    """Draw the chance to lay a card over the cards in hand, with and without counting twice."""
    piles = [FITS[RULE_CARDS[rules[top]]][DECK.card(top)] for top in _TOPS]
    alone = [sum(_POOL[card] for card in pile) for pile in piles]
    once = sum(_POOL[card] for card in set().union(*piles))
    whole_pool, n = _POOL.total(), range(1, 9)
    right = [float(counting.at_least(whole_pool, once, k)) for k in n]
    twice = [1 - comb(max(whole_pool - sum(alone), 0), k) / comb(whole_pool, k) for k in n]
    layers = [
        Curve(n, twice, colour=GREY, name="twice", dashed=True),
        Curve(n, right, name="counted", dots=3.5),
        Here(cards, right[cards - 1]),
    ]
    fields = {
        "n": cards,
        "alone": " + ".join(map(str, alone)),
        "sum": sum(alone),
        "once": once,
        "here": f"{100 * right[cards - 1]:.1f}",
    }
    return Chart(Axis(1, 8), Axis(0, 1.08, percent=True), layers, fields=fields)
