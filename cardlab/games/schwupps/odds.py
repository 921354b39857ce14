"""Schwupps: what fits where, and how long a chain can be."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from cardlab.counting import unseen
from cardlab.engine.cards import Card
from cardlab.engine.words import P_, Sentence, Words
from cardlab.games.schwupps.bot import longest_chain
from cardlab.games.schwupps.cards import NUMBERS, PLACES, SchwuppsView
from cardlab.games.schwupps.rules import FITS


def fitting(view: SchwuppsView) -> dict[str, list[Card]]:
    """For each place the number cards that fit there now (schwupps.step and its neighbours)."""
    rows = zip(PLACES, view.rows, strict=True)
    return {place: sorted(FITS[rule][top], key=lambda c: c.order) for place, (rule, top) in rows}


def common_fits(view: SchwuppsView, place: str) -> Fraction:
    """Return the chance that a card taken from the common pile fits a place as it lies now.

    Those that fit, of all number and aggravation cards that are not seen.
    """
    return unseen(view, NUMBERS[0].back).share(fitting(view)[place])


def _chain(view: SchwuppsView, _words: Words) -> Sentence:
    msgid = P_(
        "Without a schwupp you can lay {n} of your cards.",
        "Without a schwupp you can lay {n} of your cards one after the other.",
    )
    return Sentence(msgid, {"n": longest_chain(view)})


__all__ = ["SENTENCES", "common_fits", "fitting", "longest_chain"]

SENTENCES: Final = {"schwupps.turn": _chain}
