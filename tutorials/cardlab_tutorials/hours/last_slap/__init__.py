"""Hour 5, The last slap: who reacts last in Fuego!; the largest of several times, rare events."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from cardlab import counting
from cardlab_tutorials.exercises.trials import Array, Rng, Told
from cardlab_tutorials.hours.charts import GREY, ORANGE, Axis, Chart, Curve, Here, Upright

OTHERS: Final = 3
MY_TIME: Final = Fraction(1, 2)  # I am twice as fast: my times reach half as far


def throw_times(rng: Rng, n: int) -> tuple[Array, ...]:
    """Measure so many races: my time, and those of the three others."""
    return rng.random(n) * float(MY_TIME), rng.random((n, OTHERS))


def told(is_last: float, mine: float, others: Array) -> Told:
    """Tell one race: am I last?"""
    times = " ".join(f"{time:.2f}" for time in others)
    return "last" if is_last else "not_last", {"mine": f"{mine:.2f}", "others": times}


def slide() -> Chart:
    """Draw the density of the last of four times, with the times that I can have."""
    x, edge = [k / 50 for k in range(51)], float(MY_TIME)
    layers = [
        Curve(x, [4 * t**3 for t in x], name="slowest"),  # the derivative of t^4
        Curve([0, edge, edge, 1], [2, 2, 0, 0], colour=ORANGE, name="mine"),
    ]
    return Chart(Axis(0, 1.02), Axis(0, 4.4), layers)


def draw(time: int, others: int) -> Chart:
    """Draw the chance to be last over my speed."""
    share, even = Fraction(time, 100), 1 / (others + 1)
    x = [k / 50 for k in range(1, 51)]
    here = float(counting.last_of(share, others))
    layers = [
        Curve([0, 1], [even, even], colour=GREY, name="equal", dashed=True),
        Curve(x, [t**others / (others + 1) for t in x]),
        Here(float(share), here),
        Upright(float(share), colour=GREY),
    ]
    fields = {"n": others, "time": time, "here": f"{100 * here:.2f}", "even": f"{100 * even:.1f}"}
    y = Axis(0, even * 1.35, percent=True)
    return Chart(Axis(0, 1.02, percent=True), y, layers, fields=fields)
