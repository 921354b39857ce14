"""What users of cardlab run, for ``tests.bench.beside``.

The program reads a work and a game from each line of its input ("simulate, fuego"), does the work,
and answers with the seconds of processor time and what was done in them.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import cardlab
from cardlab import Dice, Match, Move, Seat
from cardlab.engine.match.run import play_out_by_chance

PLAYERS, GAMES, CALLS, PLAYOUTS = 4, 30, 200, 20  # fewer games would time the start of a thread
FIRST = 1000  # seed
Work = Callable[[str], float]


def student() -> Callable[[Seat], Move]:
    """Return the bot that a student writes first."""
    dice = Dice(5)

    def any_move(seat: Seat) -> Move:
        legal = seat.legal
        return legal[dice.below(len(legal))]

    return any_move


def own_loop(game: str) -> float:
    """Return the moves that the engine's loop makes by chance: no bot, story or knowledge."""
    seeds = range(FIRST, FIRST + 2 * GAMES)
    matches = [(cardlab.new_match(game, PLAYERS, seed), Dice(seed)) for seed in seeds]
    return sum(play_out_by_chance(match.run, dice) for match, dice in matches)


def simulated(game: str) -> float:
    """Return the moves of games through ``simulate``, with its usual time limit."""
    how = {"games": GAMES, "seed": FIRST, "progress": False}
    results = cardlab.simulate(game, [student()] * PLAYERS, **how)
    return results.moves * results.games


def by_rules_of_thumb(game: str) -> float:
    """Return how many games of rules of thumb are played."""
    how = {"games": GAMES, "seed": FIRST, "progress": False}
    return cardlab.simulate(game, ["rule_of_thumb"] * PLAYERS, **how).games


@cache
def environment(game: str) -> Any:
    """Return the game for two as PettingZoo has it."""
    return cardlab.env(game, 2, seed=FIRST)


def steps(game: str) -> float:
    """Return the moves of games by chance through the environment; each agent looks."""
    env, dice, moves = environment(game), Dice(1), 0
    for _ in range(2 * GAMES):
        env.reset()
        for _ in env.agent_iter():
            told, _, is_over, is_cut, _ = env.last()
            is_asked = not is_over and not is_cut
            env.step(dice.choice(told["action_mask"].nonzero()[0]) if is_asked else None)
            moves += is_asked
    return moves


@cache
def middle(game: str) -> Match:
    """Return a match in the middle of a random game."""
    match = cardlab.new_match(game, PLAYERS, FIRST)
    cardlab.play(match, student())
    return match.before(len(match.moves) // 2)


def repeated(call: Callable[[], object], times: int = CALLS) -> float:
    """Return how many times something is called."""
    for _ in range(times):
        call()
    return times


def imagined(game: str) -> float:
    """Return how many worlds are imagined by the seat that is asked."""
    match, dice = middle(game), Dice(1)
    return repeated(lambda: match.imagine(match.ask.seats[0] if match.ask else 0, dice), CALLS // 4)


def thought(game: str) -> float:
    """Return how many moves a Monte Carlo bot chooses, of a few playouts each."""
    bot = cardlab.bots.make("monte_carlo", playouts=PLAYOUTS, seed=1)
    match = middle(game)
    return repeated(lambda: bot(Seat(match, match.ask.seats[0] if match.ask else 0)), 2)


WORKS: dict[str, Work] = {
    "own loop": own_loop,
    "simulate": simulated,
    "rules of thumb": by_rules_of_thumb,
    "imagine": imagined,
    "environment": steps,
    "copy": lambda game: repeated(middle(game).copy),
    "view": lambda game: repeated(lambda: middle(game).view(0).as_dict()),
    "Monte Carlo": thought,
}


def main() -> None:
    """Answer one line after the other."""
    for line in sys.stdin:
        name, game = line.strip().rsplit(", ", 1)
        gc.collect()
        start = time.process_time()
        done = WORKS[name](game)
        print(time.process_time() - start, done, flush=True)


if __name__ == "__main__":
    main()
