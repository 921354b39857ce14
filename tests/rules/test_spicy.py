"""Sweet & Spicy: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadOption, BadTable, Dice, set_table
from tests.rules.tables import after, clauses, example, make, prove, seen, sentences, shows, sizes

SPICES = ("chili", "lemon", "pepper")
SIX_WILDS = ", ".join(["total wild"] * 6)
FIVE = "lemon 1, lemon 2, lemon 3, lemon 4, lemon 5"
RICH = ", ".join(f"{spice} {n}" for spice in ("lemon", "pepper") for n in range(1, 11))
OPENINGS = ", ".join(f"0 play {{0}} as {spice} {n}" for spice in SPICES for n in (1, 2, 3))
ANSWERS = ("wait", "challenge number", "challenge spice")
MISTAKES = {"etiquette": True}
CLASSIC = {"total_wild": False}
ON = {"owner": 0, "on turn": 1}
ON_4 = {"stack": "pepper 7", "declared": "lemon 4", **ON, "hand 1": "chili 5, chili 6"}  # a lie
ON_10 = {**ON_4, "declared": "lemon 10"}
TRUE = {"stack": "chili 5", "declared": "chili 5", **ON}
LIE = {"stack": "chili 5", "declared": "chili 6", **ON}
# Ben is on turn with his last card on a stack of two, the top one let go as a chili 4.
LAST = {
    "stack": "pepper 7, chili 4",
    "declared": "chili 4",
    **ON,
    "let_go": True,
    "hand 1": "chili 6",
}

EXAMPLES = [
    # A turn
    example("spicy.turn", "one card is played, and the next is on turn",
            {"hand 0": "chili 4, lemon 2"}, "0 play chili 4 as lemon 2, all wait",
            hand_0="lemon 2", asked="turn 1"),
    example("spicy.turn", "nothing else is done",
            {"hand 0": "chili 4, lemon 2", "hand 1": "pepper 8"},
            refuses={"0 draw, 0 wait, 0 without, 1 pass": "turn"}),
    example("spicy.play", "a card lies face down, and only who played it knows it",
            {"hand 0": "chili 7, lemon 4"}, "0 play chili 7 as lemon 2",
            hand_0="lemon 4", told="open", declared="lemon 2", sees_0={"stack": "chili 7"},
            sees_1={"stack": "?"}, sees_2={"stack": "?"}),
    example("spicy.play", "a card of my hand, and a number and a spice are said",
            {"hand 0": "chili 7, lemon 4"},
            refuses={"0 play chili 7, 0 play lemon 1 as chili 1, 0 play chili 7 as spice": "play"}),
    *(example("spicy.open", f"a new stack is opened with {card} as 1, 2 or 3 of any spice",
              {"hand 0": card},
              legal="0 pass, " + OPENINGS.format(card),
              refuses={f"0 play {card} as pepper 4, 0 play {card} as pepper 10": "open"})
      for card in ("chili 9", "any spice", "any number", "total wild")),
    *(example("spicy.follow", f"what may be said on {declared}",
              {**ON_4, "declared": f"lemon {declared}", "let_go": True, "hand 1": "chili 5"},
              legal="1 pass, " + ", ".join(f"1 play chili 5 as lemon {n}" for n in numbers))
      for declared, numbers in ((1, range(2, 11)), (3, range(4, 11)), (8, (9, 10)), (9, (10,)),
                                (10, (1, 2, 3)))),
    example("spicy.follow", "no number as low, and no other spice",
            ON_4, "all wait",
            refuses={"1 play chili 5 as lemon 4, 1 play chili 5 as lemon 3, "
             "1 play chili 5 as chili 5, 1 play chili 5 as pepper 10": "follow"}),
    example("spicy.follow", "after a ten the same spice begins again",
            ON_10, "all wait",
            refuses={"1 play chili 5 as lemon 4, 1 play chili 5 as lemon 10, "
             "1 play chili 5 as pepper 1": "follow"}),
    *(example("spicy.invalid",
              f"{wrong} on {places['declared']}: the card comes back, and it is a pass",
              {**places, "deck": "pepper 6, lemon 8"}, f"all wait, 1 play chili 5 as {wrong}",
              rules=MISTAKES,
              hand_1="chili 5, chili 6, lemon 8", declared=places["declared"], stack=1,
              asked="challenge 1 2", told="invalid invalid invalid",
              sees_2={"hand 1": "?, ?, ?"})
      for places, wrong in ((ON_4, "chili 5"), (ON_4, "lemon 4"), (ON_4, "lemon 1"),
                            (ON_10, "lemon 4"))),
    example("spicy.invalid", "an invalid opening at the start is a pass like any other",
            {"hand 0": "chili 9, chili 8", "hand 1": "chili 5", "deck": "lemon 8"},
            "0 play chili 9 as chili 9", rules=MISTAKES,
            hand_0="chili 9, chili 8, lemon 8", stack=0, asked="turn 1",
            offers="1 play chili 5 as pepper 3, 1 pass"),
    example("spicy.invalid", "after that of who had to open the next opens, and may not pass",
            {"must_play": 0, "hand 0": "chili 5, chili 6", "hand 1": "lemon 1, lemon 2"},
            "0 play chili 5 as chili 5", rules=MISTAKES,
            asked="turn 1", refuses={"1 pass": "invalid"}),
    example("spicy.invalid", "the same mistake, the same price",
            {"must_play": 0, "hand 0": "chili 5, chili 6", "hand 1": "lemon 1, lemon 2"},
            "0 play chili 5 as chili 5, 1 play lemon 1 as lemon 9", rules=MISTAKES,
            asked="turn 2", refuses={"2 pass": "invalid"}),
    example("spicy.invalid", "once it is opened one may pass",
            {"must_play": 0, "hand 0": "chili 5, chili 6", "hand 1": "lemon 1, lemon 2"},
            "0 play chili 5 as chili 5, 1 play lemon 1 as lemon 1, all wait, 2 pass",
            rules=MISTAKES,
            must_play=-1),
    example("spicy.invalid", "without the house rule no mistake is offered",
            {"hand 0": "chili 9, chili 8"}, refuses={"0 play chili 9 as chili 4": "open"}),
    example("spicy.pass", "a pass draws the top card, on an empty stack too",
            {"hand 0": "chili 1", "hand 1": "chili 2", "deck": "pepper 6, lemon 8, lemon 9"},
            "0 pass, 1 pass",
            hand_0="chili 1, lemon 9", hand_1="chili 2, lemon 8", asked="turn 2",
            told="pass pass pass pass"),
    example("spicy.pass", "the declaration stays",
            {**ON_4, "deck": "lemon 8"}, "all wait, 1 pass, all wait",
            hand_1="chili 5, chili 6, lemon 8", asked="turn 2", declared="lemon 4"),
    example("spicy.pass", "who lost a challenge can't pass",
            {**TRUE, "hand 1": "lemon 1, total wild"}, "1 challenge spice", 2,
            refuses={"1 pass": "pass"}),
    example("spicy.pass", "but later again",
            {**TRUE, "hand 1": "lemon 1, total wild"},
            "1 challenge spice, 1 play lemon 1 as lemon 1, 0 wait, 0 pass, 0 wait", 2,
            offers="1 pass"),
    example("spicy.pass", "who forgot to announce on an empty stack does not bind the next",
            {"hand 0": "chili 1"}, "0 play chili 1 as chili 1 silently", 2, MISTAKES,
            offers="1 pass"),
    example("spicy.no_peek", "a look at the top card costs a card, and the turn goes on",
            {**ON_4, "deck": "lemon 8"}, "all wait, 1 peek", rules=MISTAKES,
            hand_1="chili 5, chili 6, lemon 8", asked="turn 1", told="no_peek no_peek",
            offers="1 pass", sees_1={"stack": "pepper 7"}, sees_2={"stack": "?"}),
    example("spicy.no_peek", "not without the house rule",
            ON_4, "all wait", refuses={"1 peek": "no_peek"}),
    example("spicy.no_peek", "nothing is there to peek at",
            {"hand 0": "chili 1"}, rules=MISTAKES, refuses={"0 peek, 0 peek won": "no_peek"}),
    example("spicy.no_peek", "my own card I know",
            {**ON_4, "owner": 1}, "all wait", rules=MISTAKES, refuses={"1 peek": "no_peek"}),
    example("spicy.no_peek", "nor do I look at the cards that I won",
            {"won 0": "chili 1, lemon 2", "hand 0": "chili 4, chili 5", "deck": "..., pepper 9"},
            "0 peek won", 2, MISTAKES,
            hand_0="chili 4, chili 5, pepper 9", asked="turn 0",
            sees_0={"won 0": "chili 1, lemon 2"}, sees_1={"won 0": "?, ?"},
            told="no_peek no_peek", refuses={"0 peek won": "no_peek"}),
    example("spicy.no_peek", "who peeks before the turn of another still decides",
            {"stack": "chili 1, lemon 4", "declared": "chili 5", **ON, "hand 2": "chili 9",
             "deck": "..., pepper 9"}, "2 peek", rules=MISTAKES,
            hand_2="chili 9, pepper 9", asked="challenge 1 2", refuses={"2 peek": "no_peek"}),
    # Challenges
    example("spicy.challenge", "all but the player of the top card are asked for number or spice",
            {**LIE, "owner": 2, "on turn": 3}, "", 4,
            asked="challenge 0 1 3",
            legal=", ".join(f"{seat} {way}" for seat in (0, 1, 3) for way in ANSWERS)),
    example("spicy.challenge", "exactly one of the two, and not my own card",
            LIE,
            refuses={"1 challenge, 1 challenge both, 1 challenge chili, 2 pass, "
             "0 challenge number, 0 wait": "challenge"}),
    example("spicy.challenge spicy.who_challenges",
            "one answer each, hidden until all have answered",
            LIE, "1 challenge number",
            asked="challenge 2", story="", refuses={"1 challenge number": "challenge"}),
    example("spicy.challenge", "the empty stack can't be challenged",
            {"hand 0": "chili 1, chili 2"}, refuses={"0 challenge number": "challenge"}),
    example("spicy.challenge", "each card in turn can",
            {"hand 0": "chili 1, chili 2", "hand 1": "chili 3, chili 4"},
            "0 play chili 1 as chili 1, all wait, 1 play chili 3 as chili 3",
            asked="challenge 0 2"),
    example("spicy.challenge_after_pass",
            "the player of the card answers for it, though others passed",
            {**LIE, "hand 0": "lemon 1"},
            "all wait, 1 pass, all wait, 2 pass, 1 wait, 2 challenge number",
            won_0=0, won_2=1, hand_0=3,
            told="pass pass pass pass challenge_after_pass resolve winner_takes "
            "loser_draws loser_draws"),
    example("spicy.challenge_after_pass", "a true card beats the challenger then too",
            {**TRUE, "hand 2": "total wild, lemon 1"},
            "all wait, 1 pass, 2 challenge spice, 1 wait",
            won_0=1, hand_2=4, asked="turn 2"),
    example("spicy.challenge_after_pass",
            "after a whole round of passes it can still be challenged",
            LIE,
            "all wait, 1 pass, all wait, 2 pass, all wait, 0 pass, 2 wait, 1 challenge number",
            won_1=1, asked="turn 0"),
    example("spicy.challenge_after_pass", "passes on the stack before do not count",
            {**TRUE, "hand 0": "total wild, chili 9", "hand 1": "lemon 1, total wild"},
            "all wait, 1 pass, 1 challenge number, 2 wait, 1 play lemon 1 as lemon 1, "
            "0 challenge spice, 2 wait",
            told="pass pass challenge_after_pass resolve winner_takes loser_draws loser_draws "
            "open challenge resolve winner_takes loser_draws loser_draws"),
    *(example("spicy.resolve", f"{card} said to be {declared}, challenged for its {trait}",
              {**TRUE, "stack": f"pepper 3, {card}", "declared": declared,
               "hand 0": "total wild", "hand 1": "total wild"}, f"1 challenge {trait}, 2 wait",
              **{f"won_{winner}": 2}, asked=f"turn {1 - winner}")
      for card, declared, trait, winner in (
          ("lemon 9", "chili 9", "spice", 1),  # a nine, but no chili: the rulebook's "chili 9"
          ("lemon 9", "chili 9", "number", 0),
          ("chili 5", "chili 5", "spice", 0),  # true: the rulebook's challenge of a chili 5
          ("chili 5", "chili 5", "number", 0),
          ("chili 5", "chili 8", "spice", 0),
          ("chili 5", "chili 8", "number", 1),
          ("pepper 2", "chili 8", "spice", 1),
          ("pepper 2", "chili 8", "number", 1))),
    *(example("spicy.half_wild", f"{card}, challenged for its {trait}",
              {**TRUE, "stack": card, "declared": declared}, f"1 challenge {trait}", 2,
              **{f"won_{winner}": 1})
      for declared in ("chili 1", "pepper 10")
      for card, trait, winner in (("any spice", "spice", 0), ("any spice", "number", 1),
                                  ("any number", "number", 0), ("any number", "spice", 1))),
    example("spicy.winner_takes",
            "the stack lies face down; each knows the card turned up and the own",
            {"hand 0": "chili 7, chili 8", "hand 1": "lemon 9, chili 4, total wild"},
            "0 play chili 7 as chili 1, all wait, 1 play lemon 9 as chili 2, 0 wait, "
            "2 challenge spice",
            won_2=2, stack=0, declared="", sees_0={"won 2": "chili 7, lemon 9"},
            sees_1={"won 2": "lemon 9, ?"}, sees_2={"won 2": "lemon 9, ?"},
            told="open follow challenge resolve winner_takes loser_draws loser_draws"),
    example("spicy.winner_takes spicy.no_peek",
            "who peeked at a card knows it in the winner's pile",
            ON_4, "all wait, 1 peek, 1 play chili 5 as lemon 5, 0 wait, 2 challenge number",
            rules=MISTAKES,
            won_1=2, sees_1={"won 1": "chili 5, pepper 7"}, sees_2={"won 1": "chili 5, ?"}),
    example("spicy.unnamed", "to turn up a card and name nothing loses, even against a lie",
            {**LIE, "hand 1": "chili 1, total wild"}, "1 reveal, 2 wait", rules=MISTAKES,
            won_0=1, hand_1=4, asked="turn 1", refuses={"1 pass": "pass"},
            sees_2={"won 0": "chili 5"},
            told="unnamed resolve winner_takes loser_draws loser_draws"),
    example("spicy.unnamed", "not without the house rule",
            LIE, refuses={"1 reveal": "unnamed"}),
    example("spicy.loser_draws",
            "a challenger who loses draws the top two and begins, the next follows",
            {**TRUE, "hand 2": "chili 1, total wild", "deck": "lemon 6, lemon 7, lemon 8"},
            "2 challenge number, 1 wait",
            hand_2="chili 1, total wild, lemon 8, lemon 7", asked="turn 2"),
    example("spicy.loser_draws", "so does the player of a wrong card",
            {**LIE, "owner": 2, "on turn": 0, "hand 2": "chili 1", "won 1": SIX_WILDS},
            "0 challenge number, 1 wait, 2 play chili 1 as lemon 1, all wait",
            hand_2=2, asked="turn 0"),
    example("spicy.loser_draws spicy.wild_one", "who has no Total Wild may add one",
            {**TRUE, "hand 1": "chili 1"}, "1 challenge number, 2 wait",
            asked="loser_draws 1", legal="1 take total wild, 1 without",
            refuses={"1 pass": "loser_draws"}),
    example("spicy.loser_draws", "or not",
            {**TRUE, "hand 1": "chili 1"}, "1 challenge number, 2 wait, 1 without",
            hand_1=3, wilds=4),  # Ana and Cleo hold one each
    example("spicy.loser_draws", "and takes it from beside the deck",
            {**TRUE, "hand 1": "chili 1"}, "1 challenge number, 2 wait, 1 take total wild",
            hand_1=4, wilds=3, asked="turn 1"),
    example("spicy.loser_draws", "in the classic game there is none",
            {**TRUE, "hand 1": "chili 1"}, "1 challenge number, 2 wait", rules=CLASSIC,
            hand_1=3, asked="turn 1"),
    *(example("spicy.who_challenges", f"house rule: of {moves} the next clockwise",
              {**TRUE, "declared": "lemon 5", "owner": 1, "on turn": 2}, moves, 4,
              {"challenge_priority": "clockwise"},
              **{f"won_{first}": 1})
      for moves, first in (
          ("3 challenge spice, 0 challenge spice, 2 challenge spice", 2),
          ("3 challenge spice, 0 challenge spice, 2 wait", 3),
          ("3 wait, 0 challenge spice, 2 challenge spice", 2),
          ("3 wait, 0 challenge spice, 2 wait", 0))),
    # Total Wilds
    example("spicy.wild_right", "nobody is asked after a Total Wild, and all see what it is",
            {**LIE, "hand 1": "total wild, lemon 1"}, "all wait, 1 play total wild as chili 9",
            asked="turn 2", sees_2={"stack": "?, total wild"},
            refuses={"2 challenge number, 2 challenge spice": "wild_right"}, told="wild_right"),
    example("spicy.wild_right", "nor after a pass",
            {**LIE, "hand 1": "total wild, lemon 1"},
            "all wait, 1 play total wild as chili 9, 2 pass",
            asked="turn 0"),
    example("spicy.wild_right", "the card under it is safe, the one on it is not",
            {**LIE, "hand 1": "total wild, lemon 1", "hand 2": "pepper 1, pepper 2"},
            "all wait, 1 play total wild as chili 9, 2 play pepper 1 as chili 10, "
            "0 challenge spice, 1 wait",
            won_0=3, sees_1={"won 0": "pepper 1, total wild, ?"}),
    example("spicy.wild_right spicy.follow", "what is said of it has to follow",
            {**LIE, "hand 1": "total wild, lemon 1"}, "all wait",
            refuses={"1 play total wild as lemon 9, 1 play total wild as chili 6, "
             "1 play total wild as chili 2": "follow"}),
    example("spicy.wild_one", "who has one is not asked for another",
            {**TRUE, "hand 1": "chili 1, total wild"}, "1 challenge number, 2 wait",
            asked="turn 1", wilds=3),
    example("spicy.wild_one", "who has played it may take another",
            {**TRUE, "hand 1": "chili 1, total wild", "hand 2": "chili 2, chili 3"},
            "1 challenge number, 2 wait, 1 play total wild as chili 1, "
            "2 play chili 2 as chili 2, 0 wait, 1 challenge spice",
            legal="1 take total wild, 1 without"),
    example("spicy.wild_one", "with none beside the deck nobody is asked",
            {**TRUE, "hand 1": "chili 1", "won 2": SIX_WILDS}, "1 challenge number, 2 wait",
            asked="turn 1"),
    example("spicy.wild_last spicy.announce", "as the last card it wins five cards and no trophy",
            {**LAST, "hand 1": "total wild", "deck": FIVE}, "1 play total wild as chili 8",
            hand_1=FIVE, trophies=3, asked="turn 2", declared="chili 8",
            refuses={"2 challenge spice": "wild_right"},
            told="wild_right announce wild_last wild_last wild_last wild_last wild_last wild_last"),
    example("spicy.wild_last", "so when it opens a stack",
            {"hand 0": "total wild"}, "0 play total wild as chili 2",
            hand_0=5, trophies=3, asked="turn 1"),
    # The last card
    example("spicy.announce", "the last card is announced",
            LAST, "1 play chili 6 as chili 6",
            told="follow announce trophy_wait", asked="challenge 0 2"),
    example("spicy.announce", "the one before it is not",
            {**LAST, "hand 1": "chili 6, lemon 1"}, "1 play lemon 1 as chili 6", told="follow"),
    *(example("spicy.announce", f"who forgets it takes {card} back and draws one",
              {**LAST, "let_go": False, "hand 1": card, "deck": "lemon 8"},
              f"all wait, 1 play {card} as chili 6 silently", rules=MISTAKES,
              hand_1=f"{card}, lemon 8", declared="chili 4", owner=0, stack=2,
              asked="challenge 1 2", told="announce announce announce")
      for card in ("chili 6", "any spice", "total wild")),
    example("spicy.announce", "silence is offered by the house rule only",
            LAST, refuses={"1 play chili 6 as chili 6 silently": "announce"}),
    example("spicy.announce", "and for a last card only",
            {**LAST, "hand 1": "chili 6, lemon 1"}, rules=MISTAKES,
            refuses={"1 play chili 6 as chili 6 silently": "announce"}),
    example("spicy.trophy_wait", "nobody plays on a last card before all others have decided",
            LAST, "1 play chili 6 as chili 6, 2 wait",
            asked="challenge 0", trophies_1=0, refuses={"2 pass": "challenge"}),
    example("spicy.trophy_wait", "then the next is on turn",
            LAST, "1 play chili 6 as chili 6, 2 wait, 0 wait", asked="turn 2", trophies_1=1),
    example("spicy.trophy spicy.trophy_redraw",
            "a last card let go wins a trophy, a lie too; the stack stays",
            {**LAST, "hand 1": "pepper 1", "hand 2": "chili 7, chili 8", "deck": FIVE},
            "1 play pepper 1 as chili 6, all wait",
            trophies_1=1, trophies=2, hand_1=FIVE, stack=3, declared="chili 6",
            offers="2 play chili 7 as chili 7", refuses={"2 play chili 7 as chili 6": "follow",
             "2 challenge number": "trophy"},
            told="follow announce trophy_wait trophy " + " ".join(["trophy_redraw"] * 5)),
    example("spicy.trophy", "it can't be challenged after a pass, and the next card can",
            {**LAST, "hand 0": "chili 7, chili 8", "hand 1": "pepper 1"},
            "1 play pepper 1 as chili 6, all wait, 2 pass, "
            "0 play chili 7 as chili 9, 1 challenge number, 2 wait",
            won_1=4),
    *(example("spicy.trophy spicy.trophy_redraw",
              f"{card} found right: stack, trophy, then the loser draws, then the winner",
              {**LAST, "hand 1": card, "hand 2": "lemon 1, lemon 2"},
              f"1 play {card} as chili 6, 2 challenge {trait}, 0 wait, 2 take total wild",
              won_1=3, trophies_1=1, hand_1=5, hand_2=5, asked="turn 2",
              refuses={"2 pass": "pass"},
              story="play 1, announce 1, wait 1, challenge 2, turn up 1, win 1, trophy 1, "
              "draw 2, draw 2, take wild 2, draw 1, draw 1, draw 1, draw 1, draw 1")
      for card, trait in (("chili 6", "number"), ("lemon 6", "number"), ("any spice", "spice"))),
    *(example("spicy.trophy", f"{card} found wrong: no trophy, and the game goes on",
              {**LAST, "hand 1": card, "hand 2": "lemon 1, lemon 2"},
              f"1 play {card} as chili 6, 2 challenge {trait}, 0 wait, 1 without",
              won_2=3, trophies_1=0, hand_1=2, hand_2=2, asked="turn 1",
              refuses={"1 pass": "pass"})
      for card, trait in (("chili 5", "number"), ("lemon 6", "spice"), ("any number", "spice"))),
    example("spicy.trophy spicy.open", "a last card may open a stack",
            {"hand 0": "lemon 9"}, "0 play lemon 9 as lemon 1, all wait",
            trophies_0=1, hand_0=5, declared="lemon 1"),
    example("spicy.trophy spicy.unnamed", "to turn it up and name nothing gives the trophy",
            {**LAST, "hand 1": "pepper 1", "hand 2": "lemon 1, total wild"},
            "1 play pepper 1 as chili 6, 2 reveal, 0 wait", rules=MISTAKES,
            won_1=3, trophies_1=1, hand_1=5, hand_2=4),
    # The end
    *(example("spicy.end_two", f"a second trophy wins outright, others' points or not: {answer}",
              {**LAST, "hand 0": 2, "trophies 1": "trophy", "trophies 2": "trophy",
               "won 0": f"{RICH}, {SIX_WILDS}"},
              f"1 play chili 6 as chili 6, 0 wait, 2 {answer}",
              over="end_two 1", hand_1=0, hand_2=5, won_1=won)
      for answer, won in (("wait", 0), ("challenge number", 3))),
    example("spicy.end_all spicy.score", "the third trophy ends it; the stack is nobody's",
            {**LAST, "hand 0": 1, "hand 2": 4, "trophies 0": "trophy", "trophies 2": "trophy",
             "won 0": "lemon 1, lemon 2"}, "1 play chili 6 as chili 6, all wait",
            over="end_all 0", scores=(10 + 2 - 1, 10 - 0, 10 - 4),
            story="play 1, announce 1, wait 1, trophy 1, count, total 0, total 1, total 2, end 0"),
    example("spicy.end_all", "found right, the stack counts, and nobody draws",
            {**LAST, "hand 0": 1, "hand 2": 4, "trophies 0": "trophy", "trophies 2": "trophy"},
            "1 play chili 6 as chili 6, 0 wait, 2 challenge number",
            over="end_all 1", scores=(10 - 1, 10 + 3, 10 - 4), hand_1=0, hand_2=4),
    example("spicy.end_all", "two of three end nothing",
            {**LAST, "trophies 0": "trophy"}, "1 play chili 6 as chili 6, all wait",
            over="", trophies=1),
    *(example("spicy.end_card", f"a pass that takes the last of {above} above it ends the game",
              {"above": above}, ", ".join(f"{seat} pass" for seat in range(above)),
              deck=1 + 85 - above, scores=then)
      for above, then in ((1, (-11, -10, -10)), (2, (-11, -11, -10)))),
    example("spicy.end_card", "of two cards for the loser the first may end it, and counts",
            {**TRUE, "stack": "lemon 2, chili 5", "above": 1, "hand 0": 3, "hand 1": "lemon 1",
             "hand 2": 2, "deck": "lemon 7"}, "1 challenge number, 2 wait",
            hand_1="lemon 1, lemon 7", over="end_card 0", scores=(2 - 3, -2, -2)),
    example("spicy.end_card", "after the second the loser is not asked for a Total Wild",
            {**TRUE, "above": 2, "hand 0": 1, "hand 1": 1, "hand 2": 1},
            "1 challenge number, 2 wait",
            over="end_card 0", scores=(1 - 1, -3, -1)),
    example("spicy.end_card spicy.trophy_redraw", "it stops the five cards after a trophy",
            {**LAST, "above": 3, "hand 0": 1, "hand 2": 2, "won 2": "lemon 1"},
            "1 play chili 6 as chili 6, all wait",
            over="end_card 1", scores=(-1, 10 - 3, 1 - 2), stack=3),
    example("spicy.end_card spicy.trophy", "the loser may end it before the winner draws",
            {**LAST, "above": 2, "hand 0": 1, "hand 2": "lemon 1, lemon 2"},
            "1 play chili 6 as chili 6, 0 wait, 2 challenge spice",
            over="end_card 1", scores=(-1, 10 + 3 - 0, -4)),
    example("spicy.end_card spicy.wild_last", "it stops the five cards after a Total Wild",
            {**LAST, "hand 1": "total wild", "above": 4, "hand 0": 3, "hand 2": 2},
            "1 play total wild as chili 6",
            over="end_card 2", scores=(-3, -4, -2)),
    *(example("spicy.end_card spicy.invalid spicy.no_peek",
              f"the price of a mistake may end it: {mistake}",
              {**LAST, "hand 1": "chili 6, chili 7", "above": 1, "hand 0": 2, "hand 2": 2},
              f"1 {mistake}", rules=MISTAKES,
              over="end_card 0 2", scores=(-2, -3, -2))
      for mistake in ("play chili 6 as lemon 6", "play chili 6 as chili 3", "peek")),
    example("spicy.score spicy.score_example", "the rulebook's example comes to forty",
            {**LAST, "hand 0": 4, "hand 2": 2, "trophies 0": "trophy", "trophies 2": "trophy",
             "won 0": f"{RICH}, chili 1, chili 2, chili 3, chili 7, total wild, total wild"},
            "1 play chili 6 as chili 6, all wait",
            over="end_all 0", scores=(10 + 2 * 5 + 24 - 4, 10, 10 - 2)),
    example("spicy.score", "a Total Wild is five won, and minus five in hand",
            {"hand 0": "lemon 1", "hand 1": "total wild, lemon 2", "hand 2": "total wild",
             "above": 1, "won 1": "total wild, lemon 3",
             "won 2": "total wild, total wild, any spice"}, "0 pass",
            over="end_card 2", scores=(-2, 5 + 1 - 5 - 1, 10 + 1 - 5)),
    example("spicy.score", "all who tie win, even below nothing",
            {"hand 0": 2, "hand 1": 3, "hand 2": 3, "hand 3": 7, "won 3": "lemon 1", "above": 1},
            "0 pass", 4,
            over="end_card 0 1 2", scores=(-3, -3, -3, 1 - 7),
            story="pass 0, draw 0, count, total 0, total 1, total 2, total 3, share 0, share 1, "
            "share 2"),
]  # fmt: skip


@pytest.mark.parametrize("row", EXAMPLES)
def test_an_example(row):
    prove("spicy", row)


# Components and setup


@pytest.mark.rule("spicy.deck")
@pytest.mark.rule("spicy.deal")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_five_spicy_cards_and_one_total_wild_each_or_six_in_the_classic_game(players):
    box = {f"{spice} {n}": 3 for spice in SPICES for n in range(1, 11)}
    box |= {"any spice": 5, "any number": 5, "game end": 1, "trophy": 3}
    for rules, wild in (({}, 1), (CLASSIC, 0)):
        match = cardlab.new_match("spicy", players, seed=4, **rules)
        found = Counter(str(card) for zone in match.table.zones() for card in zone)
        assert found == box | ({"total wild": 6} if wild else {})
        assert sizes(match) == [6] * players
        shows(match, deck=100 - (6 - wild) * players + 1, wilds=(6 - players) * wild, trophies=3)
        for seat in range(players):  # all see who has a Total Wild, and no spicy card
            others = sorted(seen(match, (seat + 1) % players, f"hand {seat}").split(", "))
            assert others == ["?"] * (6 - wild) + ["total wild"] * wild
            assert "?" not in seen(match, seat, f"hand {seat}")


def above_the_end(match):
    cards = [str(card) for card in match.table.deck]
    return len(cards) - 1 - cards.index("game end")


@pytest.mark.rule("spicy.game_end_card")
def test_the_game_end_card_lies_under_a_sixth_of_the_deck_for_each_player():
    # 90*2/6 = 30; 85*3/6 = 42.5, to even; 80*4/6 = 53.3; 75*5/6 = 62.5, to even; 70*6/6 = 70
    # in the classic game 88*2/6 = 29.3; 82*3/6 = 41; 76*4/6 = 50.7; 70*5/6 = 58.3; 64*6/6 = 64
    for rules, above in (({}, [30, 42, 53, 62, 70]), (CLASSIC, [29, 41, 51, 58, 64])):
        matches = [cardlab.new_match("spicy", players, seed=5, **rules) for players in range(2, 7)]
        assert [above_the_end(match) for match in matches] == above
    assert above_the_end(after("spicy", {"hand 2": 3})) == 44  # half of 87 is 43.5, up to even
    assert above_the_end(cardlab.new_match("spicy", 3, seed=5, game_end_under=11)) == 11


@pytest.mark.rule("spicy.game_end_card")
@pytest.mark.parametrize(
    ("above", "says"),
    [(42, "about 40 to the end"), (8, "about 10 to the end"), (4, "the end is near")],
)
def test_at_the_table_all_see_about_how_near_the_end_is(above, says):
    match = cardlab.new_match("spicy", 3, seed=5, game_end_under=above)
    for seat in (None, 0, 2):
        assert match.view(seat).until_end == above
        assert match.imagine(seat, Dice(1)).view(seat).until_end == above
    assert match.definition.layout.notes["deck"](match.view(0)).text() == says


@pytest.mark.rule("spicy.first_player")
def test_the_first_seat_begins_and_play_goes_clockwise():
    shows(cardlab.new_match("spicy", 4, seed=6), asked="turn 0")
    match = cardlab.new_match("spicy", 4, seed=6, first_seat=2)
    for seat in (2, 3, 0, 1, 2):
        shows(match, asked=f"turn {seat}")
        match.apply(f"{seat} pass")
    with pytest.raises(BadOption, match="first_seat can't be 4"):
        cardlab.new_match("spicy", 4, seed=6, first_seat=4)


@pytest.mark.rule("spicy.who_challenges")
@pytest.mark.parametrize("players", [3, 4])
def test_of_those_who_challenge_chance_takes_each_as_often(players):
    places, wins = {**TRUE, "declared": "lemon 5"}, Counter()
    for seed in range(300):
        match = after("spicy", places, "", players, seed)
        make(match, ", ".join(f"{seat} challenge spice" for seat in range(players - 1, 0, -1)))
        assert "spicy.who_challenges" in clauses(match)
        wins[next(seat for seat in range(players) if match.table.won[seat].cards)] += 1
    even = 1 / (players - 1)
    for seat in range(1, players):  # within 4.5 standard errors
        assert abs(wins[seat] - 300 * even) < 4.5 * (300 * even * (1 - even)) ** 0.5


@pytest.mark.rule("spicy.who_challenges")
@pytest.mark.parametrize("seed", range(8))
def test_who_answers_first_has_no_advantage_and_what_each_named_counts(seed):
    places = {**TRUE, "declared": "lemon 5"}  # a five it is, and no lemon
    one = after("spicy", places, "1 challenge number, 2 challenge spice", seed=seed)
    other = after("spicy", places, "2 challenge spice, 1 challenge number", seed=seed)
    by = one.story()[0].by
    assert by == other.story()[0].by
    for match in (one, other):
        shows(match, won_0=int(by == 1), won_2=int(by == 2))
    waits = after("spicy", places, "1 wait, 2 challenge spice", seed=seed)
    shows(waits, won_2=1)
    assert "spicy.who_challenges" not in clauses(waits)


def test_what_is_private_is_told_to_those_who_know_it():
    match = after(
        "spicy", {"hand 0": "chili 7, lemon 4", "deck": "..., lemon 8"}, "0 play chili 7 as lemon 2"
    )
    assert [sentences(match, seat)[0] for seat in (0, 1)] == [
        "You played chili 7 and said: lemon 2.",
        "Ana played a card face down and said: lemon 2.",
    ]
    make(match, "all wait, 1 pass")
    assert sentences(match, 1)[-1] == "You drew lemon 8."
    assert sentences(match, 2)[-1] == "Ben drew a card."


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"stack": "chili 1", "owner": 0}, "A stack has a declaration"),
        ({"stack": "chili 1", "declared": "any spice", "owner": 0}, "A stack has a declaration"),
        ({"stack": "chili 1", "declared": "chili 1"}, "played by a seat, 0 to 2"),
        ({"stack": "chili 1", "declared": "chili 1", "owner": 3}, "played by a seat, 0 to 2"),
        (
            {"stack": "chili 1, chili 2", "declared": "chili 2", "owner": [0, 1, 0]},
            "names 3 seats for 2",
        ),
        ({"declared": "chili 1"}, "There is no stack"),
        ({"owner": 1}, "There is no stack"),
        ({"let_go": True}, "There is no stack"),
        ({"must_play": 1}, "'must_play' can only be the seat on turn"),
        ({"passes": -1}, "'passes' can't be -1"),
        ({"hand 0": 0}, "hand 0 has spicy cards"),
        ({"hand 0": "total wild, total wild"}, "one Total Wild at most"),
        ({"trophies 0": "trophy, trophy"}, "would have won"),
        ({f"trophies {seat}": "trophy" for seat in range(3)}, "[Tt]roph"),
        ({"stack": ", ".join(["lemon 4"] * 4), "declared": "chili 1", "owner": 0}, "has only 3"),
        ({"hand 0": 101}, "can't be dealt 101"),
        ({"above": 99}, "can't lie under 99"),
        ({"above": -1}, "can't lie under -1"),
        ({"above": "chili 1"}, "can't lie under 'chili 1'"),
        ({"on turn": 3}, "'on turn' can't be 3"),
        ({"discard": "chili 1"}, "has no 'discard'"),
        ({"out": "game end"}, "can't be out of the game"),
        ({"won 0": 85}, "Game End"),  # none are left in the deck
        ({"hand 0": "trophy"}, "hand 0"),
        ({"hand 0": "chili 1, game end"}, "game end"),
        ({"won 0": "trophy"}, "trophy"),
        ({"stack": "trophy", "declared": "chili 1", "owner": 0}, "trophy"),
        ({"trophies 0": "chili 1"}, "chili 1"),
        ({"trophies": "total wild"}, "total wild"),
        ({"wilds": "chili 1"}, "chili 1"),
        ({"deck": "total wild"}, "total wild"),
    ],
)
def test_a_table_that_does_not_add_up(places, says):
    with pytest.raises(BadTable, match=f"(?i){says}"):
        set_table("spicy", places, players=3, seed=1)


def test_there_is_no_total_wild_in_the_classic_game():
    with pytest.raises(BadTable, match="not in the box"):
        set_table("spicy", {"hand 0": "total wild"}, players=2, seed=1, total_wild=False)
