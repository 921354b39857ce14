"""Law 6 over all games: imagined worlds contradict nothing seen; and faults that it must see."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice
from cardlab.engine.knowledge import worlds
from cardlab.engine.match.catalogue import find
from cardlab.engine.table.table import Table
from cardlab.testing.check import settings
from cardlab.testing.worlds import Watcher
from tests.conformance import one_game

CASES = [(game, *setting) for game in cardlab.list_games() for setting in settings(find(game))]
NAMES = [f"{game}-{players}-{','.join(map(str, rules.values()))}" for game, players, rules in CASES]
# In the others nothing hidden follows from a public move: each is a choice, or all lies open.
DEDUCED = ("fuego", "pepper", "schwupps")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "rules"), CASES, ids=NAMES)
def test_imagined_worlds_contradict_nothing(game, players, rules):
    for seed in range(3):
        match = cardlab.new_match(game, players, seed, **rules)
        worlds, wrong, first = one_game(match, Dice(seed), 30)
        assert wrong == 0, first
        assert worlds > 0


def faults(game: str) -> int:
    """How many worlds of some games contradict what was seen."""
    return sum(one_game(cardlab.new_match(game, 3, s), Dice(s), 60, often=8)[1] for s in range(3))


@pytest.mark.slow
@pytest.mark.parametrize("game", DEDUCED)
def test_a_rule_that_notes_nothing_is_seen(game, monkeypatch):
    for name in ("shows_none", "shows_all", "_none_elsewhere"):
        monkeypatch.setattr(Table, name, lambda *_args, **_named: None)
    assert faults(game) > 0


@pytest.mark.parametrize("game", ["pepper", "schwupps"])
def test_where_the_quicker_ways_deal_nothing_cards_and_places_are_matched(game, monkeypatch):
    """It is hardly ever needed: here it deals every world that a shuffle does not fit."""
    monkeypatch.setattr(worlds._Pool, "_most_excluded_first", lambda *_: None)
    assert faults(game) == 0


def must_draw() -> cardlab.Match:
    """Seat 0 holds nothing green, and has to say so by drawing."""
    table = {"discard": "green 7", "hand 0": "red 1, blue 2", "hand 1": "red 3, blue 4"}
    return cardlab.set_table("pepper", table, players=2, seed=3, must_play_if_able=True)


def test_the_watcher_sees_a_card_that_would_have_been_played():
    match = must_draw()
    watcher = Watcher(match, 1)
    watcher.make("0 draw")
    watcher.make("1 draw")
    world = match.copy()
    hand = world.table.hands[0]
    drawn = hand.cards[-1]
    assert watcher.contradicts(world) is None
    hand.cards = [match.deck.card("green 1"), match.deck.card("blue 2"), drawn]
    fits = drawn.suit == "green" or drawn.rank in (7, 8)
    assert (watcher.contradicts(world) is None) is not fits  # one of them may be the one drawn
    hand.cards = [match.deck.card("green 1"), match.deck.card("green 2"), drawn]
    assert "contradicts what was seen" in watcher.contradicts(world)
