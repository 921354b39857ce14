"""Schwupps: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadOption, CardlabError, set_table
from tests.rules.tables import after, example, make, prove, seen, sentences, shows

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
AGG = {**ROWS, "hand 0": "aggravation, purple 2", "hand 1": "red 1"}
AGG_3 = {**AGG, "hand 2": "red 2"}
OTHER_RULES = (
    "+1, +1, +1, +2, +2, +2, -1, -1, -1, -2, -2, -2, same number, same number, same number, "
    "same colour, same colour, same colour, same colour, same colour, colour or number, "
    "colour or number, colour or number, colour or number, colour or number"
)
HELD = {**ROWS, "hand 0": "green 5, red 5, green 9, red 9", "top-first pile": "green 5"}
BARE = {**ROWS, "common": "", "rest": "own 1", "own 0": "", "hand 1": "blue 9"}
UNDER = {**BARE, "hand 0": "purple 2", "common": "yellow 8",
         "top-first pile": "blue 1, blue 2, blue 4",
         "bottom-second pile": "red 3, purple 7"}  # fmt: skip
WON = {**ROWS, "hand 0": "red 5", "own 0": "", "hand 1": "blue 1, blue 2", "own 1": "blue 3"}
CUP = {"tournament": True}
JANNIS = {  # the rulebook's turn: Jannis has the aggravation card, Doro takes a card, Kim looks on
    "top-first": "-1", "top-first pile": "blue 10",
    "top-second": "same number", "top-second pile": "green 7",
    "bottom-first": "+2", "bottom-first pile": "yellow 2",
    "bottom-second": "-1", "bottom-second pile": "red 6",
    "next": "-2", "schwupps pile": "same colour, +1",
    "hand 0": "aggravation, green 10, purple 1, red 2", "hand 1": "blue 3",
    "own 0": "yellow 5, yellow 6, yellow 7, yellow 8", "common": "purple 5, yellow 9",
}  # fmt: skip

EXAMPLES = [
    # A turn
    example("schwupps.turn", "all three actions in one turn, two of them twice",
            {**ROWS, "hand 0": "aggravation, aggravation, red 5, red 6",
             "common": "purple 10, yellow 8, yellow 8"},
            "0 aggravate bottom, 0 give at 1, 0 play red 5 top-first, "
            "0 schwupp bottom, 0 play red 6 top-first, 0 aggravate bottom, "
            "0 give at 1",
            hand_0="yellow 8", legal="0 end"),
    example("schwupps.turn", "nothing else is an action",
            {**ROWS, "hand 0": "red 6, aggravation", "hand 1": "red 5"},
            refuses={"0 schwupp middle, 0 schwupp, 0 play red 6, 0 play red 6 left, 0 draw, "
             "0 play aggravation top-first, 0 give at 1, 0 aggravate, "
             "0 play red 5 top-first, 1 play red 5 top-first": "turn"}),
    example("schwupps.turn", "an aggravation card must be mine",
            {**ROWS, "hand 0": STUCK}, refuses={"0 aggravate top": "turn"}),
    example("schwupps.turn", "one schwupp a turn is free",
            {**ROWS, "hand 0": STUCK}, "0 schwupp top",
            offers="0 end", refuses={"0 schwupp top, 0 schwupp bottom": "turn"}, schwupped=True),
    example("schwupps.turn", "and again in the next turn",
            {**ROWS, "hand 0": STUCK, "hand 1": STUCK},
            "0 schwupp top, 0 end, 1 schwupp top, 1 end",
            asked="turn 0", offers="0 schwupp top, 0 schwupp bottom"),
    example("schwupps.turn", "a schwupp by an aggravation card leaves the free one",
            AGG, "0 aggravate top, 0 give at 1", offers="0 schwupp top, 0 schwupp bottom, 0 end"),
    example("schwupps.must_act", "who can play nothing must schwupp",
            {**ROWS, "hand 0": STUCK},
            legal="0 schwupp top, 0 schwupp bottom", refuses={"0 end": "must_act"}),
    example("schwupps.must_act", "who can play may schwupp, but not pass",
            {**ROWS, "hand 0": "red 5, purple 2"},
            legal="0 play red 5 top-first, 0 schwupp top, 0 schwupp bottom",
            refuses={"0 end": "must_act"}),
    example("schwupps.must_act", "an aggravation card does not do away with the free schwupp",
            AGG, legal="0 aggravate top, 0 aggravate bottom, 0 schwupp top, 0 schwupp bottom"),
    example("schwupps.must_act", "with an empty hand at the start too",
            {**ROWS, "hand 0": 0, "own 0": 5},
            legal="0 schwupp top, 0 schwupp bottom", refuses={"0 end": "must_act"}),
    example("schwupps.must_act", "with an empty hand one may go on schwupping",
            {**ROWS, "hand 0": "red 5", "own 0": "blue 2"}, "0 play red 5 top-first",
            legal="0 schwupp top, 0 schwupp bottom, 0 end"),
    example("schwupps.end_turn", "stop with a card that fits, and draw up to four from the top",
            {**ROWS, "hand 0": "red 5, red 6, purple 2",
             "own 0": "blue 6, yellow 2, yellow 3, yellow 4"}, "0 play red 5 top-first, 0 end",
            hand_0="red 6, purple 2, yellow 4, yellow 3", own_0="blue 6, yellow 2",
            asked="turn 1", told="step end_turn", sees_1={"hand 0": "?, ?, ?, ?"}),
    *(example("schwupps.end_turn", f"{what}: draw none or what there is",
              {**ROWS, "hand 0": held, "own 0": own}, "0 play red 5 top-first, 0 end",
              hand_0=then, own_0=left)
      for what, held, own, then, left in (
          ("four", "red 5, purple 1, purple 2, purple 3, yellow 8", "blue 2, blue 3", 4, 2),
          ("five", "red 5, purple 1, purple 2, purple 3, red 8, red 8", "blue 2, blue 3", 5, 2),
          ("no pile", "red 5, purple 2", "", 1, 0),
          ("a short pile", "red 5, purple 2", "blue 2, blue 3", 3, 0),
          ("an empty hand", "red 5", "blue 2, blue 3, blue 5, blue 6, blue 7", 4, 1))),
    # Number cards
    example("schwupps.step", "it counts from the card that lies on top now",
            {**ROWS, "hand 0": "red 5, yellow 6, red 6, green 7"},
            "0 play red 5 top-first, 0 play yellow 6 top-first",
            plays="green 7 top-first, green 7 bottom-second",
            refuses={"0 play red 6 top-first": "step"}, told="step step"),
    example("schwupps.wrap", "Doro's: ten below a one, and two above a ten",
            {**ROWS, "bottom-first pile": "purple 1", "top-second pile": "red 10",
             "hand 0": "blue 10, green 2, green 8, red 3"},
            plays="blue 10 bottom-first, green 2 top-second"),
    example("schwupps.wrap", "they are told by this clause",
            {**ROWS, "bottom-first pile": "purple 1", "top-second pile": "red 10",
             "hand 0": "blue 10, green 2, green 8, red 3"},
            "0 play blue 10 bottom-first, 0 play green 2 top-second",
            told="wrap wrap", plays=""),
    example("schwupps.same_number", "of any colour",
            {**HELD, "top-first": "same number", "bottom-second": "+1"},
            plays="green 5 top-first, red 5 top-first",
            refuses={"0 play green 9 top-first": "same_number"}),
    example("schwupps.same_number", "the colour of the new top does not count",
            {**HELD, "top-first": "same number", "bottom-second": "+1"},
            "0 play red 5 top-first",
            told="same_number", plays="green 5 top-first"),
    example("schwupps.same_colour", "of any number",
            {**HELD, "top-first": "same colour"},
            plays="green 5 top-first, green 9 top-first",
            refuses={"0 play red 5 top-first": "same_colour"}),
    example("schwupps.same_colour", "it is told by this clause",
            {**HELD, "top-first": "same colour"}, "0 play green 9 top-first", told="same_colour"),
    example("schwupps.colour_or_number", "or both",
            {**HELD, "top-first": "colour or number"},
            plays="green 5 top-first, red 5 top-first, green 9 top-first",
            refuses={"0 play red 9 top-first": "colour_or_number"}),
    example("schwupps.colour_or_number", "then of the new top",
            {**HELD, "top-first": "colour or number"}, "0 play red 5 top-first",
            told="colour_or_number", plays="green 5 top-first, red 9 top-first"),
    # Aggravation cards
    example("schwupps.aggravate", "the row has moved when the taker is chosen",
            AGG_3, "0 aggravate top", 3,
            top_first="-2", top_second="+1", hand_0=1, hand_1=1, asked="aggravate 0",
            legal="0 give at 1, 0 give at 2", told="aggravate schwupp schwupp",
            refuses={"0 give at 0, 0 give at 3, 0 give, 0 end, 0 schwupp top": "aggravate"}),
    example("schwupps.aggravate schwupps.schwupp_price",
            "each may hit somebody else, who alone sees the card; it costs me none",
            {**AGG_3, "hand 0": "aggravation, aggravation, purple 2",
             "common": "yellow 8, yellow 9"},
            "0 aggravate top, 0 give at 2, 0 aggravate bottom, 0 give at 1", 3,
            hand_0="purple 2", hand_1="red 1, yellow 8", hand_2="red 2, yellow 9",
            box="aggravation, aggravation", sees_1={"hand 1": "red 1, yellow 8",
             "hand 2": "?, ?", "box": "aggravation, aggravation"}, sees_0={"hand 1": "?, ?"},
            sees_none={"hand 1": "?, ?"}),
    example("schwupps.aggravate", "it is told step by step",
            AGG, "0 aggravate top, 0 give at 1",
            story="aggravate 0, move on, turned up, give 0",
            told="aggravate schwupp schwupp aggravate"),
    example("schwupps.aggravate schwupps.end_turn", "who was given a fifth card draws none",
            {**AGG, "hand 1": "red 1, red 2, red 3, red 4", "common": "yellow 8, yellow 9"},
            "0 aggravate top, 0 give at 1, 0 end, 1 schwupp top, 1 end",
            hand_1=6, own_1=21),
    # Schwupping
    example("schwupps.table schwupps.schwupp",
            "the top row moves on: the other row and the tops stay",
            {**ROWS, "hand 0": "purple 2", "schwupps pile": "+2, same colour"}, "0 schwupp top",
            top_first="-2", top_second="+1", bottom_first="-1", bottom_second="same number",
            schwupps_discard="+2", next="same colour", schwupps_pile=24, top_first_pile="blue 4",
            top_second_pile="red 9", story="schwupp 0, move on, turned up, take 0",
            told="schwupp schwupp schwupp schwupp_price"),
    example("schwupps.table schwupps.schwupp", "so does the bottom row",
            {**ROWS, "hand 0": "purple 2", "schwupps pile": "+2, same colour"},
            "0 schwupp bottom",
            top_first="+1", top_second="+2", bottom_first="-2", bottom_second="-1",
            schwupps_discard="same number", next="same colour", bottom_first_pile="green 1"),
    example("schwupps.schwupp", "a card moves through its row to the discard",
            {**ROWS, "hand 0": "aggravation, aggravation, purple 2",
             "schwupps pile": "same number, same colour, +1"},
            "0 aggravate top, 0 give at 1, 0 schwupp top, 0 aggravate top, 0 give at 1",
            top_first="same colour", top_second="+1", schwupps_discard="+2, +1, -2",
            next="same number"),
    example("schwupps.schwupp schwupps.step", "other cards fit then",
            {**ROWS, "hand 0": "red 5, yellow 2, yellow 10", "common": "yellow 8"},
            "0 schwupp top",
            plays="yellow 2 top-first, yellow 10 top-second, yellow 10 bottom-first",
            refuses={"0 play red 5 top-first": "step"}),
    example("schwupps.schwupp", "everybody sees the next rule and the discard, nobody the pile",
            {**ROWS, "hand 0": "purple 2", "schwupps pile": "2 more, same colour",
             "rest": "common", "schwupps discard": 22}, "0 schwupp top",
            sees_0={"next": "same colour", "schwupps pile": "?, ?"},
            sees_none={"next": "same colour"}),
    example("schwupps.schwupp_price",
            "a free schwupp costs the top card, which only I see and may play",
            {**ROWS, "hand 0": "purple 3", "common": "yellow 8, yellow 2"}, "0 schwupp top",
            hand_0="purple 3, yellow 2", plays="yellow 2 top-first",
            sees_0={"hand 0": "purple 3, yellow 2"}, sees_1={"hand 0": "?, ?"}),
    example("schwupps.schwupp_price schwupps.end_turn", "even beyond four",
            {**ROWS, "hand 0": "purple 1, purple 2, purple 3, purple 4", "common": "yellow 8"},
            "0 schwupp top, 0 end",
            hand_0=5, own_0=21),
    # Piles that run out
    example("schwupps.pile_out", "as long as a card is turned up the pile has not run out",
            AGG, "0 aggravate top, 0 give at 1", rules={"rule_cards": [2, 1, 1, 1, 1, 0, 0]},
            next="+1", schwupps_pile=0, schwupps_discard="+2",
            told="aggravate schwupp schwupp aggravate"),
    example("schwupps.pile_out", "the last one is used: of two discarded one is turned up",
            AGG, "0 aggravate top, 0 give at 1, 0 schwupp top",
            rules={"rule_cards": [2, 1, 1, 1, 1, 0, 0]},
            top_first="+1", top_second="-2", next=1, schwupps_pile=1, schwupps_discard=0,
            told="aggravate schwupp schwupp aggravate schwupp schwupp pile_out schwupp "
            "schwupp_price"),
    example("schwupps.pile_out", "a long discard becomes the new pile, unseen",
            {**ROWS, "hand 0": "purple 2", "schwupps discard": OTHER_RULES, "schwupps pile": ""},
            "0 schwupp bottom",
            next=1, schwupps_pile=25, schwupps_discard=0,
            sees_0={"schwupps pile": ", ".join("?" * 25)}),
    example("schwupps.common_out",
            "with its last card taken the cards under the tops are shuffled in",
            UNDER, "0 schwupp top",
            hand_0="purple 2, yellow 8", common={"blue 1", "blue 2", "red 3"},
            top_first_pile="blue 4", bottom_second_pile="purple 7", sees_0={"common": "?, ?, ?"},
            told="schwupp schwupp schwupp schwupp_price common_out"),
    example("schwupps.common_out schwupps.aggravate",
            "so when it is given; the aggravation card stays away",
            {**UNDER, "hand 0": AGG["hand 0"]}, "0 aggravate top, 0 give at 1",
            hand_1="blue 9, yellow 8", common={"blue 1", "blue 2", "red 3"}, box="aggravation"),
    example("schwupps.common_out", "two cards in the pile are not out yet",
            {**UNDER, "common": "yellow 8, yellow 9"}, "0 schwupp top",
            common="yellow 8", top_first_pile=3),
    example("schwupps.common_out", "with no card under a top nobody takes one",
            {**BARE, "hand 0": AGG["hand 0"]}, "0 schwupp bottom, 0 aggravate top, 0 give at 1",
            hand_0="purple 2", hand_1="blue 9", box="aggravation",
            told="schwupp schwupp schwupp common_out aggravate schwupp schwupp common_out"),
    example("schwupps.common_out", "nobody goes without a card while some lie under the tops",
            {**UNDER, "common": ""}, "0 schwupp bottom", hand_0=2, common=2),
    example("schwupps.common_out schwupps.must_act", "the free schwupp is still the way out",
            {**BARE, "hand 0": STUCK}, "0 schwupp top, 0 end", hand_0=2, asked="turn 1"),
    example("schwupps.common_out", "each card laid makes a common pile while there is none",
            {**BARE, "hand 0": "red 5, red 6, yellow 10, purple 2"},
            "0 play red 5 top-first, 0 play yellow 10 bottom-first",
            common="blue 4", bottom_first_pile=2),
    example("schwupps.common_out", "and again when that one is taken",
            {**BARE, "hand 0": "red 5, red 6, yellow 10, purple 2"},
            "0 play red 5 top-first, 0 play yellow 10 bottom-first, 0 schwupp bottom",
            hand_0="red 6, purple 2, blue 4", common="green 1"),
    # The rulebook's turn
    example("schwupps.turn schwupps.aggravate schwupps.wrap",
            "Jannis aggravates Doro and plays a ten on a two",
            JANNIS, "0 aggravate bottom, 0 give at 1", 3,
            bottom_first="-2", bottom_second="+2", schwupps_discard="-1",
            hand_1="blue 3, yellow 9", plays="green 10 bottom-first"),
    example("schwupps.turn schwupps.schwupp_price schwupps.end_turn",
            "he schwupps freely, plays a one on a ten and a two, and draws three",
            JANNIS, "0 aggravate bottom, 0 give at 1, 0 play green 10 bottom-first, "
            "0 schwupp top, 0 play purple 1 top-first, 0 play red 2 top-first, 0 end", 3,
            hand_0="purple 5, yellow 8, yellow 7, yellow 6", top_first="+1", top_second="-1",
            top_first_pile="blue 10, purple 1, red 2", asked="turn 1"),
    # The end
    example("schwupps.goal", "the last card without a personal pile wins at once",
            WON, "0 play red 5 top-first",
            over="goal 0", scores=(), legal="", told="step goal", refuses={"0 end": "goal"}),
    example("schwupps.goal", "a second to last card does not win",
            {**WON, "hand 0": "red 5, red 6"}, "0 play red 5 top-first", over=""),
    example("schwupps.goal", "the last card may be one that a schwupp cost",
            {**WON, "common": "yellow 10", "schwupps pile": "+1"},
            "0 schwupp top, 0 play yellow 10 top-second, 0 end, 1 schwupp top, "
            "1 end, 0 play red 5 top-first",
            over="goal 0"),
    example("schwupps.goal", "an empty hand is no win while there is a personal pile",
            {**WON, "own 0": "yellow 6", "hand 1": STUCK}, "0 play red 5 top-first",
            over="", hand_0="", told="step goal"),
    example("schwupps.goal schwupps.end_turn", "its last card wins then",
            {**WON, "own 0": "yellow 6", "hand 1": STUCK},
            "0 play red 5 top-first, 0 end, 1 schwupp bottom, 1 end, 0 play yellow 6 top-first",
            over="goal 0"),
    example("schwupps.goal", "an empty hand is not filled before the end of the turn",
            {**WON, "own 0": "yellow 6, yellow 7", "common": "purple 10, yellow 1"},
            "0 play red 5 top-first, 0 schwupp bottom",
            hand_0="yellow 1", own_0=2),
    example("schwupps.goal schwupps.aggravate",
            "an aggravation card as the last wins, and does nothing",
            {**WON, "hand 0": "aggravation"}, "0 aggravate top",
            over="goal 0", top_first="+1", schwupps_discard=0, hand_1=2, told="goal goal"),
    example("schwupps.goal schwupps.aggravate", "with a personal pile left it is carried out",
            {**WON, "hand 0": "aggravation", "own 0": "yellow 6"},
            "0 aggravate top, 0 give at 1, 0 end",
            over="", top_first="-2", hand_0="yellow 6", hand_1=3),
    example("schwupps.turn_cap", "after the last turn nobody has won",
            {**ROWS, "hand 0": STUCK, "hand 1": STUCK},
            "0 schwupp top, 0 end, 1 schwupp top, 1 end", rules={"turn_cap": 2},
            over="turn_cap", scores=(),
            story="schwupp 0, move on, turned up, take 0, refill 0, schwupp 1, move on, "
            "turned up, take 1, refill 1, end"),
    example("schwupps.turn_cap schwupps.goal", "a win in the last turn counts",
            WON, "0 play red 5 top-first", rules={"turn_cap": 1}, over="goal 0"),
    # The tournament
    example("schwupps.score", "five to the winner, minus one for each card left",
            {**WON, "hand 2": "blue 5, aggravation, blue 7, blue 8, blue 9", "own 2": ""},
            "0 play red 5 top-first", 3, CUP,
            points=[5, -(2 + 1), -(5 + 0)], told="step goal score score score deal tournament"),
    *(example("schwupps.tournament", f"after game {games + 1} seat {starter} begins, whoever won",
              {**WON, "games": games}, "0 play red 5 top-first", 4, CUP,
              asked=f"turn {starter}", games=games + 1)
      for games, starter in ((0, 1), (1, 2), (2, 3))),
    example("schwupps.tournament schwupps.deal", "the next game is dealt from all cards",
            {**ROWS, "hand 0": "aggravation, red 5", "own 0": ""},
            "0 aggravate bottom, 0 give at 1, 0 play red 5 top-first", 2, CUP,
            box=0, schwupps_discard=0, schwupps_pile=25, common=60, hand_0=4, own_0=21, hand_1=4,
            own_1=21, top_first_pile=1, refuses={"1 end": "must_act"}),
    example("schwupps.tournament schwupps.score", "the highest total wins, not the last game",
            {**ROWS, "hand 0": "blue 1, blue 2, blue 3", "own 0": "blue 5, blue 6",
             "hand 1": "blue 7", "own 1": "", "hand 2": "red 5", "own 2": "", "games": 2,
             "points": [-10, 5, -20], "on turn": 2}, "2 play red 5 top-first", 3, CUP,
            over="tournament 1", scores=(-15, 4, -15)),
    *(example("schwupps.tournament schwupps.score",
              f"the fewest minus points win, ties share: {points}",
              {**WON, "hand 2": "blue 5", "own 2": "blue 6, blue 7", "games": 2,
               "points": points}, "0 play red 5 top-first", 3, CUP,
              over=f"tournament {winners}", scores=(points[0] + 5, -27 - 3, -27 - 3))
      for points, winners in (([-35, -27, -27], "0 1 2"), ([-36, -27, -27], "1 2"))),
    example("schwupps.score schwupps.turn_cap", "a capped game gives nobody five",
            {**WON, "hand 0": STUCK}, "0 schwupp top, 0 end", 2, {**CUP, "turn_cap": 1},
            points=[-3, -3], asked="turn 1", games=1),
    example("schwupps.tournament schwupps.score schwupps.turn_cap", "three games of one turn",
            {**WON, "hand 2": "blue 5, blue 6, blue 7, blue 8", "own 2": ""},
            "0 play red 5 top-first, 1 schwupp top, 1 end, 2 schwupp top, 2 end", 3, {**CUP,
             "turn_cap": 1},
            over="tournament 0", scores=(5 - 20 - 20, -3 - 21 - 20, -4 - 20 - 21)),
]  # fmt: skip


@pytest.mark.parametrize("row", EXAMPLES)
def test_an_example(row):
    prove("schwupps", row, players=2)


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


# Components and setup


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
        assert [card.kind for card in match.table.zone(f"{place} pile")] == ["number"]


@pytest.mark.rule("schwupps.deal")
@pytest.mark.rule("schwupps.turn_cap")
def test_two_to_five_players_and_two_thousand_turns():
    for players in (1, 6):
        with pytest.raises(BadOption):
            cardlab.new_match("schwupps", players, seed=1)
    assert cardlab.new_match("schwupps", 2, seed=1).options["turn_cap"] == 2000


@pytest.mark.rule("schwupps.starters")
def test_no_pile_starts_with_an_aggravation_card():
    for seed in range(60):
        piles = cardlab.new_match("schwupps", 2, seed).table.piles
        assert [[card.kind for card in pile] for pile in piles] == [["number"]] * 4


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
    shows(match, over="tournament 0 1", scores=(-29, -29))


def test_what_is_private_is_told_to_those_who_know_it():
    match = after(
        "schwupps", {**AGG, "common": "yellow 2, yellow 9"}, "0 aggravate top, 0 give at 1"
    )
    make(match, "0 schwupp bottom")
    gave, took = [[sentences(match, seat)[n] for seat in range(3)] for n in (3, -1)]
    assert gave == [
        "You gave Ben a card from the common pile.",
        "Ana gave you yellow 9 from the common pile.",
        "Ana gave Ben a card from the common pile.",
    ]
    assert took == [
        "You took yellow 2 from the common pile.",
        *["Ana took a card from the common pile."] * 2,
    ]


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"hand 0": "red 7, red 7, red 7"}, "the box has only 2, and they are placed"),
        ({"hand 0": ", ".join(["aggravation"] * 15)}, "the box has only 14"),
        ({"schwupps discard": "+1, +1, +1, +1, +1"}, "the box has only 4"),
        ({"hand 0": "red poblano"}, "there is no card"),
        ({"hand 0": 200}, "can't be dealt 200 cards"),
        ({"hand 2": "red 7"}, "The table has no 'hand 2'"),
        ({"on turn": 2}, "'on turn' can't be 2"),
        ({"next": "+1, +2"}, "next holds one Schwupps card"),
        ({"bottom-second": "red 7"}, "can't be in bottom-second"),
        ({"top-second pile": "red 7, aggravation"}, "holds number cards only"),
        ({"top-second pile": "same colour"}, "can't be in top-second pile"),
        ({"hand 1": "", "own 1": ""}, "would have won already"),
        ({"hand 0": "+1"}, "can't be in hand 0"),
        ({"own 0": "+1"}, "can't be in own 0"),
        ({"box": "+1"}, "can't be in box"),
        ({"schwupps discard": "red 7"}, "can't be in schwupps discard"),
        ({"points": [1]}, "points"),
        ({"points": 5}, "points"),
        ({"points": ["a", "b"]}, "points"),
        ({"games": 2}, "games"),
        ({"games": "x"}, "games"),
        ({"schwupped": 1}, "'schwupped' can't be 1; it is False or True"),
        ({"schwupped": True, "acted": False}, "a schwupp is an action"),
        ({"rest": "own 1", "common": "", "hand 0": "red 1"}, "no number card left"),
    ],
)  # fmt: skip
def test_a_table_that_does_not_add_up(places, says):
    with pytest.raises(CardlabError, match=says):
        set_table(
            "schwupps",
            places,
            players=2,
            seed=1,
            tournament="points" in places or "games" in places,
        )


def test_a_schwupps_pile_too_short_for_the_rows():
    discarded = {"schwupps discard": "+1, +1, +2, +2, -1, -1"}
    with pytest.raises(CardlabError, match="too few cards for 5 empty places"):
        set_table("schwupps", discarded, players=2, seed=1, rule_cards=[2, 2, 2, 2, 0, 0, 0])
