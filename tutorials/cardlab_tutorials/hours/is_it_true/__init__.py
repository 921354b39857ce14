"""Hour 7, Is it true: what a declaration in Sweet & Spicy is worth, by Bayes."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import numpy as np

from cardlab.counting import bayes, hypergeometric
from cardlab_tutorials.exercises.trials import Array, Rng, Told
from cardlab_tutorials.hours.charts import BLUE, GREY, ORANGE, Axis, Chart, Curve, Here


def sign(held: int) -> tuple[Fraction, Fraction]:
    """Return how likely Ana holds so many chili 7s in her six: if it is true, and if it is not.

    Of the 99 other cards two are chili 7s if Ben's card is the third, and else three.
    """
    return hypergeometric(99, 2, 6, held), hypergeometric(99, 3, 6, held)


def posterior(prior: Fraction, held: int) -> Fraction:
    """Return the chance that it is true, for so many chili 7s in Ana's hand."""
    return bayes(prior, *sign(held))


TRUE: Final = posterior(Fraction(1, 2), 2)
_ACROSS: Final = 20  # dots in a row of the slide


def throw_deals(rng: Rng, n: int) -> tuple[Array, ...]:
    """Deal so many times: whether Ben's word is true, and how many chili 7s Ana holds."""
    is_true = rng.random(n) < 1 / 2
    sevens = np.where(is_true, 2, 3)
    return is_true, rng.hypergeometric(sevens, 99 - sevens, 6)


def told(value: float | None, is_true: bool, held: int) -> Told:
    """Tell whether one deal counts, and whether Ben's word is true."""
    if value is None:
        return "other", {"n": held}
    return "true" if is_true else "false", {}


def slide() -> Chart:
    """Draw the 376 deals with Ana's hand as dots, the 97 true ones marked."""
    true, every = TRUE.numerator, TRUE.denominator
    rows = -(-every // _ACROSS)
    across = [n % _ACROSS + 0.5 for n in range(every)]
    down = [rows - n // _ACROSS - 0.5 for n in range(every)]
    layers = [
        Curve(across[:true], down[:true], 0, 4.2, colour=BLUE, name="true"),
        Curve(across[true:], down[true:], 0, 4.2, colour=ORANGE, name="false"),
    ]
    x, y = Axis(0, _ACROSS, ticks={}), Axis(0, rows, ticks={})
    numbers = [("true", true), ("false", every - true)]
    return Chart(x, y, layers, head=("word", "deals"), rows=numbers)


def draw(prior: int, held: int) -> Chart:
    """Draw how likely it is true over Ben's honesty, before and after Ana looks at her hand."""
    here = _after(Fraction(prior, 100), held)
    layers = [
        Curve([0, 1], [0, 1], colour=GREY, name="before", dashed=True),
        Curve(
            [n / 50 for n in range(51)],
            [_after(Fraction(n, 50), held) for n in range(51)],
            name="after",
        ),
        Here(prior / 100, here),
    ]
    fields = {"prior": prior, "n": held, "here": f"{100 * here:.1f}"}
    return Chart(Axis(0, 1, percent=True), Axis(0, 1.02, percent=True), layers, fields=fields)


def _after(prior: Fraction, held: int) -> float:
    """The chance after she looked; of what can't be seen nothing is learnt."""
    impossible = held == 3 and prior == 1
    return float(prior if impossible else posterior(prior, held))
