"""Schwupps, the setup and a turn: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadOption
from tests.rules.schwupps_tables import place, plays, schwupps
from tests.rules.tables import clauses, hand, last_line, make, moves, refused, sizes

rule = pytest.mark.rule
NO_SUCH = "You play a card, schwupp a row, or end your turn."
WHERE = "Say on which pile: top-first, top-second, bottom-first, bottom-second."
WHICH = "Say which row: top, bottom."
STUCK = "purple 2, purple 3"  # neither fits on the usual rows


def seen(match, seat):
    zones = match.view(seat).zones
    return {name: [card and str(card) for card in zone] for name, zone in zones.items()}


def lying(match):
    """All pieces on the table, by their faces."""
    return Counter(str(card) for zone in match.table.zones() for card in zone)


# Components and setup


@rule("schwupps.deck")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_144_cards_lie_on_the_table(players):
    faces = lying(cardlab.new_match("schwupps", players, seed=2))
    assert faces.total() == 100 + 14 + 30
    for colour in ("red", "yellow", "green", "blue", "purple"):
        assert [faces[f"{colour} {n}"] for n in range(12)] == [0, *[2] * 10, 0]
    assert faces["aggravation"] == 14


@rule("schwupps.rule_cards")
def test_four_each_of_five_kinds_and_five_each_of_two():
    faces = lying(cardlab.new_match("schwupps", 2, seed=2))
    assert {kind: n for kind, n in faces.items() if kind[0] in "+-sc"} == {
        "+1": 4, "+2": 4, "-1": 4, "-2": 4, "same number": 4, "same colour": 5,
        "colour or number": 5,
    }  # fmt: skip


@rule("schwupps.rule_cards")
def test_the_counts_are_an_option():
    match = cardlab.new_match("schwupps", 2, seed=2, rule_cards=[0, 0, 0, 0, 0, 0, 30])
    assert (lying(match)["colour or number"], lying(match)["+1"]) == (30, 0)
    for wrong in ([4, 4, 4], [4, 4, 4, 4, 4, 5, 5, 5], [-1, 4, 4, 4, 4, 5, 5], [1, 1, 1, 1]):
        with pytest.raises(BadOption):
            cardlab.new_match("schwupps", 2, seed=2, rule_cards=wrong)


@rule("schwupps.table")
def test_four_schwupps_cards_lie_open_and_one_more_is_turned_up():
    match = cardlab.new_match("schwupps", 4, seed=5)
    cards = seen(match, 0)
    for name in ("top-first", "top-second", "bottom-first", "bottom-second", "next"):
        assert len(cards[name]) == 1
        assert cards[name][0] is not None
    assert cards["schwupps pile"] == [None] * 25  # 30, but for four in the rows and one turned up
    assert cards["schwupps discard"] == []


@rule("schwupps.starters")
def test_no_pile_starts_with_an_aggravation_card():
    for seed in range(60):
        t = cardlab.new_match("schwupps", 2, seed).table
        assert [[card.kind for card in pile] for pile in t.piles] == [["number"]] * 4


@rule("schwupps.deal")
@pytest.mark.parametrize(
    ("players", "own", "common"),
    [(2, 25, 110 - 50), (3, 20, 110 - 60), (4, 15, 110 - 60), (5, 12, 110 - 60)],
)
def test_a_personal_pile_each_and_the_rest_is_common(players, own, common):
    match = cardlab.new_match("schwupps", players, seed=9)
    t = match.table
    held = zip(t.hands, t.own_piles, strict=True)
    assert [len(h) + len(pile) for h, pile in held] == [own] * players
    assert len(t.common) == common
    assert seen(match, 0)["common"] == [None] * common


@rule("schwupps.deal")
def test_for_two_to_five_players():
    for players in (1, 6):
        with pytest.raises(BadOption):
            cardlab.new_match("schwupps", players, seed=1)


@rule("schwupps.deal")
@rule("schwupps.hand")
def test_four_cards_in_hand_and_the_own_pile_unseen():
    match = cardlab.new_match("schwupps", 3, seed=4)
    assert sizes(match) == [4, 4, 4]
    mine = seen(match, 1)
    assert None not in mine["hand 1"]
    assert mine["hand 0"] == [None] * 4 == mine["hand 2"]
    assert mine["own 1"] == [None] * 16 == mine["own 0"]


# A turn


@rule("schwupps.turn")
def test_seat_0_begins_and_play_goes_to_the_left():
    match = schwupps(3)
    for seat in (0, 1, 2, 0):
        assert match.ask.seats == [seat]
        make(match, f"{seat} schwupp top", f"{seat} end")


@rule("schwupps.turn")
def test_all_three_actions_in_one_turn_and_two_of_them_twice():
    held = "aggravation, aggravation, red 5, red 6"
    match = schwupps(hand_0=held, common="purple 10, yellow 8, yellow 8")
    make(match, "0 aggravate bottom", "0 give at 1", "0 play red 5 top-first")
    make(match, "0 schwupp bottom", "0 play red 6 top-first", "0 aggravate bottom", "0 give at 1")
    assert hand(match, 0) == ["yellow 8"]
    assert moves(match) == {"0 end"}  # an 8 fits neither 6 + 1, 9 + 2 nor the bottom row:
    assert str(match.table.piles[2].cards[-1]) == "green 1"


@rule("schwupps.turn")
@pytest.mark.parametrize(
    "move",
    ["0 schwupp middle", "0 schwupp", "0 play red 6", "0 play red 6 left", "0 draw",
     "0 play aggravation top-first", "0 give at 1", "0 aggravate"],
)  # fmt: skip
def test_nothing_else_is_an_action(move):
    match = schwupps(hand_0="red 6, aggravation")
    says = {"play": WHERE, "schwupp": WHICH, "aggravate": WHICH}.get(move.split()[1], NO_SUCH)
    assert refused(match, move) == ("schwupps.turn", says if "vation" not in move else NO_SUCH)


@rule("schwupps.turn")
def test_only_cards_of_my_hand_in_my_turn():
    match = schwupps(hand_0="red 6", hand_1="red 5, aggravation")
    assert refused(match, "0 play red 5 top-first") == (
        "schwupps.turn",
        "red 5 is not in your hand.",
    )
    assert refused(match, "0 aggravate top") == ("schwupps.turn", "You have no aggravation card.")
    assert refused(match, "1 play red 5 top-first")[1] == "It is not your turn but Ana's."


@rule("schwupps.turn")
def test_the_free_schwupp_comes_back_with_the_next_turn():
    match = make(schwupps(hand_0=STUCK, hand_1=STUCK), "0 schwupp top")
    for row in ("top", "bottom"):
        assert refused(match, f"0 schwupp {row}") == (
            "schwupps.turn",
            "You have schwupped freely this turn: it goes only once a turn.",
        )
    make(match, "0 end", "1 schwupp top", "1 end")
    assert {"0 schwupp top", "0 schwupp bottom"} <= moves(match)


@rule("schwupps.turn")
def test_a_schwupp_by_an_aggravation_card_leaves_the_free_one():
    match = schwupps(hand_0="aggravation, purple 2")
    make(match, "0 aggravate top", "0 give at 1")
    assert {"0 schwupp top", "0 schwupp bottom", "0 end"} <= moves(match)


@rule("schwupps.must_act")
def test_who_can_play_nothing_must_schwupp():
    match = schwupps(hand_0=STUCK)
    assert moves(match) == {"0 schwupp top", "0 schwupp bottom"}
    says = "You can't pass: play a card or schwupp a row first."
    assert refused(match, "0 end") == ("schwupps.must_act", says)
    match.apply("0 schwupp top")
    assert match.why_not("0 end") is None


@rule("schwupps.must_act")
def test_who_can_play_may_schwupp_all_the_same_but_not_pass():
    match = schwupps(hand_0="red 5, purple 2")
    assert moves(match) == {"0 play red 5 top-first", "0 schwupp top", "0 schwupp bottom"}
    assert refused(match, "0 end")[0] == "schwupps.must_act"


@rule("schwupps.must_act")
def test_an_aggravation_card_does_not_do_away_with_the_free_schwupp():
    match = schwupps(hand_0="aggravation, purple 2")
    rows = ("top", "bottom")
    assert moves(match) == {f"0 {verb} {row}" for verb in ("aggravate", "schwupp") for row in rows}


@rule("schwupps.must_act")
def test_with_an_empty_hand_one_may_go_on_schwupping():
    match = make(schwupps(hand_0="red 5", own_0="blue 2"), "0 play red 5 top-first")
    assert moves(match) == {"0 schwupp top", "0 schwupp bottom", "0 end"}


# The end of a turn


@rule("schwupps.end_turn")
def test_stopping_with_a_card_that_fits_and_drawing_from_the_top():
    own = "yellow 1, yellow 2, yellow 3, yellow 4"
    match = schwupps(hand_0="red 5, red 6, purple 2", own_0=own)
    match.apply("0 play red 5 top-first")
    assert "red 6 top-first" in plays(match)
    match.apply("0 end")
    assert hand(match, 0) == ["red 6", "purple 2", "yellow 4", "yellow 3"]
    assert [str(card) for card in match.table.own_piles[0]] == ["yellow 1", "yellow 2"]
    assert (clauses(match)[-1], match.ask.seats) == ("schwupps.end_turn", [1])


@rule("schwupps.end_turn")
def test_only_who_draws_sees_the_cards():
    match = schwupps(hand_0="red 5, purple 2, purple 3", own_0="yellow 1, yellow 2", players=3)
    make(match, "0 play red 5 top-first", "0 end")
    sentences = [match.told(match.story(seat)[-1], me=seat).text() for seat in range(3)]
    assert sentences == [
        "You ended the turn and drew yellow 2, yellow 1.",
        *["Ana ended the turn and drew 2 cards."] * 2,
    ]
    assert seen(match, 1)["hand 0"] == [None] * 4


@rule("schwupps.end_turn")
@pytest.mark.parametrize(
    ("held", "own", "after"),
    [
        ("red 5, purple 1, purple 2, purple 3, yellow 8", "blue 2, blue 3", (4, 2)),
        ("red 5, purple 1, purple 2, purple 3, yellow 8, yellow 8", "blue 2, blue 3", (5, 2)),
        ("red 5, purple 2", "", (1, 0)),
        ("red 5, purple 2", "blue 2, blue 3", (3, 0)),
        ("red 5", "blue 2, blue 3, blue 5, blue 6, blue 7", (4, 1)),
    ],
    ids=["four", "five", "no pile", "a short pile", "an empty hand"],
)
def test_up_to_four_and_no_more_than_there_are(held, own, after):
    match = make(schwupps(hand_0=held, own_0=own), "0 play red 5 top-first", "0 end")
    assert (sizes(match)[0], len(match.table.own_piles[0])) == after
    drew_none = after in [(4, 2), (5, 2), (1, 0)]
    assert (last_line(match) == "Ana ended the turn and drew nothing.") == drew_none


# Number cards


RING = {
    "+1": [2, 3, 4, 5, 6, 7, 8, 9, 10, 1],
    "+2": [3, 4, 5, 6, 7, 8, 9, 10, 1, 2],
    "-1": [10, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "-2": [9, 10, 1, 2, 3, 4, 5, 6, 7, 8],
}
OVER = {("+1", 10), ("+2", 9), ("+2", 10), ("-1", 1), ("-2", 1), ("-2", 2)}
ALL_TEN = ", ".join(f"yellow {n}" for n in range(1, 11))


@rule("schwupps.step")
@rule("schwupps.wrap")
@pytest.mark.parametrize("step", RING)
@pytest.mark.parametrize("top", range(1, 11))
def test_one_number_fits_a_step_and_the_colour_is_free(step, top):
    wanted = RING[step][top - 1]
    match = schwupps(hand_0=ALL_TEN, **place("top-first", step, f"blue {top}"))
    fitting = {text for text in plays(match) if text.endswith("top-first")}
    assert fitting == {f"yellow {wanted} top-first"}
    other = wanted % 10 + 1
    clause, says = refused(match, f"0 play yellow {other} top-first")
    assert clause == ("schwupps.wrap" if (step, top) in OVER else "schwupps.step")
    assert says.startswith(f"yellow {other} does not fit blue {top}: ")
    match.apply(f"0 play yellow {wanted} top-first")
    assert clauses(match) == [clause]


@rule("schwupps.step")
def test_a_step_counts_from_the_card_that_lies_on_top_now():
    match = schwupps(hand_0="red 5, yellow 6, red 6, green 7")
    make(match, "0 play red 5 top-first", "0 play yellow 6 top-first")
    says = "red 6 does not fit yellow 6: +1 asks for 7."
    assert refused(match, "0 play red 6 top-first") == ("schwupps.step", says)
    match.apply("0 play green 7 top-first")
    assert [str(card) for card in match.table.piles[0]][-1] == "green 7"


@rule("schwupps.wrap")
@pytest.mark.parametrize(
    ("step", "top", "wanted"), [("+1", 10, 1), ("+2", 9, 1), ("-1", 1, 10), ("-2", 2, 10)]
)
def test_what_is_asked_for_past_the_end_is_said(step, top, wanted):
    match = schwupps(hand_0="red 6, red 5", **place("top-first", step, f"purple {top}"))
    says = f"red 6 does not fit purple {top}: on the ring of ten {step} asks for {wanted}."
    assert refused(match, "0 play red 6 top-first") == ("schwupps.wrap", says)


@rule("schwupps.wrap")
def test_doros_ten_below_a_one_and_two_above_a_ten():
    rows = {**place("bottom-first", "-1", "purple 1"), **place("top-second", "+2", "red 10")}
    match = schwupps(hand_0="blue 10, green 2, green 8, red 3", **rows)
    assert plays(match) == {"blue 10 bottom-first", "green 2 top-second"}
    make(match, "0 play blue 10 bottom-first", "0 play green 2 top-second")
    assert clauses(match) == ["schwupps.wrap", "schwupps.wrap"]
    tops = [str(pile.cards[-1]) for pile in match.table.piles]
    assert tops == ["blue 4", "green 2", "blue 10", "purple 7"]
    assert plays(match) == set()  # now it takes a 5, a 4, a 9 or a 7


HELD = "green 5, red 5, green 9, red 9"


@rule("schwupps.same_number")
def test_the_same_number_of_any_colour():
    match = schwupps(hand_0=HELD, **place("top-first", "same number", "green 5"))
    assert plays(match) == {"green 5 top-first", "red 5 top-first"}
    says = "green 9 does not fit green 5: it has to be 5."
    assert refused(match, "0 play green 9 top-first") == ("schwupps.same_number", says)
    match.apply("0 play red 5 top-first")
    assert clauses(match) == ["schwupps.same_number"]
    assert "green 5 top-first" in plays(match)


@rule("schwupps.same_colour")
def test_the_same_colour_of_any_number():
    match = schwupps(hand_0=HELD, **place("top-first", "same colour", "green 5"))
    assert plays(match) == {"green 5 top-first", "green 9 top-first"}
    says = "red 5 does not fit green 5: it has to be green."
    assert refused(match, "0 play red 5 top-first") == ("schwupps.same_colour", says)
    match.apply("0 play green 9 top-first")
    assert clauses(match) == ["schwupps.same_colour"]


@rule("schwupps.colour_or_number")
def test_the_same_colour_or_the_same_number_or_both():
    match = schwupps(hand_0=HELD, **place("top-first", "colour or number", "green 5"))
    assert plays(match) == {f"{card} top-first" for card in ("green 5", "red 5", "green 9")}
    assert refused(match, "0 play red 9 top-first")[0] == "schwupps.colour_or_number"
    match.apply("0 play red 5 top-first")
    assert clauses(match) == ["schwupps.colour_or_number"]
    assert plays(match) == {"green 5 top-first", "red 9 top-first"}  # red counts now, and a 5


# Aggravation cards


@rule("schwupps.aggravate")
def test_the_row_has_moved_when_the_taker_is_chosen():
    match = schwupps(3, hand_0="aggravation, purple 2", hand_1="red 1", hand_2="red 2")
    match.apply("0 aggravate top")
    assert [str(zone.cards[0]) for zone in match.table.places[:2]] == ["-2", "+1"]
    assert (sizes(match), match.ask.why) == ([1, 1, 1], "schwupps.aggravate")
    assert moves(match) == {"0 give at 1", "0 give at 2"}


@rule("schwupps.aggravate")
@pytest.mark.parametrize("move", ["0 give at 0", "0 give at 3", "0 give", "0 end", "0 schwupp top"])
def test_another_player_has_to_be_chosen(move):
    match = make(schwupps(3, hand_0="aggravation, purple 2"), "0 aggravate top")
    says = "Choose another player, who takes a card."
    assert refused(match, move) == ("schwupps.aggravate", says)


@rule("schwupps.aggravate")
def test_each_aggravation_card_goes_to_the_box_and_may_hit_somebody_else():
    held = {"hand_0": "aggravation, aggravation, purple 2", "hand_1": "red 1", "hand_2": "red 2"}
    match = schwupps(3, **held, common="yellow 8, yellow 9")
    make(match, "0 aggravate top", "0 give at 2", "0 aggravate bottom", "0 give at 1")
    assert [hand(match, seat)[1:] for seat in (1, 2)] == [["yellow 8"], ["yellow 9"]]
    assert [str(card) for card in match.table.box] == ["aggravation", "aggravation"]
    assert seen(match, None)["box"] == ["aggravation", "aggravation"]
    assert hand(match, 0) == ["purple 2"]


@rule("schwupps.aggravate")
def test_a_given_card_is_known_to_who_takes_it_alone():
    held = {"hand_0": "aggravation, purple 2", "hand_1": "red 1", "hand_2": "red 2"}
    match = schwupps(3, **held, common="yellow 9")
    make(match, "0 aggravate top", "0 give at 1")
    views = [seen(match, seat)["hand 1"] for seat in (0, 1, 2, None)]
    assert views == [[None, None], ["red 1", "yellow 9"], [None, None], [None, None]]
    sentences = [match.told(match.story(seat)[-1], me=seat).text() for seat in range(3)]
    assert sentences == [
        "You gave Ben a card from the common pile.",
        "Ana gave you yellow 9 from the common pile.",
        "Ana gave Ben a card from the common pile.",
    ]


@rule("schwupps.aggravate")
@rule("schwupps.end_turn")
def test_who_was_given_a_fifth_card_draws_none():
    held = {"hand_0": "aggravation, purple 2", "hand_1": "red 1, red 2, red 3, red 4"}
    match = schwupps(**held, common="yellow 8, yellow 9")
    make(match, "0 aggravate top", "0 give at 1", "0 end", "1 schwupp top", "1 end")
    assert (sizes(match)[1], len(match.table.own_piles[1])) == (6, 21)
