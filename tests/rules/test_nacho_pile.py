"""Nacho Pile: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadTable, set_table
from cardlab.games.nacho_pile.rules import CHIPS
from tests.rules.tables import after, make, seen, shows

REST = {"rest": "plate 1"}  # the last plate has all chips that are not named


@pytest.mark.rule("nacho.bag")
def test_fifty_four_chips():
    counts = Counter(map(str, CHIPS))
    assert counts == {
        **{str(n): 6 for n in range(1, 8)},
        "wild": 6,
        "steal": 2,
        "score": 2,
        "return": 2,
    }
    shows(cardlab.new_match("nacho_pile", 6, seed=1), bag=54)


@pytest.mark.rule("nacho.places")
def test_all_but_the_bag_is_open_to_everybody():
    places = {"bag": "3, 1, 2, ...", "front 1": "5, wild=2", "plate 0": "1", "rest": "plate 2"}
    match = after("nacho_pile", places, "0 draw")
    assert seen(match, 2, "drawn") == "3"
    assert seen(match, 2, "front 1") == "5, wild=2"
    assert seen(match, 2, "bag") == "?, ?"
    assert match.view(None).zones == match.view(1).zones


@pytest.mark.rule("nacho.majority")
@pytest.mark.rule("nacho.last_chip")
@pytest.mark.rule("nacho.winner")
def test_points_by_hand():
    """Left in the bag: a 5. Ana ends it with a 3 and takes Ben's 3.

    Ana: 3 x 5 (two of her own, drawn, taken, and one more), 5 x 2. Ben: all the rest.
    3s: Ana has 5, Ben 1: 5 points. 5s: Ana 2, Ben 3: 3 points, doubled 6. The other five numbers
    are Ben's, 6 each, and all six spicy; his six wilds become 7s: 12 of them.
    """
    places = {"bag": "3, 5, ...", "front 1": "3", "plate 0": "3, 3, 3, 5, 5", **REST}
    match = make(after("nacho_pile", places, "0 draw", 2), ", ".join(["1 value 7"] * 6))
    shows(match, over="winner 1", scores=[5, 6 + 4 * 6 + 12 + 6])


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"plate 0": "wild=3"}, "in the bag or on a plate has no value"),
        ({"front 0": "wild"}, "has a value; write 'wild=3'"),
        ({"drawn": "wild, 3"}, "a wild has a value, like 'wild=3'; only the last may have none"),
        ({"drawn": "3, 3"}, "each type is there once"),
        ({"drawn": "1, 2, 3, 4, 5, 6, 7, wild"}, "a wild is a bust"),
        ({"drawn": "3", "front 0": "4"}, "front 0 is empty once that player has drawn"),
        ({"drawn": "3", "pulled": [4]}, "each type is there once"),
        ({"pulled": "3"}, "it is a list of types, 1 to 8"),
        ({"plate 0": "3, 3, 3, 3, 3, 3, 3"}, "all 6 lie elsewhere"),
        ({"plate 0": 53}, "chips in the bag the game would have ended"),
    ],
)
def test_a_table_that_does_not_add_up(places, says):
    with pytest.raises(BadTable, match=says):
        set_table("nacho_pile", places, players=2, seed=1)
