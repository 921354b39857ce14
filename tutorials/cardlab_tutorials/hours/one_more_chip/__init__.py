"""Hour 3, One more chip: a turn of Nacho Pile; drawing without putting back."""

from __future__ import annotations

from math import prod
from typing import Final

import numpy as np

from cardlab import counting
from cardlab.games.nacho_pile.stopping import Turn
from cardlab_tutorials.exercises.trials import Array, Rng, Told
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.charts import Axis, Bars, Chart, Level, kept_and_back
from cardlab_tutorials.hours.nacho_bag import FULL, WILD, bag_of, chip

NO_BUST: Final = Turn(FULL, (0,) * 9).survives(5)


def throw_chips(rng: Rng, n: int) -> tuple[Array, ...]:
    """Draw two chips of a full bag, so many times: both, and the first with a wild called a 1."""
    bags = rng.permuted(
        np.tile(bag_of(catalogue.plan("one_more_chip").position(1)), (n, 1)), axis=1
    )
    first, second = bags[:, 0], bags[:, 1]
    return first, second, np.where(first == WILD, 1, first)


def told(bust: float, first: int, second: int, _called: int) -> Told:
    """Tell which two chips Ana draws, and whether she busts."""
    return "bust" if bust else "safe", {"first": chip(first), "second": chip(second)}


def slide() -> Chart:
    """Draw the chance that the first n chips of a full bag are all different."""
    draws = range(1, 10)
    chances = [float(counting.different(FULL, n)) for n in draws]
    labels = [f"{100 * p:.0f}" if p > 0.01 else f"{100 * p:.1f}" for p in chances]
    layers = [Bars(draws, chances, labels=labels), Level(0.5, label="even")]
    return Chart(Axis(0.4, 9.6), Axis(0, 1.08, percent=True), layers)


def draw(kinds: int, each: int, draws: int) -> Chart:
    """Draw the chance that n chips are all different, with and without putting back."""
    most = min(20, kinds * each)
    draws = min(draws, most)
    kept = [float(counting.different([each] * kinds, n)) for n in range(1, most + 1)]
    back = [prod(max(kinds - taken, 0) / kinds for taken in range(n)) for n in range(1, most + 1)]
    here, there = f"{100 * kept[draws - 1]:.1f}", f"{100 * back[draws - 1]:.1f}"
    return Chart(
        Axis(1, max(most, 2)),
        Axis(0, 1.08, percent=True),
        kept_and_back(kept, back, draws),
        fields={"n": draws, "here": here, "back": there},
    )
