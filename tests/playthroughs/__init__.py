"""Readable playthroughs, one a game: a whole match between bots, told with its clauses."""

from __future__ import annotations

from pathlib import Path

import cardlab

HERE = Path(__file__).parent


def playthrough(game: str) -> str:
    """A match of three rules of thumb from seed 7, a line an event, as everybody's story."""
    match = cardlab.new_match(game, players=3, seed=7)
    cardlab.play(match, cardlab.bots.make("rule_of_thumb", seed=7))
    lines = [f"{match.told(event).text()}  [{event.clause}]" for event in match.story()]
    return "\n".join([repr(match), "", *lines, ""])


def file_of(game: str) -> Path:
    """Where the playthrough of a game is kept."""
    return HERE / f"{game}.txt"
