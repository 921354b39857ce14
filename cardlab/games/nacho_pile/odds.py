"""Nacho Pile: the chance to bust, the value of one more chip, and birthdays in a bag.

All zones but the bag are open, so everybody can tell which chips are in the bag (nacho.places).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from cardlab.counting import chance_text, from_view, unseen
from cardlab.engine.text.words import Sentence, Words
from cardlab.games.nacho_pile.rules import NachoView
from cardlab.games.nacho_pile.stopping import turn_of
from cardlab.games.nacho_pile.words import TEXTS


@from_view
def bust_chance(view: NachoView, draws: int = 1) -> Fraction:
    """Return the chance to bust with so many more chips from the bag (nacho.bust).

    For one draw: the chips of a type drawn this turn, of all that are left; the three spicy ones
    are one type (nacho.spicy_same), and a wild busts only when no value is left for it
    (nacho.wild). For more draws each wild gets the value that is safest.
    """
    return 1 - turn_of(view).survives(draws)


def _bust(view: NachoView, words: Words) -> Sentence:
    bag = unseen(view).total
    chance = bust_chance(view)
    fields = {"n": int(chance * bag), "all": bag, "chance": chance_text(words, chance)}
    return Sentence(TEXTS.chance[view.why], fields)


SENTENCES: Final = {"nacho.draw": _bust}
