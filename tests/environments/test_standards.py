"""PettingZoo's and Gymnasium's own tests, with the fewest and the most players of every game."""

from __future__ import annotations

from types import SimpleNamespace

import gymnasium
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import cardlab
import cardlab.environments
from tests.environments.games import GAMES, IDS, SIZES

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("error"),
    # PettingZoo gives this for an observation with a mask, but for nine of its own card games.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


@pytest.mark.parametrize(("name", "players"), SIZES, ids=IDS)
def test_pettingzoo(name, players):
    game = GAMES[name]
    api_test(cardlab.env(game, players, seed=1), num_cycles=60)
    seed_test(lambda: cardlab.env(game, players), num_cycles=40)
    html = {"html": lambda text: text.startswith("<pre") and text.endswith("</pre>")}
    render_test(lambda render_mode: cardlab.env(game, players, render_mode=render_mode), html)


@pytest.mark.parametrize(("name", "players"), SIZES, ids=IDS)
def test_pettingzoo_parallel(name, players):
    """Two of the tests ask for actions without a look at the mask, and one for an AEC too."""

    def made(**settings):
        return cardlab.parallel_env(GAMES[name], players, **settings)

    parallel_api_test(made(seed=1), num_cycles=100)
    parallel_seed_test(lambda: made(on_illegal="any"), num_cycles=40)

    def cut(max_cycles):
        return made(max_cycles=max_cycles, on_illegal="any")

    module = SimpleNamespace(
        parallel_env=cut, env=lambda **settings: parallel_to_aec(cut(**settings))
    )
    max_cycles_test(module)


@pytest.mark.parametrize(("name", "players"), SIZES, ids=IDS)
def test_gymnasium(name, players):
    check_env(gymnasium.make("cardlab/Pepper-v0", game=GAMES[name], players=players).unwrapped)


def test_one_by_one_is_cut_off_after_so_many_moves_an_agent():
    env = cardlab.env("pepper", 3, seed=1, max_cycles=2)
    env.reset()
    moves = 0
    for _ in env.agent_iter():
        *_, terminated, truncated, _ = env.last()
        moves += not truncated
        env.step(None if terminated or truncated else env.action("draw"))
    assert moves == 6
