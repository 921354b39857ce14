"""Tables set by hand from which some faces are kept out of a zone."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

import cardlab
from cardlab import CardlabError, replay

EIGHTS = "red 8, yellow 8, green 8, blue 8"


def eights(cards):
    return sum(card.rank == 8 for card in cards)


def test_no_eight_in_sight():
    """Hour 2: Ana sees nine cards without an eight; Ben and the stock have all four."""
    places = {"not in hand 0": EIGHTS, "not in discard": EIGHTS, "discard": 1}
    where = Counter()
    for seed in range(300):
        match = cardlab.set_table("pepper", places, players=2, seed=seed)
        table = match.table
        assert eights(table.hands[0]) == eights(table.discards) == 0
        assert [len(table.hands[seat]) for seat in (0, 1)] == [8, 8]
        assert eights(table.hands[1]) + eights(table.stock) == 4
        where[eights(table.hands[1])] += 1
    assert replay(match.record()).view(1) == match.view(1)
    # Of all deals that fit each is as likely: 43 cards, Ben has 8 of them. Pearson's statistic of
    # none, one, two or more has two degrees of freedom: above 18.4 once in 10,000.
    chances = [comb(4, k) * comb(39, 8 - k) / comb(43, 8) for k in range(5)]
    expected = [300 * chances[0], 300 * chances[1], 300 * sum(chances[2:])]
    counted = [where[0], where[1], where[2] + where[3] + where[4]]
    assert sum((a - b) ** 2 / b for a, b in zip(counted, expected, strict=True)) < 18.4


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"hand 0": "red 8", "not in hand 0": EIGHTS}, "red 8 can't be kept out of hand 0"),
        ({"not in hand 0": 3}, "'not in hand 0' can't be 3: it is a list of pieces"),
        ({"not in hand 0": "3 more, red 8"}, "it is a list of pieces"),
        ({"not in hand 0": "red 88"}, "hand 0: there is no card 'red 88'"),
        ({"not in hand 5": EIGHTS}, "The table has no 'not in hand 5'"),
        ({"not in stock": EIGHTS, "discard": 1, "hand 0": 1, "hand 1": 1}, "no deal was met"),
    ],
)
def test_what_can_not_be_kept_out_is_refused(places, says):
    with pytest.raises(CardlabError, match=says):
        cardlab.set_table("pepper", places, players=2, seed=1)
