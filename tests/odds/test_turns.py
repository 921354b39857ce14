"""Turns of Nacho Pile by a rule, and results of studies: by brute force, by play, by hand."""

from __future__ import annotations

from fractions import Fraction as F  # noqa: N817 - this file is full of fractions
from math import sqrt

import numpy as np
import pytest

import cardlab
from cardlab import BadOption, tournament
from cardlab.games.nacho_pile.stopping import Turn, chips_won, stop_at, turn_of
from cardlab.studies.results import GameLog, GameResult
from cardlab.studies.tournaments import Pairing, Standings
from cardlab.studies.turns import simulate_turns


def slow_value(bag, brings, pulled, held):
    """The whole tree by brute force, chip by chip: no memory, no cut, each value of a wild."""
    if len(bag) < 2:
        return F(held)
    whole = F(0)
    for i, chip in enumerate(bag):
        kinds = [v for v in range(1, 8) if v not in pulled] if chip == 0 else [chip]
        after = [
            slow_value(bag[:i] + bag[i + 1 :], brings, pulled | {k}, held + 1 + brings.get(k, 0))
            for k in kinds if k not in pulled
        ]  # fmt: skip
        whole += max(after, default=0)
    drawn = whole / len(bag)
    return max(F(held), drawn) if pulled else drawn


@pytest.mark.parametrize("seed", range(8))
def test_the_tree_is_what_brute_force_says(seed):
    dice = np.random.default_rng(seed)
    bag = sorted(int(chip) for chip in dice.choice([*range(9), 1, 2, 3], 5))
    brings = {int(k): int(n) for k, n in zip(range(1, 9), dice.integers(0, 3, 8), strict=True)}
    turn = Turn(
        tuple(bag.count(kind) for kind in range(9)),
        tuple(brings.get(kind, 0) for kind in range(9)),
        frozenset({8}), F(1 + brings[8]),
    )  # fmt: skip
    assert turn.value == slow_value(bag, brings, frozenset({8}), 1 + brings[8])


@pytest.mark.parametrize("chips", [1, 3])
def test_turns_played_by_a_rule_bring_what_the_tree_says(chips):
    """Score takes chips away, which the tree does not count: without it the rules play just it."""
    match = cardlab.set_table("nacho_pile", {"out": "score, score"}, players=2, seed=5)
    turn = turn_of(match.view(0))
    truth = float(chips * turn.survives(chips))
    sample = simulate_turns(match, stop_at(chips), chips_won, turns=700, progress=False)
    assert {*sample.values} == ({1} if chips == 1 else {0, chips})
    assert sample.array().mean() == pytest.approx(truth, abs=4.5 * sample.error + 1e-12)


@pytest.mark.parametrize(
    "odd",
    [
        lambda turn, match: turn.after(3),
        lambda turn, match: turn.after(0, value=3),
        lambda turn, match: turn.survives(-1),
        lambda turn, match: stop_at(0),
        lambda turn, match: simulate_turns(match, stop_at(1), chips_won, turns=0),
    ],
)
def test_odd_turns_are_refused(odd):
    match = cardlab.set_table("nacho_pile", {"drawn": "3, 5, steal"}, players=2, seed=1)
    with pytest.raises(BadOption, match=r"\w+ \w+ \w+"):
        odd(turn_of(match.view(0)), match)


# Results of studies, by hand


def test_wins_by_bot_and_by_seat_by_hand():
    """Two deals, both seatings: a wins both seats of the first, the seat 0 wins on the second."""
    log = [((0,), 7), ((1,), 9), ((0,), 5), ((0,), 5)]
    games = GameLog((GameResult(winners, (), moves) for winners, moves in log))
    results = cardlab.Results("x", ("a", "b"), 1, games, ((0, 1), (1, 0)))
    assert (results.games, results.deals) == (4, 2)
    assert [results.won(bot).tolist() for bot in (0, 1)] == [[1, 1, 1, 0], [0, 0, 0, 1]]
    assert results.wins == (3, 1)
    assert results.running(1).tolist() == [0, 1 / 2, 1 / 3, 1 / 4]
    # The deals gave 1 and 1/2: error 1/4. Seating by seating: 1, 1 and 1, 0.
    assert results.paired(0) == (0.75, pytest.approx(0.25), pytest.approx(sqrt(0.25) / 2))
    row = results.rows()[0]
    assert (row["low"], row["high"]) == (pytest.approx(0.75 - 1.96 * 0.25, abs=1e-4), 1.0)


def board(*deals):
    """Two bots on some deals, both seatings: for each deal who won the two games."""
    log = [
        Pairing(seats, number, (winner,))
        for number, winners in enumerate(deals)
        for seats, winner in zip((("a", "b"), ("b", "a")), winners, strict=True)
    ]
    return Standings("x", ("a", "b"), tuple(log))


def test_pairs_by_hand():
    """b is ahead on three deals, a on one, and one is level: of four coins three or more, 5/16."""
    (row,) = board("bb", "bb", "bb", "aa", "ab").pairs()
    assert (row["bot"], row["other"], row["wins"], row["losses"]) == ("b", "a", 7, 3)
    assert (row["ahead"], row["behind"], row["level"]) == (3, 1, 1)
    assert (row["tail"], row["corrected"]) == (5 / 16, 10 / 16)
    assert board("ab", "ba").pairs()[0]["tail"] == 1


def test_a_strong_bot_is_seen_after_the_correction_and_many_are_warned_of():
    bots = {"weak": "random", "other": "random", "strong": "rule_of_thumb"}
    standings = tournament("pepper", bots, deals=12, seed=1, seconds=None)
    rows = standings.pairs()
    sure = {(row["bot"], row["other"]) for row in rows if row["corrected"] < 0.05}
    assert sure == {("strong", "weak"), ("strong", "other")}
    assert [row["corrected"] for row in rows] == [min(1, 6 * row["tail"]) for row in rows]
    assert "3 bots are compared in 3 pairs" in standings.warning
    assert standings.warning in str(standings)
    assert board("bb").warning == ""
