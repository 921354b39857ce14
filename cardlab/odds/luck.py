"""Luck in results: exact tails of wins, the best of many equal bots, power, and Elo's scale.

>>> round(float(at_least_wins(100, 58)), 4), round(float(best_of(at_least_wins(100, 58), 20)), 3)
(0.0666, 0.748)
>>> least_wins(100), least_wins(100, bots=20)
(59, 65)

Games are taken as independent, with the same chance to win each: the binomial distribution (Feller,
*An Introduction to Probability Theory*, vol. I, VI.2).
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, log10, sqrt
from typing import Any, Final

from cardlab.engine.table.errors import BadOption

HALF: Final = Fraction(1, 2)


def at_least_wins(games: int, wins: int, chance: Fraction | float = HALF) -> Fraction:
    """Return the chance of so many wins or more: how often chance alone gives this result.

    The sum of C(n, k) p^k (1 - p)^(n - k) over all k from ``wins`` on.

    Args:
        games: how many games are played.
        wins: how many wins are asked for.
        chance: the chance to win one game; a float counts as the decimal that it prints.

    """
    p = _chance(chance)
    if type(games) is not int or type(wins) is not int or games < 0:
        raise BadOption(f"Wins and games must be integers, not {wins!r:.40} and {games!r:.40}.")
    terms = (comb(games, k) * p**k * (1 - p) ** (games - k) for k in range(max(wins, 0), games + 1))
    return sum(terms, Fraction(0))


def best_of(chance: Fraction | float, bots: int) -> Fraction:
    """Return the chance that at least one of some equal bots does what each does with a chance.

    That is 1 - (1 - p)^n: 1 minus the chance that none does it, if their results are independent.
    """
    if type(bots) is not int or bots < 1:
        raise BadOption(f"The number of bots must be 1 or more, not {bots!r:.80}.")
    return 1 - (1 - _chance(chance)) ** bots


def expected_best(games: int, bots: int, chance: Fraction | float = HALF) -> Fraction:
    """Return how many games the best of so many equal bots wins on average.

    >>> round(float(expected_best(100, 20)), 1)
    59.3

    The sum over k of the chance that the best wins k or more.
    """
    return sum(
        (best_of(at_least_wins(games, k, chance), bots) for k in range(1, games + 1)), Fraction(0)
    )


def least_wins(games: int, level: Fraction | float = Fraction(1, 20), bots: int = 1) -> int:
    """Return the least number of wins that the best of some equal bots rarely reaches.

    "Rarely" means with a chance below ``level``. If even a bot that wins all games is no such
    rarity, the function returns ``games + 1``.
    """
    line = _chance(level)
    wins = (k for k in range(games + 1) if best_of(at_least_wins(games, k), bots) < line)
    return next(wins, games + 1)


def power(games: int, chance: Fraction | float, level: Fraction | float = Fraction(1, 20)) -> float:
    """Return how often a bot with a chance to win reaches :func:`least_wins`.

    >>> round(power(100, 0.58), 3)
    0.462
    """
    return float(at_least_wins(games, least_wins(games, level), chance))


def games_needed(edge: float, errors: float = 2) -> int:
    """Return how many games it takes until an edge over one half is so many standard errors.

    >>> games_needed(0.02), games_needed(433 / 833 - 1 / 2)
    (2500, 2549)

    The standard error of a share of n games is sqrt(1/4 / n) near one half.
    """
    if not 0 < edge <= HALF or errors <= 0:
        raise BadOption(f"An edge must be above 0 and at most 1/2, not {edge!r:.80}.")
    return round((errors * 0.5 / edge) ** 2)


def error_of_share(games: int, share: float = 0.5) -> float:
    """Return the standard error of a share of so many games: sqrt(p (1 - p) / n).

    >>> error_of_share(100)
    0.05
    """
    if type(games) is not int or games < 1:
        raise BadOption(f"The number of games must be 1 or more, not {games!r:.80}.")
    return sqrt(share * (1 - share) / games)


def elo(share: float) -> float:
    """Return the lead on Elo's scale of a bot that wins a share of its games.

    >>> round(elo(0.58)), round(share_of_elo(100), 2)
    (56, 0.64)

    400 points more is ten times the odds: 400 log10(p / (1 - p)) (Elo, *The Rating of
    Chessplayers*, 1978).
    """
    if not 0 < share < 1:
        raise BadOption(f"A share must be between 0 and 1, not {share!r:.80}.")
    return 400 * log10(share / (1 - share))


def share_of_elo(points: float) -> float:
    """Return the share of games that a bot wins with a lead of so many points of Elo's scale."""
    return float(1 / (1 + 10 ** (-points / 400)))


def _chance(chance: Any) -> Fraction:
    try:
        exact = Fraction(str(chance))
    except ValueError:
        raise BadOption(f"A chance must be a number from 0 to 1, not {chance!r:.80}.") from None
    if not 0 <= exact <= 1:
        raise BadOption(f"A chance must be from 0 to 1, not {chance!r:.80}.")
    return exact
