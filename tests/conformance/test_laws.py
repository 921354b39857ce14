"""The laws over all games, numbers of players and house rules; and their guards, tried."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import count

import pytest

import cardlab
from cardlab import Dice, Match, Move
from cardlab.games import GAMES
from cardlab.story import Event
from tests.conformance import checks

CASES = [(game, *setting) for game in cardlab.games() for setting in checks.settings(game)]
NAMES = [f"{game}-{players}-{','.join(map(str, rules.values()))}" for game, players, rules in CASES]
LONGEST = 400  # decisions of a game that are looked at


@pytest.fixture(scope="module")
def vocabulary():
    """All moves that some games offered, and some that none would."""
    said = {}
    for game in cardlab.games():
        found = {}
        for players in GAMES[game].players:
            match = cardlab.new_match(game, players, seed=players)
            dice = Dice(players)
            while not match.over and len(found) < 1500:
                legal = match.legal()
                found |= {str(move): move for move in legal}
                match.apply(legal[dice.below(len(legal))])
        odd = ["0 nonsense", "0 draw at 1", "0 pass left", "7 draw", "0 play", "1 name mauve"]
        said[game] = [*found.values(), *map(Move.parse, odd)]
    return said


@pytest.mark.parametrize(("game", "players", "rules"), CASES, ids=NAMES)
def test_whole_games_hold_the_laws(game, players, rules, vocabulary):
    for seed in range(3):
        match = cardlab.new_match(game, players, seed, **rules)
        dice = Dice(seed)
        while not match.over and len(match.moves) < LONGEST:
            assert checks.pieces(match) is None
            assert checks.asks(match) is None
            if dice.below(25) == 0:
                few = [vocabulary[game][dice.below(len(vocabulary[game]))] for _ in range(40)]
                look_closely(match, dice, few)
            legal = match.legal()
            match.apply(legal[dice.below(len(legal))])
        assert checks.replays(match) is None
        assert checks.undoes(match) is None


def look_closely(match: Match, dice: Dice, some_moves: list[Move]) -> None:
    """All checks at one decision."""
    seat = dice.below(match.players)
    faults = [
        checks.copies(match),
        checks.undoes(match),
        checks.replays(match),
        checks.refuses(match, match.legal() + some_moves),
        checks.twins(match, seat, Dice(dice.below(1000))),
        checks.imagines(match, seat, dice.below(1000)),
    ]
    assert faults == [None] * len(faults)
    assert list(checks.gives_away(match.imagine(seat, Dice(1)))) == []


@pytest.mark.parametrize("game", cardlab.games())
def test_every_game_ends_with_a_clause(game):
    for seed in range(20):
        match = cardlab.new_match(game, players=GAMES[game].players[seed % 3], seed=seed)
        outcome = cardlab.playout(match, Dice(seed))
        assert outcome.reason in cardlab.rulebook(game).clauses


@pytest.mark.parametrize("game", cardlab.games())
def test_a_fresh_process_plays_the_same_match(game):
    program = (
        f"import cardlab, json; m = cardlab.new_match({game!r}, players=4, seed=11);"
        "cardlab.play(m, cardlab.bots.make('random', seed=5));"
        "print(json.dumps([m.record(), [e.as_dict() for e in m.story()]]))"
    )
    told = set()
    for salt in ("0", "1", "4711"):  # the order of a set would differ
        environment = {**os.environ, "PYTHONHASHSEED": salt}
        run = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, check=True
        )
        told.add(run.stdout)
    assert len(told) == 1
    record, story = json.loads(told.pop())
    assert [event.as_dict() for event in cardlab.replay(record).story()] == story


# Each guard is tried on a fault


@pytest.fixture
def match():
    """Three players, a few turns in, seat 0 on turn with a Poblano to play."""
    table = {
        "discard": "green 7",
        "hand 0": "green poblano, red 1, green 2",
        "hand 1": 4,
        "hand 2": 3,
    }
    return cardlab.set_table("pepper", table, players=3, seed=2)


def test_a_lost_and_a_doubled_piece_are_seen(match):
    match.table.stock.cards.pop()
    assert "missing" in checks.pieces(match)
    match.table.stock.cards.append(match.table.stock.cards[0])
    assert "too many" in checks.pieces(match)


def test_an_ask_without_a_move_is_seen(match, monkeypatch):
    monkeypatch.setattr(match._ask.question, "moves", lambda t, seat: [])
    assert "no move" in checks.asks(match)


def test_a_fact_that_a_copy_forgets_is_seen(match, monkeypatch):
    whole = type(match.table).copy

    def careless(table):
        twin = whole(table)
        twin.suit = "red"
        return twin

    monkeypatch.setattr(type(match.table), "copy", careless)
    assert "a copy differs" in checks.copies(match)


def test_a_copy_that_shares_a_zone_is_seen(match, monkeypatch):
    monkeypatch.setattr("cardlab.table.Zone.copy", lambda zone: zone)
    assert checks.copies(match.copy()) is not None


def test_chance_from_elsewhere_is_seen(monkeypatch):
    ticks = count()
    monkeypatch.setattr("cardlab.table.Dice.shuffle", lambda dice, cards: cards.sort(
        key=lambda card: (card.order * 7 + next(ticks)) % 53))  # fmt: skip
    dealt = cardlab.new_match("pepper", seed=1)
    assert "a replay differs" in checks.replays(dealt)


def test_legality_written_twice_is_seen(match, monkeypatch):
    question = match._ask.question
    everything_goes = [Move.parse("0 play red 1"), *question.moves(match.table, 0)]
    monkeypatch.setattr(question, "moves", lambda t, seat: list(everything_goes))
    assert checks.refuses(match, [Move.parse("0 play red 1")]) is not None


def test_a_move_that_changes_before_it_is_refused_is_seen(match, monkeypatch):
    def hasty(t, made):
        t.suit = "red"
        return "pepper.turn"

    monkeypatch.setattr(match._ask.question, "refuses", hasty)
    assert checks.refuses(match, [Move.parse("0 play red 1")]) is not None


def test_an_event_that_is_not_masked_is_seen(match, monkeypatch):
    monkeypatch.setattr(Event, "masked", lambda event, seat: event)
    twin = match.imagine(2, Dice(1))
    for world in (match, twin):
        world.apply("0 draw")
    assert "story" in checks.leak(match, twin, 2)


def test_a_view_of_anothers_hand_is_seen(match, monkeypatch):
    monkeypatch.setattr("cardlab.table.Zone.is_held_by", lambda zone, seat: zone.kind == "hand")
    real = match.copy()
    twin = match.copy()
    hands = twin.table.hands
    hands[1].cards, twin.table.stock.cards[-4:] = twin.table.stock.cards[-4:], hands[1].cards
    assert "view" in checks.leak(real, twin, 0)


def test_the_order_of_a_hidden_hand_in_the_moves_is_seen(match, monkeypatch):
    """The fault that this check found while the engine was young."""
    from cardlab.games import pepper

    monkeypatch.setattr(pepper, "sorted", lambda cards, key: cards, raising=False)
    match.apply("0 play green poblano")
    match.apply("0 look at 1")
    faults = [checks.twins(match, 0, Dice(seed)) for seed in range(8)]
    assert any(fault and "legal" in fault for fault in faults)


def test_asking_only_holders_is_seen(match, monkeypatch):
    """A window that opens only for who holds a card tells everybody who holds it."""
    real = match.copy()
    twin = match.copy()
    twin._ask = type(twin._ask)(twin._ask.question, [0, 1])
    assert "asked" in checks.leak(real, twin, 2)


def test_an_error_that_lists_anothers_moves_is_seen(match, monkeypatch):
    def chatty(self, made, no):
        return f"{no.text} Possible: {self.legal()}"

    monkeypatch.setattr(Match, "_explained", chatty)
    twin = match.copy()
    twin.table.hands[0].cards.pop()
    assert "errors" in checks.leak(match, twin, 1)


def test_an_imagined_world_made_of_the_true_one_is_seen(match, monkeypatch):
    def lazy(table, me, dice):
        cut = 1 + dice.below(9)
        table.stock.cards = table.stock.cards[cut:] + table.stock.cards[:cut]
        table.dice = Dice(0)

    monkeypatch.setattr("cardlab.match.redeal", lazy)
    assert "depends on what is hidden" in checks.imagines(match, 0, 1)


def test_a_redeal_that_changes_what_is_known_is_seen(match, monkeypatch):
    def forgetful(table, me, dice):
        table.hands[me].cards.reverse()

    monkeypatch.setattr("cardlab.match.redeal", forgetful)
    assert checks.imagines(match, 0, 1) == "the seat sees another world than its own"


def test_an_imagined_match_with_a_way_back_is_seen(match):
    world = match.imagine(0, Dice(1))
    assert list(checks.gives_away(world)) == []
    match.apply("0 draw")
    assert len(list(checks.gives_away(match))) == 4  # a real match has all of them
