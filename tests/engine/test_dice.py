"""The dice, the only chance there is: they fall evenly, and alike in each copy."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

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


def test_neighbouring_seeds_are_far_apart():
    """First throws of 2,000 neighbours: each of ten numbers as often, and pairs equal by chance."""
    first = [Dice(seed).below(10) for seed in range(-1000, 1000)]
    assert all(is_near(first.count(n), 2_000, 0.1) for n in range(10))
    assert is_near(sum(a == b for a, b in pairwise(first)), 1_999, 0.1)


def test_dice_that_are_split_off_go_their_own_way():
    dice = Dice(5)
    one, two = dice.split(), dice.split()
    falls = [[source.below(10) for _ in range(4_000)] for source in (one, two, dice)]
    for a, b in [(0, 1), (0, 2), (1, 2)]:
        for shift in (0, 1, 2):
            alike = sum(x == y for x, y in zip(falls[a][shift:], falls[b], strict=False))
            assert is_near(alike, 4_000 - shift, 0.1)


def test_a_copy_of_dice_falls_alike():
    dice = Dice(6)
    twin = dice.copy()
    assert [twin.below(1000) for _ in range(40)] == [dice.below(1000) for _ in range(40)]


@given(st.lists(st.sampled_from([0, 0.5, 1]), min_size=1, max_size=40), st.integers(0, 99))
def test_of_equal_choices_the_highest_throw_decides(worth, seed):
    dice, other = Dice(seed), Dice(seed)
    throws = [other.below(1000) for _ in worth]
    places = range(len(worth))
    best = max(places, key=lambda i: (worth[i], throws[i]))
    assert dice.best_of(places, worth) == best
    assert dice.state == other.state
