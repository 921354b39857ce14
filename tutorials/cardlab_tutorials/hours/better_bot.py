"""Hour 10, Is my bot better: what luck alone does, many comparisons, and how much one can see."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import pairwise
from math import comb
from typing import Any, Final

import cardlab
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab.odds import luck
from cardlab_tutorials.hours.ask import Exercise
from cardlab_tutorials.hours.charts import (
    GREY,
    ORANGE,
    Axis,
    Bars,
    Chart,
    Curve,
    Here,
    Upright,
    few_percents,
)
from cardlab_tutorials.hours.checks import Choice, Slip, Trials, Value
from cardlab_tutorials.hours.functions import Case, Function
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.hour import Hour, Plan
from cardlab_tutorials.hours.knobs import Drawn, Knob

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
_JUST: Final = Fraction(comb(GAMES, WINS), 2**GAMES)
_MORE: Final = luck.at_least_wins(GAMES, WINS + 1)
SLIPS: Final = (
    Slip(
        "more than 58", _MORE, N_("You count more than 58. 58 itself is as good: >= is 'or more'.")
    ),
    Slip(
        "just 58", _JUST, N_("You count exactly 58 wins. 59 and more are even better: count them.")
    ),
    Slip(
        "two-sided",
        2 * ALONE,
        N_("You count 42 and fewer as well. That answers another question: is it any different?"),
    ),
    Slip("complement", 1 - ALONE, N_("That is the chance of fewer than 58.")),
    Slip(
        "normal",
        Fraction(548, 10_000),
        N_("That is the normal curve from 58 on. It has no whole numbers: 58 begins at 57.5."),
    ),
)
BEST_SLIPS: Final = (
    Slip("one alone", ALONE, N_("That is one bot. Look along each row: does any bot reach 58?")),
    Slip("none", 1 - BEST, N_("That is how often none of the 20 reaches 58.")),
    Slip(
        "more than 58",
        luck.best_of(_MORE, BOTS),
        N_("You count more than 58. 58 itself is as good: >= is 'or more'."),
    ),
    Slip(
        "all of them",
        ALONE**2,
        N_("The question is any, not all: hardly ever do all 20 reach 58."),
    ),
    Slip(
        "just 58",
        luck.best_of(_JUST, BOTS),
        N_("You count exactly 58 wins. 59 and more are even better: count them."),
    ),
)

# --- Exercises -----------------------------------------------------------------------------------

FIVE: Final = luck.at_least_wins(5, 4)
LINE: Final = luck.least_wins(GAMES)
LINE_OF_MANY: Final = luck.least_wins(GAMES, bots=BOTS)
POWER: Final = luck.at_least_wins(GAMES, LINE, Fraction(58, 100)).limit_denominator(10**9)

_TAILS: Final = (
    ((5, 4, Fraction(1, 2)), N_("Four or five of five: 5/32 and 1/32.")),
    ((1, 1, Fraction(3, 10)), N_("One game: it is won with p.")),
    ((10, 0, Fraction(1, 2)), N_("Nought or more: that is sure.")),
    ((3, 4, Fraction(1, 2)), N_("Nobody wins four of three.")),
    ((4, 3, Fraction(1, 4)), N_("4 * p**3 * (1 - p), and p**4: the chance of a loss is 1 - p.")),
    (
        (100, 58, Fraction(1, 2)),
        N_("comb(games, k) orders have exactly k wins; sum from 58 to 100."),
    ),
)

QUESTIONS: Final = (
    Exercise(
        "five",
        N_("Five games"),
        N_("A fair coin is thrown five times. What is the chance of four heads or more?"),
        Value(
            FIVE,
            N_("Of 32 orders 5 have four heads, and one has five: 6/32 = 3/16."),
            (
                Slip("just four", Fraction(5, 32), N_("Five heads are 'four or more' too.")),
                Slip("all five", Fraction(1, 32), N_("That is five heads. Four are enough.")),
                Slip(
                    "one in six",
                    Fraction(1, 6),
                    N_("The six numbers of heads are not equally likely."),
                ),
                Slip(
                    "a third",
                    Fraction(1, 3),
                    N_("The six numbers of heads are not equally likely."),
                ),
            ),
            N_("How many of the 32 orders have four heads? How many have five?"),
        ),
        (N_("In how many orders does exactly one of the five throws show tails?"),),
    ),
    Exercise(
        "lucky",
        N_("58 wins of 100"),
        N_("Write lucky: for each series of 100 throws whether it has 58 heads or more."),
        Trials(ALONE, N_("Your trials agree with the exact chance: about one in 15."), SLIPS),
        (
            N_("wins is an array; compare the whole array with a number."),
            N_("In Python: wins >= 58"),
        ),
    ),
    Exercise(
        "best",
        N_("The best of 20"),
        N_("Write best: for each class of 20 equal bots whether any of them wins 58 or more."),
        Trials(
            BEST, N_("Your trials agree with the exact chance: three classes in four."), BEST_SLIPS
        ),
        (
            N_("A row is a class of 20 bots. Is the largest number of a row 58 or more?"),
            N_("(classes >= 58).any(axis=1), or classes.max(axis=1) >= 58"),
        ),
    ),
    Exercise(
        "line",
        N_("Level 1: the line for one"),
        N_(
            "How many wins of 100 must it be at least, so that luck alone gives as many or more in "
            "fewer than 5 of 100 series?"
        ),
        Value(
            Fraction(LINE),
            N_("59: luck alone gives 59 or more with 4.4 percent, 58 or more with 6.7."),
            (
                Slip("58", Fraction(58), N_("58 or more comes with 6.7 percent.")),
                Slip("60", Fraction(60), N_("60 is rarer still: 59 is enough.")),
                Slip("55", Fraction(55), N_("5 of 100 above one half: but 55 is one error only.")),
            ),
            N_("Try some numbers: which share of your series has so many wins or more?"),
            is_chance=False,
            unit=Fraction(1),
        ),
        (
            N_("The knobs do it too: 100 games, one bot. From which share on is it rarer?"),
            N_("Try 58, 59 and 60: np.mean(wins >= 59)."),
        ),
    ),
    Exercise(
        "line_of_many",
        N_("Level 2: the line for the best of 20"),
        N_(
            "The same for the best of 20 equal bots: how many wins must it be at least, so that it "
            "has as many or more in fewer than 5 of 100 classes?"
        ),
        Value(
            Fraction(LINE_OF_MANY),
            N_("65: whoever picks the best of many must ask more of it."),
            (
                Slip("alone", Fraction(LINE), N_("59 is for a single bot, named beforehand.")),
                Slip("64", Fraction(64), N_("The best has 64 or more with 6.5 percent.")),
                Slip("66", Fraction(66), N_("66 is rarer still: 65 is enough.")),
                Slip("63", Fraction(63), N_("The best has 63 or more with 11 percent.")),
            ),
            N_("Try some numbers: in which share of your classes has any bot so many or more?"),
            is_chance=False,
            unit=Fraction(1),
        ),
        (
            N_("np.mean((classes >= 64).any(axis=1)), and so on."),
            N_("One bot may have only about 5 percent by 20."),
        ),
    ),
    Exercise(
        "power",
        N_("Level 2: what one overlooks"),
        N_(
            "A bot wins 58 percent in truth. How often does it reach the line for one bot in 100 "
            "games?"
        ),
        Value(
            POWER,
            N_("0.462: more than half of such good bots are overlooked in 100 games."),
            (
                Slip("complement", 1 - POWER, N_("That is how often it stays below the line.")),
                Slip("its share", Fraction(58, 100), N_("That is its chance in one game.")),
                Slip("half", Fraction(1, 2), N_("Nearly: but 59 lies above its mean of 58.")),
                Slip(
                    "luck",
                    luck.at_least_wins(GAMES, LINE).limit_denominator(10**9),
                    N_("That is the chance of a coin."),
                ),
            ),
            N_("Throw many series with 0.58 for 0.5: which share has 59 wins or more?"),
        ),
        (
            N_("Let numpy play: rng.binomial(100, 0.58, 100_000)"),
            N_("With the library: luck.at_least_wins(100, 59, 0.58)"),
        ),
    ),
    Exercise(
        "say",
        N_("Level 2: what to say"),
        N_("Of 20 bots of the class yours is the best, with 58 of 100. What may you say?"),
        Choice(
            N_("Let it play again, on new deals"),
            {
                N_("It is better: 58 is well above 50"): N_(
                    "Among 20 equal bots the best wins 59 on average."
                ),
                N_("It is no better than the others"): N_(
                    "That is not shown either: a true 58 percent looks just like this."
                ),
                N_("Let it play again, on new deals"): N_(
                    "Now there is one bot, named beforehand: 59 of 100 are the line again."
                ),
            },
        ),
        (N_("How many wins has the best of 20 equal bots on average?"),),
    ),
    Exercise(
        "code",
        N_("Level 3: the tail as code"),
        N_("Write tail(games, wins, p): the chance of so many wins or more."),
        Function(
            "tail",
            [Case(given, luck.at_least_wins(*given), text) for given, text in _TAILS],
            N_("It agrees with the library on every case."),
        ),
        (
            N_("Exactly k wins: comb(games, k) * p**k * (1 - p)**(games - k)."),
            N_("Sum over k from wins to games: range(wins, games + 1)."),
        ),
    ),
)

# --- The slide and the knobs ----------------------------------------------------------------------


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
        _(N_("58 wins: many for one bot, and few for the best of 20")),
        _(
            N_(
                "Bars for one bot, about 50 wins, and for the best of 20, nine more. Few of the "
                "first and most of the second are at 58 or more."
            )
        ),
        Axis(_(N_("wins in 100 games")), 34.5, 75.5, {float(k): str(k) for k in range(35, 76, 5)}),
        Axis(_(N_("chance")), 0, 0.19, {k / 100: f"{k} %" for k in range(0, 19, 5)}),
        (
            Bars(x, [best[k] for k in x], 0.9, ORANGE, name=_(N_("the best of 20"))),
            Bars(x, [one[k] for k in x], 0.5, name=_(N_("one bot"))),
            Upright(57.5, "58", GREY),
        ),
        (_(N_("wins")), _(N_("one bot")), _(N_("the best of 20"))),
        [(str(k), f"{one[k]:.4f}", f"{best[k]:.4f}") for k in x],
    )


KNOBS: Final = {
    "games": Knob(N_("games"), 20, 300, 200),
    "bots": Knob(N_("equal bots"), 1, 40, 6),
    "share": Knob(N_("share won by the best, in percent"), 50, 75, 54),
}


def _sentence(bots: int, wins: int, games: int, tail: float, _: Words) -> str:
    """Say what the knobs show."""
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
        Axis(_(N_("share won")), 0.35, 0.8, {k / 100: f"{k} %" for k in range(40, 81, 10)}),
        Axis(_(N_("chance")), 0, most, few_percents(max(best))),
        (
            Curve([shares[k] for k in shown], [best[k] for k in shown]),
            Upright(wins / games, "", GREY),
            Here(wins / games, best[wins], _(N_("you are here"))),
        ),
        (_(N_("wins")), _(N_("chance"))),
        [(str(k), f"{best[k]:.4f}") for k in shown[:: max(1, len(shown) // 12)]],
    )
    return chart, sentence


PLAN: Final = Plan(
    "better_bot",
    QUESTIONS,
    Guess(
        N_("A fair coin is thrown 100 times. In how many of 100 series has it 58 heads or more?")
    ),
    position,
    slide,
    KNOBS,
    draw,
)


def hour(language: str = "en", made_for: str = cardlab.__version__) -> Hour:
    """Return the hour about a bot that may be better.

    >>> hour().check("five", "5/32")
    Not quite. Five heads are 'four or more' too.
    """
    return Hour(PLAN, language, made_for)
