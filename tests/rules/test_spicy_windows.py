"""Sweet & Spicy, challenges and Total Wilds: each example was worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.spicy_tables import STACK, all_wait, spicy, won
from tests.rules.tables import clauses, hand, make, moves, refused, said, sizes

rule = pytest.mark.rule


# Challenges


@rule("spicy.challenge")
def test_every_other_player_may_challenge_number_or_spice():
    match = spicy(hand_0="pepper 1, pepper 5", **STACK)
    assert match.ask.why == "spicy.challenge"
    assert match.ask.seats == [1, 2]
    assert {str(move) for move in match.legal(2)} == {
        "2 wait", "2 challenge number", "2 challenge spice",
    }  # fmt: skip
    assert refused(match, "2 challenge")[0] == "spicy.challenge"
    make(match, "1 wait", "2 wait")
    assert match.ask.why == "spicy.turn"
    assert refused(match, "1 challenge spice") == (
        "spicy.challenge",
        "There is no card to challenge now.",
    )


@rule("spicy.resolve")
@rule("spicy.winner_takes")
def test_a_lemon_nine_said_to_be_a_chili_loses_on_its_spice():
    """The rulebook's first example: the card is a 9, but no chili."""
    match = spicy(hand_0="pepper 1, pepper 5", **STACK)
    make(match, "1 challenge spice", "2 wait")
    assert won(match) == [0, 2, 0]
    assert match.table.declared == ""
    seen = next(z for z in match.view(2)["zones"] if z["name"] == "won 1")["cards"]
    assert seen == ["lemon 9", None]  # all saw the card turned up, and not the one beneath


@rule("spicy.resolve")
@rule("spicy.loser_draws")
def test_a_true_chili_five_beats_its_challenger():
    """The rulebook's other example: the number is challenged, and it is a 5."""
    match = spicy(
        hand_0="pepper 1", hand_1="lemon 1, total wild", stack="chili 5", declared="chili 5",
        owner=0, on_turn=1,
    )  # fmt: skip
    make(match, "1 challenge number", "2 wait")
    assert won(match) == [1, 0, 0]
    assert sizes(match)[1] == 4  # two more
    assert match.ask.seats == [1]  # who lost begins anew
    assert refused(match, "1 pass") == (
        "spicy.pass",
        "Who lost a challenge must play a card, and can't pass.",
    )


@rule("spicy.resolve")
def test_only_the_challenged_trait_counts():
    match = spicy(hand_0="pepper 1", **STACK)
    make(match, "1 challenge number", "2 wait")  # a 9 it is
    assert won(match) == [2, 0, 0]


@rule("spicy.loser_draws")
@rule("spicy.wild_one")
def test_a_loser_without_a_total_wild_may_take_one():
    match = spicy(hand_0="pepper 1", hand_1="lemon 1", **STACK)
    make(match, "1 challenge number", "2 wait")
    assert moves(match) == {"1 take total wild", "1 without"}
    other = match.copy()
    match.apply("1 take total wild")
    assert hand(match, 1).count("total wild") == 1
    assert sizes(match)[1] == 4
    other.apply("1 without")
    assert sizes(other)[1] == 3


@rule("spicy.wild_one")
def test_with_none_beside_the_deck_none_can_be_drawn():
    six = ", ".join(["total wild"] * 6)
    match = spicy(hand_0="pepper 1", hand_1="lemon 1", won_2=six, **STACK)
    make(match, "1 challenge number", "2 wait")
    assert match.ask.why == "spicy.turn"


@rule("spicy.challenge_after_pass")
def test_after_a_pass_the_player_of_the_top_card_still_answers():
    match = spicy(hand_0="pepper 1", **STACK)
    make(all_wait(match), "1 pass")
    assert match.ask.seats == [1, 2]  # everybody but the owner, who is seat 0
    make(match, "1 wait", "2 challenge spice")
    assert won(match) == [0, 0, 2]
    assert "spicy.challenge_after_pass" in clauses(match)


@rule("spicy.unnamed")
def test_to_reveal_without_naming_loses():
    match = spicy(hand_0="pepper 1", etiquette=True, **STACK)
    make(match, "1 reveal", "2 wait")  # it is no chili, but nothing was said
    assert won(match) == [2, 0, 0]
    assert refused(spicy(hand_0="pepper 1", **STACK), "1 reveal")[0] == "spicy.unnamed"


@rule("spicy.who_challenges")
def test_of_several_each_is_as_likely_to_be_first():
    first = Counter()
    for seed in range(600):
        match = spicy(hand_0="pepper 1", hand_1=3, hand_2=3, seed=seed, **STACK)
        make(match, "1 challenge spice", "2 challenge spice")
        first[won(match).index(2)] += 1
    assert set(first) == {1, 2}
    assert abs(first[1] - 300) < 4.5 * (600 / 4) ** 0.5


@rule("spicy.who_challenges")
def test_by_house_rule_the_first_clockwise_challenges():
    table = {**STACK, "owner": 1, "on_turn": 2}
    for seed in range(20):
        match = spicy(hand_1="pepper 1", challenge_priority="clockwise", seed=seed, **table)
        make(match, "0 challenge spice", "2 challenge spice")
        assert won(match) == [0, 0, 2]


# Total Wilds


@rule("spicy.wild_right")
def test_a_total_wild_cannot_be_challenged_and_shields_the_card_beneath():
    match = all_wait(spicy(hand_1="total wild, lemon 1", **STACK))
    match.apply("1 play total wild as chili 10")
    assert said(match) == "Ben played total wild and said: chili 10.".replace(
        "total wild", "Total Wild"
    )
    assert (match.ask.why, match.ask.seats) == ("spicy.turn", [2])
    assert refused(match, "2 challenge spice") == (
        "spicy.wild_right",
        "A Total Wild is always right: it can't be challenged.",
    )
    assert refused(all_wait(spicy(hand_1="total wild", **STACK)), "1 play total wild as lemon 10")[
        0
    ] == ("spicy.follow")


@rule("spicy.wild_last")
def test_a_total_wild_as_the_last_card_wins_no_trophy():
    match = all_wait(spicy(hand_1="total wild", **STACK))
    match.apply("1 play total wild as chili 10")
    assert len(match.table.shelves[1]) == 0
    assert sizes(match)[1] == 5
    assert match.ask.seats == [2]
