"""The simulation of each hour for those who see no code: one trial in words, or many at once.

What it does is what the notebook of the hour does in its steps 2 and 3.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from cardlab.engine.text.words import N_, P_, Text, Words
from cardlab_tutorials.hours.nacho_bag import BEFORE, DRAWN, HELD, WILD, bag_of, position

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]
    Rng = np.random.Generator

YES, NO = "●", "○"  # a card that is asked for, and another one
_MANY: Final = (100, 10_000)
_OF_DEALS: Final = (10_000, 1_000_000)  # where hardly one of a hundred counts


@dataclass(frozen=True)
class Tried:
    """One trial: what came of it, or None where it does not count, and how it is told."""

    value: float | None
    text: Text
    fields: dict[str, object]


@dataclass(frozen=True)
class Trial:
    """What is tried in an hour.

    Attributes:
        question: the id of the question whose check knows the truth.
        many: returns the values of so many trials; only of those that count.
        one: returns one trial, to be told.
        several: how many trials may be taken at once.
        is_guessed: whether their mean is what the class has guessed.

    """

    question: str
    many: Callable[[Rng, int], Array]
    one: Callable[[Rng, Words], Tried]
    several: tuple[int, int] = _MANY
    is_guessed: bool = True


def _mixed(rng: Rng, ones: int, zeros: int, n: int) -> Array:
    """So many piles of ones and zeros, each mixed on its own, with the shape (n, ones + zeros)."""
    import numpy as np

    pile = np.array([1] * ones + [0] * zeros, np.int8)
    return rng.permuted(np.tile(pile, (n, 1)), axis=1)


def _signs(cards: Array) -> str:
    return " ".join(YES if card else NO for card in cards)


def _hand_trial(question: str, sizes: tuple[int, int, int], can: Text, can_not: Text) -> Trial:
    """The trial of a hand: so many cards fit, so many do not, and so many are dealt."""
    fits, others, hand = sizes

    def many(rng: Rng, n: int) -> Array:
        import numpy as np

        return np.asarray(_mixed(rng, fits, others, n)[:, :hand].any(axis=1))

    def one(rng: Rng, _: Words) -> Tried:
        cards = _mixed(rng, fits, others, 1)[0, :hand]
        return Tried(float(cards.any()), can if cards.any() else can_not, {"cards": _signs(cards)})

    return Trial(question, many, one)


# --- Until an eight ------------------------------------------------------------------------------


def _waits(rng: Rng, n: int) -> Array:
    waits: Array = _mixed(rng, 4, 39, n).argmax(axis=1) + 1
    return waits


def _one_wait(rng: Rng, _: Words) -> Tried:
    wait = int(_waits(rng, 1)[0])
    text = P_("{cards}: the first draw is an eight.", "{cards}: draw {n} is the first eight.")
    return Tried(wait, text, {"cards": f"{NO * (wait - 1)}{YES}", "n": wait})


# --- Nacho Pile ----------------------------------------------------------------------------------


@cache
def _bag() -> Array:
    return bag_of(position())


def _is_bust(first: Array, second: Array) -> Array:
    import numpy as np

    called = np.where(first == WILD, 1, first)
    return np.asarray(np.isin(first, DRAWN) | np.isin(second, DRAWN) | (second == called))


def _two_chips(rng: Rng, n: int) -> Array:
    import numpy as np

    bags = rng.permuted(np.tile(_bag(), (n, 1)), axis=1)
    return _is_bust(bags[:, 0], bags[:, 1])


def _chip(kind: int, _: Words) -> str:
    return _({WILD: N_("a wild"), 8: N_("a spicy chip")}.get(kind, str(kind)))


def _one_of_two_chips(rng: Rng, _: Words) -> Tried:
    pair = rng.permutation(_bag())[:2]
    bust = bool(_is_bust(pair[:1], pair[1:])[0])
    text = N_("{first}, then {second}: bust.") if bust else N_("{first}, then {second}: safe.")
    first, second = (_chip(int(chip), _) for chip in pair)
    return Tried(float(bust), text, {"first": first, "second": second})


def _chips_won(rng: Rng, n: int) -> Array:
    import numpy as np

    draws = rng.choice(_bag(), n)
    return np.where(np.isin(draws, DRAWN), 0, HELD + 1 + np.array(BEFORE)[draws])


def _one_chip_won(rng: Rng, _: Words) -> Tried:
    chip = int(rng.choice(_bag()))
    won = 0 if chip in DRAWN else HELD + 1 + BEFORE[chip]
    text = N_("{chip}: the turn brings {won} chips.") if won else N_("{chip}: bust, no chips.")
    return Tried(won, text, {"chip": _chip(chip, _), "won": won})


# --- The last slap -------------------------------------------------------------------------------


def _last(rng: Rng, n: int) -> Array:
    last: Array = rng.random(n) / 2 > rng.random((n, 3)).max(axis=1)
    return last


def _one_race(rng: Rng, _: Words) -> Tried:
    mine, others = rng.random() / 2, rng.random(3)
    is_last = mine > others.max()
    last = N_("You {mine}, the others {others}: last!")
    text = last if is_last else N_("You {mine}, the others {others}: not last.")
    fields: dict[str, object] = {"mine": f"{mine:.2f}"}
    return Tried(float(is_last), text, {**fields, "others": " ".join(f"{t:.2f}" for t in others)})


# --- Is it true, and how often should I lie ------------------------------------------------------


def _deals(rng: Rng, n: int) -> tuple[Array, Array]:
    """Of so many deals whether Ben's word is true, and how many chili 7s Ana holds."""
    import numpy as np

    true = rng.random(n) < 1 / 2
    return true, rng.hypergeometric(np.where(true, 2, 3), np.where(true, 97, 96), 6)


def _that_count(rng: Rng, n: int) -> Array:
    true, held = _deals(rng, n)
    kept: Array = true[held == 2]
    return kept


def _one_deal(rng: Rng, _: Words) -> Tried:
    true, held = (int(array[0]) for array in _deals(rng, 1))
    if held != 2:
        return Tried(None, N_("Ana holds {n} of the chili 7s: it does not count."), {"n": held})
    text = N_("It counts, and Ben's word is true.") if true else N_("It counts, and Ben lies.")
    return Tried(float(true), text, {})


_ROUNDS: Final[dict[tuple[bool, bool], Text]] = {  # by whether Ana says it, and Ben doubts
    (False, False): N_("A false card, she passes: {points} point."),
    (False, True): N_("A false card, she passes: {points} point."),
    (True, False): N_("{card}, she says it, Ben trusts: {points} points."),
    (True, True): N_("{card}, she says it, Ben doubts: {points} points."),
}


def _rounds(rng: Rng, n: int) -> tuple[Array, Array, Array]:
    return rng.random(n) < 1 / 3, rng.random(n) < 1 / 2, rng.random(n) < 1 / 2


def _points(true: Array, lie: Array, doubt: Array) -> Array:
    import numpy as np

    return np.where(true | lie, np.where(~doubt, 2, np.where(true, 7, -5)), -1)


def _one_round(rng: Rng, _: Words) -> Tried:
    true, lie, doubt = _rounds(rng, 1)
    points = int(_points(true, lie, doubt)[0])
    card = _(N_("A true card")) if true[0] else _(N_("A false card"))
    text = _ROUNDS[bool(true[0] or lie[0]), bool(doubt[0])]
    return Tried(points, text, {"card": card, "points": f"{points:+d}"})


# --- First seat, better bot ----------------------------------------------------------------------


def _firsts(rng: Rng, n: int) -> Array:
    first: Array = _mixed(rng, 4, 48, n).argmax(axis=1) % 2 == 0
    return first


def _one_draw(rng: Rng, _: Words) -> Tried:
    place = int(_mixed(rng, 4, 48, 1).argmax()) + 1
    won = N_("Draw {place} is the first eight: the first player has it.")
    lost = N_("Draw {place} is the first eight: the second player has it.")
    return Tried(place % 2, won if place % 2 else lost, {"place": place})


def _heads(rng: Rng, n: int) -> Array:
    return rng.binomial(100, 0.5, n)


def _one_series(rng: Rng, _: Words) -> Tried:
    heads = int(_heads(rng, 1)[0])
    text = N_("{n} heads of 100: 58 or more!") if heads >= 58 else N_("{n} heads of 100.")
    return Tried(float(heads >= 58), text, {"n": heads})


TRIALS: Final = {
    "will_it_fit": _hand_trial(
        "can_play",
        (13, 33, 3),
        N_("{cards} Ben can play."),
        N_("{cards} Ben has to draw."),
    ),
    "until_an_eight": Trial("waits", _waits, _one_wait),
    "one_more_chip": Trial("busts", _two_chips, _one_of_two_chips),
    "ring_of_ten": _hand_trial(
        "can_lay",
        (39, 67, 4),
        N_("{cards} Ben can lay a card."),
        N_("{cards} Ben can lay no card."),
    ),
    "last_slap": Trial("last", _last, _one_race),
    "when_to_stop": Trial("chips", _chips_won, _one_chip_won),
    "is_it_true": Trial("kept", _that_count, _one_deal, _OF_DEALS),
    "how_often_to_lie": Trial(
        "points", lambda rng, n: _points(*_rounds(rng, n)), _one_round, is_guessed=False
    ),
    "first_seat": Trial("first", _firsts, _one_draw),
    "better_bot": Trial("lucky", lambda rng, n: _heads(rng, n) >= 58, _one_series),
}
