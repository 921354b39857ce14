"""Pepper Eights, clause by clause: each example was worked out by hand from the rulebook."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

import cardlab
from cardlab import BadOption, IllegalMove, set_table
from cardlab.games.pepper import DECK, SUITS, ruling

rule = pytest.mark.rule


def plays(match, seat=None):
    """The cards that may be played now."""
    return {str(move.card) for move in match.legal(seat) if move.verb == "play"}


def moves(match):
    return {str(move) for move in match.legal()}


def hand(match, seat):
    return [str(card) for card in match.table.hands[seat]]


def clauses(match):
    return [event.clause for event in match.story()]


# --- Components and deal


@rule("pepper.deck")
def test_the_deck_has_forty_numbers_and_twelve_peppers():
    numbers = [card for card in DECK if card.kind == "number"]
    assert len(numbers) == 40
    assert {(c.suit, c.rank) for c in numbers} == {(s, r) for s in SUITS for r in range(1, 11)}
    assert len(DECK) - len(numbers) == 12 == 3 * 4
    assert {c.kind for c in DECK} == {"number", "poblano", "jalapeno", "habanero"}
    assert len(set(DECK)) == 52


@rule("pepper.players")
def test_two_to_six_can_play():
    assert [cardlab.new_match("pepper", n, seed=1).players for n in range(2, 7)] == [2, 3, 4, 5, 6]
    assert 6 * 8 + 1 <= 52 < 7 * 8 + 1  # a seventh hand could not be dealt
    for n in (1, 7, "3", True):
        with pytest.raises(BadOption, match="2 to 6 players"):
            cardlab.new_match("pepper", n, seed=1)


@rule("pepper.deal")
@pytest.mark.parametrize("players", range(2, 7))
def test_eight_cards_each(players):
    match = cardlab.new_match("pepper", players, seed=3)
    assert [len(hand(match, seat)) for seat in range(players)] == [8] * players
    assert len(match.table.stock) == 52 - 8 * players - 1
    assert clauses(match) == ["pepper.deal", "pepper.starter"]


@rule("pepper.starter")
def test_an_eight_turned_up_stands_for_its_own_suit():
    match = set_table("pepper", {"discard": "red 8", "hand 0": "red 3, blue 3, green 8"}, seed=1)
    assert match.table.suit == "red"
    assert plays(match) == {"red 3", "green 8"}


@rule("pepper.starter")
def test_a_pepper_turned_up_does_nothing():
    match = first_with("poblano")
    assert match.ask.why == "pepper.turn"
    assert match.table.suit == match.table.top.suit
    assert match.table.looked_at == -1


@rule("pepper.starter")
def test_turning_up_another_could_fail():
    # Six players leave four cards; none of them is plain if all are eights or peppers (4 + 12).
    chance = Fraction(comb(16, 4), comb(52, 4))
    assert round(float(chance) * 100, 2) == 0.67


def first_with(kind, players=3, **rules):
    """The first match by seed whose starter is of this kind."""
    for seed in range(2000):
        match = cardlab.new_match("pepper", players, seed, **rules)
        if match.table.top.kind == kind:
            return match
    raise AssertionError(kind)


@rule("pepper.starter")
def test_house_rule_a_poblano_turned_up_lets_the_dealer_look():
    match = first_with("poblano", starter_pepper_acts=True)
    assert moves(match) == {"2 look at 0", "2 look at 1"}  # the dealer sits last
    match.apply("2 look at 1")
    match.apply("2 keep")
    assert match.ask.seats == [0]


@rule("pepper.starter")
@rule("pepper.first_player")
def test_house_rule_a_jalapeno_turned_up_turns_the_play():
    assert first_with("jalapeno", starter_pepper_acts=True).ask.seats == [1]  # 2 deals, then 1
    assert first_with("jalapeno", 2, starter_pepper_acts=True).ask.seats == [0]


@rule("pepper.starter")
def test_house_rule_a_habanero_turned_up_lets_the_dealer_lead():
    match = first_with("habanero", starter_pepper_acts=True)
    assert [len(hand(match, seat)) for seat in range(3)] == [9, 9, 8]
    assert match.ask.why == "pepper.habanero"
    assert plays(match, 2) == set(hand(match, 2))
    led = next(move for move in match.legal() if move.card.kind == "number" and move.card.rank != 8)
    match.apply(led)
    assert match.ask.seats == [0]


@rule("pepper.first_player")
def test_seat_0_begins_and_the_seats_follow():
    match = cardlab.new_match("pepper", 4, seed=5)
    asked = []
    for _ in range(5):
        asked += match.ask.seats
        match.apply("draw")
    assert asked == [0, 1, 2, 3, 0]


@rule("pepper.goal")
def test_the_first_out_of_cards_wins_at_once():
    match = set_table("pepper", {"discard": "red 2", "hand 0": "red 7", "hand 1": "red 1"}, seed=1)
    match.apply("0 play red 7")
    assert match.over
    assert match.outcome == ((0,), (), "pepper.goal")
    assert match.legal() == []
    assert match.why_not("1 play red 1").text == "The game is over."


# --- A turn


@rule("pepper.turn")
def test_a_turn_is_one_card_played_or_one_drawn():
    match = set_table("pepper", {"discard": "red 2", "hand 0": "red 7, red 9, blue 4"}, seed=1)
    assert moves(match) == {"0 play red 7", "0 play red 9", "0 draw"}
    no = match.why_not("0 play green 9")
    assert (no.clause, no.text) == ("pepper.turn", "green 9 is not in your hand.")
    assert match.why_not("1 draw").text == "It is not your turn but Ana's."
    match.apply("0 play red 7")
    assert match.ask.seats == [1]


@rule("pepper.match")
def test_the_same_suit_or_the_same_number():
    held = "green 2, blue 7, blue 4, green poblano, red poblano"
    match = set_table("pepper", {"discard": "green 7", "hand 0": held}, seed=1)
    assert plays(match) == {"green 2", "blue 7", "green poblano"}
    no = match.why_not("0 play blue 4")
    assert no.clause == "pepper.match"
    assert no.text == "blue 4 does not fit green 7: it is neither green nor a 7."


@rule("pepper.match")
def test_on_a_pepper_only_the_suit_counts():
    match = set_table("pepper", {"discard": "red habanero", "hand 0": "red 1, blue 1"}, seed=1)
    assert plays(match) == {"red 1"}
    assert match.why_not("0 play blue 1").text == "blue 1 does not fit red Habanero: it is not red."


@rule("pepper.eight")
def test_an_eight_goes_on_any_card_and_names_any_suit():
    match = set_table(
        "pepper", {"discard": "green 7", "hand 0": "red 8, red 1", "hand 1": 4}, seed=1
    )
    match.apply("0 play red 8")
    assert match.ask.why == "pepper.eight"
    assert moves(match) == {f"0 name {suit}" for suit in SUITS}  # its own suit too
    assert match.why_not("0 name purple").clause == "pepper.eight"
    match.apply("0 name red")
    assert (match.table.suit, match.ask.seats) == ("red", [1])


@rule("pepper.eight_on_top")
def test_on_an_eight_the_named_suit_or_another_eight():
    held = "green 3, red 3, yellow 8, green jalapeno, red jalapeno"
    table = {"discard": "red 8", "suit": "green", "hand 0": held}
    match = set_table("pepper", table, seed=1)
    assert plays(match) == {"green 3", "yellow 8", "green jalapeno"}
    no = match.why_not("0 play red 3")
    assert no.clause == "pepper.eight_on_top"
    assert no.text == "red 3 does not fit: on this eight only green or an eight goes."


@rule("pepper.draw")
def test_drawing_is_allowed_with_a_card_that_fits_and_ends_the_turn():
    # On top of the stock, its last card, lies the green 4, which fits; still it has to wait.
    stock = "red 1, green 4"
    table = {"discard": "green 7", "hand 0": "green 1", "stock": stock}
    match = set_table("pepper", {**table, "hand 1": all_but(stock, "green 7", "green 1")}, seed=1)
    match.apply("0 draw")
    assert hand(match, 0) == ["green 1", "green 4"]
    assert match.ask.seats == [1]
    assert match.story()[-1].clause == "pepper.draw"


@rule("pepper.draw")
def test_house_rule_who_can_play_must_play():
    table = {"discard": "green 7", "hand 0": "green 1, red 2", "hand 1": "red 3, blue 4"}
    match = set_table("pepper", table, seed=1, must_play_if_able=True)
    assert moves(match) == {"0 play green 1"}
    no = match.why_not("0 draw")
    assert (no.clause, no.text) == ("pepper.draw", "House rule: who can play must play.")
    match.apply("0 play green 1")
    assert moves(match) == {"1 draw"}  # neither red 3 nor blue 4 fits green 1


@rule("pepper.must_draw")
def test_with_no_card_that_fits_one_draws():
    match = set_table("pepper", {"discard": "green 7", "hand 0": "red 2, blue 4"}, seed=1)
    assert moves(match) == {"0 draw"}
    no = match.why_not("0 pass")
    assert no.clause == "pepper.must_draw"
    assert no.text == "You can't pass while there is a card to draw."


def all_but(*named):
    """The rest of the deck in words: for a hand that leaves nothing in the stock."""
    taken = [part.strip() for text in named for part in text.split(",")]
    return ", ".join(str(card) for card in DECK if str(card) not in taken)


@rule("pepper.reshuffle")
def test_the_last_card_drawn_brings_the_discards_back():
    rest = all_but("red 1, red 2, red 3, green 8", "yellow 5", "blue 1")
    table = {"discard": "red 1, red 2, red 3, green 8", "suit": "blue", "stock": "yellow 5"}
    match = set_table("pepper", {**table, "hand 0": "blue 1", "hand 1": rest}, seed=1)
    match.apply("0 draw")
    assert sorted(map(str, match.table.stock)) == ["red 1", "red 2", "red 3"]
    assert list(map(str, match.table.discards)) == ["green 8"]  # the top card stays
    assert match.table.suit == "blue"  # and so does the named suit
    assert clauses(match) == ["pepper.draw", "pepper.reshuffle"]


@rule("pepper.reshuffle")
def test_with_nothing_to_shuffle_it_is_tested_after_the_next_discard():
    rest = all_but("red 1", "red 2, blue 3", "blue 1")
    table = {"discard": "red 1", "hand 0": "red 2, blue 3", "hand 1": rest, "stock": "blue 1"}
    match = set_table("pepper", table, seed=1)
    match.apply("0 draw")
    assert len(match.table.stock) == 0  # one card lies on the pile: there is nothing to shuffle
    match.apply("1 play red 4")
    assert list(map(str, match.table.stock)) == ["red 1"]
    assert list(map(str, match.table.discards)) == ["red 4"]


@rule("pepper.nothing_to_draw")
def test_nothing_to_draw_who_can_must_play_and_who_cannot_passes():
    mine = "blue 2, yellow 3"
    table = {"discard": "red 1", "hand 0": mine, "hand 1": all_but("red 1", mine)}
    match = set_table("pepper", table, seed=1)
    assert moves(match) == {"0 pass"}
    no = match.why_not("0 draw")
    assert no.clause == "pepper.nothing_to_draw"
    assert no.text == "There is nothing to draw, and no card fits: pass."
    match.apply("0 pass")
    assert "1 draw" not in moves(match)
    no = match.why_not("1 pass")
    assert (no.clause, no.text) == (
        "pepper.nothing_to_draw",
        "There is nothing to draw: you must play.",
    )


@rule("pepper.nothing_to_draw")
def test_the_whole_table_is_never_blocked():
    # 51 cards are in hands, and a suit has 13: whatever lies on top, 12 of the suit in play are
    # held by somebody. Counted for every card on top and every suit that may be in play.
    for top in DECK:
        for suit in SUITS if top.rank == 8 else [top.suit]:
            of_the_suit = [c for c in DECK if c is not top and c.suit == suit]
            assert len(of_the_suit) >= 12
            assert all(ruling(card, suit, top.rank)[0] for card in of_the_suit)


@rule("pepper.turn_cap")
def test_a_game_of_drawing_only_ends_at_the_cap_without_a_winner():
    match = cardlab.new_match("pepper", 3, seed=1, turn_cap=12)
    while not match.over:
        match.apply("draw")
    assert match.outcome == ((), (), "pepper.turn_cap")
    assert len(match.moves) == 12
    assert match.told(match.story()[-1]).text() == "The turn limit was reached: nobody has won."


# --- Peppers


@rule("pepper.pepper_match")
def test_a_pepper_needs_the_suit_in_play_and_no_kind_will_do():
    held = "red poblano, blue habanero, blue 1"
    match = set_table("pepper", {"discard": "blue poblano", "hand 0": held}, seed=1)
    assert plays(match) == {"blue habanero", "blue 1"}
    no = match.why_not("0 play red poblano")
    assert no.clause == "pepper.pepper_match"
    assert no.text == "red Poblano can't be played: the suit in play is blue."


@rule("pepper.pepper_match")
def test_after_an_eight_a_pepper_needs_the_named_suit():
    table = {"discard": "red 8", "suit": "green", "hand 0": "red habanero, green habanero"}
    assert plays(set_table("pepper", table, seed=1)) == {"green habanero"}


POBLANO = {
    "discard": "green 7",
    "hand 0": "green poblano, red 1, red 2",
    "hand 1": "blue 9, blue 8",
}


@rule("pepper.poblano")
def test_look_at_one_hand_and_swap_a_card():
    match = set_table("pepper", {**POBLANO, "hand 2": "yellow 1"}, players=3, seed=1)
    match.apply("0 play green poblano")
    assert moves(match) == {"0 look at 1", "0 look at 2"}
    assert match.why_not("0 look at 0").clause == "pepper.poblano"
    match.apply("0 look at 1")
    assert len(match.legal()) == 2 * 2 + 1  # mine times theirs, or keep
    match.apply("0 swap red 1 for blue 8")
    assert hand(match, 0) == ["red 2", "blue 8"]
    assert hand(match, 1) == ["blue 9", "red 1"]
    assert match.ask.seats == [1]


@rule("pepper.poblano")
def test_the_look_is_private_and_only_the_two_know_what_moved():
    match = set_table("pepper", {**POBLANO, "hand 2": "yellow 1"}, players=3, seed=1)
    for text in ("0 play green poblano", "0 look at 1", "0 swap red 1 for blue 8"):
        match.apply(text)
    seen = [{z["name"]: z["cards"] for z in match.view(seat)["zones"]} for seat in range(3)]
    assert seen[0]["hand 1"] == ["red 1", "blue 9"]
    assert seen[1]["hand 0"] == ["blue 8", None]  # what was taken is known, what was kept is not
    assert seen[2]["hand 0"] == [None, None] == seen[2]["hand 1"]
    told = [match.told(match.story(seat)[-1], me=seat).text() for seat in range(3)]
    assert told == [
        "You gave red 1 to Ben for blue 8.",
        "Ana gave you red 1 for your blue 8.",
        "Ana swapped a card with Ben.",
    ]


@rule("pepper.poblano")
def test_the_swap_may_be_declined_but_for_the_house_rule():
    match = set_table("pepper", POBLANO, seed=1)
    match.apply("0 play green poblano")
    match.apply("0 look at 1")
    match.apply("0 keep")
    assert hand(match, 0) == ["red 1", "red 2"]
    match = set_table("pepper", POBLANO, seed=1, poblano_swap="compulsory")
    match.apply("0 play green poblano")
    match.apply("0 look at 1")
    with pytest.raises(IllegalMove, match="House rule: swap a card"):
        match.apply("0 keep")


@rule("pepper.jalapeno")
def test_a_jalapeno_turns_the_direction():
    table = {"discard": "green 7", "hand 1": "green jalapeno, red 1", "on turn": 1}
    match = set_table("pepper", table, players=3, seed=1)
    match.apply("1 play green jalapeno")
    assert (match.table.direction, match.ask.seats) == (-1, [0])
    match.apply("0 draw")
    assert match.ask.seats == [2]


@rule("pepper.jalapeno")
def test_with_two_players_a_jalapeno_changes_nothing():
    table = {"discard": "green 7", "hand 0": "green jalapeno, red 1"}
    match = set_table("pepper", table, players=2, seed=1)
    match.apply("0 play green jalapeno")
    assert match.ask.seats == [1]


@rule("pepper.habanero")
def test_all_others_draw_in_order_and_any_card_is_led():
    table = {"discard": "green 7", "hand 1": "green habanero, blue 2, red 8", "on turn": 1}
    match = set_table("pepper", {**table, "hand 0": 3, "hand 2": 4}, players=3, seed=1)
    match.apply("1 play green habanero")
    assert [len(hand(match, seat)) for seat in range(3)] == [4, 2, 5]
    drew = [event.by for event in match.story() if event.verb == "draw"]
    assert drew == [2, 0]
    assert moves(match) == {"1 play blue 2", "1 play red 8"}  # no suit matters, and no drawing
    assert match.why_not("1 draw").clause == "pepper.habanero"
    match.apply("1 play red 8")
    assert match.ask.why == "pepper.eight"  # what is led works
    match.apply("1 name yellow")
    assert (match.table.suit, match.ask.seats) == ("yellow", [2])


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


@rule("pepper.last_card")
@pytest.mark.parametrize("last", ["red 8", "green poblano", "green habanero", "green jalapeno"])
def test_any_card_may_be_the_last_and_does_nothing_more(last):
    match = set_table("pepper", {"discard": "green 7", "hand 0": last, "hand 1": 3}, seed=1)
    match.apply(f"0 play {last}")
    assert match.outcome == ((0,), (), "pepper.goal")
    assert len(hand(match, 1)) == 3
    assert clauses(match)[1:] == ["pepper.last_card", "pepper.goal"]
