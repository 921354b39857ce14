"""Many matches and tournaments: the same however they are spread, honest about error, fair."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from contextlib import suppress

import pytest

import cardlab
from cardlab import BadOption, BotError, simulate, tournament
from cardlab.bots.estimate import wilson
from cardlab.studies.results import GameLog, GameResult
from cardlab.studies.tournaments import Pairing, rated


def first(seat):
    return seat.legal[0]


def dawdles(seat):
    time.sleep(0.2)
    return seat.legal[0]


def loops(seat):
    while True:
        with suppress(Exception):
            len(seat.hand)


def leaves(seat):
    sys.exit(3)


def interrupts(seat):
    raise KeyboardInterrupt


class Own(BaseException):
    """What a bot raises that is no Exception, and that can't even be told."""

    def __str__(self):
        raise SystemExit


def raises_its_own(seat):
    raise Own


def answers_oddly(seat):
    class Odd:
        def __repr__(self):
            raise SystemExit(3)

    return Odd()


def test_the_games_are_those_of_their_seeds():
    results = simulate("nacho_pile", ["rule_of_thumb", "random", "random"], 12, 5, progress=False)
    assert results.games == len(results.log) == 12
    for n, game in enumerate(results.log):
        seed = 5 + n
        bots = [
            cardlab.bots.make(name, seed=seed * 64 + seat)
            for seat, name in enumerate(results.names)
        ]
        match = cardlab.new_match("nacho_pile", 3, seed=seed)
        outcome = cardlab.play(match, bots)
        assert game == (outcome.winners, outcome.scores, len(match.moves))


def test_wins_add_up_and_shared_ones_count_in_parts():
    log = (((0,), (5, 2), 10), ((0, 1), (3, 3), 12), ((), (), 4))
    games = GameLog(GameResult(*parts) for parts in log)
    results = cardlab.Results("x", ("a", "b"), 1, games, ((0, 1),))
    assert results.wins == (1.5, 0.5)
    row = results.rows()[0]
    assert (row["share"], row["points"]) == (0.5, 4.0)
    assert (row["low"], row["high"]) == wilson(0.5, 3)
    assert "<td>a</td>" in results._repr_html_()
    assert "moves each on average" in results._repr_html_()
    assert "50.0%" in str(results)
    assert repr(results) == str(results)  # a notebook's text is no log of a thousand games
    assert results.moves == pytest.approx(26 / 3)


def test_a_name_can_not_write_html():
    def odd(seat):
        return seat.legal[0]

    odd.__name__ = "<b>odd</b>"
    results = simulate("pepper", [odd, "random"], 1, progress=False)
    assert "<b>odd" not in results._repr_html_()


TWO = ["random", "random"]


@pytest.mark.parametrize(
    ("play", "bots", "more", "says"),
    [
        (simulate, "random", {}, "a list, .* not 'random'"),
        (simulate, [], {}, r"a list, .* not \[\]"),
        (simulate, ["genius", "random"], {}, "There is no bot 'genius'"),
        (simulate, [3, "random"], {}, "3 is not a bot"),
        (simulate, TWO, {"games": 0}, "1 or more, not 0"),
        (simulate, ["random"], {}, "2 to 6 players"),
        (simulate, TWO, {"players": 3}, "2 bots for players=3"),
        (simulate, TWO, {"seconds": 0}, "above 0, or None, not 0"),
        (simulate, ["bots.py:mine", "random"], {}, "processes=True"),
        *[(simulate, TWO, {"workers": n}, "1 or more") for n in (0, -1, 2.0, "two", True)],
        (tournament, {"a": "random"}, {}, "at least two bots"),
        (tournament, "random", {}, "a list, .* or as a dict"),
        (tournament, TWO, {"deals": 0}, "1 or more, not 0"),
        (tournament, TWO, {"players": 7}, "can't be 7: of 2 bots"),
        (tournament, TWO, {"executor": "loky"}, "'loky' is not an executor"),
    ],
)
def test_odd_wishes_are_refused(play, bots, more, says):
    with pytest.raises(BadOption, match=says):
        play("pepper", bots, progress=False, **more)


def test_bots_are_a_list_or_a_dict_by_their_names():
    bots = {"mine": first, "other": "random"}
    by_name = simulate("pepper", bots, 5, progress=False, players=2)
    assert by_name.names == ("mine", "other")
    assert by_name.log == simulate("pepper", [*bots.values()], 5, progress=False).log
    assert simulate("pepper", [first, first], 1, progress=False).names == ("first", "first")
    boards = [tournament("pepper", b, 2, progress=False) for b in (bots, [*bots.values()])]
    assert [game.winners for game in boards[1].log] == [
        tuple({"mine": "first", "other": "random"}[name] for name in game.winners)
        for game in boards[0].log
    ]
    assert tournament("pepper", [first, first], 1, progress=False).bots == ("first", "first 2")


def test_the_arrays_are_the_log():
    results = simulate("spicy", ["random"] * 3, 12, progress=False)
    arrays = results.log.arrays()
    assert arrays["scores"].tolist() == [list(game.scores) for game in results.log]
    assert arrays["moves"].tolist() == [game.moves for game in results.log]
    assert (arrays["winners"] >> 1 & 1).tolist() == [1 in game.winners for game in results.log]
    assert arrays["scored"].all()
    plain = simulate("pepper", ["random"] * 2, 3, progress=False).log.arrays()
    assert (plain["scored"].any(), plain["scores"].shape) == (False, (3, 0))


# Bots that do not answer


FAILING = [
    (dawdles, "thought for longer than 0.05 s"),
    (loops, "thought for longer than 0.05 s"),
    (leaves, "has called exit(3)"),
    (interrupts, "raised KeyboardInterrupt"),
    (raises_its_own, "raised Own"),
    (answers_oddly, "has called exit"),
]


@pytest.mark.parametrize(("bot", "did"), FAILING)
def test_what_a_bot_did_is_told_and_a_tournament_goes_on(bot, did):
    with pytest.raises(BotError) as raised:
        simulate("pepper", [bot, "random"], 2, progress=False, seconds=0.05)
    assert str(raised.value).startswith(f"The bot {bot.__name__} at seat 0 (Ana) ")
    assert did in str(raised.value)
    board = tournament("pepper", {"bad": bot, "good": "random"}, deals=2, seconds=0.05)
    assert [game.winners for game in board.log] == [("good",)] * 4
    assert board.faults[0].startswith("bad, deal 1: The bot")
    assert did in board.faults[0]
    assert [row["faults"] for row in board.rows()] == [0, 4]


def test_a_loop_that_was_given_up_runs_on_no_longer():
    """It would take a core from all that follows."""
    before = threading.active_count()
    tournament("pepper", {"bad": loops, "good": "random"}, 2, seconds=0.05, progress=False)
    until = time.monotonic() + 5
    while threading.active_count() > before and time.monotonic() < until:
        time.sleep(0.01)
    assert threading.active_count() <= before


def test_the_users_own_interrupt_stops_a_simulation():
    def patient(seat):
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(1)
        return seat.legal[0]

    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGALRM)
    with pytest.raises(KeyboardInterrupt):
        simulate("pepper", [patient, "random"], 1, progress=False)
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGALRM)) == before
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0


def test_a_tournament_draws_a_seed_that_nobody_can_guess():
    boards = [tournament("pepper", {"a": "random", "b": "random"}, 1, None) for _ in range(2)]
    deals = [board.log[0].deal for board in boards]
    assert deals[0] != deals[1]
    assert max(deals).bit_length() > 40


# Tournaments


def test_an_error_is_told_of_several_deals_only():
    one, two = (tournament("pepper", ["random"] * 2, n, progress=False) for n in (1, 2))
    assert [row["error"] for row in one.rows()] == [None, None]
    assert str(one).splitlines()[1].split()[3] == "-"
    assert all(row["error"] is not None for row in two.rows())


def test_every_pairing_meets_on_every_deal_in_every_seating():
    bots = {"a": "random", "b": "random", "c": "rule_of_thumb"}
    board = tournament("nacho_pile", bots, deals=3, seed=4)
    met = [(game.bots, game.deal) for game in board.log]
    assert len(met) == len(set(met)) == 3 * 6
    assert {deal for _, deal in met} == {4, 5, 6}
    assert board == tournament("nacho_pile", bots, deals=3, seed=4)


def test_ratings_are_those_of_the_model():
    """Three wins of four, with the draw that is added: 3.5 to 1.5, so 400 log10(7/3) apart."""
    log = [Pairing(("a", "b"), deal, ("a",) if deal else ("b",)) for deal in range(4)]
    ratings = rated(("a", "b"), log)
    assert ratings["a"] - ratings["b"] == pytest.approx(147.2, abs=0.1)
