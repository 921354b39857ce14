"""Hour 3, One more chip: a turn of Nacho Pile; drawing without putting back."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from cardlab import counting
from cardlab.engine.text.words import N_, P_, Words
from cardlab.games.nacho_pile.stopping import Turn
from cardlab_tutorials.hours.charts import Axis, Bars, Chart, Level
from cardlab_tutorials.hours.nacho_bag import DRAWN, FULL, WILD, bag_of, chip, position
from cardlab_tutorials.hours.plots import kept_and_back
from cardlab_tutorials.hours.sliders import Drawn, Slider
from cardlab_tutorials.hours.throwing import Tried

if TYPE_CHECKING:
    from cardlab_tutorials.hours.throwing import Array, Rng

# --- Exercises -----------------------------------------------------------------------------------

__all__ = ["NO_BUST", "SLIDERS", "draw", "position", "slide", "throw_chips", "told"]

NO_BUST: Final = Turn(FULL, (0,) * 9).survives(5)


# --- Trials ---------------------------------------------------------------------------------------


def throw_chips(rng: Rng, n: int) -> tuple[Array, ...]:
    """Draw two chips of a full bag, so many times: both, and the first with a wild called a 1."""
    import numpy as np

    bags = rng.permuted(np.tile(bag_of(position()), (n, 1)), axis=1)
    first, second = bags[:, 0], bags[:, 1]
    return first, second, np.where(first == WILD, 1, first)


def told(rng: Rng, _: Words) -> Tried:
    """Draw two chips once, and tell whether Ana busts."""
    first, second, called = (int(chips[0]) for chips in throw_chips(rng, 1))
    bust = first in DRAWN or second in DRAWN or second == called
    text = N_("{first}, then {second}: bust.") if bust else N_("{first}, then {second}: safe.")
    return Tried(float(bust), text, {"first": chip(first, _), "second": chip(second, _)})


# --- The slide and the sliders --------------------------------------------------------------------


def slide(_: Words) -> Chart:
    """Draw the chance that the first n chips of a full bag are all different."""
    draws = range(1, 10)
    chances = [float(counting.different(FULL, n)) for n in draws]
    labels = [f"{100 * p:.0f}" if p > 0.01 else f"{100 * p:.1f}" for p in chances]
    return Chart(
        _("Five chips from a full bag: two are alike more often than not"),
        _(
            "The chance that all chips are different falls from 100 percent for one chip to 52 "
            "for four and 31 for five."
        ),
        Axis(_("chips drawn from a full bag"), 0.4, 9.6),
        Axis(_("all different"), 0, 1.08, percent=True),
        (Bars(draws, chances, labels=labels), Level(0.5, _("even chances"))),
    )


SLIDERS: Final = {
    "kinds": Slider(N_("kinds of chips"), 2, 40, 12),
    "each": Slider(N_("chips of each kind"), 1, 12, 3),
    "draws": Slider(N_("chips drawn"), 1, 20, 3),
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
    x = Axis(_("chips drawn"), 1, most)
    return kept_and_back(sentence, x, _("all different"), (kept, back), draws, _), sentence


def _put_back(kinds: int, draws: int) -> Fraction:
    chance = Fraction(1)
    for taken in range(draws):
        chance *= Fraction(max(kinds - taken, 0), kinds)
    return chance
