"""Wins by luck, and games in which two choose at once: beside other ways to count them."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from cardlab.odds import luck
from cardlab.odds.matrix_games import mean, solve


def test_a_tail_is_what_listing_all_results_says():
    """Five games, won with 1/3 each: all 32 results, with the chance of each."""
    third = Fraction(1, 3)
    for wins in range(7):
        listed = sum(
            (third ** sum(won) * (1 - third) ** (5 - sum(won))
             for won in product((0, 1), repeat=5) if sum(won) >= wins),
            Fraction(0),
        )  # fmt: skip
        assert luck.at_least_wins(5, wins, third) == listed


def test_the_best_of_some_is_what_listing_says():
    """Three bots, two games each: all 64 results."""
    results = list(product(range(4), repeat=3))  # two games of each bot, as two bits
    best = [max(bits.bit_count() for bits in result) for result in results]
    some = Fraction(sum(wins == 2 for wins in best), len(results))
    assert luck.best_of(luck.at_least_wins(2, 2), 3) == some
    assert luck.expected_best(2, 3) == Fraction(sum(best), len(results))


# --- Games in which two choose at once --------------------------------------------------------

numbers = st.integers(-4, 4)
matrices = st.integers(1, 3).flatmap(
    lambda n: st.lists(st.lists(numbers, min_size=n, max_size=n), min_size=1, max_size=3)
)


@given(matrices)
def test_no_player_can_better_a_solution(matrix):
    """The second way: each row and each column alone, against the other's mix."""
    solution = solve(matrix)
    assert sum(solution.rows) == sum(solution.columns) == 1
    assert min(solution.rows) >= 0
    assert min(solution.columns) >= 0
    alone = [[int(i == k) for i in range(len(matrix))] for k in range(len(matrix))]
    assert max(mean(matrix, row, solution.columns) for row in alone) == solution.value
    across = [[int(j == k) for j in range(len(matrix[0]))] for k in range(len(matrix[0]))]
    assert min(mean(matrix, solution.rows, column) for column in across) == solution.value
