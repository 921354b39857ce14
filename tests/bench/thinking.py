"""``python -m tests.bench.thinking``: what the coach finds in a second, and how a press waits."""

from __future__ import annotations

import time
from statistics import median, quantiles

import cardlab
from cardlab import Seat
from cardlab.bots.estimate import Estimate
from cardlab_widgets import CardTable

PLAYERS, SEEDS = 3, 8


def in_a_second(game: str) -> None:
    """How sure the coach is of each move of an opening after a second, without the table."""
    wide, worlds = [], []
    for seed in range(SEEDS):
        match = cardlab.new_match(game, PLAYERS, seed=seed)
        thought = Estimate(Seat(match, match.ask.seats[0]), seed=1)
        thought.run(seconds=1)
        wide.append(thought.half_width)
        worlds.append(thought.worlds)
    sure = f"median {100 * median(wide):4.1f} points, most {100 * max(wide):4.1f}"
    print(f"  {game:11} half width of the widest interval: {sure}; {median(worlds):5.0f} worlds")


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
    print("What the coach knows of each move after a second")
    for game in cardlab.list_games():
        in_a_second(game)
    times = presses()
    slow = quantiles(times, n=10)[-1]
    print(f"  a move while it thinks: median {median(times):.0f} ms, slowest tenth {slow:.0f} ms")
