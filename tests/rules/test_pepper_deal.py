"""Pepper Eights, from the deck to the goal: each example was worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

import cardlab
from cardlab import BadOption, set_table
from cardlab.games.pepper.rules import DECK, SUITS
from tests.rules.tables import (
    clauses,
    first_with,
    hand,
    last_line,
    make,
    moves,
    plays,
    refused,
    sizes,
)

rule = pytest.mark.rule


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
    assert sizes(match) == [8] * players
    assert len(match.table.stock) == 52 - 8 * players - 1
    assert clauses(match) == ["pepper.deal", "pepper.starter"]


@rule("pepper.starter")
def test_the_card_turned_up_is_told_and_lies_alone():
    match = first_with("number")
    (top,) = match.table.discards
    assert match.table.suit == top.suit
    assert last_line(match) == f"{top} was turned up to start the discard pile."


@rule("pepper.starter")
def test_an_eight_turned_up_stands_for_its_own_suit():
    match = set_table(
        "pepper", {"discard": "red 8", "hand 0": "red 3, blue 3, green 8"}, players=2, seed=1
    )
    assert match.table.suit == "red"
    assert plays(match) == {"red 3", "green 8"}
    dealt = first_with("eight")
    assert dealt.ask.why == "pepper.turn"  # nobody is asked to name a suit
    assert dealt.table.suit == dealt.table.top.suit


@rule("pepper.starter")
@pytest.mark.parametrize("pepper", ["poblano", "jalapeno", "habanero"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_pepper_turned_up_does_nothing(pepper, players):
    match = first_with(pepper, players)
    assert (match.ask.why, match.ask.seats) == ("pepper.turn", [0])
    assert (match.table.suit, match.table.direction) == (match.table.top.suit, 1)
    assert sizes(match) == [8] * players
    assert match.table.looked_at == -1


@rule("pepper.starter")
def test_turning_up_another_could_fail():
    # Six players leave four cards; none of them is plain if all are eights or peppers (4 + 12).
    chance = Fraction(comb(16, 4), comb(52, 4))
    assert round(float(chance) * 100, 2) == 0.67


@rule("pepper.starter")
def test_house_rule_a_poblano_turned_up_lets_the_dealer_look():
    match = first_with("poblano", starter_pepper_acts=True)
    assert moves(match) == {"2 look at 0", "2 look at 1"}  # the dealer sits last
    make(match, "2 look at 1", "2 keep")
    assert match.ask.seats == [0]
    assert clauses(match)[2:] == ["pepper.poblano", "pepper.poblano"]


@rule("pepper.starter")
def test_house_rule_a_poblano_turned_up_of_two_players():
    match = first_with("poblano", 2, starter_pepper_acts=True, poblano_swap="compulsory")
    assert moves(match) == {"1 look at 0"}  # nobody else is there
    match.apply("1 look at 0")
    assert len(match.legal()) == 8 * 8  # each of mine for each of theirs, and no keeping
    match.apply(match.legal()[0])
    assert (match.ask.why, match.ask.seats) == ("pepper.turn", [0])


@rule("pepper.starter")
@rule("pepper.first_player")
@pytest.mark.parametrize(("players", "first", "second"), [(2, 0, 1), (3, 1, 0), (6, 4, 3)])
def test_house_rule_a_jalapeno_turned_up_turns_the_play(players, first, second):
    # The dealer has the last seat, and play now runs down from there; with two that is seat 0.
    match = first_with("jalapeno", players, starter_pepper_acts=True)
    assert match.ask.seats == [first]
    match.apply("draw")
    assert match.ask.seats == [second]


@rule("pepper.starter")
@pytest.mark.parametrize(("players", "drawn"), [(2, [9, 8]), (3, [9, 9, 8])])
def test_house_rule_a_habanero_turned_up_lets_the_dealer_lead(players, drawn):
    match = first_with("habanero", players, starter_pepper_acts=True)
    dealer = players - 1
    assert sizes(match) == drawn
    assert (match.ask.why, match.ask.seats) == ("pepper.habanero", [dealer])
    assert plays(match) == set(hand(match, dealer))
    plain = next(card for card in match.table.hands[dealer].cards if card.rank not in (0, 8))
    match.apply(f"{dealer} play {plain}")
    assert (match.ask.seats, match.table.suit) == ([0], plain.suit)


@rule("pepper.starter")
@rule("pepper.habanero")
def test_house_rule_a_habanero_turned_up_of_six_serves_three():
    # 52 - 48 - 1 = 3 cards are left for five who would draw; under the Habanero lies nothing.
    match = first_with("habanero", 6, starter_pepper_acts=True)
    assert sizes(match) == [9, 9, 9, 8, 8, 8]
    assert len(match.table.stock) == 0
    assert match.ask.seats == [5]


@rule("pepper.first_player")
def test_seat_0_begins_and_the_seats_follow():
    match = cardlab.new_match("pepper", 4, seed=5)
    asked = []
    for _ in range(5):
        asked += match.ask.seats
        match.apply("draw")
    assert asked == [0, 1, 2, 3, 0]
    assert not match.clockwise


@rule("pepper.goal")
def test_the_first_out_of_cards_wins_at_once():
    match = set_table(
        "pepper", {"discard": "red 2", "hand 0": "red 7", "hand 1": "red 1"}, players=2, seed=1
    )
    match.apply("0 play red 7")
    assert match.over
    assert match.outcome == ((0,), (), "pepper.goal")
    assert (match.legal(), match.ask) == ([], None)
    assert clauses(match) == ["pepper.match", "pepper.goal"]
    assert last_line(match) == "Ana is out of cards and has won."
    assert refused(match, "1 play red 1") == ("pepper.goal", "The game is over.")
