"""Hour 9, Does the first seat win: the law of large numbers, its error, the same deals twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

import cardlab
from cardlab import counting
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab.odds import luck
from cardlab_tutorials.exercises.texts import count
from cardlab_tutorials.hours.charts import (
    BLUE,
    GREY,
    Axis,
    Band,
    Chart,
    Curve,
    Here,
    Level,
)
from cardlab_tutorials.hours.sliders import Drawn, Slider
from cardlab_tutorials.hours.throwing import Tried, mixed

if TYPE_CHECKING:
    from cardlab_tutorials.hours.throwing import Array, Rng

FIRST: Final = counting.first_to_hit(52, 4)[0]


def position(seed: int = 1) -> Match[Any]:
    """Return a match of two in Schwupps, at its first turn.

    >>> position().ask.seats
    [0]
    """
    return cardlab.new_match("schwupps", 2, seed=seed)


# --- The race to an eight ------------------------------------------------------------------------

FOUR_CARDS: Final = counting.first_to_hit(4, 2)[0]

# --- Exercises -----------------------------------------------------------------------------------

# Its own numerator has 300 digits: nine are enough.
AHEAD: Final = luck.at_least_wins(100, 51, float(FIRST)).limit_denominator(10**9)


# --- Trials ---------------------------------------------------------------------------------------


def throw_places(rng: Rng, n: int) -> tuple[Array, ...]:
    """Mix so many packs: at which place, from 1 on, each has its first eight."""
    return (mixed(rng, 4, 48, n).argmax(axis=1) + 1,)


def told(rng: Rng, _: Words) -> Tried:
    """Mix one pack, and tell who draws the first eight."""
    place = int(throw_places(rng, 1)[0][0])
    won = N_("Draw {place} is the first eight: the first player has it.")
    lost = N_("Draw {place} is the first eight: the second player has it.")
    return Tried(place % 2, won if place % 2 else lost, {"place": place})


# --- The slide and the sliders --------------------------------------------------------------------

_RUNS: Final = 20
_GAMES: Final = 2000
_THINNED: Final = 8


def slide(_: Words) -> Chart:
    """Draw twenty running shares of an even game, with the band of two errors."""
    import numpy as np

    rng = np.random.default_rng(10)
    n = np.arange(1, _GAMES + 1)
    runs = (rng.random((_RUNS, _GAMES)) < 0.5).cumsum(axis=1) / n
    out = int((np.abs(runs[:, 99] - 0.5) > 0.1).sum())
    return _funnel(n[19::_THINNED].tolist(), runs[:, 19::_THINNED].tolist(), out, _)


def _funnel(x: Sequence[float], runs: Sequence[Sequence[float]], out: int, _: Words) -> Chart:
    """Draw running shares over games; ``out`` of them are outside of the band after 100 games."""
    band = [sqrt(1 / k) for k in x]
    lines = [Curve(x, run, GREY, width=0.8) for run in runs]
    return Chart(
        _("Twenty runs of a fair coin: far apart after 100 games, close after 2,000"),
        _(
            P_(
                "Twenty lines start far apart and come together; after 100 games {n} of them is "
                "outside the band of two errors.",
                "Twenty lines start far apart and come together; after 100 games {n} of them are "
                "outside the band of two errors.",
            ),
            n=out,
        ),
        Axis(_("games"), 0, _GAMES, {float(k): count(k, _) for k in (100, 500, 1000, 2000)}),
        Axis(_("share won"), 0.2, 0.8, percent=True),
        (
            Band(x, [0.5 - b for b in band], [0.5 + b for b in band], BLUE),
            *lines,
            Level(0.5, ""),
        ),
        (_("games"), _("two standard errors")),
        [(count(k, _), f"{1 / sqrt(k):.3f}") for k in (20, 50, 200, 500, 1000, 2000)],
    )


SLIDERS: Final = {
    "edge": Slider(N_("edge of the first, in points above 50"), 0, 15, 5),
    "games": Slider(N_("games"), 20, 1000, 60),
}


def _sentence(share: float, games: int, error: float, _: Words) -> str:
    """Say what the sliders show."""
    return _(
        "True share {share}: {games} games show {low} to {high} in 95 of 100 series. The "
        "edge is {errors} errors wide.",
        share=f"{100 * share:.0f} %",
        games=games,
        low=f"{100 * (share - 2 * error):.1f} %",
        high=f"{100 * (share + 2 * error):.1f} %",
        errors=f"{(share - 0.5) / error:.1f}",
    )


def draw(values: Mapping[str, int], _: Words) -> Drawn:
    """Draw a true share with the band in which the share of some games lies."""
    edge, games = values["edge"] / 100, values["games"]
    share, x = 0.5 + edge, [float(k) for k in range(20, 1001, 20)]
    band = [2 * luck.error_of_share(int(k), share) for k in x]
    error = luck.error_of_share(games, share)
    sentence = _sentence(share, games, error, _)
    chart = Chart(
        "",
        sentence,
        Axis(_("games"), 20, 1000),
        Axis(_("share won"), 0.2, 1.0, percent=True),
        (
            Band(x, [share - b for b in band], [min(1, share + b) for b in band]),
            Curve([20, 1000], [share, share]),
            Level(0.5, name=_("even")),
            Here(games, share, _("you are here")),
        ),
        (_("games"), _("from"), _("to")),
        [
            (f"{k:.0f}", f"{share - b:.3f}", f"{share + b:.3f}")
            for k, b in zip(x[::7], band[::7], strict=True)
        ],
    )
    return chart, sentence
