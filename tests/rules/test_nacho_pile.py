"""Nacho Pile: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadTable, set_table
from cardlab.games.nacho_pile.cards import CHIPS
from tests.rules.tables import after, example, make, prove, seen, shows

REST = {"rest": "plate 1"}  # the last plate has all chips that are not named
BAG = {"bag": "1, 2, 3, 4, 5, 6, 7", **REST}
OUT = {"rest": "out"}
SEVEN = "0 value 1, 0 value 2, 0 value 3, 0 value 4, 0 value 5, 0 value 6, 0 value 7"

EXAMPLES = [
    # A turn
    example("nacho.claim",
            "at the start of a turn the front goes onto the plate, wilds without a value",
            {**BAG, "front 0": "3, 3, wild=2", "plate 0": "1"}, "", 2,
            plate_0="1, 3, 3, wild", front_0="", told="claim"),
    example("nacho.draw", "at least one chip is drawn",
            BAG, "", 2, legal="0 draw", refuses={"0 stop, 0 pass": "draw"}),
    example("nacho.draw", "then draw or stop",
            {**BAG, "bag": "3, 1, 2, ..."}, "0 draw", 2,
            drawn="3", legal="0 draw, 0 stop", told="draw", refuses={"0 pass": "draw"}),
    example("nacho.bust", "a chip drawn before this turn busts: all drawn go back into the bag",
            {"bag": "3, 3, 5, 6, ...", **REST}, "0 draw, 0 draw", 2,
            bag="3, 3, 5, 6", front_0="", drawn="", asked="draw 1", told="draw draw bust"),
    example("nacho.bust nacho.score", "a chip that Score has moved away still counts, and is safe",
            {"bag": "3, score, 3, 5, 6, 7, ...", "plate 0": "1", **REST},
            "0 draw, 0 draw, 0 score 3, 0 draw", 2,
            told="draw draw spicy_when score draw bust", plate_0="1, 3", bag="3, 5, 6, 7, score"),
    example("nacho.score", "it moves a value drawn this turn",
            {"bag": "3, score, 3, 5, ...", **REST}, "0 draw, 0 draw", 2,
            asked="score 0", legal="0 score 3", refuses={"0 stop, 0 draw": "no_target",
             "0 score 7": "score"}),
    example("nacho.score", "it moves a wild of that value too",
            {"bag": "3, wild, score, 6, 5, 5, ...", **REST},
            "0 draw, 0 draw, 0 value 5, 0 draw, 0 score 5", 2,
            plate_0="wild", drawn="3, score"),
    example("nacho.score", "what it has moved attracts nothing at the stop",
            {"bag": "3, score, 3, 5, 6, 7, ...", "plate 0": "1", "front 1": "3, 3", "plate 1": 0,
             **OUT}, "0 draw, 0 draw, 0 score 3, 0 stop", 2,
            front_0="score", plate_1="3, 3"),
    example("nacho.spicy_same",
            "a second spicy chip busts, and does not act; what was stolen stays",
            {"bag": "steal, return, 5, 6, 7, ...", "plate 0": "1", **REST},
            "0 draw, 0 steal 2 at 1, 0 draw", 2,
            plate_0="1, 2", bag="5, 6, 7, return, steal",
            told="draw spicy_when steal draw spicy_same"),
    example("nacho.wild", "a wild gets a value not drawn this turn",
            {"bag": "3, wild, 5, 6, 7, ...", **REST}, "0 draw, 0 draw", 2,
            asked="wild 0",
            legal="0 value 1, 0 value 2, 0 value 4, 0 value 5, 0 value 6, 0 value 7",
            refuses={"0 value 3, 0 draw": "wild"}),
    example("nacho.wild", "and counts as that number",
            {"bag": "3, wild, 5, 6, 7, ...", **REST}, "0 draw, 0 draw, 0 value 5, 0 stop", 2,
            front_0="3, wild=5", told="draw draw wild stop"),
    example("nacho.wild", "with all seven drawn it busts",
            {"drawn": "1, 2, 3, 4, 5, 6, 7", "bag": ["wild", "..."]}, "0 draw", 2,
            told="draw wild", asked="draw 1"),
    example("nacho.wild", "with six and a spicy chip drawn it does not",
            {"drawn": "1, 2, 3, 4, 5, 6, return", "bag": ["wild", "..."]}, "0 draw", 2,
            legal="0 value 7"),
    example("nacho.wild", "house rule: any value, and one drawn before busts",
            {"bag": "3, wild, 5, 6, 7, ...", **REST}, "0 draw, 0 draw", 2,
            {"wild_values": "any"},
            legal=SEVEN),
    example("nacho.wild nacho.bust", "house rule: so it does",
            {"bag": "3, wild, 5, 6, 7, ...", **REST}, "0 draw, 0 draw, 0 value 3", 2,
            {"wild_values": "any"},
            bag="3, 5, 6, 7, wild", told="draw draw wild bust"),
    example("nacho.stop", "a stop brings the same chips from before the others, not from plates",
            {"bag": "3, wild, 6, 7, ...", "front 1": "3, 5, wild=3", "front 2": "5, wild=5, 6",
             "plate 0": "5", "rest": "plate 2"}, "0 draw, 0 draw, 0 value 5, 0 stop", 3,
            front_0="3, 3, 5, 5, wild=3, wild=5, wild=5", front_1="", front_2="6", plate_0="5",
            asked="draw 1", told="draw draw wild stop stop stop"),
    example("nacho.stop nacho.claim", "what the next player claims is told chip by chip",
            {"drawn": "3, wild=5", "front 1": "wild=5, 6, 6"}, "0 stop", 2,
            story="stop 0, take 0, claim 1", plate_1="6, 6", front_0="3, wild=5, wild=5"),
    example("nacho.stop", "spicy takes spicy",
            {"bag": "steal, 6, 7, ...", "front 1": "return, 5", "plate 1": "2", **OUT},
            "0 draw, 0 steal 2 at 1, 0 stop", 2,
            front_0="return, steal", plate_1="5"),
    # Spicy chips
    example("nacho.spicy_when", "a spicy chip acts when it is drawn",
            {"bag": "steal, 6, 7, ...", **REST}, "0 draw", 2,
            asked="steal 0", told="draw spicy_when"),
    example("nacho.spicy_when", "house rule: it acts at the stop",
            {"bag": "steal, 6, 7, ...", **REST}, "0 draw", 2, {"spicy_acts": "stop"},
            asked="draw 0", told="draw"),
    example("nacho.spicy_when", "house rule: then it does",
            {"bag": "steal, 6, 7, ...", **REST}, "0 draw, 0 stop", 2, {"spicy_acts": "stop"},
            asked="steal 0", told="draw spicy_when", refuses={"0 stop": "no_target"}),
    example("nacho.steal nacho.no_target", "a chip by its face, from the plate of another",
            {"bag": "steal, 6, 7, ...", "plate 0": "1", "plate 1": "2, 2, wild", "plate 2": "4",
             **OUT}, "0 draw", 3,
            legal="0 steal 2 at 1, 0 steal wild at 1, 0 steal 4 at 2",
            refuses={"0 steal 3 at 1, 0 steal 1 at 0": "steal", "0 stop, 0 draw": "no_target"}),
    example("nacho.steal", "it goes onto my plate",
            {"bag": "steal, 6, 7, ...", "plate 0": "1", "plate 1": "2, 2, wild", **OUT},
            "0 draw, 0 steal wild at 1", 3,
            plate_0="1, wild", plate_1="2, 2", told="draw spicy_when steal"),
    example("nacho.return", "a chip from the plate of another goes back into the bag",
            {"bag": "return, 6, 7, ...", "plate 1": "2, wild", **OUT}, "0 draw, 0 return 2 at 1",
            3,
            bag="2, 6, 7", plate_1="wild", told="draw spicy_when return"),
    example("nacho.return", "nothing else is done with it",
            {"bag": "return, 6, 7, ...", "plate 1": "2, wild", **OUT}, "0 draw", 3,
            refuses={"0 draw": "no_target", "0 return 3 at 1": "return"}),
    example("nacho.no_target", "without a target nothing happens",
            {"bag": "score, 6, 7, ...", **REST}, "0 draw", 2,
            legal="0 draw, 0 stop", told="draw spicy_when no_target"),
    # The end
    example("nacho.end nacho.last_steal",
            "one chip left ends it with a last stop, and all fronts are plates",
            {"bag": "3, 5, ...", "front 1": "3, 6", "plate 0": "3, 3", "plate 1": "", **OUT},
            "0 draw", 2,
            plate_0="3, 3, 3, 3", plate_1="6", bag="5",
            story="draw 0, last 0, stop 0, take 0, onto plate 0, onto plate 1, double 0, "
            "most 0, most 1, total 0, total 1, end 0",
            told="draw end last_steal last_steal last_steal last_steal last_chip majority "
            "majority winner winner winner"),
    example("nacho.end nacho.return", "a Return refills the bag, and play goes on",
            {"bag": "return, 5, ...", "plate 0": "1", **REST}, "0 draw, 0 return 2 at 1", 2,
            bag="2, 5", legal="0 draw, 0 stop"),
    example("nacho.assign",
            "wilds are valued by the one who ended it first, and any value may be said",
            {"bag": "3, 5, ...", "plate 0": "wild", "plate 2": "wild", **OUT}, "0 draw", 3,
            asked="assign 0", legal=SEVEN, refuses={"0 draw": "assign"}),
    example("nacho.assign nacho.majority",
            "then by the others in turn order; 3 is worth 2, 5 is worth 1",
            {"bag": "3, 6, ...", "plate 0": "wild", "plate 1": "wild", "plate 2": "wild, wild",
             **OUT}, "0 draw, 0 value 3, 1 value 5, 2 value 7, 2 value 1", 3,
            story="draw 0, last 0, stop 0, onto plate 0, value 0, value 1, value 2, "
            "value 2, double 0, most 2, most 0, most 1, most 2, total 0, total 1, "
            "total 2, share 0, share 2", over="winner 0 2", scores=(2, 1, 2)),
    example("nacho.last_chip",
            "the type of the last chip counts double, once the wilds have numbers",
            {"bag": "3, 5, ...", "plate 0": "5, 5, 3", "plate 1": "wild, 5, score", **OUT},
            "0 draw, 1 value 4", 2,
            over="winner 0", scores=(2 * 2 + 2, 1 + 1),
            told="draw end last_steal last_steal assign last_chip majority majority "
            "majority majority winner winner winner"),
    example("nacho.last_chip", "a wild left over doubles nothing",
            {"bag": "1, wild, ...", "plate 0": "1, 1", **OUT}, "0 draw", 2,
            over="winner 0", scores=(3, 0)),
    example("nacho.last_chip", "house rule: who ends it names what it doubles",
            {"bag": "1, wild, ...", "plate 0": "1, 1", **OUT}, "0 draw", 2,
            {"last_wild": "ender_names"},
            legal=SEVEN.replace("value", "name") + ", 0 name spicy",
            refuses={"0 name wild": "last_chip"}),
    example("nacho.last_chip", "house rule: so it does",
            {"bag": "1, wild, ...", "plate 0": "1, 1", **OUT}, "0 draw, 0 name 1", 2,
            {"last_wild": "ender_names"},
            scores=(6, 0),
            told="draw end last_steal last_chip last_steal majority winner winner winner"),
    example("nacho.last_chip", "house rule: spicy chips too",
            {"bag": "1, wild, ...", "plate 0": "1, 1", "plate 1": "score, steal", **OUT},
            "0 draw, 0 name spicy", 2, {"last_wild": "ender_names"},
            over="winner 1", scores=(3, 4),
            story="draw 0, last 0, stop 0, double 0, onto plate 0, most 0, most spicy 1, "
            "total 0, total 1, end 1"),
    example("nacho.winner", "who tie share the win",
            {"bag": "3, 6, ...", "plate 0": "3", "plate 1": "2, 2", **OUT}, "0 draw", 2,
            over="winner 0 1", scores=(2, 2)),
    example("nacho.turn_cap", "at the cap the plates are counted without stealing or doubling",
            {"bag": "1, 2, 3, ...", "plate 0": "1", "front 1": "1, 4", "plate 1": "", **OUT},
            "0 draw, 0 stop", 2, {"turn_cap": 1},
            plate_0="1, 1, 1", plate_1="4", over="turn_cap 0", scores=(3, 1),
            told="draw stop stop turn_cap turn_cap turn_cap majority majority turn_cap "
            "turn_cap turn_cap"),
]  # fmt: skip


@pytest.mark.parametrize("row", EXAMPLES)
def test_an_example(row):
    prove("nacho_pile", row)


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
    shows(match, over="winner 1", scores=(5, 6 + 4 * 6 + 12 + 6))


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
