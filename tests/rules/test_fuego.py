"""Fuego!: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import CardlabError, set_table
from tests.rules.tables import after, example, hand, make, moves_of, prove, seen, shows

LOW = {"up 0": "1", "up 1": "1", "up 2": "1"}  # face-up cards that are in nobody's way
CLEAR = {  # without a Draw Pile, and with no card but those that are named
    "draw": 0,
    **{f"{zone} {seat}": "" for zone in ("hand", "up", "down") for seat in (0, 1)},
}
CLEAR_3 = {**CLEAR, "hand 2": "", "up 2": "", "down 2": ""}
THROUGH = {"reverse_skip": "transparent"}
EIGHTS = {"play": "5", "hand 0": "8, 9, 9", "hand 1": "6, 6, 10", "hand 2": "8, 8, 8, 2", **LOW}
SHIELD = {"play": "4, 9", "hand 0": "burn baby burn, 3, 3", "hand 1": "incendio, 2, 2",
          "hand 2": "5, 5, 6"}  # fmt: skip
AS_ANOTHER = ", ".join(
    f"0 play incendio as {card}"
    for card in ("9", "10", "skip", "reverse", "invisible", "burn", "ya burnt", "backdraft left",
                 "backdraft right", "burn baby burn left", "burn baby burn right")
)  # fmt: skip

EXAMPLES = [
    # Before the first turn
    example("fuego.swap", "each exchanges cards in turn, three times at most",
            {"turn": 0, "swaps": 2, "hand 0": "10, 5, 7", "up 0": "1, 1, backdraft"},
            "0 swap 5 for backdraft",
            hand_0="10, 7, backdraft", up_0="1, 1, 5", legal="0 ready",
            sees_1={"hand 0": "backdraft, ?, ?"}, told="swap"),
    example("fuego.swap", "then the next",
            {"turn": 0, "hand 0": "10, 5, 7", "up 0": "1, 1, backdraft", "hand 1": "10, 10, 9",
             "up 1": "10, 9, 9"}, "0 ready",
            asked="swap 1", swaps=0, legal="1 ready, 1 swap 10 for 9, 1 swap 9 for 10"),
    example("fuego.first_player fuego.first_play",
            "the lowest number starts, with one or several of it",
            {"turn": 0, "hand 0": "burn, 3, 3", "hand 1": "2, 2, 9", "hand 2": "2, 8, skip"},
            "0 ready, 1 ready, 2 ready",
            asked="first_play 1", legal="1 play 2, 1 play 2x 2",
            refuses={"1 play 9": "first_play"}),
    example("fuego.first_player", "with no number in any hand the first seat begins",
            {"turn": 0, "hand 0": "skip, skip, invisible", "hand 1": "burn, reverse, reverse"},
            "0 ready, 1 ready", 2,
            asked="turn 0", opener=-1, legal="0 play skip, 0 play 2x skip",
            refuses={"0 play invisible": "lead_blank"}, told="first_player", story="no number 0"),
    # A turn
    example("fuego.turn", "the same or higher, or a special card",
            {"play": "5", "hand 0": "4, 5, 9, skip", "up 0": "1, 1, 2"},
            legal="0 play 5, 0 play 9, 0 play skip",
            refuses={"0 play 4, 0 play 10, 0 play 2x 9, 0 draw, 0 play 5 5, 1 play 5": "turn"}),
    example("fuego.turn", "anything on an empty pile, several of a value too",
            {"hand 0": "4, 4, 9, burn"}, legal="0 play 4, 0 play 2x 4, 0 play 9"),
    example("fuego.turn", "it is told by this clause",
            {"hand 0": "4, 4, 9, burn"}, "0 play 2x 4, all wait",
            play="4, 4", asked="turn 1", told="turn refill"),
    example("fuego.turn fuego.skip", "a special card on an empty pile does what it does",
            {"hand 0": "skip, 3, 3"}, "0 play skip, all wait",
            play="skip", asked="turn 2", told="skip skip refill"),
    example("fuego.refill", "everybody draws up to three; who has more draws none",
            {"play": "5", "hand 0": "6, 6, 9", "hand 1": "7, 8, 9, 10"}, "0 play 2x 6, all wait",
            hand_0=3, hand_1=4, hand_2=3, told="turn refill"),
    example("fuego.refill", "a drawn card waits, even if it fits",
            {"play": "5", "hand 0": "6, 9, 9", "draw": "2, 10"}, "0 play 6, all wait",
            hand_0="9, 9, 10", asked="turn 1", refuses={"0 play 10": "turn"}),
    example("fuego.refill", "without a Draw Pile nobody draws",
            {**CLEAR, "hand 0": "6, 6, 9", "hand 1": "9, 9, 10", "play": "5"},
            "0 play 2x 6, all wait", 2,
            hand_0="9"),
    example("fuego.refill", "a Draw Pile too short gives what it has",
            {"play": "5", "hand 0": "6, 6, 6, 9", "draw": 1}, "0 play 3x 6, all wait", 2,
            hand_0=2, draw=0),
    example("fuego.pick_up", "who can play nothing picks up the pile, for all to see",
            {"play": "2, 9", "hand 0": "3, 4, 4"}, "0 take",
            hand_0="2, 3, 4, 4, 9", play="", asked="turn 1", sees_2={"hand 0": "2, 9, ?, ?, ?"},
            told="pick_up"),
    example("fuego.pick_up", "nothing else is left",
            {"play": "2, 9", "hand 0": "3, 4, 4"}, legal="0 take"),
    example("fuego.pick_up", "who can play does not",
            {"play": "2, 9", "hand 0": "3, 4, 10"}, refuses={"0 take": "pick_up"}),
    example("fuego.pick_up", "but for the house rule",
            {"play": "9", "hand 0": "10, 4, 4"}, rules={"pick_up_by_choice": True},
            legal="0 play 10, 0 take"),
    example("fuego.face_up", "with hand and Draw Pile gone the face-up cards are played",
            {**CLEAR, "up 0": "6, 6, 9", "down 0": "2", "hand 1": "7, 8", "play": "5"},
            "0 play 2x 6, all wait", 2,
            up_0="9", told="face_up turn"),
    example("fuego.face_up", "hand and face-up cards are not mixed",
            {**CLEAR, "hand 0": "6", "up 0": "6, 9", "hand 1": "7, 8", "play": "5"}, "", 2,
            legal="0 play 6", refuses={"0 play 9": "face_up"}),
    example("fuego.face_down", "then a face-down card is turned up",
            {**CLEAR, "down 0": "2, 9", "hand 1": "7, 8", "play": "5"}, "", 2,
            legal="0 turn", refuses={"0 take, 0 play 9": "face_down"}),
    example("fuego.face_down", "one that fits is played",
            {**CLEAR, "down 0": "2, 9", "hand 1": "7, 8", "play": "5"},
            "0 turn, 0 play 9, all wait", 2,
            play="5, 9", asked="turn 1", told="face_down turn"),
    example("fuego.face_down", "one that does not fit goes to the hand with the pile",
            {**CLEAR, "down 0": "9, 2", "hand 1": "7, 8", "play": "4, 5"}, "0 turn", 2,
            hand_0="2, 4, 5", play="", asked="turn 1", told="face_down face_down"),
    example("fuego.face_down fuego.incendio", "an Incendio is declared after it is seen",
            {**CLEAR, "down 0": "2, incendio", "hand 1": "7, 8", "play": "9"}, "0 turn", 2,
            offers="0 play incendio as 10", refuses={"0 play incendio as 8": "turn",
             "0 play incendio": "incendio", "0 turn": "face_down",
             "0 play incendio as backdraft": "backdraft"}),
    example("fuego.win", "the first without a card wins",
            {**CLEAR, "hand 0": "9", "hand 1": "7, 8", "play": "5"}, "0 play 9", 2,
            over="win 0", scores=(), told="turn win", refuses={"1 play 7": "win"}),
    example("fuego.win", "a last card that brings cards does not win",
            {**CLEAR, "hand 0": "backdraft", "hand 1": "7, 8", "up 1": "3", "play": "5"},
            "0 play backdraft left", 2,
            hand_0="7, 8", over=""),
    example("fuego.win", "who is left without cards by another's Backdraft wins",
            {**CLEAR_3, "hand 0": "backdraft, 9", "hand 1": "7", "up 0": "2", "down 2": "3",
             "play": "5"}, "0 play backdraft right", 3,
            over="win 1"),
    example("fuego.win", "a hand passed on is none won while other cards lie there",
            {**CLEAR_3, "hand 0": "backdraft, 9", "hand 1": "7", "up 0": "2", "up 1": "4",
             "up 2": "3", "play": "5"}, "0 play backdraft left, all wait", 3,
            hand_0="", hand_1="9", hand_2="7", over=""),
    example("fuego.turn_cap", "at the cap nobody wins",
            {"play": "5", "hand 0": "6, 7, 8"}, "0 play 6, all wait", rules={"turn_cap": 1},
            over="turn_cap", scores=(), told="turn refill turn_cap"),
    # Specials that stay
    example("fuego.reverse", "the direction turns, and almost all may follow",
            {"play": "9", "hand 0": "reverse, 3, 3", "hand 2": "2, burn, invisible, skip",
             "up 2": "1"}, "0 play reverse, all wait",
            direction=-1, asked="turn 2", legal="2 play 2, 2 play skip",
            refuses={"2 play burn": "burn"}, told="reverse reverse refill"),
    example("fuego.reverse", "two turn it twice",
            {"play": "9", "hand 0": "reverse, reverse, 3"}, "0 play 2x reverse, all wait",
            direction=1, asked="turn 1"),
    example("fuego.reverse", "with two players only the arrow turns",
            {"play": "9", "hand 0": "reverse, 3, 3"}, "0 play reverse, all wait", 2,
            direction=-1, asked="turn 1"),
    example("fuego.reverse", "house rule: the card beneath still counts",
            {"play": "9, reverse", "hand 0": "2, 10, 10", "up 0": "1"}, rules=THROUGH,
            legal="0 play 10, 0 play 2x 10", refuses={"0 play 2": "turn"}),
    example("fuego.reverse fuego.burn", "house rule: a Burn goes on that number",
            {"play": "9, reverse", "hand 0": "2, burn, invisible", "up 0": "1"}, rules=THROUGH,
            legal="0 play burn, 0 play invisible"),
    example("fuego.seven", "on a seven a seven or lower, or a special card",
            {"play": "7", "hand 0": "2, 7, 8, skip", "up 0": "1"},
            legal="0 play 2, 0 play 7, 0 play skip", refuses={"0 play 8": "seven"}),
    example("fuego.seven", "it is told by this clause",
            {"play": "7", "hand 0": "2, 7, 8"}, "0 play 2, all wait", told="seven refill"),
    example("fuego.seven", "a seven under a discarded special asks so again",
            {**LOW, "play": "7", "hand 0": "backdraft, 3, 3, 8", "hand 1": "9, 2, 2",
             "hand 2": "9, 8, 2"}, "0 play backdraft left, all wait",
            legal="1 play 3, 1 play 2x 3"),
    *(example("fuego.skip", f"{skips} among {players}",
              {"play": "9", "hand 0": "skip, skip, 3"}, f"0 play {skips}, all wait", players,
              asked=f"turn {then}", told="skip skip refill")
      for players, skips, then in ((3, "skip", 2), (3, "2x skip", 0),
                                   (2, "skip", 0), (2, "2x skip", 1))),
    example("fuego.invisible", "the rulebook's: over a seven the next is seven or lower",
            {"play": "7", "hand 0": "invisible, 3, 3", "hand 1": "6, 8, 10", "up 1": "1"},
            "0 play invisible, all wait",
            play="7, invisible", legal="1 play 6", told="invisible refill"),
    example("fuego.invisible", "the card beneath still has to be beaten",
            {"play": "5, invisible", "hand 0": "4, 5, 10", "up 0": "1"},
            legal="0 play 5, 0 play 10", refuses={"0 play 4": "turn"}),
    example("fuego.invisible", "one at a time, on a number, and on an Incendio as one",
            {"play": "incendio=5", "hand 0": "invisible, invisible, 10", "up 0": "1"},
            legal="0 play invisible, 0 play 10", refuses={"0 play 2x invisible": "invisible"}),
    *(example("fuego.invisible", f"not on {top}",
              {"play": top, "hand 0": "invisible, invisible, 10", "up 0": "1"},
              legal="0 play 10", refuses={"0 play invisible, 0 play 2x invisible": "invisible"})
      for top in ("skip", "5, invisible")),
    example("fuego.burn", "the pile burns, and another turn",
            {"play": "3, 5", "hand 0": "burn, 2, 2"}, "0 play burn, all wait",
            play="", discard={"3", "5", "burn"}, asked="turn 0", told="burn burn refill"),
    *(example("fuego.burn", f"not on {top}",
              {"play": top, "hand 0": "burn, burn, 10", "up 0": "1"},
              legal="0 play 10", refuses={"0 play burn, 0 play 2x burn": "burn"})
      for top in ("incendio=5", "skip", "reverse", "5, invisible")),
    example("fuego.lead_blank", "only Invisible and Burn left lead an empty pile",
            {"hand 0": "invisible, burn, burn", "up 0": "1"},
            legal="0 play invisible, 0 play burn"),
    example("fuego.lead_blank", "not with a number in hand",
            {"hand 0": "invisible, burn, 4", "up 0": "1"},
            legal="0 play 4", refuses={"0 play burn": "lead_blank"}),
    example("fuego.lead_blank", "an Invisible lies there as if the pile were empty",
            {"hand 0": "invisible, burn, burn", "hand 1": "1, skip, burn", "up 1": "1"},
            "0 play invisible, all wait",
            play="invisible", legal="1 play 1, 1 play skip", told="lead_blank refill"),
    example("fuego.lead_blank", "a Burn is discarded, without an extra turn",
            {"hand 0": "invisible, burn, burn"}, "0 play burn, all wait",
            play="", discard="burn", asked="turn 1", told="lead_blank refill"),
    example("fuego.lead_blank", "from the face-up cards too, whatever lies below them",
            {**CLEAR, "up 0": "invisible, burn", "down 0": "3, 4", "hand 1": "7, 8"}, "", 2,
            legal="0 play invisible, 0 play burn"),
    example("fuego.lead_blank", "and turned up",
            {**CLEAR, "down 0": "2, burn", "hand 1": "7, 8"}, "0 turn, 0 play burn, all wait", 2,
            play="", asked="turn 1", told="face_down lead_blank"),
    # Incendio
    example("fuego.incendio", "any other card, under that card's rules",
            {"play": "9", "hand 0": "incendio, incendio, 3", "up 0": "1"},
            legal=AS_ANOTHER,
            refuses={"0 play incendio, 0 play incendio as incendio": "incendio",
             "0 play incendio as 8": "turn", "0 play 2x incendio as 9": "one_off_plural",
             "0 play incendio as backdraft": "backdraft",
             "0 play incendio as burn baby burn": "burn_baby_burn"}),
    example("fuego.incendio", "it must be mine",
            {"play": "6", "hand 0": "4, 4, 5", "up 0": "1"}, players=2,
            refuses={"0 play incendio as 9": "turn"}),
    example("fuego.incendio", "one of it is not two",
            {"play": "6", "hand 0": "incendio, 4, 5"}, players=2,
            refuses={"0 play 2x incendio as 9": "turn"}),
    example("fuego.incendio", "as a number it lies there",
            {"play": "9", "hand 0": "incendio, 3, 3", "hand 1": "2, 2, 3", "up 1": "1"},
            "0 play incendio as 10, all wait",
            play="9, incendio=10", legal="1 take", told="incendio refill"),
    example("fuego.incendio", "and is discarded when the pile is picked up",
            {"play": "9, incendio=10", "hand 0": "2, 2, 3"}, "0 take",
            hand_0="2, 2, 3, 9", discard="incendio"),
    *(example("fuego.incendio", f"as {other} it lies there too",
              {"play": "9", "hand 0": "incendio, 3, 3", "hand 1": "4, 4, 5"},
              f"0 play incendio as {other}, all wait", 2,
              play=f"9, incendio={other}", asked=f"turn {then}")
      for other, then in (("skip", 0), ("reverse", 1), ("invisible", 1))),
    example("fuego.incendio", "as a special that is used once it is discarded",
            {"play": "9", "hand 0": "incendio, 3, 3"},
            "0 play incendio as backdraft left, all wait",
            play="9", discard="incendio"),
    example("fuego.incendio", "as a Burn it burns the pile",
            {"play": "9", "hand 0": "incendio, 3, 3"}, "0 play incendio as burn, all wait",
            play="", discard={"9", "incendio"}, asked="turn 0"),
    # Specials that are used once
    example("fuego.burn_baby_burn", "the neighbour picks up, and play goes on in that direction",
            {**SHIELD, "play": "4, 9"}, "0 play burn baby burn right, 2 suffer, all wait",
            hand_2="4, 5, 5, 6, 9", direction=-1, asked="turn 1", discard="burn baby burn",
            told="burn_baby_burn burn_baby_burn refill"),
    example("fuego.burn_baby_burn", "a side is said; an empty pile will do",
            {"hand 0": "burn baby burn, 3, 3"},
            legal="0 play burn baby burn left, 0 play burn baby burn right, 0 play 3, 0 play 2x 3",
            refuses={"0 play burn baby burn": "burn_baby_burn"}),
    example("fuego.incendio_shield", "a shield, or be burnt",
            SHIELD, "0 play burn baby burn left",
            asked="incendio_shield 1", legal="1 play incendio, 1 suffer",
            refuses={"1 play 2, 1 slap": "incendio_shield"}),
    example("fuego.incendio_shield", "it passes the burn on; who has none is asked all the same",
            SHIELD, "0 play burn baby burn left, 1 play incendio",
            legal="2 suffer", refuses={"2 play incendio": "incendio_shield"}),
    example("fuego.incendio_shield", "and on to one who picks up and loses the turn",
            SHIELD, "0 play burn baby burn left, 1 play incendio, 2 suffer, all wait",
            hand_2="4, 5, 5, 6, 9", asked="turn 0", discard="burn baby burn, incendio",
            told="burn_baby_burn incendio_shield burn_baby_burn refill refill"),
    example("fuego.incendio_shield", "a face-up Incendio shields, one that lies face down does not",
            {**CLEAR_3, "play": "4", "hand 0": "burn baby burn, 3, 3", "up 1": "incendio",
             "down 1": "2", "down 2": "incendio, 2"},
            "0 play burn baby burn left, 1 play incendio",
            up_1="", legal="2 suffer"),
    example("fuego.ya_burnt", "chance says who slaps last, picks up and loses the turn",
            {"play": "4, 9", "hand 0": "ya burnt, 3, 3", "hand 1": "1, 2, 2"},
            "0 play ya burnt, all wait", 2,
            hand_1="1, 2, 2, 4, 9", asked="turn 0", story="play 0, last 1, pick up 1, draw 0",
            told="ya_burnt ya_burnt ya_burnt refill"),
    example("fuego.ya_burnt", "house rule: all others slap",
            {"play": "4, 9", "hand 0": "ya burnt, 3, 3"}, "0 play ya burnt", 4,
            {"slap": "reaction"},
            asked="ya_burnt 1 2 3", legal="1 slap, 2 slap, 3 slap",
            refuses={"1 wait": "ya_burnt"}),
    example("fuego.ya_burnt", "house rule: whoever has not slapped is last",
            {"play": "4, 9", "hand 0": "ya burnt, 3, 3", "hand 2": "5, 5, 6"},
            "0 play ya burnt, 3 slap, 1 slap, all wait", 4, {"slap": "reaction"},
            hand_2="4, 5, 5, 6, 9", asked="turn 3"),
    example("fuego.backdraft",
            "all hands pass to that side, face-up cards stay; I know what was mine",
            {"play": "4", "hand 0": "backdraft, 3, 3", "hand 1": "5, 5, 6", "hand 2": "8, 8, 9",
             "up 0": "1", "draw": "2"}, "0 play backdraft right, all wait",
            hand_2="2, 3, 3", hand_1="8, 8, 9", hand_0="5, 5, 6", up_0="1", direction=-1,
            asked="turn 2", sees_1={"hand 0": "5, 5, 6"}, sees_2={"hand 0": "?, ?, ?"},
            told="backdraft backdraft refill"),
    example("fuego.backdraft", "two pass twice",
            {**LOW, "play": "4", "hand 0": "backdraft, backdraft, 3", "hand 1": "5, 5, 6",
             "hand 2": "8, 8, 9"}, "0 play 2x backdraft left, all wait",
            hand_0="5, 5, 6", hand_1="8, 8, 9", discard="backdraft, backdraft",
            refuses={"1 play backdraft": "turn"}),
    *(example("fuego.one_off_plural", f"{card}: one at a time",
              {"play": "4", "hand 0": f"{card}, {card}, 3", "up 0": "1"},
              refuses={f"0 play 2x {card}{side}": "one_off_plural"})
      for card, side in (("burn baby burn", " left"), ("ya burnt", ""))),
    # Four of a kind
    example("fuego.four", "four on top burn the pile, and another turn",
            {"play": "3, 8, 8", "hand 0": "8, 8, 2"}, "0 play 2x 8, all wait",
            play="", asked="turn 0", told="turn four refill"),
    *(example("fuego.four", f"not with {between} between",
              {"play": f"8, 8, {between}", "hand 0": "8, 8, 2", "up 0": "1"},
              "0 play 2x 8, all wait",
              play=f"8, 8, {between}, 8, 8", asked="turn 1")
      for between in ("invisible", "incendio=8")),
    example("fuego.four fuego.skip", "a Skip that completes four skips nobody",
            {"play": "3, skip, skip, skip", "hand 0": "skip, 9, 2"}, "0 play skip, all wait",
            play="", asked="turn 0", told="skip four refill"),
    example("fuego.four fuego.incendio", "an Incendio counts for none",
            {"play": "8, 8, 8", "hand 0": "incendio, 9, 2", "up 0": "1"},
            "0 play incendio as 8, all wait",
            play="8, 8, 8, incendio=8", asked="turn 1"),
    example("fuego.four", "with two decks four still suffice",
            {"play": "8, 8, 8", "hand 0": "8, 9, 2"}, "0 play 8, all wait", 5, play=""),
    example("fuego.four_any_time", "four of my own, below the pile's value",
            {"play": "9", "hand 0": "3, 3, 3, 3, 10", "up 0": "1"},
            legal="0 play 10, 0 play 4x 3"),
    example("fuego.four_any_time fuego.four", "they burn the pile, and another turn",
            {"play": "9", "hand 0": "3, 3, 3, 3, 10", "up 0": "1"}, "0 play 4x 3, all wait",
            play="", asked="turn 0", told="four_any_time four refill"),
    *(example("fuego.one_off_plural fuego.four_any_time",
              f"four of {card} too, without their effects",
              {"play": "6, reverse", "hand 0": f"{card}, {card}, {card}, {card}, 9"},
              f"0 play 4x {card}, all wait", 2,
              asked="turn 0", discard=6, story="play 0, burn 0, draw 0")
      for card in ("burn", "invisible", "skip")),
    example("fuego.four_any_time", "the rulebook's: three eights on another's eight",
            EIGHTS, "0 play 8",
            asked="four_any_time 0 1 2", legal_2="2 play 3x 8, 2 wait", legal_1="1 wait",
            refuses={"1 play 10": "four_any_time"}),
    example("fuego.four_any_time fuego.after_four",
            "out of turn they burn it, and play goes on from there",
            EIGHTS, "0 play 8, 0 wait, 1 wait, 2 play 3x 8, all wait",
            play="", asked="turn 2", told="turn refill turn after_four refill"),
    example("fuego.after_four", "then the next to them",
            EIGHTS, "0 play 8, 0 wait, 1 wait, 2 play 3x 8, all wait, 2 play 2, all wait",
            asked="turn 0"),
    example("fuego.four_any_time",
            "nobody is asked when all see that it is impossible: two 8s are unseen",
            {**EIGHTS, "hand 2": "3, 3, 2", "up 1": "8"}, "0 play 8", asked="turn 1"),
    example("fuego.four_any_time", "house rule: never out of turn",
            EIGHTS, "0 play 8", rules={"four_out_of_turn": False}, asked="turn 1"),
    example("fuego.four_any_time", "one face-up eight on three is enough",
            {**CLEAR_3, "hand 0": "8, 9", "hand 1": "6, 6", "up 2": "8, 2", "play": "5, 8, 8"},
            "0 play 8",
            legal_2="2 play 8, 2 wait"),
    example("fuego.four_any_time", "face-up cards in play count too",
            {**CLEAR_3, "hand 0": "8, 9", "hand 1": "6, 6", "up 2": "8, 8, 8", "down 2": "2",
             "play": "5"}, "0 play 8",
            legal_2="2 play 3x 8, 2 wait"),
    example("fuego.four_any_time", "not while a burn is decided",
            {"play": "3", "hand 0": "burn baby burn, 9, 9", "hand 2": "4, 4, 4, 4", "up 0": "1"},
            "0 play burn baby burn left",
            asked="incendio_shield 1"),
    example("fuego.four_any_time", "but after it",
            {"play": "3", "hand 0": "burn baby burn, 9, 9", "hand 2": "4, 4, 4, 4", "up 0": "1"},
            "0 play burn baby burn left, 1 suffer",
            offers="2 play 4x 4"),
]  # fmt: skip


@pytest.mark.parametrize("row", EXAMPLES)
def test_an_example(row):
    prove("fuego", row)


@pytest.mark.rule("fuego.deck")
@pytest.mark.rule("fuego.decks")
def test_sixty_four_cards_and_twice_as_many_for_five():
    counts = Counter(map(str, cardlab.new_match("fuego", 4, seed=1).table.pack()))
    assert sum(counts.values()) == 64
    assert (counts["7"], counts["skip"], counts["incendio"], counts["backdraft"]) == (4, 4, 2, 2)
    assert len(cardlab.new_match("fuego", 5, seed=1).table.pack()) == 128
    assert len(cardlab.new_match("fuego", 2, seed=1, deck=[3] * 18).table.pack()) == 54


@pytest.mark.rule("fuego.spark_pile")
@pytest.mark.rule("fuego.piles")
def test_three_face_down_three_face_up_three_in_hand():
    match = cardlab.new_match("fuego", 3, seed=1)
    counts = {f"{zone}_{seat}": 3 for zone in ("hand", "up", "down") for seat in range(3)}
    shows(match, **counts, draw=64 - 27, play=0, discard=0, asked="swap 0")
    assert seen(match, 0, "down 0") == "?, ?, ?"  # nobody looks
    assert "?" not in seen(match, 0, "up 1")


@pytest.mark.rule("fuego.first_player")
@pytest.mark.rule("fuego.first_play")
@pytest.mark.parametrize("seed", range(12))
def test_the_lowest_number_of_all_hands_starts(seed):
    match = make(cardlab.new_match("fuego", 3, seed=seed), "0 ready, 1 ready, 2 ready")
    numbers = [[card.rank for card in cards if card.rank] for cards in match.table.hands]
    lowest = min(n for held in numbers for n in held)
    starts = next(p for p in range(3) if lowest in numbers[p])  # a tie: the dealer's left first
    shows(match, asked=f"first_play {starts}", story=f"deal, starts {starts}")
    counts = range(1, numbers[starts].count(lowest) + 1)
    assert moves_of(match) == {f"{starts} play {f'{k}x ' if k > 1 else ''}{lowest}" for k in counts}


FAIR = 4.5 * (400 / 4) ** 0.5  # of 400 even chances: 4.5 standard errors


@pytest.mark.rule("fuego.ya_burnt")
def test_the_last_to_slap_is_each_as_likely():
    places = {"hand 0": "ya burnt, 3, 3", "hand 1": "1, 2, 2", "hand 2": "5, 5, 6", "play": "4, 9"}
    last = Counter()
    for seed in range(400):
        match = after("fuego", places, "0 play ya burnt", seed=seed)
        last[next(p for p in (1, 2) if "9" in hand(match, p))] += 1
    assert abs(last[1] - 200) < FAIR


@pytest.mark.rule("fuego.four_any_time")
def test_of_several_with_four_each_is_as_likely():
    places = {"hand 0": "9, 9, 10", "hand 1": "3, 3, 3, 3", "hand 2": "4, 4, 4, 4", "play": "5"}
    first = Counter()
    for seed in range(400):
        match = after("fuego", {**places, "up 0": "1"}, "0 play 9", seed=seed)
        for seat in list(match.ask.seats):
            match.apply({1: "1 play 4x 3", 2: "2 play 4x 4"}.get(seat, f"{seat} wait"))
        first[1 if "3" not in hand(match, 1) else 2] += 1
    assert abs(first[1] - 200) < FAIR


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"hand 0": "7, 7, 7, 7, 7"}, "the box has only 4"),
        ({"hand 0": "red 7"}, "there is no card"),
        ({"hand 0": "7"}, "fewer than three cards while there is a Draw Pile"),
        ({"turned up": "7"}, "one card, of a player who plays from the face-down cards"),
        ({"hand 0": 60}, "can't be dealt"),
        ({**CLEAR, "hand 0": "7"}, "would have won"),
        ({"hand 0": "incendio=6, 5, 3"}, "hand 0: an Incendio is another card"),
        ({"play": "incendio"}, "write 'incendio=6'"),
        ({"discard": "incendio=6"}, "discard: an Incendio is another card"),
        ({"turn": 0, "opener": 0}, "Before the first turn nobody has begun"),
        ({"swaps": 1}, "say 'turn': 0 as well"),
        ({"opener": 1}, "it is the seat on turn"),
        ({"opener": 0, "hand 0": "burn, skip, skip"}, "has no number card"),
        ({"opener": 0, "play": "4"}, "on an empty pile"),
        ({"swaps": 4, "turn": 0}, "'swaps' can't be 4; it is 0, 1, 2 or 3"),
    ],
)  # fmt: skip
def test_a_table_that_does_not_add_up(places, says):
    with pytest.raises(CardlabError, match=says):
        set_table("fuego", places, players=2, seed=1)
