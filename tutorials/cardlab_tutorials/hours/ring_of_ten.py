"""Hour 4, A ring of ten: four piles of Schwupps; "or", what counts twice, the mean of a sum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Any, Final

import cardlab
from cardlab import counting
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab.games.schwupps.cards import AGGRAVATION, DECK, NUMBERS, RULE_CARDS
from cardlab.games.schwupps.rules import FITS
from cardlab_tutorials.hours.ask import Exercise
from cardlab_tutorials.hours.charts import GREY, Axis, Bars, Chart, Curve, Here, percents, whole
from cardlab_tutorials.hours.checks import Choice, Slip, Trials, Value
from cardlab_tutorials.hours.functions import Case, Function
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.hour import Hour, Plan
from cardlab_tutorials.hours.knobs import Drawn, Knob, Pick
from cardlab_tutorials.hours.ring_rules import CHAINS_TO_LAY, fits, longest_of

if TYPE_CHECKING:
    import numpy as np

__all__ = ["PLAN", "fits", "hour", "position", "unseen"]

UNSEEN: Final = 106  # cards that Ana has not seen
UNION: Final = 39  # of them fit somewhere
SUM: Final = 9 + 19 + 8 + 9  # the same, pile by pile
HAND: Final = 4
TRIALS: Final = 400_000  # at so many each slip is named

_TOPS: Final = ("red 9", "blue 3", "green 1", "yellow 6")
_PILES: Final = ("top-first", "top-second", "bottom-first", "bottom-second")
_PLACES: Final = {
    **dict(zip(_PILES, ("+1", "same colour", "-2", "same number"), strict=True)),
    **{f"{pile} pile": top for pile, top in zip(_PILES, _TOPS, strict=True)},
    "hand 0": "green 10, purple 1, yellow 9, red 7",
    "hand 1": HAND,
}


def position(seed: int = 1) -> Match[Any]:
    """Return a match at Ana's turn: four piles lie there, and Ben holds four cards.

    >>> from cardlab.games.schwupps import odds
    >>> odds.any_fits(position().view(0), 4)
    Fraction(32317, 38213)
    """
    return cardlab.set_table("schwupps", _PLACES, players=2, seed=seed)


def unseen() -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Return the colours and the numbers of the 106 cards that Ana has not seen.

    An aggravation card has no colour, ``""``, and the number 0. Both arrays have the shape (106,).

    >>> colours, numbers = unseen()
    >>> len(colours), int((numbers == 0).sum())
    (106, 14)
    """
    import numpy as np

    left = list(counting.unseen(position().view(0), "").cards.elements())
    return np.array([card.suit for card in left]), np.array([card.rank for card in left], np.int8)


# --- What fits -----------------------------------------------------------------------------------

_TWICE: Final = N_("A card that fits for two reasons is still one card: count it once.")
OR_SLIPS: Final = (
    Slip("overlap twice", Fraction(28), _TWICE),
    Slip("top counted", Fraction(29), N_("The red 9 on top can't be laid on itself: 19 reds.")),
    Slip("overlap out", Fraction(26), N_("The other red 9 fits, so do not leave it out.")),
    Slip("reds only", Fraction(19), N_("Those are the reds. The nines fit too.")),
    Slip("one of each", Fraction(13), N_("There are two cards of each colour and number.")),
)
UNION_SLIPS: Final = (
    Slip("overlap twice", Fraction(SUM), N_("45 is the sum. Which cards fit at two piles?")),
    Slip(
        "no ring, or overlap out",
        Fraction(UNION - 6),
        N_(
            "Six too few. Two below 1 is 9, for the numbers are a ring; and a card that fits at "
            "two piles is counted once, not left out."
        ),
    ),
    Slip("one of each", Fraction(SUM - 3), N_("There are two blue tens, nines and sixes each.")),
    Slip("own cards counted", Fraction(UNION + 2), N_("Ana's own 10 and 9 can't be Ben's.")),
    Slip("the whole deck", Fraction(SUM + 4), N_("Leave out the tops, and what Ana holds.")),
)

# --- Whether Ben can lay a card ------------------------------------------------------------------

CAN_LAY: Final = counting.at_least(UNSEEN, UNION, HAND)
_TOO_MANY: Final = N_(
    "Too often. Either a card that fits at two piles counts twice (45 cards, not 39), or the 14 "
    "aggravation cards are missing: Ben may hold them too."
)
CAN_SLIPS: Final = (
    Slip("overlap twice", counting.at_least(UNSEEN, SUM, HAND), _TOO_MANY),
    Slip("aggravation forgotten", counting.at_least(UNSEEN - 14, UNION, HAND), _TOO_MANY),
    Slip(
        "no ring",
        counting.at_least(UNSEEN, UNION - 6, HAND),
        N_("The nines are missing: two below 1 is 9, as the numbers are a ring."),
    ),
    Slip(
        "put back",
        1 - Fraction(UNSEEN - UNION, UNSEEN) ** HAND,
        N_("Your cards go back before the next is dealt. Ben holds four different cards."),
    ),
    Slip("complement", 1 - CAN_LAY, N_("That is the chance that Ben can lay nothing.")),
    Slip("one card", Fraction(UNION, UNSEEN), N_("You look at one of Ben's cards. He has four.")),
    Slip(
        "mean number",
        HAND * Fraction(UNION, UNSEEN),
        N_("You have counted how many of his cards fit. The question is whether any does."),
        0.9,
    ),
    Slip(
        "blue forgotten",
        counting.at_least(UNSEEN, UNION - 13, HAND),
        N_("Your cards fit at three piles only: blue cards fit at the blue 3."),
    ),
    Slip(
        "all four",
        counting.hypergeometric(UNSEEN, UNION, HAND, HAND),
        N_("You count hands in which all four cards fit. One that fits is enough."),
    ),
)

# --- Exercises -----------------------------------------------------------------------------------

MEAN: Final = HAND * Fraction(UNION, UNSEEN)
TWO: Final = counting.at_least(UNSEEN, UNION, 2)
CHAIN: Final = Fraction(163, 1113)  # two cards of which both can be laid, by listing all pairs

QUESTIONS: Final = (
    Exercise(
        "colour_or_number",
        N_("Colour or number"),
        N_("A red 9 lies under 'colour or number'. How many of the 99 other number cards fit?"),
        Value(
            Fraction(27),
            N_("19 reds and 9 nines, less the other red 9, which is both: 27."),
            OR_SLIPS,
            N_("How many reds are left? How many nines? Which card is both?"),
            is_chance=False,
        ),
        (
            N_("There are two of each: 20 reds and 10 nines, with the one on top."),
            N_("19 + 9, and then the card that you have counted twice."),
        ),
    ),
    Exercise(
        "union",
        N_("Four piles"),
        N_("How many of the 106 cards that Ana has not seen fit at one pile or more?"),
        Value(
            Fraction(UNION),
            N_("9 tens, 19 blues, 8 nines, 9 sixes; blue 10, blue 9 and blue 6 twice each: 39."),
            UNION_SLIPS,
            N_("Count pile by pile, then look for cards that you have counted twice."),
            is_chance=False,
        ),
        (
            N_("+1 on 9 is 10; -2 on 1 is 9, as after 1 comes 10. Ana has a 10 and a 9."),
            N_("9 + 19 + 8 + 9, less the blue tens, nines and sixes."),
        ),
    ),
    Exercise(
        "can_lay",
        N_("Can Ben lay a card?"),
        N_("Write can_lay: for each hand whether at least one of its four cards fits somewhere."),
        Trials(CAN_LAY, N_("Your trials agree with the exact chance."), CAN_SLIPS, trials=TRIALS),
        (
            N_("In numpy | is 'or'; put each comparison into parentheses."),
            N_("One line: ((number == 10) | (colour == 'blue') | ...).any(axis=1)"),
        ),
    ),
    Exercise(
        "two",
        N_("Level 1: two cards"),
        N_("Ben has only two cards. What is the chance that he can lay one?"),
        Value(
            TWO,
            N_("1 - 67/106 * 66/105: about six in ten."),
            (
                Slip("complement", 1 - TWO, N_("That is the chance that he can lay nothing.")),
                Slip("added", 2 * Fraction(UNION, UNSEEN), N_("Two hands with both count twice.")),
                Slip(
                    "put back",
                    1 - Fraction(67, 106) ** 2,
                    N_("The first card is not put back: the second is one of 105."),
                ),
                Slip("half", CAN_LAY / 2, N_("Half the cards is not half the chance.")),
                Slip("one card", Fraction(UNION, UNSEEN), N_("That is for one card. Ben has two.")),
            ),
            N_("How likely is it that neither card fits? Take that from 1."),
        ),
        (N_("Ask for none: 67 of 106 cards do not fit."),),
    ),
    Exercise(
        "mean",
        N_("Level 2: how many fit"),
        N_("How many of Ben's four cards fit on average?"),
        Value(
            MEAN,
            N_("78/53: each card fits with 39/106, and means add up, overlap or not."),
            (
                Slip("sum", HAND * Fraction(SUM, UNSEEN), N_("39 cards fit, not 45.")),
                Slip("chance", CAN_LAY, N_("That is the chance that some card fits.")),
                Slip("one card", Fraction(UNION, UNSEEN), N_("That is for one card of his four.")),
            ),
            N_("How many cards fit on average if Ben has one card? And if he has four?"),
            is_chance=False,
            unit=Fraction(1, 100),
        ),
        (
            N_("How many fit of one card on average? Means of cards may simply be added."),
            N_("4 times 39/106; or the mean of the number in your trials."),
        ),
    ),
    Exercise(
        "adding",
        N_("Level 2: what may be added"),
        N_("Ben's cards depend on each other: if one fits, fewer are left for the others. So ..."),
        Choice(
            N_("means may be added, chances of 'some' may not"),
            {
                N_("neither may be added"): N_(
                    "The mean of a sum is the sum of the means, also where cards depend on each "
                    "other."
                ),
                N_("means may be added, chances of 'some' may not"): N_(
                    "4 * 39/106 is the mean number. As a chance it would be above 1."
                ),
                N_("both may be added"): N_("4 * 39/106 = 1.47 can be no chance."),
            },
        ),
        (N_("What is 4 times 39/106, and can it be a chance?"),),
    ),
    Exercise(
        "chain",
        N_("Level 3: chains, as code"),
        N_("Write chain(rows, hand): the most cards of a hand that can be laid one after another."),
        Function(
            "chain",
            [Case(given, longest_of(*given), text) for given, text in CHAINS_TO_LAY],
            N_("It agrees with the game's own search on every case."),
        ),
        (
            N_("Try each card at each pile. What remains is the same question with one card less."),
            N_("If a card fits: 1 + chain(the rows with that card on top, the hand without it)."),
        ),
    ),
)

# --- The slide and the knobs ----------------------------------------------------------------------

# How many of his four cards Ben can lay one after the other, 0 to 4: by listing all hands, as
# ``odds.chain_chances`` does it for three. It takes a minute.
CHAINS: Final = (
    Fraction(5896, 38213),
    Fraction(343989, 993538),
    Fraction(314243, 993538),
    Fraction(743333, 4967690),
    Fraction(166717, 4967690),
)


def slide(_: Words) -> Chart:
    """Draw how many of his four cards Ben can lay one after the other."""
    n, chances = range(len(CHAINS)), [float(chance) for chance in CHAINS]
    return Chart(
        _(N_("Most hands have one card to lay, or two; all four go in three of 100")),
        _(N_("Bars for chains of 0 to 4 cards: 15, 35, 32, 15 and 3 percent.")),
        Axis(_(N_("cards that Ben can lay one after the other")), -0.6, 4.6, whole(0, 4)),
        Axis(_(N_("share of hands")), 0, 0.42, percents(10, 40)),
        (Bars(n, chances, 0.7, labels=[f"{100 * p:.0f}" for p in chances]),),
        (_(N_("cards")), _(N_("share"))),
        [(str(k), f"{chances[k]:.2f}") for k in n],
    )


_WORDS: Final = (
    N_("one more"), N_("two more"), N_("one less"), N_("two less"), N_("the same number"),
    N_("the same colour"), N_("colour or number"),
)  # fmt: skip
KNOBS: Final[dict[str, Knob | Pick]] = {
    "red 9": Pick(N_("on the red 9"), _WORDS, 3),
    "blue 3": Pick(N_("on the blue 3"), _WORDS, 0),
    "green 1": Pick(N_("on the green 1"), _WORDS, 5),
    "yellow 6": Pick(N_("on the yellow 6"), _WORDS, 1),
    "cards": Knob(N_("cards in Ben's hand"), 1, 8, 6),
}
_POOL: Final = Counter([*NUMBERS * 2, *[AGGRAVATION] * 14]) - Counter(map(DECK.card, _TOPS))


def _sentence(alone: Sequence[int], once: int, cards: int, here: float, _: Words) -> str:
    """Say what the knobs show."""
    return _(
        P_(
            "The piles take {alone}: {sum} in all, but {once} different cards. With {n} card Ben "
            "can lay it in {here} of 100 cases.",
            "The piles take {alone}: {sum} in all, but {once} different cards. With {n} cards Ben "
            "can lay one in {here} of 100 cases.",
        ),
        alone=" + ".join(map(str, alone)),
        sum=sum(alone),
        once=once,
        n=cards,
        here=f"{100 * here:.1f}",
    )


def draw(values: Mapping[str, int], _: Words) -> Drawn:
    """Draw the chance to lay a card over the cards in hand, with and without counting twice."""
    piles = [FITS[RULE_CARDS[values[top]]][DECK.card(top)] for top in _TOPS]
    alone = [sum(_POOL[card] for card in pile) for pile in piles]
    once = sum(_POOL[card] for card in set().union(*piles))
    whole_pool, cards, n = _POOL.total(), values["cards"], range(1, 9)
    right = [float(counting.at_least(whole_pool, once, k)) for k in n]
    twice = [1 - comb(max(whole_pool - sum(alone), 0), k) / comb(whole_pool, k) for k in n]
    sentence = _sentence(alone, once, cards, right[cards - 1], _)
    chart = Chart(
        "",
        sentence,
        Axis(_(N_("cards in Ben's hand")), 1, 8, whole(1, 8)),
        Axis(_(N_("can lay a card")), 0, 1.08, percents(25)),
        (
            Curve(n, twice, GREY, _(N_("counted twice")), dashed=True),
            Curve(n, right, name=_(N_("counted once")), dots=True),
            Here(cards, right[cards - 1], _(N_("you are here"))),
        ),
        (_(N_("cards")), _(N_("counted once")), _(N_("counted twice"))),
        [(str(k), f"{right[k - 1]:.3f}", f"{twice[k - 1]:.3f}") for k in n],
    )
    return chart, sentence


PLAN: Final = Plan(
    "ring_of_ten",
    QUESTIONS,
    Guess(N_("Ben has four cards. In how many of 100 cases can he lay at least one of them?")),
    position,
    slide,
    KNOBS,
    draw,
)


def hour(language: str = "en", made_for: str = cardlab.__version__) -> Hour:
    """Return the hour about a ring of ten.

    >>> hour().check("colour_or_number", 28)
    Not quite. A card that fits for two reasons is still one card: count it once.
    """
    return Hour(PLAN, language, made_for)
