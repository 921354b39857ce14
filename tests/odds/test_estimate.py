"""Estimates by playing out: from the seat's knowledge alone, with errors that are honest."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import BadOption, Dice, Match, Seat, set_table
from cardlab.bots.estimate import Estimate, improve, mean_and_error, value, wilson
from cardlab.games.spicy.bot import believe
from cardlab.odds import chances
from tests.engine import some

GOES_OUT = {"discard": "red 2", "hand 0": "red 5", "hand 1": 5}
EIGHT = {"discard": "green 4", "hand 0": "green 9, blue 8", "hand 1": 1}


def thinking(places, seed=1, **how):
    """An estimate of the moves of seat 0 at a table of Pepper Eights."""
    match = set_table("pepper", places, players=2, seed=7)
    thought = Estimate(Seat(match, 0), seed)
    if how:
        thought.run(**how)
    return thought


def asked(game, seed):
    """A match after some moves of chance, fewer if it would be over, and who is asked."""
    match = some(game, seed, 20)
    if match.over:
        match.undo()
    return match, match.ask.seats[0]


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.slow if game == "spicy" else ())
        for game in cardlab.list_games()
    ],
)
def test_worlds_that_look_the_same_are_estimated_the_same(game):
    for seed in range(3):
        match, seat = asked(game, seed)
        twin = match.imagine(seat, Dice(seed + 9))
        assert chances(match, seat, worlds=4, seed=1) == chances(twin, seat, worlds=4, seed=1)


def test_an_estimate_that_looks_at_the_match_is_seen(monkeypatch):
    """Planted: worlds are not imagined, but copied."""
    imagine, alike = Match.imagine, []
    for seed in range(6):
        match, seat = asked("pepper", seed)
        worlds = match, imagine(match, seat, Dice(seed + 9))
        monkeypatch.setattr(Match, "imagine", lambda match, seat, dice: match.copy())
        one, two = (chances(world, seat, worlds=30, seed=1) for world in worlds)
        alike.append(one == two)
    assert not all(alike)


def test_a_move_that_wins_at_once_is_worth_one_and_a_win_of_nobody_nothing():
    best, second = thinking(GOES_OUT, worlds=40).chances()[:2]
    assert (str(best.move), best.chance, best.high) == ("0 play red 5", 1.0, 1.0)
    assert 0.9 < best.low < 1
    assert second.chance < 1
    match = cardlab.new_match("pepper", 2, seed=1, turn_cap=1)
    assert value(match, match.legal(0)[0], 0, Dice(1)) == 0.0


def test_the_interval_is_wilsons_and_the_error_that_of_a_mean():
    """By hand for 8 of 10: 0.49 to 0.943 (Wilson, 1927)."""
    assert wilson(0.8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert (wilson(0.0, 5)[0], wilson(1.0, 5)[1]) == (0, 1)
    assert mean_and_error([1, 0, 1, 0]) == (0.5, pytest.approx((1 / 3 / 4) ** 0.5))
    assert mean_and_error([1])[1] == float("inf")


def test_a_first_thought_stands_unless_another_move_is_surely_better():
    wins, draws = thinking(GOES_OUT).moves
    assert improve(thinking(GOES_OUT), draws, playouts=80) == wins
    assert improve(thinking(GOES_OUT), wins, playouts=80) == wins
    assert improve(thinking(GOES_OUT), draws, playouts=2) == draws  # nothing is sure yet


# Sweet & Spicy: what is declared is believed as it is true in play


def opened(seed):
    """The first player has opened as the rules of thumb say."""
    match = cardlab.new_match("spicy", 2, seed=seed)
    match.apply(cardlab.bots.make("rule_of_thumb", seed=seed)(Seat(match, 0)))
    return match


def is_true(match):
    """Whether the card face down is the very card that was declared."""
    return match.table.stack.cards[-1].text == match.table.declared


def test_in_most_worlds_what_was_said_of_a_card_is_true():
    """Of any card it would be so in 3 worlds of a hundred: each number is there three times."""
    match = opened(seed=4)
    worlds = [match.imagine(1, Dice(n)) for n in range(200)]
    assert sum(map(is_true, worlds)) < 20
    for n, world in enumerate(worlds):
        believe(world.table, world.view(1), Dice(n))
    assert 160 < sum(map(is_true, worlds)) < 200
    top, own = match.table.stack.cards[-1], match.imagine(0, Dice(1))
    believe(own.table, own.view(0), Dice(1))
    assert own.table.stack.cards[-1] is top  # who knows a card believes no other in its place


# What is too close to call, and which moves are tried on


def test_what_is_too_close_to_call():
    """Two moves of the same worth, and one that loses: no advice between the first two."""
    thought = thinking(EIGHT, worlds=20)
    texts = [move.text for move in thought.moves]
    eight, draw = texts.index("0 play blue 8"), texts.index("0 draw")
    assert thought.close() == [0, 1, 2]  # too few worlds to say anything
    thought.run(worlds=1500)
    assert thought.close() == [eight]
    better = [thought.is_better(*pair) for pair in ((eight, draw), (draw, eight), (eight, eight))]
    assert better == [True, False, False]
    alike = {"discard": "green 4", "hand 0": "green 9, green 10, red 2", "hand 1": 3}
    thought = thinking(alike, worlds=300)
    gain, error = thought.gain(0, 1)
    assert abs(gain) < 1.96 * error
    assert {0, 1} <= {*thought.close()}


def test_the_time_goes_to_the_moves_that_may_be_the_best():
    """200 playouts are 5 worlds of 40 moves; then a third is kept, and a third of these at 10."""
    match = cardlab.new_match("spicy", 2, seed=3)
    thought = Estimate(Seat(match, 0), seed=1, moves=match.legal(0)[:40])
    for _ in range(12):
        thought.run(worlds=1)
        thought.narrow(keep=[39])
    tried = [thought.of(i).playouts for i in range(40)]
    assert tried.count(5) in (25, 26)  # the kept one may be one of them
    assert {*tried} == {5, 10, 12}
    assert [i for i in range(40) if tried[i] == 12] == thought.left
    assert 39 in thought.left  # a first thought is not given up
    assert thought.best().move in [thought.moves[i] for i in thought.left]


@pytest.mark.parametrize("seed", [14, 23, 46])
def test_the_luck_of_another_move_moves_a_dropped_one_no_further_than_its_interval(seed):
    """Three eights of one hand are worth the same: 0.59, by 1,500 worlds."""
    hand = "red 8, green 8, blue 8, blue 2, red 3, red 5"
    places = {"discard": "blue 5", "hand 0": hand, "hand 1": "4 more", "hand 2": "4 more"}
    thought = Estimate(Seat(set_table("pepper", places, players=3, seed=3), 0), seed)
    while thought.worlds < 120:
        thought.run(worlds=4)
        thought.narrow()
    eights = [thought.of(i) for i in range(3)]
    assert all(move.low < 0.59 < move.high for move in eights)
    assert min(move.playouts for move in eights) < thought.worlds  # at least one was dropped


def test_odd_wishes_are_refused():
    with pytest.raises(BadOption, match="worlds=100 or seconds"):
        thinking(EIGHT).run()
    with pytest.raises(BadOption, match="Seat 1 may not move now"):
        chances(cardlab.new_match("pepper", 2, seed=1), 1)
