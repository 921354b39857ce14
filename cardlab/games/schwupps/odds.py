"""Schwupps: what fits where, and how long a chain can be."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from cardlab.counting import unseen
from cardlab.engine.cards import Card
from cardlab.engine.view_helpers import known
from cardlab.engine.words import N_, Sentence, Words
from cardlab.games.schwupps.bot import longest
from cardlab.games.schwupps.cards import AGGRAVATION, NUMBERS, PLACES
from cardlab.games.schwupps.rules import FITS


def _rows(view: Mapping[str, Any]) -> list[tuple[Card, Card]]:
    """For each place its rule card, and the top of the pile beside it."""
    return [(known(view, place)[-1], known(view, f"{place} pile")[-1]) for place in PLACES]


def fitting(view: Mapping[str, Any]) -> dict[str, list[Card]]:
    """For each place the number cards that fit there now (schwupps.step and its neighbours)."""
    rows = zip(PLACES, _rows(view), strict=True)
    return {place: sorted(FITS[rule][top], key=lambda c: c.order) for place, (rule, top) in rows}


def common_fits(view: Mapping[str, Any], place: str) -> Fraction:
    """The chance that a card one takes from the common pile fits a place as it lies now.

    Those that fit, of all number and aggravation cards that are not seen.
    """
    return unseen(view, NUMBERS[0].back).share(fitting(view)[place])


def longest_chain(view: Mapping[str, Any]) -> int:
    """How many cards of the hand can be laid one after the other, without a schwupp.

    By search over all orders; a longest path in the graph of what can be laid after what.
    """
    hand = known(view, f"hand {view['seat']}")
    return longest(_rows(view), [card for card in hand if card is not AGGRAVATION])


def _chain(view: Mapping[str, Any], words: Words) -> Sentence:
    msgid = N_("Without a schwupp you can lay {n} of your cards one after the other.")
    return Sentence(msgid, {"n": longest_chain(view)})


SENTENCES: Final = {"schwupps.turn": _chain}
