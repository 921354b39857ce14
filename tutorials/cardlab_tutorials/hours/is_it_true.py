"""Hour 7, Is it true: what a declaration in Sweet & Spicy is worth, by Bayes."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Any, Final

import cardlab
from cardlab.counting import bayes, hypergeometric
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab_tutorials.hours.ask import Exercise
from cardlab_tutorials.hours.charts import (
    BLUE,
    GREY,
    ORANGE,
    Axis,
    Chart,
    Curve,
    Dots,
    Here,
    percents,
)
from cardlab_tutorials.hours.checks import Choice, Slip, Trials, Value
from cardlab_tutorials.hours.functions import Case, Function
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.hour import Hour, Plan
from cardlab_tutorials.hours.knobs import Drawn, Knob

KEPT: Final = 24_000  # of 4,000,000 trials about so many agree with Ana's hand
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
_IF_TRUE, _IF_FALSE = sign(2)
_JOINT: Final = HALF * _IF_TRUE
_KEEP: Final = N_("Keep the deals in which mine is exactly 2.")
TRUE_SLIPS: Final = (
    Slip(
        "prior kept",
        HALF,
        N_("You have all deals, whatever Ana holds. Keep those in which mine is 2."),
    ),
    Slip(
        "one of three left",
        Fraction(1, 3),
        N_("One of three chili 7s is left, but Ben did not pick his card among those three."),
    ),
    Slip(
        "counted only",
        Fraction(1, UNSEEN),
        N_("That holds if Ben says anything, whatever he lays. He is truthful half the time."),
    ),
    Slip(
        "odds as a chance",
        _IF_TRUE / _IF_FALSE,
        N_("Those are the odds, 97 to 279. The chance is 97 of 97 + 279."),
    ),
    Slip(
        "likelihood",
        _IF_TRUE,
        N_(
            "That is how likely the hand is if Ben's word is true. The question is the other way "
            "round."
        ),
    ),
    Slip(
        "both at once",
        _JOINT,
        N_("You divide by all deals. Divide by those only in which mine is 2."),
        sqrt(float(_JOINT * (1 - _JOINT))),
    ),
    Slip("none held", posterior(HALF, 0), _KEEP),
    Slip("one held", posterior(HALF, 1), _KEEP),
    Slip("complement", 1 - TRUE, N_("That is the chance that Ben lies.")),
    Slip(
        "all deals, with the hand",
        _JOINT + HALF * _IF_FALSE,
        N_("That is how often Ana holds two chili 7s. Write it in the brackets of true[...]."),
    ),
)

# --- Exercises -----------------------------------------------------------------------------------

TRUSTING: Final = posterior(Fraction(3, 4), 2)
ONE_HELD: Final = posterior(HALF, 1)
NONE_HELD: Final = posterior(HALF, 0)
NUMBER_WINS: Final = (1 - TRUE) * Fraction(82, 93)
SPICE_WINS: Final = (1 - TRUE) * Fraction(63, 93)
_POSTERIORS: Final = (
    (
        (0.5, 2),
        N_("Weigh both: prior times its likelihood, and (1 - prior) times the other."),
    ),
    ((0.75, 2), N_("The prior is 0.75 here.")),
    ((0.5, 0), N_("Likelihoods: no chili 7 in six cards, with two or three among the 99.")),
    ((0.25, 1), N_("Likelihoods: one chili 7 in six cards, with two or three among the 99.")),
    ((0.5, 3), N_("With all three in my hand it can't be true.")),
    ((0.0, 2), N_("Whoever never tells the truth does not tell it here.")),
)

QUESTIONS: Final = (
    Exercise(
        "direction",
        N_("More or less likely?"),
        N_("Ana sees two of the three chili 7s in her hand. What does that do to Ben's word?"),
        Choice(
            N_("less likely"),
            {
                N_("more likely"): N_("Would you rather believe it if you held all three?"),
                N_("less likely"): N_("There are fewer chili 7s that Ben may have laid."),
                N_("no change"): N_("Then it would change nothing if she held all three, either."),
            },
        ),
        (N_("Think of the extreme: all three in her hand."),),
    ),
    Exercise(
        "blind",
        N_("A Ben who says anything"),
        N_("If Ben lays any card and says chili 7 anyway: what is the chance that it is one?"),
        Value(
            Fraction(1, UNSEEN),
            N_("One chili 7 among the 94 cards that Ana has not seen."),
            (
                Slip("of 100", Fraction(1, 100), N_("Ana has seen six of the 100 cards: her own.")),
                Slip("three of 100", Fraction(3, 100), N_("Two of the three are in her hand.")),
                Slip("three of 94", Fraction(3, 94), N_("Two of the three are in her hand.")),
                Slip("one of three", Fraction(1, 3), N_("Any of 94 cards may lie there.")),
                Slip("no wilds", Fraction(1, 84), N_("Any of 94 cards may lie there.")),
            ),
            N_("How many of the 100 cards has Ana not seen? How many of those are chili 7s?"),
        ),
        (N_("100 cards, of which Ana holds six. How many chili 7s are among the others?"),),
    ),
    Exercise(
        "kept",
        N_("Is it true?"),
        N_("Write kept: true, for those deals in which Ana holds exactly two chili 7s."),
        Trials(TRUE, N_("Your trials agree with 97/376."), TRUE_SLIPS, trials=KEPT),
        (
            N_("mine == 2 is True for the deals that agree with Ana's hand."),
            N_("An array in brackets keeps what is True: true[...]"),
        ),
    ),
    Exercise(
        "trusting",
        N_("Level 1: a more honest Ben"),
        N_("Ben is truthful three times in four. How likely is his chili 7 now?"),
        Value(
            TRUSTING,
            N_("97/190, just over a half. Her two sevens take away as much as his honesty gives."),
            (
                Slip("prior kept", Fraction(3, 4), N_("Ana thought so before she looked.")),
                Slip("half", TRUE, N_("That is for a Ben who is truthful half the time.")),
                Slip("complement", 1 - TRUSTING, N_("That is the chance that Ben lies.")),
            ),
            N_("Weigh both cases anew, with 3/4 and 1/4 in the place of the halves; then divide."),
        ),
        (
            N_("Weights: 3 times 97 for true, 1 times 279 for false."),
            "bayes(Fraction(3, 4), if_true, if_false)",
        ),
    ),
    Exercise(
        "one_held",
        N_("Level 2: one chili 7 in hand"),
        N_("Ana holds only one chili 7, and Ben is truthful half the time. How likely now?"),
        Value(
            ONE_HELD,
            N_("97/235: still less than a half, but much more than with two."),
            (
                Slip("two held", TRUE, N_("That is with two chili 7s in her hand.")),
                Slip("none held", NONE_HELD, N_("That is with none in her hand.")),
                Slip("two of three left", Fraction(2, 3), N_("Ben did not pick of those three.")),
                Slip("complement", 1 - ONE_HELD, N_("That is the chance that Ben lies.")),
            ),
            N_("How likely is a hand with one chili 7 if it is true, and if not? Weigh both anew."),
        ),
        (N_("Both likelihoods change: hypergeometric(99, 2, 6, 1) and (99, 3, 6, 1)."),),
    ),
    Exercise(
        "none_held",
        N_("Level 2: none in hand"),
        N_("Without a chili 7 in her hand it is 97/188, a little over a half. Why over a half?"),
        Choice(
            N_("It is a sign too"),
            {
                N_("It is a sign too"): N_(
                    "If Ben lies, all three are elsewhere, and Ana would more often hold one."
                ),
                N_("Ben has become more honest"): N_("His honesty is as before: half the time."),
                N_("It is an error of the trials"): N_("97/188 is exact."),
            },
        ),
        (N_("When is it likelier to hold no chili 7: if Ben's card is one, or if not?"),),
    ),
    Exercise(
        "challenge",
        N_("Level 2: what to challenge"),
        N_("Ana may challenge the number or the spice. Which wins more often?"),
        Choice(
            N_("the number"),
            {
                N_("the number"): N_("123/188, about 65 of 100; the spice wins 50 of 100."),
                N_("the spice"): N_("189/376, about 50 of 100; the number wins 65 of 100."),
                N_("both alike"): N_("A false card is less often a 7 than it is chili."),
            },
        ),
        (
            N_("Of the 93 other cards 11 are a 7 or wild in number, and 30 are chili or wild."),
            N_("odds.declaration(view) tells how likely the number is right, and the spice."),
        ),
    ),
    Exercise(
        "code",
        N_("Level 3: as code"),
        N_("Write posterior(prior, held): how likely it is true, from the chili 7s in her hand."),
        Function(
            "posterior",
            [Case(given, posterior(Fraction(given[0]), given[1]), text)
             for given, text in _POSTERIORS],
            N_("It agrees with the library on every case."),
        ),
        (
            N_("hypergeometric(99, 2, 6, held) if it is true, (99, 3, 6, held) if not."),
            "prior * if_true / (prior * if_true + (1 - prior) * if_false)",
        ),
    ),
)  # fmt: skip

# --- The slide and the knobs ----------------------------------------------------------------------

_ACROSS: Final = 20  # dots in a row of the slide


def slide(_: Words) -> Chart:
    """Draw 376 deals with Ana's hand as dots, of which 97 are true."""
    true, every = TRUE.numerator, TRUE.denominator
    rows = -(-every // _ACROSS)
    places = [(n % _ACROSS + 0.5, rows - n // _ACROSS - 0.5) for n in range(every)]
    real, false = places[:true], places[true:]
    return Chart(
        _(N_("Of 376 deals with Ana's hand Ben's word is true in 97")),
        _(N_("376 dots, one for each deal with Ana's hand: 97 are blue, true; 279 orange, false.")),
        Axis(_(N_("deals in which Ana holds two chili 7s")), 0, _ACROSS),
        Axis("", 0, rows),
        (
            Dots([x for x, _y in real], [y for _x, y in real], BLUE, 4.2, name=_(N_("true"))),
            Dots([x for x, _y in false], [y for _x, y in false], ORANGE, 4.2, name=_(N_("false"))),
        ),
        (_(N_("Ben's word")), _(N_("deals"))),
        [(_(N_("true")), str(true)), (_(N_("false")), str(every - true))],
    )


KNOBS: Final = {
    "prior": Knob(N_("times in 100 that Ben is truthful"), 0, 100, 20),
    "held": Knob(N_("chili 7s in Ana's hand"), 0, 3, 2),
}


_AT_THE_KNOBS: Final = P_(
    "Before she looks it is true in {prior} of 100 cases; with {n} chili 7 in hand, in {here}.",
    "Before she looks it is true in {prior} of 100 cases; with {n} chili 7s in hand, in {here}.",
)


def draw(values: Mapping[str, int], _: Words) -> Drawn:
    """Draw how likely it is true over Ben's honesty, before and after Ana looks at her hand."""
    prior, held = values["prior"], values["held"]
    x = [n / 50 for n in range(51)]
    after = [_after(Fraction(n, 50), held) for n in range(51)]
    here = _after(Fraction(prior, 100), held)
    sentence = _(_AT_THE_KNOBS, prior=prior, n=held, here=f"{100 * here:.1f}")
    chart = Chart(
        "",
        sentence,
        Axis(_(N_("Ben is truthful in so many cases")), 0, 1, percents(20)),
        Axis(_(N_("true")), 0, 1.02, percents(25)),
        (
            Curve([0, 1], [0, 1], GREY, _(N_("before she looks")), dashed=True),
            Curve(x, after, name=_(N_("after"))),
            Here(prior / 100, here, _(N_("you are here"))),
        ),
        (_(N_("before")), _(N_("after"))),
        [(f"{2 * n} %", f"{after[n]:.3f}") for n in range(0, 51, 5)],
    )
    return chart, sentence


def _after(prior: Fraction, held: int) -> float:
    """The chance after she looked; of what can't be seen nothing is learnt."""
    impossible = held == 3 and prior == 1
    return float(prior if impossible else posterior(prior, held))


PLAN: Final = Plan(
    "is_it_true",
    QUESTIONS,
    Guess(N_("Ben is truthful half the time. In how many of 100 cases is his chili 7 true?")),
    position,
    slide,
    KNOBS,
    draw,
)


def hour(language: str = "en", made_for: str = cardlab.__version__) -> Hour:
    """Return the hour about a declaration.

    >>> hour().check("blind", "3 of 94")
    Not quite. Two of the three are in her hand.
    """
    return Hour(PLAN, language, made_for)
