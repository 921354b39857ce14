"""Pepper Eights, the peppers and the last card: each example was worked out by hand."""

from __future__ import annotations

import pytest

from cardlab import IllegalMove, set_table
from tests.rules.tables import (
    all_but,
    clauses,
    hand,
    last_line,
    make,
    moves,
    plays,
    refused,
    seen,
    sizes,
)

rule = pytest.mark.rule


@rule("pepper.pepper_match")
def test_a_pepper_needs_the_suit_in_play_and_no_kind_will_do():
    held = "red poblano, blue jalapeno, blue 1"
    match = set_table("pepper", {"discard": "blue poblano", "hand 0": held}, players=2, seed=1)
    assert plays(match) == {"blue jalapeno", "blue 1"}
    assert refused(match, "0 play red poblano") == (
        "pepper.pepper_match",
        "red Poblano can't be played: the suit in play is blue.",
    )
    match.apply("0 play blue jalapeno")
    assert clauses(match)[0] == "pepper.pepper_match"


@rule("pepper.pepper_match")
def test_after_an_eight_a_pepper_needs_the_named_suit():
    table = {"discard": "red 8", "suit": "green", "hand 0": "red habanero, green habanero"}
    match = set_table("pepper", table, players=2, seed=1)
    assert plays(match) == {"green habanero"}
    assert refused(match, "0 play red habanero") == (
        "pepper.pepper_match",
        "red Habanero can't be played: the suit in play is green.",
    )


POBLANO = {
    "discard": "green 7",
    "hand 0": "green poblano, red 1, red 2",
    "hand 1": "blue 9, blue 8",
}


def with_three():
    return set_table("pepper", {**POBLANO, "hand 2": "yellow 1"}, players=3, seed=1)


@rule("pepper.poblano")
def test_look_at_one_hand_and_swap_a_card():
    match = make(with_three(), "0 play green poblano")
    assert moves(match) == {"0 look at 1", "0 look at 2"}
    for move in ("0 look at 0", "0 look at 3", "0 keep", "0 draw"):
        says = "You have played a Poblano: choose an opponent to look at."
        assert refused(match, move) == ("pepper.poblano", says)
    match.apply("0 look at 1")
    assert last_line(match) == "Ana looked at the hand of Ben."
    mine, theirs = ("red 1", "red 2"), ("blue 8", "blue 9")
    swaps = {f"0 swap {a} for {b}" for a in mine for b in theirs}
    assert moves(match) == {*swaps, "0 keep"}
    match.apply("0 swap red 1 for blue 8")
    assert hand(match, 0) == ["red 2", "blue 8"]
    assert hand(match, 1) == ["blue 9", "red 1"]
    assert match.ask.seats == [1]
    assert clauses(match) == ["pepper.pepper_match", "pepper.poblano", "pepper.poblano"]


@rule("pepper.poblano")
@pytest.mark.parametrize(
    "move",
    ["0 swap blue 8 for red 1", "0 swap red 1 for yellow 1", "0 swap red 7 for blue 8", "0 draw"],
)
def test_mine_must_be_mine_and_theirs_in_the_hand_i_see(move):
    match = make(with_three(), "0 play green poblano", "0 look at 1")
    says = "Swap a card of your hand for one of the hand you see, or keep yours."
    if move.startswith(("0 swap blue 8", "0 swap red 7")):
        says = f"{move[7:13].strip()} is not in your hand."
    assert refused(match, move) == ("pepper.poblano", says)


@rule("pepper.poblano")
def test_the_look_is_private_and_only_the_two_know_what_moved():
    match = make(with_three(), "0 play green poblano", "0 look at 1", "0 swap red 1 for blue 8")
    assert seen(match, 0, "hand 1") == ["red 1", "blue 9"]
    # What was taken is known, what was kept is not.
    assert seen(match, 1, "hand 0") == ["blue 8", None]
    assert seen(match, 2, "hand 0") == [None, None] == seen(match, 2, "hand 1")
    sentences = [match.told(match.story(seat)[-1], me=seat).text() for seat in range(3)]
    assert sentences == [
        "You gave red 1 to Ben for blue 8.",
        "Ana gave you red 1 for your blue 8.",
        "Ana swapped a card with Ben.",
    ]


@rule("pepper.poblano")
def test_the_swap_may_be_declined_but_for_the_house_rule():
    look = ("0 play green poblano", "0 look at 1")
    match = make(set_table("pepper", POBLANO, players=2, seed=1), *look, "0 keep")
    assert hand(match, 0) == ["red 1", "red 2"]
    assert (clauses(match)[-1], last_line(match)) == ("pepper.poblano", "Ana swapped nothing.")
    match = make(set_table("pepper", POBLANO, players=2, seed=1, poblano_swap="compulsory"), *look)
    assert len(match.legal()) == 2 * 2
    with pytest.raises(IllegalMove, match="House rule: swap a card") as caught:
        match.apply("0 keep")
    assert caught.value.clause == "pepper.poblano"


@rule("pepper.jalapeno")
def test_a_jalapeno_turns_the_direction():
    table = {"discard": "green 7", "hand 1": "green jalapeno, red 1", "on turn": 1}
    match = set_table("pepper", table, players=3, seed=1)
    match.apply("1 play green jalapeno")
    assert (match.table.direction, match.ask.seats) == (-1, [0])
    assert clauses(match) == ["pepper.pepper_match", "pepper.jalapeno"]
    assert last_line(match) == "The direction of play changed."
    match.apply("0 draw")
    assert match.ask.seats == [2]


@rule("pepper.jalapeno")
def test_a_second_jalapeno_turns_it_back():
    held = {"hand 0": "green jalapeno, red 1", "hand 3": "blue jalapeno, green 1"}
    table = {"discard": "green 7", **held, "direction": 1}
    match = set_table("pepper", table, players=4, seed=1)
    make(match, "0 play green jalapeno", "3 play green 1")
    assert match.ask.seats == [2]
    back = set_table("pepper", {**table, "on turn": 3, "discard": "blue 7", "direction": -1}, 4, 1)
    back.apply("3 play blue jalapeno")
    assert (back.table.direction, back.ask.seats) == (1, [0])


@rule("pepper.jalapeno")
def test_with_two_players_a_jalapeno_changes_nothing():
    table = {"discard": "green 7", "hand 0": "green jalapeno, red 1"}
    match = make(set_table("pepper", table, players=2, seed=1), "0 play green jalapeno")
    assert (match.ask.seats, sizes(match)) == ([1], [1, 8])
    match.apply("1 draw")
    assert match.ask.seats == [0]


HABANERO = {"discard": "green 7", "hand 1": "green habanero, blue 2, red 8", "on turn": 1}


@rule("pepper.habanero")
def test_all_others_draw_in_order_and_any_card_is_led():
    match = set_table("pepper", {**HABANERO, "hand 0": 3, "hand 2": 4}, players=3, seed=1)
    match.apply("1 play green habanero")
    assert sizes(match) == [4, 2, 5]
    drew = [(event.by, event.clause) for event in match.story() if event.verb == "draw"]
    assert drew == [(2, "pepper.habanero"), (0, "pepper.habanero")]  # in order of play
    assert moves(match) == {"1 play blue 2", "1 play red 8"}  # no suit matters, and no drawing
    for move in ("1 draw", "1 pass"):
        says = "You have played a Habanero: lead any card of your hand."
        assert refused(match, move) == ("pepper.habanero", says)
    no = ("pepper.habanero", "green 1 is not in your hand.")
    assert refused(match, "1 play green 1") == no
    match.apply("1 play blue 2")
    assert (match.table.suit, match.ask.seats) == ("blue", [2])
    assert clauses(match)[-1] == "pepper.habanero"


@rule("pepper.habanero")
def test_the_order_of_drawing_follows_the_direction():
    table = {**HABANERO, "hand 0": 3, "hand 2": 4, "direction": -1}
    match = make(set_table("pepper", table, players=3, seed=1), "1 play green habanero")
    assert [event.by for event in match.story() if event.verb == "draw"] == [0, 2]


@rule("pepper.habanero")
def test_an_eight_that_is_led_names_a_suit():
    match = set_table("pepper", {**HABANERO, "hand 0": 3}, players=3, seed=1)
    make(match, "1 play green habanero", "1 play red 8")
    assert (match.ask.why, match.ask.seats) == ("pepper.eight", [1])
    match.apply("1 name yellow")
    assert (match.table.suit, match.ask.seats) == ("yellow", [2])


@rule("pepper.habanero")
def test_a_habanero_that_is_led_makes_them_draw_again_and_leads_again():
    held = {"hand 0": "green habanero, blue habanero, red 1, yellow 4", "hand 1": 3}
    match = set_table("pepper", {"discard": "green 7", **held}, players=2, seed=1)
    make(match, "0 play green habanero", "0 play blue habanero")  # not green, yet it may be led
    assert sizes(match) == [2, 5]
    assert moves(match) == {"0 play red 1", "0 play yellow 4"}


@rule("pepper.habanero")
@pytest.mark.parametrize(("led", "asked"), [("red poblano", 0), ("red jalapeno", 2)])
def test_a_poblano_or_a_jalapeno_that_is_led_works(led, asked):
    table = {"discard": "green 7", "hand 0": f"green habanero, {led}, blue 1"}
    match = set_table("pepper", table, players=3, seed=1)
    make(match, "0 play green habanero", f"0 play {led}")
    assert match.ask.seats == [asked]
    assert (match.ask.why == "pepper.poblano") == (led == "red poblano")


@rule("pepper.habanero")
def test_when_the_cards_run_out_those_next_in_order_draw_none():
    mine, theirs = "green habanero, red 2", "blue 1"
    rest = all_but("green 7", mine, theirs, "yellow 1")
    table = {"discard": "green 7", "hand 0": mine, "hand 1": theirs, "hand 2": rest}
    match = set_table("pepper", {**table, "stock": "yellow 1"}, players=3, seed=1)
    match.apply("0 play green habanero")
    # Ben draws the yellow 1; then the green 7 under the Habanero is the stock, and Cleo draws it.
    assert hand(match, 1) == ["blue 1", "yellow 1"]
    assert hand(match, 2)[-1] == "green 7"
    again = set_table("pepper", {**table, "hand 2": rest + ", yellow 1"}, players=3, seed=1)
    again.apply("0 play green habanero")
    assert hand(again, 1) == ["blue 1", "green 7"]  # the only card there was
    assert len(hand(again, 2)) == 48  # and none for Cleo
    assert moves(again) == {"0 play red 2"}  # leading is not optional


@rule("pepper.last_card")
@pytest.mark.parametrize("last", ["red 8", "green poblano", "green habanero", "green jalapeno"])
def test_any_card_may_be_the_last_and_does_nothing_more(last):
    match = set_table(
        "pepper", {"discard": "green 7", "hand 0": last, "hand 1": 3}, players=2, seed=1
    )
    match.apply(f"0 play {last}")
    assert match.outcome == ((0,), (), "pepper.goal")
    assert (sizes(match), match.table.direction) == ([0, 3], 1)
    assert clauses(match)[1:] == ["pepper.last_card", "pepper.goal"]
    last = match.told(match.story()[1]).text()
    assert last == "It was the last card, so nothing is named, swapped or drawn."


@rule("pepper.last_card")
@rule("pepper.goal")
@pytest.mark.parametrize("led", ["blue 2", "red 8", "blue habanero", "blue poblano"])
def test_a_last_card_that_is_led_wins_too(led):
    table = {"discard": "green 7", "hand 0": f"green habanero, {led}", "hand 1": 3}
    match = make(
        set_table("pepper", table, players=2, seed=1), "0 play green habanero", f"0 play {led}"
    )
    assert match.outcome == ((0,), (), "pepper.goal")
    assert sizes(match) == [0, 4]  # one card for the first Habanero, none for a second
