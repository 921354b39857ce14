"""Sweet & Spicy: how likely a declaration is to be true."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from cardlab.bots.looking import zone
from cardlab.cards import Card
from cardlab.errors import BadOption
from cardlab.games.spicy import is_right
from cardlab.games.spicy_cards import NUMBERS
from cardlab.odds.exact.counting import unseen


class Declaration(NamedTuple):
    """The chance that a declaration is right in its number, in its spice, and in both."""

    number: Fraction
    spice: Fraction
    both: Fraction


def declaration(view: Mapping[str, Any], honesty: Fraction = Fraction(1, 2)) -> Declaration:
    """How likely what was said of the top card is true, from all that the seat has seen.

    The prior: with the chance ``honesty`` the card is what was said, if one like it is not seen by
    me; else it is any card that I have not seen, each as likely. With ``honesty`` 0 this is pure
    counting, and what :meth:`~cardlab.match.Match.imagine` deals.
    """
    if not view["facts"]["declared"]:
        raise BadOption("Nothing is declared now: the stack is empty.")
    said, top = Card.parse(view["facts"]["declared"]), zone(view, "stack")[-1]
    if top is not None:
        right = [Fraction(is_right(top, said, trait)) for trait in ("number", "spice")]
        return Declaration(right[0], right[1], right[0] * right[1])
    left = unseen(view, NUMBERS[0].back).cards
    honest = Fraction(honesty) if left[said] else Fraction(0)
    total = left.total()

    def chance(*traits: str) -> Fraction:
        hits = sum(n for c, n in left.items() if all(is_right(c, said, each) for each in traits))
        return honest + (1 - honest) * Fraction(hits, total)

    return Declaration(chance("number"), chance("spice"), chance("number", "spice"))
