"""Schwupps, a turn and the end: each example was worked out by hand from the clauses."""

from __future__ import annotations

import pytest

from tests.rules.schwupps_tables import all_but, place, plays, rules_in, schwupps
from tests.rules.tables import clauses, hand, make, moves, refused, said, sizes

rule = pytest.mark.rule
NOTHING = "purple 2, purple 3"  # fits nowhere on the usual rows
TOPS = "blue 4, red 9, green 1, purple 7"


@rule("schwupps.turn")
def test_any_number_of_actions_in_any_order():
    match = schwupps(hand_0="red 5, red 6, aggravation, blue 7")
    make(match, "0 play red 5 top-first", "0 play red 6 top-first", "0 play blue 7 top-first")
    make(match, "0 schwupp top")
    assert match.ask.seats == [0]
    assert "0 aggravate bottom" in moves(match)


@rule("schwupps.turn")
@rule("schwupps.must_act")
def test_no_passing():
    match = schwupps(hand_0=NOTHING)
    assert moves(match) == {"0 schwupp top", "0 schwupp bottom"}
    assert refused(match, "0 end") == (
        "schwupps.must_act",
        "You can't pass: play a card or schwupp a row first.",
    )
    could = schwupps(hand_0="red 5, purple 2")
    assert {"0 schwupp top", "0 play red 5 top-first"} <= moves(could)  # who can play may schwupp
    assert refused(could, "0 draw") == (
        "schwupps.turn",
        "You play a card, schwupp a row, or end your turn.",
    )


@rule("schwupps.turn")
def test_a_free_schwupp_goes_once_a_turn():
    match = schwupps(hand_0=NOTHING, common="purple 4, purple 5")
    match.apply("0 schwupp top")
    assert refused(match, "0 schwupp top") == (
        "schwupps.turn",
        "You have schwupped freely this turn: it goes only once a turn.",
    )
    assert refused(match, "0 aggravate top")[1] == "You have no aggravation card."


@rule("schwupps.end_turn")
@pytest.mark.parametrize(
    ("held", "own", "left"),
    [("red 5, purple 2", "", 1), ("red 5", "yellow 1, yellow 2, yellow 3, yellow 4, yellow 5", 4),
     ("red 5, purple 2, purple 3", "yellow 1", 3),
     ("red 5, purple 2, purple 3, yellow 6, yellow 7", "yellow 1", 4)],
)  # fmt: skip
def test_the_hand_is_refilled_to_four(held, own, left):
    match = schwupps(hand_0=held, own_0=own)
    make(match, "0 play red 5 top-first", "0 end")
    assert sizes(match)[0] == left
    assert match.ask.seats == [1]


@rule("schwupps.schwupp")
def test_a_row_moves_on_by_one_place():
    match = schwupps(hand_0=NOTHING, **{"schwupps pile": "same colour, +1"})
    assert rules_in(match) == ["+1", "+2", "-1", "same number"]
    match.apply("0 schwupp top")
    assert rules_in(match) == ["-2", "+1", "-1", "same number"]
    t = match.table
    assert [str(card) for card in t.rule_discard] == ["+2"]
    assert [str(card) for card in t.next_rule] == ["+1"]
    assert [str(pile.cards[-1]) for pile in t.piles] == ["blue 4", "red 9", "green 1", "purple 7"]


@rule("schwupps.schwupp_price")
def test_a_free_schwupp_costs_the_top_of_the_common_pile():
    match = schwupps(
        hand_0=NOTHING,
        common="yellow 8",
        own_1=all_but(TOPS, NOTHING, "yellow 8, blue 9"),
        hand_1="blue 9",
        own_0="",
    )
    match.apply("0 schwupp top")
    assert hand(match, 0) == ["purple 2", "purple 3", "yellow 8"]
    told = [match.told(event, 1).text() for event in match.story(1)]
    assert "Ana took a card from the common pile." in told
    assert next(z for z in match.view(1)["zones"] if z["name"] == "hand 0")["cards"] == [None] * 3


@rule("schwupps.aggravate")
def test_an_aggravation_card_goes_for_good_and_somebody_takes_a_card():
    match = schwupps(3, hand_0="aggravation, purple 2", hand_1="red 1")
    top = str(match.table.common.cards[-1])
    match.apply("0 aggravate bottom")
    assert moves(match) == {"0 give at 1", "0 give at 2"}
    assert refused(match, "0 give at 0")[0] == "schwupps.aggravate"
    match.apply("0 give at 1")
    assert hand(match, 1) == ["red 1", top]
    assert [str(card) for card in match.table.box] == ["aggravation"]
    assert rules_in(match)[2:] == ["-2", "-1"]
    zones = {z["name"]: z["cards"] for z in match.view(0)["zones"]}
    assert zones["hand 1"] == [None, None]  # who gives it does not see it


@rule("schwupps.pile_out")
def test_the_schwupps_discard_becomes_a_new_pile_at_once():
    few = [1, 1, 1, 1, 1, 0, 0]  # five Schwupps cards: four places, one turned up
    match = schwupps(hand_0=NOTHING, rule_cards=few)
    assert len(match.table.rule_pile) == 0
    match.apply("0 schwupp top")
    t = match.table
    assert ([str(c) for c in t.next_rule], len(t.rule_discard), len(t.rule_pile)) == (["+2"], 0, 0)
    assert "schwupps.pile_out" in clauses(match)


@rule("schwupps.common_out")
def test_the_cards_under_the_tops_become_a_new_common_pile():
    table = place("top-first", "+1", "blue 1, blue 2, blue 4")
    others = all_but("blue 1, blue 2", TOPS, NOTHING, "yellow 8, blue 9")
    match = schwupps(
        hand_0=NOTHING, hand_1="blue 9", common="yellow 8", own_0="", own_1=others, **table
    )
    match.apply("0 schwupp top")
    assert sorted(map(str, match.table.common)) == ["blue 1", "blue 2"]
    assert [len(pile) for pile in match.table.piles] == [1] * 4


@rule("schwupps.common_out")
def test_with_none_at_all_no_card_moves_and_it_is_looked_at_again_after_each_card():
    others = all_but(TOPS, NOTHING, "red 5, blue 9")
    match = schwupps(hand_0=f"{NOTHING}, red 5", hand_1="blue 9", common="", own_0="", own_1=others)
    match.apply("0 schwupp bottom")
    assert sizes(match)[0] == 3
    assert said(match) == "There is no common pile: nobody takes a card."
    match.apply("0 play red 5 top-first")  # now the blue 4 lies under it
    assert [str(card) for card in match.table.common] == ["blue 4"]


@rule("schwupps.goal")
def test_without_a_personal_pile_the_last_card_wins():
    match = schwupps(hand_0="red 5", own_0="")
    match.apply("0 play red 5 top-first")
    assert match.outcome == ((0,), (), "schwupps.goal")


@rule("schwupps.goal")
def test_an_empty_hand_with_a_personal_pile_is_no_win_and_filled_only_at_the_end():
    match = schwupps(hand_0="red 5", own_0="yellow 1, yellow 2")
    match.apply("0 play red 5 top-first")
    assert not match.over
    assert (hand(match, 0), plays(match)) == ([], set())
    match.apply("0 end")
    assert sizes(match)[0] == 2


@rule("schwupps.goal")
def test_an_aggravation_card_may_be_the_last_and_is_not_carried_out():
    match = schwupps(hand_0="aggravation", own_0="")
    match.apply("0 aggravate top")
    assert match.outcome == ((0,), (), "schwupps.goal")
    assert rules_in(match) == ["+1", "+2", "-1", "same number"]


@rule("schwupps.turn_cap")
def test_at_the_cap_nobody_wins():
    match = schwupps(hand_0=NOTHING, turn_cap=1)
    make(match, "0 schwupp top", "0 end")
    assert match.outcome == ((), (), "schwupps.turn_cap")


def test_a_turn_as_in_the_rulebook():
    """The bottom row by an aggravation card, a 10 on a 2; the top row freely, a 1 on a 10, a 2.

    Then the hand is refilled with three cards.
    """
    rows = {
        **place("top-first", "+1", "purple 6"),
        **place("top-second", "same number", "blue 10"),
        **place("bottom-first", "-2", "green 5"),
        **place("bottom-second", "+1", "yellow 2"),
    }
    piles = {"next": "+2", "schwupps pile": "+1, -1", "own_0": "yellow 1, yellow 3, yellow 4"}
    match = schwupps(3, hand_0="aggravation, green 10, purple 1, red 2", **rows, **piles)
    make(match, "0 aggravate bottom", "0 give at 2")
    assert rules_in(match) == ["+1", "same number", "+2", "-2"]
    match.apply("0 play green 10 bottom-second")  # 2 - 2 is 10 on the ring
    match.apply("0 schwupp top")
    assert rules_in(match)[1] == "+1"
    make(match, "0 play purple 1 top-second", "0 play red 2 top-second")
    assert sizes(match)[0] == 1  # the card that the free schwupp cost
    match.apply("0 end")
    assert (sizes(match)[0], match.ask.seats) == (4, [1])


# A tournament


@rule("schwupps.tournament")
@rule("schwupps.score")
def test_a_tournament_has_a_game_for_each_player_and_the_start_passes_to_the_left():
    match = schwupps(
        hand_0="red 5", own_0="", hand_1="blue 1, blue 2", own_1="blue 3, blue 5", tournament=True
    )
    match.apply("0 play red 5 top-first")
    # Ana 5, Ben 4 cards left; then the next game is dealt, and Ben begins.
    assert match.table.points == [5, -4]
    assert (match.ask.seats, match.table.games) == ([1], 1)
    assert [len(own) for own in match.table.own_piles] == [21, 21]


@rule("schwupps.tournament")
@rule("schwupps.score")
def test_the_highest_total_wins_and_ties_share():
    facts = {"games": 1, "points": [-4, 5], "on_turn": 0}
    hands = {"hand_0": "red 5", "own_0": "", "hand_1": "blue 1, blue 2", "own_1": "blue 3, blue 5"}
    match = schwupps(tournament=True, **hands, **facts)
    match.apply("0 play red 5 top-first")
    assert match.outcome == ((0, 1), (1, 1), "schwupps.tournament")


@rule("schwupps.score")
@rule("schwupps.turn_cap")
def test_a_capped_game_gives_minus_points_only():
    match = schwupps(
        hand_0=NOTHING, own_0="", hand_1="blue 1", own_1="", turn_cap=1, tournament=True
    )
    make(match, "0 schwupp top", "0 end")
    assert match.table.points == [-3, -1]
