"""Bad input: what was said, what is wrong, what is possible; and nothing is changed."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import (
    BadCard,
    BadGame,
    BadMove,
    BadRecord,
    BadTable,
    CardlabError,
    Game,
    IllegalMove,
    Option,
    Zone,
)
from tests.toys.two import GAME, TWO, TwoTable, deal, play


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: cardlab.new_match("chess"), "'chess'"),
        (lambda: cardlab.new_match("pepper", players=9), "by 9: it is a game for 2 to 6"),
        (lambda: cardlab.new_match("pepper", seed="x"), "a whole number, not 'x'"),
        (lambda: cardlab.new_match("pepper", names=["A"]), "3 are wanted"),
        (lambda: cardlab.new_match("pepper", speed=3), "'speed'"),
        (lambda: Option("speed", (1, 2), "a.b", default=3), "speed can't be 3: it is 1 or 2"),
        (lambda: Option("speed", range(1, 9), "a.b", default=9), "from 1 to 8"),
        (lambda: cardlab.new_match("pepper", turn_cap=0), "a whole number from 1 to 1000000"),
        (lambda: cardlab.new_match("pepper", poblano_swap=1), "'optional' or 'compulsory'"),
        (lambda: cardlab.bots.make("deep"), "no bot 'deep'; choose 'random'"),
        (lambda: cardlab.bots.make("random", iq=1), "does not accept"),
        (lambda: cardlab.rulebook("pepper", "fr"), "no language 'fr'; choose 'en' or 'es'"),
        (lambda: cardlab.rulebook("pepper")["pepper.x"], "no clause 'pepper.x'; the nearest is"),
        (lambda: cardlab.new_match("pepper").view(3), "no seat 3; the seats are 0 to 2"),
        (lambda: cardlab.new_match("pepper").legal("0"), "no seat '0'"),
        (
            lambda: cardlab.play(cardlab.new_match("pepper"), ["random"]),
            "each of the 3 seats, not 1",
        ),
        (lambda: cardlab.new_match("pepper").undo(), "this is the first"),
        (lambda: cardlab.new_match("pepper").before(4), "no decision 4"),
    ],
)
def test_what_can_not_be_done_is_refused_in_words(call, says):
    with pytest.raises(CardlabError) as caught:
        call()
    assert says in str(caught.value)


def test_a_bad_move_is_refused_in_words():
    match = cardlab.new_match("pepper", seed=1)
    for move, says in (("", r"'' is no move.*like '0 play red 7'"), (7, "a Move or its text")):
        with pytest.raises(BadMove, match=says):
            match.apply(move)
    with pytest.raises(BadMove, match="is no move"):
        match.read("0 swap red 7 for the moon")


def test_an_illegal_move_names_what_is_possible_to_the_seat_that_tried():
    places = {"discard": "green 7", "hand 0": "green 1, blue 2"}
    match = cardlab.set_table("pepper", places, players=2, seed=1)
    before = match.view(0)
    with pytest.raises(IllegalMove) as caught:
        match.apply("0 play blue 2")
    assert caught.value.clause == "pepper.match"
    assert "Possible: 0 play green 1, 0 draw." in str(caught.value)
    assert match.view(0) == before
    with pytest.raises(IllegalMove) as caught:
        match.apply("1 draw")
    assert "Possible" not in str(caught.value)


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"discard": "red 1", "hand 0": "red 1"}, "the only one lies elsewhere"),
        ({"discard": "red 1", "hand 7": 3}, "no 'hand 7': with 2 players the last seat is 1"),
        ({"discard": "red 1", "on turn": 5}, "'on turn' can't be 5; it is 0 or 1"),
        ({"discard": "red 1", "hnad 0": 3}, "no 'hnad 0'. Did you mean 'hand 0'?"),
        ({"discard": "red 1", "on turn": 0, "on_turn": 1}, "'on turn' is named twice"),
        ({"discard": "red 1", "hand 0": "red 2, ..., red 3"}, "stands once, first or last"),
        ({"discard": "red 1", "hand 0": "red 2 red 3"}, "put commas between: red 2, red 3"),
        ({"discard": "red 1, ..."}, "discard: say how many others there are, like '3 more'"),
        ({"discard": "red 1", "rest": "stok"}, "'rest' can't be 'stok': did you mean 'stock'?"),
        ({"discard": "red 1", "stock": 3, "rest": "stock"}, "said how many pieces lie there"),
        ({"discard": "red 1", "seen hand 1": 4}, "'seen hand 1' can't be 4; it is 0 or 1"),
        ({"discard": "red 1", "moves": 7}, "'moves' can't be 7: it is a list of moves"),
        ({"discard": "red 1", "moves": ["0 pass"]}, "'moves' can't be made. 0 pass: You can't"),
        ({"discard": "red 1", "suit": "x" * 200}, f"'{'x' * 79} while"),
    ],
)
def test_a_table_that_does_not_add_up(places, says):
    with pytest.raises((BadTable, BadCard)) as caught:
        cardlab.set_table("pepper", places, players=2)
    assert says in str(caught.value)


def nested(deep):
    """A list in a list, so many times."""
    data = []
    for _ in range(deep):
        data = [data]
    return data


def damaged(**change):
    match = cardlab.new_match("pepper", seed=3)
    for _ in range(5):
        match.apply("draw")
    record = {**match.record(), **change}
    return {name: value for name, value in record.items() if value is not ...}


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (None, "A record is a dict"),
        ({}, "a record has format, game"),
        (damaged(moves=...), "has no 'moves'"),
        (damaged(moves="0 draw"), "'moves' can't be '0 draw'"),
        (damaged(seed="7"), "'seed' can't be '7'"),
        (damaged(format=9, cardlab="3.0"), "saved by cardlab 3.0 in format 9; this is cardlab"),
        (damaged(players=9), "2 to 6 players"),
        (damaged(moves=["0 draw", "0 draw"]), "Move 1 of the record can't be made"),
        (damaged(moves=[3]), "Move 0 of the record can't be made"),
        (damaged(setting=nested(600)), "can't be set up"),
        (damaged(setting={"hand 0": nested(600)}), "can't be set up"),
        (damaged(names=nested(100_000)), "can't be set up"),
    ],
)
def test_a_damaged_record_says_what_and_where(record, says):
    with pytest.raises(BadRecord) as caught:
        cardlab.replay(record)
    assert says in str(caught.value)


def game(**parts):
    own = {"name": "two", "players": range(2, 3), "deck": TWO, "table": TwoTable}
    return Game(**{**own, "deal": deal, "play": play, **parts})


@pytest.mark.parametrize(
    ("declare", "says"),
    [
        (
            lambda: Zone("tray", "tray"),
            "tray can't be 'tray': it is 'open', 'heap'",
        ),
        (lambda: game(players=range(2, 14)), "1 to 12"),
        (lambda: game(players=range(3)), "1 to 12"),
        (lambda: game(package="tests.toys"), "names no module: DECK = Deck('two', __name__)"),
    ],
)
def test_a_game_that_can_not_be_is_refused(declare, says):
    assert game().players == GAME.players
    with pytest.raises(BadGame) as caught:
        declare()
    assert says in str(caught.value)


def test_who_follows_an_older_notebook_is_told_what_has_changed():
    with pytest.raises(ImportError, match="belong to a deck"):
        from cardlab import face  # noqa: F401
