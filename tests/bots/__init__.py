"""Bots: that they play by the rules, see no more than their seat, and how strong they are.

``python -m tests.bots`` measures them.
"""

from __future__ import annotations

from statistics import fmean, stdev

import cardlab


def duel(
    name: str, other: str, deals: int, *, game: str = "pepper", players: int = 2, **settings: int
) -> list[float]:
    """The share of the wins of one bot among others, for each deal played from every seat."""
    shares = []
    for deal in range(deals):
        won = 0
        for seat in range(players):
            bots = [
                cardlab.bots.make(other, seed=10**6 + deal * 8 + number)
                for number in range(players)
            ]
            bots[seat] = cardlab.bots.make(name, seed=2 * 10**6 + deal, **settings)
            match = cardlab.new_match(game, players, seed=deal)
            winners = cardlab.play(match, bots).winners
            won += (seat in winners) / max(1, len(winners))
        shares.append(won / players)
    return shares


def interval(shares: list[float], errors: float = 2.0) -> tuple[float, float, float]:
    """The mean with so many standard errors to either side; only deals are independent."""
    mean, error = fmean(shares), stdev(shares) / len(shares) ** 0.5
    return mean - errors * error, mean, mean + errors * error
