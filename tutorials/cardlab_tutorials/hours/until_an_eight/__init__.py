"""Hour 2, How long until an eight: waiting, the mean of a sum, and why the mean is not the mode."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

import cardlab
from cardlab import counting
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab_tutorials.hours.charts import (
    GREEN,
    GREY,
    ORANGE,
    Axis,
    Bars,
    Chart,
    Curve,
    Upright,
)
from cardlab_tutorials.hours.sliders import Drawn, Slider
from cardlab_tutorials.hours.throwing import NO, YES, Tried, mixed

if TYPE_CHECKING:
    from cardlab_tutorials.hours.throwing import Array, Rng

UNSEEN, EIGHTS = 43, 4

_PLACES: Final = {
    "hand 0": "red 1, red 5, blue 2, blue 7, blue 10, yellow 3, green 6, green jalapeno",
    "hand 1": 8,
    "discard": "yellow 9",
}


def position(seed: int = 1) -> Match[Any]:
    """Return a match at Ana's first turn: of the nine cards that she sees none is an eight.

    >>> view = position().view(0)
    >>> counting.unseen(view).total, sum(card.rank == 8 for card in [*view.hand, view.top])
    (43, 0)
    """
    return cardlab.set_table("pepper", _PLACES, players=2, seed=seed)


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


def spread(of: list[Fraction]) -> float:
    """Return the standard deviation of the place of the first eight."""
    mean = sum(n * p for n, p in enumerate(of, 1))
    return sqrt(float(sum((n - mean) ** 2 * p for n, p in enumerate(of, 1))))


# --- The mean ------------------------------------------------------------------------------------

MEAN: Final = counting.expected_wait(UNSEEN, EIGHTS)
SPREAD: Final = spread(chances(UNSEEN, EIGHTS))
SPREAD_BACK: Final = sqrt(1 - EIGHTS / UNSEEN) * UNSEEN / EIGHTS

# --- Within three draws --------------------------------------------------------------------------

WITHIN: Final = counting.at_least(UNSEEN, EIGHTS, 3)

# --- Exercises -----------------------------------------------------------------------------------

TWO_EIGHTS: Final = counting.expected_wait(UNSEEN, 2)
LAST: Final = UNSEEN + 1 - MEAN


# --- Trials ---------------------------------------------------------------------------------------


def throw_piles(rng: Rng, n: int) -> tuple[Array, ...]:
    """Mix so many piles of 43 cards: 1 is an eight."""
    return (mixed(rng, EIGHTS, UNSEEN - EIGHTS, n),)


def told(rng: Rng, _: Words) -> Tried:
    """Mix one pile, and tell which draw brings the first eight."""
    (piles,) = throw_piles(rng, 1)
    wait = int(piles[0].argmax()) + 1
    text = P_("{cards}: the first draw is an eight.", "{cards}: draw {n} is the first eight.")
    return Tried(wait, text, {"cards": f"{NO * (wait - 1)}{YES}", "n": wait})


# --- The slide and the sliders --------------------------------------------------------------------


def slide(_: Words) -> Chart:
    """Draw the chance of each draw to bring the first eight, and the same with putting back."""
    kept = [float(p) for p in chances(UNSEEN, EIGHTS)]
    n = range(1, len(kept) + 1)
    hit = EIGHTS / UNSEEN
    back = [hit * (1 - hit) ** (k - 1) for k in n]
    return Chart(
        _("The first draw is the likeliest, and the mean lies far behind it"),
        _("Bars that fall from 9 percent at the first draw to nothing at the fortieth."),
        Axis(_("draw that brings the first eight"), 0.3, 40.7),
        Axis(_("chance"), 0, 0.1, percent=True),
        (
            Bars(n, kept, name=_("not put back")),
            Curve(n, back, ORANGE, _("put back")),
            Upright(float(MEAN), _("mean: {n}", n=f"{float(MEAN):.1f}"), GREEN),
        ),
    )


SLIDERS: Final = {
    "unseen": Slider(N_("cards unseen"), 5, 60, 30),
    "eights": Slider(N_("eights among them"), 1, 12, 3),
}


def draw(values: Mapping[str, int], _: Words) -> Drawn:
    """Draw the chance of each draw, with the mode, the median and the mean."""
    unseen = values["unseen"]
    eights = min(values["eights"], unseen)
    of = chances(unseen, eights)
    mean, middle = counting.expected_wait(unseen, eights), median(of)
    sentence = _(
        P_(
            "One eight among {all} cards: likeliest is draw 1, the median is {median}, the mean "
            "{mean}.",
            "{n} eights among {all} cards: likeliest is draw 1, the median is {median}, the mean "
            "{mean}.",
        ),
        n=eights,
        all=unseen,
        median=middle,
        mean=f"{float(mean):.1f}",
    )
    return _chart(of, mean, middle, sentence, _), sentence


def _chart(of: list[Fraction], mean: Fraction, middle: int, sentence: str, _: Words) -> Chart:
    """The chance of each draw as bars, with the mode, the median and the mean."""
    n, high = range(1, len(of) + 1), float(max(of))
    return Chart(
        "",
        sentence,
        Axis(_("draw that brings the first eight"), 0.3, len(of) + 0.7),
        Axis(_("chance"), 0, high * 1.08, percent=True),
        (
            Bars(n, [float(p) for p in of]),
            Upright(1, "", GREY, _("mode: {n}", n=1)),
            Upright(middle, "", ORANGE, _("median: {n}", n=middle)),
            Upright(float(mean), "", GREEN, _("mean: {n}", n=f"{float(mean):.1f}")),
        ),
    )
