"""Hour 6, When to stop: a mean as a guide to a decision, and the tree of a turn of Nacho Pile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from cardlab.engine.text.words import N_, Words
from cardlab.games.nacho_pile.stopping import Turn, turn_of
from cardlab_tutorials.hours.charts import GREY, Axis, Bars, Chart, Curve, Here
from cardlab_tutorials.hours.nacho_bag import (
    BEFORE,
    DRAWN,
    FULL,
    HELD,
    bag_of,
    chip,
    gains,
    position,
)
from cardlab_tutorials.hours.sliders import Drawn, Slider
from cardlab_tutorials.hours.throwing import Tried

if TYPE_CHECKING:
    from cardlab_tutorials.hours.throwing import Array, Rng

_BAG: Final = bag_of(position()).tolist()
_TURN: Final = turn_of(position().view(0))


def mean(numbers: Sequence[int | Fraction]) -> Fraction:
    """Return the mean of numbers."""
    return Fraction(sum(numbers)) / len(numbers)


# --- One more, then stop -------------------------------------------------------------------------
ONE_MORE: Final = mean(gains())
_NONE_BEFORE: Final = [0 if chip in DRAWN else HELD + 1 for chip in _BAG]


# --- Exercises -----------------------------------------------------------------------------------

NOTHING_BEFORE: Final = mean(_NONE_BEFORE)
AFTER_ONE: Final = _TURN.after(1).one_more


# --- Trials ---------------------------------------------------------------------------------------


def throw_chips(rng: Rng, n: int) -> tuple[Array, ...]:
    """Draw one chip, so many times: the chips, and whether each busts."""
    import numpy as np

    draws = rng.choice(bag_of(position()), n)
    return draws, np.isin(draws, DRAWN)


def told(rng: Rng, _: Words) -> Tried:
    """Draw one chip, and tell what the turn brings."""
    drawn, bust = (int(part[0]) for part in throw_chips(rng, 1))
    won = 0 if bust else HELD + 1 + BEFORE[drawn]
    text = N_("{chip}: the turn brings {won} chips.") if won else N_("{chip}: bust, no chips.")
    return Tried(won, text, {"chip": chip(drawn, _), "won": won})


# --- The slide and the sliders --------------------------------------------------------------------


def stopping_at(chips: int) -> Fraction:
    """Return what a turn from a full bag brings on average if one stops at so many chips."""
    return chips * Turn(FULL, (0,) * 9).survives(chips)


def slide(_: Words) -> Chart:
    """Draw what stopping at 1 to 7 chips of a full bag brings on average."""
    chips = range(1, 8)
    values = [float(stopping_at(n)) for n in chips]
    return Chart(
        _("From a full bag, with nothing in front of the others: stop at three"),
        _("1.0 for one chip, 2.2 for three, which is the most, less than 0.4 for seven."),
        Axis(_("stop at so many chips"), 0.4, 7.6),
        Axis(_("chips on average"), 0, 2.5),
        (Bars(chips, values, labels=[f"{value:.2f}" for value in values]),),
    )


SLIDERS: Final = {
    "bag": Slider(N_("chips in the bag"), 5, 54, 30),
    "bust": Slider(N_("of them bust"), 0, 54, 6),
    "held": Slider(N_("chips held"), 1, 9, 4),
    "before": Slider(N_("a safe chip brings from others"), 0, 4, 1),
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
        Axis(_("chips that bust"), 0, bag),
        Axis(_("chips on average"), 0, high),
        (
            Curve([0, bag], [held, held], GREY, _("stop"), dashed=True),
            Curve(x, more, name=_("one more, then stop")),
            Here(bust, more[bust], _("you are here")),
        ),
    )
    return chart, sentence
