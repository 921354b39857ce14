"""Fuego!: the chance that a face-down card fits, and of four of a kind."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Final

from cardlab.counting import chance_text, from_view, unseen
from cardlab.dealing import top_is
from cardlab.engine.knowledge.view import table_of
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import Sentence, Words
from cardlab.games.fuego.rules import COUNTS, DECK, FOUR, FuegoView, fits
from cardlab.games.fuego.words import TEXTS


@from_view
def down_fits(view: FuegoView, seat: int | None = None) -> Fraction:
    """Return the chance that a face-down Spark card fits the Play Pile as it lies; 0 of none.

    Nobody knows a face-down card. So this is the share of the cards that fit among those that I
    have not seen, within the limits that public moves set (:mod:`cardlab.dealing`).

    Args:
        view: what a seat sees.
        seat: whose card; by default my own.

    """
    whose = view.me if seat is None else seat
    return top_is(view, f"down {whose}", [card for card in DECK if fits(table_of(view), card)])


def four_of_a_kind(cards: int, counts: Sequence[int] = COUNTS) -> Fraction:
    """Return the chance that so many cards of the whole box hold four or more of one face.

    >>> four_of_a_kind(6), round(float(four_of_a_kind(20)), 4)
    (Fraction(5, 15128), 0.1042)

    The hands without are counted by multiplying, face by face, the generating functions of at most
    three of it: C(n, 0) + C(n, 1) x + C(n, 2) x^2 + C(n, 3) x^3. (With four of each face it is the
    same as inclusion and exclusion over the faces; Feller, vol. I, IV.1.)

    Args:
        cards: how many cards are drawn, without putting back.
        counts: how many cards of each face there are; by default one box of Fuego!.

    Raises:
        BadOption: there are not so many cards.

    """
    if not 0 <= cards <= sum(counts):
        raise BadOption(f"{cards} cards can't be drawn of {sum(counts)}.")
    without = [1] + [0] * cards  # hands by their size, of the faces so far
    for n in counts:
        ways = [comb(n, k) for k in range(min(FOUR - 1, n) + 1)]
        without = [
            sum(without[size - k] * ways[k] for k in range(min(size + 1, len(ways))))
            for size in range(cards + 1)
        ]
    return 1 - Fraction(without[cards], comb(sum(counts), cards))


def _turn_up(view: FuegoView, words: Words) -> Sentence:
    chance = chance_text(words, down_fits(view), unseen(view).total)
    return Sentence(TEXTS.chance[view.why], {"chance": chance})


SENTENCES: Final = {"fuego.face_down": _turn_up}
