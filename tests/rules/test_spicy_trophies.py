"""Sweet & Spicy, trophies, the end and the score: each example was worked out by hand."""

from __future__ import annotations

import pytest

from cardlab import BadTable
from cardlab.games.spicy_cards import GAME_END
from tests.rules.spicy_tables import STACK, all_wait, spicy, won
from tests.rules.tables import clauses, make, moves, refused, sizes

rule = pytest.mark.rule


# Trophies and the end


@rule("spicy.announce")
def test_a_last_card_is_announced_and_who_forgets_takes_it_back():
    match = all_wait(spicy(hand_1="lemon 1", etiquette=True, **STACK))
    silent = match.copy()
    match.apply("1 play lemon 1 as chili 10")
    assert "spicy.announce" in clauses(match)
    silent.apply("1 play lemon 1 as chili 10 silently")
    assert (sizes(silent)[1], silent.table.declared) == (2, "chili 9")
    two = all_wait(spicy(hand_1="lemon 1, lemon 2", **STACK))
    assert refused(two, "1 play lemon 1 as chili 10 silently")[0] == "spicy.announce"


@rule("spicy.trophy_wait")
@rule("spicy.trophy")
@rule("spicy.trophy_redraw")
def test_an_unchallenged_last_card_wins_a_trophy_and_the_stack_goes_on():
    match = all_wait(spicy(hand_1="lemon 1", **STACK))
    match.apply("1 play lemon 1 as chili 10")
    assert (match.ask.why, match.ask.seats) == ("spicy.challenge", [2, 0])
    make(match, "0 wait", "2 wait")
    assert len(match.table.shelves[1]) == 1
    assert sizes(match)[1] == 5
    assert (match.ask.why, match.ask.seats) == ("spicy.turn", [2])  # no window: it was let through
    assert moves(match) >= {"2 pass"}
    assert refused(match, "2 challenge spice")[0] == "spicy.trophy"
    assert match.table.declared == "chili 10"


@rule("spicy.trophy")
def test_a_last_card_found_right_takes_the_stack_the_trophy_and_five_cards():
    match = all_wait(spicy(hand_1="chili 10", hand_2="lemon 1, total wild", **STACK))
    make(match, "1 play chili 10 as chili 10", "0 wait", "2 challenge spice")
    assert won(match) == [0, 3, 0]
    assert len(match.table.shelves[1]) == 1
    assert (sizes(match)[1], sizes(match)[2]) == (5, 4)
    assert match.ask.seats == [2]


@rule("spicy.trophy")
def test_a_last_card_found_wrong_goes_on_as_normal():
    match = all_wait(spicy(hand_1="lemon 1", hand_2="lemon 2, total wild", **STACK))
    make(match, "1 play lemon 1 as chili 10", "0 wait", "2 challenge number", "1 without")
    assert (won(match), sizes(match)[1]) == ([0, 0, 3], 2)
    assert len(match.table.shelves[1]) == 0
    assert match.ask.seats == [1]


@rule("spicy.end_two")
def test_a_second_trophy_wins_outright_whatever_the_points():
    rich = ", ".join(["any spice"] * 5)
    match = all_wait(spicy(hand_1="lemon 1", trophies_1="trophy", won_0=rich, **STACK))
    make(match, "1 play lemon 1 as chili 10", "0 wait", "2 wait")
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "spicy.end_two")
    assert sizes(match)[1] == 0  # nobody draws any more


@rule("spicy.end_all")
def test_the_third_trophy_ends_the_game_by_points():
    match = all_wait(
        spicy(hand_0=2, hand_1="lemon 1", hand_2=3, trophies_0="trophy", trophies_2="trophy",
              won_0="chili 1", **STACK)
    )  # fmt: skip
    make(match, "1 play lemon 1 as chili 10", "0 wait", "2 wait")
    # 10 + 1 - 2, 10 - 0, 10 - 3
    assert match.outcome == ((1,), (9, 10, 7), "spicy.end_all")


@rule("spicy.end_card")
def test_the_game_end_card_on_top_ends_the_game_in_the_middle_of_drawing():
    match = spicy(hand_0="pepper 1", hand_1="lemon 1, total wild", hand_2=2, above=1, **STACK)
    make(match, "1 challenge number", "2 wait")  # lost: two to draw, and one lies above the end
    # 2 won - 1 in hand; 0 - (lemon 1, one drawn, total wild 5); 0 - 2
    assert match.outcome == ((0,), (1, -7, -2), "spicy.end_card")
    assert match.table.deck.cards[-1] is GAME_END


@rule("spicy.end_card")
def test_the_stack_scores_for_nobody():
    match = all_wait(spicy(hand_0=1, hand_1=1, hand_2=1, above=1, **STACK))
    match.apply("1 pass")
    assert match.outcome == ((0, 2), (-1, -2, -1), "spicy.end_card")


@rule("spicy.score")
@rule("spicy.score_example")
def test_the_rulebooks_example_is_forty():
    four = [f"{spice} {n}" for spice in ("chili", "lemon") for n in (1, 2, 3, 4)]
    spicy_won = ", ".join(four * 3)
    match = spicy(
        players=2, hand_0="chili 6, chili 7, chili 8", hand_1=1, trophies_0="trophy",
        won_0=f"{spicy_won}, total wild, total wild", above=1,
    )  # fmt: skip
    match.apply("0 pass")  # the fourth card in hand; the game ends
    # 10 + 2 x 5 + 24 - 4 = 40
    assert match.outcome == ((0,), (40, -1), "spicy.end_card")


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"stack": "chili 1"}, "A stack has a declaration"),
        ({"declared": "chili 1"}, "There is no stack"),
        ({"stack": "chili 1", "declared": "chili 1", "owner": 7}, "played by a seat"),
        ({"hand_0": "total wild, total wild"}, "one Total Wild at most"),
        ({"trophies_0": "trophy, trophy"}, "would have won"),
        ({"hand_0": "chili 1, chili 1, chili 1, chili 1"}, "the box has only 3"),
        ({"above": 99}, "can't lie under 99"),
    ],
)
def test_a_table_that_does_not_add_up(places, says):
    with pytest.raises(BadTable, match=says):
        spicy(**places)
