"""Ways in which something hidden could reach a seat (law 5), each planted, and seen.

Faults of the other laws are planted in test_check_game.py, one for each.
"""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice, Match, Move
from cardlab.engine.knowledge.view import table_of
from cardlab.engine.match.seat import Seat
from cardlab.engine.table.events import Event
from cardlab.engine.table.zone import Zone
from cardlab.games.pepper import rules as pepper
from cardlab.testing import laws, worlds

TABLE = {"discard": "green 7", "hand 0": "green poblano, red 1, green 2", "hand 1": 4, "hand 2": 3}


@pytest.fixture
def match():
    """Three players, seat 0 on turn with a Poblano to play."""
    return cardlab.set_table("pepper", TABLE, players=3, seed=2)


def the_stock(value):
    t = value.table if isinstance(value, Match) else table_of(getattr(value, "view", value))
    return f"<{t.stock}>"


def chatty(match, move, no):
    return f"{no.text} Possible: {match.legal()}"


# Where it is planted, under which name, what, and where it is seen.
LEAKS = {
    "an event that is not masked": (Event, "masked", lambda event, seat: event, "story"),
    "an error that lists another's moves": (Match, "_explained", chatty, "errors"),
    "the repr of a match": (Match, "__repr__", the_stock, "repr"),
    "the repr of a seat": (Seat, "__repr__", the_stock, "handed"),
    "an attribute of a seat": (Seat, "stock", property(the_stock), "attributes"),
    "another's hand": (Zone, "is_held_by", lambda zone, seat: zone.kind == "hand", "view"),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_seen(match, monkeypatch, leak):
    twin = match.imagine(2, Dice(1))
    for world in (match, twin):
        world.apply("0 draw")
    assert worlds.leak(match, twin, 2) is None
    on, name, value, where = LEAKS[leak]
    monkeypatch.setattr(on, name, value, raising=False)
    assert where in worlds.leak(match, twin, 2)


def test_a_refusal_that_tells_where_a_card_is_is_seen(match, monkeypatch):
    def telling(t, move):
        return "pepper.match" if move.card in t.hands[1].cards else "pepper.turn"

    monkeypatch.setattr(match.run.ask.question, "refuses", telling)
    vocabulary = [Move(0, "play", card) for card in pepper.DECK]
    assert "refused" in worlds.twins(match, 0, Dice(1), vocabulary=vocabulary)


def test_a_resampling_in_mid_look_that_hides_the_hand_again_is_seen(match, monkeypatch):
    """The fault that this check found: the seat was offered cards of a hand it did not see."""
    for text in ("0 play green poblano", "0 look at 1"):
        match.apply(text)
    assert worlds.twins(match.imagine(2, Dice(1)), 0, Dice(2), 0) is None
    monkeypatch.setattr(type(match.table), "reveal_again", lambda table: None)
    assert "legal" in worlds.twins(match.imagine(2, Dice(1)), 0, Dice(2), 0)


def test_an_imagined_world_made_of_the_true_one_is_seen(match, monkeypatch):
    def lazy(table, me, dice, hidden):
        cut = 1 + dice.below(9)
        table.stock.cards = table.stock.cards[cut:] + table.stock.cards[:cut]
        table.dice = Dice(0)

    monkeypatch.setattr("cardlab.engine.match.run.resample_hidden", lazy)
    assert "depends on what is hidden" in worlds.imagines(match, 0, 1)


def test_all_in_which_two_matches_can_differ_is_compared(match):
    twin, other = match.copy(), match.copy()
    twin.table.hands[1].cards.reverse()
    other.table.waiting = [2]  # a fact that no view shows
    found = [laws.different(match, world) for world in (twin, other, match.copy())]
    assert found == ["differs in zones, views", "differs in facts", None]
