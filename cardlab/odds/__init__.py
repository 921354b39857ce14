"""Chances at the table: exact ones, and estimates.

- :mod:`cardlab.odds.estimate` estimates chances of winning by playing games out.
- :mod:`cardlab.odds.luck` says how much of a result may be luck.
- :mod:`cardlab.odds.matrix_games` solves games in which two players choose at once.
- ``cardlab.games.<game>.odds`` counts exact chances of one game, with :mod:`cardlab.counting`.

The functions of the first three modules are also here.
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
