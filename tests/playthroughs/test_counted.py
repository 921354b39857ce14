"""The points of the committed playthroughs, counted again from their words alone."""

from __future__ import annotations

import re
from collections import Counter

from tests.playthroughs import file_of

NAMES = ("Ana", "Ben", "Cleo")


def lines(game: str) -> list[str]:
    return file_of(game).read_text(encoding="utf-8").splitlines()


def told_points(game: str) -> dict[str, int]:
    scores = (re.match(r"(\w+) has (-?\d+) points?\.", line) for line in lines(game))
    return {match[1]: int(match[2]) for match in scores if match}


def test_spicy_is_counted_from_what_was_played_drawn_and_taken():
    """Ten a trophy, five a Total Wild and one a card won, less what is left in hand."""
    points, stack = Counter(), 0
    for name in NAMES:
        points[name] = -5 - 5  # five spicy cards and a Total Wild in hand
    for line in lines("spicy"):
        name, _, rest = line.partition(" ")
        worth = 5 if rest.startswith(("played Total Wild", "took a Total Wild")) else 1
        if rest.startswith("played"):
            points[name] += worth  # out of the hand, onto the stack
            stack += worth
        elif rest.startswith(("drew", "took a Total Wild")):
            points[name] -= worth
        elif rest.startswith("takes the stack"):
            points[name] += stack
            stack = 0
        elif rest.startswith("wins a trophy"):
            points[name] += 10
    assert dict(points) == told_points("spicy")


def test_nacho_pile_is_counted_from_its_majorities():
    points = Counter(dict.fromkeys(NAMES, 0))
    for line in lines("nacho_pile"):
        if matched := re.match(r"(\w+) has the most .* scores (\d+) points?\.", line):
            points[matched[1]] += int(matched[2])
    assert dict(points) == told_points("nacho_pile")
