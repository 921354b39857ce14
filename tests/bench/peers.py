"""Crazy eights of OpenSpiel, uno of RLCard, leduc of PettingZoo, for ``tests.bench.beside``.

It runs in a venv of its own. It reads the name of a work from each line of its input, does the
work, and answers with the seconds of processor time and what was done in them. It imports nothing
of cardlab.

An action is what ``apply_action`` is called with: a move, or a card that chance deals. Here only
moves are compared, since in cardlab the rules deal. They are counted when the clock has stopped.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any

PLAYERS, GAMES = 4, 60
RNG = random.Random(1)


@cache
def crazy_eights() -> Any:
    import pyspiel

    return pyspiel.load_game(f"crazy_eights(players={PLAYERS})")


def any_of(actions: list[int]) -> int:
    return actions[int(RNG.random() * len(actions))]


def loop() -> list[Any]:
    """Return random games, played from a Python loop."""
    games = []
    for _ in range(GAMES):
        state = crazy_eights().new_initial_state()
        while not state.is_terminal():
            state.apply_action(any_of(state.legal_actions()))
        games.append(state)
    return games


@cache
def bots() -> list[Any]:
    """Return Python bots as a student writes them, one a seat; each hears of the others' moves."""
    import pyspiel

    class Student(pyspiel.Bot):  # type: ignore[misc]  # pyspiel has no types
        def restart_at(self, state: Any) -> None:
            pass

        def step(self, state: Any) -> int:
            return any_of(state.legal_actions())

        def inform_action(self, state: Any, player: int, action: int) -> None:
            pass

    return [Student() for _ in range(PLAYERS)]


def evaluated() -> list[Any]:
    """Return games through ``evaluate_bots``."""
    import pyspiel

    games = []
    for seed in range(GAMES):
        state = crazy_eights().new_initial_state()
        pyspiel.evaluate_bots(state, bots(), seed)
        games.append(state)
    return games


def counted(done: Any) -> int:
    """Return how many moves were made; the cards that chance deals do not count."""
    if isinstance(done, int):
        return done
    return sum(step.player >= 0 for state in done for step in state.full_history())


@cache
def uno() -> Any:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 1})  # for two: it ignores a wish for more
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
    return env


def runs() -> int:
    """Return the moves of RLCard's games, which its agents make."""
    return sum(sum(len(seat) for seat in uno().run()[0]) // 2 for _ in range(10))


def steps() -> int:
    """Return the moves of RLCard's games, made from a Python loop."""
    env, moves = uno(), 0
    for _ in range(10):
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(any_of([*state["legal_actions"]]))
            moves += 1
    return moves


@cache
def leduc() -> Any:
    from pettingzoo.classic import leduc_holdem_v4

    return leduc_holdem_v4.env()


def leduc_steps() -> int:
    """Return the moves of PettingZoo's games, made from a Python loop."""
    return agent_steps(leduc(), 60)


def agent_steps(env: Any, games: int) -> int:
    """Return the moves of so many games by chance; each agent looks at what it sees."""
    moves = 0
    for _ in range(games):
        env.reset()
        for _ in env.agent_iter():
            told, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
            else:
                env.step(any_of(told["action_mask"].nonzero()[0]))
                moves += 1
    return moves


WORKS: dict[str, Callable[[], Any]] = {
    "OpenSpiel, Python loop": loop,
    "OpenSpiel, evaluate_bots": evaluated,
    "RLCard, env.run": runs,
    "RLCard, env.step": steps,
    "PettingZoo, leduc": leduc_steps,
}


def main() -> None:
    """Answer one line after the other."""
    for line in sys.stdin:
        work = WORKS[line.strip()]
        start = time.process_time()
        done = work()
        seconds = time.process_time() - start
        print(seconds, counted(done), flush=True)


if __name__ == "__main__":
    main()
