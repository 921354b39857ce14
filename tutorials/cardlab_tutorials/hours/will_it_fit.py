"""Hour 1, Will it fit: a hand of Pepper Eights; the complement, without putting back."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

import cardlab
from cardlab import counting
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab_tutorials.hours.ask import Exercise
from cardlab_tutorials.hours.charts import Axis, Bars, Chart, percents, whole
from cardlab_tutorials.hours.checks import Choice, Slip, Trials, Value
from cardlab_tutorials.hours.functions import Case, Function
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.hour import Hour, Plan
from cardlab_tutorials.hours.knobs import Drawn, Knob
from cardlab_tutorials.hours.plots import kept_and_back

UNSEEN: Final = 46  # cards that Ana has not seen
FITS: Final = 13  # of them fit on the green 4
HAND: Final = 3  # cards in Ben's hand

_PLACES: Final = {
    "hand 0": "green 1, green 9, green 10, blue 8, green poblano",
    "hand 1": HAND,
    "discard": "green 4",
}


def position(seed: int = 1) -> Match[Any]:
    """Return a match at Ana's turn: a green 4 lies on top, and Ben holds three cards.

    >>> from cardlab.games.pepper import odds
    >>> odds.can_play(position().view(0), 1)
    Fraction(221, 345)
    """
    return cardlab.set_table("pepper", _PLACES, players=2, seed=seed)


# --- How many cards fit --------------------------------------------------------------------------

COUNT_SLIPS: Final = (
    Slip("greens only", Fraction(8), N_("Those are the greens. Fours and eights fit too.")),
    Slip("eights forgotten", Fraction(11), N_("You have left out the eights, which fit on all.")),
    Slip("fours forgotten", Fraction(10), N_("You have left out the fours of the other suits.")),
    Slip(
        "green eight twice", Fraction(14), N_("The green 8 is a green and an eight: count it once.")
    ),
    Slip(
        "own cards counted",
        Fraction(18),
        N_("That is all that fits in the whole deck. Ben can't hold what Ana holds."),
    ),
)

# --- Whether Ben can play ------------------------------------------------------------------------

CAN_PLAY: Final = counting.at_least(UNSEEN, FITS, HAND)
_CAN_NOT: Final = N_("That is the chance that Ben can't play. The question is whether he can.")
_PUT_BACK: Final = N_(
    "Your cards go back before the next is dealt: 33/46 holds for the first only."
)
CAN_SLIPS: Final = (
    Slip("complement", 1 - CAN_PLAY, _CAN_NOT),
    Slip(
        "added",
        HAND * Fraction(FITS, UNSEEN),
        N_("You have added 13/46 three times: hands with two cards that fit count twice then."),
        0.7,
    ),
    Slip("put back", 1 - Fraction(UNSEEN - FITS, UNSEEN) ** HAND, _PUT_BACK),
    Slip(
        "eights forgotten",
        counting.at_least(UNSEEN, FITS - 2, HAND),
        N_("Only 11 of your 46 cards fit: the red 8 and the yellow 8 fit on all."),
    ),
    Slip(
        "own cards counted",
        counting.at_least(51, 18, HAND),
        N_("Ben gets Ana's cards in your trials. Deal from the 46 that she has not seen."),
    ),
    Slip(
        "just one",
        counting.hypergeometric(UNSEEN, FITS, HAND, 1),
        N_("You count hands with exactly one card that fits. Two or three are fine too."),
    ),
    Slip("one card", Fraction(FITS, UNSEEN), N_("You look at one card of Ben's. He has three.")),
    Slip(
        "all three",
        counting.hypergeometric(UNSEEN, FITS, HAND, HAND),
        N_("You count hands in which all three cards fit. One that fits is enough."),
    ),
)

# --- Exercises -----------------------------------------------------------------------------------

ONE: Final = Fraction(FITS, UNSEEN)
DEAL: Final = counting.at_least(51, 18, 8)
LEAST: Final = counting.at_least(UNSEEN, 10, HAND)  # the blue 8 lies on top, and green is named
OTHER: Final = Fraction(2137, 3036)  # the blue 8, and another suit is named
NINE_IN_TEN: Final = 7

_CAN: Final = (
    ((46, 13, 3), N_("Is it one minus the chance that no card fits?")),
    ((46, 13, 1), N_("With one card it is just fits / unseen.")),
    (
        (30, 6, 5),
        N_("Each card that does not fit leaves one card fewer, and one fewer that does not fit."),
    ),
    ((10, 0, 3), N_("If nothing fits, Ben can't play.")),
    ((10, 9, 2), N_("Only one card does not fit, so of two cards one does.")),
    ((20, 5, 0), N_("Without cards one can't play.")),
)

QUESTIONS: Final = (
    Exercise(
        "count",
        N_("What fits"),
        N_("How many of the 46 cards that Ana has not seen fit on the green 4?"),
        Value(
            Fraction(FITS),
            N_("Eight greens, the green 8 among them; three fours; the red 8 and the yellow 8."),
            COUNT_SLIPS,
            N_("Count the greens that are left, then the other fours, then the other eights."),
            is_chance=False,
        ),
        (
            N_(
                "A suit has the numbers 1 to 10 and three peppers: 13 cards. Ana holds four greens."
            ),
            N_("8 greens, 3 fours and 2 eights that are no greens."),
        ),
    ),
    Exercise(
        "can_play",
        N_("Can Ben play?"),
        N_("Write can_play: for each hand whether at least one of its cards fits."),
        Trials(CAN_PLAY, N_("Your trials agree with the exact chance."), CAN_SLIPS),
        (
            N_("A row of hands has three numbers; 1 is a card that fits."),
            N_("hands.any(axis=1) is True for the rows in which some number is not 0."),
        ),
    ),
    Exercise(
        "one",
        N_("Level 1: one card"),
        N_("Ben has only one card left. What is the chance that he can play?"),
        Value(
            ONE,
            N_("13 of 46: with one card there is nothing to put together."),
            (
                Slip("complement", 1 - ONE, _CAN_NOT),
                Slip(
                    "a third",
                    CAN_PLAY / 3,
                    N_("A third of the cards is not a third of the chance."),
                ),
                Slip("of 51", Fraction(18, 51), N_("Ana's cards can't be Ben's: 13 of 46.")),
            ),
            N_("Ben's card is any of the 46 that Ana has not seen. How many of those fit?"),
        ),
        (N_("How many cards may it be, and how many of those fit?"),),
    ),
    Exercise(
        "nine_in_ten",
        N_("Level 2: nine in ten"),
        N_("From how many cards on can Ben play in at least nine of ten cases?"),
        Value(
            Fraction(NINE_IN_TEN),
            N_("With six cards it is 88 of 100, with seven 92."),
            (
                Slip("six", Fraction(6), N_("With six it is 0.88: less than nine in ten.")),
                Slip(
                    "four", Fraction(4), N_("You seem to add 13/46 for each card. It grows slower.")
                ),
                Slip("eight", Fraction(8), N_("Eight are enough, but so is one less.")),
            ),
            N_("Work out 1 - 33/46 · 32/45 · … with one fraction for each card: when is it 0.9?"),
            is_chance=False,
        ),
        (
            N_("Multiply 33/46, 32/45, 31/44 and so on: after how many is 1 less the product 0.9?"),
            "1 - comb(33, n) / comb(46, n)",
        ),
    ),
    Exercise(
        "deal",
        N_("Level 2: the deal"),
        N_("You get eight cards, and a red 7 is turned up. What is the chance that you can play?"),
        Value(
            DEAL,
            N_("0.978: in 98 of 100 deals. 18 of the 51 other cards fit."),
            (
                Slip("complement", 1 - DEAL, N_("That is the chance that you can't play.")),
                Slip(
                    "put back",
                    1 - Fraction(33, 51) ** 8,
                    N_("The cards are not put back: 33/51, 32/50 …"),
                ),
                Slip("of 52", counting.at_least(52, 18, 8), N_("The red 7 can't be in your hand.")),
                Slip("eights forgotten", counting.at_least(51, 15, 8), N_("Three eights fit too.")),
                Slip(
                    "red eight twice",
                    counting.at_least(51, 19, 8),
                    N_("The red 8 is a red and an eight: count it once."),
                ),
            ),
            N_("How many of the 51 other cards fit? Then multiply eight fractions for none."),
        ),
        (N_("12 reds, 3 sevens and 3 eights that are not red, of 51 cards."),),
    ),
    Exercise(
        "least",
        N_("Level 2: Ana's best move"),
        N_("Which move leaves Ben the smallest chance to play on it?"),
        Choice(
            N_("The blue 8, and green is named"),
            {
                N_("The green 1"): N_("On any plain green it stays 221/345: about 64 of 100."),
                N_("The blue 8, and green is named"): N_(
                    "134/253, about 53 of 100: no four fits any more. The Poblano leaves as little."
                ),
                N_("The blue 8, and red is named"): N_(
                    "2137/3036, about 70 of 100: of the reds none is in Ana's hand."
                ),
            },
        ),
        (
            N_("What fits after each? Of which suit has Ana most cards, so that Ben has fewest?"),
            N_("Play each at a copy of the match and ask odds.can_play(view, 1)."),
        ),
    ),
    Exercise(
        "code",
        N_("Level 3: as code"),
        N_("Write chance_to_play(unseen, fits, cards): the chance that some of the cards fits."),
        Function(
            "chance_to_play",
            [Case(given, counting.at_least(*given), text) for given, text in _CAN],
            N_("It agrees with the library on every case."),
        ),
        (
            N_("Go through the cards one by one, and multiply the chances that none fits so far."),
            N_("The chance that the next does not fit: (unseen - fits - n) / (unseen - n)."),
        ),
    ),
)

# --- The slide and the knobs ----------------------------------------------------------------------


def slide(_: Words) -> Chart:
    """Draw the chance that Ben can play, for two to five cards."""
    cards = range(2, 6)
    chances = [float(counting.at_least(UNSEEN, FITS, n)) for n in cards]
    return Chart(
        _(N_("Two cards: even chances. Three: two in three")),
        _(N_("The chance that Ben can play grows from 49 percent with two cards to 83 with five.")),
        Axis(_(N_("cards in Ben's hand")), 1.4, 5.6, whole(2, 5)),
        Axis(_(N_("can play")), 0, 1.05, percents(25)),
        (Bars(cards, chances, 0.7, labels=[f"{100 * p:.0f}" for p in chances]),),
        (_(N_("cards")), _(N_("chance"))),
        [(str(n), f"{p:.3f}") for n, p in zip(cards, chances, strict=True)],
    )


KNOBS: Final = {
    "unseen": Knob(N_("cards unseen"), 10, 52, 40),
    "fits": Knob(N_("of them fit"), 0, 52, 6),
    "cards": Knob(N_("cards in hand"), 1, 10, 4),
}


def draw(values: Mapping[str, int], _: Words) -> Drawn:
    """Draw the chance that a hand can play over its cards, with and without putting back."""
    unseen, cards = values["unseen"], values["cards"]
    fits = min(values["fits"], unseen)
    n = range(1, 11)
    kept = [float(counting.at_least(unseen, fits, k)) for k in n]
    back = [1 - (1 - fits / unseen) ** k for k in n]
    sentence = _(
        P_(
            "{n} of {unseen} fits: a hand of {cards} can play in {here} of 100 cases; if each card "
            "were put back, in {back}.",
            "{n} of {unseen} fit: a hand of {cards} can play in {here} of 100 cases; if each card "
            "were put back, in {back}.",
        ),
        n=fits,
        unseen=unseen,
        cards=cards,
        here=f"{100 * kept[cards - 1]:.1f}",
        back=f"{100 * back[cards - 1]:.1f}",
    )
    x = Axis(_(N_("cards in hand")), 1, 10, whole(1, 10))
    return kept_and_back(sentence, x, _(N_("can play")), (kept, back), cards, _), sentence


PLAN: Final = Plan(
    "will_it_fit",
    QUESTIONS,
    Guess(N_("Ben has three cards. In how many of 100 cases can he play on the green 4?")),
    position,
    slide,
    KNOBS,
    draw,
)


def hour(language: str = "en", made_for: str = cardlab.__version__) -> Hour:
    """Return the hour about a card that fits.

    >>> hour().check("count", 11)
    Not quite. You have left out the eights, which fit on all.
    """
    return Hour(PLAN, language, made_for)
