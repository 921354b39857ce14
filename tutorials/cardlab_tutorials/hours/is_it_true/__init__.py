"""Hour 7, Is it true: what a declaration in Sweet & Spicy is worth, by Bayes."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import cardlab
from cardlab.counting import bayes, hypergeometric
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab_tutorials.hours.charts import (
    BLUE,
    GREY,
    ORANGE,
    Axis,
    Chart,
    Curve,
    Dots,
    Here,
)
from cardlab_tutorials.hours.sliders import Drawn, Slider
from cardlab_tutorials.hours.throwing import Tried

if TYPE_CHECKING:
    from cardlab_tutorials.hours.throwing import Array, Rng

UNSEEN: Final = 94

_PLACES: Final = {
    "hand 0": "chili 7, chili 7, chili 2, chili 9, lemon 4, pepper 10",
    "hand 1": 5,
    "stack": 3,
    "declared": "chili 7",
    "owner": 1,
}


def position(seed: int = 1) -> Match[Any]:
    """Return a match in which Ben has said "chili 7", and Ana holds two of the three chili 7s.

    >>> from cardlab.games.spicy import odds
    >>> odds.declaration(position().view(0)).both
    Fraction(97, 376)
    """
    return cardlab.set_table("spicy", _PLACES, players=2, seed=seed, total_wild=False)


def sign(held: int) -> tuple[Fraction, Fraction]:
    """Return how likely Ana holds so many chili 7s in her six: if it is true, and if it is not.

    Of the 99 other cards two are chili 7s if Ben's card is the third, and else three.
    """
    return hypergeometric(99, 2, 6, held), hypergeometric(99, 3, 6, held)


def posterior(prior: Fraction, held: int) -> Fraction:
    """Return the chance that it is true, for so many chili 7s in Ana's hand."""
    return bayes(prior, *sign(held))


# --- Is it true ----------------------------------------------------------------------------------

HALF: Final = Fraction(1, 2)
TRUE: Final = posterior(HALF, 2)

# --- Exercises -----------------------------------------------------------------------------------

NUMBER_WINS: Final = (1 - TRUE) * Fraction(82, 93)
SPICE_WINS: Final = (1 - TRUE) * Fraction(63, 93)


# --- Trials ---------------------------------------------------------------------------------------


def throw_deals(rng: Rng, n: int) -> tuple[Array, ...]:
    """Deal so many times: whether Ben's word is true, and how many chili 7s Ana holds."""
    import numpy as np

    is_true = rng.random(n) < 1 / 2
    sevens = np.where(is_true, 2, 3)
    return is_true, rng.hypergeometric(sevens, 99 - sevens, 6)


def told(rng: Rng, _: Words) -> Tried:
    """Deal once, and tell whether the deal counts and Ben's word is true."""
    is_true, held = (int(part[0]) for part in throw_deals(rng, 1))
    if held != 2:
        return Tried(None, N_("Ana holds {n} of the chili 7s: it does not count."), {"n": held})
    text = N_("It counts, and Ben's word is true.") if is_true else N_("It counts, and Ben lies.")
    return Tried(float(is_true), text, {})


# --- The slide and the sliders --------------------------------------------------------------------

_ACROSS: Final = 20  # dots in a row of the slide


def slide(_: Words) -> Chart:
    """Draw the 376 deals with Ana's hand as dots, the 97 true ones marked."""
    true, every = TRUE.numerator, TRUE.denominator
    rows = -(-every // _ACROSS)
    places = [(n % _ACROSS + 0.5, rows - n // _ACROSS - 0.5) for n in range(every)]
    real, false = places[:true], places[true:]
    return Chart(
        _("Of 376 deals with Ana's hand Ben's word is true in 97"),
        _("376 dots, one for each deal with Ana's hand: 97 are blue, true; 279 orange, false."),
        Axis(_("deals in which Ana holds two chili 7s"), 0, _ACROSS, {}),
        Axis("", 0, rows, {}),
        (
            Dots([x for x, _y in real], [y for _x, y in real], BLUE, 4.2, name=_("true")),
            Dots([x for x, _y in false], [y for _x, y in false], ORANGE, 4.2, name=_("false")),
        ),
        (_("Ben's word"), _("deals")),
        [(_("true"), str(true)), (_("false"), str(every - true))],
    )


SLIDERS: Final = {
    "prior": Slider(N_("times in 100 that Ben is truthful"), 0, 100, 20),
    "held": Slider(N_("chili 7s in Ana's hand"), 0, 3, 2),
}


_AT_THE_SLIDERS: Final = P_(
    "Before she looks it is true in {prior} of 100 cases; with {n} chili 7 in hand, in {here}.",
    "Before she looks it is true in {prior} of 100 cases; with {n} chili 7s in hand, in {here}.",
)


def draw(values: Mapping[str, int], _: Words) -> Drawn:
    """Draw how likely it is true over Ben's honesty, before and after Ana looks at her hand."""
    prior, held = values["prior"], values["held"]
    x = [n / 50 for n in range(51)]
    after = [_after(Fraction(n, 50), held) for n in range(51)]
    here = _after(Fraction(prior, 100), held)
    sentence = _(_AT_THE_SLIDERS, prior=prior, n=held, here=f"{100 * here:.1f}")
    chart = Chart(
        "",
        sentence,
        Axis(_("Ben is truthful in so many cases"), 0, 1, percent=True),
        Axis(_("true"), 0, 1.02, percent=True),
        (
            Curve([0, 1], [0, 1], GREY, _("before she looks"), dashed=True),
            Curve(x, after, name=_("after")),
            Here(prior / 100, here, _("you are here")),
        ),
    )
    return chart, sentence


def _after(prior: Fraction, held: int) -> float:
    """The chance after she looked; of what can't be seen nothing is learnt."""
    impossible = held == 3 and prior == 1
    return float(prior if impossible else posterior(prior, held))
