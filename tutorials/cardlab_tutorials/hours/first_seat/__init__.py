"""Hour 9, Does the first seat win: the law of large numbers, its error, the same deals twice."""

from __future__ import annotations

from math import sqrt
from typing import Final

import numpy as np

from cardlab import counting
from cardlab.odds import luck
from cardlab_tutorials.exercises.trials import Array, Rng, Told, mixed
from cardlab_tutorials.hours.charts import GREY, Axis, Band, Chart, Curve, Here, Level

FIRST: Final = counting.first_to_hit(52, 4)[0]
# Its own numerator has 300 digits: nine are enough.
AHEAD: Final = luck.at_least_wins(100, 51, float(FIRST)).limit_denominator(10**9)

_RUNS: Final = 20  # of the slide
_GAMES: Final = 2000
_THINNED: Final = 8


def throw_places(rng: Rng, n: int) -> tuple[Array, ...]:
    """Mix so many packs: at which place, from 1 on, each has its first eight."""
    return (mixed(rng, 4, 48, n).argmax(axis=1) + 1,)


def told(is_first: float, place: int) -> Told:
    """Tell who draws the first eight of one pack."""
    return "first" if is_first else "second", {"place": place}


def slide() -> Chart:
    """Draw twenty running shares of an even game, with the band of two errors."""
    rng = np.random.default_rng(10)
    n = np.arange(1, _GAMES + 1)
    runs = (rng.random((_RUNS, _GAMES)) < 0.5).cumsum(axis=1) / n
    out = int((np.abs(runs[:, 99] - 0.5) > 0.1).sum())  # outside of the band after 100 games
    x = n[19::_THINNED].tolist()
    band = [sqrt(1 / k) for k in x]
    lines = [Curve(x, run, width=0.8, colour=GREY) for run in runs[:, 19::_THINNED].tolist()]
    return Chart(
        Axis(0, _GAMES, ticks={k: k for k in (100, 500, 1000, 2000)}),
        Axis(0.2, 0.8, percent=True),
        [Band(x, [0.5 - b for b in band], [0.5 + b for b in band]), *lines, Level(0.5)],
        head=("games", "band"),
        rows=[(k, f"{1 / sqrt(k):.3f}") for k in (20, 50, 200, 500, 1000, 2000)],
        fields={"n": out},
    )


def draw(edge: int, games: int) -> Chart:
    """Draw a true share with the band in which the share of some games lies."""
    share, x = 0.5 + edge / 100, range(20, 1001, 20)
    band = [2 * luck.error_of_share(k, share) for k in x]
    low, high = [share - b for b in band], [min(1, share + b) for b in band]
    layers = [
        Band(x, low, high),
        Curve([20, 1000], [share, share]),
        Level(0.5, name="even"),
        Here(games, share),
    ]
    error = luck.error_of_share(games, share)
    fields = {
        "share": f"{100 * share:.0f} %",
        "games": games,
        "low": f"{100 * (share - 2 * error):.1f} %",
        "high": f"{100 * (share + 2 * error):.1f} %",
        "errors": f"{edge / 100 / error:.1f}",
    }
    rows = [(f"{k}", f"{share - b:.3f}", f"{share + b:.3f}")
            for k, b in zip(x[::7], band[::7], strict=True)]  # fmt: skip
    head = ("games", "low", "high")
    return Chart(Axis(20, 1000), Axis(0.2, 1.0, percent=True), layers, "", "", head, rows, fields)
