"""Whist: what can be counted before a lead."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from cardlab import Sentence, Translated, Words
from cardlab.counting import chance_text, hypergeometric, unseen
from cardlab_whist.cards import DECK

if TYPE_CHECKING:
    from cardlab_whist.cards import WhistView


def next_follows(view: WhistView, suit: str) -> Fraction:
    """The chance that the next player can follow a lead of this suit, from the cards unseen.

    It is one less the chance that no unknown card of that hand is of the suit. What players have
    shown by not following is left out: the coach's worlds hold to it, this sum does not.
    """
    hand = view.zone(f"hand {view.others[0]}")
    if any(card.suit == suit for card in hand.known):
        return Fraction(1)
    left = unseen(view)
    of_it = sum(left.cards[card] for card in DECK if card.suit == suit)
    return 1 - hypergeometric(left.total, of_it, len(hand) - len(hand.known), 0)


def _lead(view: WhistView, words: Words) -> Sentence:
    suits = {card.suit: sum(c.suit == card.suit for c in view.hand) for card in view.hand}
    longest = max(suits, key=lambda suit: suits[suit])
    text = Translated(
        "The next player can follow your longest suit ({suit}) with a chance of {chance}.",
        es="Quien juega después puede seguir tu palo más largo ({suit}) con una probabilidad "
        "de {chance}.",
    )
    chance = chance_text(words, next_follows(view, longest))
    return Sentence(text, {"suit": {"suit": longest}, "chance": chance})


SENTENCES: Final = {"whist.lead": _lead}
