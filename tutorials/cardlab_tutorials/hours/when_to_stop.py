"""Hour 6, When to stop: a mean as a guide to a decision, and the tree of a turn of Nacho Pile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from statistics import pstdev
from typing import Final

import cardlab
from cardlab.engine.text.words import N_, Words
from cardlab.games.nacho_pile.stopping import Turn, turn_of
from cardlab_tutorials.hours.ask import Exercise
from cardlab_tutorials.hours.charts import GREY, Axis, Bars, Chart, Curve, Here, whole
from cardlab_tutorials.hours.checks import Choice, Slip, Trials, Value
from cardlab_tutorials.hours.functions import Case, Function
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.hour import Hour, Plan
from cardlab_tutorials.hours.knobs import Drawn, Knob
from cardlab_tutorials.hours.nacho_bag import DRAWN, FULL, HELD, bag_of, gains, position

TRIALS: Final = 400_000
_BAG: Final = bag_of(position()).tolist()
_TURN: Final = turn_of(position().view(0))


def mean(numbers: Sequence[int | Fraction]) -> Fraction:
    """Return the mean of numbers."""
    return Fraction(sum(numbers)) / len(numbers)


# --- One more, then stop -------------------------------------------------------------------------
ONE_MORE: Final = mean(gains())
_NONE_BEFORE: Final = [0 if chip in DRAWN else HELD + 1 for chip in _BAG]


def _slip(name: str, numbers: Sequence[int], text: str) -> Slip:
    return Slip(name, mean(numbers), text, pstdev(numbers))


_ALL_ALIKE: Final = N_(
    "Each of your safe draws brings the same. before[chip] is for one chip; before[draws] for all."
)
ONE_MORE_SLIPS: Final = (
    _slip(
        "safe draws only",
        [gain for gain in gains() if gain],
        N_("That is the mean of the draws that do not bust. A bust brings 0, and counts as well."),
    ),
    _slip(
        "others' chips ignored",
        _NONE_BEFORE,
        N_(
            "You have left out the chips from in front of the others, which come along at the stop."
        ),
    ),
    _slip(
        "wild brings nothing",
        gains(wild=0),
        N_("A wild may be called a 6, and then it brings both sixes: before[WILD] is 2."),
    ),
    _slip(
        "a bust keeps three",
        gains(bust=HELD),
        N_("After a bust she has nothing: the three chips go back into the bag too."),
    ),
    _slip(
        "own chips forgotten",
        gains(own=1),
        N_("You have left out the three chips that Ana holds: with the new one they are four."),
    ),
    _slip("three, not four", gains(own=HELD), N_("The new chip is hers too: then she has four.")),
    _slip(
        "the other way round",
        [0 if gain else HELD + 1 for gain in gains()],
        N_("np.where(busts, a, b) is a where she busts. A bust brings 0, so a is 0."),
    ),
    _slip(
        "others' chips only",
        gains(own=0),
        N_("You count only the chips from in front of the others. Her own four count as well."),
    ),
    _slip(
        "a bust keeps four",
        gains(bust=HELD + 1),
        N_("You give her four chips after a bust too. A bust brings 0."),
    ),
    _slip(
        "a bust costs three",
        gains(bust=-HELD),
        N_("A bust brings 0, and not -3: the three chips are lost, and no others."),
    ),
    _slip(
        "what changes",
        gains(own=1, bust=-HELD),
        N_(
            "You count what changes against stopping, which brings 3. Asked is the whole turn: 0 "
            "after a bust, else her four and what comes with them."
        ),
    ),
    _slip(
        "kinds added",
        [0 if chip in DRAWN else HELD + 1 + chip for chip in _BAG],
        N_("You add the kinds of the chips. before[draws] says how many come from the others."),
    ),
    *(
        _slip(
            f"each brings {n} more", [n + HELD + 1 if gain else 0 for gain in gains()], _ALL_ALIKE
        )
        for n in (1, 2)
    ),
)

# --- Exercises -----------------------------------------------------------------------------------

NOTHING_BEFORE: Final = mean(_NONE_BEFORE)
AFTER_ONE: Final = _TURN.after(1).one_more
_TREES: Final[tuple[tuple[tuple[list[int], list[int], dict[int, int]], str], ...]] = (
    (([1, 2, 3], [1, 2], {}), N_("Two of three chips bust and bring 0: better stop.")),
    (([4, 5, 6, 7], [1], {}), N_("Nothing busts here: draw on until one chip is left in the bag.")),
    (([4, 6, 1], [1, 3], {6: 2, 4: 1}), N_("A 6 brings two more from in front of the others.")),
    (
        ([1, 1, 2, 3, 4], [1, 5], {5: 2}),
        N_("What is held counts the 5s from in front of the others."),
    ),
    (([7], [1, 2], {7: 2}), N_("With one chip left in the bag nobody may draw.")),
)


def best(bag: Sequence[int], drawn: Sequence[int], before: Mapping[int, int]) -> Fraction:
    """Return what a turn is worth at best, for a bag without wilds, by going through its tree."""

    @cache
    def value(left: tuple[int, ...], held: frozenset[int]) -> Fraction:
        stop = Fraction(len(held) + sum(before.get(kind, 0) for kind in held))
        if len(left) < 2:
            return stop
        draw = Fraction(0)
        for n, chip in enumerate(left):
            if chip not in held:
                draw += value(left[:n] + left[n + 1 :], held | {chip})
        return max(stop, draw / len(left))

    return value(tuple(bag), frozenset(drawn))


QUESTIONS: Final = (
    Exercise(
        "now",
        N_("Stop now"),
        N_("How many chips does the turn bring if Ana stops now?"),
        Value(
            Fraction(HELD),
            N_("The 3, the 5 and the Steal; in front of the others lies no chip like them."),
            (
                Slip(
                    "all five come", Fraction(8), N_("Only chips like one that she has drawn come.")
                ),
                Slip("only the others'", Fraction(5), N_("A 4, 6, 6, 2, 7 are none of hers.")),
            ),
            N_(
                "She keeps what she has drawn, and takes what is like it from in front of the "
                "others."
            ),
            is_chance=False,
        ),
        (N_("Which of 4, 6, 6, 2, 7 are like a 3, a 5 or a Steal?"),),
    ),
    Exercise(
        "six",
        N_("A 6, then stop"),
        N_("How many chips does it bring if the next chip is a 6 and Ana stops then?"),
        Value(
            Fraction(6),
            N_("Her four, and both sixes from in front of Ben."),
            (
                Slip("own only", Fraction(4), N_("Those are her own. Both sixes of Ben come too.")),
                Slip("one six", Fraction(5), N_("There are two sixes in front of Ben.")),
                Slip("sixes only", Fraction(3), N_("Her 3, 5 and Steal count as well.")),
            ),
            N_("She keeps the 3, the 5, the Steal and the 6, and takes the sixes of the others."),
            is_chance=False,
        ),
        (N_("How many chips are hers then, and how many sixes lie in front of the others?"),),
    ),
    Exercise(
        "chips",
        N_("One more, then stop"),
        N_("Write chips: for each trial how many chips the turn brings in all."),
        Trials(
            ONE_MORE,
            N_("Your trials agree with the exact mean, 80/21."),
            ONE_MORE_SLIPS,
            spread=pstdev(gains()),
            trials=TRIALS,
        ),
        (
            N_("A bust brings 0; any other chip brings her four, and before[draws] more."),
            "np.where(busts, 0, 4 + ...)",
        ),
    ),
    Exercise(
        "decide",
        N_("Stop, or one more?"),
        N_("Counting chips, and once only: what is better for Ana?"),
        Choice(
            N_("one more"),
            {
                N_("one more"): N_("80/21 is about 3.8 chips on average, and stopping brings 3."),
                N_("stop"): N_(
                    "Stopping is safe and brings 3. One more brings 80/21, about 3.8, on average."
                ),
                N_("the same"): N_("3 and 80/21 differ by 17/21 of a chip."),
            },
        ),
        (N_("Compare the mean of your trials with what stopping brings."),),
    ),
    Exercise(
        "empty",
        N_("Level 1: nothing in front of the others"),
        N_("No chip lies in front of the others. What does one more, then stop, bring on average?"),
        Value(
            NOTHING_BEFORE,
            N_("20/7, less than 3: now she should stop. What lies in front of the others decides."),
            (
                Slip("with chips", ONE_MORE, N_("That is with the chips in front of the others.")),
                Slip(
                    "safe draws only", Fraction(4), N_("That holds if it does not bust: 15 of 21.")
                ),
                Slip("own chips lost", Fraction(5, 7), N_("Without a bust she has four chips.")),
                Slip(
                    "three, not four",
                    Fraction(15, 7),
                    N_("The new chip is hers too: then she has four."),
                ),
            ),
            N_("How many of the 21 chips bust, and bring 0? How many chips does any other bring?"),
            is_chance=False,
            unit=Fraction(1, 10),
        ),
        (N_("15 of the 21 chips do not bust, and then she has four."),),
    ),
    Exercise(
        "after_one",
        N_("Level 2: after the 1"),
        N_("Ana has drawn the 1 and has four chips. One more, then stop: how many on average?"),
        Value(
            AFTER_ONE,
            N_("90/20 = 9/2, more than 4: here, and only here, she draws a second time."),
            (
                Slip("the 1 put back", Fraction(90, 21), N_("The 1 is gone: 20 chips are left.")),
                Slip("stop", Fraction(4), N_("That is what stopping brings.")),
                Slip("before", ONE_MORE, N_("That is the mean before she drew the 1.")),
                Slip(
                    "safe draws only", Fraction(90, 14), N_("A bust brings 0, and counts as well.")
                ),
                Slip(
                    "others' chips ignored",
                    Fraction(70, 20),
                    N_("The chips from in front of the others come too."),
                ),
                Slip(
                    "the 1 may come again",
                    Fraction(95, 21),
                    N_("The only 1 is drawn: 20 chips are left, and none of them is a 1."),
                ),
            ),
            N_("Which of the 20 chips that are left bust? How many chips does each other bring?"),
            is_chance=False,
            unit=Fraction(1, 10),
        ),
        (
            N_("Of 20 chips 14 do not bust; then she has five, and some chips bring more."),
            N_("(2*6 + 3*6 + 2*7 + 3*6 + 4*7) / 20: twos, fours, sixes, sevens, wilds."),
        ),
    ),
    Exercise(
        "best",
        N_("Level 3: the whole tree as code"),
        N_("Write best(bag, drawn, before): the mean if one plays on at one's best. No wilds."),
        Function(
            "best",
            [Case(given, best(*given), text) for given, text in _TREES],
            N_("It agrees with the tree on every bag."),
        ),
        (
            N_("stop is len(drawn) and what lies in front of the others of each kind drawn."),
            N_(
                "draw is the mean over all chips: 0 if the chip busts, else best(bag without it, "
                "drawn with it, before)."
            ),
            N_("bag[:n] + bag[n + 1 :] is the bag without chip n, and does not change bag itself."),
            N_("The value is max(stop, draw), and stop if len(bag) < 2."),
        ),
    ),
)

# --- The slide and the knobs ----------------------------------------------------------------------


def stopping_at(chips: int) -> Fraction:
    """Return what a turn from a full bag brings on average if one stops at so many chips."""
    return chips * Turn(FULL, (0,) * 9).survives(chips)


def slide(_: Words) -> Chart:
    """Draw what stopping at 1 to 7 chips of a full bag brings on average."""
    chips = range(1, 8)
    values = [float(stopping_at(n)) for n in chips]
    return Chart(
        _(N_("From a full bag, with nothing in front of the others: stop at three")),
        _(N_("1.0 for one chip, 2.2 for three, which is the most, less than 0.4 for seven.")),
        Axis(_(N_("stop at so many chips")), 0.4, 7.6, whole(1, 7)),
        Axis(_(N_("chips on average")), 0, 2.5, {0: "0", 0.5: "0.5", 1: "1", 1.5: "1.5", 2: "2"}),
        (Bars(chips, values, labels=[f"{value:.2f}" for value in values]),),
        (_(N_("stop at")), _(N_("chips on average"))),
        [(str(n), f"{value:.3f}") for n, value in zip(chips, values, strict=True)],
    )


KNOBS: Final = {
    "bag": Knob(N_("chips in the bag"), 5, 54, 30),
    "bust": Knob(N_("of them bust"), 0, 54, 6),
    "held": Knob(N_("chips held"), 1, 9, 4),
    "before": Knob(N_("a safe chip brings from others"), 0, 4, 1),
}


def draw(values: Mapping[str, int], _: Words) -> Drawn:
    """Draw what one more chip brings over the chips that bust, and what stopping brings."""
    bag, held, before = values["bag"], values["held"], values["before"]
    bust = min(values["bust"], bag)
    x = range(bag + 1)
    more = [(bag - n) / bag * (held + 1 + before) for n in x]
    text = N_("Stopping brings {held}; one more brings {here} on average: {better}.")
    words = N_("draw") if more[bust] > held else N_("stop")
    sentence = _(text, held=held, here=f"{more[bust]:.2f}", better=_(words))
    high = held + before + 2
    chart = Chart(
        "",
        sentence,
        Axis(_(N_("chips that bust")), 0, bag, whole(0, bag, 1 + bag // 10)),
        Axis(_(N_("chips on average")), 0, high, whole(0, high, 1 + high // 8)),
        (
            Curve([0, bag], [held, held], GREY, _(N_("stop")), dashed=True),
            Curve(x, more, name=_(N_("one more, then stop"))),
            Here(bust, more[bust], _(N_("you are here"))),
        ),
        (_(N_("chips that bust")), _(N_("one more")), _(N_("stop"))),
        [(str(n), f"{more[n]:.2f}", str(held)) for n in x],
    )
    return chart, sentence


PLAN: Final = Plan(
    "when_to_stop",
    QUESTIONS,
    Guess(
        N_("One more chip, then stop: how many chips does the turn bring on average?"),
        N_("chips on average"),
        0,
        10,
        is_percent=False,
    ),
    position,
    slide,
    KNOBS,
    draw,
)


def hour(language: str = "en", made_for: str = cardlab.__version__) -> Hour:
    """Return the hour about stopping.

    >>> hour().check("six", 4)
    Not quite. Those are her own. Both sixes of Ben come too.
    """
    return Hour(PLAN, language, made_for)
