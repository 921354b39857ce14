"""Schwupps: what fits where, and how long a chain can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, prod
from operator import attrgetter
from typing import Final

from cardlab.counting import at_least, from_view, unseen
from cardlab.dealing import holds
from cardlab.engine.table.cards import Card
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import Sentence, Words
from cardlab.games.schwupps.bot import longest, numbers_of
from cardlab.games.schwupps.rules import FITS, NUMBERS, SchwuppsView
from cardlab.games.schwupps.words import TEXTS

_ORDER: Final = attrgetter("order")
_MOST_LISTED: Final = 3  # cards whose hands are listed


def _fitting(view: SchwuppsView) -> set[Card]:
    """Return the number cards that fit at one place or more."""
    return {card for rule, top in view.rows for card in FITS[rule][top]}


@from_view
def any_fits(view: SchwuppsView, cards: int) -> Fraction:
    """Return the chance that one or more of so many cards that I have not seen fits somewhere.

    One less the chance that none fits: C(N - K, n) of C(N, n) hands have none of the K cards that
    fit (:func:`cardlab.counting.at_least`). It takes any cards not seen as equally likely, and does
    not use the limits that public moves set; for the hand of a seat see :func:`can_lay`.

    >>> import cardlab
    >>> places = {
    ...     "top-first": "+1", "top-first pile": "red 9",
    ...     "top-second": "same colour", "top-second pile": "blue 3",
    ...     "bottom-first": "-2", "bottom-first pile": "green 1",
    ...     "bottom-second": "same number", "bottom-second pile": "yellow 6",
    ...     "hand 0": "green 10, purple 1, yellow 9, red 7",
    ... }
    >>> view = cardlab.set_table("schwupps", places, players=2, seed=1).view(0)
    >>> any_fits(view, 4), can_lay(view, 1)
    (Fraction(32317, 38213), Fraction(32317, 38213))
    """
    left = unseen(view, NUMBERS[0].back)
    hits = sum(left.cards[card] for card in _fitting(view))
    return at_least(left.total, hits, cards)


@from_view
def can_lay(view: SchwuppsView, seat: int | None = None) -> Fraction:
    """Return the chance that a hand has a number card that fits somewhere now.

    It is the hand of a seat, by default of the next one. It counts all deals that agree with what
    has been seen (:mod:`cardlab.dealing`).
    """
    whose = view.others[0] if seat is None else seat
    return holds(view, f"hand {whose}", _fitting(view))


@from_view
def chain(view: SchwuppsView, hand: Iterable[Card | str]) -> int:
    """Return how many cards of any hand can be laid one after the other, without a schwupp.

    >>> import cardlab
    >>> places = {"top-first": "+1", "top-first pile": "red 9", "hand 0": "green 10"}
    >>> view = cardlab.set_table("schwupps", places, players=2, seed=1).view(0)
    >>> chain(view, ["blue 10", "red 1"]) >= 2
    True

    Args:
        view: what a seat sees; only what lies in the middle is used.
        hand: cards or their texts; aggravation cards are laid nowhere, and do not count.

    """
    cards = [card if isinstance(card, Card) else view.deck.card(card) for card in hand]
    return longest(view.rows, numbers_of(cards))


@from_view
def chain_chances(view: SchwuppsView, cards: int) -> list[Fraction]:
    """Return the chances that so many cards that I have not seen make a chain of 0, 1, 2 … cards.

    Lists all hands of faces, each with the number of ways to draw it: exact, and long beyond three
    cards. It does not use the limits that public moves set.
    """
    left = unseen(view, NUMBERS[0].back).cards
    if not 0 <= cards <= _MOST_LISTED:
        raise BadOption(f"Chains are listed for 0 to {_MOST_LISTED} cards, not {cards!r:.80}.")
    ways = [0] * (cards + 1)
    for hand in combinations_with_replacement(sorted(left, key=_ORDER), cards):
        counts = Counter(hand)
        many = prod(comb(left[card], n) for card, n in counts.items())
        if many:
            ways[chain(view, hand)] += many
    return [Fraction(n, comb(left.total(), cards)) for n in ways]


def _chain(view: SchwuppsView, _words: Words) -> Sentence:
    return Sentence(TEXTS.chance[view.why], {"n": chain(view, view.hand)})


SENTENCES: Final = {"schwupps.turn": _chain}
