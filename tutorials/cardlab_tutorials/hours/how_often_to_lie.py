"""Hour 8, How often to lie: one packet of Sweet & Spicy; a game in which two choose at once."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Any, Final

import cardlab
from cardlab.engine.text.words import N_, P_, Words
from cardlab.odds.matrix_games import mean, solve
from cardlab_tutorials.hours.ask import Exercise
from cardlab_tutorials.hours.charts import (
    BLUE,
    GREEN,
    ORANGE,
    Axis,
    Chart,
    Curve,
    Here,
    Level,
    Upright,
    percents,
    whole,
)
from cardlab_tutorials.hours.checks import Choice, Slip, Trials, Value
from cardlab_tutorials.hours.functions import Case, Function
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.hour import Hour, Plan
from cardlab_tutorials.hours.knobs import Drawn, Knob
from cardlab_tutorials.hours.lies import STACK, at_worst, best, pays, points, position

__all__ = ["PLAN", "at_worst", "best", "hour", "pays", "points", "position"]

TRIALS: Final = 100_000

# --- Numbers -------------------------------------------------------------------------------------

LIE: Final = best().rows[1]
DOUBT: Final = best().columns[1]
WORTH: Final = best().value
_HALF: Final = [Fraction(1, 2)] * 2
EVERY_OTHER: Final = mean(pays(), _HALF, _HALF)  # Ana lies and Ben doubts half the time
# The chance of each payment in such a round, from which its standard deviation follows.
PAYMENTS: Final = {
    -1: Fraction(1, 3),
    2: Fraction(1, 3),
    7: Fraction(1, 6),
    -5: Fraction(1, 6),
}
_SQUARES: Final = sum((chance * pay**2 for pay, chance in PAYMENTS.items()), Fraction(0))
SPREAD: Final = sqrt(_SQUARES - EVERY_OTHER**2)


_ONE: Final = N_(
    "A third too much. Does Ana lose a point when she passes? And does Ben doubt at all?"
)
SLIPS: Final = (
    Slip("passes for nothing", EVERY_OTHER + PAYMENTS[-1], _ONE),
    Slip("all trusted", mean(pays(), _HALF, [1, 0]), _ONE, 1.42),
    Slip("all doubted", mean(pays(), _HALF, [0, 1]), N_("In your rounds Ben doubts always."), 5.0),
    Slip("never lies", mean(pays(), [1, 0], _HALF), N_("In your rounds Ana never lies."), 2.8),
    Slip(
        "always lies",
        mean(pays(), [0, 1], _HALF),
        N_("In your rounds Ana says it of every card: she never passes."),
        4.4,
    ),
    Slip(
        "caught for a gain",
        EVERY_OTHER + 10 * PAYMENTS[-5],
        N_("A caught lie costs her 5. You pay her 5 for it."),
        3.0,
    ),
    Slip(
        "never caught",
        EVERY_OTHER + 12 * PAYMENTS[-5],
        N_("Whoever doubts a lie wins. You pay Ana 7 for each card that is doubted."),
        3.2,
    ),
    Slip(
        "true not said",
        Fraction(-1, 4),
        N_("In your rounds she passes with true cards too. She says a true card always."),
        3.2,
    ),
    Slip(
        "true always doubted",
        Fraction(3, 2),
        N_("A true card brings 7 only if Ben doubts it. If he trusts, it brings 2."),
        4.4,
    ),
)

_MATRIX: Final[tuple[tuple[tuple[list[list[Any]]], str], ...]] = (
    (([[0, Fraction(5, 3)], [2, -1]],), N_("The matrix of this hour: 5 of 14.")),
    (([[1, -1], [-1, 1]],), N_("Matching pennies: half the time.")),
    (([[0, 3], [1, 0]],), N_("The columns pay alike where 1 * lie = 3 * (1 - lie).")),
    (([[2, 4], [3, 1]],), N_("2 (1 - lie) + 3 lie = 4 (1 - lie) + 1 lie: what is lie?")),
)

QUESTIONS: Final = (
    Exercise(
        "always",
        N_("Who always lies"),
        N_("Ana says 'chili 7' of every card. Ben doubts always. What does she get on average?"),
        Value(
            Fraction(-1),
            N_("7 once in three, -5 twice in three: 7/3 - 10/3 = -1."),
            (
                Slip(
                    "two kinds",
                    Fraction(1),
                    N_("7 and -5 do not come equally often: once and twice."),
                ),
                Slip("trusted", Fraction(2), N_("That is if Ben trusts her.")),
                Slip("sum", Fraction(-3), N_("Divide by the three cards: it is a mean.")),
            ),
            N_("What does she get for the true card, and what for each of the two false ones?"),
            is_chance=False,
        ),
        (N_("One card of three is true. Write down the three rounds."),),
    ),
    Exercise(
        "honest",
        N_("Who never lies"),
        N_("Ana says 'chili 7' of the true card only, and Ben doubts always. What does she get?"),
        Value(
            Fraction(5, 3),
            N_("7 once in three, -1 twice in three: 5/3. But a Ben who trusts pays 0."),
            (
                Slip("no passes", Fraction(7, 3), N_("Whoever passes loses a point each time.")),
                Slip("trusted", Fraction(0), N_("That is if Ben trusts her.")),
                Slip("sum", Fraction(5), N_("Divide by the three cards: it is a mean.")),
            ),
            N_("What does she get for the true card, and what does she lose for each false one?"),
            is_chance=False,
        ),
        (N_("What does she get for the true card, and what for each of the two others?"),),
    ),
    Exercise(
        "points",
        N_("Many rounds"),
        N_("Write points: for each round what Ana gets, as the rules pay."),
        Trials(
            EVERY_OTHER,
            N_("Your rounds agree with 2/3, the mean of the four cells."),
            SLIPS,
            spread=SPREAD,
            trials=TRIALS,
        ),
        (
            N_("np.where(condition, a, b) is a where the condition holds, and else b."),
            N_("She says it if true | lie. Else -1; trusted 2; doubted 7 if true, -5 if not."),
        ),
    ),
    Exercise(
        "crossing",
        N_("Where the lines cross"),
        N_("With which share of her false cards must Ana lie, so that trust and doubt pay alike?"),
        Value(
            LIE,
            N_("2 x = 5/3 - 8/3 x, so x = 5/14: a little more than one in three."),
            (
                Slip("half", Fraction(1, 2), N_("Then it pays to doubt her: she gets only 1/3.")),
                Slip(
                    "a third", Fraction(1, 3), N_("Nearly, but the two lines are not alike there.")
                ),
                Slip("what is said", Fraction(5, 12), N_("That is the share of what she says.")),
                Slip("doubt", DOUBT, N_("That is how often Ben should doubt.")),
            ),
            N_("Where is what she gets from a trusting Ben the same as from a doubting one?"),
        ),
        (
            N_("If Ben trusts, she gets 2 x. If he doubts, she gets 5/3 - 8/3 x."),
            N_("The equation: 2 x = 5/3 - 8/3 x."),
        ),
    ),
    Exercise(
        "doubt",
        N_("Level 1: Ben"),
        N_("How often must Ben doubt, so that lying and passing pay Ana alike?"),
        Value(
            DOUBT,
            N_("A lie brings 2 if trusted, -5 if doubted; passing -1: 2 - 7 y = -1, y = 3/7."),
            (
                Slip("half", Fraction(1, 2), N_("Then lying pays less than passing: -1.5.")),
                Slip("lie", LIE, N_("That is how often Ana should lie.")),
                Slip("trust", 1 - DOUBT, N_("That is how often he should trust.")),
            ),
            N_("Look at a false card only: passing brings -1. What does a lie bring on average?"),
        ),
        (N_("What does a lie bring if Ben doubts with y? 2 (1 - y) - 5 y."),),
    ),
    Exercise(
        "eight",
        N_("Level 2: a higher stack"),
        N_(
            "Eight cards lie on the stack, four more than before, and the winner of a doubt gets "
            "them. How often should Ben doubt now?"
        ),
        Value(
            best(8).columns[1],
            N_("3/11: the more is at stake, the less he needs to doubt."),
            (
                Slip(
                    "four", DOUBT, N_("That is with four cards. A caught lie costs more now: -9.")
                ),
                Slip("lie", best(8).rows[1], N_("That is how often Ana should lie.")),
                Slip("twice", 2 * DOUBT, N_("Twice the stack does not ask for twice the doubt.")),
            ),
            N_("Look at a false card only: which of the numbers -1, 2 and -5 change now?"),
        ),
        (
            N_("A doubted lie costs 9 now, one for each card of the stack and one more."),
            N_("The equation: 2 (1 - y) - 9 y = -1."),
        ),
    ),
    Exercise(
        "surprise",
        N_("Level 2: why less"),
        N_("The higher the stack, the less Ben must doubt, and the more Ana lies. Why?"),
        Choice(
            N_("A caught lie costs so much that little doubt is enough"),
            {
                N_("Ben is afraid of a high stack"): N_(
                    "Ben loses as much as Ana wins: it is no question of fear."
                ),
                N_("A caught lie costs so much that little doubt is enough"): N_(
                    "His doubt is set by what *her* lie costs, and her lies by what *his* doubt "
                    "costs."
                ),
                N_("Ana has more true cards then"): N_("One in three is true, as before."),
            },
        ),
        (N_("Whose costs decide how often Ben doubts: his own, or Ana's?"),),
    ),
    Exercise(
        "code",
        N_("Level 3: as code"),
        N_("Write best_lie(matrix): how often to choose the second row of a 2 by 2 matrix."),
        Function(
            "best_lie",
            [Case(given, solve(given[0]).rows[1], text) for given, text in _MATRIX],
            N_("It agrees with the library on every case."),
        ),
        (
            N_("Both columns pay alike if a (1 - x) + c x = b (1 - x) + d x."),
            N_("x = (a - b) / (a - b - c + d), with [[a, b], [c, d]]."),
        ),
    ),
)

# --- The slide and the knobs ----------------------------------------------------------------------


def lines(stack: int) -> tuple[list[float], list[float], list[float]]:
    """Return shares of lies from 0 to 1, and what Ana gets if Ben trusts, and if he doubts."""
    x = [k / 20 for k in range(21)]
    matrix = [[float(pay) for pay in row] for row in pays(stack)]
    trusting = [(1 - lie) * matrix[0][0] + lie * matrix[1][0] for lie in x]
    doubting = [(1 - lie) * matrix[0][1] + lie * matrix[1][1] for lie in x]
    return x, trusting, doubting


def slide(_: Words) -> Chart:
    """Draw what Ana gets over how often she lies, for a Ben who trusts and one who doubts."""
    x, trusting, doubting = lines(STACK)
    return Chart(
        _(N_("One share of lies pays the same, whatever Ben does")),
        _(N_("A line that rises, for a trusting Ben, and one that falls, for a doubting one.")),
        Axis(_(N_("share of false cards with which Ana lies")), 0, 1.02, percents(20)),
        Axis(_(N_("points a round")), -1.2, 2.2, whole(-1, 2)),
        (
            Level(0, ""),
            Curve(x, trusting, GREEN, _(N_("Ben trusts"))),
            Curve(x, doubting, ORANGE, _(N_("Ben doubts"))),
            Here(float(LIE), float(WORTH), _(N_("here"))),
        ),
        (_(N_("lies")), _(N_("Ben trusts")), _(N_("Ben doubts"))),
        [(f"{x[k]:g}", f"{trusting[k]:.2f}", f"{doubting[k]:.2f}") for k in range(0, 21, 4)],
    )


KNOBS: Final = {
    "stack": Knob(N_("cards on the stack"), 1, 12, 2),
    "lie": Knob(N_("lies, of 100 false cards"), 0, 100, 60),
}


def _sentence(stack: int, lies: int, worst: float, _: Words) -> str:
    """Say what the knobs show."""
    return _(
        P_(
            "Stack of {stack}: with {n} lie of 100 false cards Ana gets {worst} at worst.",
            "Stack of {stack}: with {n} lies of 100 false cards Ana gets {worst} at worst.",
        ),
        stack=stack,
        n=lies,
        worst=f"{worst:.2f}",
    )


def draw(values: Mapping[str, int], _: Words) -> Drawn:
    """Draw the two lines for a stack, and what Ana gets at worst."""
    stack, lie = values["stack"], values["lie"] / 100
    x, trusting, doubting = lines(stack)
    worst = float(at_worst(Fraction(values["lie"], 100), stack))
    sentence = _sentence(stack, values["lie"], worst, _)
    low, high = min(doubting), max(doubting[0], 2)
    step = 1 if high - low < 8 else 2
    chart = Chart(
        "",
        sentence,
        Axis(_(N_("share of false cards with which Ana lies")), 0, 1.02, percents(20)),
        Axis(_(N_("points a round")), low - 0.4, high + 0.4, whole(round(low), round(high), step)),
        (
            Level(0, ""),
            Curve(x, trusting, GREEN, _(N_("Ben trusts"))),
            Curve(x, doubting, ORANGE, _(N_("Ben doubts"))),
            Upright(lie, "", BLUE),
            Here(lie, worst, _(N_("you are here"))),
        ),
        (_(N_("lies")), _(N_("Ben trusts")), _(N_("Ben doubts"))),
        [(f"{x[k]:g}", f"{trusting[k]:.2f}", f"{doubting[k]:.2f}") for k in range(1, 21, 4)],
    )
    return chart, sentence


PLAN: Final = Plan(
    "how_often_to_lie",
    QUESTIONS,
    Guess(N_("Of 100 false cards, with how many should Ana lie?"), N_("lies of 100 false cards")),
    position,
    slide,
    KNOBS,
    draw,
)


def hour(language: str = "en", made_for: str = cardlab.__version__) -> Hour:
    """Return the hour about how often to lie.

    >>> hour().check("always", 1)
    Not quite. 7 and -5 do not come equally often: once and twice.
    """
    return Hour(PLAN, language, made_for)
