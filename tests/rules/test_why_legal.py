"""Why a move is legal: the clause that lets it through, and a sentence about the cards."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice, Reason, set_table
from cardlab.engine.match.rulebook import rulebook
from tests.rules.fuego_tables import fuego

ON_7 = {"discard": "green 7", "hand 0": "green 2, red 7, blue 8, green poblano, yellow 1"}
ON_EIGHT = {"discard": "red 8", "suit": "green", "hand 0": "green 2, red 3"}
NONE_FITS = {"discard": "green 7", "hand 0": "red 1, blue 2"}
ROWS = {
    "top-first": "+2",
    "top-first pile": "red 5",
    "top-second": "+2",
    "top-second pile": "blue 9",
    "bottom-first": "same number",
    "bottom-first pile": "green 3",
    "bottom-second": "colour or number",
    "bottom-second pile": "purple 4",
    "hand 0": "yellow 7, yellow 1, yellow 3, purple 6, aggravation",
}
OPEN = {"hand 0": "chili 9, total wild", "hand 1": 5}
STACK = {"stack": "chili 4", "declared": "chili 4", "owner": 1, "let_go": True, **OPEN}
AFTER_TEN = {**STACK, "stack": "chili 10", "declared": "chili 10"}
DOUBTED = {**STACK, "let_go": False}


def why(game, places, move, **more):
    match = set_table(game, places, players=2, seed=1, **more)
    reason = match.why(move)
    assert match.why_not(move) is None
    return (reason.clause, reason.text) if reason else None


@pytest.mark.parametrize(
    ("game", "places", "move", "clause", "text"),
    [
        ("pepper", ON_7, "play green 2", "match", "green 2 fits green 7: it is green too."),
        ("pepper", ON_7, "play red 7", "match", "red 7 fits green 7: it has the same number."),
        ("pepper", ON_7, "play blue 8", "eight", "blue 8 fits: an eight goes on any card."),
        ("pepper", ON_7, "draw", "draw", "You may draw, although a card of yours fits."),
        ("pepper", NONE_FITS, "draw", "must_draw", "No card of yours fits, so you draw."),
        (
            *("pepper", ON_7, "play green poblano", "pepper_match"),
            "green Poblano fits: a pepper goes on its own suit, and green is in play.",
        ),
        (
            *("pepper", ON_EIGHT, "play green 2", "eight_on_top"),
            "green 2 fits: the suit in play is green.",
        ),
        (
            *("schwupps", ROWS, "play yellow 7 top-first", "step"),
            "yellow 7 fits red 5: +2 asks for 7.",
        ),
        (
            *("schwupps", ROWS, "play yellow 1 top-second", "wrap"),
            "yellow 1 fits blue 9: on the ring of ten +2 asks for 1.",
        ),
        (
            *("schwupps", ROWS, "play yellow 3 bottom-first", "same_number"),
            "yellow 3 fits green 3: it has the same number.",
        ),
        (
            *("schwupps", ROWS, "play purple 6 bottom-second", "colour_or_number"),
            "purple 6 fits purple 4: it is purple too.",
        ),
        (
            *("schwupps", ROWS, "schwupp top", "schwupp_price"),
            "You may schwupp a row once a turn, and then take a card.",
        ),
        (
            *("schwupps", {**ROWS, "hand 0": "yellow 10"}, "schwupp top", "must_act"),
            "No card of yours fits: you schwupp a row, and then take a card.",
        ),
        ("nacho_pile", {}, "draw", "draw", "You draw at least one chip."),
        (
            *("nacho_pile", {"drawn": "5, wild"}, "value 3", "wild"),
            "The wild may be 3: you have not drawn it this turn.",
        ),
        (
            *("nacho_pile", {"drawn": "5"}, "stop", "stop"),
            "You have drawn a chip, so you may stop.",
        ),
        (
            *("spicy", OPEN, "play chili 9 as lemon 2", "open"),
            "lemon 2 opens a stack: it is a 1, 2 or 3.",
        ),
        (
            *("spicy", STACK, "play chili 9 as chili 7", "follow"),
            "chili 7 may follow chili 4: the same spice, and a higher number.",
        ),
        (
            *("spicy", AFTER_TEN, "play chili 9 as chili 2", "follow"),
            "chili 2 may follow chili 10: after a 10 comes 1, 2 or 3 of the same spice.",
        ),
        (
            *("spicy", STACK, "play total wild as chili 7", "wild_right"),
            "chili 7 may be said now, and a Total Wild is always right.",
        ),
        (
            *("spicy", DOUBTED, "challenge number", "challenge"),
            "The last card can be challenged until the next one is played.",
        ),
    ],
)
def test_the_clause_and_the_sentence(game, places, move, clause, text):
    short = "nacho" if game == "nacho_pile" else game
    assert why(game, places, move) == (f"{short}.{clause}", text)


@pytest.mark.parametrize(
    ("play", "move", "clause", "text"),
    [
        ("6", "play 6", "turn", "6 fits 6: it is as high or higher."),
        ("7", "play 6", "seven", "6 fits 7: on a 7 goes a 7 or lower."),
        ("reverse", "play 6", "turn", "6 fits: any number goes on Reverse."),
        ("6", "play skip", "skip", "Skip fits: it goes on any card."),
        ("6", "play burn", "burn", "A Burn fits: it goes on any number card."),
        (
            *("6", "play incendio as 8", "incendio"),
            "An Incendio is played as another card that fits, here as 8.",
        ),
        (
            *("10", "play 4x 3", "four_any_time"),
            "Four of a kind are played at any time, on any card.",
        ),
    ],
)
def test_the_clause_and_the_sentence_of_fuego(play, move, clause, text):
    match = fuego(2, hand_0="6, skip, burn, incendio, 3, 3, 3, 3", play=play)
    reason = match.why(f"0 {move}")
    assert (reason.clause, reason.text) == (f"fuego.{clause}", text)


def test_nothing_is_said_of_an_illegal_move_of_a_mistake_and_after_the_end():
    match = set_table("pepper", NONE_FITS, players=2, seed=1)
    assert match.why("0 play red 1") is None  # it does not fit: why_not says so
    assert match.why("1 draw") is None  # not asked
    assert why("spicy", OPEN, "play chili 9 as chili 9", etiquette=True) is None
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
