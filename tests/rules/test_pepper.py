"""Pepper Eights: each example was worked out by hand from the rulebook."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import BadOption
from cardlab.games.pepper.rules import DECK, SUITS
from tests.rules.tables import after, hand, make, shows, sizes


@pytest.mark.rule("pepper.deck")
def test_the_deck_has_forty_numbers_and_twelve_peppers():
    numbers = {(card.suit, card.rank) for card in DECK if card.kind == "number"}
    assert numbers == {(suit, rank) for suit in SUITS for rank in range(1, 11)}
    peppers = [str(card) for card in DECK if card.kind != "number"]
    kinds = ("poblano", "jalapeno", "habanero")
    assert sorted(peppers) == sorted(f"{suit} {kind}" for suit in SUITS for kind in kinds)


@pytest.mark.rule("pepper.players")
@pytest.mark.rule("pepper.deal")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_players_have_eight_cards_each(players):
    match = cardlab.new_match("pepper", players, seed=3)
    assert sizes(match) == [8] * players
    shows(match, stock=52 - 8 * players - 1, discard=1, told="deal starter", asked="turn 0")
    with pytest.raises(BadOption, match="2 to 6 players"):
        cardlab.new_match("pepper", 7 if players == 6 else 1, seed=1)


def first_with(kind, players=3, **rules):
    """The first match by seed whose starter is of this kind: a pepper, a number or an eight."""
    for seed in range(2000):
        match = cardlab.new_match("pepper", players, seed, **rules)
        top = match.table.top
        if kind == ("eight" if top.rank == 8 else top.kind):
            return match
    raise AssertionError(kind)


@pytest.mark.rule("pepper.starter")
@pytest.mark.parametrize("kind", ["number", "eight", "poblano", "jalapeno", "habanero"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_card_is_turned_up_and_stands_for_its_own_suit_alone(kind, players):
    match = first_with(kind, players)
    shows(match, asked="turn 0", suit=match.table.top.suit, direction=1, told="deal starter")
    assert sizes(match) == [8] * players


STARTER_ACTS = {"starter_pepper_acts": True}


@pytest.mark.rule("pepper.starter")
def test_house_rule_a_poblano_turned_up_lets_the_dealer_look():
    match = first_with("poblano", **STARTER_ACTS)
    shows(match, legal="2 look at 0, 2 look at 1")  # the dealer sits last
    shows(make(match, "2 look at 1, 2 keep"), asked="turn 0", told="deal starter poblano poblano")
    pair = first_with("poblano", 2, poblano_swap="compulsory", **STARTER_ACTS)
    make(pair, "1 look at 0")  # nobody else is there
    assert len(pair.legal()) == 8 * 8  # each of mine for each of theirs, and no keeping


@pytest.mark.rule("pepper.starter")
@pytest.mark.rule("pepper.first_player")
@pytest.mark.parametrize(("players", "first", "second"), [(2, 0, 1), (3, 1, 0), (6, 4, 3)])
def test_house_rule_a_jalapeno_turned_up_turns_the_play(players, first, second):
    # The dealer has the last seat, and play now runs down from there; with two that is seat 0.
    match = first_with("jalapeno", players, **STARTER_ACTS)
    shows(match, asked=f"turn {first}", told="deal starter jalapeno")
    shows(make(match, "draw"), asked=f"turn {second}")


@pytest.mark.rule("pepper.starter")
@pytest.mark.rule("pepper.habanero")
@pytest.mark.parametrize(
    ("players", "drawn"), [(2, [9, 8]), (3, [9, 9, 8]), (6, [9, 9, 9, 8, 8, 8])]
)
def test_house_rule_a_habanero_turned_up_lets_the_dealer_lead(players, drawn):
    # With six, 52 - 48 - 1 = 3 cards are left for five who would draw.
    match, dealer = first_with("habanero", players, **STARTER_ACTS), players - 1
    assert sizes(match) == drawn
    shows(match, asked=f"habanero {dealer}", plays=", ".join(hand(match, dealer)))
    plain = next(card for card in match.table.hands[dealer].cards if card.rank not in (0, 8))
    shows(make(match, f"{dealer} play {plain}"), asked="turn 0", suit=plain.suit)


@pytest.mark.rule("pepper.first_player")
@pytest.mark.rule("pepper.turn_cap")
def test_seat_0_begins_the_seats_follow_and_at_the_cap_nobody_has_won():
    match, asked = cardlab.new_match("pepper", 4, seed=5, turn_cap=6), []
    while not match.over:
        asked += match.ask.seats
        match.apply("draw")
    assert asked == [0, 1, 2, 3, 0, 1]
    shows(match, over="turn_cap", scores=[])


@pytest.mark.rule("pepper.nothing_to_draw")
def test_the_whole_table_is_never_blocked():
    # 51 cards are in hands, and a suit has 13: whatever lies on top, 12 of the suit in play are
    # held by somebody. Counted for every card on top and every suit that may be in play.
    cases = [(top, suit) for top in DECK for suit in (SUITS if top.rank == 8 else [top.suit])]
    assert len(cases) == 48 + 4 * 4
    for top, suit in cases:
        of_the_suit = [str(card) for card in DECK if card is not top and card.suit == suit]
        assert len(of_the_suit) == (12 if suit == top.suit else 13)
        places = {"discard": str(top), "suit": suit, "hand 0": ", ".join(of_the_suit)}
        shows(after("pepper", places), plays=places["hand 0"])
