"""Positions with exact values: what the rules of thumb, playouts and the coach make of them.

More of them, with the chances of the moves: ``tests/odds/positions``.
"""

from __future__ import annotations

import re

from cardlab import Dice, Seat, Words, set_table
from cardlab.bots import make
from cardlab.bots.rules_of_thumb import policy, reason
from cardlab.games.nacho_pile.stopping import turn_of
from cardlab.odds.sentences import counted

EIGHT = {"discard": "green 4", "hand 0": "green 9, blue 8", "hand 1": 1}
HOUR = {
    "bag": "1, 2, 2, 3, 3, 4, 4, 4, 5, 6, 6, 7, 7, 7, wild, wild, wild, wild, "
    "steal, score, return",
    "drawn": "3, 5, steal", "front 1": "4, 6, 6", "front 2": "2, 7", "rest": "plate 1",
}  # fmt: skip
SAID = {"hand 1": 5, "stack": 3, "declared": "chili 7", "owner": 1}


def pepper(*moves, **places):
    named = {name.replace("_", " "): value for name, value in places.items()}
    match = set_table("pepper", {**EIGHT, **named}, players=2, seed=7)
    for move in moves:
        match.apply(move)
    return match


def by_thumb(match, seed=1):
    return str(make("rule_of_thumb", seed=seed)(Seat(match, 0)))


def in_playouts(match, many=40):
    """The moves that playouts make there."""
    choose = policy(match.definition)
    return {str(choose(match.view(0), match.legal(), Dice(seed))) for seed in range(many)}


def test_the_rules_of_thumb_play_the_eight_only_while_the_other_has_one_card():
    """With two cards the nine is better: 1,092 of 1,176 hands are mine for sure, or 954."""
    match = pepper()
    assert {by_thumb(match, seed) for seed in range(5)} == {"0 play blue 8"}
    why = reason(Seat(match, 0), match.read("0 play blue 8"))
    assert why.startswith("Somebody has one card left")
    assert by_thumb(pepper("0 play blue 8")) == "0 name green"
    assert by_thumb(pepper(hand_1=2)) == "0 play green 9"
    assert by_thumb(pepper(hand_0="green habanero, blue 8")) == "0 play green habanero"


def test_a_playout_names_the_suit_it_holds_most_of():
    match = pepper("0 play blue 8", hand_0="blue 8, red 8, red 10, green 1, green 3", hand_1=3)
    assert in_playouts(match) == {"0 name green"}  # the eight of red fits anything
    match = pepper("0 play blue 8", hand_0="blue 8, red 8", hand_1=3)
    # Each lies once on the pile, so others hold fewer of it.
    assert in_playouts(match) == {"0 name blue", "0 name green"}


def test_a_playout_and_the_rules_of_thumb_draw_where_the_tree_says_draw():
    """In the position of hour 6 a draw is worth 23/6 chips, to stop 3."""
    match = set_table("nacho_pile", HOUR, players=3, seed=1)
    assert turn_of(match.view(0)).best == "draw"
    assert in_playouts(match) == {by_thumb(match)} == {"0 draw"}
    # If nothing lies before the others, 15 chips bring only themselves: less than 18 at stake.
    alone = {name: chips for name, chips in HOUR.items() if not name.startswith("front")}
    assert by_thumb(set_table("nacho_pile", alone, players=3, seed=1)) == "0 stop"


def percents(places):
    """The two chances that the sentence at the table says."""
    match = set_table("spicy", places, players=2, seed=1, total_wild=False)
    parts = counted(match.definition, match.view(0), Words("en"))
    sentence = "".join(part if isinstance(part, str) else part["b"] for part in parts)
    return [float(part) for part in re.findall(r"([\d.]+) %", sentence)]


def test_what_the_table_says_of_a_declaration_learns_from_my_cards():
    """It said 57 % of any chili 10, and 50 % of a chili 7 of which I hold two."""
    few = {**SAID, "hand 0": "lemon 1, pepper 4, pepper 6"}
    assert percents({**few, "declared": "chili 10"})[0] < 30
    assert percents({**few, "declared": "chili 1"})[0] > 80
    hands = [f"{two}, lemon 4, pepper 10" for two in ("chili 7, chili 7", "chili 1, chili 2")]
    holding, without = (percents({**SAID, "hand 0": f"chili 9, chili 4, {hand}"}) for hand in hands)
    assert holding[0] < without[0] - 15
    assert holding[1] < without[1] - 10
