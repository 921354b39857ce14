"""Hour 10, Is my bot better: what luck alone does, many comparisons, and how much one can see."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import pairwise
from math import comb
from typing import TYPE_CHECKING, Any, Final

import cardlab
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab.odds import luck
from cardlab_tutorials.hours.charts import (
    GREY,
    ORANGE,
    Axis,
    Bars,
    Chart,
    Curve,
    Here,
    Upright,
)
from cardlab_tutorials.hours.sliders import Drawn, Slider
from cardlab_tutorials.hours.throwing import Tried

if TYPE_CHECKING:
    from cardlab_tutorials.hours.throwing import Array, Rng

GAMES: Final = 100
WINS: Final = 58
BOTS: Final = 20


def position(seed: int = 1) -> Match[Any]:
    """Return a match of two in Pepper Eights, at its first turn.

    >>> position().ask.seats
    [0]
    """
    return cardlab.new_match("pepper", 2, seed=seed)


# --- By luck alone --------------------------------------------------------------------------------

ALONE: Final = luck.at_least_wins(GAMES, WINS)
BEST: Final = luck.best_of(ALONE, BOTS)

# --- Exercises -----------------------------------------------------------------------------------

FIVE: Final = luck.at_least_wins(5, 4)
LINE: Final = luck.least_wins(GAMES)
LINE_OF_MANY: Final = luck.least_wins(GAMES, bots=BOTS)
POWER: Final = luck.at_least_wins(GAMES, LINE, Fraction(58, 100)).limit_denominator(10**9)


# --- Trials ---------------------------------------------------------------------------------------


def throw_series(rng: Rng, n: int) -> tuple[Array, ...]:
    """Throw a coin 100 times, so many times: how many heads."""
    return (rng.binomial(GAMES, 0.5, n),)


def throw_classes(rng: Rng, n: int) -> tuple[Array, ...]:
    """Throw a coin 100 times for each of 20 bots, so many times."""
    return (rng.binomial(GAMES, 0.5, (n, BOTS)),)


def told(rng: Rng, _: Words) -> Tried:
    """Throw one series, and tell how many heads it has."""
    heads = int(throw_series(rng, 1)[0][0])
    text = N_("{n} heads of 100: 58 or more!") if heads >= WINS else N_("{n} heads of 100.")
    return Tried(float(heads >= WINS), text, {"n": heads})


# --- The slide and the sliders --------------------------------------------------------------------


def spread(games: int, bots: int) -> list[float]:
    """Return the chance of 0, 1, 2 … wins of the best of so many equal bots."""
    below, chances = 0, [0.0]
    for k in range(games + 1):
        below += comb(games, k)
        chances.append((below / 2**games) ** bots)
    return [after - before for before, after in pairwise(chances)]


def slide(_: Words) -> Chart:
    """Draw how many games one bot wins by luck, and how many the best of 20."""
    one, best = spread(GAMES, 1), spread(GAMES, BOTS)
    x = range(35, 76)
    return Chart(
        _("58 wins: many for one bot, and few for the best of 20"),
        _(
            "Bars for one bot, about 50 wins, and for the best of 20, nine more. Few of the "
            "first and most of the second are at 58 or more."
        ),
        Axis(_("wins in 100 games"), 34.5, 75.5),
        Axis(_("chance"), 0, 0.19, percent=True),
        (
            Bars(x, [best[k] for k in x], 0.9, ORANGE, name=_("the best of 20")),
            Bars(x, [one[k] for k in x], 0.5, name=_("one bot")),
            Upright(57.5, "58", GREY),
        ),
    )


SLIDERS: Final = {
    "games": Slider(N_("games"), 20, 300, 200),
    "bots": Slider(N_("equal bots"), 1, 40, 6),
    "share": Slider(N_("share won by the best, in percent"), 50, 75, 54),
}


def _sentence(bots: int, wins: int, games: int, tail: float, _: Words) -> str:
    """Say what the sliders show."""
    return _(
        P_(
            "{wins} of {games} games: one bot has so many or more by luck in {tail} of 100 cases.",
            "{wins} of {games} games: the best of {n} equal bots has so many or more by luck in "
            "{tail} of 100 cases.",
        ),
        n=bots,
        wins=wins,
        games=games,
        tail=f"{100 * tail:.1f}",
    )


def draw(values: Mapping[str, int], _: Words) -> Drawn:
    """Draw how many games the best of some equal bots wins."""
    games, bots = values["games"], values["bots"]
    wins = -(-games * values["share"] // 100)
    best = spread(games, bots)
    tail = sum(best[wins:])
    sentence = _sentence(bots, wins, games, tail, _)
    shares = [k / games for k in range(games + 1)]
    shown = [k for k in range(games + 1) if 0.35 <= shares[k] <= 0.8]
    most = max(best) * 1.25
    chart = Chart(
        "",
        sentence,
        Axis(_("share won"), 0.35, 0.8, percent=True),
        Axis(_("chance"), 0, most, percent=True),
        (
            Curve([shares[k] for k in shown], [best[k] for k in shown]),
            Upright(wins / games, "", GREY),
            Here(wins / games, best[wins], _("you are here")),
        ),
    )
    return chart, sentence
