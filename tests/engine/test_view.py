"""The view and the seat: typed, lazy, read-only, and no way from them to the match."""

from __future__ import annotations

import gc
import inspect
import json
import pickle
from types import MappingProxyType

import pytest

import cardlab
from cardlab import BadOption, Card, Dice, Match, Move, Seat
from cardlab.engine.knowledge import view as view_module
from cardlab.engine.knowledge.view import View, ZoneView, table_of
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.table.errors import BadGame
from cardlab.engine.table.moves import read_move
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone
from cardlab.games.pepper.rules import PepperTable, PepperView
from cardlab.testing.worlds import seen_in

PLACES = {"discard": "green 7", "hand 0": "blue 7, red 1", "hand 1": 4, "hand 2": 3}

PEPPER = find("pepper").deck


@pytest.fixture
def match():
    return cardlab.set_table("pepper", PLACES, players=3, seed=4)


def some(game, seed, steps):
    """A game after some moves of chance."""
    match, dice = cardlab.new_match(game, seed=seed), Dice(seed)
    for _ in range(steps):
        if not match.over:
            match.apply(dice.choice(match.legal()))
    return match


# What it shows


def test_a_view_has_cards_and_moves_as_attributes(match):
    view = match.view(0)
    assert isinstance(view, PepperView)
    assert (view.game, view.players, view.seat, view.me) == ("pepper", 3, 0, 0)
    assert view.hand == (PEPPER.card("blue 7"), PEPPER.card("red 1"))
    assert view.zone("discard").top is view.top is PEPPER.card("green 7")
    assert (view.suit, view.hand_sizes, view.others) == ("green", (2, 4, 3), (1, 2))
    assert view.legal == (read_move("0 play blue 7", PEPPER), read_move("0 draw", PEPPER))
    assert (view.why, view.asked, view.on_turn, view.direction) == ("pepper.turn", (0,), 0, 1)
    assert view.names == ("Ana", "Ben", "Cleo")
    assert list(view.zones) == ["stock", "discard", "hand 0", "hand 1", "hand 2"]
    assert view.outcome is None
    assert sum(view.unseen.values()) == 52 - 3
    assert PEPPER.card("red 1") not in view.unseen


def test_a_zone_reads_like_a_tuple_of_cards(match):
    hand, theirs, pile = (match.view(0).zone(name) for name in ("hand 0", "hand 1", "discard"))
    assert (hand.name, hand.kind, hand.owner, pile.owner) == ("hand 0", "hand", 0, None)
    assert list(hand) == list(hand.cards) == list(hand.known)
    assert PEPPER.card("red 1") in hand
    assert None not in theirs
    assert (len(theirs), theirs.cards, theirs.known, theirs.top) == (4, (None,) * 4, (), None)
    assert repr(theirs) == "<hand 1: 4 unknown>"
    assert repr(pile) == "<discard: green 7>"
    assert pile.as_dict() == {
        "name": "discard", "kind": "open", "owner": None, "cards": ["green 7"],
    }  # fmt: skip


def test_an_unknown_zone_is_told_with_the_nearest_name(match):
    with pytest.raises(BadOption, match=r"no zone 'discards'.*'discard'"):
        match.view(0).zone("discards")


def test_a_spectator_sees_what_lies_open(match):
    view = match.view(None)
    assert (view.seat, view.hand, view.legal) == (None, (), ())
    assert view.zone("hand 0").known == ()
    with pytest.raises(BadOption, match="A spectator has no seat"):
        _ = view.me


def test_what_is_declared_is_a_card():
    match = cardlab.set_table("spicy", {"hand 0": "chili 7, lemon 4"}, players=2, seed=1)
    assert match.view(1).declared is None
    match.apply("0 play chili 7 as lemon 2")
    assert match.view(1).declared is find("spicy").deck.card("lemon 2")
    assert match.view(1).as_dict()["facts"]["declared"] == "lemon 2"


@pytest.mark.parametrize("game", cardlab.list_games())
def test_as_dict_is_json(game):
    for steps in (0, 9):
        for seat in (None, 0, 1):
            data = some(game, 3, steps).view(seat).as_dict()
            assert json.loads(json.dumps(data)) == data
            assert list(data) == [
                "game", "names", "seat", "players", "options", "turn", "on_turn", "direction",
                "zones", "facts", "ask", "moves", "outcome",
            ]  # fmt: skip


# A value, and a view that is read when it is looked at


def test_the_view_of_a_match_is_a_value(match):
    before, again = match.view(0), match.view(0)
    shown = seen_in(before)
    assert before == again
    match.apply("0 play blue 7")
    assert seen_in(before) == shown
    assert before == again != match.view(0)
    assert before != match.view(1)
    assert before != "a view"


def test_the_view_of_a_seat_follows_the_match(match):
    seat = Seat(match, 0)
    pile = seat.zone("discard")
    assert pile.top is PEPPER.card("green 7")
    match.apply("0 play blue 7")
    assert pile.top is seat.view.top is PEPPER.card("blue 7")
    match.undo()
    assert seat.view.top is PEPPER.card("green 7")


@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("steps", [0, 4, 25])
def test_both_show_the_same(game, steps):
    match = some(game, steps, steps)
    for number in range(match.players):
        assert seen_in(Seat(match, number).view) == seen_in(match.view(number))


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_value_holds_nothing_that_its_seat_cannot_know(game):
    """Not even behind the view: in twin worlds the tables kept there are the same."""
    for seed in range(6):
        match = some(game, seed, 5 * seed)
        for seat in (0, 1, None):
            twin = match.imagine(seat, Dice(seed + 1))
            assert kept(match, seat) == kept(twin, seat)


def kept(match, seat):
    """The table behind a value, as data."""
    t = table_of(match.view(seat))
    held = {name: repr(getattr(t, name)) for name in t.attributes if name != "dice"}
    zones = [
        (z.name, [str(card) for card in z], list(z.known), z.next_pieces) for z in t.all_zones()
    ]
    return held, zones, t.dice.state


def test_a_value_that_keeps_the_true_table_would_be_seen(match, monkeypatch):
    twin = match.imagine(0, Dice(5))
    assert kept(match, 0) == kept(twin, 0)
    monkeypatch.setattr(view_module, "redact", lambda table, seat: table)
    assert kept(match, 0) != kept(twin, 0)


# Nothing can be changed


def test_a_face_and_a_move_cannot_be_changed():
    card, move = PEPPER.card("red 7"), read_move("0 play red 7", PEPPER)
    for value, name in ((card, "rank"), (card, "text"), (move, "by"), (move, "card")):
        with pytest.raises(AttributeError, match=f"can't be changed: its {name} is fixed"):
            setattr(value, name, 8)
        with pytest.raises(AttributeError, match=f"can't be changed: its {name} is fixed"):
            delattr(value, name)
    with pytest.raises(AttributeError):
        card.colour = "red"
    assert pickle.loads(pickle.dumps(card)) is card
    assert pickle.loads(pickle.dumps(move)) == move


def test_a_view_and_a_seat_cannot_be_changed(match):
    seat = Seat(match, 0)
    for view in (match.view(0), seat.view):
        for name in (n for n in dir(view) if not n.startswith("_")):
            with pytest.raises(AttributeError):
                setattr(view, name, 1)
        with pytest.raises(TypeError):
            view.options["turn_cap"] = 1
        with pytest.raises(TypeError):
            view.zones["stock"] = None
    for name in ("number", "view", "legal", "hand", "match", "anything"):
        with pytest.raises(AttributeError):
            setattr(seat, name, 1)
    with pytest.raises(TypeError, match="keep its as_dict"):
        pickle.dumps(match.view(0))


def test_lists_of_a_view_are_its_own():
    match = cardlab.new_match("fuego", players=2, seed=1)
    assert type(match.view(0).options["deck"]) is tuple
    assert type(cardlab.new_match("schwupps", players=2, seed=1).view(0).points) is tuple


# No way from a seat to the match

HELD = (Match, Course, Table, Zone, Game)
OPAQUE = (str, int, bool, type(None), Card, Move, type, MappingProxyType)


def reached(value, depth=4):
    """What attributes, public or private, and slots lead to from a thing, called or not."""
    if depth == 0 or isinstance(value, OPAQUE):
        return
    yield value
    names = {*dir(value), *getattr(type(value), "__slots__", ()), "_match", "_Seat__match"}
    for name in sorted(names - {"__class__", "__init_subclass__", "__subclasshook__"}):
        try:
            part = getattr(value, name)
        except Exception:  # an empty slot, a fact of nothing
            continue
        if inspect.isroutine(part) or name.startswith("__"):
            continue
        yield from reached(part, depth - 1)


def test_no_attribute_of_a_seat_leads_to_the_match(match):
    seat = Seat(match, 0)
    assert [value for value in reached(seat) if isinstance(value, HELD)] == []
    for name in ("match", "table", "course", "definition", "record", "undo", "apply"):
        assert not hasattr(seat, name)
        assert not hasattr(seat.view, name)


def test_a_seat_that_holds_the_match_is_seen(match):
    class Leaky(Seat):
        __slots__ = ("_match",)

        def __init__(self, match, number):
            super().__init__(match, number)
            self._match = match

    assert match in [value for value in reached(Leaky(match, 0)) if isinstance(value, Match)]


def test_the_garbage_collector_is_no_attribute(match):
    """What is hidden is there all the same: bots of one process can cheat, and the docs say so."""
    assert match in gc.get_referents(Seat(match, 0))


def test_what_a_seat_offers(match):
    public = {name for name in dir(Seat(match, 0)) if not name.startswith("_")}
    assert public == {
        "game", "hand", "hand_sizes", "imagine", "legal", "number", "others", "players",
        "read", "view", "why", "zone",
    }  # fmt: skip


# Views of games


def test_facts_without_a_declared_view_are_attributes_too():
    view = View(cardlab.new_match("pepper", seed=7).course, 0)
    assert view.suit in ("red", "yellow", "green", "blue")
    assert "suit" in dir(view)
    with pytest.raises(AttributeError, match="has no 'suits'"):
        _ = view.suits


def test_a_view_declares_only_what_the_table_calls_a_fact():
    class Careless(View):
        hands: list

    with pytest.raises(BadGame, match="declares hands: its table names its facts"):
        Game(
            name="careless", players=range(2, 3), deck=PEPPER, table=PepperTable, deal=print,
            play=print, view=Careless,
        )  # fmt: skip


@pytest.mark.parametrize("game", cardlab.list_games())
def test_every_game_declares_all_its_facts(game):
    rules = find(game)
    table = cardlab.new_match(game, seed=1).table
    assert {*rules.view.__annotations__} | {"declared"} >= {*table.facts}
    assert all(
        isinstance(zone, ZoneView) for zone in cardlab.new_match(game).view(0).zones.values()
    )
