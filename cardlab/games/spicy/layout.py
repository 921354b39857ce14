"""Where the table of Sweet & Spicy is drawn: under the deck stands how near the end is."""

from __future__ import annotations

from typing import Final

from cardlab.engine.text.words import N_, Layout, Sentence
from cardlab.games.spicy.cards import SpicyView

_STEP: Final = 5  # cards: so exactly one sees how deep the Game End card lies


def is_near_the_end(view: SpicyView) -> bool:
    """Return whether only a few cards lie above the Game End card (spicy.game_end_card)."""
    return view.until_end < _STEP


def until_the_end(view: SpicyView) -> Sentence:
    """Return about how many cards lie above the Game End card (spicy.game_end_card)."""
    if is_near_the_end(view):
        return Sentence(N_("the end is near"))
    about = _STEP * round(view.until_end / _STEP)
    return Sentence(N_("about {n} to the end"), {"n": about})


LAYOUT: Final = Layout(
    rows=(("deck", "stack", "wilds", "trophies"),), notes={"deck": until_the_end}
)
