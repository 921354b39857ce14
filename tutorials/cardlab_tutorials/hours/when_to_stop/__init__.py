"""Hour 6, When to stop: a mean as a guide to a decision, and the tree of a turn of Nacho Pile."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from cardlab.games.nacho_pile.stopping import Turn
from cardlab_tutorials.exercises.trials import Array, Rng, Told
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.charts import GREY, Axis, Bars, Chart, Curve, Here
from cardlab_tutorials.hours.nacho_bag import DRAWN, FULL, bag_of, chip


def throw_chips(rng: Rng, n: int) -> tuple[Array, ...]:
    """Draw one chip, so many times: the chips, and whether each busts."""
    draws = rng.choice(bag_of(catalogue.plan("when_to_stop").position(1)), n)
    return draws, np.isin(draws, DRAWN)


def told(won: float, drawn: int, bust: bool) -> Told:
    """Tell which chip is drawn, and what the turn brings."""
    return "bust" if bust else "won", {"chip": chip(drawn), "won": int(won)}


def stopping_at(chips: int) -> Fraction:
    """Return what a turn from a full bag brings on average if one stops at so many chips."""
    return chips * Turn(FULL, (0,) * 9).survives(chips)


def slide() -> Chart:
    """Draw what stopping at 1 to 7 chips of a full bag brings on average."""
    chips = range(1, 8)
    values = [float(stopping_at(n)) for n in chips]
    bars = Bars(chips, values, labels=[f"{value:.2f}" for value in values])
    return Chart(Axis(0.4, 7.6), Axis(0, 2.5), [bars])


def draw(bag: int, bust: int, held: int, before: int) -> Chart:
    """Draw what one more chip brings over the chips that bust, and what stopping brings."""
    bust = min(bust, bag)
    x = range(bag + 1)
    more = [(bag - n) / bag * (held + 1 + before) for n in x]
    layers = [
        Curve([0, bag], [held, held], colour=GREY, name="stop", dashed=True),
        Curve(x, more, name="more"),
        Here(bust, more[bust]),
    ]
    better = "draw" if more[bust] > held else "stop"
    fields = {"held": held, "here": f"{more[bust]:.2f}", "better": better}
    return Chart(Axis(0, bag), Axis(0, held + before + 2), layers, fields=fields)
