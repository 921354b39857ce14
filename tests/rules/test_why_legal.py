"""What a move is told: by which clause it is legal or refused, with a sentence about the cards."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice, Reason
from cardlab.engine.match.rulebook import rulebook
from tests.rules.tables import after, prefix

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
    ("game", "places", "move", "text"),
    [
        ("pepper", ON_7, "play yellow 1", "yellow 1 does not fit green 7: it is neither"),
        ("pepper", ON_7, "play rad 8", "There is no card rad 8: cards are written like red 1"),
        ("pepper", ON_7, "play chili 9", "There is no card chili 9: cards are written like red 1"),
        ("pepper", ON_7, "play red 9", "red 9 is not in your hand."),
        ("pepper", ON_7, "play blue 8 as red", "Play the eight alone: you name the suit next."),
        (
            "schwupps",
            ROWS,
            "play yellow 3 top-first",
            "yellow 3 does not fit red 5: +2 asks for 7.",
        ),
        ("schwupps", ROWS, "play yellow 3", "Say on which pile: top-first, top-second, bottom"),
        ("nacho_pile", {}, "stop", "You draw at least one chip before you stop."),
        ("fuego", FUEGO, "play 3", "3 is too low: 6 is on the pile."),
        ("fuego", FUEGO, "play 6 6", "Several of the same value are written like play 2x 6."),
        ("fuego", FUEGO, "play incendio as backdraft", "Say left or right."),
        ("spicy", STACK, "play chili 9 as chili 3", "On chili 4 you say a higher number of the"),
        ("spicy", OPEN, "play chili 8 as chili 1", "chili 8 is not in your hand."),
        ("spicy", DOUBTED, "1 challenge number", "You can't challenge your own card."),
    ],
)
def test_a_refusal_names_the_card_and_what_is_possible(game, places, move, text):
    assert after(game, places, players=2).why_not(move).text.startswith(text)


def test_the_sentence_is_about_the_cards():
    text = after("pepper", ON_7).why("play red 7").text
    assert text == "red 7 fits green 7: it has the same number."


BURNT = {"hand 0": "burn baby burn, 2, 3", "play": "4", "moves": ["0 play burn baby burn left"]}
OPENS = {"must_play": 0, "hand 0": "chili 5, chili 6", "moves": ["0 play chili 5 as chili 5"]}


@pytest.mark.parametrize(
    ("game", "places", "rules", "ends"),
    [
        ("fuego", {**BURNT, "hand 1": "3, 4, 5"}, {}, ": pick up the pile."),
        ("fuego", {**BURNT, "hand 1": "incendio, 4, 5"}, {}, ", or play an Incendio."),
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
