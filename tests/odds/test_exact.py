"""Exact chances: by hand, by listing all cases, beside sampling; slips of one card are seen."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

import cardlab
from cardlab import BadOption, Dice, counting
from cardlab.games.fuego import odds as fuego_odds
from cardlab.games.nacho_pile import odds as nacho_pile_odds
from cardlab.games.pepper import odds as pepper_odds
from cardlab.games.spicy import odds as spicy_odds
from cardlab.odds import luck
from cardlab.odds.matrix_games import solve

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
    if match.ask.seats == [0]:
        assert counted(match) == counted(cardlab.Seat(match, 0)) == chance


# Counting


@pytest.mark.parametrize(("population", "hits"), [(5, 2), (6, 1), (4, 4)])
def test_the_first_hit_by_listing_all_orders(population, hits):
    orders = list(permutations(range(population)))
    first = [next(i for i, card in enumerate(order, 1) if card < hits) for order in orders]
    for draw in range(1, population + 1):
        assert counting.first_hit(population, hits, draw) == Fraction(
            first.count(draw), len(orders)
        )
    assert counting.expected_wait(population, hits) == Fraction(sum(first), len(orders))


@pytest.mark.parametrize(
    "odd",
    [
        lambda: counting.hypergeometric(5, 6, 1, 1),
        lambda: counting.expected_wait(5, 0),
        lambda: counting.bayes(Fraction(1, 2), Fraction(0), Fraction(0)),
        lambda: spicy_odds.declaration(cardlab.new_match("spicy", 2, seed=1).view(0)),
        lambda: pepper_odds.can_play("pepper"),
        lambda: luck.at_least_wins(10, 2, 1.5),
        lambda: luck.best_of(0.5, 0),
        lambda: luck.games_needed(0),
        lambda: luck.error_of_share(0),
        lambda: solve([]),
        lambda: solve([[1, 2], [3]]),
        lambda: solve([[0] * 7] * 2),
    ],
)
def test_what_can_not_be_is_refused(odd):
    with pytest.raises(BadOption, match=r"\w+ \w+ \w+"):
        odd()


# The games, by hand


def test_a_declaration_by_hand():
    """With honesty 1 all is true; of blind play it is counted: 100 cards less the four of mine."""
    mine = "lemon 4, chili 4, any number, pepper 9"
    view = cardlab.set_table("spicy", {**SAID, "hand 0": mine}, 2, seed=1).view(0)
    assert spicy_odds.declaration(view, Fraction(1)) == (1, 1, 1)
    assert spicy_odds.declaration(view, Fraction(0)).both == 0
    blind = spicy_odds.declaration(view, spicy_odds.BLIND)
    # Nine of the number and five that are any number, less three; three of the card, less one.
    assert (blind.number, blind.both) == (Fraction(14 - 3, 96), Fraction(3 - 1, 96))
