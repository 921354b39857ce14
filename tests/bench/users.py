"""``python -m tests.bench.users``: what users run, as ratios to the engine's own loop in one run.

The own loop plays by chance without a bot, a story or knowledge, so that its games are other ones;
its moves a second are the reference. Each work is done several times, by turns with the others,
and counted in seconds of processor time; the fastest time counts, since what a busy machine takes
away is no property of a program.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from functools import cache

import cardlab
from cardlab import Dice, Match, Move, Seat
from cardlab.bots.playing import deal_and_run

ROUNDS, GAMES, DEALS, PLAYERS = 7, 6, 3, 4
WORLDS, STAGES = 20, (0.05, 0.5, 0.9)  # worlds at an early, a middle and a late decision
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
    """Return the moves that the engine's loop makes."""
    return sum(deal_and_run(game, PLAYERS, FIRST + n)[0] for n in range(GAMES))


def played(game: str) -> float:
    """Return the moves of games through ``play``."""
    bot, moves = student(), 0
    for n in range(GAMES):
        match = cardlab.new_match(game, PLAYERS, FIRST + n)
        cardlab.play(match, bot)
        moves += len(match.course.log)
    return moves


def simulated(game: str) -> float:
    """Return the moves of games through ``simulate``, with its usual time limit."""
    how = {"games": GAMES, "seed": FIRST, "progress": False}
    results = cardlab.simulate(game, [student()] * PLAYERS, **how)
    return results.moves * results.games


def by_thumb(game: str) -> float:
    """Return how many games of rules of thumb are played."""
    bot = cardlab.bots.make("rule_of_thumb", seed=1)
    for n in range(GAMES):
        cardlab.play(cardlab.new_match(game, PLAYERS, FIRST + n), bot)
    return GAMES


@cache
def positions(game: str) -> list[Match]:
    """Return matches at an early, a middle and a late decision of random games."""
    matches = []
    for n in range(GAMES):
        match = cardlab.new_match(game, PLAYERS, FIRST + n)
        cardlab.play(match, student())
        matches += [match.before(int(len(match.moves) * stage)) for stage in STAGES]
    return matches


def imagined(game: str) -> float:
    """Return how many worlds are imagined, by the seat that is asked."""
    dice = Dice(1)
    for match in positions(game):
        for _ in range(WORLDS):
            match.imagine(match.ask.seats[0] if match.ask else 0, dice)
    return WORLDS * len(positions(game))


def tournament(seconds: float | None) -> Work:
    """Return the work of a tournament of two students, with a time limit or without."""

    def work(game: str) -> float:
        bots = {"first": student(), "second": student()}
        cardlab.tournament(game, bots, deals=DEALS, seed=FIRST, seconds=seconds)
        return 2 * DEALS

    return work


WORKS: dict[str, Work] = {
    "own loop": own_loop,
    "play": played,
    "simulate": simulated,
    "rules of thumb": by_thumb,
    "imagine": imagined,
    "tournament, 5 s a move": tournament(5),
    "tournament, no limit": tournament(None),
}


def speeds(game: str) -> dict[str, float]:
    """Return how much of each work is done in a second."""
    best = dict.fromkeys(WORKS, 0.0)
    positions(game)  # not counted
    for _ in range(ROUNDS):
        for name, work in WORKS.items():
            gc.collect()
            start = time.process_time()
            done = work(game)
            best[name] = max(best[name], done / (time.process_time() - start))
    return best


def main() -> None:
    """Print a line for each game."""
    print(
        f"{PLAYERS} players; moves a second of the engine's own loop, and the share that users get"
    )
    for game in cardlab.list_games():
        of = speeds(game)
        own, limited = of["own loop"], of["tournament, 5 s a move"] / of["tournament, no limit"]
        shares = ", ".join(f"{name} {of[name] / own:.2f}" for name in ("play", "simulate"))
        thumb = f"{of['rules of thumb']:.0f} games/s by rules of thumb"
        world = f"a world costs {own / of['imagine']:.0f} moves"
        print(
            f"  {game:11} {own / 1e3:6.0f}k; {shares}; {thumb}; {world}; time limit {limited:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
