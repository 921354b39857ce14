"""``python -m tests.odds.first_seats``: how often the first of two rules of thumb wins, by game.

It takes some minutes. Hour 9 quotes the shares; they change with the bots.
"""

from __future__ import annotations

from typing import Final

from cardlab import simulate

GAMES: Final = {
    "schwupps": 2000,
    "spicy": 3000,
    "pepper": 6000,
    "nacho_pile": 3000,
    "fuego": 2000,
}

if __name__ == "__main__":
    for game, games in GAMES.items():
        row = simulate(game, ["rule_of_thumb"] * 2, games, seed=1, progress=False).rows()[0]
        share = f"{row['share']:.1%} ({row['low']:.1%} to {row['high']:.1%})"
        print(f"  {game:12} {row['wins']:6g} of {games:5}  {share}", flush=True)
