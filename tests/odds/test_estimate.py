"""Estimates by playing out: from the seat's knowledge alone, with errors that are honest."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import BadOption, Dice, Seat, set_table
from cardlab.bots.estimate import Estimate, improve, mean_and_error, value, wilson
from cardlab.games.spicy.bot import believe
from cardlab.odds.estimate import chances
from tests.odds.covered import share_covered
from tests.odds.sampled import later


def asked(game, seed, moves=20, players=3):
    """A match after some moves of chance, fewer if it would be over, and who is asked."""
    match = later(game, seed, moves, players)
    if match.over:
        match = later(game, seed, len(match.moves) - 1, players)
    return match, match.ask.seats[0]


@pytest.mark.parametrize("game", cardlab.list_games())
def test_worlds_that_look_the_same_are_estimated_the_same(game):
    for seed in range(3):
        match, seat = asked(game, seed)
        twin = match.imagine(seat, Dice(seed + 9))
        assert chances(match, seat, worlds=4, seed=1) == chances(twin, seat, worlds=4, seed=1)


def test_an_estimate_that_looks_at_the_match_would_be_seen(monkeypatch):
    """Planted: worlds are not imagined, but copied."""
    monkeypatch.setattr(
        "cardlab.engine.match.match.Match.imagine", lambda match, seat, dice: match.copy()
    )
    alike = []
    for seed in range(6):
        match, seat = asked("pepper", seed)
        monkeypatch.undo()
        twin = match.imagine(seat, Dice(seed + 9))
        monkeypatch.setattr(
            "cardlab.engine.match.match.Match.imagine", lambda match, seat, dice: match.copy()
        )
        one, two = (chances(world, seat, worlds=30, seed=1) for world in (match, twin))
        alike.append(one == two)
    assert not all(alike)


@pytest.mark.parametrize("game", cardlab.list_games())
def test_it_can_be_read_while_it_runs_and_repeated(game):
    match, seat = asked(game, 5)
    whole, parts = (Estimate(Seat(match, seat), seed=3) for _ in range(2))
    assert parts.best().playouts == 0
    assert parts.half_width == 0.5
    whole.run(worlds=6)
    for _ in range(3):
        parts.run(worlds=2)
    assert whole.chances() == parts.chances()
    assert {estimate.playouts for estimate in whole.chances()} == {6}

    assert {estimate.move for estimate in whole.chances()} == set(match.legal(seat))


def test_a_move_that_wins_at_once_is_worth_one():
    match = cardlab.set_table(
        "pepper", {"discard": "red 2", "hand 0": "red 5", "hand 1": 5}, players=2, seed=2
    )
    best, second = chances(match, 0, worlds=40)[:2]
    assert (str(best.move), best.chance, best.high) == ("0 play red 5", 1.0, 1.0)
    assert 0.9 < best.low < 1
    assert second.chance < 1


def test_a_shared_win_counts_in_parts_and_none_for_nothing():
    match = cardlab.new_match("pepper", 2, seed=1, turn_cap=1)
    assert value(match, match.legal(0)[0], 0, Dice(1)) == 0.0


def test_the_interval_covers_what_a_long_run_finds():
    """``python -m tests.odds.covered`` tries 200 positions, and asks for 91 to 99 %."""
    assert share_covered(positions=20, worlds=40, reference=500)[0] >= 0.85


def test_an_interval_that_is_too_narrow_would_be_seen(monkeypatch):
    monkeypatch.setattr("cardlab.bots.estimate.Z", 0.6)
    assert share_covered(positions=20, worlds=40, reference=500)[0] < 0.75


def test_the_interval_is_wilsons():
    """By hand for 8 of 10: 0.49 to 0.943 (Wilson, 1927)."""
    assert wilson(0.8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0.0, 5)[0] == 0
    assert wilson(1.0, 5)[1] == 1


def test_the_error_of_a_mean():
    assert mean_and_error([1, 0, 1, 0]) == (0.5, pytest.approx((1 / 3 / 4) ** 0.5))
    assert mean_and_error([1])[1] == float("inf")


def test_a_first_thought_stands_unless_another_move_is_surely_better():
    match = cardlab.set_table(
        "pepper", {"discard": "red 2", "hand 0": "red 5", "hand 1": 5}, players=2, seed=2
    )
    seat = Seat(match, 0)
    wins, draws = match.legal(0)
    assert improve(Estimate(seat, 1), draws, playouts=80) == wins
    assert improve(Estimate(seat, 1), wins, playouts=80) == wins
    assert improve(Estimate(seat, 1), draws, playouts=2) == draws  # nothing is sure yet


def opened(seed):
    """Sweet & Spicy: the first player has opened as the rules of thumb say."""
    match = cardlab.new_match("spicy", 2, seed=seed)
    match.apply(cardlab.bots.make("rule_of_thumb", seed=seed)(Seat(match, 0)))
    return match


def is_true(match):
    """Whether the card face down is the very card that was declared."""
    return match.table.stack.cards[-1].text == match.table.declared


def test_in_most_worlds_what_was_said_of_a_card_is_true():
    """Of any card it would be so in 3 worlds of a hundred: each number is there three times."""
    match = opened(seed=4)
    thought = Estimate(Seat(match, 1), seed=1)
    believed = [thought._world(Dice(n)) for n in range(200)]
    assert sum(is_true(match.imagine(1, Dice(n))) for n in range(200)) < 20
    assert 160 < sum(map(is_true, believed)) < 200
    assert all(pieces(world) == pieces(match) for world in believed)


def pieces(match):
    return sorted(card.base.text for zone in match.table.zones() for card in zone.cards)


def test_who_knows_a_card_does_not_believe_another_in_its_place():
    match = opened(seed=4)
    card = match.table.stack.cards[-1]
    worlds = [match.imagine(0, Dice(n)) for n in range(20)]
    for world in worlds:
        believe(world.table, world.view(0), Dice(1))
    assert {world.table.stack.cards[-1] for world in worlds} == {card}


def test_who_believes_does_not_challenge_everything():
    answers = [
        cardlab.bots.make("monte_carlo", seed=1, playouts=60)(Seat(opened(seed), 1))
        for seed in range(12)
    ]
    assert [answer.verb for answer in answers].count("challenge") <= 3


@pytest.mark.parametrize(("how", "says"), [({}, "Say how long")])
def test_how_long_must_be_said(how, says):
    with pytest.raises(BadOption, match=says):
        Estimate(Seat(cardlab.new_match("pepper", 2, seed=1), 0)).run(**how)


def test_a_seat_that_is_not_asked_has_nothing_to_estimate():
    with pytest.raises(BadOption, match="Seat 1 has no move to estimate"):
        chances(cardlab.new_match("pepper", 2, seed=1), 1)


def test_what_is_too_close_to_call():
    """Two moves of the same worth, and one that loses: no advice between the first two."""
    match = set_table("pepper", {"discard": "green 4", "hand 0": "green 9, blue 8", "hand 1": 1},
                      players=2, seed=7)  # fmt: skip
    thought = Estimate(Seat(match, 0), seed=1)
    texts = [move.text for move in thought.moves]
    eight, draw = texts.index("0 play blue 8"), texts.index("0 draw")
    thought.run(worlds=20)
    assert thought.close() == [0, 1, 2]  # too few worlds to say anything
    thought.run(worlds=1500)
    assert thought.close() == [eight]
    assert thought.is_better(eight, draw)
    assert not thought.is_better(draw, eight)
    assert not thought.is_better(eight, eight)
    alike = set_table("pepper", {"discard": "green 4", "hand 0": "green 9, green 10, red 2",
                                 "hand 1": 3}, players=2, seed=7)  # fmt: skip
    thought = Estimate(Seat(alike, 0), seed=1)
    thought.run(worlds=300)
    gain, error = thought.gain(0, 1)
    assert abs(gain) < 1.96 * error
    assert {0, 1} <= {*thought.close()}


def test_a_difference_that_never_varies_is_none():
    """All moves win at once: the difference is always 0, and so is its error."""
    places = {"discard": "green 4", "hand 0": "green 9", "hand 1": 3}
    thought = Estimate(Seat(set_table("pepper", places, players=2, seed=7), 0), seed=1)
    thought._values = [[1.0] * 40, [1.0] * 40]
    assert not thought.is_better(0, 1)
    thought._values = [[1.0] * 40, [0.0] * 40]
    assert thought.is_better(0, 1)


class Thrown(Estimate):
    """An estimate whose playouts are thrown: the later a move, the more of its worlds are won."""

    def try_moves(self, places, end=0.0):
        luck = self._dice.below(400)
        for i in places:
            self._values[i].append(float(luck + self._dice.below(500) < 400 + 10 * i))
        self.worlds += 1


def narrowed(worlds, keep=()):
    """What is thought of an opening of Sweet & Spicy with 40 moves, narrowed after each world."""
    match = cardlab.new_match("spicy", 2, seed=3)
    thought = Thrown(Seat(match, 0), seed=1, moves=match.legal(0)[:40])
    for _ in range(worlds):
        thought.run(worlds=1)
        thought.narrow(keep)
    return thought


def test_the_time_goes_to_the_moves_that_may_be_the_best():
    """200 playouts are 5 worlds of 40 moves; then a third is kept, and a third of these at 10."""
    thought = narrowed(19)
    tried = [thought.of(i).playouts for i in range(40)]
    assert [tried.count(worlds) for worlds in (5, 10, 19)] == [26, 9, 5]
    assert thought.left == [i for i in range(40) if tried[i] == 19]
    assert thought.half_width == max(thought.of(i).half_width for i in thought.left)
    assert thought.best().move in [thought.moves[i] for i in thought.left]
    longer = narrowed(1000)
    assert len(longer.left) == 3
    few = {i for i in range(40) if longer.of(i).playouts < 30}
    assert few < {*longer.close()}  # in so few worlds none is called worse


def test_what_is_given_up_is_compared_in_the_worlds_that_it_was_tried_in():
    thought = narrowed(20)
    first = [sum(values[:5]) for values in thought._values]
    given_up = [i for i in range(40) if thought.of(i).playouts == 5]
    kept = [i for i in range(40) if i not in given_up]
    assert max(first[i] for i in given_up) <= min(first[i] for i in kept)
    best = max(thought.left, key=lambda i: thought.of(i).chance)
    for i in given_up:
        ahead = (first[best] - first[i]) / 5
        low = max(0, thought.of(best).chance - ahead)
        assert thought.of(i).chance == pytest.approx(low)
        assert thought.gain(best, i)[0] == pytest.approx(ahead)


def test_a_first_thought_is_not_given_up_and_three_moves_are_left():
    given_up = next(i for i in range(40) if i not in narrowed(5).left)
    assert given_up in narrowed(30, keep=[given_up]).left
    match = set_table("pepper", {"discard": "green 4", "hand 0": "green 9, green 1, red 2",
                                 "hand 1": 3}, players=2, seed=7)  # fmt: skip
    thought = Estimate(Seat(match, 0), seed=1)
    thought.run(worlds=40)
    thought.narrow()
    assert thought.left == [0, 1, 2]
