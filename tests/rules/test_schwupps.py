"""Schwupps: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadOption
from tests.rules.tables import after, make, seen, shows

# Four rules and four tops that let hardly anything be played by accident.
ROWS = {
    "top-first": "+1",
    "top-first pile": "blue 4",
    "top-second": "+2",
    "top-second pile": "red 9",
    "bottom-first": "-1",
    "bottom-first pile": "green 1",
    "bottom-second": "same number",
    "bottom-second pile": "purple 7",
    "next": "-2",
}
STUCK = "purple 2, purple 3"  # neither fits on these rows
OTHER_RULES = (
    "+1, +1, +1, +2, +2, +2, -1, -1, -1, -2, -2, -2, same number, same number, same number, "
    "same colour, same colour, same colour, same colour, same colour, colour or number, "
    "colour or number, colour or number, colour or number, colour or number"
)
CUP = {"tournament": True}

RING = {
    "+1": [2, 3, 4, 5, 6, 7, 8, 9, 10, 1],
    "+2": [3, 4, 5, 6, 7, 8, 9, 10, 1, 2],
    "-1": [10, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "-2": [9, 10, 1, 2, 3, 4, 5, 6, 7, 8],
}
OVER = {("+1", 10), ("+2", 9), ("+2", 10), ("-1", 1), ("-2", 1), ("-2", 2)}
ALL_TEN = ", ".join(f"yellow {n}" for n in range(1, 11))


@pytest.mark.rule("schwupps.step")
@pytest.mark.rule("schwupps.wrap")
@pytest.mark.parametrize("step", RING)
@pytest.mark.parametrize("top", range(1, 11))
def test_one_number_fits_a_step_and_the_colour_is_free(step, top):
    wanted, clause = RING[step][top - 1], "wrap" if (step, top) in OVER else "step"
    places = {**ROWS, "hand 0": ALL_TEN, "top-first": step, "top-first pile": f"blue {top}"}
    match = after("schwupps", places, players=2)
    fitting = [str(move) for move in match.legal() if str(move).endswith("top-first")]
    assert fitting == [f"0 play yellow {wanted} top-first"]
    shows(match, refuses={f"0 play yellow {wanted % 10 + 1} top-first": clause})
    shows(make(match, fitting[0]), told=clause)


def lying(match):
    """All pieces on the table, by their faces."""
    return Counter(str(card) for zone in match.table.zones() for card in zone)


@pytest.mark.rule("schwupps.deck")
@pytest.mark.rule("schwupps.rule_cards")
@pytest.mark.parametrize("players", [2, 5])
def test_all_144_cards_lie_on_the_table(players):
    faces = lying(cardlab.new_match("schwupps", players, seed=2))
    assert faces == {
        **{f"{colour} {n}": 2 for colour in ("red", "yellow", "green", "blue", "purple")
           for n in range(1, 11)},
        "+1": 4, "+2": 4, "-1": 4, "-2": 4, "same number": 4, "same colour": 5,
        "colour or number": 5, "aggravation": 14,
    }  # fmt: skip
    assert faces.total() == 144


@pytest.mark.rule("schwupps.rule_cards")
def test_the_counts_are_an_option():
    match = cardlab.new_match("schwupps", 2, seed=2, rule_cards=[0, 0, 0, 0, 0, 0, 30])
    assert (lying(match)["colour or number"], lying(match)["+1"]) == (30, 0)
    for wrong in ([4, 4, 4], [4, 4, 4, 4, 4, 5, 5, 5], [-1, 4, 4, 4, 4, 5, 5], [1, 1, 1, 1]):
        with pytest.raises(BadOption):
            cardlab.new_match("schwupps", 2, seed=2, rule_cards=wrong)


@pytest.mark.rule("schwupps.table")
@pytest.mark.rule("schwupps.deal")
@pytest.mark.rule("schwupps.hand")
@pytest.mark.rule("schwupps.starters")
@pytest.mark.parametrize(
    ("players", "own", "common"), [(2, 25, 60), (3, 20, 50), (4, 15, 50), (5, 12, 50)]
)
def test_the_table_at_the_start(players, own, common):
    """Four cards in hand of the personal pile, four open rules, four number cards, the rest."""
    match = cardlab.new_match("schwupps", players, seed=9)
    for seat in range(players):
        shows(match, **{f"hand_{seat}": 4, f"own_{seat}": own - 4})
        assert seen(match, seat, f"own {seat}") == ", ".join("?" * (own - 4))
        assert seen(match, seat, f"hand {1 - min(seat, 1)}") == "?, ?, ?, ?"
        assert "?" not in seen(match, seat, f"hand {seat}")
    # 30 Schwupps cards but for four in the rows and one turned up
    shows(match, common=common, schwupps_pile=25, schwupps_discard=0, asked="turn 0")
    assert seen(match, 0, "common") == ", ".join("?" * common)
    for place in ("top-first", "top-second", "bottom-first", "bottom-second", "next"):
        assert seen(match, 0, place) not in ("?", "")
    for place in ("top-first", "top-second", "bottom-first", "bottom-second"):
        for seed in range(60):  # no pile starts with an aggravation card
            table = cardlab.new_match("schwupps", players, seed).table
            assert [card.kind for card in table.zone(f"{place} pile")] == ["number"]


@pytest.mark.rule("schwupps.deal")
@pytest.mark.rule("schwupps.turn_cap")
def test_two_to_five_players_and_two_thousand_turns():
    for players in (1, 6):
        with pytest.raises(BadOption):
            cardlab.new_match("schwupps", players, seed=1)
    assert cardlab.new_match("schwupps", 2, seed=1).options["turn_cap"] == 2000


@pytest.mark.rule("schwupps.pile_out")
def test_the_new_pile_is_shuffled():
    places = {**ROWS, "hand 0": "purple 2", "schwupps discard": OTHER_RULES, "schwupps pile": ""}
    matches = [after("schwupps", places, "0 schwupp top", 2, seed) for seed in range(8)]
    assert len({tuple(match.table.rule_pile) for match in matches}) == 8


@pytest.mark.rule("schwupps.tournament")
@pytest.mark.rule("schwupps.turn_cap")
def test_each_game_has_all_the_turns_of_the_cap():
    places = {**ROWS, "hand 0": STUCK, "own 0": "", "hand 1": STUCK, "own 1": ""}
    match, order = after("schwupps", places, players=2, turn_cap=2, **CUP), []
    while not match.over:
        order.append(match.ask.seats[0])
        make(match, f"{order[-1]} schwupp top, {order[-1]} end")
    assert order == [0, 1, 1, 0]
    # Two and one taken each, then 25 and one taken each.
    shows(match, over="tournament 0 1", scores=[-29, -29])
