"""What a move is told: by which clause it is legal or refused, with a sentence about the cards."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice, Reason
from cardlab.engine.match.rulebook import rulebook
from tests.rules.tables import after, prefix, sentences

ON_7 = {"discard": "green 7", "hand 0": "green 2, red 7, blue 8, green poblano, yellow 1"}
ON_EIGHT = {"discard": "red 8", "suit": "green", "hand 0": "green 2, red 3"}
NO_STOCK = {"discard": "red 1", "stock": "", "hand 0": "blue 2, yellow 3", "rest": "hand 1"}
NONE_FITS = {"discard": "green 7", "hand 0": "red 1, blue 2"}
ROWS = {
    "top-first": "+2", "top-first pile": "red 5", "top-second": "+2", "top-second pile": "blue 9",
    "bottom-first": "same number", "bottom-first pile": "green 3",
    "bottom-second": "colour or number", "bottom-second pile": "purple 4",
    "hand 0": "yellow 7, yellow 1, yellow 3, purple 6, aggravation",
}  # fmt: skip
OPEN = {"hand 0": "chili 9, total wild", "hand 1": 5}
STACK = {"stack": "chili 4", "declared": "chili 4", "owner": 1, "let_go": True, **OPEN}
AFTER_TEN = {**STACK, "stack": "chili 10", "declared": "chili 10"}
DOUBTED = {**STACK, "let_go": False}
FUEGO = {"hand 0": "6, skip, burn, incendio, 3, 3, 3, 3", "play": "6"}


@pytest.mark.parametrize(
    ("game", "places", "move", "clause"),
    [
        ("pepper", ON_7, "play green 2", "match"),
        ("pepper", ON_7, "play blue 8", "eight"),
        ("pepper", ON_7, "draw", "draw"),
        ("pepper", NONE_FITS, "draw", "must_draw"),
        ("pepper", ON_7, "play green poblano", "pepper_match"),
        ("pepper", ON_EIGHT, "play green 2", "eight_on_top"),
        ("pepper", NO_STOCK, "pass", "nothing_to_draw"),
        ("schwupps", ROWS, "play yellow 7 top-first", "step"),
        ("schwupps", ROWS, "play yellow 1 top-second", "wrap"),
        ("schwupps", ROWS, "play yellow 3 bottom-first", "same_number"),
        ("schwupps", ROWS, "play purple 6 bottom-second", "colour_or_number"),
        ("schwupps", ROWS, "schwupp top", "schwupp_price"),
        ("schwupps", {**ROWS, "hand 0": "yellow 10"}, "schwupp top", "must_act"),
        ("nacho_pile", {}, "draw", "draw"),
        ("nacho_pile", {"drawn": "5, wild"}, "value 3", "wild"),
        ("nacho_pile", {"drawn": "5"}, "stop", "stop"),
        ("spicy", OPEN, "play chili 9 as lemon 2", "open"),
        ("spicy", STACK, "play chili 9 as chili 7", "follow"),
        ("spicy", AFTER_TEN, "play chili 9 as chili 2", "follow"),
        ("spicy", STACK, "play total wild as chili 7", "wild_right"),
        ("spicy", DOUBTED, "challenge number", "challenge"),
        ("fuego", FUEGO, "play 6", "turn"),
        ("fuego", {**FUEGO, "play": "7"}, "play 6", "seven"),
        ("fuego", {**FUEGO, "play": "reverse"}, "play 6", "turn"),
        ("fuego", FUEGO, "play skip", "skip"),
        ("fuego", FUEGO, "play burn", "burn"),
        ("fuego", FUEGO, "play incendio as 8", "incendio"),
        ("fuego", {**FUEGO, "play": "10"}, "play 4x 3", "four_any_time"),
    ],
)
def test_the_clause_by_which_a_move_is_legal(game, places, move, clause):
    match = after(game, places, players=2)
    assert match.why_not(move) is None
    reason = match.why(move)
    assert reason.clause == prefix(match) + clause
    assert reason.text


@pytest.mark.parametrize(
    ("game", "places", "move", "names"),
    [
        ("pepper", ON_7, "play yellow 1", "green 7"),
        ("pepper", ON_7, "play rad 8", "red 1"),  # how cards are written
        ("pepper", ON_7, "play red 9", "not in your hand"),
        ("schwupps", ROWS, "play yellow 3 top-first", "asks for 7"),
        ("schwupps", ROWS, "play yellow 3", "top-first, top-second"),
        ("fuego", FUEGO, "play 3", "6 is on the pile"),
        ("fuego", FUEGO, "play 6 6", "play 2x 6"),
        ("fuego", FUEGO, "play incendio as backdraft", "left or right"),
        ("spicy", STACK, "play chili 9 as chili 3", "On chili 4"),
        ("spicy", DOUBTED, "1 challenge number", "your own card"),
    ],
)
def test_a_refusal_names_the_card_and_what_is_possible(game, places, move, names):
    assert names in after(game, places, players=2).why_not(move).text


POBLANO = {"discard": "green 7", "hand 0": "green poblano, red 1, red 2",
           "hand 1": "blue 9, blue 8", "hand 2": "yellow 1"}  # fmt: skip
AGGRAVATION = {"top-first": "+1", "top-first pile": "blue 4", "top-second": "+2",
               "top-second pile": "red 9", "bottom-first": "-1", "bottom-first pile": "green 1",
               "bottom-second": "same number", "bottom-second pile": "purple 7", "next": "-2",
               "hand 0": "aggravation, purple 2", "hand 1": "red 1",
               "common": "yellow 2, yellow 9"}  # fmt: skip
GIVES = "0 aggravate top, 0 give at 1"
SAYS = {"hand 0": "chili 7, lemon 4", "deck": "..., lemon 8"}


@pytest.mark.parametrize(
    ("game", "places", "moves", "card", "seats"),
    [
        ("pepper", {"discard": "green 7", "stock": ["green 4", "..."]}, "draw", "green 4", [0]),
        ("pepper", POBLANO, "0 play green poblano, 0 look at 1, 0 swap red 1 for blue 8", "blue 8",
         [0, 1]),
        ("schwupps", AGGRAVATION, GIVES, "yellow 9", [1]),
        ("schwupps", AGGRAVATION, f"{GIVES}, 0 schwupp bottom", "yellow 2", [0]),
        ("spicy", SAYS, "0 play chili 7 as lemon 2", "chili 7", [0]),
        ("spicy", SAYS, "0 play chili 7 as lemon 2, all wait, 1 pass", "lemon 8", [1]),
        ("fuego", {"hand 0": "backdraft, 3", "hand 2": "9", "draw": 0},
         "0 play backdraft right", "9", [1]),
    ],
)  # fmt: skip
def test_what_is_private_is_told_to_those_who_know_it(game, places, moves, card, seats):
    match = after(game, places, moves)
    told = [" ".join(sentences(match, seat)) for seat in range(3)]
    assert [seat for seat in range(3) if card in told[seat]] == seats


BURNT = {"hand 0": "burn baby burn, 2, 3", "play": "4", "moves": ["0 play burn baby burn left"]}
OPENS = {"must_play": 0, "hand 0": "chili 5, chili 6", "moves": ["0 play chili 5 as chili 5"]}


@pytest.mark.parametrize(
    ("game", "places", "rules", "ends"),
    [
        ("fuego", {**BURNT, "hand 1": "3, 4, 5"}, {}, ": pick up the pile."),
        ("fuego", {**BURNT, "hand 1": "incendio, 4, 5"}, {}, ", or play an Incendio."),
        (
            "fuego",
            {"hand 1": "8, 9, 9", "play": "incendio=6", "on turn": 1},
            {},
            "card except Burn.",
        ),
        ("spicy", OPENS, {"etiquette": True}, "you can't pass."),
    ],
)
def test_a_prompt_offers_what_the_seat_can_do(game, places, rules, ends):
    match = after(game, places, players=2, **rules)
    assert match.words.prompt(match.view(1)).text().endswith(ends)


def test_nothing_is_said_of_an_illegal_move_of_a_mistake_and_after_the_end():
    match = after("pepper", NONE_FITS, players=2)
    assert match.why("0 play red 1") is None  # it does not fit: why_not says so
    assert match.why("1 draw") is None  # not asked
    mistake = after("spicy", OPEN, players=2, etiquette=True)
    assert (
        mistake.why_not("play chili 9 as chili 9") is mistake.why("play chili 9 as chili 9") is None
    )
    cardlab.play(match, cardlab.bots.make("random", seed=1))
    assert match.why("0 draw") is None


@pytest.mark.parametrize("game", cardlab.list_games())
def test_the_clause_is_the_one_by_which_the_play_is_told(game):
    """In random games: whatever is played is told by the clause that made it legal."""
    clauses, compared, dice = {clause.id for clause in rulebook(game)}, 0, Dice(8)
    for seed in range(4):
        match = cardlab.new_match(game, 3, seed=seed)
        for _ in range(80):
            if match.over:
                break
            move, asked = dice.choice(match.legal()), match.ask.why
            reason, before = match.why(move), len(match.story())
            assert reason is None or (isinstance(reason, Reason) and reason.clause in clauses)
            match.apply(move)
            if move.verb == "play" and asked.endswith((".turn", ".habanero", ".face_down")):
                plays = [e.clause for e in match.story()[before:] if e.verb == "play"]
                assert plays[:1] == [reason.clause], move
                compared += 1
    assert compared or game == "nacho_pile"
