"""Sweet & Spicy: how likely a declaration is to be true."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from cardlab.counting import in_words, unseen
from cardlab.engine.errors import BadOption
from cardlab.engine.words import N_, Sentence, Words
from cardlab.games.spicy.cards import NUMBERS, SpicyView
from cardlab.games.spicy.rules import is_right


class Declaration(NamedTuple):
    """The chance that a declaration is right in its number, in its spice, and in both."""

    number: Fraction
    spice: Fraction
    both: Fraction


def declaration(view: SpicyView, honesty: Fraction = Fraction(1, 2)) -> Declaration:
    """Return how likely the last declaration is true, from all that the seat has seen.

    The prior: with the chance ``honesty`` the card is what was said, if one like it is not seen by
    me; else it is any card that I have not seen, each as likely. With ``honesty`` 0 this is pure
    counting, and what :meth:`~cardlab.engine.match.Match.imagine` deals.
    """
    declared, top = view.declared, view.zone("stack").top
    if declared is None:
        raise BadOption("Nothing is declared now: the stack is empty.")
    if top is not None:
        right = [Fraction(is_right(top, declared, trait)) for trait in ("number", "spice")]
        return Declaration(right[0], right[1], right[0] * right[1])
    left = unseen(view, NUMBERS[0].back).cards
    honest = Fraction(honesty) if left[declared] else Fraction(0)
    total = left.total()

    def chance(*traits: str) -> Fraction:
        right = [card for card in left if all(is_right(card, declared, name) for name in traits)]
        hits = sum(left[card] for card in right)
        return honest + (1 - honest) * Fraction(hits, total)

    return Declaration(chance("number"), chance("spice"), chance("number", "spice"))


def _declared(view: SpicyView, words: Words) -> Sentence:
    chances = declaration(view)
    msgid = N_(
        "If players are honest every other time, the number is right with {number}, "
        "the spice with {spice}."
    )
    declared = {"number": in_words(words, chances.number), "spice": in_words(words, chances.spice)}
    return Sentence(msgid, declared)


SENTENCES: Final = {"spicy.challenge": _declared}
