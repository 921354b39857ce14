"""Games that other processes play: the same results, errors that name what was lost, short logs."""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import sys
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlab import BadOption, BotError, Dice, WorkerError, simulate, tournament
from cardlab.bots import Maker
from cardlab.studies.spread import chunks, workers_of
from tests.bots_sent import by_chance, first, killer, late, wrong
from tests.notebooks.test_make import GAME_TEXT, run


def spawned():
    return ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn"))


# The same results


STUDY = {"game": "nacho_pile", "bots": [by_chance, first, "rule_of_thumb"], "progress": False}
PAIRS = {"a": by_chance, "b": first, "c": "rule_of_thumb"}


@pytest.fixture(scope="module")
def alone():
    return simulate(games=30, seed=7, seatings="turned", **STUDY)


@pytest.fixture(scope="module")
def board():
    return tournament("pepper", PAIRS, deals=6, seed=7)


def test_processes_of_this_computer_change_nothing(alone, board):
    def here(seat):  # as in a notebook: no other process can import it
        return seat.legal[0]

    study = {**STUDY, "bots": [by_chance, here, "rule_of_thumb"]}
    spread_out = simulate(games=30, seed=7, seatings="turned", workers=2, **study)
    assert spread_out.log == alone.log
    assert str(spread_out) == str(alone).replace("first", "here ")
    assert tournament("pepper", {**PAIRS, "b": here}, deals=6, seed=7, workers=2) == board


@pytest.mark.parametrize("workers", [None, 1, 3])
def test_threads_change_nothing(workers, alone, board):
    with ThreadPoolExecutor(3) as executor:
        how = {"executor": executor, "workers": workers}
        assert simulate(games=30, seed=7, seatings="turned", **how, **STUDY) == alone
        assert tournament("pepper", PAIRS, deals=6, seed=7, **how) == board


def test_processes_that_import_the_bots_change_nothing(alone, board):
    with spawned() as executor:
        assert simulate(games=30, seed=7, seatings="turned", executor=executor, **STUDY) == alone
        assert tournament("pepper", PAIRS, deals=6, seed=7, executor=executor) == board


def test_dask_changes_nothing(alone, board):
    from dask.distributed import Client, LocalCluster

    cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with cluster, Client(cluster) as client:
        how = {"executor": client.get_executor(), "workers": 2}
        assert simulate(games=30, seed=7, seatings="turned", **how, **STUDY) == alone
        assert tournament("pepper", PAIRS, deals=6, seed=7, **how) == board


@pytest.mark.skipif(
    importlib.util.find_spec("ipyparallel") is None,
    reason="not in the group test: it adds a panel to JupyterLab, which the browser tests look at",
)
def test_ipyparallel_changes_nothing(alone, board):
    import ipyparallel

    with ipyparallel.Cluster(n=2) as client:
        client[:].use_cloudpickle()
        how = {"executor": client.executor(), "workers": 2}
        assert simulate(games=30, seed=7, seatings="turned", **how, **STUDY) == alone
        assert tournament("pepper", PAIRS, deals=6, seed=7, **how) == board


def test_a_game_of_a_notebook_is_sent_along():
    game = run(GAME_TEXT, until="check_game")["GAME"]
    how = {"bots": ["random"] * 3, "games": 10, "progress": False}
    assert simulate(game, workers=2, **how) == simulate(game.name, **how)


@given(st.integers(1, 50_000), st.integers(1, 70))
def test_chunks_are_all_games_once_and_end_short(games, workers):
    parts = list(chunks(games, workers))
    assert [n for chunk in parts for n in chunk] == list(range(games))
    sizes = [len(chunk) for chunk in parts]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1 or workers * 4 > games


class Backwards:
    """An executor that plays the chunks that it has in the opposite order, when one is wanted."""

    def __init__(self):
        self.waiting, self.most = [], 0

    def submit(self, function, *args):
        future = Future()
        future.result = partial(self.result, future)
        self.waiting.append((future, function, args))
        self.most = max(self.most, len(self.waiting))
        return future

    def result(self, future):
        while self.waiting:
            pending, function, args = self.waiting.pop()
            pending.set_result(function(*args))
        return Future.result(future)


def test_results_come_in_order_and_few_chunks_are_handed_over(alone):
    executor = Backwards()
    how = {"executor": executor, "workers": 2}
    assert simulate(games=30, seed=7, seatings="turned", **how, **STUDY) == alone
    assert executor.most == 8


def test_the_bar_counts_all_games(monkeypatch):
    bars = []

    class Bar:
        def __init__(self, done, **more):
            self.done, self.more = done, more

        def __iter__(self):
            counted = [*self.done]
            bars.append((len(counted), self.more))
            return iter(counted)

    monkeypatch.setattr("tqdm.auto.tqdm", Bar)
    simulate("pepper", ["random"] * 2, 15, seatings="all", workers=2)
    ((counted, more),) = bars
    assert (counted, more["total"], more["unit"]) == (30, 30, "game")


# Makers


def test_a_maker_repeats_where_a_function_with_dice_does_not():
    how = {"games": 20, "progress": False}
    loose, makers = by_chance(1), [by_chance, "random"]
    assert simulate("pepper", makers, **how) == simulate("pepper", makers, **how)
    assert simulate("pepper", [loose] * 2, **how) != simulate("pepper", [loose] * 2, **how)


def test_a_class_can_be_a_maker_and_its_bots_are_none():
    @Maker
    class Mine:
        def __init__(self, seed):
            self.dice = Dice(seed)

        def __call__(self, seat):
            return seat.legal[self.dice.below(len(seat.legal))]

    assert isinstance(Mine, Maker)
    assert not isinstance(Mine(1), Maker)
    how = {"games": 10, "progress": False}
    there = simulate("pepper", [Mine, by_chance], **how)
    assert there.log == simulate("pepper", [by_chance, by_chance], **how).log


@Maker
def makes_none(seed):
    return None


@Maker
def fails(seed):
    raise ZeroDivisionError("oh")


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        (makes_none, "The maker makes_none returned None: a bot is a function"),
        (fails, "The maker fails raised ZeroDivisionError: oh"),
    ],
)
def test_a_maker_that_fails_is_named(bad, says):
    with pytest.raises(BotError, match=says):
        simulate("pepper", [bad, "random"], 1, progress=False)
    board = tournament("pepper", {"bad": bad, "good": "random"}, deals=1)
    assert [game.winners for game in board.log] == [("good",)] * 2
    assert says in board.faults[0]


def test_what_makes_no_bots_is_no_maker():
    with pytest.raises(BadOption, match="3 makes no bots"):
        Maker(3)


def test_any_seed_will_do():
    assert simulate("pepper", ["random"] * 2, 2, seed=2**64 - 2, progress=False).games == 2


# What goes wrong in a worker


def test_a_worker_that_dies_each_time_is_reported_with_the_seeds():
    with pytest.raises(WorkerError, match="Workers failed twice at the games of") as raised:
        simulate("pepper", [Maker(killer), first], 40, seed=1, workers=2, progress=False)
    words = str(raised.value).replace(":", "").split()
    low, high = (int(words[words.index("to") + n]) for n in (-1, 1))
    assert low <= 20 <= high < low + 5
    assert simulate("pepper", [first] * 2, 4, workers=2, progress=False).games == 4


def test_games_of_a_worker_that_dies_once_are_played_again(tmp_path):
    @Maker
    def dies_once(seed):
        if seed // 64 == 20 and not (tmp_path / "died").exists():
            (tmp_path / "died").touch()
            os._exit(1)
        return first

    how = {"games": 40, "seed": 1, "progress": False}
    once = simulate("pepper", [dies_once, first], workers=2, **how)
    assert (tmp_path / "died").exists()
    assert once.log == simulate("pepper", [first, first], **how).log


def test_an_executor_that_is_broken_is_reported():
    with (
        spawned() as executor,
        pytest.raises(WorkerError, match="and the executor with it") as raised,
    ):
        simulate("pepper", [Maker(killer), first], 40, executor=executor, progress=False)
    assert "the seeds " in str(raised.value)


def test_a_bot_that_can_not_be_sent_is_reported():
    with spawned() as executor, pytest.raises(WorkerError, match="pickle"):
        simulate("pepper", [lambda seat: seat.legal[0]] * 2, 4, executor=executor, progress=False)


@pytest.mark.parametrize("make", [late, wrong])
def test_an_error_of_a_bot_is_the_same_and_has_the_workers_traceback(make):
    how = {"game": "pepper", "bots": [Maker(make), "random"], "games": 8, "progress": False}
    with pytest.raises(BotError) as here:
        simulate(seconds=0.1, **how)
    with pytest.raises(BotError) as there:
        simulate(seconds=0.1, workers=2, **how)
    assert str(there.value) == str(here.value)
    assert "Traceback" in there.value.__notes__[0]


@pytest.mark.parametrize("workers", [0, -1, 2.0, "two", True])
def test_odd_numbers_of_workers_are_refused(workers):
    with pytest.raises(BadOption, match="A number of workers is 1 or more"):
        simulate("pepper", ["random"] * 2, 1, workers=workers, progress=False)


def test_what_is_no_executor_is_refused():
    with pytest.raises(BadOption, match="'loky' is no executor"):
        tournament("pepper", {"a": "random", "b": "random"}, executor="loky")


def test_without_loky_it_is_said_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "loky", None)
    with pytest.raises(BadOption, match=r"pip install .*cardlab\[studies\]"):
        simulate("pepper", ["random"] * 2, 1, workers=2, progress=False)
    assert workers_of(None, 1) is None
