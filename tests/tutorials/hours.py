"""All hours, for tests that hold of each; and right trials, written as a pupil would."""

from __future__ import annotations

from importlib import import_module

import numpy as np

from cardlab_tutorials.hours.checks import Trials
from cardlab_tutorials.hours.nacho_bag import bag_of, position

NAMES = (
    "will_it_fit", "until_an_eight", "one_more_chip", "ring_of_ten", "last_slap", "when_to_stop",
    "is_it_true", "how_often_to_lie", "first_seat", "better_bot",
)  # fmt: skip
MODULES = {name: import_module(f"cardlab_tutorials.hours.{name}") for name in NAMES}
PLANS = {name: module.PLAN for name, module in MODULES.items()}
QUESTIONS = {
    f"{name}-{question.id}": question for name, plan in PLANS.items() for question in plan.questions
}
TRIALS = {
    key: question.check for key, question in QUESTIONS.items() if isinstance(question.check, Trials)
}


def mixed(pack, n, rng):
    """n packs, each mixed on its own."""
    return rng.permuted(np.tile(np.array(pack, np.int8), (n, 1)), axis=1)


def two_more_chips(rng, n, drawn=(3, 5, 8), *, back=False):
    bag = bag_of(position())
    first, second = (rng.choice(bag, (n, 2)) if back else mixed(bag, n, rng)[:, :2]).T
    called = np.where(first == 0, 1, first)
    return np.isin(first, drawn) | np.isin(second, drawn) | (second == called)


def hands_that_fit(rng, n):
    return mixed([1] * 13 + [0] * 33, n, rng)[:, :3].any(axis=1)


def waits(rng, n):
    return mixed([1] * 4 + [0] * 39, n, rng).argmax(axis=1) + 1


def chips_of_one_more(rng, n):
    before = np.array([2, 0, 1, 0, 1, 0, 2, 1, 0])
    draws = rng.choice(bag_of(position()), n)
    return np.where(np.isin(draws, (3, 5, 8)), 0, 4 + before[draws])


def declared(rng, n, held=2):
    """So many deals in which Ana holds two chili 7s, and whether Ben's card is the third."""
    kept = []
    while sum(map(len, kept)) < n:
        true = rng.random(min(200 * n, 1_000_000)) < 1 / 2
        mine = rng.hypergeometric(np.where(true, 2, 3), np.where(true, 97, 96), 6)
        kept.append(true[mine == held])
    return np.concatenate(kept)[:n]


def rounds_of_lies(rng, n):
    true, lie, doubt = rng.random(n) < 1 / 3, rng.random(n) < 1 / 2, rng.random(n) < 1 / 2
    return np.where(true | lie, np.where(~doubt, 2, np.where(true, 7, -5)), -1)


# For each question that asks for trials: a right simulation, from a generator and a number.
RIGHT_TRIALS = {
    "will_it_fit-can_play": hands_that_fit,
    "until_an_eight-waits": waits,
    "until_an_eight-within": lambda rng, n: waits(rng, n) <= 3,
    "one_more_chip-busts": two_more_chips,
    "how_often_to_lie-points": rounds_of_lies,
    "better_bot-best": lambda rng, n: (rng.binomial(100, 0.5, (n, 20)) >= 58).any(axis=1),
    "better_bot-lucky": lambda rng, n: rng.binomial(100, 0.5, n) >= 58,
    "first_seat-first": lambda rng, n: (
        rng.random((n, 52)).argsort(axis=1)[:, :4].min(axis=1) % 2 == 0
    ),
    "last_slap-last": lambda rng, n: rng.random(n) / 2 > rng.random((n, 3)).max(axis=1),
    "ring_of_ten-can_lay": lambda rng, n: rng.hypergeometric(39, 67, 4, n) > 0,
    "when_to_stop-chips": chips_of_one_more,
    "is_it_true-kept": declared,
}
