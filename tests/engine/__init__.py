"""The engine: its tables, what a seat knows of them, and matches played over them."""

from __future__ import annotations

import cardlab
from cardlab import Dice, Match


def played(match: Match, moves: int, seed: int = 3) -> Match:
    """Make so many moves by chance, fewer if the match is over before; return the match."""
    dice = Dice(seed)
    for _ in range(moves):
        if match.over:
            break
        match.apply(dice.choice(match.legal()))
    return match


def some(game: str, seed: int, moves: int, players: int = 3) -> Match:
    """Return a match of a game after so many moves by chance."""
    return played(cardlab.new_match(game, players, seed=seed), moves, seed)
