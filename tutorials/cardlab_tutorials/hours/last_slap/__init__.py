"""Hour 5, The last slap: who reacts last in Fuego!; the largest of several times, rare events."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import cardlab
from cardlab import counting
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab.games.fuego import odds
from cardlab_tutorials.exercises.texts import decimal
from cardlab_tutorials.hours.charts import (
    BLUE,
    GREY,
    ORANGE,
    Axis,
    Chart,
    Curve,
    Here,
    Upright,
)
from cardlab_tutorials.hours.sliders import Drawn, Slider
from cardlab_tutorials.hours.throwing import Tried

if TYPE_CHECKING:
    from cardlab_tutorials.hours.throwing import Array, Rng

OTHERS: Final = 3
MY_TIME: Final = Fraction(1, 2)  # I am twice as fast: my times reach half as far

_PLACES: Final = {
    "hand 0": "10, 2, 5",
    "hand 1": "ya burnt, 2, 7",
    **{f"hand {seat}": 3 for seat in (2, 3, 4)},
    "play": "4, 9, 9",
}


def position(seed: int = 1) -> Match[Any]:
    """Return a match of five: Ana can only play her 10, and Ben then only Ya Burnt!.

    >>> match = position()
    >>> [match.apply(move) for move in ("0 play 10", "1 play ya burnt")]
    [None, None]
    >>> sorted(match.ask.seats)
    [0, 2, 3, 4]
    """
    return cardlab.set_table(
        "fuego", _PLACES, players=5, seed=seed, slap="reaction", four_out_of_turn=False
    )


# --- Being last ----------------------------------------------------------------------------------

LAST: Final = counting.last_of(MY_TIME, OTHERS)

# --- Exercises -----------------------------------------------------------------------------------

MEAN_LAST: Final = counting.kth_smallest(4, 4)
ONE_OTHER: Final = counting.last_of(MY_TIME, 1)
SIX: Final = odds.four_of_a_kind(6)
EVEN: Final = 31


# --- Trials ---------------------------------------------------------------------------------------


def throw_times(rng: Rng, n: int) -> tuple[Array, ...]:
    """Measure so many races: my time, and those of the three others."""
    return rng.random(n) * float(MY_TIME), rng.random((n, OTHERS))


def told(rng: Rng, _: Words) -> Tried:
    """Run one race, and tell whether I am last."""
    mine, others = (part[0] for part in throw_times(rng, 1))
    is_last = bool(mine > others.max())
    last = N_("You {mine}, the others {others}: last!")
    text = last if is_last else N_("You {mine}, the others {others}: not last.")
    times = " ".join(decimal(f"{time:.2f}", _) for time in others)
    return Tried(float(is_last), text, {"mine": f"{mine:.2f}", "others": times})


# --- The slide and the sliders --------------------------------------------------------------------


def slide(_: Words) -> Chart:
    """Draw the density of the last of four times, with the times that I can have."""
    x = [k / 50 for k in range(51)]
    slowest = [4 * t**3 for t in x]  # the derivative of t^4
    edge = float(MY_TIME)
    return Chart(
        _("Twice as fast, and last only one eighth as often"),
        _(
            "The time of the slowest of four rises steeply towards the end; my own times are "
            "level and stop at half of the second."
        ),
        Axis(_("seconds"), 0, 1.02),
        Axis(_("how dense the times lie"), 0, 4.4),
        (
            Curve(x, slowest, BLUE, _("the slowest of four")),
            Curve([0, edge, edge, 1], [2, 2, 0, 0], ORANGE, _("my times")),
        ),
    )


SLIDERS: Final = {
    "time": Slider(N_("my times, in percent of the others'"), 5, 100, 80),
    "others": Slider(N_("others"), 1, 7, 5),
}


def _sentence(time: int, others: int, here: float, even: float, _: Words) -> str:
    """Say what the sliders show."""
    return _(
        P_(
            "My times are {time} percent of the others'; with {n} other I am last in {here} of "
            "100 races, and in {even} if we are equally fast.",
            "My times are {time} percent of the others'; with {n} others I am last in {here} of "
            "100 races, and in {even} if we are equally fast.",
        ),
        time=time,
        n=others,
        here=f"{100 * here:.2f}",
        even=f"{100 * even:.1f}",
    )


def draw(values: Mapping[str, int], _: Words) -> Drawn:
    """Draw the chance to be last over my speed."""
    time, others = Fraction(values["time"], 100), values["others"]
    x = [k / 50 for k in range(1, 51)]
    chances = [t**others / (others + 1) for t in x]
    here, even = float(counting.last_of(time, others)), 1 / (others + 1)
    sentence = _sentence(values["time"], others, here, even, _)
    chart = Chart(
        "",
        sentence,
        Axis(_("my times reach to"), 0, 1.02, percent=True),
        Axis(_("last"), 0, even * 1.35, percent=True),
        (
            Curve([0, 1], [even, even], GREY, _("equally fast"), dashed=True),
            Curve(x, chances),
            Here(float(time), here, _("you are here")),
            Upright(float(time), "", GREY),
        ),
    )
    return chart, sentence
