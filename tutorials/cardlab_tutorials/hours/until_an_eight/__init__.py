"""Hour 2, How long until an eight: waiting, the mean of a sum, and why the mean is not the mode."""

from __future__ import annotations

from fractions import Fraction

from cardlab import counting
from cardlab_tutorials.exercises.trials import NO, YES, Array, Rng, Told, mixed
from cardlab_tutorials.hours.charts import GREEN, GREY, ORANGE, Axis, Bars, Chart, Curve, Upright

UNSEEN, EIGHTS = 43, 4


def chances(unseen: int, eights: int) -> list[Fraction]:
    """Return the chance that the first eight is at each place, from the first on."""
    return [counting.first_hit(unseen, eights, n) for n in range(1, unseen - eights + 2)]


def median(of: list[Fraction]) -> int:
    """Return the first place by which an eight has come at least half the time."""
    total = Fraction(0)
    for place, chance in enumerate(of, 1):
        total += chance
        if total >= Fraction(1, 2):
            return place
    return len(of)


def throw_piles(rng: Rng, n: int) -> tuple[Array, ...]:
    """Mix so many piles of 43 cards: 1 is an eight."""
    return (mixed(rng, EIGHTS, UNSEEN - EIGHTS, n),)


def told(wait: float, _pile: Array) -> Told:
    """Tell which draw of one pile brings the first eight."""
    n = int(wait)
    return "first" if n == 1 else "later", {"cards": f"{NO * (n - 1)}{YES}", "n": n}


def slide() -> Chart:
    """Draw the chance of each draw to bring the first eight, and the same with putting back."""
    kept = [float(p) for p in chances(UNSEEN, EIGHTS)]
    n, hit = range(1, len(kept) + 1), EIGHTS / UNSEEN
    mean = float(counting.expected_wait(UNSEEN, EIGHTS))
    layers = [
        Bars(n, kept, name="kept"),
        Curve(n, [hit * (1 - hit) ** (k - 1) for k in n], colour=ORANGE, name="put_back"),
        Upright(mean, label="mean", colour=GREEN),
    ]
    x, y = Axis(0.3, 40.7), Axis(0, 0.1, percent=True)
    return Chart(x, y, layers, fields={"mean": f"{mean:.1f}"})


def draw(unseen: int, eights: int) -> Chart:
    """Draw the chance of each draw, with the mode, the median and the mean."""
    eights = min(eights, unseen)
    of = chances(unseen, eights)
    mean, middle = float(counting.expected_wait(unseen, eights)), median(of)
    layers = [
        Bars(range(1, len(of) + 1), [float(p) for p in of]),
        Upright(1, colour=GREY, name="mode"),
        Upright(middle, colour=ORANGE, name="median"),
        Upright(mean, colour=GREEN, name="mean"),
    ]
    fields = {"n": eights, "all": unseen, "median": middle, "mean": f"{mean:.1f}"}
    x, y = Axis(0.3, len(of) + 0.7), Axis(0, float(max(of)) * 1.08, percent=True)
    return Chart(x, y, layers, fields=fields)
