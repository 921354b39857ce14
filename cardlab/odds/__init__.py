"""The odds at the table: exact chances by counting, and estimates by playing out.

What can be counted of one game is in its package (``cardlab.games.<game>.odds``), what all of them
rest on in :mod:`cardlab.counting`. The functions of :mod:`cardlab.odds.estimate`, which plays out,
of :mod:`cardlab.odds.luck` and of :mod:`cardlab.odds.matrix_games` are here too.
"""

from cardlab.lazy import modules_of
from cardlab.odds.estimate import chances
from cardlab.odds.luck import (
    at_least_wins,
    best_of,
    elo,
    error_of_share,
    expected_best,
    games_needed,
    least_wins,
    power,
    share_of_elo,
)
from cardlab.odds.matrix_games import mean, solve

__all__ = [
    "at_least_wins",
    "best_of",
    "chances",
    "elo",
    "error_of_share",
    "expected_best",
    "games_needed",
    "least_wins",
    "mean",
    "power",
    "share_of_elo",
    "solve",
]

__getattr__ = modules_of(__name__)
