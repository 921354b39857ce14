"""Bots play by the rules, from what their seat may know; a bot that fails is named."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadOption, BotError, Dice, Move
from cardlab.bots import estimate, strengths
from cardlab.bots.playing import step
from cardlab.bots.rules_of_thumb import reason
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.seat import Seat
from cardlab.testing.check import settings
from tests.bots import duel, interval

QUICK = {"monte_carlo": {"playouts": 8}}  # thought enough to see that it thinks


def quick_bot(name, seed=0):
    """A bot that does not think for long."""
    return cardlab.bots.make(name, seed=seed, **QUICK.get(name, {}))


CASES = [
    (name, game, players, rules)
    for name in cardlab.bots.names()
    for game in cardlab.list_games()
    for players, rules in settings(find(game))
]


@pytest.mark.parametrize(("name", "game", "players", "rules"), CASES)
def test_every_bot_plays_every_game_to_its_end(name, game, players, rules):
    bots = [quick_bot(name, seat) for seat in range(players)]
    match = cardlab.new_match(game, players, seed=4, **rules)
    outcome = cardlab.play(match, bots)
    assert outcome.reason in cardlab.rulebook(game).clauses
    assert cardlab.replay(match.record()).outcome == outcome


@pytest.mark.parametrize("name", cardlab.bots.names())
def test_the_same_seed_the_same_moves(name):
    def moves(seed):
        match = cardlab.new_match("pepper", seed=4)
        cardlab.play(match, quick_bot(name, seed))
        return match.moves

    assert moves(1) == moves(1)
    assert any(moves(1) != moves(seed) for seed in range(2, 6))


@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("name", cardlab.bots.names())
def test_a_bot_answers_the_same_in_worlds_that_look_the_same(name, game):
    match, dice = cardlab.new_match(game, seed=6), Dice(6)
    for number in range(120):
        if match.over:
            break
        seat = match.ask.seats[-1]
        twin = match.imagine(seat, dice)
        answers = [quick_bot(name, number)(Seat(world, seat)) for world in (match, twin)]
        assert answers[0] == answers[1]
        match.apply(answers[0])


@pytest.mark.parametrize(
    ("game", "share"),
    [("fuego", 0.5), ("nacho_pile", 0.8), ("pepper", 0.65), ("schwupps", 0.9), ("spicy", 0.8)],
)
def test_the_rule_of_thumb_beats_chance(game, share):
    """Of 120 deals played from both seats it wins more than this, four standard errors sure."""
    low, _, _ = interval(duel("rule_of_thumb", "random", 120, game=game), errors=4)
    assert low > share


def test_thinking_beats_chance_and_loses_nothing_to_the_rules_of_thumb():
    """By how much it beats them needs some 300 games: ``python -m tests.bots`` has measured it."""
    low, _, _ = interval(duel("monte_carlo", "random", 12, playouts=40), errors=4)
    assert low > 0.6
    _, _, high = interval(duel("monte_carlo", "rule_of_thumb", 16, playouts=60))
    assert high > 0.5


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"playouts": 0}, "1 playout or more, not with 0"),
        ({"seconds": 0}, "for some seconds, like 0.5, not for 0"),
        ({"seed": 1.5}, "A seed is a whole number"),
        ({"worlds": 3}, "can't be set so"),
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


@pytest.mark.parametrize("bot", ["rule_of_thumb", "monte_carlo"])
def test_a_bot_neither_challenges_everything_nor_believes_everything(bot):
    asked = Counter()
    for seed in range(4):
        match = cardlab.new_match("spicy", 2, seed=seed)
        cardlab.play(match, [quick_bot(bot, seed + seat) for seat in (0, 8)])
        asked += Counter(move.verb for move in match.moves if move.verb in ("wait", "challenge"))
    assert 0.05 < asked["challenge"] / asked.total() < 0.8


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


def test_a_rule_of_thumb_within_a_turn():
    """It names its longest suit, looks at the shortest hand, and gives what it can use least."""
    assert answer("yellow 8, red 2, red 3, blue 4", "0 play yellow 8") == "0 name red"
    assert answer("green poblano, red 2", "0 play green poblano") == "0 look at 2"
    hand, look = "green poblano, red 2, red 3, blue 4", ("0 play green poblano", "0 look at 2")
    others = {"hand 2": "yellow 1, yellow 8, yellow 9"}
    assert answer(hand, *look, **others) == "0 swap blue 4 for yellow 8"


def reasons_in(game, players, seed):
    """Each move of a game by rules of thumb, as a verb, with the reason for it."""
    match, reasons = cardlab.new_match(game, players, seed), set()
    bot = cardlab.bots.make("rule_of_thumb", seed=seed)
    while not match.over:
        seat = Seat(match.copy(), match.ask.seats[0])
        move = bot(seat)
        reasons.add((move.verb, reason(seat, move)))
        match.apply(move)
    return reasons


@pytest.mark.parametrize("game", cardlab.list_games())
def test_every_move_has_a_reason_in_both_languages(game):
    said = {why for seed in range(12) for _, why in reasons_in(game, 2 + seed % 2, seed)}
    assert len(said) > 3
    assert [why for why in said if cardlab.Words("es")(why) == why] == []


# A student's bots, and what goes wrong with them


def test_a_students_bot_is_three_lines_and_may_answer_in_words():
    def bot(seat):
        plays = [move for move in seat.legal if move.verb == "play"]
        return str(plays[0] if plays else seat.legal[0])

    assert cardlab.play(cardlab.new_match("pepper", seed=5), bot).reason == "pepper.goal"


def test_a_bot_may_imagine_worlds_and_play_them_out():
    def dreamer(seat):
        world = seat.imagine(Dice(1))
        assert world.view(seat.number) == seat.view
        cardlab.playout(world, Dice(2))
        return seat.legal[0]

    match = cardlab.new_match("pepper", players=2, seed=5, turn_cap=20)
    assert cardlab.play(match, dreamer) == match.outcome


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
        ([], "0 bots for 3 seats"),
        (None, "None is something else"),
        ("random", "'random' is something else"),
        ([nonsense, None, nonsense], "one a seat"),  # it used to wait for ever
    ],
)
def test_seats_without_a_bot_are_refused(bots, says):
    with pytest.raises(BadOption) as caught:
        cardlab.play(cardlab.new_match("pepper", seed=1), bots)
    assert says in str(caught.value)


def test_a_seat_without_a_bot_is_a_persons_at_a_table():
    match = cardlab.new_match("pepper", seed=1)
    assert not step(match, [None, nonsense, nonsense])  # seat 0 is asked, and is a person's
    match.apply("draw")
    assert step(match, [None, lambda seat: "1 draw", None])
    assert match.ask.seats == [2]


# How strong they are


def test_each_bot_was_measured_to_be_above_the_even_share():
    for name in cardlab.list_games():
        game = find(name)
        for strength in strengths.measured(game):
            assert 100 / strength.players < strength.low < strength.share <= strength.high
        bots = {strength.bot for strength in strengths.measured(game)}
        assert bots == {"rule_of_thumb", "monte_carlo"}
