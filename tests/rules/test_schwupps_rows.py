"""Schwupps, the rows and the piles that run out: each example was worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from cardlab import set_table
from cardlab.games.schwupps.cards import COUNTS, RULES
from tests.rules.schwupps_tables import ROWS, all_but, place, plays, rules_in, schwupps
from tests.rules.tables import clauses, hand, last_line, make, moves, refused, sizes

rule = pytest.mark.rule
TOPS = "blue 4, red 9, green 1, purple 7"  # of the usual rows: +1, +2, -1, same number
NOBODY = "There is no common pile: nobody takes a card."


def texts(zone):
    return [str(card) for card in zone]


def tops(match):
    return [str(pile.cards[-1]) for pile in match.table.piles]


def seen(match, seat):
    zones = match.view(seat).zones
    return {name: [card and str(card) for card in zone] for name, zone in zones.items()}


def bare(mine, theirs="blue 9", common="", under="", **places):
    """A table with nothing in the common pile but what is named: Ben's own pile has the rest."""
    rest = all_but(TOPS, mine, theirs, common, under)
    held = {"hand_0": mine, "own_0": "", "hand_1": theirs, "own_1": rest}
    return schwupps(**held, common=common, **places)


def other_rules():
    """The Schwupps cards that are not on the usual rows, in words."""
    rest = Counter(dict(zip(RULES, COUNTS, strict=True)))
    rest.subtract(text for text in ROWS.values() if text in RULES)
    return ", ".join(rest.elements())


# Schwupping


@rule("schwupps.table")
@rule("schwupps.schwupp")
@pytest.mark.parametrize(
    ("row", "after", "out"),
    [
        ("top", ["-2", "+1", "-1", "same number"], "+2"),
        ("bottom", ["+1", "+2", "-2", "-1"], "same number"),
    ],
)
def test_one_row_moves_on_and_the_other_stays(row, after, out):
    match = schwupps(hand_0="purple 2", **{"schwupps pile": "+2, same colour"})
    match.apply(f"0 schwupp {row}")
    moved = next(event for event in match.story() if event.verb == "move on")
    place = ["top", "bottom"].index(row) * 2
    assert [str(card) for card in moved.cards] == [*after[place : place + 2], out]
    came = f"{after[place]} came into the {row} row"
    assert match.told(moved).text() == f"{came}, and {after[place + 1]} moved to its second place."
    assert rules_in(match) == after
    t = match.table
    assert (texts(t.rule_discard), texts(t.next_rule)) == ([out], ["same colour"])
    assert (str(t.rule_pile.cards[-1]), len(t.rule_pile)) == ("+2", 24)  # one of 25 turned up
    assert tops(match) == TOPS.split(", ")
    assert [len(pile) for pile in t.piles] == [1, 1, 1, 1]


@rule("schwupps.schwupp")
def test_a_card_moves_through_its_row_to_the_discard():
    pile = {"schwupps pile": "same number, same colour, +1"}
    match = schwupps(hand_0="aggravation, aggravation, purple 2", **pile)
    make(match, "0 aggravate top", "0 give at 1")
    assert rules_in(match)[:2] == ["-2", "+1"]
    match.apply("0 schwupp top")
    assert rules_in(match)[:2] == ["+1", "-2"]
    make(match, "0 aggravate top", "0 give at 1")
    assert rules_in(match) == ["same colour", "+1", "-1", "same number"]
    assert texts(match.table.rule_discard) == ["+2", "+1", "-2"]
    assert texts(match.table.next_rule) == ["same number"]


@rule("schwupps.schwupp")
@rule("schwupps.step")
def test_other_cards_fit_after_a_schwupp():
    match = schwupps(hand_0="red 5, yellow 2, yellow 10", common="yellow 8")
    assert plays(match) == {"red 5 top-first", "yellow 10 bottom-first"}
    match.apply("0 schwupp top")
    # -2 on blue 4 asks for 2, +1 on red 9 for a 10; the bottom row is as it was.
    fitting = {"yellow 2 top-first", "yellow 10 top-second", "yellow 10 bottom-first"}
    assert plays(match) == fitting
    assert refused(match, "0 play red 5 top-first")[0] == "schwupps.step"


@rule("schwupps.schwupp")
def test_everybody_sees_the_next_rule_and_nobody_the_pile():
    match = schwupps(hand_0="purple 2", **{"schwupps pile": "same colour"})
    match.apply("0 schwupp top")
    for seat in (0, 1, None):
        cards = seen(match, seat)
        assert (cards["next"], cards["schwupps pile"]) == (["same colour"], [None] * 24)
        assert cards["schwupps discard"] == ["+2"]


# The price


@rule("schwupps.schwupp_price")
def test_a_free_schwupp_costs_the_top_card_and_it_may_be_played_at_once():
    match = schwupps(hand_0="purple 3", common="yellow 8, yellow 2")
    match.apply("0 schwupp top")
    assert hand(match, 0) == ["purple 3", "yellow 2"]
    assert str(match.table.common.cards[-1]) == "yellow 8"
    assert plays(match) == {"yellow 2 top-first"}  # -2 on blue 4


@rule("schwupps.schwupp_price")
@rule("schwupps.end_turn")
def test_the_card_is_taken_even_beyond_four():
    match = schwupps(hand_0="purple 1, purple 2, purple 3, purple 4", common="yellow 8")
    make(match, "0 schwupp top", "0 end")
    assert (sizes(match)[0], len(match.table.own_piles[0])) == (5, 21)


@rule("schwupps.schwupp_price")
def test_only_who_takes_it_sees_the_card():
    match = schwupps(3, hand_0="purple 3", common="yellow 2")
    match.apply("0 schwupp top")
    views = [seen(match, seat)["hand 0"] for seat in (0, 1, 2, None)]
    assert views == [["purple 3", "yellow 2"], *[[None, None]] * 3]
    sentences = [match.told(match.story(seat)[-1], me=seat).text() for seat in range(3)]
    assert sentences == [
        "You took yellow 2 from the common pile.",
        "Ana took a card from the common pile.",
        "Ana took a card from the common pile.",
    ]


@rule("schwupps.schwupp_price")
@rule("schwupps.aggravate")
def test_a_schwupp_by_an_aggravation_card_costs_no_card():
    match = schwupps(hand_0="aggravation, purple 3", hand_1="red 1", common="yellow 8, yellow 2")
    make(match, "0 aggravate top", "0 give at 1")
    assert (hand(match, 0), hand(match, 1)) == (["purple 3"], ["red 1", "yellow 2"])


# The Schwupps pile runs out


@rule("schwupps.pile_out")
def test_as_long_as_a_card_is_turned_up_the_pile_has_not_run_out():
    six = [2, 1, 1, 1, 1, 0, 0]  # four places, one turned up, and a +1 under it
    match = schwupps(hand_0="aggravation, purple 2", rule_cards=six)
    make(match, "0 aggravate top", "0 give at 1")
    t = match.table
    assert (texts(t.next_rule), len(t.rule_pile), texts(t.rule_discard)) == (["+1"], 0, ["+2"])
    assert "schwupps.pile_out" not in clauses(match)
    match.apply("0 schwupp top")
    # The last one, +1, is used: of the discarded +2 and +1 one is turned up, one lies under it.
    assert rules_in(match) == ["+1", "-2", "-1", "same number"]
    assert sorted(texts(t.next_rule) + texts(t.rule_pile)) == ["+1", "+2"]
    assert (len(t.next_rule), len(t.rule_discard)) == (1, 0)
    assert clauses(match).count("schwupps.pile_out") == 1


@rule("schwupps.pile_out")
def test_a_long_discard_becomes_the_new_pile_unseen():
    places = {"schwupps discard": other_rules(), "schwupps pile": ""}
    match = schwupps(hand_0="purple 2", **places)
    assert (len(match.table.rule_discard), len(match.table.rule_pile)) == (25, 0)
    match.apply("0 schwupp bottom")
    assert rules_in(match) == ["+1", "+2", "-2", "-1"]
    t = match.table  # 25 and the card that left the row, of which one is turned up
    assert (len(t.rule_pile), len(t.rule_discard), len(t.next_rule)) == (25, 0, 1)
    assert seen(match, 0)["schwupps pile"] == [None] * 25
    lying = Counter(texts(t.rule_pile) + texts(t.next_rule))
    assert lying == Counter([*other_rules().split(", "), "same number"])


@rule("schwupps.pile_out")
def test_the_new_pile_is_shuffled():
    places = {"schwupps discard": other_rules(), "schwupps pile": ""}
    orders = set()
    for seed in range(8):
        match = make(schwupps(hand_0="purple 2", seed=seed, **places), "0 schwupp top")
        orders.add(tuple(texts(match.table.rule_pile)))
    assert len(orders) == 8


# The common pile runs out


UNDER = {"top-first pile": "blue 1, blue 2, blue 4", "bottom-second pile": "red 3, purple 7"}


@rule("schwupps.common_out")
def test_with_its_last_card_taken_the_cards_under_the_tops_are_shuffled_in():
    match = bare("purple 2", common="yellow 8", under="blue 1, blue 2, red 3", **UNDER)
    match.apply("0 schwupp top")
    assert hand(match, 0) == ["purple 2", "yellow 8"]
    assert sorted(texts(match.table.common)) == ["blue 1", "blue 2", "red 3"]
    assert (tops(match), sum(map(len, match.table.piles))) == (TOPS.split(", "), 4)
    assert seen(match, 0)["common"] == [None] * 3
    assert clauses(match)[-2:] == ["schwupps.schwupp_price", "schwupps.common_out"]


@rule("schwupps.common_out")
@rule("schwupps.aggravate")
def test_so_it_is_when_the_last_card_is_given_and_the_aggravation_card_stays_away():
    mine, under = "aggravation, purple 2", "blue 1, blue 2, red 3"
    match = bare(mine, common="yellow 8", under=under, **UNDER)
    make(match, "0 aggravate top", "0 give at 1")
    assert hand(match, 1) == ["blue 9", "yellow 8"]
    assert sorted(texts(match.table.common)) == ["blue 1", "blue 2", "red 3"]
    assert texts(match.table.box) == ["aggravation"]


@rule("schwupps.common_out")
def test_two_cards_in_the_pile_are_not_out_yet():
    under = "blue 1, blue 2, red 3"
    match = bare("purple 2", common="yellow 8, yellow 9", under=under, **UNDER)
    match.apply("0 schwupp top")
    assert (texts(match.table.common), len(match.table.piles[0])) == (["yellow 8"], 3)


@rule("schwupps.common_out")
def test_with_no_card_under_a_top_nobody_takes_one():
    match = bare("aggravation, purple 2", **{"schwupps pile": "same colour"})
    match.apply("0 schwupp bottom")
    assert rules_in(match) == ["+1", "+2", "-2", "-1"]
    assert (hand(match, 0), last_line(match)) == (["aggravation", "purple 2"], NOBODY)
    make(match, "0 aggravate top", "0 give at 1")
    assert rules_in(match) == ["same colour", "+1", "-2", "-1"]
    assert (hand(match, 1), last_line(match)) == (["blue 9"], NOBODY)
    assert texts(match.table.box) == ["aggravation"]


@rule("schwupps.common_out")
def test_nobody_goes_without_a_card_while_some_lie_under_the_tops():
    match = bare("purple 2", under="blue 1, blue 2, red 3", **UNDER)
    match.apply("0 schwupp bottom")
    assert (sizes(match)[0], len(match.table.common)) == (2, 2)


@rule("schwupps.common_out")
@rule("schwupps.must_act")
def test_without_a_common_pile_the_free_schwupp_is_still_the_way_out():
    match = bare("purple 2, purple 3")
    assert moves(match) == {"0 schwupp top", "0 schwupp bottom"}
    make(match, "0 schwupp top", "0 end")
    assert (sizes(match)[0], match.ask.seats) == (2, [1])


@rule("schwupps.common_out")
def test_each_card_laid_makes_a_common_pile_again_while_there_is_none():
    match = bare("red 5, red 6, yellow 10, purple 2")
    match.apply("0 play red 5 top-first")
    assert texts(match.table.common) == ["blue 4"]
    match.apply("0 play yellow 10 bottom-first")  # there is a pile now: the green 1 stays
    assert (texts(match.table.common), len(match.table.piles[2])) == (["blue 4"], 2)
    match.apply("0 schwupp bottom")  # takes the blue 4, and at once the green 1 is the pile
    assert hand(match, 0) == ["red 6", "purple 2", "blue 4"]
    assert texts(match.table.common) == ["green 1"]
    match.apply("0 play red 6 top-first")
    assert [len(pile) for pile in match.table.piles] == [2, 1, 1, 1]


# The rulebook's turn: Jannis has the aggravation card, Doro takes a card, Kim looks on


JANNIS = {
    **place("top-first", "-1", "blue 10"),
    **place("top-second", "same number", "green 7"),
    **place("bottom-first", "+2", "yellow 2"),
    **place("bottom-second", "-1", "red 6"),
    "next": "-2",
    "schwupps pile": "same colour, +1",
    "hand 0": "aggravation, green 10, purple 1, red 2",
    "own 0": "yellow 5, yellow 6, yellow 7, yellow 8",
    "hand 1": "blue 3",
    "common": "purple 5, yellow 9",
}


def at_jannis():
    names = ["Jannis", "Doro", "Kim"]
    return set_table("schwupps", JANNIS, players=3, seed=1, names=names)


@rule("schwupps.turn")
@rule("schwupps.aggravate")
@rule("schwupps.wrap")
def test_jannis_aggravates_doro_and_plays_a_ten_on_a_two():
    match = at_jannis()
    assert plays(match) == set()
    make(match, "0 aggravate bottom", "0 give at 1")
    assert rules_in(match) == ["-1", "same number", "-2", "+2"]
    assert texts(match.table.rule_discard) == ["-1"]
    assert hand(match, 1) == ["blue 3", "yellow 9"]
    assert plays(match) == {"green 10 bottom-first"}  # two below the 2 is the 10
    match.apply("0 play green 10 bottom-first")
    assert clauses(match)[-1] == "schwupps.wrap"
    assert plays(match) == set()


@rule("schwupps.turn")
@rule("schwupps.schwupp_price")
@rule("schwupps.end_turn")
def test_jannis_schwupps_freely_plays_a_one_on_a_ten_and_a_two_and_draws_three():
    match = make(at_jannis(), "0 aggravate bottom", "0 give at 1", "0 play green 10 bottom-first")
    match.apply("0 schwupp top")
    assert rules_in(match) == ["+1", "-1", "-2", "+2"]
    assert hand(match, 0) == ["purple 1", "red 2", "purple 5"]
    make(match, "0 play purple 1 top-first", "0 play red 2 top-first")
    assert moves(match) == {"0 end"}  # the purple 5 fits nowhere
    match.apply("0 end")
    assert hand(match, 0) == ["purple 5", "yellow 8", "yellow 7", "yellow 6"]
    assert (tops(match), match.ask.seats) == (["red 2", "green 7", "green 10", "red 6"], [1])
