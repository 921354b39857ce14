"""Bots play by the rules, from what their seat may know; a bot that fails is named."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import BadOption, BotError, Move
from cardlab.bots import estimate
from cardlab.engine.match.seat import Seat

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "share"),
    [("fuego", 0.5), ("nacho_pile", 0.8), ("pepper", 0.65), ("schwupps", 0.9), ("spicy", 0.8)],
)
def test_the_rule_of_thumb_beats_chance(game, share):
    """Of 120 deals played from both seats it wins more than this, four standard errors sure."""
    bots = ["rule_of_thumb", "random"]
    won = cardlab.simulate(game, bots, 120, seatings="all", progress=False).paired(0)
    assert won.share - 4 * won.error > share


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"playouts": 0}, "1 or more, not 0"),
        ({"seconds": 0}, "like 0.5, not 0"),
        ({"seed": 1.5}, "a whole number, not 1.5"),
        ({"worlds": 3}, "does not accept"),
    ],
)
def test_a_bot_that_can_not_think_so_is_refused(settings, says):
    with pytest.raises(BadOption, match=says):
        cardlab.bots.make("monte_carlo", **settings)


class Clock:
    """A clock that a playout moves on."""

    def __init__(self, monkeypatch, playout):
        self.now, self.playouts = 0.0, 0

        def value(*_):
            self.now += playout
            self.playouts += 1
            return 0.5

        monkeypatch.setattr(estimate, "value", value)
        monkeypatch.setattr(estimate, "time", self)

    def monotonic(self):
        return self.now


@pytest.mark.parametrize("playout", [0.001, 0.02, 0.15])
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_keeps_its_time_however_many_moves_there_are(monkeypatch, playout, seed):
    match = cardlab.new_match("spicy", 6, seed=seed)
    assert len(match.legal()) > 40
    clock = Clock(monkeypatch, playout)
    cardlab.bots.make("monte_carlo", seconds=0.2, playouts=300)(Seat(match, match.ask.seats[0]))
    assert clock.now <= 0.2 + 2 * playout
    assert clock.playouts >= min(0.2 / playout, 300) / 2


# What the rules of thumb are


def answer(hand, *moves, top="green 7", **facts):
    places = {"discard": top, "hand 0": hand, "hand 1": 4, "hand 2": 3, **facts}
    match = cardlab.set_table("pepper", places, players=3, seed=2)
    for move in moves:
        match.apply(move)
    return str(cardlab.bots.make("rule_of_thumb", seed=1)(Seat(match, 0)))


@pytest.mark.parametrize(
    ("hand", "best"),
    [
        ("green 1, red 2", "0 play green 1"),  # rather than draw
        ("green 8, green 1, red 2", "0 play green 1"),  # the eight is kept
        ("green 8, red 2, blue 3", "0 play green 8"),  # ... until nothing else goes
        ("green 1, green habanero, green poblano, red 2", "0 play green habanero"),
        ("green 1, green poblano, red 2", "0 play green poblano"),
        ("green 1, red 7, red 2, red 3", "0 play red 7"),  # red is the longer suit
        ("red 2, blue 3", "0 draw"),
    ],
)
def test_a_rule_of_thumb_at_a_turn(hand, best):
    assert answer(hand) == best


# A student's bots, and what goes wrong with them


def test_a_students_bot_is_three_lines_and_may_answer_in_words():
    def bot(seat):
        plays = [move for move in seat.legal if move.verb == "play"]
        return str(plays[0] if plays else seat.legal[0])

    assert cardlab.play(cardlab.new_match("pepper", seed=5), bot).reason == "pepper.goal"


def test_named_bots_play_as_in_the_game_of_the_same_seed_in_a_simulation():
    bots = {"mine": "random", "other": "rule_of_thumb"}
    game = cardlab.simulate("pepper", bots, games=1, seed=7, progress=False).log[0]
    for given in (bots, [*bots.values()]):
        match = cardlab.new_match("pepper", players=2, seed=7)
        assert cardlab.play(match, given).winners == game.winners
        assert len(match.moves) == game.moves
    assert cardlab.play(cardlab.new_match("pepper", seed=7), "rule_of_thumb").reason


def nonsense(seat):
    raise ZeroDivisionError("oh")


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (nonsense, "The bot nonsense at seat 0 (Ana) raised ZeroDivisionError: oh"),
        (lambda seat: 3, "answered 3, which is no move of its seat"),
        (lambda seat: "1 draw", "which is no move of its seat"),
        (lambda seat: Move("0", "draw"), "A move has numbers as its seats"),
        (lambda seat: "0 pass", "You can't pass while there is a card to draw"),
        (lambda seat: "hm", "at seat 0 (Ana) answered 0 hm: On your turn you play a card"),
        (lambda seat: "0 play red 77", "answered 0 play red 77: There is no card red 77"),
    ],
)
def test_a_bot_that_fails_is_named_and_nothing_is_lost(bot, says):
    match = cardlab.new_match("pepper", seed=1)
    before = match.view(0)
    with pytest.raises(BotError) as caught:
        cardlab.play(match, bot)
    assert says in str(caught.value)
    assert match.view(0) == before


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        (["random"], "each of the 3 seats, not 1"),
        (None, "not None"),
        ("genius", "no bot 'genius'"),
        ([nonsense, None, nonsense], "None is not a bot"),  # it used to wait for ever
    ],
)
def test_seats_without_a_bot_are_refused(bots, says):
    with pytest.raises(BadOption) as caught:
        cardlab.play(cardlab.new_match("pepper", seed=1), bots)
    assert says in str(caught.value)
