"""Schwupps, the cards and what fits: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadOption, BadTable, Card
from cardlab.games.schwupps import AGGRAVATION, RULE_CARDS, RULES, ring, ruling
from tests.rules.schwupps_tables import place, plays, rules_in, schwupps
from tests.rules.tables import clauses, hand, make, moves, refused, said

rule = pytest.mark.rule


@rule("schwupps.deck")
@rule("schwupps.rule_cards")
def test_the_cards():
    counts = Counter(map(str, cardlab.new_match("schwupps", seed=1).table.pack()))
    assert sum(n for text, n in counts.items() if Card.parse(text).kind == "number") == 100
    assert (counts["red 7"], counts["aggravation"]) == (2, 14)
    assert [counts[kind] for kind in RULES] == [4, 4, 4, 4, 4, 5, 5]
    other = cardlab.new_match("schwupps", seed=1, rule_cards=[5, 5, 5, 5, 5, 5, 5])
    assert Counter(map(str, other.table.pack()))["+1"] == 5
    with pytest.raises(BadOption, match="a list of 7 numbers"):
        cardlab.new_match("schwupps", rule_cards=[0, 0, 0, 0, 0, 0, 4])


@rule("schwupps.table")
@rule("schwupps.starters")
def test_two_rows_of_two_and_a_number_card_beside_each():
    t = cardlab.new_match("schwupps", seed=3).table
    assert [len(zone) for zone in [*t.places, t.next_rule]] == [1] * 5
    assert (len(t.rule_pile), len(t.rule_discard)) == (25, 0)
    assert [len(pile) for pile in t.piles] == [1] * 4
    assert all(pile.cards[0].kind == "number" for pile in t.piles)


@rule("schwupps.deal")
@rule("schwupps.hand")
@pytest.mark.parametrize(
    ("players", "own", "common"), [(2, 25, 60), (3, 20, 50), (4, 15, 50), (5, 12, 50)]
)
def test_personal_piles_and_hands(players, own, common):
    match = cardlab.new_match("schwupps", players, seed=1)
    t = match.table
    assert [len(h) for h in t.hands] == [4] * players
    assert [len(p) for p in t.own_piles] == [own - 4] * players
    assert len(t.common) == common
    zones = {z["name"]: z["cards"] for z in match.view(0)["zones"]}
    assert set(zones["own 0"]) == {None}  # unseen, also by its owner
    assert set(zones["hand 1"]) == {None}


# What fits


@rule("schwupps.step")
@pytest.mark.parametrize(("step", "wanted"), [("+1", 5), ("+2", 6), ("-1", 3), ("-2", 2)])
def test_a_step_asks_for_one_number_of_any_colour(step, wanted):
    table = place("top-first", step, "blue 4")
    for n in range(1, 11):
        fits, clause = ruling(Card.parse(step), Card.parse("blue 4"), Card.parse(f"red {n}"))
        assert (fits, clause) == (n == wanted, "schwupps.step")
    match = schwupps(hand_0=f"red {wanted}, purple 10", next="colour or number", **table)
    assert f"red {wanted} top-first" in plays(match)


@rule("schwupps.step")
def test_a_card_that_does_not_fit_is_refused_by_its_pile():
    match = schwupps(hand_0="red 6, purple 10")
    assert refused(match, "0 play red 6 top-first") == (
        "schwupps.step",
        "red 6 does not fit blue 4: +1 asks for a 5.",
    )
    assert refused(match, "0 play green 5 top-first") == (
        "schwupps.turn",
        "green 5 is not in your hand.",
    )


@rule("schwupps.wrap")
@pytest.mark.parametrize(
    ("top", "step", "wanted"),
    [(10, 1, 1), (9, 2, 1), (10, 2, 2), (1, -1, 10), (1, -2, 9), (2, -2, 10), (4, 2, 6)],
)
def test_the_ring_of_ten(top, step, wanted):
    assert ring(top, step) == wanted


@rule("schwupps.wrap")
def test_a_blue_ten_on_a_purple_one_and_a_green_two_on_a_red_ten():
    """The rulebook's example: -1 beside a purple 1, +2 beside a red 10."""
    match = schwupps(
        hand_0="blue 10, green 2, green 5, green 7",
        **{**place("top-first", "-1", "purple 1"), **place("bottom-second", "+2", "red 10"),
           **place("bottom-first", "-2", "red 3")},
    )  # fmt: skip
    make(match, "0 play blue 10 top-first", "0 play green 2 bottom-second")
    assert clauses(match) == ["schwupps.wrap", "schwupps.wrap"]
    assert said(match) == "Ana played green 2: bottom row, second place."
    assert refused(match, "0 play green 5 top-first") == (
        "schwupps.step",
        "green 5 does not fit blue 10: -1 asks for a 9.",
    )


@rule("schwupps.same_number")
@rule("schwupps.same_colour")
@rule("schwupps.colour_or_number")
@pytest.mark.parametrize(
    ("kind", "fitting"),
    [
        ("same number", {"red 5", "green 5"}),
        ("same colour", {"green 5", "green 9"}),
        ("colour or number", {"red 5", "green 5", "green 9"}),
    ],
)
def test_the_same_number_the_same_colour_or_either(kind, fitting):
    held = "red 5, green 5, green 9, red 9"
    table = place("top-first", kind, "green 5")
    match = schwupps(hand_0=held, next="+1", **table)
    assert {text.rsplit(" ", 1)[0] for text in plays(match) if "top-first" in text} == fitting
    clause = f"schwupps.{kind.replace(' ', '_')}"
    assert refused(match, "0 play red 9 top-first")[0] == clause
    make(match, "0 play green 5 top-first")
    assert clauses(match) == [clause]


def test_each_kind_of_rule_card_is_one_of_seven():
    assert [str(card) for card in RULE_CARDS] == list(RULES)
    assert str(AGGRAVATION) == "aggravation"


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"top-first": "+1, +2"}, "holds one Schwupps card"),
        ({"top-first": "red 4"}, "holds one Schwupps card"),
        ({"top-first pile": "aggravation"}, "holds number cards only"),
        ({"hand 0": "red 4, red 4, red 4"}, "the box has only 2"),
        ({"hand 0": "", "own 0": ""}, "would have won already"),
        ({"next": "+1, +1, +1, +1, +1"}, "the box has only 4"),
    ],
)
def test_a_table_that_does_not_add_up(places, says):
    with pytest.raises(BadTable, match=says):
        cardlab.set_table("schwupps", places, seed=1)


def test_what_is_not_named_is_laid_out_from_the_piles():
    match = cardlab.set_table("schwupps", {"hand 0": "red 4"}, players=3, seed=1)
    assert [len(pile) for pile in match.table.piles] == [1] * 4
    assert len(rules_in(match)) == 4
    assert hand(match, 0) == ["red 4"]
    assert moves(match) >= {"0 schwupp top", "0 schwupp bottom"}
