"""Exact chances: by hand, by listing all cases, beside sampling; slips of one card are seen."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cardlab
from cardlab import BadOption, Dice, counting
from cardlab.games.fuego import odds as fuego_odds
from cardlab.games.nacho_pile import odds as nacho_pile_odds
from cardlab.games.pepper import odds as pepper_odds
from cardlab.games.schwupps import odds as schwupps_odds
from cardlab.games.spicy import odds as spicy_odds
from tests.odds.sampled import cases, distance, later
from tests.rules.fuego_tables import fuego
from tests.rules.nacho_tables import nacho
from tests.rules.schwupps_tables import schwupps

SAMPLES = 1_000
CASES = [pytest.param(case, id=case[0]) for case in cases()]


# Beside sampling


@pytest.mark.parametrize("case", CASES)
def test_counting_agrees_with_sampling(case):
    chance, _, errors = distance(case, SAMPLES)
    assert 0 < chance < 1
    assert errors < 4


@pytest.mark.parametrize("case", CASES)
def test_what_is_hidden_changes_nothing(case):
    _, match, seat, counted, _ = case
    assert counted(match.view(seat)) == counted(match.imagine(seat, Dice(5)).view(seat))


@pytest.mark.parametrize("game", cardlab.list_games())
def test_what_is_unseen_lies_in_the_places_one_cannot_look_into(game):
    for seed in range(3):
        match = later(game, seed, 15)
        for seat in range(3):
            unseen = counting.unseen(match.view(seat))
            assert unseen.total == sum(unseen.places.values())


# Counting


@given(st.integers(1, 7), st.data())
def test_it_is_what_listing_all_hands_says(population, data):
    hits = data.draw(st.integers(0, population))
    draws = data.draw(st.integers(0, population))
    hands = list(combinations(range(population), draws))
    for k in range(draws + 1):
        some = sum(sum(card < hits for card in hand) == k for hand in hands)
        assert counting.hypergeometric(population, hits, draws, k) == Fraction(some, len(hands))


@pytest.mark.parametrize(("population", "hits"), [(5, 2), (6, 1), (4, 4)])
def test_the_first_hit_by_listing_all_orders(population, hits):
    orders = list(permutations(range(population)))
    first = [next(i for i, card in enumerate(order, 1) if card < hits) for order in orders]
    for draw in range(1, population + 1):
        assert counting.first_hit(population, hits, draw) == Fraction(
            first.count(draw), len(orders)
        )
    assert counting.expected_wait(population, hits) == Fraction(sum(first), len(orders))


def test_bayes_and_laplace_by_hand():
    """Two urns, 3 of 4 and 1 of 4 red; a red one came: three to one for the first."""
    assert counting.bayes(Fraction(1, 2), Fraction(3, 4), Fraction(1, 4)) == Fraction(3, 4)
    assert counting.rule_of_succession(yes=4, no=1) == Fraction(5, 7)
    assert counting.rule_of_succession(0, 0) == Fraction(1, 2)


def test_reactions_by_hand():
    assert counting.slowest(Fraction(1, 2), others=3) == Fraction(1, 8)
    assert [counting.kth_smallest(k, 3) for k in (1, 2, 3)] == [
        Fraction(1, 4), Fraction(1, 2), Fraction(3, 4),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "odd",
    [
        lambda: counting.hypergeometric(5, 6, 1, 1),
        lambda: counting.expected_wait(5, 0),
        lambda: counting.bayes(Fraction(1, 2), Fraction(0), Fraction(0)),
        lambda: spicy_odds.declaration(cardlab.new_match("spicy", 2, seed=1).view(0)),
    ],
)
def test_what_can_not_be_is_refused(odd):
    with pytest.raises(BadOption, match=r"\w+ \w+ \w+"):
        odd()


# The games, by hand


def test_pepper_by_hand():
    """Of what is unseen, the blue ones fit, the other 4s, and the eights always."""
    hand = "blue 1, blue 2, red 5, red 6"
    match = cardlab.set_table(
        "pepper", {"discard": "blue 4", "hand 0": hand, "hand 1": 6}, players=2, seed=1
    )
    # Unseen: 52 - 5 = 47. Blue: 13 - 3 = 10 (its 8 among them); other 4s: 3; other 8s: 3.
    assert pepper_odds.draw_fits(match.view(0)) == Fraction(16, 47)
    none = Fraction(comb(31, 6), comb(47, 6))
    assert pepper_odds.can_play(match.view(0), 1) == 1 - none


def test_nacho_by_hand():
    """The three spicy chips are one type, and a wild never busts."""
    places = {"bag": "1, 1, 2, wild, steal", "rest": "plate 1"}
    for drawn, busts in (("1", 2), ("2, score", 2), ("1, 2, 3", 3), ("return, 1, 2", 4)):
        match = cardlab.set_table("nacho_pile", {**places, "drawn": drawn}, players=2, seed=1)
        assert nacho_pile_odds.bust_chance(match.view(0)) == Fraction(busts, 5)


def test_when_to_stop_by_hand():
    """Two 1s and two 2s in the bag, nothing drawn or to be brought.

    Drawn one (say a 1), left 1, 2, 2: drawing busts 1 of 3 and brings a second chip 2 of 3, after
    which both left bust; so 2/3 * 2 = 4/3 is more than to stop at 1. At the start: 4/3.
    """
    match = nacho("1, 1, 2, 2", seed=1)
    assert nacho_pile_odds.stopping(match.view(0)) == (0, Fraction(4, 3))
    match.apply("draw")
    assert nacho_pile_odds.stopping(match.view(0)) == (1, Fraction(4, 3))


def test_birthdays_in_a_bag_by_listing():
    match = nacho("1, 1, 1, 2, 2, 3, wild, steal, score", seed=1)
    types = [1, 1, 1, 2, 2, 3, 0, 8, 8]
    for chips in range(1, 5):
        hands = list(combinations(types, chips))
        alike = sum(len(set(hand)) == chips for hand in hands)
        assert nacho_pile_odds.all_different(match.view(0), chips) == Fraction(alike, len(hands))


def test_schwupps_by_hand():
    """+1 on blue 4: the five 5s, less the one in hand; with blue 5 and red 6 a chain of two."""
    match = schwupps(hand_0="blue 5, red 6, green 10")
    view, five = match.view(0), match.deck.card("red 5")
    assert {card.rank for card in schwupps_odds.fitting(view)["top-first"]} == {5}
    assert schwupps_odds.longest_chain(view) >= 2
    unseen = counting.unseen(view, five.back)
    fives = sum(n for card, n in unseen.cards.items() if (card.rank, card.kind) == (5, "number"))
    assert schwupps_odds.common_fits(view, "top-first") == Fraction(fives, unseen.total)


def test_a_declaration_by_hand():
    """Seat 1 sees its six cards: with honesty 1 all is true, and of blind play it is counted."""
    case = next(case for case in cases() if case[0].startswith("spicy"))
    view = case[1].view(1)
    assert spicy_odds.declaration(view, Fraction(1)) == (1, 1, 1)
    assert spicy_odds.declaration(view, Fraction(0)).both == 0
    pure = spicy_odds.declaration(view, spicy_odds.BLIND)
    mine, declared = view.hand, view.declared
    # Nine of the number and five that are any number, less those I hold, of the hundred less mine.
    held = sum(c.rank == declared.rank or c.kind == "any number" for c in mine)
    unseen = 100 - sum(c.kind != "total wild" for c in mine)
    assert pure.number == Fraction(14 - held, unseen)
    assert pure.both == Fraction(3 - mine.count(declared), unseen)


def test_the_rest_of_four_by_hand():
    """Two 5s lie on top; the two others must both be in seat 1's hand of three."""
    match = fuego(2, play="4, 5, 5", hand_0="1, 2, 2", hand_1=3, up_0="1, 3, 4", up_1="1, 3, 8")
    total = counting.unseen(match.view(0)).total
    assert fuego_odds.rest_of_four(match.view(0)) == Fraction(total - 2, comb(total, 3))
    empty = fuego(2)
    assert fuego_odds.rest_of_four(empty.view(0)) == 0
