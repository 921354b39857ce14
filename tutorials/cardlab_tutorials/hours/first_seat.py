"""Hour 9, Does the first seat win: the law of large numbers, its error, the same deals twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any, Final

import cardlab
from cardlab import counting
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab.odds import luck
from cardlab_tutorials.hours.ask import Exercise
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
from cardlab_tutorials.hours.checks import Choice, Slip, Trials, Value
from cardlab_tutorials.hours.functions import Case, Function
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.hour import Hour, Plan
from cardlab_tutorials.hours.knobs import Drawn, Knob
from cardlab_tutorials.hours.verdicts import count

FIRST: Final = counting.first_to_hit(52, 4)[0]
EDGE: Final = FIRST - Fraction(1, 2)


def position(seed: int = 1) -> Match[Any]:
    """Return a match of two in Schwupps, at its first turn.

    >>> position().ask.seats
    [0]
    """
    return cardlab.new_match("schwupps", 2, seed=seed)


# --- The race to an eight ------------------------------------------------------------------------

SLIPS: Final = (
    Slip(
        "even",
        Fraction(1, 2),
        N_("Equally often? Whoever draws first is sometimes one draw ahead. Look at the places."),
    ),
    Slip(
        "one draw more",
        Fraction(1, 2) + Fraction(1, 13),
        N_("1/2 + 1/13 is too much: the first draw helps only if it is an eight."),
    ),
    Slip(
        "the second",
        1 - FIRST,
        N_("That is how often the second gets it. The first has the places 1, 3, 5 and so on."),
    ),
    Slip("first draw", Fraction(1, 13), N_("That is only an eight at the very first draw.")),
    Slip(
        "three draws only",
        sum((counting.first_hit(52, 4, n) for n in (1, 3, 5)), Fraction(0)),
        N_("The first player draws at 1, 3 and 5, and at 7, 9 and all other odd places too."),
    ),
)
FOUR_CARDS: Final = counting.first_to_hit(4, 2)[0]

# --- Exercises -----------------------------------------------------------------------------------

# Its own numerator has 300 digits: nine are enough.
AHEAD: Final = luck.at_least_wins(100, 51, float(FIRST)).limit_denominator(10**9)
GAMES: Final = luck.games_needed(0.02)

_ERRORS: Final = (
    (([1, 0, 1, 0], [0, 1, 0, 1]), 0.0, N_("Each deal gives 1/2: there is no error at all.")),
    (
        ([1, 1, 0, 0], [1, 1, 0, 0]),
        0.25,
        N_("The deal decides both games: four values, not eight."),
    ),
    (
        ([1, 1, 1, 0], [1, 0, 1, 1]),
        0.125,
        N_("First the mean of both games of each deal, then the error of these means."),
    ),
    (
        ([1, 0, 0, 0, 0, 0, 0, 0, 1], [0] * 9),
        sqrt(14 / 81 / 4 / 9),
        N_("The error of a mean is the spread by the root of the number of deals."),
    ),
)

QUESTIONS: Final = (
    Exercise(
        "four_cards",
        N_("Four cards"),
        N_(
            "Two eights and two others are mixed. You draw first. You get the first eight with ...?"
        ),
        Value(
            FOUR_CARDS,
            N_("At once 1/2; else both must miss, 1/2 * 1/3, and then you surely have it: 2/3."),
            (
                Slip("even", Fraction(1, 2), N_("That is an eight at once. You draw again later.")),
                Slip("the second", 1 - FOUR_CARDS, N_("That is the chance of the second player.")),
                Slip("three quarters", Fraction(3, 4), N_("If you miss, the second draws first.")),
            ),
            N_("Write down the six orders. In how many does the first eight come at your draw?"),
        ),
        (
            N_("Write down the six orders of two eights and two others."),
            N_("EEoo EoEo EooE oEEo oEoE ooEE: in how many is the first E at place 1 or 3?"),
        ),
    ),
    Exercise(
        "first",
        N_("The race to an eight"),
        N_("Write first: for each deal whether the player who draws first gets the first eight."),
        Trials(FIRST, N_("Your trials agree with 433/833, slightly above one half."), SLIPS),
        (
            N_("The first player has the draws 1, 3, 5, ...: the odd places."),
            N_("Odd numbers leave the remainder 1 when they are divided by 2: places % 2."),
        ),
    ),
    Exercise(
        "put_back",
        N_("Too near to tell"),
        N_("With each card put back it is 13/25 = 0.5200, not 433/833 = 0.5198. Can you tell?"),
        Choice(
            N_("no: 100,000 trials can't tell them apart"),
            {
                N_("yes: mine was one of the two"): N_(
                    "The difference is a tenth of a standard error. Run yours again and look."
                ),
                N_("no: 100,000 trials can't tell them apart"): N_(
                    "A tenth of a standard error. It would take some hundred million trials."
                ),
            },
        ),
        (N_("One standard error is 0.0016 here. How large is the difference?"),),
    ),
    Exercise(
        "error",
        N_("Level 1: a hundred games"),
        N_("What is the standard error of the share of 100 games, if both win equally often?"),
        Value(
            Fraction(1, 20),
            N_("The root of 1/4 by 100: 5 points. Two errors are 10 points!"),
            (
                Slip("root only", Fraction(1, 10), N_("The spread of one game is 1/2, not 1.")),
                Slip("variance", Fraction(1, 400), N_("That is its square: take the root.")),
                Slip("two errors", Fraction(1, 5), N_("The root of 100 is 10, not 2.5.")),
            ),
            N_("Divide the spread of one game, 1/2, by the root of the number of games."),
        ),
        (
            N_("The spread of one game, which is 0 or 1, is the root of p (1 - p)."),
            N_("In Python: 0.5 / 100 ** 0.5"),
        ),
    ),
    Exercise(
        "games",
        N_("Level 2: how many games"),
        N_(
            "Somebody wins 52 of 100 games in the long run. After how many games are two standard "
            "errors as small as this edge of 2 points?"
        ),
        Value(
            Fraction(GAMES),
            N_("(2 * 0.5 / 0.02) squared: 2,500 games, to see 2 points."),
            (
                Slip("one error", Fraction(625), N_("That is for one error. Two are asked.")),
                Slip("no square", Fraction(50), N_("The error shrinks with the root: square it.")),
                Slip("one point", Fraction(10_000), N_("That is for an edge of one point.")),
            ),
            N_("Two standard errors of n games are 2 * 0.5 / n ** 0.5. For which n is that 0.02?"),
            is_chance=False,
            unit=Fraction(1),
        ),
        (N_("Find n so that 2 * 0.5 / n ** 0.5 is 0.02."),),
    ),
    Exercise(
        "ahead",
        N_("Level 2: who is ahead"),
        N_(
            "The first wins 433/833 in truth. In how many of 100 series of 100 games is it ahead? "
            "(A whole number.)"
        ),
        Value(
            AHEAD,
            N_("Only 62 of 100: a hundred games hide such an edge."),
            (
                Slip("share", FIRST, N_("That is its chance in one game.")),
                Slip(
                    "ties too",
                    luck.at_least_wins(100, 50, float(FIRST)).limit_denominator(10**9),
                    N_("Ahead means more than 50: with 50 it is level."),
                ),
            ),
            N_("Let numpy play many series of 100 games: in how many has the first 51 or more?"),
        ),
        (
            N_("Let numpy play 100,000 series: rng.binomial(100, 433 / 833, 100_000)"),
            N_("luck.at_least_wins(100, 51, 433 / 833), with from cardlab.odds import luck"),
        ),
    ),
    Exercise(
        "code",
        N_("Level 3: the same deals, as code"),
        N_("Write paired_error(there, back): the standard error of a share of the same deals."),
        Function(
            "paired_error",
            [Case(given, error, text) for given, error, text in _ERRORS],
            N_("It agrees on every case."),
        ),
        (
            N_("there[k] and back[k] are the same deal: one value, their mean."),
            N_("np.std(means) / len(means) ** 0.5, with means = (there + back) / 2"),
        ),
    ),
)

# --- The slide and the knobs ----------------------------------------------------------------------

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
        _(N_("Twenty runs of a fair coin: far apart after 100 games, close after 2,000")),
        _(
            P_(
                "Twenty lines start far apart and come together; after 100 games {n} of them is "
                "outside the band of two errors.",
                "Twenty lines start far apart and come together; after 100 games {n} of them are "
                "outside the band of two errors.",
            ),
            n=out,
        ),
        Axis(_(N_("games")), 0, _GAMES, {float(k): count(k, _) for k in (100, 500, 1000, 2000)}),
        Axis(_(N_("share won")), 0.2, 0.8, {k / 10: f"{10 * k} %" for k in range(2, 9)}),
        (
            Band(x, [0.5 - b for b in band], [0.5 + b for b in band], BLUE),
            *lines,
            Level(0.5, ""),
        ),
        (_(N_("games")), _(N_("two standard errors"))),
        [(count(k, _), f"{1 / sqrt(k):.3f}") for k in (20, 50, 200, 500, 1000, 2000)],
    )


KNOBS: Final = {
    "edge": Knob(N_("edge of the first, in points above 50"), 0, 15, 5),
    "games": Knob(N_("games"), 20, 1000, 60),
}


def _sentence(share: float, games: int, error: float, _: Words) -> str:
    """Say what the knobs show."""
    return _(
        N_(
            "True share {share}: {games} games show {low} to {high} in 95 of 100 series. The "
            "edge is {errors} errors wide."
        ),
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
        Axis(_(N_("games")), 20, 1000, {float(k): str(k) for k in (20, 200, 400, 600, 800, 1000)}),
        Axis(_(N_("share won")), 0.2, 1.0, {k / 10: f"{10 * k} %" for k in range(2, 11, 2)}),
        (
            Band(x, [share - b for b in band], [min(1, share + b) for b in band]),
            Curve([20, 1000], [share, share]),
            Level(0.5, _(N_("even"))),
            Here(games, share, _(N_("you are here"))),
        ),
        (_(N_("games")), _(N_("from")), _(N_("to"))),
        [
            (f"{k:.0f}", f"{share - b:.3f}", f"{share + b:.3f}")
            for k, b in zip(x[::7], band[::7], strict=True)
        ],
    )
    return chart, sentence


PLAN: Final = Plan(
    "first_seat",
    QUESTIONS,
    Guess(
        N_("Two draw in turn until an eight comes. In how many of 100 games does the first win?")
    ),
    position,
    slide,
    KNOBS,
    draw,
)


def hour(language: str = "en", made_for: str = cardlab.__version__) -> Hour:
    """Return the hour about the first seat.

    >>> hour().check("error", "1/10")
    Not quite. The spread of one game is 1/2, not 1.
    """
    return Hour(PLAN, language, made_for)
