"""The view and the seat: typed, lazy, read-only, and no way from them to the match."""

from __future__ import annotations

import json
import pickle

import pytest

import cardlab
from cardlab import BadGame, BadOption, Dice, Match, Seat
from cardlab.engine.knowledge.view import View, table_of
from cardlab.engine.match.game import Game
from cardlab.engine.match.run import Run
from cardlab.engine.table.moves import read_move
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone
from cardlab.games.pepper.rules import DECK, PepperView
from cardlab.testing.worlds import seen_in
from tests.engine import reached, some
from tests.toys.two import TWO, TwoTable

PLACES = {"discard": "green 7", "hand 0": "blue 7, red 1", "hand 1": 4, "hand 2": 3}


@pytest.fixture
def match():
    return cardlab.set_table("pepper", PLACES, players=3, seed=4)


def test_a_view_has_cards_and_moves_as_attributes(match):
    view = match.view(0)
    assert isinstance(view, PepperView)
    assert (view.game, view.players, view.seat, view.me) == ("pepper", 3, 0, 0)
    assert view.hand == (DECK.card("blue 7"), DECK.card("red 1"))
    assert view.zone("discard").top is view.top is DECK.card("green 7")
    assert (view.suit, view.hand_sizes, view.others) == ("green", (2, 4, 3), (1, 2))
    assert view.legal == (read_move("0 play blue 7", DECK), read_move("0 draw", DECK))
    assert (view.why, view.asked, view.on_turn, view.direction) == ("pepper.turn", (0,), 0, 1)
    assert view.names == ("Ana", "Ben", "Cleo")
    assert list(view.zones) == ["stock", "discard", "hand 0", "hand 1", "hand 2"]
    assert view.outcome is None
    assert sum(view.unseen.values()) == 52 - 3
    assert DECK.card("red 1") not in view.unseen


def test_a_zone_reads_like_a_tuple_of_cards(match):
    hand, theirs, pile = (match.view(0).zone(name) for name in ("hand 0", "hand 1", "discard"))
    assert (hand.name, hand.kind, hand.owner, pile.owner) == ("hand 0", "hand", 0, None)
    assert list(hand) == list(hand.cards) == list(hand.known)
    assert DECK.card("red 1") in hand
    assert (len(theirs), theirs.cards, theirs.known, theirs.top) == (4, (None,) * 4, (), None)
    assert [repr(zone) for zone in (theirs, pile)] == ["<hand 1: 4 unknown>", "<discard: green 7>"]
    about = {"name": "discard", "kind": "open", "owner": None, "cards": ["green 7"]}
    assert pile.as_dict() == about
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
    assert match.view(1).declared is match.deck.card("lemon 2")
    assert match.view(1).as_dict()["facts"]["declared"] == "lemon 2"


@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("moves", [0, 9, 25])
def test_a_view_and_that_of_a_seat_show_the_same_and_are_json(game, moves):
    match = some(game, moves, moves)
    for seat in (None, 0, 1, 2):
        data = match.view(seat).as_dict()
        assert json.loads(json.dumps(data)) == data
        assert {"game", "seat", "zones", "facts", "ask", "moves", "outcome"} < {*data}
        assert seat is None or seen_in(Seat(match, seat).view) == seen_in(match.view(seat))


def test_the_view_of_a_match_is_a_value(match):
    before, again = match.view(0), match.view(0)
    shown = seen_in(before)
    match.apply("0 play blue 7")
    assert seen_in(before) == shown
    assert before == again != match.view(0)
    assert before not in (match.view(1), "a view")


def test_the_view_of_a_seat_follows_the_match(match):
    seat = Seat(match, 0)
    pile = seat.zone("discard")
    match.apply("0 play blue 7")
    assert pile.top is seat.view.top is DECK.card("blue 7")
    match.undo()
    assert seat.view.top is DECK.card("green 7")


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_value_holds_nothing_that_its_seat_cannot_know(game):
    """Not even behind the view: in twin worlds the tables kept there are the same."""

    def kept(match, seat):
        t = table_of(match.view(seat))
        held = {name: repr(getattr(t, name)) for name in t.attributes if name != "dice"}
        zones = [(z.name, [*map(str, z)], list(z.known), z.next_pieces) for z in t.all_zones()]
        return held, zones, t.dice.state

    for seed in range(6):
        match = some(game, seed, 5 * seed)
        for seat in (0, 1, None):
            assert kept(match, seat) == kept(match.imagine(seat, Dice(seed + 1)), seat)


def test_cards_moves_views_and_seats_cannot_be_changed(match):
    seat, card, move = Seat(match, 0), DECK.card("red 7"), read_move("0 play red 7", DECK)
    fixed = {card: ("rank", "colour"), move: ("by", "card"), seat: ("hand", "match", "anything")}
    views = [match.view(0), seat.view]
    cases = [(value, name) for value, names in fixed.items() for name in names]
    cases += [(view, name) for view in views for name in dir(view) if not name.startswith("_")]
    for value, name in cases:
        with pytest.raises(AttributeError):
            setattr(value, name, 8)
    for mapping in (views[0].options, views[0].zones):
        with pytest.raises(TypeError):
            mapping["stock"] = None
    with pytest.raises(TypeError, match="keep its as_dict"):
        pickle.dumps(views[0])
    assert type(some("fuego", 1, 0).view(0).options["deck"]) is tuple


def test_a_seat_offers_what_a_bot_needs_and_leads_not_to_the_match(match):
    seat = Seat(match, 0)
    assert {name for name in dir(seat) if not name.startswith("_")} == {
        "game", "hand", "hand_sizes", "imagine", "legal", "number", "others", "players",
        "read", "view", "why", "zone",
    }  # fmt: skip
    held = (Match, Run, Table, Zone, Game)
    assert [value for value in reached(seat) if isinstance(value, held)] == []


def test_facts_without_a_declared_view_are_attributes_too(match):
    view = View(match.run, 0)
    assert view.suit == "green"
    with pytest.raises(AttributeError, match="has no 'suits'"):
        _ = view.suits


def test_a_view_declares_only_what_the_table_calls_a_fact():
    class Careless(View):
        hands: list

    with pytest.raises(BadGame, match="declares hands: its table names its facts"):
        Game(
            name="careless", players=range(2, 3), deck=TWO, table=TwoTable, deal=print,
            play=print, view=Careless,
        )  # fmt: skip
