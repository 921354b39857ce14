"""Sweet & Spicy, the setup and a turn: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadOption, Dice
from tests.rules.spicy_tables import all_wait, spicy, won
from tests.rules.tables import clauses, hand, last_line, make, moves, refused, seen, sizes

rule = pytest.mark.rule

SPICES = ("chili", "lemon", "pepper")


def box(match):
    """How often each card lies anywhere on the table."""
    return Counter(str(card) for zone in match.table.zones() for card in zone)


def above_the_end(match):
    cards = [str(card) for card in match.table.deck]
    return len(cards) - 1 - cards.index("game end")


def on_a(declared, held, **more):
    """Ana said what lies on the stack, nobody challenged, and Ben is on turn."""
    places = {"stack": "pepper 7", "declared": declared, "owner": 0, "on_turn": 1, "hand_1": held}
    return all_wait(spicy(**{**places, **more}))


# Components and setup


@rule("spicy.deck")
@pytest.mark.parametrize("players", [2, 6])
def test_the_box_holds_a_hundred_spicy_cards_and_ten_others(players):
    there = box(cardlab.new_match("spicy", players, seed=3))
    numbers = {f"{spice} {n}": 3 for spice in SPICES for n in range(1, 11)}
    others = {"game end": 1, "trophy": 3, "total wild": 6}
    assert there == {**numbers, "any spice": 5, "any number": 5, **others}
    assert sum(there.values()) - 10 == 100


@rule("spicy.deck")
@rule("spicy.deal")
def test_in_the_classic_game_the_total_wilds_stay_in_the_box():
    there = box(cardlab.new_match("spicy", 4, seed=3, total_wild=False))
    assert there["total wild"] == 0
    assert sum(there.values()) == 104


@rule("spicy.half_wild")
@pytest.mark.parametrize("declared", ["chili 1", "lemon 5", "pepper 10"])
@pytest.mark.parametrize(
    ("card", "trait", "winner"),
    [
        ("any spice", "spice", 0),
        ("any spice", "number", 1),
        ("any number", "number", 0),
        ("any number", "spice", 1),
    ],
)
def test_a_half_wild_is_right_for_what_it_shows_and_wrong_for_the_other(
    declared, card, trait, winner
):
    match = spicy(players=2, stack=card, declared=declared, owner=0, on_turn=1)
    match.apply(f"1 challenge {trait}")
    assert won(match)[winner] == 1


@rule("spicy.deal")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_five_spicy_cards_and_one_total_wild_each(players):
    match = cardlab.new_match("spicy", players, seed=4)
    assert sizes(match) == [6] * players
    assert [hand(match, p).count("total wild") for p in range(players)] == [1] * players
    assert len(match.table.wilds) == 6 - players
    assert len(match.table.deck) == 100 - 5 * players + 1  # and the Game End card
    assert len(match.table.trophies) == 3


@rule("spicy.deal")
@pytest.mark.parametrize("players", [2, 6])
def test_six_spicy_cards_each_in_the_classic_game(players):
    match = cardlab.new_match("spicy", players, seed=4, total_wild=False)
    assert sizes(match) == [6] * players
    assert len(match.table.wilds) == 0
    assert len(match.table.deck) == 100 - 6 * players + 1


@rule("spicy.deal")
def test_a_total_wild_in_a_hand_is_seen_by_all_and_a_spicy_card_is_not():
    match = cardlab.new_match("spicy", 3, seed=4)
    assert sorted(seen(match, 1, "hand 0"), key=str) == [None] * 5 + ["total wild"]
    assert None not in seen(match, 0, "hand 0")


@rule("spicy.game_end_card")
@pytest.mark.parametrize(("players", "above"), [(2, 30), (3, 42), (4, 53), (5, 62), (6, 70)])
def test_the_game_end_card_lies_under_a_sixth_of_the_deck_for_each_player(players, above):
    # 90*2/6 = 30; 85*3/6 = 42.5, to even; 80*4/6 = 53.3; 75*5/6 = 62.5, to even; 70*6/6 = 70
    assert above_the_end(cardlab.new_match("spicy", players, seed=5)) == above


@rule("spicy.game_end_card")
@pytest.mark.parametrize(("players", "above"), [(2, 29), (3, 41), (4, 51), (5, 58), (6, 64)])
def test_its_height_in_the_classic_game(players, above):
    # 88*2/6 = 29.3; 82*3/6 = 41; 76*4/6 = 50.7; 70*5/6 = 58.3; 64*6/6 = 64
    match = cardlab.new_match("spicy", players, seed=5, total_wild=False)
    assert above_the_end(match) == above


@rule("spicy.game_end_card")
@pytest.mark.parametrize(
    ("above", "says"),
    [
        (42, "about 40 to the end"),
        (8, "about 10 to the end"),
        (4, "the end is near"),
    ],
)
def test_at_the_table_all_see_about_how_near_the_end_is(above, says):
    match = cardlab.new_match("spicy", 3, seed=5, game_end_under=above)
    for seat in (None, 0, 2):
        assert match.view(seat).until_end == above
        assert match.imagine(seat, Dice(1)).view(seat).until_end == above
    assert match.definition.layout.notes["deck"](match.view(0)).text() == says


@rule("spicy.game_end_card")
def test_halves_go_to_the_even_number_up_as_well_as_down():
    assert above_the_end(spicy(hand_2=3)) == 44  # 100 - 5 - 5 - 3 = 87, half is 43.5
    assert above_the_end(spicy()) == 42  # half of 85 is 42.5


@rule("spicy.game_end_card")
def test_its_height_is_a_house_rule():
    assert above_the_end(cardlab.new_match("spicy", 3, seed=5, game_end_under=11)) == 11
    assert above_the_end(cardlab.new_match("spicy", 3, seed=5, game_end_under=1)) == 1


@rule("spicy.first_player")
def test_the_first_seat_begins_and_play_goes_clockwise():
    match = cardlab.new_match("spicy", 4, seed=6)
    assert match.ask.seats == [0]
    match = cardlab.new_match("spicy", 4, seed=6, first_seat=2)
    for seat in (2, 3, 0, 1, 2):
        assert match.ask.seats == [seat]
        match.apply(f"{seat} pass")
    with pytest.raises(BadOption, match="first_seat can't be 4"):
        cardlab.new_match("spicy", 4, seed=6, first_seat=4)


# A turn


@rule("spicy.turn")
def test_one_card_or_a_pass_and_then_the_next_is_on_turn():
    match = spicy(hand_0="chili 4, lemon 2", hand_1="pepper 8, pepper 9")
    for move in ("0 draw", "0 wait", "0 without"):
        assert refused(match, move)[1] == "On your turn you play one card, or pass."
    assert refused(match, "1 pass") == ("spicy.turn", "It is not your turn but Ana's.")
    match.apply("0 play chili 4 as lemon 2")
    assert (match.table.seat, sizes(match)) == (1, [1, 2, 6])
    make(all_wait(match), "1 play pepper 8 as lemon 7")
    assert match.table.seat == 2
    make(all_wait(match), "2 pass")
    assert match.table.seat == 0


@rule("spicy.play")
def test_a_card_lies_face_down_and_only_who_played_it_knows_it():
    match = spicy(hand_0="chili 7, lemon 4")
    match.apply("0 play chili 7 as lemon 2")  # neither is true
    assert hand(match, 0) == ["lemon 4"]
    assert [seen(match, seat, "stack") for seat in (0, 1, 2)] == [["chili 7"], [None], [None]]
    assert str(match.view(2).declared) == "lemon 2"
    assert (match.table.owner, last_line(match)) == (0, "Ana played chili 7 and said: lemon 2.")
    sentences = [match.told(match.story(seat)[-1], me=seat).text() for seat in (0, 1)]
    assert sentences == [
        "You played chili 7 and said: lemon 2.",
        "Ana played a card face down and said: lemon 2.",
    ]


@rule("spicy.play")
@pytest.mark.parametrize(
    "move",
    ["0 play chili 7", "0 play pepper 1 as chili 1", "0 play chili 7 as any spice"],
)
def test_the_card_is_of_my_hand_and_a_number_and_a_spice_are_said(move):
    says = "You play a card of your hand and say a number and a spice."
    if "pepper 1" in move:
        says = "pepper 1 is not in your hand."
    assert refused(spicy(hand_0="chili 7, lemon 4"), move) == ("spicy.play", says)


@rule("spicy.open")
@pytest.mark.parametrize("card", ["chili 9", "any spice", "any number", "total wild"])
def test_any_card_opens_as_one_two_or_three_of_any_spice(card):
    match = spicy(hand_0=f"{card}, {card}" if card != "total wild" else card)
    opened = {f"0 play {card} as {spice} {n}" for spice in SPICES for n in (1, 2, 3)}
    assert moves(match) == {*opened, "0 pass"}
    for number in (4, 10):
        assert refused(match, f"0 play {card} as pepper {number}") == (
            "spicy.open",
            f"A new stack is opened with a 1, 2 or 3, not with pepper {number}.",
        )


@rule("spicy.follow")
@pytest.mark.parametrize(
    ("declared", "numbers"),
    [(1, range(2, 11)), (3, range(4, 11)), (8, (9, 10)), (9, (10,)), (10, (1, 2, 3))],
)
def test_what_may_be_said_on_a_number(declared, numbers):
    match = on_a(f"lemon {declared}", "chili 5, chili 6")
    wanted = {f"1 play chili {card} as lemon {n}" for card in (5, 6) for n in numbers}
    assert moves(match) == {*wanted, "1 pass"}


@rule("spicy.follow")
@pytest.mark.parametrize("wrong", ["lemon 4", "lemon 3", "chili 5", "pepper 10"])
def test_the_same_number_a_lower_one_or_another_spice_is_refused(wrong):
    says = f"On lemon 4 you say a higher number of the same spice, not {wrong}."
    match = on_a("lemon 4", "chili 5, chili 6")
    assert refused(match, f"1 play chili 5 as {wrong}") == ("spicy.follow", says)


@rule("spicy.follow")
@pytest.mark.parametrize("wrong", ["lemon 4", "lemon 10", "pepper 1"])
def test_after_a_ten_it_begins_again_in_the_same_spice(wrong):
    match = on_a("lemon 10", "chili 5, chili 6")
    says = f"On lemon 10 you say 1, 2 or 3 of the same spice, not {wrong}."
    assert refused(match, f"1 play chili 5 as {wrong}") == ("spicy.follow", says)
    make(match, "1 play chili 5 as lemon 3")
    assert refused(all_wait(match), f"2 play {hand(match, 2)[0]} as lemon 3")[0] == "spicy.follow"


@rule("spicy.invalid")
@pytest.mark.parametrize(
    ("declared", "wrong"),
    [
        ("lemon 4", "chili 5"),
        ("lemon 4", "lemon 4"),
        ("lemon 4", "lemon 1"),
        ("lemon 10", "lemon 4"),
    ],
)
def test_after_an_invalid_declaration_the_card_comes_back_and_it_is_a_pass(declared, wrong):
    match = on_a(declared, "chili 5, chili 6", deck="pepper 6, lemon 8", etiquette=True)
    match.apply(f"1 play chili 5 as {wrong}")
    assert sorted(hand(match, 1)) == ["chili 5", "chili 6", "lemon 8"]
    assert (match.table.declared, match.table.owner, len(match.table.stack)) == (declared, 0, 1)
    assert match.table.seat == 2
    assert match.ask.seats == [1, 2]  # the card beneath can still be challenged
    assert set(clauses(match)) == {"spicy.invalid"}
    assert seen(match, 2, "hand 1") == [None, None, None]


@rule("spicy.invalid")
def test_an_invalid_opening_at_the_start_of_a_game_is_a_pass_like_any_other():
    match = spicy(hand_0="chili 9, chili 8", deck="lemon 8", etiquette=True)
    match.apply("0 play chili 9 as chili 9")  # true, and still no way to open
    assert hand(match, 0) == ["chili 9", "chili 8", "lemon 8"]
    assert (match.ask.why, match.ask.seats, len(match.table.stack)) == ("spicy.turn", [1], 0)
    assert {f"1 play {hand(match, 1)[0]} as pepper 3", "1 pass"} <= set(moves(match))


@rule("spicy.invalid")
def test_after_that_of_the_loser_of_a_challenge_the_next_one_opens_and_may_not_pass():
    match = spicy(
        stack="chili 5", declared="chili 5", owner=0, on_turn=1, hand_1="lemon 1, total wild",
        etiquette=True,
    )  # fmt: skip
    make(match, "1 challenge spice", "2 wait", "1 play lemon 1 as lemon 7")
    assert sizes(match)[1] == 2 + 2 + 1
    assert (match.ask.why, match.ask.seats, match.table.declared) == ("spicy.turn", [2], "")
    assert "2 pass" not in moves(match)


@rule("spicy.invalid")
def test_mistakes_are_not_offered_without_the_house_rule():
    assert all(move.startswith("0 play") or move == "0 pass" for move in moves(spicy()))
    held = spicy(hand_0="chili 9, chili 8")
    assert len(moves(held)) == 2 * 9 + 1
    with_them = spicy(hand_0="chili 9, chili 8", etiquette=True)
    assert len(moves(with_them)) == 2 * 30 + 1


@rule("spicy.pass")
def test_a_pass_draws_the_top_card_on_an_empty_stack_and_on_a_full_one():
    match = spicy(hand_0="chili 1", hand_1="chili 2", deck="pepper 6, lemon 8, lemon 9")
    make(match, "0 pass", "1 pass")
    assert (hand(match, 0), hand(match, 1)) == (["chili 1", "lemon 9"], ["chili 2", "lemon 8"])
    assert match.ask.seats == [2]
    sentences = [match.told(event, me=1).text() for event in match.story(1)[:2]]
    assert sentences == ["Ana passed.", "Ana drew a card."]
    match = on_a("lemon 4", "chili 5", deck="lemon 8")
    match.apply("1 pass")
    assert hand(match, 1) == ["chili 5", "lemon 8"]
    assert (match.table.seat, match.table.declared) == (2, "lemon 4")


@rule("spicy.pass")
def test_who_lost_a_challenge_must_play_once_and_may_pass_again_later():
    match = spicy(
        players=2, stack="chili 5", declared="chili 5", owner=0, on_turn=1,
        hand_1="lemon 1, total wild",
    )  # fmt: skip
    match.apply("1 challenge spice")
    says = "Who lost a challenge must play a card, and can't pass."
    assert refused(match, "1 pass") == ("spicy.pass", says)
    make(match, "1 play lemon 1 as lemon 1", "0 wait", "0 pass", "0 wait")
    assert "1 pass" in moves(match)


@rule("spicy.no_peek")
def test_a_look_at_the_top_card_costs_a_card_and_the_turn_goes_on():
    match = on_a("lemon 4", "chili 5, chili 6", deck="lemon 8", etiquette=True)
    match.apply("1 peek")
    assert hand(match, 1) == ["chili 5", "chili 6", "lemon 8"]
    assert (match.ask.why, match.ask.seats) == ("spicy.turn", [1])
    assert [seen(match, seat, "stack") for seat in (0, 1, 2)] == [
        ["pepper 7"],
        ["pepper 7"],
        [None],
    ]
    assert set(clauses(match)) == {"spicy.no_peek"}
    sentences = [match.told(match.story(seat)[0], me=seat).text() for seat in (1, 2)]
    assert sentences == ["You looked at pepper 7.", "Ben looked at a face-down card."]
    assert "1 pass" in moves(match)


@rule("spicy.no_peek")
def test_there_is_nothing_to_peek_at_without_a_stack_or_on_my_own_card():
    says = "Face-down cards are not looked at."
    assert refused(on_a("lemon 4", "chili 5"), "1 peek") == ("spicy.no_peek", says)
    assert "0 peek" not in moves(spicy(etiquette=True))
    match = make(on_a("lemon 4", "chili 5", etiquette=True), "1 pass")
    make(all_wait(match), "2 pass")
    assert "0 peek" not in moves(all_wait(match))
