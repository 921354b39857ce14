"""Positions within a turn: each game is set there by hand, and its exact chances hold there."""

from __future__ import annotations

from fractions import Fraction

import pytest

import cardlab
from cardlab import Dice
from cardlab.games.fuego import odds as fuego
from cardlab.games.fuego.specials import fits
from cardlab.games.nacho_pile import odds as nacho
from cardlab.games.pepper import odds as pepper
from cardlab.games.schwupps import odds as schwupps
from cardlab.games.spicy import odds as spicy

SPARE = {f"{row} {seat}": 0 for row in ("up", "down") for seat in (0, 1)}

# A game, its table, the clause that asks, a chance by counting, and how to see it in one world.
CASES = [
    (
        "pepper",
        {"discard": "red 2", "hand 0": "blue 8, red 1", "hand 1": 3, "moves": "0 play blue 8"},
        "pepper.eight",
        lambda view: pepper.can_play(view, 1),  # the suit in play is blue until one is named
        lambda t: any(card.suit == "blue" or card.rank == 8 for card in t.hands[1]),
    ),
    (
        "schwupps",
        {"top-first": "+1", "top-first pile": "red 9", "schwupped": True, "hand 0": "blue 10"},
        "schwupps.turn",
        lambda view: schwupps.common_fits(view, "top-first"),
        lambda t: t.common.cards[-1].rank == 10,
    ),
    (
        "nacho_pile",
        {"bag": "2, 2, 5, 6, wild, wild, score", "drawn": "2, 3, steal", "rest": "plate 1"},
        "nacho.draw",
        nacho.bust_chance,
        lambda t: t.bag.cards[-1].rank in (2, 3) or t.bag.cards[-1].kind == "score",
    ),
    (
        "fuego",
        {**SPARE, "draw": 0, "hand 0": 0, "down 0": 2, "down 1": 2, "hand 1": 3, "play": "5, 6"},
        "fuego.face_down",
        fuego.down_fits,
        lambda t: fits(t, t.downs[0].cards[-1]),
    ),
    (
        "spicy",
        {"stack": 2, "declared": "lemon 4", "owner": 1, "let_go": True, "hand 0": 4},
        "spicy.turn",
        lambda view: spicy.declaration(view, spicy.BLIND).spice,
        lambda t: t.stack.cards[-1].suit == "lemon" or t.stack.cards[-1].kind == "any spice",
    ),
]


@pytest.mark.parametrize(("game", "places", "why", "counted", "happens"), CASES)
def test_within_a_turn_chances_are_those_of_imagined_worlds(game, places, why, counted, happens):
    match = cardlab.set_table(game, places, players=2, seed=3)
    assert (match.ask.why, match.ask.seats) == (why, [0])
    chance = counted(match.view(0))
    assert isinstance(chance, Fraction)
    assert 0 < chance < 1
    dice, worlds = Dice(2), 1_500
    share = sum(happens(match.imagine(0, dice).table) for _ in range(worlds)) / worlds
    error = float(chance * (1 - chance) / worlds) ** 0.5
    assert abs(share - float(chance)) < 4.5 * error
