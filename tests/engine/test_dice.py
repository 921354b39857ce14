"""The dice, the only chance there is: they fall evenly, and alike in each copy."""

from __future__ import annotations

from itertools import pairwise

from cardlab import Dice
from cardlab.games.pepper.rules import DECK


def is_near(count, trials, chance):
    """Whether a count is within 4.5 standard errors of what it is on average."""
    return abs(count - trials * chance) < 4.5 * (trials * chance * (1 - chance)) ** 0.5


def test_dice_fall_evenly_and_each_order_is_as_likely():
    dice, orders = Dice(3), []
    thrown = [dice.below(6) for _ in range(60_000)]
    assert all(is_near(thrown.count(n), 60_000, 1 / 6) for n in range(6))
    for _ in range(6_000):
        three = list(DECK.box[:3])
        dice.shuffle(three)
        orders.append(tuple(three))
    assert len({*orders}) == 6
    assert all(is_near(orders.count(order), 6_000, 1 / 6) for order in {*orders})


def test_neighbouring_seeds_and_dice_that_are_split_off_go_their_own_way():
    first = [Dice(seed).below(10) for seed in range(-1000, 1000)]
    assert all(is_near(first.count(n), 2_000, 0.1) for n in range(10))
    assert is_near(sum(a == b for a, b in pairwise(first)), 1_999, 0.1)
    dice = Dice(5)
    one, two, twin = dice.split(), dice.split(), dice.copy()
    falls = [[source.below(10) for _ in range(4_000)] for source in (one, two, dice, twin)]
    assert falls[2] == falls[3]
    for a, b in [(0, 1), (0, 2), (1, 2)]:
        for shift in (0, 1, 2):
            alike = sum(x == y for x, y in zip(falls[a][shift:], falls[b], strict=False))
            assert is_near(alike, 4_000 - shift, 0.1)
