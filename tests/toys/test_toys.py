"""The toys hold every law, at the table too: a game for two, one with many cards, one for ten."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardlab import (
    Game,
    GameWords,
    Layout,
    Move,
    Question,
    simulate,
)
from cardlab.engine.match import catalogue
from cardlab.testing import check_game
from cardlab_widgets.testing import check_faces
from tests.toys import book, passing, rows, two

pytestmark = pytest.mark.slow

TOYS = {toy.GAME.name: toy.GAME for toy in (two, passing, rows)}


@pytest.fixture(autouse=True)
def apart(monkeypatch):
    """What is handed to ``find`` here is known here only."""
    monkeypatch.setattr(catalogue, "_SESSION", {})


@pytest.mark.parametrize("name", TOYS)
def test_a_toy_holds_the_laws_and_is_drawn_offered_and_linked(name):
    report = check_game(TOYS[name], games=24)
    assert [str(fault) for fault in report.faults] == []
    assert set(report.played) == {f"{players} players" for players in TOYS[name].players}
    assert [str(fault) for fault in check_faces(TOYS[name]).faults] == []


# As in a notebook: all is defined in __main__, which no other process can import.
CELL = Path(two.__file__).read_text(encoding="utf-8")
CELL = CELL.replace('face("star", rank)', "face(SUITS[rank % 2], rank)")
CELL += """
def highest(seat):
    assert all(card in TWO and card in DECK for card in seat.hand)
    plays = [move for move in seat.legal if move.card]
    assert not plays or TWO.card(plays[-1].card.text) is plays[-1].card
    return plays[-1] if plays else seat.legal[0]
"""


def test_a_game_of_a_notebook_with_suits_of_its_own_is_played_by_worker_processes():
    """Also after its cell ran again, and after it was changed: each makes another deck."""
    for suits in (("moon", "sun"), ("moon", "sun"), ("moon", "comet")):
        cell = {"__name__": "__main__", "SUITS": suits}
        exec(CELL, cell)
        how = {"bots": [cell["highest"], "random"], "games": 12, "seed": 3, "progress": False}
        assert simulate(cell["GAME"], workers=2, **how) == simulate(cell["GAME"], **how)


# What check_game says of an author's mistakes


PARTS = {"name": "planted", "players": range(2, 3), "deck": two.TWO, "table": two.TwoTable}
RULES = {"goal": "Play all cards.", "turn": "Play a card."}


def planted(moves, **more) -> Game:
    """A game in which each on turn makes any of these moves, until the cards are played."""

    def offered(t, p):
        return [Move(p, "play", card) for card in t.hands[p]] + moves(p)

    turn = Question("planted.turn", offered)

    def play(t, turns):
        for p in turns:
            move = yield turn.to[p]
            t.tell("planted.turn", move.verb, p, move.cards, word=move.word)
            if move.card:
                t.hands[p].move(move.card, t.pile)
            if not t.hands[p].cards:
                t.end("planted.goal", (p,))
            t.seat = t.next(p)

    def deal(t):
        t.stock.cards += two.DECK
        for hand in t.hands:
            t.stock.deal(hand)

    return Game(
        **{**PARTS, "deal": deal, "play": play, "rulebook": book("Planted", **RULES), **more}
    )


def faults(game: Game) -> str:
    return "\n".join(map(str, check_game(game, games=2).faults))


def none(_p):
    return []


def of_kind(kind: str, **clauses: str):
    """A rulebook whose last clause is of another kind."""
    rules = book("Planted", **RULES, **clauses)
    rules["section"][0]["clause"][-1]["kind"] = kind
    return rules


SAID = {"play": "{by} played {card}."}


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({}, ""),
        ({"layout": Layout(rows=(("plie", "stock"),))}, "rows of the layout names 'plie'"),
        ({"layout": Layout(notes={"hnad": "n"})}, "notes of the layout names 'hnad'"),
        (
            {"rulebook": of_kind("paly", lowest="The lowest first.")},
            "planted.lowest is of the kind",
        ),
        ({"rulebook": of_kind("tested", lowest="The lowest first.")}, ""),
        ({"words": GameWords(story=SAID)}, ""),
        ({"words": GameWords(story={"draw": "{by} drew."})}, "no sentence for the verb 'play'"),
        ({"words": GameWords(zones={"pile": "Pile"})}, "no label for the zone 'stock'"),
        ({"words": GameWords(story={"play": "{who} played."})}, "has the field 'who'"),
    ],
)
def test_what_is_wrong_in_words_layout_and_rulebook_is_named(more, says):
    found = faults(planted(none, **more))
    assert says in found
    assert bool(found) == bool(says)


def test_a_word_of_a_move_that_is_a_card_too_is_named():
    assert "'star 3'" in faults(planted(lambda p: [Move(p, "name", word="star 3")]))


def test_a_game_that_never_ends_is_named_soon():
    def wait(t, turns):
        turn = Question("planted.turn", lambda _t, p: [Move(p, "wait")])
        for p in turns:
            yield turn.to[p]
            t.tell("planted.turn", "wait", p)

    assert "it goes on after 20,000 decisions" in faults(planted(none, play=wait))
