"""Hour 1, Will it fit: a hand of Pepper Eights; the complement, without putting back."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import cardlab
from cardlab import counting
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Words
from cardlab_tutorials.hours.charts import Axis, Bars, Chart
from cardlab_tutorials.hours.plots import kept_and_back
from cardlab_tutorials.hours.sliders import Drawn, Slider
from cardlab_tutorials.hours.throwing import Tried, mixed, told_hand

if TYPE_CHECKING:
    from cardlab_tutorials.hours.throwing import Array, Rng

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


# --- Whether Ben can play ------------------------------------------------------------------------

CAN_PLAY: Final = counting.at_least(UNSEEN, FITS, HAND)

# --- Exercises -----------------------------------------------------------------------------------

DEAL: Final = counting.at_least(51, 18, 8)
LEAST: Final = counting.at_least(UNSEEN, 10, HAND)  # the blue 8 lies on top, and green is named
OTHER: Final = Fraction(2137, 3036)  # the blue 8, and another suit is named
NINE_IN_TEN: Final = 7


# --- Trials ---------------------------------------------------------------------------------------


def throw_hands(rng: Rng, n: int) -> tuple[Array, ...]:
    """Deal Ben so many hands of three: 1 is a card that fits."""
    return (mixed(rng, FITS, UNSEEN - FITS, n)[:, :HAND],)


def told(rng: Rng, _: Words) -> Tried:
    """Deal one hand, and tell whether Ben can play."""
    (hands,) = throw_hands(rng, 1)
    return told_hand(hands[0], N_("{cards} Ben can play."), N_("{cards} Ben has to draw."))


# --- The slide and the sliders --------------------------------------------------------------------


def slide(_: Words) -> Chart:
    """Draw the chance that Ben can play, for two to five cards."""
    cards = range(2, 6)
    chances = [float(counting.at_least(UNSEEN, FITS, n)) for n in cards]
    return Chart(
        _("Two cards: even chances. Three: two in three"),
        _("The chance that Ben can play grows from 49 percent with two cards to 83 with five."),
        Axis(_("cards in Ben's hand"), 1.4, 5.6),
        Axis(_("can play"), 0, 1.05, percent=True),
        (Bars(cards, chances, 0.7, labels=[f"{100 * p:.0f}" for p in chances]),),
    )


SLIDERS: Final = {
    "unseen": Slider(N_("cards unseen"), 10, 52, 40),
    "fits": Slider(N_("of them fit"), 0, 52, 6),
    "cards": Slider(N_("cards in hand"), 1, 10, 4),
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
    x = Axis(_("cards in hand"), 1, 10)
    return kept_and_back(sentence, x, _("can play"), (kept, back), cards, _), sentence
