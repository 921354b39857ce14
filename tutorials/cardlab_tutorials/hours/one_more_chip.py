"""Hour 3, One more chip: a turn of Nacho Pile; drawing without putting back."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations, product
from typing import Final

import cardlab
from cardlab import counting
from cardlab.engine.text.words import N_, P_, Words
from cardlab.games.nacho_pile.cards import CHIPS, SPICY, type_of
from cardlab.games.nacho_pile.stopping import Turn
from cardlab_tutorials.hours.ask import Exercise
from cardlab_tutorials.hours.charts import Axis, Bars, Chart, Level, percents, whole
from cardlab_tutorials.hours.checks import Choice, Slip, Trials, Value
from cardlab_tutorials.hours.functions import Case, Function
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.hour import Hour, Plan
from cardlab_tutorials.hours.knobs import Drawn, Knob
from cardlab_tutorials.hours.nacho_bag import DRAWN, FULL, WILD, bag_of, busts, listed, position
from cardlab_tutorials.hours.plots import kept_and_back

TRIALS: Final = 100_000  # at so many each slip in the simulation is named

_BAG: Final = [int(chip) for chip in bag_of(position())]
_BOX: Final = [type_of(chip) for chip in CHIPS]
_HITS, _LEFT = sum(chip in DRAWN for chip in _BAG), len(_BAG)
_SPICY: Final = _BAG.count(SPICY)
_NOT_WILD: Final = [chip for chip in _BAG if chip != WILD]

# --- One more chip -------------------------------------------------------------------------------

ONE: Final = listed(_BAG, DRAWN, 1)
_OFF_BY_ONE: Final = N_(
    "Off by one: 21 chips are in the bag, and 6 of them bust. Count both again."
)
_SAFE: Final = N_("That is the chance that she does not bust. The question is the bust.")
_NO_WILDS: Final = N_("You have left out the four wilds: they do not bust her, but may be drawn.")
ONE_SLIPS: Final = (
    Slip("complement", 1 - ONE, _SAFE),
    Slip(
        "all 54 chips",
        Fraction(sum(chip in DRAWN for chip in _BOX), len(_BOX)),
        N_("That is with all 54 chips in the bag. Only 21 are left in it."),
    ),
    Slip(
        "spicy forgotten",
        Fraction(_HITS - _SPICY, _LEFT),
        N_("You have left out the spicy chips: any two of them count as the same."),
    ),
    Slip(
        "only the same spicy",
        Fraction(_HITS - _SPICY + 1, _LEFT),
        N_("Not only a second Steal busts: Score and Return are spicy too, and count as the same."),
    ),
    Slip("wilds left out", Fraction(_HITS, len(_NOT_WILD)), _NO_WILDS),
    Slip(
        "wilds bust",
        Fraction(_HITS + _BAG.count(WILD), _LEFT),
        N_("A wild does not bust her while a number is free that she has not drawn."),
    ),
    Slip("off by one", Fraction(_HITS, _LEFT - 1), _OFF_BY_ONE),
    Slip("off by one", Fraction(_HITS, _LEFT + 1), _OFF_BY_ONE),
    Slip("off by one", Fraction(_HITS - 1, _LEFT), _OFF_BY_ONE),
)

# --- Two more chips ------------------------------------------------------------------------------

TWO: Final = listed(_BAG, DRAWN)
_PUT_BACK: Final = sum(busts(pair, DRAWN) for pair in product(_BAG, repeat=2))
_NO_PARENTHESES: Final = Fraction(
    sum(
        (first in DRAWN or second in DRAWN) == (1 if first == WILD else first)
        for first, second in permutations(_BAG, 2)
    ),
    _LEFT * (_LEFT - 1),
)
_NOT_CALLED: Final = Fraction(
    sum(
        first in DRAWN or second in DRAWN or second == first
        for first, second in permutations(_BAG, 2)
    ),
    _LEFT * (_LEFT - 1),
)
_SPICY_FORGOTTEN: Final = N_("A spicy chip was drawn already, so each of the three others busts.")
_FIRST_FORGOTTEN: Final = N_("The first new chip counts too: a second one like it busts her.")
TWO_SLIPS: Final = (
    Slip("complement", 1 - TWO, _SAFE),
    Slip(
        "added",
        2 * ONE,
        N_("You have added two chances of 2/7. Trials in which both chips bust count twice then."),
    ),
    Slip(
        "squared",
        1 - (1 - ONE) ** 2,
        N_(
            "You have multiplied 5/7 by 5/7. The second chip comes from another bag than the first."
        ),
    ),
    Slip(
        "put back",
        Fraction(_PUT_BACK, len(_BAG) ** 2),
        N_("The first chip went back into your bag. Take two different chips of one mixed bag."),
    ),
    Slip("spicy forgotten", listed(_BAG, (3, 5)), _SPICY_FORGOTTEN),
    Slip("wilds left out", listed(_NOT_WILD, DRAWN), _NO_WILDS),
    Slip("first chip forgotten", counting.at_least(_LEFT, _HITS, 2), _FIRST_FORGOTTEN),
    Slip("one chip", ONE, N_("That is one more chip. Two are asked: look at both columns.")),
    Slip("three chips", listed(_BAG, DRAWN, 3), N_("That is three more chips. Two are asked.")),
    Slip(
        "no parentheses",
        _NO_PARENTHESES,
        N_("Python works out | before ==. Write (second == called), with its parentheses."),
    ),
    Slip(
        "wilds not called",
        _NOT_CALLED,
        N_("Two wilds do not bust her: a wild is a 1 here. Compare with called, not with first."),
    ),
)

# --- Exercises -----------------------------------------------------------------------------------

THREE: Final = listed(_BAG, DRAWN, 3)
THREE_SLIPS: Final = (
    Slip("complement", 1 - THREE, _SAFE),
    Slip("two chips", TWO, N_("That is two more chips. Three are asked.")),
    Slip("added", 3 * ONE, N_("You have added three chances of 2/7; several chips may bust.")),
    Slip("cubed", 1 - (1 - ONE) ** 3, N_("You have put the chips back: 5/7 holds for one draw.")),
    Slip("new chips forgotten", counting.at_least(_LEFT, _HITS, 3), _FIRST_FORGOTTEN),
)
NO_STEAL: Final = listed(_BAG, (3, 5))
NO_STEAL_SLIPS: Final = (
    Slip("complement", 1 - NO_STEAL, _SAFE),
    Slip("one chip", listed(_BAG, (3, 5), 1), N_("That is one more chip. Two are asked.")),
    Slip("with the Steal", TWO, N_("That is with the Steal drawn. Here she has only a 3 and a 5.")),
    Slip("first chip forgotten", counting.at_least(_LEFT, 3, 2), _FIRST_FORGOTTEN),
    Slip("added", 2 * listed(_BAG, (3, 5), 1), N_("Two chances of 1/7 can't just be added.")),
)
NINE_KINDS: Final = counting.different(FULL, 5)
NO_BUST: Final = Turn(FULL, (0,) * 9).survives(5)

_RISKS: Final = (
    ([1, 1, 2, 3, 3, 3, 4], [1, 3], N_("Five chips of the seven are like one that was drawn.")),
    ([1, 2, 8, 8, 3], [1, 8], N_("The 1 busts, and so do both spicy chips.")),
    ([0, 0, 1, 2, 3], [1], N_("The wilds do not bust, but they are in the bag.")),
    ([0, 0, 8, 3], [1, 2, 3, 4, 5, 6, 7], N_("All seven numbers are drawn: now a wild busts too.")),
    ([0, 7, 7, 2], [1, 2, 3, 4, 5, 6, 8], N_("Seven chips are drawn, but the 7 is not among them: "
                                            "a wild may be called 7.")),
)  # fmt: skip


def _risk(bag: list[int], drawn: list[int]) -> Fraction:
    return listed(bag, drawn, 1)


QUESTIONS: Final = (
    Exercise(
        "one",
        N_("One more chip"),
        N_("What is the chance that the next chip busts Ana?"),
        Value(
            ONE,
            N_("Two threes, one 5 and three spicy chips: 6 of 21, which is 2 in 7."),
            ONE_SLIPS,
            N_("Count the chips that are like one that she has drawn, and divide by all 21."),
        ),
        (
            N_("She has drawn a 3, a 5 and a Steal. Which chips in the bag are like those?"),
            N_("All spicy chips count as the same; a wild is like none of hers."),
        ),
    ),
    Exercise(
        "busts",
        N_("Two more chips"),
        N_("Write busts: for each trial whether one of the two chips busts Ana."),
        Trials(
            TWO,
            N_("Your trials agree with the exact chance."),
            TWO_SLIPS,
        ),
        (
            N_("Three ways to bust: first is in drawn; second is in drawn; second equals called."),
            N_("np.isin(first, drawn) is True where the first chip busts; | means or."),
        ),
    ),
    Exercise(
        "three",
        N_("Level 1: three more chips"),
        N_("From the same table Ana draws three more chips. What is the chance that she busts?"),
        Value(
            THREE,
            N_("3013 of 3990: about three times in four."),
            THREE_SLIPS,
            N_("By hand this is long. Let the library count three draws."),
        ),
        (
            N_("The library has counted two more chips: change the number of draws there."),
            "nacho_bag.listed(bag, drawn, draws=3)",
        ),
    ),
    Exercise(
        "no_steal",
        N_("Level 2: no Steal"),
        N_(
            "The bag has the same 21 chips, but Ana has drawn only a 3 and a 5. What is the chance "
            "that two more chips bust her?"
        ),
        Value(
            NO_STEAL,
            N_("One in three. One spicy chip would be harmless then, two would not."),
            NO_STEAL_SLIPS,
            N_("Which chips bust now? Count the pairs again, with 3 and 5 in the list drawn."),
        ),
        (N_("In the count by listing, what changes is the list drawn."),),
    ),
    Exercise(
        "harsher",
        N_("Level 2: the game is harsher"),
        N_(
            "Five chips from a full bag are of five different kinds (nine kinds, six chips of "
            "each) with the chance 0.310. Playing, one survives five chips only with 0.299. Why?"
        ),
        Choice(
            N_("A wild takes up a number"),
            {
                N_("Chips are put back"): N_("No chip is put back, neither here nor there."),
                N_("A wild takes up a number"): N_(
                    "A wild called 1 is a 1 from then on, and a 1 busts. Two wilds do not bust "
                    "each other, which helps, but less."
                ),
                N_("Spicy chips count as the same"): N_(
                    "They do in both: the six spicy chips are one of the nine kinds."
                ),
            },
        ),
        (N_("What happens in the game if a wild is followed by a number, or by another wild?"),),
    ),
    Exercise(
        "risk",
        N_("Level 3: the risk as code"),
        N_("Write risk(bag, drawn): the chance that the next chip busts. 0 is a wild, 8 is spicy."),
        Function(
            "risk",
            [Case((bag, drawn), _risk(bag, drawn), text) for bag, drawn, text in _RISKS],
            N_("It agrees with counting on every bag."),
        ),
        (
            N_("Count the chips of the bag that are in drawn, and divide by len(bag)."),
            N_("A wild busts only when all of 1 to 7 are in drawn: {*range(1, 8)} <= {*drawn}."),
        ),
    ),
)

# --- The slide and the knobs ----------------------------------------------------------------------


def slide(_: Words) -> Chart:
    """Draw the chance that the first n chips of a full bag are all different."""
    draws = range(1, 10)
    chances = [float(counting.different(FULL, n)) for n in draws]
    labels = [f"{100 * p:.0f}" if p > 0.01 else f"{100 * p:.1f}" for p in chances]
    return Chart(
        _(N_("Five chips from a full bag: two are alike more often than not")),
        _(
            N_(
                "The chance that all chips are different falls from 100 percent for one chip to 52 "
                "for four and 31 for five."
            )
        ),
        Axis(_(N_("chips drawn from a full bag")), 0.4, 9.6, whole(1, 9)),
        Axis(_(N_("all different")), 0, 1.08, percents(25)),
        (Bars(draws, chances, labels=labels), Level(0.5, _(N_("even chances")))),
        (_(N_("chips")), _(N_("chance that all are different"))),
        [(str(n), f"{p:.3f}") for n, p in zip(draws, chances, strict=True)],
    )


KNOBS: Final = {
    "kinds": Knob(N_("kinds of chips"), 2, 40, 12),
    "each": Knob(N_("chips of each kind"), 1, 12, 3),
    "draws": Knob(N_("chips drawn"), 1, 20, 3),
}


def draw(values: Mapping[str, int], _: Words) -> Drawn:
    """Draw the chance that n chips are all different, with and without putting back."""
    kinds, of_each, draws = values["kinds"], values["each"], values["draws"]
    n = range(1, min(20, kinds * of_each) + 1)
    draws = min(draws, n[-1])
    kept = [float(counting.different([of_each] * kinds, k)) for k in n]
    back = [float(_put_back(kinds, k)) for k in n]
    here = kept[draws - 1]
    sentence = _(
        P_(
            "With {n} chip there is nothing to compare: {here} of 100 cases, put back or not.",
            "{n} chips are all different in {here} of 100 cases; if each is put back, in {back}.",
        ),
        n=draws,
        here=f"{100 * here:.1f}",
        back=f"{100 * back[draws - 1]:.1f}",
    )
    most = max(n[-1], 2)
    x = Axis(_(N_("chips drawn")), 1, most, whole(1, most, 1 + n[-1] // 11))
    return kept_and_back(sentence, x, _(N_("all different")), (kept, back), draws, _), sentence


def _put_back(kinds: int, draws: int) -> Fraction:
    chance = Fraction(1)
    for taken in range(draws):
        chance *= Fraction(max(kinds - taken, 0), kinds)
    return chance


PLAN: Final = Plan(
    "one_more_chip",
    QUESTIONS,
    Guess(N_("Ana draws two more chips in any case. In how many of 100 cases does she bust?")),
    position,
    slide,
    KNOBS,
    draw,
)


def hour(language: str = "en", made_for: str = cardlab.__version__) -> Hour:
    """Return the hour about one more chip.

    >>> hour().check("one", "15/21")
    Not quite. That is the chance that she does not bust. The question is the bust.
    """
    return Hour(PLAN, language, made_for)
