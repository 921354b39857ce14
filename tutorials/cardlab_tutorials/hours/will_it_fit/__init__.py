"""Hour 1, Will it fit: a hand of Pepper Eights; the complement, without putting back."""

from __future__ import annotations

from typing import Final

from cardlab import counting
from cardlab_tutorials.exercises.trials import Array, Rng, Told, mixed, told_hand
from cardlab_tutorials.hours.charts import Axis, Bars, Chart, kept_and_back

UNSEEN: Final = 46  # cards that Ana has not seen
FITS: Final = 13  # of them fit on the green 4
HAND: Final = 3  # cards in Ben's hand


def throw_hands(rng: Rng, n: int) -> tuple[Array, ...]:
    """Deal Ben so many hands of three: 1 is a card that fits."""
    return (mixed(rng, FITS, UNSEEN - FITS, n)[:, :HAND],)


def told(can: float, hand: Array) -> Told:
    """Tell one hand: can Ben play?"""
    return told_hand(can, hand)


def slide() -> Chart:
    """Draw the chance that Ben can play, for two to five cards."""
    cards = range(2, 6)
    chances = [float(counting.at_least(UNSEEN, FITS, n)) for n in cards]
    bars = Bars(cards, chances, 0.7, labels=[f"{100 * p:.0f}" for p in chances])
    return Chart(Axis(1.4, 5.6), Axis(0, 1.05, percent=True), [bars])


def draw(unseen: int, fits: int, cards: int) -> Chart:
    """Draw the chance that a hand can play over its cards, with and without putting back."""
    fits = min(fits, unseen)
    kept = [float(counting.at_least(unseen, fits, n)) for n in range(1, 11)]
    back = [1 - (1 - fits / unseen) ** n for n in range(1, 11)]
    return Chart(
        Axis(1, 10),
        Axis(0, 1.08, percent=True),
        kept_and_back(kept, back, cards),
        fields={
            "n": fits,
            "unseen": unseen,
            "cards": cards,
            "here": f"{100 * kept[cards - 1]:.1f}",
            "back": f"{100 * back[cards - 1]:.1f}",
        },
    )
