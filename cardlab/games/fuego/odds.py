"""Fuego!: what a face-down card may be worth, and who may hold the rest of four."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from cardlab.counting import hypergeometric, in_words, unseen
from cardlab.engine.cards import Card
from cardlab.engine.dice import Dice
from cardlab.engine.words import N_, Sentence, Words
from cardlab.games.fuego.cards import INCENDIO, FuegoTable, FuegoView
from cardlab.games.fuego.specials import (
    FOUR,
    completes_four,
    forbids,
    plays_of_incendio,
    run,
    value,
)


def _pile(view: FuegoView) -> FuegoTable:
    """A table with the Play Pile as it lies, to ask the rules about it."""
    table = FuegoTable(view.players, Dice(0), dict(view.options))
    table.pile.cards += view.pile
    return table


def _fits(t: FuegoTable, card: Card) -> bool:
    """Whether one such card may be played on the pile (fuego.turn and its neighbours)."""
    if card is INCENDIO:
        return bool(plays_of_incendio(t, 0, value(t)))
    return forbids(t, card, 1, value(t)) is None or completes_four(t, card, 1)


def down_fits(view: FuegoView) -> Fraction:
    """Return the chance that a face-down Spark card fits the Play Pile as it lies.

    Those that fit, of all that the seat has not seen: nobody knows a face-down card.
    """
    t, left = _pile(view), unseen(view)
    return left.share(card for card in left.cards if _fits(t, card))


def rest_of_four(view: FuegoView) -> Fraction:
    """The chance that somebody else's hand holds all that would make four with the pile's top.

    With k alike on top, 4 - k are missing (fuego.four). Those that are unseen must all lie in one
    hand, with what is known of it: one hypergeometric chance a hand, and they exclude each other,
    as there are four of each in the box. 0 on an empty pile, or where some of them lie elsewhere.
    """
    t, left = _pile(view), unseen(view)
    if not t.pile.cards:
        return Fraction(0)
    top = t.pile.cards[-1]
    missing, out = FOUR - run(t, top), left.cards[top]
    chance = Fraction(0)
    for seat in range(view.players):
        hand = view.zone(f"hand {seat}").cards
        wanted = missing - hand.count(top)
        if seat != view.seat and 0 <= wanted <= out:
            hidden = hand.count(None)
            chance += sum(
                (hypergeometric(left.total, out, hidden, k) for k in range(wanted, out + 1)),
                Fraction(0),
            )
    return chance


def _turn_up(view: FuegoView, words: Words) -> Sentence:
    msgid = N_("A face-down card would fit with a chance of {chance}.")
    return Sentence(msgid, {"chance": in_words(words, down_fits(view))})


SENTENCES: Final = {"fuego.face_down": _turn_up}
