"""The log of a simulation: rows as they were put in, numpy arrays, 25 bytes a game at most."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cardlab
from cardlab import simulate
from cardlab.engine.match import catalogue
from cardlab.studies.log import GameLog, GameResult


def drawn(players: int):
    seats = st.sets(st.integers(0, players - 1)).map(sorted).map(tuple)
    points = st.integers(-(2**40), 2**40) | st.integers(-50, 200)
    scores = st.just(()) | st.tuples(*[points] * players)
    return st.builds(GameResult, seats, scores, st.integers(0, 10**6))


@pytest.mark.slow
@given(
    st.sampled_from([1, 2, 8, 9, 33, 64]).flatmap(
        lambda n: st.tuples(st.just(n), st.lists(drawn(n)))
    )
)
def test_a_log_gives_back_what_was_put_in(case):
    players, results = case
    log = GameLog(players, results)
    assert [*log] == results
    assert log[1:] == tuple(results[1:])
    assert log == GameLog(players, results)
    assert not results or (log[-1] == results[-1] and log != GameLog(players, results[:-1]))
    with pytest.raises(IndexError):
        log[len(results)]


def test_the_arrays_are_the_log_and_can_not_be_changed():
    results = simulate("spicy", ["random"] * 3, 12, progress=False)
    arrays = results.log.arrays()
    assert arrays["scores"].tolist() == [list(entry.scores) for entry in results.log]
    assert arrays["moves"].tolist() == [entry.moves for entry in results.log]
    assert (arrays["winners"] >> 1 & 1).tolist() == [1 in entry.winners for entry in results.log]
    assert arrays["scored"].all()
    with pytest.raises(ValueError, match="read-only"):
        arrays["scores"][0, 0] = 99
    assert np.shares_memory(arrays["moves"], np.frombuffer(results.log.moves, "I"))


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_game_takes_25_bytes_at_most(game):
    players = catalogue.find(game).players[-1]
    results = simulate(game, ["random"] * players, 3, progress=False)
    columns = (results.log.winners, results.log.moves, results.log.scored, results.log.scores)
    assert sum(column.itemsize * len(column) for column in columns) <= 25 * 3
