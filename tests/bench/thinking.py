"""``python -m tests.bench.thinking``: what the coach finds in a second, and how a press waits."""

from __future__ import annotations

import time
from statistics import median, quantiles
from typing import NamedTuple

import cardlab
from cardlab import Seat
from cardlab.bots.estimate import Estimate
from cardlab_widgets import CardTable

PLAYERS, SEEDS = 3, 8


class Thought(NamedTuple):
    """What the coach has found in a second of CPU time: chances from 0 to 1."""

    half_width: float  # of the widest interval of the three best moves
    worlds: int
    playouts: int


def in_a_second(game: str, seeds: int = SEEDS) -> list[Thought]:
    """Return what the coach finds at openings."""
    thoughts = []
    for seed in range(seeds):
        match = cardlab.new_match(game, PLAYERS, seed=seed)
        thought = Estimate(Seat(match, match.ask.seats[0]), seed=1)
        until = time.process_time() + 1
        while time.process_time() < until:
            thought.run(seconds=0.01)
            thought.narrow()
        tried = [thought.of(i) for i in range(len(thought.moves))]
        estimates = [thought.of(i) for i in thought.left]
        best = sorted(estimates, key=lambda estimate: -estimate.chance)[:3]
        playouts = sum(move.playouts for move in tried)
        thoughts.append(Thought(max(m.half_width for m in best), thought.worlds, playouts))
    return thoughts


def half_widths(game: str, seeds: int = SEEDS) -> list[float]:
    """Return how sure the coach is of the three best moves after a second, opening by opening."""
    return [thought.half_width for thought in in_a_second(game, seeds)]


def say(game: str) -> None:
    """Print how sure the coach is after a second."""
    wide, worlds, playouts = zip(*in_a_second(game), strict=True)
    sure = f"median {100 * median(wide):4.1f} points, most {100 * max(wide):4.1f}"
    ran = f"{median(worlds):5.0f} worlds, {median(playouts):5.0f} playouts"
    print(f"  {game:11} half width of the widest of three intervals: {sure}; {ran}")


def presses() -> list[float]:
    """How long a message to a table takes whose coach thinks, in ms."""
    took = []
    for seed in range(30):
        table = CardTable(cardlab.new_match("pepper", PLAYERS, seed=seed), pace=0, coach="full")
        time.sleep(0.1)
        draws = len(table.scene["moves"]) - 1
        start = time.monotonic()
        table._hear(table, {"kind": "move", "index": draws, "seq": table.scene["seq"]}, [])
        took.append(1000 * (time.monotonic() - start))
        table.coach.stop()
    return took


if __name__ == "__main__":
    print("What the coach knows of the three best moves after a second of CPU time")
    for game in cardlab.list_games():
        say(game)
    times = presses()
    slow = quantiles(times, n=10)[-1]
    print(f"  a move while it thinks: median {median(times):.0f} ms, slowest tenth {slow:.0f} ms")
