"""Fuego!, four of a kind: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import Dice
from cardlab.games.fuego.rules import FOURS, could_have_four, who_has_four
from tests.rules.fuego_tables import fuego, go, no_stock, pile, wait
from tests.rules.tables import clauses, hand, make, moves, refused

rule = pytest.mark.rule


@rule("fuego.four")
def test_four_on_top_burn_the_pile_and_give_another_turn():
    match = fuego(play="3, 8, 8", hand_0="8, 8, 2")
    go(match, "0 play 2x 8")
    assert (pile(match), match.ask.seats) == ([], [0])
    assert "fuego.four" in clauses(match)


@rule("fuego.four")
@pytest.mark.parametrize("between", ["invisible", "incendio=8"])
def test_an_invisible_or_an_incendio_between_breaks_the_run(between):
    match = fuego(play=f"8, 8, {between}", hand_0="8, 8, 2", up_0="1")
    go(match, "0 play 2x 8")
    assert pile(match) == ["8", "8", between, "8", "8"]


@rule("fuego.four")
def test_a_skip_that_completes_four_burns_the_pile_and_skips_nobody():
    match = fuego(play="3, skip, skip, skip", hand_0="skip, 9, 2")
    go(match, "0 play skip")
    assert (pile(match), match.ask.seats) == ([], [0])
    assert "fuego.skip" not in clauses(match)[1:]


@rule("fuego.four")
@rule("fuego.incendio")
def test_an_incendio_counts_for_none():
    match = fuego(play="8, 8, 8", hand_0="incendio, 9, 2", up_0="1")
    go(match, "0 play incendio as 8")
    assert pile(match)[-1] == "incendio=8"


@rule("fuego.four")
def test_with_two_decks_four_still_suffice():
    match = fuego(5, play="8, 8, 8", hand_0="8, 9, 2")
    go(match, "0 play 8")
    assert pile(match) == []


@rule("fuego.four_any_time")
def test_below_the_piles_value_on_ones_own_turn():
    match = fuego(play="9", hand_0="3, 3, 3, 3, 10", up_0="1")
    assert "0 play 4x 3" in moves(match)
    assert "0 play 3x 3" not in moves(match)
    go(match, "0 play 4x 3")
    assert (pile(match), match.ask.seats) == ([], [0])
    assert clauses(match)[0] == "fuego.four_any_time"


EIGHT = {
    "play": "5",
    "hand_0": "8, 9, 9",
    "hand_1": "6, 6, 10",
    "up_0": "1",
    "up_1": "1",
    "up_2": "1",
}


@rule("fuego.four_any_time")
@rule("fuego.after_four")
def test_three_eights_complete_anothers_eight_out_of_turn():
    """The rulebook's example: an 8 is played, somebody else holds the other three."""
    match = fuego(hand_2="8, 8, 8, 2", **EIGHT)
    match.apply("0 play 8")
    assert match.ask.why == "fuego.four_any_time"
    assert {str(move) for move in match.legal(2)} == {"2 play 3x 8", "2 wait"}
    for seat in list(match.ask.seats):
        match.apply("2 play 3x 8" if seat == 2 else f"{seat} wait")
    assert pile(match) == []
    wait(match)
    assert match.ask.seats == [2]  # another turn, and then on from there
    assert "fuego.after_four" in clauses(match)
    go(match, "2 play 2")
    assert match.ask.seats == [0]


@rule("fuego.four_any_time")
def test_all_who_could_are_asked_and_nobody_learns_who_has_them():
    match = fuego(hand_2="8, 8, 8, 2", **EIGHT)
    match.apply("0 play 8")
    assert sorted(match.ask.seats) == [0, 1, 2]
    assert {str(move) for move in match.legal(1)} == {"1 wait"}
    assert match.view(1).asked == (1,)
    assert refused(match, "1 play 10")[0] == "fuego.four_any_time"


@rule("fuego.four_any_time")
def test_nobody_is_asked_when_all_can_see_that_it_is_impossible():
    match = fuego(hand_2="3, 3, 2", **{**EIGHT, "up_1": "8"})
    match.apply("0 play 8")  # only two 8s are unseen, and three are needed
    assert match.ask.why == "fuego.turn"
    off = fuego(hand_2="8, 8, 8, 2", four_out_of_turn=False, **EIGHT)
    off.apply("0 play 8")
    assert off.ask.why == "fuego.turn"


@rule("fuego.four_any_time")
def test_of_several_each_is_as_likely():
    first = Counter()
    for seed in range(600):
        hands = {"hand_0": "9, 9, 10", "hand_1": "3, 3, 3, 3", "hand_2": "4, 4, 4, 4"}
        match = fuego(seed=seed, play="5", up_0="1", **hands)
        match.apply("0 play 9")
        for seat in list(match.ask.seats):
            match.apply({1: "1 play 4x 3", 2: "2 play 4x 4"}.get(seat, f"{seat} wait"))
        first[1 if "3" not in hand(match, 1) else 2] += 1
    assert abs(first[1] - 300) < 4.5 * (600 / 4) ** 0.5


@rule("fuego.four_any_time")
def test_the_face_up_cards_in_play_count_too():
    match = no_stock(3, hand_0="8, 9", hand_1="6, 6", up_2="8, 8, 8", down_2="2", play="5")
    match.apply("0 play 8")
    assert "2 play 3x 8" in {str(move) for move in match.legal(2)}


@rule("fuego.four_any_time")
def test_not_while_a_burn_resolves():
    match = fuego(play="3", hand_0="burn baby burn, 9, 9", hand_2="4, 4, 4, 4", up_0="1")
    match.apply("0 play burn baby burn left")
    assert match.ask.why == "fuego.incendio_shield"
    make(match, "1 suffer")
    assert match.ask.why == "fuego.four_any_time"


@rule("fuego.four_any_time")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_who_has_one_is_among_those_who_could(players):
    have, dice = Counter(), Dice(players)
    for seed in range(30):
        match = cardlab.new_match("fuego", players, seed)
        seats = list(range(players))
        while not match.over:
            asked = could_have_four(match.table, seats)
            having = who_has_four(match.table, seats)
            assert set(having) <= set(asked)
            assert having == [q for q in seats if len(FOURS.moves(match.table, q)) > 1]
            have["some"] += len(having)
            have["others"] += len(asked) - len(having)
            match.apply(dice.choice(match.legal()))
    assert min(have["some"], have["others"]) > 100
