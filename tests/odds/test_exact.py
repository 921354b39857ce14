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
from cardlab.games.nacho_pile.stopping import turn_of
from cardlab.games.pepper import odds as pepper_odds
from cardlab.games.schwupps import odds as schwupps_odds
from cardlab.games.spicy import odds as spicy_odds
from tests.engine import some

# Beside imagined worlds

SPARE = {f"{row} {seat}": 0 for row in ("up", "down") for seat in (0, 1)}
BLUE = {"discard": "blue 4", "hand 0": "blue 1, blue 2, red 5, red 6", "hand 1": 6}
CHIPS = "2, 2, 5, 6, wild, wild, score"
SAID = {"stack": 2, "declared": "lemon 4", "owner": 1, "let_go": True, "hand 0": 4}


# What is counted, the game, its table, the clause that asks, the chance, how to see it in a world.
CASES = [
    ("the next card fits", "pepper", BLUE, "pepper.turn", pepper_odds.draw_fits,
     lambda t: t.stock.top.suit == "blue" or t.stock.top.rank in (4, 8)),
    ("seat 1 can play", "pepper", BLUE, "pepper.turn", lambda view: pepper_odds.can_play(view, 1),
     lambda t: any(card.suit == "blue" or card.rank in (4, 8) for card in t.hands[1])),
    ("no suit is named yet", "pepper",
     {"discard": "red 2", "hand 0": "blue 8, red 1", "hand 1": 3, "moves": "0 play blue 8"},
     "pepper.eight", lambda view: pepper_odds.can_play(view, 1),
     lambda t: any(card.suit == "blue" or card.rank == 8 for card in t.hands[1])),
    ("the next chip busts", "nacho_pile",
     {"bag": CHIPS, "drawn": "2, 3, steal", "rest": "plate 1"}, "nacho.draw",
     nacho_pile_odds.bust_chance, lambda t: t.bag.top.rank in (2, 3) or t.bag.top.kind == "score"),
    ("a face-down card fits", "fuego",
     {**SPARE, "draw": 0, "hand 0": 0, "down 0": 2, "down 1": 2, "hand 1": 3, "play": "5, 6"},
     "fuego.face_down", fuego_odds.down_fits, lambda t: t.downs[0].top.rank in (0, *range(6, 11))),
    ("the spice is right", "spicy", SAID, "spicy.turn",
     lambda view: spicy_odds.declaration(view, spicy_odds.BLIND).spice,
     lambda t: t.stack.top.suit == "lemon" or t.stack.top.kind == "any spice"),
    ("the number is right", "spicy", SAID, "spicy.turn",
     lambda view: spicy_odds.declaration(view, spicy_odds.BLIND).number,
     lambda t: t.stack.top.rank == 4 or t.stack.top.kind == "any number"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "places", "why", "counted", "happens"),
    [pytest.param(*case, id=f"{case[0]}: {name}") for name, *case in CASES],
)
def test_counting_agrees_with_imagined_worlds(game, places, why, counted, happens):
    match = cardlab.set_table(game, places, players=2, seed=3)
    assert match.ask.why == why
    chance = counted(match.view(0))
    assert isinstance(chance, Fraction)
    assert 0 < chance < 1
    dice, worlds = Dice(2), 1_500
    share = sum(happens(match.imagine(0, dice).table) for _ in range(worlds)) / worlds
    assert abs(share - float(chance)) < 4.5 * float(chance * (1 - chance) / worlds) ** 0.5
    assert counted(match.imagine(0, dice).view(0)) == chance  # what is hidden changes nothing


@pytest.mark.parametrize("game", cardlab.list_games())
def test_what_is_unseen_lies_in_the_places_one_cannot_look_into(game):
    for seed in range(3):
        match = some(game, seed, 15)
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


def test_bayes_by_hand():
    """Two urns, 3 of 4 and 1 of 4 red; a red one came: three to one for the first."""
    assert counting.bayes(Fraction(1, 2), Fraction(3, 4), Fraction(1, 4)) == Fraction(3, 4)


def test_reactions_by_hand():
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
    match = cardlab.set_table("nacho_pile", {"bag": "1, 1, 2, 2", "rest": "plate 1"}, 2, 1)
    for held in (0, 1):
        now = turn_of(match.view(0))
        assert (now.stop, now.draw) == (held, Fraction(4, 3))
        match.apply("draw")


def test_schwupps_by_hand():
    """+1 on blue 4: the five 5s; with blue 5 and red 6 in hand a chain of two."""
    places = {"top-first": "+1", "top-first pile": "blue 4", "hand 0": "blue 5, red 6, green 10"}
    view = cardlab.set_table("schwupps", places, 2, 1).view(0)
    assert {card.rank for card in schwupps_odds.fitting(view)["top-first"]} == {5}
    assert schwupps_odds.chain(view, view.hand) >= 2


def test_a_declaration_by_hand():
    """With honesty 1 all is true; of blind play it is counted: 100 cards less the four of mine."""
    mine = "lemon 4, chili 4, any number, pepper 9"
    view = cardlab.set_table("spicy", {**SAID, "hand 0": mine}, 2, seed=1).view(0)
    assert spicy_odds.declaration(view, Fraction(1)) == (1, 1, 1)
    assert spicy_odds.declaration(view, Fraction(0)).both == 0
    blind = spicy_odds.declaration(view, spicy_odds.BLIND)
    # Nine of the number and five that are any number, less three; three of the card, less one.
    assert (blind.number, blind.both) == (Fraction(14 - 3, 96), Fraction(3 - 1, 96))
