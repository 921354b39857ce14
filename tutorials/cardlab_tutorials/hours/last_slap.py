"""Hour 5, The last slap: who reacts last in Fuego!; the largest of several times, rare events."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import Any, Final

import cardlab
from cardlab import counting
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab.games.fuego import odds
from cardlab.games.fuego.cards import COUNTS
from cardlab_tutorials.hours.ask import Exercise
from cardlab_tutorials.hours.charts import (
    BLUE,
    GREY,
    ORANGE,
    Axis,
    Chart,
    Curve,
    Here,
    Upright,
    percents,
    whole,
)
from cardlab_tutorials.hours.checks import Choice, Slip, Trials, Value
from cardlab_tutorials.hours.functions import Case, Function
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.hour import Hour, Plan
from cardlab_tutorials.hours.knobs import Drawn, Knob

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
SLIPS: Final = (
    Slip(
        "all equal",
        Fraction(1, 4),
        N_("That is the chance of four who are equally fast. Are your own times cut by half?"),
    ),
    Slip(
        "half of it",
        Fraction(1, 8),
        N_(
            "1/8 is the chance that the three others react in the first half of the second. Then "
            "you are not last yet: you may still be quicker than one of them."
        ),
    ),
    Slip(
        "half and half again",
        Fraction(1, 16),
        N_("That is one other too few, or half a chance halved twice. Compare with all three."),
    ),
    Slip(
        "mean time",
        Fraction(1, 64),
        N_("You take your mean time for all your times: 1/4, three times. Draw it anew each time."),
    ),
    Slip(
        "first", Fraction(15, 32), N_("You count how often you are first. The question is: last.")
    ),
    Slip("not last", 1 - LAST, N_("That is how often you are not last.")),
)
COUNT_SLIPS: Final = (
    Slip("all equal", Fraction(1, 4), N_("Equally fast you would be last in one case of four.")),
    Slip("half of it", Fraction(1, 8), N_("1/8 is only the first step: all three in your half.")),
    Slip("half and half again", Fraction(1, 16), N_("All three others must be quicker than you.")),
    Slip("mean time", Fraction(1, 64), N_("Your time is not always 1/4 of a second.")),
)

# --- Exercises -----------------------------------------------------------------------------------

MEAN_LAST: Final = counting.kth_smallest(4, 4)
ONE_OTHER: Final = counting.last_of(MY_TIME, 1)
SIX: Final = odds.four_of_a_kind(6)
EVEN: Final = 31

_CODE: Final = (
    ((Fraction(1, 2), 3), N_("1/2, three times, and then one of four.")),
    ((Fraction(1), 3), N_("As fast as the others: one of four.")),
    ((Fraction(1, 2), 1), N_("The other in your half, 1/2; then you are last in one of two.")),
    ((Fraction(1, 3), 2), N_("Three times as fast, two others: 1/9, and one of three.")),
    ((Fraction(3, 4), 0), N_("Whoever is alone is always last.")),
)

QUESTIONS: Final = (
    Exercise(
        "equal",
        N_("Four who are equally fast"),
        N_("Four players are equally fast. What is the chance that you are last?"),
        Value(
            Fraction(1, 4),
            N_("Somebody is last, and each of the four is equally likely: one in four."),
            (
                Slip(
                    "half",
                    Fraction(1, 2),
                    N_("Last or not last are two cases, but not equally likely."),
                ),
                Slip("others", Fraction(1, 3), N_("You are one of four, not of three.")),
                Slip("cubed", Fraction(1, 8), N_("1/8 would need a time of exactly half.")),
                Slip("five", Fraction(1, 5), N_("Whoever plays Ya Burnt! does not slap: four do.")),
            ),
            N_("One of the four is last. Is any of them likelier to be than another?"),
        ),
        (N_("What is different about you? Nothing. So who is last how often?"),),
    ),
    Exercise(
        "last",
        N_("Twice as fast"),
        N_("Write last: for each race whether you react after all three others."),
        Trials(LAST, N_("Your trials agree with the exact chance."), SLIPS),
        (
            N_("others.max(axis=1) is the time of the slowest of the three others, race by race."),
            N_("Compare it with mine: who is later?"),
        ),
    ),
    Exercise(
        "exact",
        N_("By thought"),
        N_("What is the exact chance that you are last?"),
        Value(
            LAST,
            N_("1/8 for all others in your half, then 1/4, as all four are alike there: 1/32."),
            COUNT_SLIPS,
            N_("Two steps: are all three others in your half? If so, who of the four is last?"),
            unit=Fraction(1, 1000),
        ),
        (
            N_("You can only be last if all three others react within your half. How likely?"),
            N_("If they do, all four times are uniform on that half. Then who is last?"),
        ),
    ),
    Exercise(
        "mean_last",
        N_("Level 1: the time of the last"),
        N_("Four are equally fast, with times from 0 to 1. When does the last react on average?"),
        Value(
            MEAN_LAST,
            N_("Four times cut the second into five pieces, as long on average: 4/5."),
            (
                Slip(
                    "middle", Fraction(1, 2), N_("That is the mean of one time, not of the last.")
                ),
                Slip("quarters", Fraction(3, 4), N_("Four times cut the second into five pieces.")),
                Slip("the end", Fraction(1), N_("1 is the latest that is possible, not the mean.")),
            ),
            N_("Draw four points on a line from 0 to 1: where is the last of them, on average?"),
            is_chance=False,
            unit=Fraction(1, 100),
        ),
        (
            N_("Into how many pieces do four points cut a line? Are some longer on average?"),
            N_("Try it: rng.random((100_000, 4)).max(axis=1).mean()"),
        ),
    ),
    Exercise(
        "one_other",
        N_("Level 2: one other"),
        N_("You are twice as fast as one other. What is the chance that you are last?"),
        Value(
            ONE_OTHER,
            N_("Half the time the other is in your half, and then it is even: 1/4."),
            (
                Slip("half", Fraction(1, 2), N_("If the other is late, you are surely first.")),
                Slip("a third", Fraction(1, 3), N_("Speeds can't be shared out like lots.")),
                Slip("complement", Fraction(3, 4), N_("That is the chance that you are first.")),
            ),
            N_("Two steps: is the other in your half? If so, who of the two is last?"),
        ),
        (N_("With which chance does the other react in the first half of the second?"),),
    ),
    Exercise(
        "six",
        N_("Level 2: four of a kind"),
        N_("Six of the 64 cards of Fuego! are dealt. One deal in how many has four alike?"),
        Value(
            1 / SIX,
            N_("5/15128, one in 3026: 14 kinds, and comb(60, 2) ways for the two other cards."),
            (
                Slip(
                    "one kind", 14 / SIX, N_("That is for one of the kinds. There are 14 of four.")
                ),
                Slip(
                    "eighteen kinds",
                    Fraction(14, 18) / SIX,
                    N_("Of 18 kinds only 14 have four cards."),
                ),
                Slip("upside down", SIX, N_("The question is one in how many: turn it over.")),
                Slip(
                    "others forgotten",
                    Fraction(comb(64, 6), 14),
                    N_("Two more cards are dealt, and they may be any of the 60 others."),
                ),
                Slip(
                    "four dealt",
                    Fraction(comb(64, 4), 14),
                    N_("That is for four cards dealt. Here six are dealt."),
                ),
            ),
            N_("Divide the number of all hands of six by the number of those with four alike."),
            is_chance=False,
            unit=Fraction(1),
            one_in=True,
        ),
        (
            N_("How many hands of six have four 5s? Two more cards, of the 60 others."),
            N_("14 * comb(60, 2) hands of comb(64, 6)."),
        ),
    ),
    Exercise(
        "approximate",
        N_("Level 2: nearly right"),
        N_(
            "Among 20 cards are four alike with the chance 0.1042; Poisson's formula for rare "
            "things says 0.1013. So the formula is …"
        ),
        Choice(
            N_("an approximation: near, and not the chance"),
            {
                N_("right: 100,000 trials can't tell"): N_(
                    "They nearly can: it is three standard errors away. A million can surely."
                ),
                N_("an approximation: near, and not the chance"): N_(
                    "It treats the kinds as independent. Two errors more, and you would call it "
                    "wrong."
                ),
                N_("wrong: one may not use it"): N_(
                    "One may, and say so: it is off by 3 in 100, and done in one line."
                ),
            },
        ),
        (N_("How far is it away, in standard errors of 100,000 trials? 0.001 is one."),),
    ),
    Exercise(
        "code",
        N_("Level 3: as code"),
        N_("Write last_of(time, others): the chance to be last, with times from 0 to time."),
        Function(
            "last_of",
            [Case(given, counting.last_of(*given), text) for given, text in _CODE],
            N_("It agrees with the library on every case."),
        ),
        (
            N_("All others must react before time; then you are one of others + 1, all alike."),
            N_("One line: time ** others / (others + 1)"),
        ),
    ),
)

# --- The slide and the knobs ----------------------------------------------------------------------


def slide(_: Words) -> Chart:
    """Draw the density of the last of four times, with the times that I can have."""
    x = [k / 50 for k in range(51)]
    slowest = [4 * t**3 for t in x]  # the derivative of t^4
    mine = [2.0 if t <= MY_TIME else 0.0 for t in x]
    edge = float(MY_TIME)
    return Chart(
        _(N_("Twice as fast, and last only one eighth as often")),
        _(
            N_(
                "The time of the slowest of four rises steeply towards the end; my own times are "
                "level and stop at half of the second."
            )
        ),
        Axis(_(N_("seconds")), 0, 1.02, {t / 10: f"{t / 10:g}" for t in range(0, 11, 2)}),
        Axis(_(N_("how dense the times lie")), 0, 4.4, whole(0, 4)),
        (
            Curve(x, slowest, BLUE, _(N_("the slowest of four"))),
            Curve([0, edge, edge, 1], [2, 2, 0, 0], ORANGE, _(N_("my times"))),
        ),
        (_(N_("seconds")), _(N_("the slowest of four")), _(N_("my times"))),
        [(f"{x[k]:g}", f"{slowest[k]:.2f}", f"{mine[k]:g}") for k in range(0, 51, 5)],
    )


KNOBS: Final = {
    "time": Knob(N_("my times, in percent of the others'"), 5, 100, 80),
    "others": Knob(N_("others"), 1, 7, 5),
}


def _sentence(time: int, others: int, here: float, even: float, _: Words) -> str:
    """Say what the knobs show."""
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
    most = 100 * even * 1.3
    step = next(k for k in (2, 5, 10, 20) if most / k <= 7)
    chart = Chart(
        "",
        sentence,
        Axis(_(N_("my times reach to")), 0, 1.02, percents(20)),
        Axis(_(N_("last")), 0, even * 1.35, percents(step, int(most))),
        (
            Curve([0, 1], [even, even], GREY, _(N_("equally fast")), dashed=True),
            Curve(x, chances),
            Here(float(time), here, _(N_("you are here"))),
            Upright(float(time), "", GREY),
        ),
        (_(N_("my times reach to")), _(N_("chance"))),
        [(f"{x[k]:g}", f"{chances[k]:.4f}") for k in range(4, 50, 5)],
    )
    return chart, sentence


PLAN: Final = Plan(
    "last_slap",
    QUESTIONS,
    Guess(N_("You are twice as fast as the three others. In how many of 100 races are you last?")),
    position,
    slide,
    KNOBS,
    draw,
)
KINDS_OF_FOUR: Final = COUNTS.count(4)


def hour(language: str = "en", made_for: str = cardlab.__version__) -> Hour:
    """Return the hour about the last slap.

    >>> hour().check("exact", "1/8")
    Not quite. 1/8 is only the first step: all three in your half.
    """
    return Hour(PLAN, language, made_for)
