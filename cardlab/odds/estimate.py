"""Estimates by playing out, for a match: see :mod:`cardlab.bots.estimate` for how."""

from __future__ import annotations

from cardlab.bots.estimate import Chance, Estimate, improve, mean_and_error, wilson
from cardlab.engine.match.match import Match
from cardlab.engine.match.seat import Seat

__all__ = ["Chance", "Estimate", "chances", "improve", "mean_and_error", "wilson"]


def chances(
    match: Match, seat: int, *, worlds: int = 200, seed: int = 0, seconds: float | None = None
) -> list[Chance]:
    """Return the chances of a seat's moves in a match, the best first.

    >>> import cardlab
    >>> match = cardlab.new_match("nacho_pile", players=2, seed=3)
    >>> [str(each.move) for each in chances(match, 0, worlds=20)]
    ['0 draw']
    """
    thought = Estimate(Seat(match, seat), seed)
    thought.run(None if seconds is not None else worlds, seconds)
    return thought.chances()
