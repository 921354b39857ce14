"""Fuego!, the special cards: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.fuego_tables import fuego, go, no_stock, pile, wait
from tests.rules.tables import clauses, hand, make, moves, refused

rule = pytest.mark.rule
LOW = {f"up_{p}": "1" for p in range(3)}  # face-up cards that are in nobody's way


def zone(match, name, seat):
    return [card and str(card) for card in match.view(seat).zone(name)]


@rule("fuego.reverse")
def test_reverse_turns_the_direction_and_almost_all_may_follow():
    match = fuego(play="9", hand_0="reverse, 3, 3", hand_2="2, burn, invisible, skip", up_2="1")
    go(match, "0 play reverse")
    assert (match.table.direction, match.ask.seats) == (-1, [2])
    assert moves(match) == {"2 play 2", "2 play skip"}
    assert refused(match, "2 play burn")[0] == "fuego.burn"
    see_through = fuego(play="9, reverse", hand_0="2, 10, 10", reverse_skip="transparent", up_0="1")
    assert moves(see_through) == {"0 play 10", "0 play 2x 10"}


@rule("fuego.reverse")
def test_two_reverses_turn_twice_and_with_two_players_only_the_arrow_turns():
    match = fuego(play="9", hand_0="reverse, reverse, 3")
    go(match, "0 play 2x reverse")
    assert (match.table.direction, match.ask.seats) == (1, [1])
    turned = next(event for event in match.story() if event.verb == "reverse")
    assert match.told(turned).text() == "The direction of play turned 2 times."
    pair = fuego(2, play="9", hand_0="reverse, 3, 3")
    go(pair, "0 play reverse")
    assert (pair.table.direction, pair.ask.seats) == (-1, [1])


@rule("fuego.seven")
def test_on_a_seven_a_seven_or_lower_or_a_special():
    match = fuego(play="7", hand_0="2, 7, 8, skip", up_0="1")
    assert moves(match) == {"0 play 2", "0 play 7", "0 play skip"}
    assert refused(match, "0 play 8") == (
        "fuego.seven",
        "8 is too high: on a 7 goes a 7 or lower, or a special card.",
    )


@rule("fuego.seven")
def test_a_seven_uncovered_by_a_discarded_special_asks_so_again():
    match = fuego(play="7", hand_0="backdraft, 3, 3, 8", hand_1="9, 2, 2", hand_2="9, 8, 2", **LOW)
    go(match, "0 play backdraft left")
    assert match.ask.seats == [1]
    assert moves(match) == {"1 play 3", "1 play 2x 3"}  # Ana's hand is Ben's now


@rule("fuego.skip")
@pytest.mark.parametrize(
    ("players", "skips", "then"),
    [(3, "skip", 2), (3, "2x skip", 0), (2, "skip", 0), (2, "2x skip", 1)],
)
def test_so_many_skips_so_many_players(players, skips, then):
    match = fuego(players, play="9", hand_0="skip, skip, 3")
    go(match, f"0 play {skips}")
    assert match.ask.seats == [then]


@rule("fuego.invisible")
def test_over_a_seven_the_next_is_seven_or_lower():
    """The rulebook's example."""
    match = fuego(play="7", hand_0="invisible, 3, 3", hand_1="6, 8, 10", up_1="1")
    go(match, "0 play invisible")
    assert pile(match) == ["7", "invisible"]
    assert moves(match) == {"1 play 6"}


@rule("fuego.invisible")
def test_the_card_beneath_still_has_to_be_beaten():
    match = fuego(play="5", hand_0="invisible, 3, 3", hand_1="4, 5, 10", up_1="1")
    go(match, "0 play invisible")
    assert moves(match) == {"1 play 5", "1 play 10"}


@rule("fuego.invisible")
@pytest.mark.parametrize(
    ("top", "goes"), [("5", True), ("incendio=5", True), ("skip", False), ("5, invisible", False)]
)
def test_an_invisible_goes_on_numbers_only(top, goes):
    match = fuego(play=top, hand_0="invisible, invisible, 10", up_0="1")
    assert ("0 play invisible" in moves(match)) is goes
    assert "0 play 2x invisible" not in moves(match)
    assert refused(match, "0 play 2x invisible")[0] == "fuego.invisible"


@rule("fuego.burn")
def test_a_burn_burns_the_pile_and_gives_another_turn():
    match = fuego(play="3, 5", hand_0="burn, 2, 2")
    go(match, "0 play burn")
    assert pile(match) == []
    assert sorted(map(str, match.table.discards)) == ["3", "5", "burn"]
    assert match.ask.seats == [0]


@rule("fuego.burn")
@pytest.mark.parametrize("top", ["incendio=5", "skip", "reverse", "5, invisible"])
def test_a_burn_goes_on_no_special_and_on_no_incendio(top):
    match = fuego(play=top, hand_0="burn, burn, 10", up_0="1")
    assert "0 play burn" not in moves(match)
    assert refused(match, "0 play burn")[0] == "fuego.burn"


@rule("fuego.lead_blank")
def test_only_invisible_and_burn_left_lead_an_empty_pile_blank():
    match = fuego(hand_0="invisible, burn, burn", hand_1="1, skip, burn", up_1="1")
    assert moves(match) == {"0 play invisible", "0 play burn"}
    other = match.copy()
    go(match, "0 play invisible")
    assert pile(match) == ["invisible"]
    assert moves(match) == {"1 play 1", "1 play skip"}  # as on an empty pile
    go(other, "0 play burn")
    assert (pile(other), other.ask.seats) == ([], [1])  # discarded, no extra turn
    fits = fuego(hand_0="invisible, burn, 4", up_0="1")
    assert moves(fits) == {"0 play 4"}
    assert refused(fits, "0 play burn")[0] == "fuego.lead_blank"


@rule("fuego.lead_blank")
def test_from_the_face_up_cards_too_whatever_lies_below_them():
    match = no_stock(up_0="invisible, burn", down_0="3, 4", hand_1="7, 8")
    assert moves(match) == {"0 play invisible", "0 play burn"}


@rule("fuego.lead_blank")
def test_a_face_down_burn_is_led_blank_too():
    match = no_stock(down_0="2, burn", hand_1="7, 8")
    make(match, "0 turn")
    assert moves(match) == {"0 play burn"}
    go(match, "0 play burn")
    assert "burn" in [str(card) for card in match.table.discards]
    assert match.ask.seats == [1]


@rule("fuego.incendio")
def test_an_incendio_is_any_card_under_that_cards_rules():
    match = fuego(play="9", hand_0="incendio, incendio, 3", up_0="1")
    offered = {move.removeprefix("0 play incendio as ") for move in moves(match)}
    assert {"9", "10", "skip", "reverse", "invisible", "burn", "ya burnt"} <= offered
    assert {"burn baby burn left", "burn baby burn right", "backdraft left"} <= offered
    assert not offered & {"8", "incendio"}
    assert refused(match, "0 play incendio")[0] == "fuego.incendio"
    assert refused(match, "0 play 2x incendio as 9")[0] == "fuego.one_off_plural"


@rule("fuego.incendio")
def test_as_a_number_it_lies_there_and_is_discarded_when_picked_up():
    match = fuego(play="9", hand_0="incendio, 3, 3", hand_1="2, 2, 3", up_1="1")
    go(match, "0 play incendio as 10")
    assert pile(match) == ["9", "incendio=10"]
    assert moves(match) == {"1 take"}
    match.apply("1 take")
    assert sorted(hand(match, 1)) == ["2", "2", "3", "9"]
    assert [str(card) for card in match.table.discards] == ["incendio"]


@rule("fuego.incendio")
@pytest.mark.parametrize("other", ["skip", "reverse", "invisible"])
def test_as_a_special_that_stays_it_lies_there_until_the_pile_is_picked_up(other):
    match = fuego(2, play="9", hand_0="incendio, 3, 3", hand_1="4, 4, 5")
    go(match, f"0 play incendio as {other}")
    assert pile(match) == ["9", f"incendio={other}"]


@rule("fuego.incendio")
def test_as_a_one_off_special_it_is_discarded():
    match = fuego(play="9", hand_0="incendio, 3, 3")
    go(match, "0 play incendio as backdraft left")
    assert pile(match) == ["9"]
    assert [str(card) for card in match.table.discards] == ["incendio"]


@rule("fuego.incendio_shield")
def test_a_shield_passes_the_burn_on_and_on():
    match = fuego(
        play="4, 9", hand_0="burn baby burn, 3, 3", hand_1="incendio, 2, 2", hand_2="5, 5, 6"
    )
    match.apply("0 play burn baby burn left")
    assert match.ask.seats == [1]
    assert moves(match) == {"1 play incendio", "1 suffer"}
    match.apply("1 play incendio")
    assert moves(match) == {"2 suffer"}  # asked all the same: nobody learns who has one
    assert refused(match, "2 play incendio")[0] == "fuego.incendio_shield"
    match.apply("2 suffer")
    wait(match)
    assert sorted(hand(match, 2)) == ["4", "5", "5", "6", "9"]
    assert match.ask.seats == [0]  # Cleo has lost her turn


@rule("fuego.burn_baby_burn")
def test_the_neighbour_picks_up_and_play_goes_on_in_that_direction():
    match = fuego(play="4, 9", hand_0="burn baby burn, 3, 3", hand_2="5, 5, 6")
    go(match, "0 play burn baby burn right", "2 suffer")
    assert sorted(hand(match, 2)) == ["4", "5", "5", "6", "9"]
    assert (match.table.direction, match.ask.seats) == (-1, [1])
    assert "burn baby burn" in [str(card) for card in match.table.discards]
    empty = fuego(hand_0="burn baby burn, 3, 3")
    assert "0 play burn baby burn left" in moves(empty)


@rule("fuego.ya_burnt")
def test_the_last_to_slap_picks_up_and_each_is_as_likely():
    last = Counter()
    for seed in range(600):
        hands = {"hand_0": "ya burnt, 3, 3", "hand_1": "1, 2, 2", "hand_2": "5, 5, 6"}
        match = fuego(seed=seed, play="4, 9", **hands)
        go(match, "0 play ya burnt")
        burnt = next(p for p in (1, 2) if "9" in hand(match, p))
        assert match.ask.seats == [(burnt + 1) % 3]
        last[burnt] += 1
    assert abs(last[1] - 300) < 4.5 * (600 / 4) ** 0.5


@rule("fuego.ya_burnt")
def test_by_reaction_whoever_has_not_slapped_is_last():
    match = fuego(4, play="4, 9", hand_0="ya burnt, 3, 3", hand_2="5, 5, 6", slap="reaction")
    match.apply("0 play ya burnt")
    assert sorted(match.ask.seats) == [1, 2, 3]
    make(match, "3 slap", "1 slap")
    assert "9" in hand(match, 2)
    assert "fuego.ya_burnt" in clauses(match)


@rule("fuego.backdraft")
def test_all_hands_pass_and_spark_piles_stay():
    match = fuego(
        play="4", hand_0="backdraft, 3, 3", hand_1="5, 5, 6", hand_2="8, 8, 9",
        up_0="1", up_1="2", up_2="10",
    )  # fmt: skip
    go(match, "0 play backdraft right")
    assert sorted(hand(match, 2))[:2] == ["3", "3"]
    assert sorted(hand(match, 1)) == ["8", "8", "9"]
    assert sorted(hand(match, 0)) == ["5", "5", "6"]
    assert [str(card) for card in match.table.ups[0]] == ["1"]
    assert (match.table.direction, match.ask.seats) == (-1, [2])
    assert zone(match, "hand 0", 1)[:3] == ["5", "5", "6"]  # what was my hand stays known to me
    assert zone(match, "hand 0", 2)[:1] == [None]


@rule("fuego.backdraft")
def test_two_backdrafts_pass_twice():
    match = fuego(
        play="4", hand_0="backdraft, backdraft, 3", hand_1="5, 5, 6", hand_2="8, 8, 9", **LOW
    )
    go(match, "0 play 2x backdraft left")
    assert sorted(hand(match, 0)) == ["5", "5", "6"]
    assert sorted(hand(match, 1)) == ["8", "8", "9"]


@rule("fuego.one_off_plural")
@pytest.mark.parametrize("card", ["burn baby burn", "ya burnt"])
def test_one_off_cards_one_at_a_time(card):
    match = fuego(play="4", hand_0=f"{card}, {card}, 3", up_0="1")
    side = " left" if card == "burn baby burn" else ""
    assert refused(match, f"0 play 2x {card}{side}")[0] == "fuego.one_off_plural"
