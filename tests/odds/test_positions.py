"""The coach is right: positions with exact values, counted twice, and what the coach says of them.

``python -m tests.odds.right`` prints them all.
"""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab.games.pepper import bot as pepper_bot
from cardlab.games.spicy import bot as spicy_bot
from tests.odds.enumerated import StrategyMattersError, value
from tests.odds.positions import CASES, Position, positions
from tests.odds.right import WORLDS, compare, missed

FEW = 100  # worlds by day: enough to see what is wrong by far
ERRORS = 4  # standard errors of so many worlds that are allowed for by day


def takes_long(game: str, position: Position) -> bool:
    """Whether thousands of deals are enumerated."""
    return game in ("schwupps", "pepper") and len(position.unknown) > 1


ENUMERATED = [
    pytest.param(
        *case, id=f"{case[0]}: {case[1].name}", marks=[pytest.mark.night] * takes_long(*case)
    )
    for case in CASES
]


def test_there_are_sixty_positions_ten_a_game():
    number = Counter(game for game, _ in CASES)
    assert sum(number.values()) >= 60
    assert {*number} == {*cardlab.list_games()}
    assert min(number.values()) >= 10
    assert len({case[1].name for case in CASES}) == len(CASES)


@pytest.mark.parametrize(("game", "position"), ENUMERATED)
def test_the_values_by_enumeration(game, position):
    assert position.why
    for line, stated in position.values.items():
        assert value(game, position, line) == stated, line


def test_a_position_in_which_it_matters_how_one_plays_is_no_exact_one():
    """Planted: if Ben plays the red 9, my red 2 goes; if he draws, it does not."""
    places = {"discard": "green 4", "hand 0": "green 9, red 2", "hand 1": "red 9, green 1"}
    two = Position("two cards", places, {}, "", options={"turn_cap": 3})
    with pytest.raises(StrategyMattersError):
        value("pepper", two, "0 play green 9")


def test_a_position_that_goes_on_is_no_exact_one():
    """Planted: my red 2 does not go on a green 9, and no cap ends the game."""
    places = {"discard": "green 4", "hand 0": "green 9, red 2", "hand 1": "yellow 1"}
    with pytest.raises(StrategyMattersError):
        value("pepper", Position("it goes on", places, {}, ""), "0 play green 9")


def test_a_value_that_is_wrong_by_one_card_is_seen():
    """Planted: of 49 cards one more would fit."""
    first = positions("pepper")[0]
    line, stated = next(iter(first.values.items()))
    assert value("pepper", first, line) == stated != stated - type(stated)(1, 49)


def test_the_coach_in_a_few_worlds():
    assert not missed(compare(game, position, FEW, ERRORS) for game, position in CASES)


@pytest.mark.night
def test_the_coach_is_right():
    assert not missed(compare(game, position, WORLDS) for game, position in CASES)


def names_any_suit(_view, moves, dice):
    return dice.choice(moves)


def believes_blindly(view, _copies):
    declared, held = view.claim
    return 1 - spicy_bot.doubt(declared.rank, held)


def named(game, name):
    return next(position for position in positions(game) if position.name == name)


def test_suits_named_by_chance_are_seen(monkeypatch):
    """Planted: a playout names any suit, and the eight looks like the worse move."""
    position = named("pepper", "the eight first")
    assert compare("pepper", position, 300).off < 0.1
    monkeypatch.setattr(pepper_bot, "_longest", names_any_suit)
    wrong = compare("pepper", position, 300)
    assert wrong.off > 0.2
    assert wrong.called_worse


def test_a_belief_that_ignores_my_cards_is_seen(monkeypatch):
    """Planted: a declaration is believed as if I held none of the cards."""
    position = named("spicy", "a seven, two of three mine")
    assert compare("spicy", position, 600).off < 0.1
    monkeypatch.setattr(spicy_bot, "truth", believes_blindly)
    assert compare("spicy", position, 600).off > 0.15


@pytest.mark.night
@pytest.mark.parametrize(
    ("module", "name", "fault"),
    [(pepper_bot, "_longest", names_any_suit), (spicy_bot, "truth", believes_blindly)],
)
def test_each_fault_alone_fails_the_whole(monkeypatch, module, name, fault):
    monkeypatch.setattr(module, name, fault)
    assert missed(compare(game, position, WORLDS // 2) for game, position in CASES)
