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

SAMPLES = 1_000
CASES = [pytest.param(case, id=case[0]) for case in cases()]


# Beside sampling


@pytest.mark.parametrize("case", CASES)
def test_counting_agrees_with_sampling(case):
    chance, _, errors = distance(case, SAMPLES)
    assert 0 < chance < 1
    assert errors < 4


def test_a_hit_more_or_less_would_be_seen_in_a_long_run():
    """Planted: one card too many fits; of 100,000 samples the difference is twelve errors."""
    match = later("pepper", 3, 30)
    right = pepper_odds.draw_fits(match.view(0))
    total = counting.unseen(match.view(0)).total
    error = (float(right * (1 - right)) / 100_000) ** 0.5
    for wrong in (right + Fraction(1, total), right - Fraction(1, total)):
        assert abs(float(wrong - right)) / error > 8


@pytest.mark.parametrize("case", CASES)
def test_a_box_with_a_card_too_few_is_seen(case, monkeypatch):
    """Planted: a face that counts is forgotten when what is unseen is counted."""
    _, match, seat, counted, _ = case
    right = counted(match.view(seat))
    real = counting.unseen

    def forgetful(view, back=None):
        unseen = real(view, back)
        return unseen._replace(
            cards=unseen.cards - type(unseen.cards)([max(unseen.cards, key=unseen.cards.get)])
        )

    for module in ("nacho_pile.stopping", "schwupps.odds", "spicy.odds", "fuego.odds"):
        monkeypatch.setattr(f"cardlab.games.{module}.unseen", forgetful)
    monkeypatch.setattr("cardlab.dealing.unseen", forgetful)
    assert counted(match.view(seat)) != right


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


@given(st.integers(0, 12), st.data())
def test_all_numbers_of_hits_are_one(population, data):
    hits = data.draw(st.integers(0, population))
    draws = data.draw(st.integers(0, population))
    parts = [counting.hypergeometric(population, hits, draws, k) for k in range(draws + 1)]
    assert sum(parts) == 1
    assert parts == [counting.hypergeometric(population, draws, hits, k) for k in range(draws + 1)]
    assert counting.at_least(population, hits, draws, 0) == 1


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


def test_a_pair_of_aces_by_hand():
    """Feller: C(4,2) C(48,3) of C(52,5) hands have just two aces."""
    ways = 6 * comb(48, 3)
    assert counting.hypergeometric(52, 4, 5, 2) == Fraction(ways, comb(52, 5))


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


def test_the_mean_of_the_slowest_by_integrating():
    """E of the greatest of n uniforms: the integral of 1 - t^n, here as a sum of rectangles."""
    n, steps = 3, 2000
    mean = (
        sum(1 - counting.slowest(Fraction(2 * i + 1, 2 * steps), n) for i in range(steps)) / steps
    )
    assert float(mean) == pytest.approx(float(counting.kth_smallest(n, n)), abs=1e-6)


@pytest.mark.parametrize(
    "odd",
    [
        lambda: counting.hypergeometric(5, 6, 1, 1),
        lambda: counting.first_hit(5, 1, 6),
        lambda: counting.expected_wait(5, 0),
        lambda: counting.kth_smallest(4, 3),
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
    """In the bag two 1s, a 2, a wild and a steal; drawn a 1: the other 1 busts, one of four."""
    match = cardlab.set_table(
        "nacho_pile", {"bag": "1, 1, 2, wild, steal", "rest": "plate 1"}, 2, 1
    )
    while not match.table.pulled:
        match.apply(match.legal()[0])
    (kind,) = match.table.pulled
    left = {1: 1, 2: 0, 8: 0}.get(kind)
    bag = [str(chip) for chip in match.table.bag]
    expected = bag.count(str(kind)) if left is None or kind < 8 else 0
    assert nacho_pile_odds.bust_chance(match.view(0)) == Fraction(expected, len(bag))


def test_the_three_spicy_chips_are_one_type():
    match = cardlab.set_table(
        "nacho_pile", {"bag": "steal, score, return, 1, 2", "rest": "plate 1"}, 2, 3
    )
    while 8 not in match.table.pulled and not match.over:
        match.apply(match.legal()[0])
        if not match.table.pulled:
            break
    bag = [str(chip) for chip in match.table.bag]
    spicy = sum(chip in ("steal", "score", "return") for chip in bag)
    pulled = match.table.pulled
    numbers = sum(bag.count(str(kind)) for kind in pulled if kind < 8)
    assert nacho_pile_odds.bust_chance(match.view(0)) == Fraction(
        numbers + spicy * (8 in pulled), len(bag)
    )


def test_when_to_stop_by_hand():
    """Two 1s and two 2s in the bag, nothing drawn or to be brought.

    Drawn one (say a 1), left 1, 2, 2: drawing busts 1 of 3 and brings a second chip 2 of 3, after
    which both left bust; so 2/3 * 2 = 4/3 is more than to stop at 1. At the start: 4/3.
    """
    match = cardlab.set_table("nacho_pile", {"bag": "1, 1, 2, 2", "rest": "plate 1"}, 2, 1)
    assert nacho_pile_odds.stopping(match.view(0)) == (0, Fraction(4, 3))
    match.apply("draw")
    assert nacho_pile_odds.stopping(match.view(0)) == (1, Fraction(4, 3))


def test_birthdays_in_a_bag_by_listing():
    match = cardlab.set_table(
        "nacho_pile", {"bag": "1, 1, 1, 2, 2, 3, wild, steal, score", "rest": "plate 1"}, 2, 1
    )
    types = [1, 1, 1, 2, 2, 3, 0, 8, 8]
    for chips in range(1, 5):
        hands = list(combinations(types, chips))
        alike = sum(len(set(hand)) == chips for hand in hands)
        assert nacho_pile_odds.all_different(match.view(0), chips) == Fraction(alike, len(hands))


def test_schwupps_by_hand():
    """+1 on blue 4: the five 5s; with blue 5 and red 6 in hand a chain of two."""
    places = {"top-first": "+1", "top-first pile": "blue 4", "hand 0": "blue 5, red 6, green 10"}
    match = cardlab.set_table("schwupps", places, 2, 1)
    assert {card.rank for card in schwupps_odds.fitting(match.view(0))["top-first"]} == {5}
    assert schwupps_odds.longest_chain(match.view(0)) >= 2
    seen = counting.unseen(match.view(0), "").cards or counting.unseen(match.view(0)).cards
    fives = sum(n for card, n in seen.items() if card.rank == 5 and card.kind == "number")
    whole = counting.unseen(match.view(0), match.deck.card("red 5").back).total
    assert schwupps_odds.common_fits(match.view(0), "top-first") == Fraction(fives, whole)


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
    places = {"play": "4, 5, 5", "hand 0": "1, 2, 2", "up 0": "1, 3, 4", "up 1": "1, 3, 8"}
    match = cardlab.set_table("fuego", places, 2, 1)
    total = counting.unseen(match.view(0)).total
    assert fuego_odds.rest_of_four(match.view(0)) == Fraction(total - 2, comb(total, 3))
    empty = cardlab.set_table("fuego", {}, 2, 1)
    assert fuego_odds.rest_of_four(empty.view(0)) == 0
