"""Tables set by hand from which some faces are kept out of a zone."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

import cardlab
from cardlab import BadTable, CardlabError, replay

EIGHTS = "red 8, yellow 8, green 8, blue 8"


def eights(cards):
    return sum(card.rank == 8 for card in cards)


def test_no_eight_in_sight():
    """Hour 2: Ana sees nine cards without an eight; Ben and the stock have all four."""
    places = {"not in hand 0": EIGHTS, "not in discard": EIGHTS, "discard": 1}
    where = Counter()
    for seed in range(300):
        table = cardlab.set_table("pepper", places, players=2, seed=seed).table
        assert eights(table.hands[0]) == eights(table.discards) == 0
        assert [len(table.hands[seat]) for seat in (0, 1)] == [8, 8]
        assert eights(table.hands[1]) + eights(table.stock) == 4
        where[eights(table.hands[1])] += 1
    # Of all deals that fit each is as likely: 43 cards, Ben has 8 of them. Pearson's statistic of
    # none, one, two or more has two degrees of freedom: above 18.4 once in 10,000.
    chances = [comb(4, k) * comb(39, 8 - k) / comb(43, 8) for k in range(5)]
    expected = [300 * chances[0], 300 * chances[1], 300 * sum(chances[2:])]
    counted = [where[0], where[1], where[2] + where[3] + where[4]]
    assert sum((a - b) ** 2 / b for a, b in zip(counted, expected, strict=True)) < 18.4


def test_a_table_without_it_is_dealt_as_before():
    """The same seeds give the same cards: a seed is searched in a hundred notebooks."""
    one = cardlab.set_table("pepper", {"discard": "red 2"}, players=2, seed=4)
    two = cardlab.set_table(
        "pepper", {"discard": "red 2", "not in hand 1": "red 2"}, players=2, seed=4
    )
    assert one.view(0) == two.view(0)


def test_it_stays_with_the_record():
    places = {"hand 0": 5, "not in hand 0": EIGHTS, "discard": 1}
    match = cardlab.set_table("pepper", places, players=2, seed=9)
    again = replay(match.record())
    assert again.view(0) == match.view(0)
    assert again.view(1) == match.view(1)


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"hand 0": "red 8", "not in hand 0": EIGHTS}, "red 8 can't be kept out of hand 0: it is"),
        ({"not in hand 0": 3}, "'not in hand 0' can't be 3: it is a list of pieces"),
        ({"not in hand 0": "3 more, red 8"}, "it is a list of pieces, like 'red 8, blue 8'"),
        ({"not in hand 0": "red 88"}, "hand 0: there is no card 'red 88'"),
        ({"not in hand 5": EIGHTS}, "The table has no 'not in hand 5'"),
        ({"not in stock": EIGHTS, "discard": 1, "hand 0": 1, "hand 1": 1}, "no deal was met"),
    ],
)
def test_what_can_not_be_kept_out_is_refused(places, says):
    with pytest.raises(CardlabError, match=says):
        cardlab.set_table("pepper", places, players=2, seed=1)


def test_a_deal_that_is_not_checked_would_be_seen(monkeypatch):
    """Planted: the first deal is kept, whatever it is; then the check at the end refuses it."""
    monkeypatch.setattr("cardlab.engine.match.setup._DEALS", 1)
    refused = 0
    for seed in range(20):
        try:
            cardlab.set_table("pepper", {"not in hand 0": EIGHTS}, players=2, seed=seed)
        except BadTable:
            refused += 1
    assert refused > 3
