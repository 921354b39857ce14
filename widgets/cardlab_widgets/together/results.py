"""A tournament of a class: points by place, who meets whom next, and the results as a table."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from itertools import combinations, pairwise

from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, Words

HEAD = (
    *(N_("round"), N_("table"), N_("chair"), N_("name"), N_("place"), N_("points")),
    *(N_("moves"), N_("moves by a bot")),
)


@dataclass(frozen=True)
class Played:
    """How the match of a round has ended for one chair.

    Attributes:
        pupil: the id of whoever sat there; "" for a bot.
        place: 1 for who has won; those who tie share the mean of their places.
        points: how many others came after; those who tie share.
        presses, by_bot: how many moves the pupil has made, and how many a bot.

    """

    round: int
    table: int
    chair: int
    pupil: str
    name: str
    place: float
    points: float
    presses: int
    by_bot: int


def places(match: Match) -> list[float]:
    """Return the place of each seat of a match that is over.

    Winners come first, the others by their scores. Who ties shares the mean of the places.

    >>> import cardlab
    >>> match = cardlab.new_match("pepper", players=3, seed=1)
    >>> _ = cardlab.play(match, cardlab.bots.make("rule_of_thumb", seed=1))
    >>> match.outcome.winners, places(match)
    ((0,), [1.0, 2.5, 2.5])
    """
    outcome = match.outcome
    assert outcome is not None
    sign = 1 if match.definition.fewest_win else -1
    scores = outcome.scores or (0,) * match.players
    ranks = [(seat not in outcome.winners, sign * scores[seat]) for seat in range(match.players)]
    before = [sum(other < rank for other in ranks) for rank in ranks]
    return [n + (ranks.count(rank) + 1) / 2 for n, rank in zip(before, ranks, strict=True)]


def standings(played: Sequence[Played]) -> dict[str, float]:
    """Return the points of each pupil over all rounds, the most first."""
    points: dict[str, float] = {}
    for game in played:
        if game.pupil:
            points[game.pupil] = points.get(game.pupil, 0.0) + game.points
    return dict(sorted(points.items(), key=lambda entry: -entry[1]))


def pair(pupils: Sequence[str], played: Sequence[Played], most: int) -> list[list[str]]:
    """Return who sits together in the next round, table by table, by the Swiss system.

    Those with like points meet. Where two have met before, the last of a table changes places with
    the first of the next, if that makes it better.

    >>> pair(list("abcdefg"), [], 4)
    [['a', 'b', 'c', 'd'], ['e', 'f', 'g']]

    Args:
        pupils: those who play, in the order in which they came.
        played: how the rounds so far have ended.
        most: how many chairs a table has.

    """
    points = standings(played)
    order = sorted(pupils, key=lambda pupil: -points.get(pupil, 0.0))
    many = -(-len(order) // most)
    tables, begin = [], 0
    for n in range(many):
        size = len(order) // many + (n < len(order) % many)
        tables.append(order[begin : begin + size])
        begin += size
    by_table: dict[tuple[int, int], list[str]] = {}
    for game in played:
        if game.pupil:
            by_table.setdefault((game.round, game.table), []).append(game.pupil)
    met = Counter(pair for sat in by_table.values() for pair in combinations(sorted(sat), 2))

    def again(table: Sequence[str]) -> int:
        return sum(met[pair] for pair in combinations(sorted(table), 2))

    for upper, lower in pairwise(tables):
        swapped = [*upper[:-1], lower[0]], [upper[-1], *lower[1:]]
        if sum(map(again, swapped)) < again(upper) + again(lower):
            upper[:], lower[:] = swapped
    return tables


def as_csv(played: Sequence[Played], words: Words) -> str:
    """Return the results as a table with a head, a line for each chair."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow([words(name) for name in HEAD])
    for game in played:
        who = (game.round, game.table, game.chair + 1, game.name)
        writer.writerow([*who, f"{game.place:g}", f"{game.points:g}", game.presses, game.by_bot])
    return text.getvalue()
