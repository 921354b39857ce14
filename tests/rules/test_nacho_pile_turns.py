"""Nacho Pile, a turn: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab.games.nacho_pile.cards import CHIPS, type_of
from cardlab.games.nacho_pile.rules import is_same
from tests.rules.nacho_tables import drawing, front, nacho, plate
from tests.rules.tables import clauses, last_line, make, moves, refused, seen

rule = pytest.mark.rule

BAG = "1, 2, 3, 4, 5, 6, 7"


@rule("nacho.bag")
def test_fifty_four_chips():
    counts = Counter(map(str, CHIPS))
    assert len(CHIPS) == 54
    assert {counts[str(n)] for n in range(1, 8)} == {6}
    assert [counts[kind] for kind in ("wild", "steal", "score", "return")] == [6, 2, 2, 2]
    assert len(cardlab.new_match("nacho_pile", 6, seed=1).table.bag) == 54


@rule("nacho.places")
def test_all_but_the_bag_is_open_to_everybody():
    match = drawing(["3"], BAG, players=3, front_1="5, wild=2", plate_0="1")
    match.apply("0 draw")
    assert seen(match, 2, "drawn") == ["3"]
    assert sorted(seen(match, 2, "front 1")) == ["5", "wild=2"]
    assert set(seen(match, 2, "bag")) == {None}
    assert match.view(None).zones == match.view(1).zones


@rule("nacho.claim")
def test_at_the_start_of_a_turn_the_front_goes_onto_the_plate():
    match = nacho(BAG, front_0="3, 3, wild=2", plate_0="1")
    assert plate(match, 0) == ["1", "3", "3", "wild"]  # a wild has no value on a plate
    assert front(match, 0) == []
    assert clauses(match) == ["nacho.claim"]


@rule("nacho.draw")
def test_at_least_one_chip_then_draw_or_stop():
    match = drawing(["3"], BAG)
    assert moves(match) == {"0 draw"}
    assert refused(match, "0 stop") == (
        "nacho.draw",
        "You draw at least one chip before you stop.",
    )
    match.apply("0 draw")
    assert moves(match) == {"0 draw", "0 stop"}
    assert refused(match, "0 pass") == ("nacho.draw", "On your turn you draw a chip, or stop.")


@rule("nacho.bust")
def test_a_chip_drawn_before_this_turn_busts():
    match = drawing(["3", "3"], "3, 3, 5, 6")
    make(match, "0 draw", "0 draw")
    assert last_line(match) == "Ana busted with a 3: all chips drawn go back into the bag."
    assert sorted(map(str, match.table.bag)) == ["3", "3", "5", "6"]
    assert (front(match, 0), match.ask.seats) == ([], [1])


@rule("nacho.bust")
@rule("nacho.score")
def test_a_chip_that_score_has_moved_away_still_counts_and_is_safe():
    match = drawing(["3", "score", "3"], "3, 3, score, 5, 6, 7", plate_0="1")
    make(match, "0 draw", "0 draw")
    assert moves(match) == {"0 score 3"}
    make(match, "0 score 3", "0 draw")
    assert clauses(match)[-1] == "nacho.bust"
    assert plate(match, 0) == ["1", "3"]
    assert sorted(map(str, match.table.bag)) == ["3", "5", "6", "7", "score"]


@rule("nacho.score")
def test_what_score_has_moved_attracts_nothing_at_the_stop():
    match = drawing(["3", "score"], "3, 3, score, 5, 6, 7", plate_0="1", front_1="3, 3")
    make(match, "0 draw", "0 draw", "0 score 3", "0 stop")
    assert (front(match, 0), front(match, 1)) == (["score"], [])  # claimed by their owner
    assert plate(match, 1).count("3") == 4  # two that lay there, two of the last seat's rest


@rule("nacho.spicy_same")
def test_a_second_spicy_chip_busts_and_does_not_act():
    match = drawing(["steal", "return"], "steal, return, 5, 6, 7", plate_0="1")
    make(match, "0 draw", "0 steal 2 at 1", "0 draw")
    assert clauses(match)[-1] == "nacho.spicy_same"
    assert "2" in plate(match, 0)  # what was stolen stays
    assert {type_of(chip) for chip in CHIPS if str(chip) in ("steal", "score", "return")} == {8}


@rule("nacho.wild")
def test_a_wild_gets_a_value_not_drawn_this_turn():
    match = drawing(["3", "wild"], "3, wild, 5, 6, 7")
    make(match, "0 draw", "0 draw")
    assert moves(match) == {f"0 value {n}" for n in (1, 2, 4, 5, 6, 7)}
    assert refused(match, "0 value 3") == (
        "nacho.wild",
        "Give the wild a value from 1 to 7 that you have not drawn this turn.",
    )
    make(match, "0 value 5", "0 stop")
    assert front(match, 0) == ["3", "wild=5"]


@rule("nacho.wild")
def test_with_all_seven_drawn_a_wild_busts():
    table = nacho(BAG).table
    table.pulled = [1, 2, 3, 4, 5, 6, 7]
    wild = next(chip for chip in CHIPS if chip.kind == "wild")
    assert is_same(table, wild)
    table.pulled = [1, 2, 3, 4, 5, 6, 8]
    assert not is_same(table, wild)


@rule("nacho.wild")
def test_by_house_rule_any_value_and_one_drawn_before_busts():
    match = drawing(["3", "wild"], "3, wild, 5, 6, 7", rules={"wild_values": "any"})
    make(match, "0 draw", "0 draw")
    assert len(moves(match)) == 7
    match.apply("0 value 3")
    assert clauses(match)[-1] == "nacho.bust"
    assert sorted(map(str, match.table.bag)) == ["3", "5", "6", "7", "wild"]


@rule("nacho.stop")
def test_a_stop_brings_the_same_chips_from_before_the_others():
    match = drawing(
        ["3", "wild"], "3, wild, 6, 7", players=3,
        front_1="3, 5, wild=3", front_2="5, wild=5, 6", plate_0="5",
    )  # fmt: skip
    make(match, "0 draw", "0 draw", "0 value 5", "0 stop")
    assert front(match, 0) == ["3", "3", "5", "5", "wild=3", "wild=5", "wild=5"]
    assert (front(match, 1), match.ask.seats) == ([], [1])
    assert plate(match, 0) == ["5"]  # in front, not on the plate


@rule("nacho.stop")
def test_spicy_takes_spicy():
    match = drawing(["steal"], "steal, 6, 7", plate_0="1", front_1="return, 5", plate_1="2")
    make(match, "0 draw", "0 steal 2 at 1", "0 stop")
    assert front(match, 0) == ["return", "steal"]


@rule("nacho.spicy_when")
def test_a_spicy_chip_acts_when_drawn_or_by_house_rule_at_the_stop():
    match = drawing(["steal"], "steal, 6, 7", plate_0="1")
    match.apply("0 draw")
    assert match.ask.why == "nacho.steal"
    late = drawing(["steal"], "steal, 6, 7", plate_0="1", rules={"spicy_acts": "stop"})
    late.apply("0 draw")
    assert late.ask.why == "nacho.draw"
    late.apply("0 stop")
    assert late.ask.why == "nacho.steal"


@rule("nacho.steal")
@rule("nacho.no_target")
def test_steal_takes_one_chip_by_its_face_from_a_plate():
    match = drawing(["steal"], "steal, 6, 7", players=3, plate_0="1", plate_1="2, 2, wild")
    match.apply("0 draw")
    offered = {move for move in moves(match) if move.endswith("at 1")}
    assert offered == {"0 steal 2 at 1", "0 steal wild at 1"}
    assert refused(match, "0 steal 3 at 1")[0] == "nacho.steal"
    match.apply("0 steal wild at 1")
    assert (plate(match, 0), plate(match, 1)) == (["1", "wild"], ["2", "2"])


@rule("nacho.return")
def test_return_puts_a_chip_back_into_the_bag():
    match = drawing(["return"], "return, 6, 7", players=3, plate_0="1", plate_1="2, wild")
    match.apply("0 draw")
    match.apply("0 return 2 at 1")
    assert sorted(map(str, match.table.bag)) == ["2", "6", "7"]
    assert plate(match, 1) == ["wild"]


@rule("nacho.no_target")
def test_without_a_target_nothing_happens():
    match = drawing(["score"], "score, 6, 7", plate_0="1")
    match.apply("0 draw")  # nothing else was drawn this turn
    assert clauses(match)[-1] == "nacho.no_target"
    assert moves(match) == {"0 draw", "0 stop"}
