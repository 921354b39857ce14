"""Hour 2, How long until an eight: waiting, the mean of a sum, and why the mean is not the mode."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Any, Final

import cardlab
from cardlab import counting
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab_tutorials.hours.ask import Exercise
from cardlab_tutorials.hours.charts import (
    GREEN,
    GREY,
    ORANGE,
    Axis,
    Bars,
    Chart,
    Curve,
    Upright,
    few_percents,
    whole,
)
from cardlab_tutorials.hours.checks import Choice, Slip, Trials, Value
from cardlab_tutorials.hours.functions import Case, Function
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.hour import Hour, Plan
from cardlab_tutorials.hours.knobs import Drawn, Knob

UNSEEN, EIGHTS = 43, 4
MORE: Final = 400_000  # trials for "within three": with fewer, putting back could not be told

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
_BACK: Final = N_("Your cards go back into the pile: then it takes 43/4 draws. Mix each pile once.")
WAIT_SLIPS: Final = (
    Slip("put back", Fraction(UNSEEN, EIGHTS), _BACK, SPREAD_BACK),
    Slip(
        "misses only",
        MEAN - 1,
        N_("You count the cards before the eight. The draw of the eight itself counts too: + 1."),
    ),
    Slip(
        "middle of the pile",
        Fraction(UNSEEN + 1, 2),
        N_("That is the middle of the pile: a wait for one card, and there are four eights."),
        12.4,
    ),
    Slip("off by one", MEAN + Fraction(1, 5), N_("You have 44 cards in the pile. It has 43.")),
)

# --- Within three draws --------------------------------------------------------------------------

WITHIN: Final = counting.at_least(UNSEEN, EIGHTS, 3)
WITHIN_SLIPS: Final = (
    Slip("complement", 1 - WITHIN, N_("You count the waits of more than three draws.")),
    Slip(
        "added",
        Fraction(3 * EIGHTS, UNSEEN),
        N_("You have added 4/43 three times: two eights among three cards count twice then."),
    ),
    Slip("put back", 1 - Fraction(UNSEEN - EIGHTS, UNSEEN) ** 3, _BACK),
    Slip(
        "the third only",
        counting.first_hit(UNSEEN, EIGHTS, 3),
        N_("You count an eight at the third draw only. The first and the second are fine too."),
    ),
    Slip(
        "two draws",
        counting.at_least(UNSEEN, EIGHTS, 2),
        N_("You count waits of less than three draws. Three draws are within three."),
    ),
)

# --- Exercises -----------------------------------------------------------------------------------

TWO_EIGHTS: Final = counting.expected_wait(UNSEEN, 2)
LAST: Final = UNSEEN + 1 - MEAN
_WAITS: Final = (
    ((43, 4), N_("One more than the 39 others, each of which comes first with the chance 1/5.")),
    ((43, 1), N_("One eight is in the middle of the pile on average.")),
    ((10, 10), N_("If all are eights, the first draw is one.")),
    ((52, 13), N_("39 others, each before all 13 with the chance 1/14.")),
)

QUESTIONS: Final = (
    Exercise(
        "likeliest",
        N_("The likeliest draw"),
        N_("At which draw is the first eight likeliest?"),
        Choice(
            N_("at the first"),
            {
                N_("at the first"): N_(
                    "4/43. For any later draw the ones before it must have missed as well."
                ),
                N_("at the seventh"): N_("By the seventh it has come half the time: the median."),
                N_("at the ninth"): N_("About nine is the mean, pulled up by a few long waits."),
                N_("at the eleventh"): N_("4 of 43 are eights, but that does not make it wait."),
            },
        ),
        (N_("Compare the first draw with the second: what must have happened before it?"),),
    ),
    Exercise(
        "before",
        N_("One card against four"),
        N_("Mix a red 1 and the four eights. What is the chance that the red 1 comes first?"),
        Value(
            Fraction(1, 5),
            N_(
                "Each of the five is equally likely to be first. The other 38 cards change nothing."
            ),
            (
                Slip(
                    "a quarter", Fraction(1, 4), N_("There are five cards, the red 1 among them.")
                ),
                Slip("half", Fraction(1, 2), N_("Four cards stand against one here.")),
                Slip(
                    "complement", Fraction(4, 5), N_("That is the chance that an eight is first.")
                ),
                Slip(
                    "1 of 43",
                    Fraction(1, 43),
                    N_("Look at these five alone: the other cards do not matter."),
                ),
            ),
            N_("Five cards are mixed. Which of them may come first, and how likely is each?"),
        ),
        (N_("Each of the five cards is as likely to come first as any other."),),
    ),
    Exercise(
        "waits",
        N_("Many waits"),
        N_("Write waits: for each pile the number of the draw that brings its first eight."),
        Trials(
            MEAN,
            N_("Your trials agree with the exact mean, 44/5."),
            WAIT_SLIPS,
            spread=SPREAD,
        ),
        (
            N_("argmax finds the place of the first 1 in a row, and begins to count at 0."),
            "piles.argmax(axis=1) + 1",
        ),
    ),
    Exercise(
        "within",
        N_("Level 1: within three draws"),
        N_("Write within: for each of 400,000 waits whether it is at most three draws."),
        Trials(
            WITHIN,
            N_("Your trials agree with 3202/12341: about one in four."),
            WITHIN_SLIPS,
            trials=MORE,
        ),
        (N_("Compare the whole array with a number: waits <= ..."),),
    ),
    Exercise(
        "two_eights",
        N_("Level 2: two eights left"),
        N_("Two of the eights are gone, and 43 cards are left. How many draws on average?"),
        Value(
            TWO_EIGHTS,
            N_("44/3, about 14.7: the two eights cut the others into three runs of 41/3."),
            (
                Slip("put back", Fraction(UNSEEN, 2), N_("That is with each card put back.")),
                Slip("misses only", TWO_EIGHTS - 1, N_("The draw of the eight itself counts too.")),
                Slip("doubled", 2 * MEAN, N_("Half the eights do not take twice as long.")),
                Slip("44 / 2", Fraction(44, 2), N_("Two eights cut the others into three runs.")),
                Slip("with four", MEAN, N_("That is with four eights. Two of them are gone.")),
            ),
            N_("How many of the 41 others come before both eights, on average? Then add one."),
            is_chance=False,
            unit=Fraction(1, 10),
        ),
        (
            N_("Each of the 41 others comes before both eights with which chance?"),
            N_("1 + 41 times 1/3."),
        ),
    ),
    Exercise(
        "last",
        N_("Level 3: the last eight"),
        N_("At which draw comes the last of the four eights, on average?"),
        Value(
            LAST,
            N_("35.2: with the pile turned over it is the first eight, at 8.8; 44 - 8.8 is 35.2."),
            (
                Slip(
                    "off by one",
                    UNSEEN - MEAN,
                    N_("Off by one: the lowest card is draw 43, not 42."),
                ),
                Slip(
                    "the end", Fraction(UNSEEN), N_("It is near the end, but seldom the last card.")
                ),
                Slip(
                    "4 of 43",
                    Fraction(UNSEEN * 4, 5),
                    N_("That is four fifths of 43. The mean wait was 44/5, not 43/5."),
                ),
            ),
            N_("Turn the pile over: at which draw is the last eight then, on average?"),
            is_chance=False,
            unit=Fraction(1, 10),
        ),
        (
            N_("Turn the pile over. Which place has the last eight now?"),
            N_("Draw n from above is draw 44 - n from below."),
        ),
    ),
    Exercise(
        "code",
        N_("Level 3: the wait as code"),
        N_("Write mean_wait(unseen, eights): the mean number of draws until the first eight."),
        Function(
            "mean_wait",
            [Case(given, counting.expected_wait(*given), text) for given, text in _WAITS],
            N_("It agrees with the library on every case."),
        ),
        (
            N_("How many others are there, and how often does each come before all eights?"),
            "1 + (unseen - eights) / (eights + 1)",
        ),
    ),
)

# --- The slide and the knobs ----------------------------------------------------------------------


def slide(_: Words) -> Chart:
    """Draw the chance of each draw to bring the first eight, and the same with putting back."""
    kept = [float(p) for p in chances(UNSEEN, EIGHTS)]
    n = range(1, len(kept) + 1)
    hit = EIGHTS / UNSEEN
    back = [hit * (1 - hit) ** (k - 1) for k in n]
    return Chart(
        _(N_("The first draw is the likeliest, and the mean lies far behind it")),
        _(N_("Bars that fall from 9 percent at the first draw to nothing at the fortieth.")),
        Axis(_(N_("draw that brings the first eight")), 0.3, 40.7, whole(5, 40, 5) | {1.0: "1"}),
        Axis(_(N_("chance")), 0, 0.1, {p / 100: f"{p} %" for p in range(0, 11, 2)}),
        (
            Bars(n, kept, name=_(N_("not put back"))),
            Curve(n, back, ORANGE, _(N_("put back"))),
            Upright(float(MEAN), _(N_("mean: {n}"), n=f"{float(MEAN):.1f}"), GREEN),
        ),
        (_(N_("draw")), _(N_("not put back")), _(N_("put back"))),
        [(str(k), f"{kept[k - 1]:.4f}", f"{back[k - 1]:.4f}") for k in n],
    )


KNOBS: Final = {
    "unseen": Knob(N_("cards unseen"), 5, 60, 30),
    "eights": Knob(N_("eights among them"), 1, 12, 3),
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
    ticks = whole(1, len(of), 1 + len(of) // 12)
    return Chart(
        "",
        sentence,
        Axis(_(N_("draw that brings the first eight")), 0.3, len(of) + 0.7, ticks),
        Axis(_(N_("chance")), 0, high * 1.08, few_percents(high)),
        (
            Bars(n, [float(p) for p in of]),
            Upright(1, "", GREY, _(N_("mode: {n}"), n=1)),
            Upright(middle, "", ORANGE, _(N_("median: {n}"), n=middle)),
            Upright(float(mean), "", GREEN, _(N_("mean: {n}"), n=f"{float(mean):.1f}")),
        ),
        (_(N_("draw")), _(N_("chance"))),
        [(str(k), f"{float(of[k - 1]):.4f}") for k in n],
    )


PLAN: Final = Plan(
    "until_an_eight",
    QUESTIONS,
    Guess(
        N_("How many draws does it take on average until the first eight?"),
        N_("draws"),
        0,
        40,
        is_percent=False,
    ),
    position,
    slide,
    KNOBS,
    draw,
)


def hour(language: str = "en", made_for: str = cardlab.__version__) -> Hour:
    """Return the hour about waiting for an eight.

    >>> hour().check("before", "1/4")
    Not quite. There are five cards, the red 1 among them.
    """
    return Hour(PLAN, language, made_for)
