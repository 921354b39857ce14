"""Imagined worlds: the same however often a position was imagined, and no way back to the match."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from types import GeneratorType
from typing import Any

import pytest

import cardlab
from cardlab import CardlabError, Dice, Match, Table
from cardlab.engine.knowledge.worlds import HiddenCards
from cardlab.engine.match.game import Game
from cardlab.engine.table.limits import Limit
from cardlab.testing.laws import different, everything
from tests.engine import played, some

pytestmark = pytest.mark.slow

# A position with a limit: seat 1 has shown that it holds nothing green.
LIMITED = {"discard": "green 7", "hand 0": "red 1, blue 2", "hand 1": "red 3, blue 4", "on turn": 1}


def limited() -> Match:
    match = cardlab.set_table("pepper", LIMITED, players=3, seed=3, must_play_if_able=True)
    match.apply("1 draw")
    return match


# What a seat cannot know is read once for a position; worlds are as if it were read each time


def check_worlds(match: Match) -> None:
    """Compare worlds of a match that has imagined before with those of one that has not."""
    new = cardlab.replay(match.record())
    for me in (None, *range(match.players)):
        assert different(match.imagine(me, Dice(1)), new.imagine(me, Dice(1))) is None, me


def go_back_and_forth(match: Match, seed: int) -> None:
    """Play by chance, go back and play on otherwise; compare the worlds wherever it stands."""
    for n in range(4):
        if match.over:
            return
        check_worlds(match)
        played(match, 1, seed + n)
        check_worlds(match)
        match.undo()
        check_worlds(match)
        played(match, 3, seed - n)  # mostly another move: the log is as long as it was


@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("moves", [0, 50])
def test_worlds_after_undo_and_other_moves(game, moves):
    go_back_and_forth(some(game, moves + 1, moves), 5)


def test_worlds_of_a_table_set_by_hand():
    go_back_and_forth(limited(), 1)


def test_a_copy_that_plays_on_changes_nothing_here():
    match = limited()
    before = everything(match.imagine(0, Dice(4)))
    for twin in (match.copy(), deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert everything(twin.imagine(0, Dice(4))) == before
        played(twin, 1).imagine(0, Dice(4))
        assert everything(match.imagine(0, Dice(4))) == before
        check_worlds(twin)


def test_what_is_kept_shows_no_card_that_the_seat_cannot_know():
    """The same is read of the real table and of any world that the seat imagines."""
    match = limited()
    for seat in range(3):
        own = HiddenCards(match.table, seat)
        for seed in range(20):
            other = HiddenCards(match.imagine(seat, Dice(seed)).table, seat)
            assert other.zones == own.zones
            assert [pool.cards for pool in other.pools] == [pool.cards for pool in own.pools]


def test_a_world_is_dealt_where_limits_cross_everywhere():
    """Of each suit and of each two ranks at most one: no place of the hand is free of them all."""
    places = {"discard": "red 9", "hand 0": "red 10", "hand 1": "red 1, yellow 3, green 5, blue 7"}
    match = cardlab.set_table("pepper", places, players=2, seed=1)
    faces = [*match.deck]
    kinds = [
        {card for card in faces if card.suit == suit} for suit in ("red", "yellow", "green", "blue")
    ]
    kinds += [{card for card in faces if card.rank in (n, n + 1)} for n in (1, 3, 5, 7)]
    for seed in range(20):
        table = match.table.copy()
        table.hands[1].limits = [Limit(frozenset(kind), (1,) * 3) for kind in kinds]
        HiddenCards(table, 0).deal(table, Dice(seed))
        assert all(sum(card in kind for card in table.hands[1]) <= 1 for kind in kinds)


# From an imagined match no public attribute leads to a table of the real one


def reached(start: Any) -> Iterator[Any]:
    """Yield all objects to which public attributes, entries and the locals of rules lead."""
    seen: set[int] = set()
    left = [start]
    while left:
        value = left.pop()
        if id(value) in seen or isinstance(value, str | int | type | Game):
            continue
        seen.add(id(value))
        yield value
        if isinstance(value, dict):
            left += value.values()
        elif isinstance(value, list | tuple | set | frozenset):
            left += value
        elif isinstance(value, GeneratorType):
            left += [value.gi_frame and value.gi_frame.f_locals, value.gi_yieldfrom]
        elif type(value).__module__.startswith("cardlab"):
            for name in (name for name in dir(value) if name[0] != "_"):
                with suppress(CardlabError):  # what an imagined match does not have
                    left.append(getattr(value, name, None))


@pytest.mark.parametrize("game", cardlab.list_games())
def test_an_imagined_match_leads_to_its_own_table_alone(game):
    world = some(game, 5, 23).imagine(0, Dice(1))
    for _ in range(2):
        assert [value for value in reached(world) if isinstance(value, Table)] == [world.table]
        played(world, 1)


@pytest.mark.parametrize("game", cardlab.list_games())
def test_an_imagined_match_goes_not_further_back(game):
    world = some(game, 5, 23).imagine(0, Dice(1))
    for match in (world, pickle.loads(pickle.dumps(world))):
        with pytest.raises(CardlabError, match="this is the first"):
            match.undo()
        for entries in (0, match.run.undo_limit - 1):
            with pytest.raises(CardlabError, match="this is the first"):
                match.run.at(entries)
