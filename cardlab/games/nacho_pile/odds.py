"""Nacho Pile: the chance to bust, the value of one more chip, and birthdays in a bag.

All but the bag lies open, so that what is in the bag is known to the chip (nacho.places).
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from cardlab.counting import different, in_words, unseen
from cardlab.engine.text.words import Sentence, Words
from cardlab.games.nacho_pile.cards import NachoView
from cardlab.games.nacho_pile.stopping import turn_of
from cardlab.games.nacho_pile.words import TEXTS


def bust_chance(view: NachoView, draws: int = 1) -> Fraction:
    """Return the chance that whoever draws so many more chips from the bag busts (nacho.bust).

    For one draw: the chips of a type drawn this turn, of all that are left; the three spicy ones
    are one type (nacho.spicy_same), and a wild busts only when no value is left for it
    (nacho.wild). For more draws each wild gets the value that is safest.
    """
    return 1 - turn_of(view).survives(draws)


class Stopping(NamedTuple):
    """How many chips a turn brings on average: if one stops now, and if one draws on."""

    stop: Fraction
    draw: Fraction


def stopping(view: NachoView) -> Stopping:
    """Return the value of stopping and of drawing on, in chips, for whoever is on turn.

    Counted are the chips drawn and those they bring from before the others (nacho.stop). By dynamic
    programming over what is drawn: a state is worth the better of stopping, and of the mean over
    the next chip, where a bust is worth nothing. The whole tree, and what is not counted, is in
    :mod:`cardlab.games.nacho_pile.stopping`.
    """
    turn = turn_of(view)
    return Stopping(turn.stop, turn.draw)


def all_different(view: NachoView, chips: int) -> Fraction:
    """Return the chance that so many chips drawn from the bag are all of different types.

    A wild is a type of its own here; see :func:`different`.
    """
    return different(turn_of(view).bag, chips)


def _bust(view: NachoView, words: Words) -> Sentence:
    bag = unseen(view).total
    chance = bust_chance(view)
    fields = {"n": int(chance * bag), "all": bag, "chance": in_words(words, chance)}
    return Sentence(TEXTS.chance[view.why], fields)


SENTENCES: Final = {"nacho.draw": _bust}
