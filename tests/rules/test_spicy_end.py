"""Sweet & Spicy, trophies, the end, scores and bad tables: each example was worked out by hand."""

from __future__ import annotations

import pytest

from cardlab import BadTable, set_table
from tests.rules.spicy_tables import all_wait, spicy, won
from tests.rules.tables import clauses, hand, last_line, make, moves, refused, sizes

rule = pytest.mark.rule

SIX_WILDS = ", ".join(["total wild"] * 6)


def last(card, **more):
    """Ben is on turn with his last card on a stack of two, the top one let go as a chili 4."""
    places = {"stack": "pepper 7, chili 4", "declared": "chili 4", "owner": 0, "on_turn": 1}
    return all_wait(spicy(**{**places, "hand_1": card, **more}))


def trophies(match):
    return [len(shelf) for shelf in match.table.shelves]


def drawn(match):
    """Who drew, card by card, and by which clause."""
    return [(event.by, event.clause) for event in match.story() if event.verb == "draw"]


# The last card


@rule("spicy.announce")
def test_the_last_card_is_announced_and_the_one_before_it_is_not():
    match = last("chili 6, lemon 1", hand_2="chili 1, chili 2")
    match.apply("1 play lemon 1 as chili 6")
    assert "spicy.announce" not in clauses(match)
    make(all_wait(match), "2 pass")
    make(all_wait(match), "0 pass")
    make(all_wait(match), "1 play chili 6 as chili 7")
    sentences = [match.told(e).text() for e in match.story() if e.clause == "spicy.announce"]
    assert sentences == ["Ben said that it is the last card."]


@rule("spicy.announce")
@pytest.mark.parametrize("card", ["chili 6", "any spice", "total wild"])
def test_who_forgets_to_announce_takes_it_back_and_draws_one(card):
    match = last(card, deck="lemon 8", etiquette=True)
    match.apply(f"1 play {card} as chili 6 silently")
    assert hand(match, 1) == [card, "lemon 8"]
    assert (match.table.declared, match.table.owner, len(match.table.stack)) == ("chili 4", 0, 2)
    assert (match.table.seat, trophies(match)) == (2, [0, 0, 0])
    assert match.ask.seats == [1, 2]  # the card beneath can still be challenged
    assert set(clauses(match)) == {"spicy.announce"}


@rule("spicy.announce")
def test_silence_is_a_mistake_of_the_last_card_and_of_the_house_rule_only():
    says = "A last card has to be announced."
    assert refused(last("chili 6"), "1 play chili 6 as chili 6 silently") == (
        "spicy.announce",
        says,
    )
    two = last("chili 6, lemon 1", etiquette=True)
    assert all(not move.endswith("silently") for move in moves(two))
    one = last("chili 6", etiquette=True)
    assert "1 play chili 6 as chili 6 silently" in moves(one)
    assert "1 play chili 6 as chili 6" in moves(one)


@rule("spicy.trophy_wait")
def test_nobody_plays_on_a_last_card_before_all_others_have_decided():
    match = last("chili 6")
    match.apply("1 play chili 6 as chili 6")
    assert (match.ask.why, sorted(match.ask.seats)) == ("spicy.challenge", [0, 2])
    assert refused(match, "2 pass")[0] == "spicy.challenge"
    match.apply("2 wait")
    assert (match.ask.seats, trophies(match)) == ([0], [0, 0, 0])
    match.apply("0 wait")
    assert (match.ask.why, match.ask.seats, trophies(match)) == ("spicy.turn", [2], [0, 1, 0])


@rule("spicy.trophy")
@rule("spicy.trophy_redraw")
def test_a_last_card_that_is_let_go_wins_a_trophy_and_the_stack_stays():
    five = "lemon 1, lemon 2, lemon 3, lemon 4, lemon 5"
    match = last("pepper 1", deck=five, hand_2="chili 7, chili 8")  # a lie, and nobody called it
    make(match, "1 play pepper 1 as chili 6", "0 wait", "2 wait")
    assert (trophies(match), len(match.table.trophies)) == ([0, 1, 0], 2)
    assert sorted(hand(match, 1)) == five.split(", ")
    assert drawn(match) == [(1, "spicy.trophy_redraw")] * 5
    assert (len(match.table.stack), match.table.declared, won(match)) == (3, "chili 6", [0, 0, 0])
    assert refused(match, "2 play chili 7 as chili 6")[0] == "spicy.follow"
    assert "2 play chili 7 as chili 7" in moves(match)


@rule("spicy.trophy")
def test_a_last_card_let_go_cannot_be_challenged_later_and_the_next_card_can():
    match = last("pepper 1", hand_0="chili 7, chili 8")
    make(match, "1 play pepper 1 as chili 6", "0 wait", "2 wait")
    says = "This last card was let through: it can't be challenged any more."
    assert refused(match, "2 challenge number") == ("spicy.trophy", says)
    match.apply("2 pass")
    assert (match.ask.why, match.ask.seats) == ("spicy.turn", [0])
    match.apply("0 play chili 7 as chili 9")
    assert sorted(match.ask.seats) == [1, 2]
    make(match, "1 challenge number", "2 wait")
    assert won(match) == [0, 4, 0]


@rule("spicy.trophy")
@rule("spicy.trophy_redraw")
@pytest.mark.parametrize(
    ("card", "trait"), [("chili 6", "number"), ("lemon 6", "number"), ("any spice", "spice")]
)
def test_found_right_stack_trophy_then_the_loser_draws_then_the_winner(card, trait):
    match = last(card, hand_2="lemon 1, lemon 2")
    make(match, f"1 play {card} as chili 6", f"2 challenge {trait}", "0 wait", "2 take total wild")
    verbs = [event.verb for event in match.story() if event.clause != "spicy.challenge"]
    after = verbs[verbs.index("win") :]
    assert after == ["win", "trophy", "draw", "draw", "take wild"] + ["draw"] * 5
    assert [by for by, _ in drawn(match)] == [2, 2, 1, 1, 1, 1, 1]
    assert (won(match), trophies(match)) == ([0, 3, 0], [0, 1, 0])
    assert sizes(match)[1:] == [5, 2 + 2 + 1]
    assert (match.ask.seats, match.table.declared) == ([2], "")
    assert refused(match, "2 pass")[0] == "spicy.pass"


@rule("spicy.trophy")
@pytest.mark.parametrize(
    ("card", "trait"), [("chili 5", "number"), ("lemon 6", "spice"), ("any number", "spice")]
)
def test_found_wrong_there_is_no_trophy_and_the_game_goes_on(card, trait):
    match = last(card, hand_2="lemon 1, lemon 2")
    make(match, f"1 play {card} as chili 6", f"2 challenge {trait}", "0 wait", "1 without")
    assert (won(match), trophies(match)) == ([0, 0, 3], [0, 0, 0])
    assert sizes(match)[1:] == [2, 2]
    assert (match.ask.why, match.ask.seats) == ("spicy.turn", [1])
    assert refused(match, "1 pass")[0] == "spicy.pass"
    assert not match.over


@rule("spicy.trophy")
@rule("spicy.open")
def test_a_last_card_may_open_a_stack():
    match = spicy(hand_0="lemon 9")
    make(match, "0 play lemon 9 as lemon 1", "1 wait", "2 wait")
    assert (trophies(match), sizes(match)[0], match.table.declared) == ([1, 0, 0], 5, "lemon 1")


@rule("spicy.trophy")
@rule("spicy.unnamed")
def test_to_turn_up_a_last_card_and_name_nothing_gives_the_trophy():
    match = last("pepper 1", hand_2="lemon 1, total wild", etiquette=True)
    make(match, "1 play pepper 1 as chili 6", "2 reveal", "0 wait")
    assert (won(match), trophies(match), sizes(match)[1:]) == ([0, 3, 0], [0, 1, 0], [5, 4])


# The end by trophies

RICH = ", ".join(f"{spice} {n}" for spice in ("lemon", "pepper") for n in range(1, 11))


@rule("spicy.end_two")
@pytest.mark.parametrize("answer", ["wait", "challenge number"])
def test_a_second_trophy_wins_outright_though_others_have_more_points(answer):
    match = last(
        "chili 6", trophies_1="trophy", trophies_2="trophy", won_0=f"{RICH}, {SIX_WILDS}", hand_0=2
    )
    make(match, "1 play chili 6 as chili 6", "0 wait", f"2 {answer}")
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "spicy.end_two")
    assert trophies(match) == [0, 2, 1]
    assert sizes(match) == [2, 0, 5]  # nobody draws any more
    assert match.outcome.scores[0] > match.outcome.scores[1]  # 20 + 6 x 5 - 2 = 48, and 20 to 23
    assert last_line(match) == "Ben has won."


@rule("spicy.end_two")
def test_a_second_trophy_found_right_still_takes_the_stack():
    match = last("chili 6", trophies_1="trophy")
    make(match, "1 play chili 6 as chili 6", "0 wait", "2 challenge spice")
    assert (won(match), match.outcome.winners) == ([0, 3, 0], (1,))


@rule("spicy.end_all")
@rule("spicy.score")
def test_the_third_trophy_ends_the_game_and_the_points_decide():
    match = last(
        "chili 6", trophies_0="trophy", trophies_2="trophy", won_0="lemon 1, lemon 2", hand_0=1,
        hand_2=4,
    )  # fmt: skip
    make(match, "1 play chili 6 as chili 6", "0 wait", "2 wait")
    # Ana 10 + 2 - 1, Ben 10 - 0, Cleo 10 - 4; the three on the stack are nobody's
    assert match.outcome == ((0,), (11, 10, 6), "spicy.end_all")
    assert sizes(match) == [1, 0, 4]


@rule("spicy.end_all")
def test_at_the_third_trophy_found_right_the_stack_counts_and_nobody_draws():
    match = last(
        "chili 6", trophies_0="trophy", trophies_2="trophy", hand_0=1, hand_2=4, deck="lemon 5"
    )
    make(match, "1 play chili 6 as chili 6", "0 wait", "2 challenge number")
    # Ana 10 - 1, Ben 10 + 3, Cleo 10 - 4
    assert match.outcome == ((1,), (9, 13, 6), "spicy.end_all")
    assert drawn(match) == []


@rule("spicy.end_all")
def test_two_trophies_of_three_end_nothing():
    match = last("chili 6", trophies_0="trophy")
    make(match, "1 play chili 6 as chili 6", "0 wait", "2 wait")
    assert (trophies(match), match.over) == ([1, 1, 0], False)


# The end by the Game End card


@rule("spicy.end_card")
@pytest.mark.parametrize("above", [1, 2])
def test_a_pass_that_takes_the_card_above_it_ends_the_game(above):
    match = spicy(above=above)
    for seat in range(above):
        assert not match.over
        match.apply(f"{seat} pass")
    assert match.outcome.reason == "spicy.end_card"
    assert str(match.table.deck.cards[-1]) == "game end"
    assert len(drawn(match)) == above


@rule("spicy.end_card")
def test_of_two_cards_for_the_loser_the_first_may_end_it_and_counts():
    match = spicy(
        stack="lemon 2, chili 5", declared="chili 5", owner=0, on_turn=1, above=1, hand_0=3,
        hand_1="lemon 1", hand_2=2, deck="lemon 7",
    )  # fmt: skip
    make(match, "1 challenge number", "2 wait")
    assert hand(match, 1) == ["lemon 1", "lemon 7"]
    # Ana 2 won - 3, Ben - 2, Cleo - 2
    assert match.outcome == ((0,), (-1, -2, -2), "spicy.end_card")


@rule("spicy.end_card")
def test_after_the_second_card_the_loser_is_not_asked_for_a_total_wild():
    match = spicy(
        stack="chili 5", declared="chili 5", owner=0, on_turn=1, above=2, hand_0=1, hand_1=1,
        hand_2=1,
    )  # fmt: skip
    make(match, "1 challenge number", "2 wait")
    assert match.outcome == ((0,), (0, -3, -1), "spicy.end_card")


@rule("spicy.end_card")
@rule("spicy.trophy_redraw")
def test_it_stops_the_five_cards_after_a_trophy_too():
    match = last("chili 6", above=3, hand_0=1, hand_2=2, won_2="lemon 1")
    make(match, "1 play chili 6 as chili 6", "0 wait", "2 wait")
    # Ana - 1, Ben 10 - 3, Cleo 1 - 2; the three on the stack are nobody's
    assert match.outcome == ((1,), (-1, 7, -1), "spicy.end_card")
    assert len(match.table.stack) == 3


@rule("spicy.end_card")
@rule("spicy.trophy")
def test_the_loser_may_draw_the_card_above_it_before_the_winner_draws():
    match = last("chili 6", above=2, hand_0=1, hand_2="lemon 1, lemon 2")
    make(match, "1 play chili 6 as chili 6", "0 wait", "2 challenge spice")
    # Ana - 1, Ben 10 + 3 - 0, Cleo - 4
    assert match.outcome == ((1,), (-1, 13, -4), "spicy.end_card")


@rule("spicy.end_card")
@rule("spicy.wild_last")
def test_it_stops_the_five_cards_after_a_total_wild_too():
    match = last("total wild", above=4, hand_0=3, hand_2=2)
    match.apply("1 play total wild as chili 6")
    assert match.outcome == ((2,), (-3, -4, -2), "spicy.end_card")


@rule("spicy.end_card")
@rule("spicy.invalid")
@rule("spicy.no_peek")
@pytest.mark.parametrize("mistake", ["play chili 6 as lemon 6", "play chili 6 as chili 3", "peek"])
def test_the_price_of_a_mistake_may_end_it(mistake):
    match = last("chili 6, chili 7", above=1, hand_0=2, hand_2=2, etiquette=True)
    match.apply(f"1 {mistake}")
    assert match.outcome == ((0, 2), (-2, -3, -2), "spicy.end_card")


# Scores


@rule("spicy.score")
@rule("spicy.score_example")
def test_the_example_of_the_rulebook_comes_to_forty():
    won_0 = f"{RICH}, chili 1, chili 2, chili 3, chili 7, total wild, total wild"  # 20 + 4, and 2
    match = last(
        "chili 6", won_0=won_0, hand_0=4, hand_2=2, trophies_0="trophy", trophies_2="trophy"
    )
    make(match, "1 play chili 6 as chili 6", "0 wait", "2 wait")
    # Ana 10 + 2 x 5 + 24 - 4, Ben 10, Cleo 10 - 2
    assert match.outcome == ((0,), (40, 10, 8), "spicy.end_all")


@rule("spicy.score")
def test_a_total_wild_is_five_won_and_minus_five_in_hand():
    match = spicy(
        hand_0="lemon 1", hand_1="total wild, lemon 2", hand_2="total wild",
        won_1="total wild, lemon 3", won_2="total wild, total wild, any spice", above=1,
    )  # fmt: skip
    match.apply("0 pass")
    # Ana - 2; Ben 5 + 1 - 5 - 1; Cleo 10 + 1 - 5
    assert match.outcome == ((2,), (-2, 0, 6), "spicy.end_card")


@rule("spicy.score")
def test_all_who_tie_win_even_below_nothing():
    match = spicy(hand_0=2, hand_1=3, hand_2=3, players=4, hand_3=7, won_3="lemon 1", above=1)
    match.apply("0 pass")
    assert match.outcome == ((0, 1, 2), (-3, -3, -3, -6), "spicy.end_card")
    sentences = [match.told(event).text() for event in match.story() if event.verb == "share"]
    assert sentences == [f"{name} shares the win." for name in ("Ana", "Ben", "Cleo")]


# Tables that do not add up


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"stack": "chili 1", "owner": 0}, "A stack has a declaration"),
        ({"stack": "chili 1", "declared": "any spice", "owner": 0}, "A stack has a declaration"),
        ({"stack": "chili 1", "declared": "chili 1"}, "played by a seat, 0 to 2"),
        ({"stack": "chili 1", "declared": "chili 1", "owner": 3}, "played by a seat, 0 to 2"),
        ({"declared": "chili 1"}, "There is no stack"),
        ({"owner": 1}, "There is no stack"),
        ({"hand 0": 0}, "hand 0 has spicy cards"),
        ({"hand 0": "total wild, total wild"}, "one Total Wild at most"),
        ({"trophies 0": "trophy, trophy"}, "would have won"),
        ({"stack": ", ".join(["lemon 4"] * 4), "declared": "chili 1", "owner": 0}, "has only 3"),
        ({"hand 0": 101}, "can't be dealt 101"),
        ({"above": 99}, "can't lie under 99"),
        ({"above": -1}, "can't lie under -1"),
        ({"above": "chili 1"}, "can't lie under 'chili 1'"),
        ({"on turn": 3}, "'on turn' can't be 3"),
        ({"discard": "chili 1"}, "has no 'discard'"),
    ],
)
def test_a_table_that_does_not_add_up_is_refused_in_words(places, says):
    with pytest.raises(BadTable, match=says):
        set_table("spicy", places, players=3, seed=1)


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"hand 0": "trophy"}, "hand 0"),
        ({"hand 0": "chili 1, game end"}, "game end"),
        ({"won 0": "game end"}, "game end"),
        ({"won 0": "trophy"}, "trophy"),
        ({"stack": "trophy", "declared": "chili 1", "owner": 0}, "trophy"),
        ({"trophies 0": "chili 1"}, "chili 1"),
        ({"trophies 0": "total wild"}, "total wild"),
        ({"trophies": "total wild"}, "total wild"),
        ({"wilds": "chili 1"}, "chili 1"),
        ({"deck": "total wild"}, "total wild"),
    ],
)
def test_a_card_lies_only_where_its_kind_belongs(places, says):
    with pytest.raises(BadTable, match=f"(?i){says}"):
        set_table("spicy", places, players=3, seed=1)


@rule("spicy.end_all")
def test_a_table_with_three_trophies_taken_is_refused():
    taken = {f"trophies {seat}": "trophy" for seat in range(3)}  # that game would be over
    with pytest.raises(BadTable, match=r"[Tt]roph"):
        set_table("spicy", taken, players=3, seed=1)


def test_there_is_a_card_above_the_game_end_card_and_no_total_wild_in_the_classic_game():
    with pytest.raises(BadTable, match="Game End"):
        set_table("spicy", {"won 0": 90}, players=2, seed=1)  # 10 in hands, none in the deck
    with pytest.raises(BadTable, match="not in the box"):
        set_table("spicy", {"hand 0": "total wild"}, players=2, seed=1, total_wild=False)


def test_the_game_end_card_never_begins_on_top():
    try:
        match = set_table("spicy", {"won 0": 89}, players=2, seed=1)  # one card in the deck
    except BadTable:
        return
    match.apply("0 pass")
    assert "game end" not in hand(match, 0)
