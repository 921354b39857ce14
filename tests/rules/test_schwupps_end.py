"""Schwupps, the end, the tournament and tables set by hand: all worked out by hand."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import BadOption, BadTable, CardlabError, set_table
from tests.rules.schwupps_tables import all_but, plays, rules_in, schwupps
from tests.rules.tables import clauses, hand, last_line, make, moves, refused, sizes

rule = pytest.mark.rule
STUCK = "purple 2, purple 3"  # neither fits on the usual rows


# The goal


@rule("schwupps.goal")
def test_the_last_card_without_a_personal_pile_wins_at_once():
    match = schwupps(3, hand_0="red 5", own_0="", hand_1="blue 1, blue 2")
    match.apply("0 play red 5 top-first")
    assert match.over
    assert match.outcome == ((0,), (), "schwupps.goal")
    assert (sizes(match), last_line(match)) == ([0, 2, 4], "Ana has won.")
    assert refused(match, "0 end")[1] == "The game is over."
    assert moves(match) == set()


@rule("schwupps.goal")
def test_a_second_to_last_card_does_not_win():
    match = make(schwupps(hand_0="red 5, red 6", own_0=""), "0 play red 5 top-first")
    assert not match.over
    match.apply("0 play red 6 top-first")
    assert match.outcome == ((0,), (), "schwupps.goal")


@rule("schwupps.goal")
def test_the_last_card_may_be_one_that_a_schwupp_cost():
    match = schwupps(hand_0="red 5", own_0="", common="yellow 10", **{"schwupps pile": "+1"})
    make(match, "0 schwupp top", "0 play yellow 10 top-second")  # now +1 lies beside the red 9
    assert (hand(match, 0), match.over) == (["red 5"], False)
    make(match, "0 end", "1 schwupp top", "1 end")  # +1 again on the first place
    assert rules_in(match)[:2] == ["+1", "-2"]
    match.apply("0 play red 5 top-first")
    assert match.outcome == ((0,), (), "schwupps.goal")


@rule("schwupps.goal")
@rule("schwupps.end_turn")
def test_an_empty_hand_is_no_win_while_there_is_a_personal_pile():
    match = schwupps(hand_0="red 5", own_0="yellow 6", hand_1=STUCK)
    match.apply("0 play red 5 top-first")
    assert (match.over, hand(match, 0), plays(match)) == (False, [], set())
    assert clauses(match)[-1] == "schwupps.goal"
    no_win = "You have no card in hand, but one in your personal pile: that is no win yet."
    assert match.told(match.story()[-1], me=0).text() == no_win
    match.apply("0 end")
    assert (hand(match, 0), len(match.table.own_piles[0])) == (["yellow 6"], 0)
    make(match, "1 schwupp bottom", "1 end", "0 play yellow 6 top-first")
    assert match.outcome == ((0,), (), "schwupps.goal")


@rule("schwupps.goal")
def test_an_empty_hand_is_not_filled_before_the_end_of_the_turn():
    match = schwupps(hand_0="red 5", own_0="yellow 6, yellow 7", common="purple 10, yellow 1")
    make(match, "0 play red 5 top-first", "0 schwupp bottom")
    assert hand(match, 0) == ["yellow 1"]  # the card of the schwupp, none of the own pile
    assert len(match.table.own_piles[0]) == 2
    match.apply("0 play yellow 1 top-second")  # +2 on the red 9
    assert (hand(match, 0), match.over) == ([], False)
    match.apply("0 end")
    assert hand(match, 0) == ["yellow 7", "yellow 6"]


@rule("schwupps.goal")
@rule("schwupps.aggravate")
def test_an_aggravation_card_as_the_last_one_wins_and_is_not_carried_out():
    match = schwupps(3, hand_0="aggravation", own_0="", hand_1="red 1", hand_2="red 2")
    common = len(match.table.common)
    match.apply("0 aggravate top")
    assert match.outcome == ((0,), (), "schwupps.goal")
    assert rules_in(match) == ["+1", "+2", "-1", "same number"]
    assert (sizes(match), len(match.table.common)) == ([0, 1, 1], common)
    assert (len(match.table.rule_discard), clauses(match).count("schwupps.schwupp")) == (0, 0)


@rule("schwupps.goal")
@rule("schwupps.aggravate")
def test_with_a_personal_pile_left_it_is_carried_out():
    match = schwupps(hand_0="aggravation", own_0="yellow 6", hand_1="red 1")
    make(match, "0 aggravate top", "0 give at 1")
    assert rules_in(match)[:2] == ["-2", "+1"]
    assert (sizes(match), match.over) == ([0, 2], False)
    match.apply("0 end")
    assert hand(match, 0) == ["yellow 6"]


# The cap


@rule("schwupps.turn_cap")
def test_two_thousand_turns_by_default():
    assert cardlab.new_match("schwupps", 2, seed=1).options["turn_cap"] == 2000
    with pytest.raises(BadOption):
        cardlab.new_match("schwupps", 2, seed=1, turn_cap=0)


@rule("schwupps.turn_cap")
def test_after_the_last_turn_nobody_has_won():
    match = schwupps(hand_0=STUCK, hand_1=STUCK, turn_cap=3)
    for seat in (0, 1, 0):
        assert not match.over
        make(match, f"{seat} schwupp top", f"{seat} end")
    assert match.outcome == ((), (), "schwupps.turn_cap")
    assert last_line(match) == "The turn limit was reached: nobody has won."


@rule("schwupps.turn_cap")
@rule("schwupps.goal")
def test_a_win_in_the_last_turn_counts():
    match = make(schwupps(hand_0="red 5", own_0="", turn_cap=1), "0 play red 5 top-first")
    assert match.outcome == ((0,), (), "schwupps.goal")


# The tournament


WON = {"hand_0": "red 5", "own_0": "", "hand_1": "blue 1, blue 2", "own_1": "blue 3"}


@rule("schwupps.score")
def test_five_to_the_winner_and_minus_one_for_each_card_left():
    held = {**WON, "hand_2": "blue 5, aggravation, blue 7, blue 8, blue 9", "own_2": ""}
    match = make(schwupps(3, **held, tournament=True), "0 play red 5 top-first")
    assert match.table.points == [5, -(2 + 1), -(5 + 0)]
    sentences = [match.told(e).text() for e in match.story() if e.clause == "schwupps.score"]
    assert sentences == ["Ana scores 5 points.", "Ben scores -3 points.", "Cleo scores -5 points."]


@rule("schwupps.score")
def test_without_a_tournament_there_are_no_points():
    match = make(schwupps(**WON), "0 play red 5 top-first")
    assert match.outcome.scores == ()
    assert "schwupps.score" not in clauses(match)


@rule("schwupps.tournament")
@pytest.mark.parametrize(("games", "starter"), [(0, 1), (1, 2), (2, 3)])
def test_the_start_passes_to_the_left_whoever_won(games, starter):
    held = {"hand_0": "red 5", "own_0": ""}
    match = schwupps(4, **held, games=games, tournament=True)
    match.apply("0 play red 5 top-first")
    assert (match.ask.seats, match.table.games) == ([starter], games + 1)
    name = ("Ana", "Ben", "Cleo", "Dan")[starter]
    assert last_line(match) == f"Game {games + 2} begins, and {name} is first."


@rule("schwupps.tournament")
@rule("schwupps.deal")
def test_the_next_game_is_dealt_from_all_cards():
    match = schwupps(hand_0="aggravation, red 5", own_0="", tournament=True)
    make(match, "0 aggravate bottom", "0 give at 1", "0 play red 5 top-first")
    t = match.table
    assert (len(t.box), len(t.rule_discard), len(t.rule_pile), len(t.common)) == (0, 0, 25, 60)
    assert [len(pile) for pile in [*t.piles, *t.own_piles, *t.hands]] == [1] * 4 + [21] * 2 + [
        4
    ] * 2
    assert sum(map(len, t.zones())) == 144
    assert not any("end" in text for text in moves(match))  # Ben has to act first


@rule("schwupps.tournament")
@rule("schwupps.score")
def test_the_highest_total_wins_and_not_the_last_game():
    held = {"hand_0": "blue 1, blue 2, blue 3", "own_0": "blue 5, blue 6", "hand_1": "blue 7"}
    held |= {"own_1": "", "hand_2": "red 5", "own_2": ""}
    facts = {"games": 2, "points": [-10, 5, -20], "on turn": 2}
    match = schwupps(3, **held, **facts, tournament=True)
    match.apply("2 play red 5 top-first")
    # Ana -10 - 5, Ben 5 - 1, Cleo -20 + 5
    assert match.outcome == ((1,), (-15, 4, -15), "schwupps.tournament")
    assert last_line(match) == "Ben has won."


@rule("schwupps.tournament")
@rule("schwupps.score")
def test_the_fewest_minus_points_win_and_ties_share():
    held = {**WON, "hand_2": "blue 5", "own_2": "blue 6, blue 7"}
    facts = {"games": 2, "points": [-35, -27, -27]}
    match = make(schwupps(3, **held, **facts, tournament=True), "0 play red 5 top-first")
    # Ana -35 + 5, Ben and Cleo -27 - 3 each
    assert match.outcome == ((0, 1, 2), (-30, -30, -30), "schwupps.tournament")
    facts["points"] = [-36, -27, -27]
    match = make(schwupps(3, **held, **facts, tournament=True), "0 play red 5 top-first")
    assert match.outcome == ((1, 2), (-31, -30, -30), "schwupps.tournament")


@rule("schwupps.score")
@rule("schwupps.turn_cap")
def test_a_capped_game_gives_nobody_five():
    held = {"hand_0": STUCK, "own_0": "", "hand_1": "blue 1, blue 2", "own_1": "blue 3"}
    match = schwupps(**held, turn_cap=1, tournament=True)
    make(match, "0 schwupp top", "0 end")
    assert match.table.points == [-3, -3]  # Ana took a card for the schwupp
    assert (match.ask.seats, match.table.games) == ([1], 1)


@rule("schwupps.tournament")
@rule("schwupps.score")
@rule("schwupps.turn_cap")
def test_a_whole_tournament_of_three_games_of_one_turn():
    held = {**WON, "hand_2": "blue 5, blue 6, blue 7, blue 8", "own_2": ""}
    match = schwupps(3, **held, turn_cap=1, tournament=True)
    match.apply("0 play red 5 top-first")
    assert match.table.points == [5, -3, -4]
    make(match, "1 schwupp top", "1 end")  # 5 cards in hand, so none is drawn: 5 + 16
    assert match.table.points == [5 - 20, -3 - 21, -4 - 20]
    make(match, "2 schwupp top", "2 end")
    assert match.outcome == ((0,), (-35, -44, -45), "schwupps.tournament")


@rule("schwupps.tournament")
@rule("schwupps.turn_cap")
def test_each_game_has_all_the_turns_of_the_cap():
    match = schwupps(hand_0=STUCK, own_0="", hand_1=STUCK, own_1="", turn_cap=2, tournament=True)
    order = []
    while not match.over:
        seat = match.ask.seats[0]
        order.append(seat)
        make(match, f"{seat} schwupp top", f"{seat} end")
    assert order == [0, 1, 1, 0]
    # Two and one taken each, then 25 and one taken each.
    assert match.outcome == ((0, 1), (-29, -29), "schwupps.tournament")


# Tables that do not add up


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"hand 0": "red 7, red 7, red 7"}, "the box has only 2, and they are placed"),
        ({"hand 0": ", ".join(["aggravation"] * 15)}, "the box has only 14"),
        ({"schwupps discard": "+1, +1, +1, +1, +1"}, "the box has only 4"),
        ({"hand 0": "red poblano"}, "there is no card"),
        ({"hand 0": 200}, "can't be dealt 200 cards"),
        ({"hand 2": "red 7"}, "The table has no 'hand 2'"),
        ({"on turn": 2}, "'on turn' can't be 2"),
        ({"next": "+1, +2"}, "next holds one Schwupps card"),
        ({"bottom-second": "red 7"}, "can't be in bottom-second"),
        ({"top-second pile": "red 7, aggravation"}, "holds number cards only"),
        ({"top-second pile": "same colour"}, "can't be in top-second pile"),
        ({"hand 1": "", "own 1": ""}, "would have won already"),
    ],
)
def test_what_the_box_and_the_places_do_not_hold(places, says):
    with pytest.raises(CardlabError, match=says):
        set_table("schwupps", places, players=2, seed=1)


def test_a_schwupps_pile_too_short_for_the_rows():
    discarded = {"schwupps discard": "+1, +1, +2, +2, -1, -1"}
    with pytest.raises(BadTable, match="too few cards for 5 empty places"):
        set_table("schwupps", discarded, players=2, seed=1, rule_cards=[2, 2, 2, 2, 0, 0, 0])


def test_no_number_card_left_for_a_pile():
    everything = {"hand 0": all_but("red 1"), "hand 1": "red 1", "own 0": "", "own 1": ""}
    with pytest.raises(BadTable):
        set_table("schwupps", everything, players=2, seed=1)


@rule("schwupps.deck")
@pytest.mark.parametrize("zone", ["hand 0", "own 0", "box"])
def test_a_schwupps_card_is_in_no_hand_or_own_pile_and_never_goes_to_the_box(zone):
    with pytest.raises(BadTable):
        set_table("schwupps", {zone: "+1"}, players=2, seed=1)


@rule("schwupps.table")
def test_only_schwupps_cards_lie_in_their_discard():
    with pytest.raises(BadTable):
        set_table("schwupps", {"schwupps discard": "red 7"}, players=2, seed=1)


@rule("schwupps.table")
def test_a_number_of_discarded_cards_means_schwupps_cards():
    match = set_table("schwupps", {"schwupps discard": 2}, players=2, seed=1)
    assert [card.back for card in match.table.rule_discard] == ["schwupps", "schwupps"]


@pytest.mark.parametrize(
    "facts",
    [{"points": [1]}, {"points": 5}, {"points": ["a", "b"]}, {"games": 2}, {"games": -1},
     {"games": "x"}],
    ids=str,
)  # fmt: skip
def test_points_for_each_player_and_no_more_games_than_players(facts):
    with pytest.raises(BadTable):
        set_table("schwupps", facts, players=2, seed=1, tournament=True)
