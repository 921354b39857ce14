"""Nacho Pile: the chance to bust, the value of one more chip, and birthdays in a bag.

All but the bag lies open, so that what is in the bag is known to the chip (nacho.places).
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from cardlab.counting import different, in_words, unseen
from cardlab.engine.words import N_, Sentence, Words
from cardlab.games.nacho_pile.cards import SPICY, VALUES, NachoView, type_of

Types = tuple[int, ...]  # for each type how many chips are in the bag; type 0 is a wild


def _bag(view: NachoView) -> Types:
    counts: Counter[int] = Counter()
    for chip, n in unseen(view).cards.items():
        counts[type_of(chip)] += n
    return tuple(counts[kind] for kind in range(SPICY + 1))


def _busts(bag: Types, pulled: frozenset[int]) -> int:
    """How many chips of the bag would bust: of a type drawn, or a wild with no value left."""
    wilds = bag[0] if pulled.issuperset(VALUES) else 0
    return wilds + sum(bag[kind] for kind in pulled)


def bust_chance(view: NachoView) -> Fraction:
    """Return the chance that the next chip drawn from the bag busts whoever draws (nacho.bust).

    The chips of a type drawn this turn, of all that are left; the three spicy ones are one type
    (nacho.spicy_same), and a wild busts only when no value is left for it (nacho.wild).
    """
    bag = _bag(view)
    return Fraction(_busts(bag, frozenset(view.pulled)), sum(bag))


class Stopping(NamedTuple):
    """How many chips a turn brings on average: if one stops now, and if one draws on."""

    stop: Fraction
    draw: Fraction


def stopping(view: NachoView) -> Stopping:
    """Return the value of stopping and of drawing on, in chips, for whoever is on turn.

    Counted are the chips drawn and those they bring from before the others (nacho.stop). By dynamic
    programming over what is drawn: a state is worth the better of stopping, and of the mean over
    the next chip, where a bust is worth nothing. Not counted are what spicy chips do, the last
    chip's double, and that a chip of one type may be worth more than another.
    """
    me, bag = view.on_turn, _bag(view)
    fronts = [front for q, front in enumerate(view.fronts) if q != me]
    brings = Counter(type_of(chip) for front in fronts for chip in front)
    pulled = frozenset(view.pulled)
    stop = Fraction(len(view.drawn) + sum(brings[kind] for kind in pulled))
    return Stopping(stop, _drawing(bag, tuple(brings[k] for k in range(SPICY + 1)), pulled, stop))


def _drawing(bag: Types, brings: Types, first: frozenset[int], held: Fraction) -> Fraction:
    """The mean of drawing on at one's best, from chips ``held`` of the types ``first``."""

    @cache
    def draw(pulled: frozenset[int], left: Types, have: Fraction) -> Fraction:
        whole = Fraction(0)
        for kind, n in enumerate(left):
            if n and kind not in pulled:
                taken = (*left[:kind], n - 1, *left[kind + 1 :])
                as_types = [v for v in VALUES if v not in pulled] if kind == 0 else [kind]
                whole += n * max((best(pulled | {v}, taken, have, v) for v in as_types), default=0)
        return whole / sum(left)

    def best(pulled: frozenset[int], left: Types, have: Fraction, kind: int) -> Fraction:
        now = have + 1 + brings[kind]
        safe = sum(left) - _busts(left, pulled)
        # No way to gain: what may be added at most, chip by chip, is less than what is at stake.
        if sum(left) < 2 or safe * (1 + max(brings)) <= _busts(left, pulled) * now:
            return now
        return max(now, draw(pulled, left, now))

    return draw(first, bag, held) if sum(bag) > 1 else Fraction(0)


def all_different(view: NachoView, chips: int) -> Fraction:
    """Return the chance that so many chips drawn from the bag are all of different types.

    A wild is a type of its own here; see :func:`different`.
    """
    return different(_bag(view), chips)


def _bust(view: NachoView, words: Words) -> Sentence:
    bag = unseen(view).total
    chance = bust_chance(view)
    msgid = N_("{n} of the {all} chips left would bust you: {chance}.")
    return Sentence(msgid, {"n": int(chance * bag), "all": bag, "chance": in_words(words, chance)})


SENTENCES: Final = {"nacho.draw": _bust}
