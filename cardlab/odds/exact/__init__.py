"""Exact chances by counting, as fractions, from all that a seat may know.

Functions of a game take the view of a seat (:meth:`cardlab.match.Match.view`). What a seat has not
seen is as likely to lie in any place that it does not know, which is how
:meth:`cardlab.match.Match.imagine` deals too: so each value can be checked by sampling.
"""

from cardlab.odds.exact.counting import (
    Unseen,
    at_least,
    bayes,
    expected_wait,
    first_hit,
    hypergeometric,
    kth_smallest,
    rule_of_succession,
    slowest,
    unseen,
)
from cardlab.odds.exact.fuego import down_fits, rest_of_four
from cardlab.odds.exact.nacho_pile import (
    Stopping,
    all_different,
    bust_chance,
    different,
    stopping,
)
from cardlab.odds.exact.pepper import can_play, draw_fits
from cardlab.odds.exact.schwupps import common_fits, fitting, longest_chain
from cardlab.odds.exact.spicy import Declaration, declaration

__all__ = [
    "Declaration",
    "Stopping",
    "Unseen",
    "all_different",
    "at_least",
    "bayes",
    "bust_chance",
    "can_play",
    "common_fits",
    "declaration",
    "different",
    "down_fits",
    "draw_fits",
    "expected_wait",
    "first_hit",
    "fitting",
    "hypergeometric",
    "kth_smallest",
    "longest_chain",
    "rest_of_four",
    "rule_of_succession",
    "slowest",
    "stopping",
    "unseen",
]
