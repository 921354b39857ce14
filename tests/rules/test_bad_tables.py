"""Tables set by hand that do not add up: what was said, what is wrong, what is possible."""

from __future__ import annotations

import pytest

from cardlab import BadTable, set_table
from tests.rules.tables import hand


@pytest.mark.parametrize(
    ("game", "places", "says"),
    [
        ("fuego", {"hand 0": "incendio=6, 5, 3"}, "hand 0: an Incendio is another card"),
        ("fuego", {"play": "incendio"}, "write 'incendio=6'"),
        ("fuego", {"discard": "incendio=6"}, "discard: an Incendio is another card"),
        ("fuego", {"turn": 0, "opener": 0}, "Before the first turn nobody has begun"),
        ("fuego", {"swaps": 1}, "say 'turn': 0 as well"),
        ("fuego", {"opener": 1}, "it is the seat on turn"),
        ("fuego", {"opener": 0, "hand 0": "burn, skip, skip"}, "has no number card"),
        ("fuego", {"opener": 0, "play": "4"}, "on an empty pile"),
        ("fuego", {"swaps": 4, "turn": 0}, "'swaps' can't be 4; it is 0, 1, 2 or 3"),
        ("schwupps", {"schwupped": 1}, "'schwupped' can't be 1; it is False or True"),
        ("schwupps", {"schwupped": True, "acted": False}, "a schwupp is an action"),
        ("spicy", {"must_play": 1}, "'must_play' can only be the seat on turn"),
        ("spicy", {"out": "game end"}, "can't be out of the game"),
        ("spicy", {"let_go": True}, "There is no stack"),
        ("spicy", {"passes": -1}, "'passes' can't be -1"),
        ("nacho_pile", {"bag": 53, "drawn": "3, 4"}, "can't be dealt 53 cards: 52 are left"),
        ("pepper", {"discard": "red 7", "hand 2": 3}, "with 2 players the last seat is 1"),
    ],
)  # fmt: skip
def test_what_does_not_add_up_is_said(game, places, says):
    with pytest.raises(BadTable) as caught:
        set_table(game, places, players=2, seed=1)
    assert says in str(caught.value)


def test_names_are_read_without_differences_that_mean_nothing():
    places = {"Discard": "RED 7", "Hand_0": ["Blue 8"], "on_turn": 1, "Suit": "Red"}
    match = set_table("pepper", places, players=2, seed=1)
    assert (match.table.seat, hand(match, 0), match.table.suit) == (1, ["blue 8"], "red")
    match = set_table("schwupps", {"top-first": "same color"}, players=2, seed=1)
    assert str(match.table.places[0].cards[0]) == "same colour"
