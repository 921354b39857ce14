"""Pepper Eights: what the next draw is worth, and whether somebody can play."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from cardlab.counting import at_least, in_words, unseen
from cardlab.engine.cards import Card
from cardlab.engine.words import N_, Sentence, Words
from cardlab.games.pepper.rules import DECK, PepperView, ruling


def _fits(view: PepperView, card: Card) -> bool:
    return ruling(card, view.suit, view.top.rank)[0]


def draw_fits(view: PepperView) -> Fraction:
    """The chance that the next card of the stock would fit the pile as it lies; 0 without one.

    Each card that is not seen is as likely on top: those that fit, of all.
    """
    stock = view.zone("stock")
    if not stock:
        return Fraction(0)
    if stock.top is not None:
        return Fraction(_fits(view, stock.top))
    return unseen(view).share(card for card in DECK if _fits(view, card))


def can_play(view: PepperView, seat: int) -> Fraction:
    """Return the chance that another seat holds a card that fits, as the pile lies now.

    One less the chance that none of its unknown cards is among those unseen that fit.
    """
    hand = view.zone(f"hand {seat}")
    if any(_fits(view, card) for card in hand.known):
        return Fraction(1)
    left = unseen(view)
    hits = sum(n for card, n in left.cards.items() if _fits(view, card))
    return at_least(left.total, hits, len(hand) - len(hand.known))


def _draw(view: PepperView, words: Words) -> Sentence:
    msgid = N_("The next card of the stock would fit with a chance of {chance}.")
    return Sentence(msgid, {"chance": in_words(words, draw_fits(view))})


SENTENCES: Final = {"pepper.turn": _draw}
