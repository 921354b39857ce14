"""What users of cardlab run, for ``tests.bench.beside``.

The program reads a work and a game from each line of its input ("simulate, fuego"), does the work,
and answers with the seconds of processor time and what was done in them.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import cardlab
from cardlab import Dice, Match, Move, Seat
from cardlab.engine.match.run import play_out_by_chance

PLAYERS, GAMES, DEALS, CALLS, PLAYOUTS = 4, 6, 20, 200, 20
FIRST = 1000  # seed
MANY = (3, 30, 300)  # games
LENGTHS = (10, 100, 1000)  # decisions of a long match
Work = Callable[[str], float]


def student() -> Callable[[Seat], Move]:
    """Return the bot that a student writes first."""
    dice = Dice(5)

    def any_move(seat: Seat) -> Move:
        legal = seat.legal
        return legal[dice.below(len(legal))]

    return any_move


def own_loop(game: str, players: int = PLAYERS) -> float:
    """Return the moves that the engine's loop makes by chance: no bot, story or knowledge."""
    seeds = range(FIRST, FIRST + 2 * GAMES)
    matches = [(cardlab.new_match(game, players, seed), Dice(seed)) for seed in seeds]
    return sum(play_out_by_chance(match.run, dice) for match, dice in matches)


def played(game: str) -> float:
    """Return the moves of games through ``play``."""
    bot, moves = student(), 0
    for n in range(GAMES):
        match = cardlab.new_match(game, PLAYERS, FIRST + n)
        cardlab.play(match, bot)
        moves += len(match.run.log)
    return moves


def simulated(game: str, games: int = GAMES) -> float:
    """Return the moves of games through ``simulate``, with its usual time limit."""
    how = {"games": games, "seed": FIRST, "progress": False}
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
    """Return the moves of games through the environment; each agent looks at what it sees."""
    env, dice, moves = environment(game), Dice(5), 0
    for _ in range(2 * GAMES):
        env.reset()
        for _ in env.agent_iter():
            told, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
            else:
                actions = told["action_mask"].view(bool).nonzero()[0]
                env.step(actions[dice.below(len(actions))])
                moves += 1
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


def tournament(seconds: float | None) -> Work:
    """Return the work of a tournament of two students, with a time limit or without."""

    def work(game: str) -> float:
        bots = {"first": student(), "second": student()}
        cardlab.tournament(game, bots, deals=DEALS, seed=FIRST, seconds=seconds)
        return 2 * DEALS

    return work


@cache
def long_match(decisions: int) -> Match:
    """Return a match of Pepper Eights in which all draw while they can."""
    match = cardlab.new_match("pepper", PLAYERS, FIRST)
    for _ in range(decisions):
        match.apply(match.legal()[-1])
    match.copy()
    return match


WORKS: dict[str, Work] = {
    "own loop": own_loop,
    "play": played,
    "simulate": simulated,
    "rules of thumb": by_rules_of_thumb,
    "imagine": imagined,
    "environment": steps,
    "copy": lambda game: repeated(middle(game).copy),
    "view": lambda game: repeated(lambda: middle(game).view(0).as_dict()),
    "Monte Carlo": thought,
    "tournament, 5 s a move": tournament(5),
    "tournament, no limit": tournament(None),
    **{f"{n} players": partial(own_loop, players=n) for n in range(2, 9)},
    **{f"{n} games": partial(simulated, games=n) for n in MANY},
    **{
        f"copy after {n}": lambda _, n=n: repeated(long_match(n).copy, 20)  # type: ignore[misc]
        for n in LENGTHS
    },
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
