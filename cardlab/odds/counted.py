"""The exact chance behind a decision, in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final

from cardlab.odds import exact
from cardlab.words import N_, Rich, Sentence, Words

Data = dict[str, Any]


def counted(view: Data, words: Words) -> Rich | None:
    """What can be counted of what the seat is asked now, or None."""
    say = _SENTENCES.get(view["ask"]["why"] if view["ask"] else "")
    said = say(view, words) if say else None
    return said.rich(words) if said else None


def _in(words: Words, chance: Fraction) -> str:
    """A chance as one says it: 2 in 7; of large numbers, and of none and all, in percent."""
    if 1 < chance.denominator <= 60:
        return words(N_("{n} in {all}"), n=chance.numerator, all=chance.denominator)
    return f"{100 * float(chance):.3g} %"


def _bust(view: Data, words: Words) -> Sentence:
    bag = exact.unseen(view).total
    chance = exact.bust_chance(view)
    msgid = N_("{n} of the {all} chips left would bust you: {chance}.")
    return Sentence(msgid, {"n": int(chance * bag), "all": bag, "chance": _in(words, chance)})


def _draw(view: Data, words: Words) -> Sentence:
    msgid = N_("The next card of the stock would fit with a chance of {chance}.")
    return Sentence(msgid, {"chance": _in(words, exact.draw_fits(view))})


def _declared(view: Data, words: Words) -> Sentence:
    found = exact.declaration(view)
    msgid = N_(
        "If players are honest every other time, the number is right with {number}, "
        "the spice with {spice}."
    )
    said = {"number": _in(words, found.number), "spice": _in(words, found.spice)}
    return Sentence(msgid, said)


def _turn_up(view: Data, words: Words) -> Sentence:
    msgid = N_("A face-down card would fit with a chance of {chance}.")
    return Sentence(msgid, {"chance": _in(words, exact.down_fits(view))})


def _chain(view: Data, words: Words) -> Sentence:
    msgid = N_("Without a schwupp you can lay {n} of your cards one after the other.")
    return Sentence(msgid, {"n": exact.longest_chain(view)})


_SENTENCES: Final[dict[str, Callable[[Data, Words], Sentence]]] = {
    "nacho.draw": _bust,
    "pepper.turn": _draw,
    "spicy.challenge": _declared,
    "fuego.face_down": _turn_up,
    "schwupps.turn": _chain,
}
