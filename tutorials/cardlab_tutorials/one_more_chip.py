"""One more chip: an hour about chance on a turn of Nacho Pile; what it asks, and how it judges."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any, Final

import cardlab
from cardlab import counting
from cardlab.engine.words import N_
from cardlab.games.nacho_pile import odds
from cardlab.games.nacho_pile.cards import CHIPS, SPICY, type_of
from cardlab_tutorials.chances import Slip, chance
from cardlab_tutorials.checks import RIGHT, WRONG, Result, Step, choice, function
from cardlab_tutorials.lesson import Lesson
from cardlab_tutorials.nacho_bag import WILD, busts, listed, position

TRIALS: Final = 100_000
BAND: Final = 0.0065  # four standard errors of so many trials, and a little: 4 * sqrt(1/4 / TRIALS)
CLOSE: Final = 0.005  # an exact chance may be rounded to two digits

_BAG: Final = [type_of(chip) for chip in counting.unseen(position().view(0)).cards.elements()]
_DRAWN: Final = (3, 5, SPICY)
_BOX: Final = [type_of(chip) for chip in CHIPS]
_COUNTS: Final = [_BOX.count(kind) for kind in range(SPICY + 1)]


def _without(kind: int) -> list[int]:
    return [chip for chip in _BAG if chip != kind]


ONE: Final = listed(_BAG, _DRAWN, 1)
_HITS, _LEFT = sum(chip in _DRAWN for chip in _BAG), len(_BAG)
ONE_SLIPS: Final = (
    Slip("complement", 1 - ONE, N_("That is the chance to get away with it; asked is the bust.")),
    Slip(
        "with replacement",
        Fraction(sum(chip in _DRAWN for chip in _BOX), len(_BOX)),
        N_("That is with all 54 chips in the bag. What has been drawn is not put back: count 21."),
    ),
    Slip(
        "spicy forgotten",
        Fraction(_HITS - _BAG.count(SPICY), _LEFT),
        N_("You have forgotten the spicy chips: any two of them are the same."),
    ),
    Slip(
        "only the same spicy",
        Fraction(_HITS - _BAG.count(SPICY) + 1, _LEFT),
        N_("Not only another Steal busts: Score and Return are spicy too, and count as the same."),
    ),
    Slip(
        "wilds left out",
        Fraction(_HITS, len(_without(WILD))),
        N_("You have forgotten the four wilds: they do not bust you, but they are in the bag."),
    ),
    Slip(
        "wilds bust",
        Fraction(_HITS + _BAG.count(WILD), _LEFT),
        N_("A wild does not bust you while a value is left that you have not drawn."),
    ),
    Slip("off by one", Fraction(_HITS, _LEFT - 1), N_("Off by one: 21 chips are in the bag.")),
    Slip("off by one", Fraction(_HITS, _LEFT + 1), N_("Off by one: 21 chips are in the bag.")),
    Slip("off by one", Fraction(_HITS - 1, _LEFT), N_("Off by one: count the threes once more.")),
)

TWO: Final = listed(_BAG, _DRAWN)
TWO_SLIPS: Final = (
    Slip("complement", 1 - TWO, N_("That is the chance to get away with it; asked is the bust.")),
    Slip(
        "with replacement",
        Fraction(sum(busts(pair, _DRAWN) for pair in product(_BAG, repeat=2)), len(_BAG) ** 2),
        N_("The first chip went back into your bag. Draw two different chips: permute the bag."),
    ),
    Slip(
        "spicy forgotten",
        listed(_BAG, (3, 5)),
        N_("You have forgotten that Steal was drawn: spicy belongs to what busts."),
    ),
    Slip(
        "wilds left out",
        listed(_without(WILD), _DRAWN),
        N_("You have forgotten the four wilds: they are in the bag too."),
    ),
    Slip(
        "first chip forgotten",
        counting.at_least(_LEFT, _HITS, 2),
        N_("The first new chip counts too: a second one like it busts you."),
    ),
    Slip("off by one", ONE, N_("Off by one: that is one more chip, and asked are two.")),
    Slip("off by one", listed(_BAG, _DRAWN, 3), N_("Off by one: those are three more chips.")),
)

FIVE: Final = counting.different(_COUNTS, 5)
FIVE_SLIPS: Final = (
    Slip(
        "complement", 1 - FIVE, N_("That is the chance that two are alike; asked is that none are.")
    ),
    Slip(
        "with replacement",
        Fraction(9 * 8 * 7 * 6 * 5, 9**5),
        N_("That is with each chip put back. Without, 48 of the next 53 differ, and so on."),
    ),
    Slip(
        "spicy or wilds forgotten",
        counting.different(_COUNTS[1:], 5),
        N_("There are nine kinds of six chips: seven numbers, the wilds, and the spicy ones."),
    ),
    Slip("off by one", counting.different(_COUNTS, 4), N_("Off by one: those are four chips.")),
    Slip("off by one", counting.different(_COUNTS, 6), N_("Off by one: those are six chips.")),
)


def check_risk(risk: Callable[..., Any]) -> Result:
    """Compare the learner's function with counting, on four bags that each show one mistake."""
    for name, text in _RISK_SLIPS.items():
        chips, drawn = _RISKS[name]
        chance_of_bust = float(risk(list(chips), list(drawn)))
        if abs(chance_of_bust - float(listed(chips, drawn, 1))) > 1e-9:
            return Result(WRONG, text)
    return Result(
        RIGHT, N_("It agrees with counting on every bag. The engine counts like this too.")
    )


_RISKS: Final = {
    "numbers": ([1, 1, 2, 3, 3, 3, 4], [1, 3]),
    "spicy": ([1, 2, 8, 8, 3], [1, 8]),
    "wilds": ([0, 0, 1, 2, 3], [1]),
    "all drawn": ([0, 0, 8, 3], [1, 2, 3, 4, 5, 6, 7]),
}
_RISK_SLIPS: Final = {
    "numbers": N_("Try [1, 1, 2, 3, 3, 3, 4] with 1 and 3 drawn: 5 of the 7 chips bust."),
    "spicy": N_("Try [1, 2, 8, 8, 3] with 1 and 8 drawn: the one and both spicy chips bust."),
    "wilds": N_("Try [0, 0, 1, 2, 3] with 1 drawn: the wilds do not bust, but they are there."),
    "all drawn": N_("With all seven numbers drawn no value is left for a wild: then it busts too."),
}

STEPS: Final = (
    Step(
        "one",
        ("nacho.bust", "nacho.spicy_same", "nacho.wild"),
        N_("One more chip"),
        N_("What is the chance that the next chip busts Ana?"),
        chance(
            ONE,
            CLOSE,
            N_("Two threes, one five and three spicy chips: 6 of 21, which is 2 in 7."),
            ONE_SLIPS,
            N_("Count the chips that are like one she has drawn, and divide by all in the bag."),
        ),
        (
            N_("She has drawn a 3, a 5 and a Steal. Which chips in the bag are like those?"),
            N_("All spicy chips are alike; a wild is like none of hers."),
        ),
        N_("(2 + 1 + 3) of 21 chips: 6/21 = 2/7."),
        typed=True,
    ),
    Step(
        "answer",
        ("nacho.draw", "nacho.bust", "nacho.wild"),
        N_("Two more chips"),
        N_("Hand over the share of your trials in which two more chips bust."),
        chance(
            TWO,
            BAND,
            N_(
                "That agrees with listing all 420 orders of two chips, within four standard errors."
            ),
            TWO_SLIPS,
            N_("That is too far off for 100,000 trials. Look at ten single trials, one by one."),
        ),
        (
            N_("Permute the bag and take the first two chips: so none is put back."),
            N_("It busts if one of them is among those drawn, or the second is like the first."),
        ),
        N_("busts.mean(), with busts as in the third step."),
        code=True,
    ),
    Step(
        "stop",
        ("nacho.stop",),
        N_("Stop, or one more?"),
        N_("If Ana stops she keeps three chips. Counting chips, what is best for her?"),
        choice(
            int(odds.stopping(position().view(0)).draw > odds.stopping(position().view(0)).stop),
            (
                N_("Three chips are safe, but 5 times in 7 one more brings a chip or several."),
                N_("Drawing on brings 23/6 chips on average, and stopping only 3."),
            ),
        ),
        (
            N_("A 4, two sixes, a 2 and a 7 lie before the others: they come along at the stop."),
            N_("Ask odds.stopping(match.view(0))."),
        ),
        N_("odds.stopping says 3 for stopping and 23/6 for drawing on: one more."),
        choices=(N_("Stop"), N_("Draw one more")),
    ),
    Step(
        "five",
        ("nacho.bag", "nacho.bust"),
        N_("Level 1: five at the start"),
        N_("The bag is full: 54 chips. What is the chance that the first five are all different?"),
        chance(
            FIVE,
            CLOSE,
            N_("About 31 in 100: more often than not, five chips hold two alike."),
            FIVE_SLIPS,
            N_("Multiply: 54 of 54, then 48 of 53, then how many of 52?"),
        ),
        (
            N_("Nine kinds of six chips each: after the first chip 48 of 53 differ from it."),
            N_("54/54 times 48/53 times 42/52 times 36/51 times 30/50."),
        ),
        N_("odds.different([6] * 9, 5), which is about 0.31."),
        typed=True,
    ),
    Step(
        "most",
        ("nacho.bust",),
        N_("Level 2: better than even"),
        N_("A full bag again: how many chips may one draw so that no two being alike is likelier?"),
        choice(
            2,
            (
                N_("Two differ in 48 of 53 cases; try one more."),
                N_("Three differ in about 73 of 100 cases; try one more."),
                N_("Four differ in about 52 of 100 cases, five in 31: four it is."),
                N_("Five differ in only 31 of 100 cases."),
            ),
        ),
        (N_("Print odds.different([6] * 9, n) for n from 1 to 9."),),
        N_("odds.different([6] * 9, 4) is 0.516, and with 5 it is 0.310."),
        choices=("2", "3", "4", "5"),
    ),
    Step(
        "risk",
        ("nacho.bust", "nacho.spicy_same", "nacho.wild"),
        N_("Level 3: the risk as code"),
        N_("Write risk(bag, drawn): the chance that the next chip busts. 0 is a wild, 8 is spicy."),
        function(
            check_risk,
            N_('Hand over the function itself: lesson.check("risk", risk).'),
            N_("Your function has failed:"),
        ),
        (
            N_("Count the chips of the bag that are in drawn."),
            N_("Wilds bust only when all of 1 to 7 are in drawn."),
        ),
        N_(
            "def risk(bag, drawn): full = {*range(1, 8)} <= {*drawn}; "
            "return sum(c in drawn or (c == 0 and full) for c in bag) / len(bag)"
        ),
        code=True,
    ),
)


def lesson(
    language: str = "en", made_for: str = cardlab.__version__, folder: Path | str = "."
) -> Lesson:
    """Return the lesson about one more chip.

    >>> lesson().check("one", "15/21")
    'Not quite. That is the chance to get away with it; asked is the bust.'
    """
    return Lesson("one_more_chip", STEPS, (), language, made_for, folder)
