"""Pepper Eights: the chance that the next card fits, and that a player can play."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from cardlab.counting import chance_text, from_view, unseen
from cardlab.dealing import holds, top_is
from cardlab.engine.table.cards import Card
from cardlab.engine.text.words import Sentence, Words
from cardlab.games.pepper.rules import DECK, FITS, PepperView
from cardlab.games.pepper.words import TEXTS


def _fitting(view: PepperView) -> list[Card]:
    return [card for card in DECK if card in FITS[view.suit][view.top.rank]]


@from_view
def draw_fits(view: PepperView) -> Fraction:
    """Return the chance that the next card of the stock fits the pile as it lies; 0 without one.

    Each unseen card is equally likely on top, within the limits that public moves set on the hands
    (:mod:`cardlab.dealing`).
    """
    return top_is(view, "stock", _fitting(view))


@from_view
def can_play(view: PepperView, seat: int | None = None) -> Fraction:
    """Return the chance that a seat, by default the next one, holds a card that fits the pile now.

    One less the chance that none of its cards fits, of all deals that agree with what has been
    seen; a player who passed held none (:mod:`cardlab.dealing`). Ana's 46 unseen cards hold 13 that
    fit, and Ben has three of them: 1 - 33/46 * 32/45 * 31/44.

    >>> import cardlab
    >>> hand = "green 1, green 9, green 10, blue 8, green poblano"
    >>> match = cardlab.set_table(
    ...     "pepper", {"hand 0": hand, "hand 1": 3, "discard": "green 4"}, players=2, seed=1
    ... )
    >>> can_play(match.view(0), 1)
    Fraction(221, 345)
    """
    return holds(view, f"hand {view.others[0] if seat is None else seat}", _fitting(view))


def _draw(view: PepperView, words: Words) -> Sentence:
    chance = chance_text(words, draw_fits(view), unseen(view).total)
    return Sentence(TEXTS.chance[view.why], {"chance": chance})


SENTENCES: Final = {"pepper.turn": _draw}
