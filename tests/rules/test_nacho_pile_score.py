"""Nacho Pile, the end: each example was worked out by hand from the clauses."""

from __future__ import annotations

import pytest

from cardlab import BadTable, set_table
from cardlab.games.nacho_pile.cards import DECK
from cardlab.games.nacho_pile.rules import points
from tests.rules.nacho_tables import drawing, plate
from tests.rules.tables import clauses, make, moves, refused

rule = pytest.mark.rule

BAG = "1, 2, 3, 4, 5, 6, 7"

# The end: 54 chips, of which few matter: the rest is on one plate.


def ending(wanted, bag, **kw):
    match = drawing(wanted, bag, **kw)
    return make(match, *["0 draw"] * len(wanted))


@rule("nacho.end")
@rule("nacho.last_steal")
def test_one_chip_left_ends_it_with_a_last_stop():
    match = ending(["3"], "3, 5", front_1="3, 6", plate_0="3, 3, 3, 3")
    assert (
        clauses(match).count("nacho.last_steal") == 4
    )  # a stop, what it took, two fronts onto plates
    assert match.over or match.ask.why == "nacho.assign"


@rule("nacho.end")
@rule("nacho.return")
def test_a_return_refills_the_bag_and_play_goes_on():
    match = ending(["return"], "return, 5", plate_0="1")
    match.apply("0 return 2 at 1")
    assert sorted(map(str, match.table.bag)) == ["2", "5"]
    assert moves(match) == {"0 draw", "0 stop"}


ALL_WILDS = ", ".join(["wild"] * 6)


def scored(match):
    """Give all wilds the value 7, then the points."""
    while not match.over:
        match.apply(f"{match.ask.seats[0]} value 7")
    return match.outcome


@rule("nacho.assign")
def test_wilds_are_valued_from_the_one_who_ended_it_in_turn_order():
    match = ending(["3"], "3, 5", players=3, plate_0="wild, wild", plate_1="wild")
    asked = []
    while not match.over:
        asked.append(match.ask.seats[0])
        assert len(moves(match)) == 7
        match.apply(f"{asked[-1]} value 1")
    assert asked == [0, 0, 1, 2, 2, 2]


@rule("nacho.majority")
@rule("nacho.last_chip")
@rule("nacho.winner")
def test_points_by_hand():
    """Left in the bag: a 5. Ana ends it with a 3 and takes Ben's 3.

    Ana: 3 x 5 (two of her own, drawn, taken, and one more), 5 x 2. Ben: all the rest.
    3s: Ana has 5, Ben 1: 5 points. 5s: Ana 2, Ben 3: 3 points, doubled 6. The other five numbers
    are Ben's, 6 each, and all six spicy; his six wilds become 7s: 12 of them.
    """
    match = ending(["3"], "3, 5", front_1="3", plate_0="3, 3, 3, 5, 5")
    assert scored(match) == ((1,), (5, 6 + 4 * 6 + 12 + 6), "nacho.winner")


@rule("nacho.majority")
@rule("nacho.winner")
def test_ties_all_score():
    """Each has three 1s: 3 points for both; the game is Ben's by all the rest."""
    match = ending(["1"], "1, 2", plate_0="1, 1")
    outcome = scored(match)
    assert outcome.scores[0] == 3
    # 1: 3. 2s: 5, doubled 10. 3, 4, 5, 6: 24. 7s and wilds: 12. Spicy: 6.
    assert outcome.scores[1] == 3 + 10 + 24 + 12 + 6


@rule("nacho.last_chip")
def test_what_counts_double_is_told_when_the_wilds_have_their_numbers():
    match = ending(["3"], "3, 5", front_1="3", plate_0="3, 3, 3, 5, 5")
    assert match.ask.why == "nacho.assign"
    assert "nacho.last_chip" not in clauses(match)
    scored(match)
    doubled = [clause for clause in clauses(match) if clause.endswith(("assign", "last_chip"))]
    assert doubled == ["nacho.assign"] * 6 + ["nacho.last_chip"]


@rule("nacho.majority")
@rule("nacho.last_chip")
def test_plates_are_counted_without_a_game():
    """Ana scores for her 2s, 6 and 7s, Ben for his 4s, 6 and 1, Cleo for a 1 and a 3."""
    plates = ["2, 2, 2, 2, 4, 4, 6, 7, 7, 7", "2, 2, 4, 4, 4, 6, 1", "7, 7, 1, 3"]
    held = [[DECK.card(chip) for chip in plate.split(", ")] for plate in plates]
    assert points(held) == [8, 5, 2]
    assert points(held, doubled=7) == [11, 5, 2]
    assert points([[DECK.card("wild")], [DECK.card("steal"), DECK.card("score")]]) == [0, 2]


@rule("nacho.last_chip")
def test_a_wild_left_over_doubles_nothing_or_what_the_ender_names():
    match = ending(["1"], "1, wild", plate_0="1, 1, 1, 1")
    assert scored(match).scores[0] == 5
    named = ending(["1"], "1, wild", plate_0="1, 1, 1, 1", rules={"last_wild": "ender_names"})
    assert moves(named) == {*(f"0 name {n}" for n in range(1, 8)), "0 name spicy"}
    assert refused(named, "0 name wild")[0] == "nacho.last_chip"
    named.apply("0 name 1")
    assert "nacho.last_chip" in clauses(named)  # before the wilds get their numbers
    assert scored(named).scores[0] == 10


@rule("nacho.turn_cap")
def test_at_the_cap_the_plates_are_counted_without_stealing_or_doubling():
    match = drawing(["3"], BAG, plate_0="1", front_1="3", rules={"turn_cap": 1})
    make(match, "0 draw", "0 stop")
    # After one turn it is over: Ana's 3 and the one she took count.
    assert scored(match).reason == "nacho.turn_cap"
    assert plate(match, 0) == ["1", "3", "3"]
    assert match.table.doubled == 0


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
        ({"plate 0": "3, 3, 3, 3, 3, 3, 3"}, "the box has only 6"),
        ({"plate 0": 53}, "chips in the bag the game would have ended"),
    ],
)
def test_a_table_that_does_not_add_up(places, says):
    with pytest.raises(BadTable, match=says):
        set_table("nacho_pile", places, players=2, seed=1)
