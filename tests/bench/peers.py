"""OpenSpiel's crazy eights and RLCard's uno, run by ``tests.bench.beside`` in their own venv.

The program reads the name of a work from each line of its input, does the work, and answers with
the seconds of processor time and what was done in them. It imports nothing of cardlab.

An action is what ``apply_action`` is called with: a move, or a card that chance deals. cardlab
deals before its first move, so that it counts fewer actions than it carries out.
"""

from __future__ import annotations

import copy
import random
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any

PLAYERS, GAMES, CALLS = 4, 60, 2000
RNG = random.Random(1)


@cache
def crazy_eights() -> Any:
    import pyspiel

    return pyspiel.load_game(f"crazy_eights(players={PLAYERS})")


def any_of(actions: list[int]) -> int:
    return actions[int(RNG.random() * len(actions))]


def loop() -> int:
    """Return the actions of random games, played from a Python loop."""
    actions = 0
    for _ in range(GAMES):
        state = crazy_eights().new_initial_state()
        while not state.is_terminal():
            state.apply_action(any_of(state.legal_actions()))
            actions += 1
    return actions


@cache
def bots() -> list[Any]:
    """Return Python bots as a student writes them; a list of their moves goes with each."""
    import pyspiel

    class Student(pyspiel.Bot):  # type: ignore[misc]  # pyspiel has no types
        def __init__(self) -> None:
            pyspiel.Bot.__init__(self)
            self.moves = 0

        def restart_at(self, state: Any) -> None:
            pass

        def step(self, state: Any) -> int:
            self.moves += 1
            return any_of(state.legal_actions())

    return [Student() for _ in range(PLAYERS)]


def evaluated() -> tuple[int, int]:
    """Return the actions, and the bots' moves among them, of games through ``evaluate_bots``."""
    import pyspiel

    before, actions = sum(bot.moves for bot in bots()), 0
    for seed in range(GAMES):
        state = crazy_eights().new_initial_state()
        pyspiel.evaluate_bots(state, bots(), seed)
        actions += len(state.history())
    return actions, sum(bot.moves for bot in bots()) - before


@cache
def middle() -> Any:
    """Return a state in the middle of a game."""
    state = crazy_eights().new_initial_state()
    for _ in range(PLAYERS * 5 + 30):
        state.apply_action(any_of(state.legal_actions()))
    return state


def repeated(call: Callable[[], object], times: int = CALLS) -> int:
    for _ in range(times):
        call()
    return times


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


WORKS: dict[str, Callable[[], Any]] = {
    "OpenSpiel, Python loop": loop,
    "OpenSpiel, evaluate_bots": evaluated,
    "OpenSpiel, copy": lambda: repeated(middle().clone),
    "OpenSpiel, view": lambda: repeated(lambda: middle().observation_tensor(0)),
    "RLCard, env.run": runs,
    "RLCard, copy": lambda: repeated(lambda: copy.deepcopy(uno().game), 30),
}


def main() -> None:
    """Answer one line after the other."""
    for line in sys.stdin:
        work = WORKS[line.strip()]
        start = time.process_time()
        done = work()
        seconds = time.process_time() - start
        print(seconds, *(done if isinstance(done, tuple) else (done,)), flush=True)


if __name__ == "__main__":
    main()
