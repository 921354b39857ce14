"""Pepper Eights, a turn: each example was worked out by hand from the rulebook."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import set_table
from cardlab.games.pepper.rules import DECK, SUITS, ruling
from tests.rules.tables import all_but, clauses, hand, last_line, make, moves, plays, refused, sizes

rule = pytest.mark.rule


@rule("pepper.turn")
def test_a_turn_is_one_card_played_or_one_drawn():
    match = set_table(
        "pepper", {"discard": "red 2", "hand 0": "red 7, red 9, blue 4"}, players=2, seed=1
    )
    assert moves(match) == {"0 play red 7", "0 play red 9", "0 draw"}
    match.apply("0 play red 7")
    assert match.ask.seats == [1]


@rule("pepper.turn")
@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("0 play green 9", "green 9 is not in your hand."),
        ("0 name red", "On your turn you play a card or draw one."),
        ("0 swap red 7 for blue 4", "On your turn you play a card or draw one."),
        # Words too many make no other move of it, and none is refused for a reason that is false.
        ("0 play red 7 at 1", "On your turn you play a card or draw one."),
        ("0 play 2x red 7", "On your turn you play a card or draw one."),
        ("0 play red 8 green", "On your turn you play a card or draw one."),
        ("0 draw red 1", "On your turn you play a card or draw one."),
        ("0 pass left", "On your turn you play a card or draw one."),
        ("1 draw", "It is not your turn but Ana's."),
        ("2 draw", "There is no seat 2: the last is 1."),
    ],
)
def test_anything_else_is_no_turn(move, says):
    match = set_table(
        "pepper", {"discard": "red 2", "hand 0": "red 7, red 8, blue 4"}, players=2, seed=1
    )
    assert refused(match, move) == ("pepper.turn", says)


@rule("pepper.match")
def test_the_same_suit_or_the_same_number():
    held = "green 2, blue 7, blue 4, green poblano, red poblano"
    match = set_table("pepper", {"discard": "green 7", "hand 0": held}, players=2, seed=1)
    assert plays(match) == {"green 2", "blue 7", "green poblano"}
    assert refused(match, "0 play blue 4") == (
        "pepper.match",
        "blue 4 does not fit green 7: it is neither green nor a 7.",
    )
    match.apply("0 play blue 7")  # by its number; now blue is in play
    assert (clauses(match), match.table.suit) == (["pepper.match"], "blue")
    assert last_line(match) == "Ana played blue 7."


@rule("pepper.match")
def test_one_is_not_ten():
    match = set_table(
        "pepper", {"discard": "green 10", "hand 0": "blue 1, blue 10"}, players=2, seed=1
    )
    assert plays(match) == {"blue 10"}


@rule("pepper.match")
def test_on_a_pepper_only_the_suit_counts():
    match = set_table(
        "pepper", {"discard": "red habanero", "hand 0": "red 1, blue 1"}, players=2, seed=1
    )
    assert plays(match) == {"red 1"}
    assert refused(match, "0 play blue 1") == (
        "pepper.match",
        "blue 1 does not fit red Habanero: it is not red.",
    )


@rule("pepper.eight")
@pytest.mark.parametrize("top", ["green 7", "green 8", "blue poblano", "red 1"])
def test_an_eight_goes_on_any_card(top):
    match = set_table("pepper", {"discard": top, "hand 0": "red 8, yellow 2"}, players=2, seed=1)
    assert plays(match) == {"red 8"}


@rule("pepper.eight")
@pytest.mark.parametrize("suit", SUITS)
def test_whoever_plays_an_eight_names_any_suit(suit):
    match = set_table("pepper", {"discard": "green 7", "hand 0": "red 8, red 1"}, players=2, seed=1)
    match.apply("0 play red 8")
    assert (match.ask.why, match.ask.seats) == ("pepper.eight", [0])
    assert moves(match) == {f"0 name {named}" for named in SUITS}  # its own suit too
    for other in ("0 name purple", "0 draw", "0 play red 1"):
        says = "You have played an eight: name red, yellow, green or blue."
        assert refused(match, other) == ("pepper.eight", says)
    match.apply(f"0 name {suit}")
    assert (match.table.suit, match.ask.seats) == (suit, [1])
    assert clauses(match) == ["pepper.eight", "pepper.eight"]
    assert last_line(match) == f"Ana named {suit}."


@rule("pepper.eight_on_top")
def test_on_an_eight_the_named_suit_or_another_eight():
    held = "green 3, red 3, yellow 8, green jalapeno, red jalapeno"
    table = {"discard": "red 8", "suit": "green", "hand 0": held}
    match = set_table("pepper", table, players=2, seed=1)
    assert plays(match) == {"green 3", "yellow 8", "green jalapeno"}
    assert refused(match, "0 play red 3") == (
        "pepper.eight_on_top",
        "red 3 does not fit: on this eight only green or an eight goes.",
    )
    match.apply("0 play green 3")
    assert clauses(match) == ["pepper.eight_on_top"]


DRAWING = "red 1, green 4"  # on top of the stock, its last card, lies the green 4


@rule("pepper.draw")
def test_drawing_is_allowed_with_a_card_that_fits_and_ends_the_turn():
    mine = all_but(DRAWING, "green 7", "green 1")
    table = {"discard": "green 7", "hand 0": "green 1", "hand 1": mine, "stock": DRAWING}
    match = set_table("pepper", table, players=2, seed=1)
    match.apply("0 draw")
    assert hand(match, 0) == ["green 1", "green 4"]  # the green 4 fits; still it has to wait
    assert match.ask.seats == [1]
    assert clauses(match) == ["pepper.draw"]
    sentences = [match.told(match.story(seat)[-1], me=seat).text() for seat in (0, 1)]
    assert sentences == ["You drew green 4.", "Ana drew a card."]


@rule("pepper.draw")
def test_house_rule_who_can_play_must_play():
    table = {"discard": "green 7", "hand 0": "green 1, red 2", "hand 1": "red 3, blue 4"}
    match = set_table("pepper", table, players=2, seed=1, must_play_if_able=True)
    assert moves(match) == {"0 play green 1"}
    assert refused(match, "0 draw") == ("pepper.draw", "House rule: who can play must play.")
    match.apply("0 play green 1")
    assert moves(match) == {"1 draw"}  # neither red 3 nor blue 4 fits green 1


@rule("pepper.must_draw")
@pytest.mark.parametrize("must_play", [False, True])
def test_with_no_card_that_fits_one_draws(must_play):
    table = {"discard": "green 7", "hand 0": "red 2, blue 4"}
    match = set_table("pepper", table, players=2, seed=1, must_play_if_able=must_play)
    assert moves(match) == {"0 draw"}
    assert refused(match, "0 pass") == (
        "pepper.must_draw",
        "You can't pass while there is a card to draw.",
    )


@rule("pepper.reshuffle")
def test_the_last_card_drawn_brings_the_discards_back():
    rest = all_but("red 1, red 2, red 3, green 8", "yellow 5", "blue 1")
    table = {"discard": "red 1, red 2, red 3, green 8", "suit": "blue", "stock": "yellow 5"}
    match = set_table("pepper", {**table, "hand 0": "blue 1", "hand 1": rest}, players=2, seed=1)
    match.apply("0 draw")
    assert sorted(map(str, match.table.stock)) == ["red 1", "red 2", "red 3"]
    assert list(map(str, match.table.discards)) == ["green 8"]  # the top card stays
    assert match.table.suit == "blue"  # and so does the named suit
    assert clauses(match) == ["pepper.draw", "pepper.reshuffle"]
    assert last_line(match) == "The discards under the top card became the new stock."


@rule("pepper.reshuffle")
def test_with_nothing_to_shuffle_it_is_tested_after_the_next_discard():
    rest = all_but("red 1", "red 2, blue 3", "blue 1")
    table = {"discard": "red 1", "hand 0": "red 2, blue 3", "hand 1": rest, "stock": "blue 1"}
    match = set_table("pepper", table, players=2, seed=1)
    match.apply("0 draw")
    assert len(match.table.stock) == 0  # one card lies on the pile: there is nothing to shuffle
    match.apply("1 play red 4")
    assert list(map(str, match.table.stock)) == ["red 1"]
    assert list(map(str, match.table.discards)) == ["red 4"]
    assert clauses(match) == ["pepper.draw", "pepper.match", "pepper.reshuffle"]


@rule("pepper.reshuffle")
def test_an_eight_laid_then_brings_the_card_under_it_back_before_its_suit_is_named():
    mine = "red 8, blue 3"
    table = {"discard": "green 1", "hand 0": mine, "hand 1": all_but("green 1", mine)}
    match = make(set_table("pepper", table, players=2, seed=1), "0 play red 8", "0 name yellow")
    assert clauses(match) == ["pepper.eight", "pepper.reshuffle", "pepper.eight"]
    assert list(map(str, match.table.stock)) == ["green 1"]
    assert match.table.suit == "yellow"


@rule("pepper.nothing_to_draw")
@pytest.mark.parametrize("must_play", [False, True])
def test_nothing_to_draw_who_can_must_play_and_who_cannot_passes(must_play):
    mine = "blue 2, yellow 3"
    table = {"discard": "red 1", "hand 0": mine, "hand 1": all_but("red 1", mine)}
    match = set_table("pepper", table, players=2, seed=1, must_play_if_able=must_play)
    assert moves(match) == {"0 pass"}
    assert refused(match, "0 draw") == (
        "pepper.nothing_to_draw",
        "There is nothing to draw, and no card fits: pass.",
    )
    match.apply("0 pass")
    assert clauses(match) == ["pepper.nothing_to_draw"]
    assert last_line(match) == "Ana passed: there was nothing to draw."
    assert {move.split()[1] for move in moves(match)} == {"play"}
    for move in ("1 pass", "1 draw"):
        says = "There is nothing to draw: you must play."
        assert refused(match, move) == ("pepper.nothing_to_draw", says)


@rule("pepper.nothing_to_draw")
def test_the_whole_table_is_never_blocked():
    # 51 cards are in hands, and a suit has 13: whatever lies on top, 12 of the suit in play are
    # held by somebody. Counted for every card on top and every suit that may be in play.
    cases = [(top, suit) for top in DECK for suit in (SUITS if top.rank == 8 else [top.suit])]
    assert len(cases) == 48 + 4 * 4
    for top, suit in cases:
        of_the_suit = [c for c in DECK if c is not top and c.suit == suit]
        assert len(of_the_suit) == (12 if suit == top.suit else 13)
        assert all(ruling(card, suit, top.rank)[0] for card in of_the_suit)


@rule("pepper.turn_cap")
def test_a_game_of_drawing_only_ends_at_the_cap_without_a_winner():
    match = cardlab.new_match("pepper", 3, seed=1, turn_cap=12)
    while not match.over:
        match.apply("draw")
    assert match.outcome == ((), (), "pepper.turn_cap")
    assert len(match.moves) == 12
    assert last_line(match) == "The turn limit was reached: nobody has won."
    assert refused(match, "0 draw") == ("pepper.turn_cap", "The game is over.")


@rule("pepper.turn_cap")
def test_the_cap_counts_turns_and_a_turn_is_finished_first():
    table = {"discard": "green 7", "hand 0": "red 8, red 1"}
    match = set_table("pepper", table, players=2, seed=1, turn_cap=1)
    match.apply("0 play red 8")
    assert not match.over  # the suit is still to be named
    match.apply("0 name red")
    assert match.outcome.reason == "pepper.turn_cap"


@rule("pepper.turn_cap")
def test_a_last_card_in_the_last_turn_wins():
    match = set_table(
        "pepper", {"discard": "red 2", "hand 0": "red 7"}, players=2, seed=1, turn_cap=1
    )
    match.apply("0 play red 7")
    assert match.outcome == ((0,), (), "pepper.goal")
    assert sizes(match)[0] == 0
