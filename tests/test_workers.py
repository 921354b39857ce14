"""Games that other processes play: the same results, errors that name what was lost, short logs."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from cardlab import BotError, WorkerError, simulate, tournament
from cardlab.bots import Maker
from tests.bots_sent import by_chance, first, killer, late, wrong
from tests.notebooks.test_make import GAME_TEXT, run

pytestmark = pytest.mark.slow


def spawned():
    return ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn"))


# The same results


STUDY = {"game": "nacho_pile", "bots": [by_chance, first, "rule_of_thumb"], "progress": False}
PAIRS = {"a": by_chance, "b": first, "c": "rule_of_thumb"}


@pytest.fixture(scope="module")
def alone():
    return simulate(games=20, seed=7, seatings="turned", **STUDY)


@pytest.fixture(scope="module")
def board():
    return tournament("pepper", PAIRS, deals=6, seed=7)


def test_processes_of_this_computer_change_nothing(alone, board):
    def here(seat):  # as in a notebook: no other process can import it
        return seat.legal[0]

    study = {**STUDY, "bots": [by_chance, here, "rule_of_thumb"]}
    spread_out = simulate(games=20, seed=7, seatings="turned", workers=2, **study)
    assert spread_out.log == alone.log
    assert str(spread_out) == str(alone).replace("first", "here ")
    assert tournament("pepper", {**PAIRS, "b": here}, deals=6, seed=7, workers=2) == board


@pytest.mark.parametrize("workers", [None, 1, 3])
def test_threads_change_nothing(workers, alone, board):
    with ThreadPoolExecutor(3) as executor:
        how = {"executor": executor, "workers": workers}
        assert simulate(games=20, seed=7, seatings="turned", **how, **STUDY) == alone
        assert tournament("pepper", PAIRS, deals=6, seed=7, **how) == board


def test_processes_that_import_the_bots_change_nothing(alone, board):
    with spawned() as executor:
        assert simulate(games=20, seed=7, seatings="turned", executor=executor, **STUDY) == alone
        assert tournament("pepper", PAIRS, deals=6, seed=7, executor=executor) == board


def test_dask_changes_nothing(alone, board):
    from dask.distributed import Client, LocalCluster

    cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with cluster, Client(cluster) as client:
        how = {"executor": client.get_executor(), "workers": 2}
        assert simulate(games=20, seed=7, seatings="turned", **how, **STUDY) == alone
        assert tournament("pepper", PAIRS, deals=6, seed=7, **how) == board


def test_a_game_of_a_notebook_is_sent_along():
    game = run(GAME_TEXT, until="check_game")["GAME"]
    how = {"bots": ["random"] * 3, "games": 10, "progress": False}
    assert simulate(game, workers=2, **how) == simulate(game.name, **how)


# Makers


def test_a_maker_repeats_where_a_function_with_dice_does_not():
    how = {"games": 20, "progress": False}
    loose, makers = by_chance(1), [by_chance, "random"]
    assert simulate("pepper", makers, **how) == simulate("pepper", makers, **how)
    assert simulate("pepper", [loose] * 2, **how) != simulate("pepper", [loose] * 2, **how)


@Maker
def makes_none(seed):
    return None


@Maker
def fails(seed):
    raise ZeroDivisionError("oh")


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        (makes_none, "The maker makes_none returned None, which is not a function"),
        (fails, "The maker fails raised ZeroDivisionError: oh"),
    ],
)
def test_a_maker_that_fails_is_named(bad, says):
    with pytest.raises(BotError, match=says):
        simulate("pepper", [bad, "random"], 1, progress=False)
    board = tournament("pepper", {"bad": bad, "good": "random"}, deals=1)
    assert [game.winners for game in board.log] == [("good",)] * 2
    assert says in board.faults[0]


# What goes wrong in a worker


def test_a_worker_that_dies_is_reported_with_the_seeds_and_others_play_on():
    with pytest.raises(WorkerError, match="A worker was lost at one of the games of") as raised:
        simulate("pepper", [Maker(killer), first], 40, seed=1, workers=2, progress=False)
    words = str(raised.value).replace(":", "").split()
    low, high = (int(words[words.index("to") + n]) for n in (-1, 1))
    assert low <= 20 <= high
    assert simulate("pepper", [first] * 2, 4, workers=2, progress=False).games == 4


@pytest.mark.parametrize("make", [late, wrong])
def test_an_error_of_a_bot_is_the_same_and_has_the_workers_traceback(make):
    how = {"game": "pepper", "bots": [Maker(make), "random"], "games": 8, "progress": False}
    with pytest.raises(BotError) as here:
        simulate(seconds=0.1, **how)
    with pytest.raises(BotError) as there:
        simulate(seconds=0.1, workers=2, **how)
    assert str(there.value) == str(here.value)
    assert "Traceback" in there.value.__notes__[0]
