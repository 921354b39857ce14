"""Why the rules of thumb choose what they choose, in a sentence."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice, Seat, Words
from cardlab.bots.rules_of_thumb import reason, rule_of_thumb_move


def reasons_in(game, players, seed):
    """Each move of a game by rules of thumb, as a verb, with the reason for it."""
    match, dice, reasons = cardlab.new_match(game, players, seed), Dice(seed), []
    while not match.over:
        seat = Seat(match.copy(), match.ask.seats[0])
        move = rule_of_thumb_move(seat, dice)
        reasons.append((move.verb, reason(seat, move)))
        match.apply(move)
    return reasons


@pytest.mark.parametrize("game", cardlab.list_games())
def test_every_move_has_a_reason_in_both_languages(game):
    reasons = {pair for seed in range(12) for pair in reasons_in(game, 2 + seed % 2, seed)}
    assert len({why for _, why in reasons}) > 3
    assert [why for _, why in reasons if Words("es")(why) == why] == []


SAID = [
    ({"discard": "red 2", "hand 0": "red habanero, red 7", "hand 1": 3}, "A Habanero is best"),
    ({"discard": "red 2", "hand 0": "red 8, blue 7", "hand 1": 3}, "Nothing else fits"),
    ({"discard": "red 2", "hand 0": "green 7, blue 7", "hand 1": 3}, "Nothing fits, so draw"),
    ({"discard": "red 2", "hand 0": "red 7, blue 7", "hand 1": 3}, "To play is better"),
]


@pytest.mark.parametrize(("places", "says"), SAID, ids=[says for _, says in SAID])
def test_a_reason_fits_the_table(places, says):
    seat = Seat(cardlab.set_table("pepper", places, players=2, seed=1), 0)
    assert reason(seat, rule_of_thumb_move(seat, Dice(1))).startswith(says)
