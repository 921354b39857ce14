"""Hour 10, Is my bot better: what luck alone does, many comparisons, and how much one can see."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import comb
from typing import Final

from cardlab.odds import luck
from cardlab_tutorials.exercises.trials import Array, Rng, Told
from cardlab_tutorials.hours.charts import GREY, ORANGE, Axis, Bars, Chart, Curve, Here, Upright

GAMES: Final = 100
WINS: Final = 58
BOTS: Final = 20

ALONE: Final = luck.at_least_wins(GAMES, WINS)
BEST: Final = luck.best_of(ALONE, BOTS)
LINE: Final = luck.least_wins(GAMES)
POWER: Final = luck.at_least_wins(GAMES, LINE, Fraction(58, 100)).limit_denominator(10**9)


def throw_series(rng: Rng, n: int) -> tuple[Array, ...]:
    """Throw a coin 100 times, so many times: how many heads."""
    return (rng.binomial(GAMES, 0.5, n),)


def throw_classes(rng: Rng, n: int) -> tuple[Array, ...]:
    """Throw a coin 100 times for each of 20 bots, so many times."""
    return (rng.binomial(GAMES, 0.5, (n, BOTS)),)


def told(is_many: float, wins: int) -> Told:
    """Tell one series."""
    return "many" if is_many else "few", {"n": wins}


def spread(games: int, bots: int) -> list[float]:
    """Return the chance of 0, 1, 2 … wins of the best of so many equal bots."""
    below, chances = 0, [0.0]
    for k in range(games + 1):
        below += comb(games, k)
        chances.append((below / 2**games) ** bots)
    return [after - before for before, after in pairwise(chances)]


def slide() -> Chart:
    """Draw how many games one bot wins by luck, and how many the best of 20."""
    one, best = spread(GAMES, 1), spread(GAMES, BOTS)
    x = range(35, 76)
    layers = [
        Bars(x, [best[k] for k in x], 0.9, colour=ORANGE, name="best"),
        Bars(x, [one[k] for k in x], 0.5, name="single"),
        Upright(57.5, label="58", colour=GREY),
    ]
    return Chart(Axis(34.5, 75.5), Axis(0, 0.19, percent=True), layers)


def draw(games: int, bots: int, share: int) -> Chart:
    """Draw how many games the best of some equal bots wins."""
    wins = -(-games * share // 100)
    best = spread(games, bots)
    shares = [k / games for k in range(games + 1)]
    shown = [k for k in range(games + 1) if 0.35 <= shares[k] <= 0.8]
    layers = [
        Curve([shares[k] for k in shown], [best[k] for k in shown]),
        Upright(wins / games, colour=GREY),
        Here(wins / games, best[wins]),
    ]
    x, y = Axis(0.35, 0.8, percent=True), Axis(0, max(best) * 1.25, percent=True)
    tail = f"{100 * sum(best[wins:]):.1f}"
    fields = {"n": bots, "wins": wins, "games": games, "tail": tail}
    return Chart(x, y, layers, fields=fields)
