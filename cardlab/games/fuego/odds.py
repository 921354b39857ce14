"""Fuego!: what a face-down card may be worth, and who may hold the rest of four."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import comb
from typing import Final

from cardlab.counting import chance_text, unseen
from cardlab.dealing import top_is
from cardlab.engine.table.cards import Card
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import Sentence, Words
from cardlab.games.fuego.cards import COUNTS, FuegoTable, FuegoView
from cardlab.games.fuego.specials import FOUR, fits, pile_of, plays, run
from cardlab.games.fuego.words import TEXTS


def down_fits(view: FuegoView, seat: int | None = None) -> Fraction:
    """Return the chance that a face-down Spark card fits the Play Pile as it lies; 0 of none.

    Nobody knows a face-down card: those that fit, of all that I have not seen and that public moves
    do not exclude (:mod:`cardlab.dealing`).

    Args:
        view: what a seat sees.
        seat: whose card; by default my own.

    """
    return down_fits_on(view, view.me if seat is None else seat, pile_of(view))


def down_fits_on(view: FuegoView, seat: int, t: FuegoTable) -> Fraction:
    """Return the chance that a face-down card of a seat fits the Play Pile of another table."""
    fitting = [card for card in unseen(view).cards if fits(t, card)]
    return top_is(view, f"down {seat}", fitting)


def stuck(view: FuegoView, seat: int, card: Card | str | None = None) -> Fraction:
    """Return the chance that a seat can play nothing from its hand, after a card of mine if named.

    The hands without a play are counted face by face: of a face that does not fit so few that they
    make no four of a kind (fuego.four_any_time), of one that fits none. It takes all cards that I
    have not seen as equally likely, and does not use what public moves exclude. A seat without a
    hand plays from its face-up cards, which all see.

    >>> import cardlab
    >>> places = {"hand 0": "2, 2, 6, 7", "up 0": "6, 9, 10", "hand 1": 3, "up 1": "4, 8, 8",
    ...           "play": "5, 6"}
    >>> view = cardlab.set_table("fuego", places, players=2, seed=7).view(0)
    >>> stuck(view, 1, "6") == Fraction(560, 22100), stuck(view, 1, "7") == Fraction(56, 22100)
    (True, True)

    Args:
        view: what a seat sees.
        seat: another seat.
        card: a number card that I play first, or its text; by default the Play Pile as it lies.
            What a special card does is not carried out.

    """
    t = pile_of(view)
    if card is not None:
        t.pile.cards.append(card if isinstance(card, Card) else view.deck.card(card))
    zone = view.zone(f"hand {seat}") or view.zone(f"up {seat}")
    if not zone:
        return 1 - down_fits_on(view, seat, t)
    known, left = Counter(zone.known), unseen(view).cards
    if plays(t, seat, known.elements()):
        return Fraction(0)
    hidden = len(zone) - len(zone.known)
    most = [0 if fits(t, face) else FOUR - 1 - run(t, face) - known[face] for face in left]
    return Fraction(_hands(hidden, left.values(), most), comb(left.total(), hidden))


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
        raise BadOption(f"{cards} cards can't be of {sum(counts)}.")
    without = _hands(cards, counts, [FOUR - 1] * len(counts))
    return 1 - Fraction(without, comb(sum(counts), cards))


def _hands(cards: int, counts: Iterable[int], most: Iterable[int]) -> int:
    """Return how many hands of so many cards hold of each face no more than is allowed of it."""
    hands = [1] + [0] * cards  # by their size, of the faces so far
    for n, limit in zip(counts, most, strict=True):
        ways = [comb(n, k) for k in range(min(limit, n) + 1)]
        hands = [
            sum(hands[size - k] * ways[k] for k in range(min(size + 1, len(ways))))
            for size in range(cards + 1)
        ]
    return hands[cards]


def _turn_up(view: FuegoView, words: Words) -> Sentence:
    return Sentence(TEXTS.chance[view.why], {"chance": chance_text(words, down_fits(view))})


SENTENCES: Final = {"fuego.face_down": _turn_up}
