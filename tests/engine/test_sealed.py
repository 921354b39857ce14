"""From an imagined match no attribute leads to a table of the real one."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from types import GeneratorType
from typing import Any

import pytest

import cardlab
from cardlab import CardlabError, Dice, Match, Table
from cardlab.engine.match.game import Game
from cardlab.engine.match.match import run as course


def reached(start: Any) -> Iterator[Any]:
    """Yield all objects to which attributes, entries and the locals of rules lead."""
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
            left.append(getattr(value, "__dict__", {}))
            slots = [
                name for kind in type(value).__mro__ for name in kind.__dict__.get("__slots__", ())
            ]
            left += [getattr(value, name, None) for name in slots]


def tables(match: Match) -> list[Table]:
    return [value for value in reached(match) if isinstance(value, Table)]


def in_mid_turn(game: str) -> Match:
    match = cardlab.new_match(game, players=3, seed=5)
    dice = Dice(7)
    for _ in range(23):
        legal = match.legal()
        match.apply(legal[dice.below(len(legal))])
    return match


@pytest.mark.parametrize("game", cardlab.list_games())
def test_an_imagined_match_leads_to_its_own_table_alone(game):
    world = in_mid_turn(game).imagine(0, Dice(1))
    assert tables(world) == [world.table]
    world.apply(world.legal()[0])
    assert tables(world) == [world.table]


def test_a_checkpoint_that_shows_its_table_is_seen(monkeypatch):
    monkeypatch.setattr(course.Checkpoint, "table", property(course._table_of), raising=False)
    monkeypatch.setattr(course.Checkpoint, "__slots__", ("table", "entries", "events"))
    assert len(tables(in_mid_turn("pepper").imagine(0, Dice(1)))) > 1


@pytest.mark.parametrize("game", cardlab.list_games())
def test_the_course_of_an_imagined_match_goes_not_further_back(game):
    world = in_mid_turn(game).imagine(0, Dice(1))
    for entries in (0, world.run.floor - 1):
        with pytest.raises(CardlabError, match="this is the first"):
            world.run.go_to(entries)
        with pytest.raises(CardlabError, match="this is the first"):
            world.run.at(entries)


def test_an_imagined_match_is_pickled_with_one_checkpoint():
    match = in_mid_turn("pepper")
    world = match.imagine(0, Dice(1))
    assert len(world.run._checkpoints) == 1
    again = pickle.loads(pickle.dumps(world))
    assert again.run.floor == world.run.floor
    with pytest.raises(CardlabError):
        again.undo()


def test_a_pickled_match_goes_no_further_back_than_the_position_that_was_set():
    table = {"discard": "green 7", "hand 0": "green 1, red 2", "hand 1": 3}
    match = cardlab.set_table("pepper", table, players=2, seed=1)
    match.replay_prefix(["0 play green 1"])
    again = pickle.loads(pickle.dumps(match))
    assert (again.moves, again.run.given) == ((), 1)
    with pytest.raises(CardlabError, match="this is the first"):
        again.undo()
