"""Many matches and tournaments: the same however they are spread, honest about error, fair."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress

import pytest

import cardlab
from cardlab import BadOption, BotError, simulate, tournament
from cardlab.bots.apart import knowledge
from cardlab.bots.estimate import wilson
from cardlab.engine.table.table import Table
from cardlab.studies.log import GameResult
from cardlab.studies.tournaments import Pairing, rated


def draws(seat):
    return next(move for move in seat.legal if move.verb == "draw")


def crashes(seat):
    raise ZeroDivisionError("oh")


def cheats(seat):
    return "0 play red 77"


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


@pytest.mark.parametrize("pool", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_an_executor_changes_nothing(pool):
    how = ("pepper", ["rule_of_thumb", "random"], 30)
    alone = simulate(*how, progress=False)
    with pool(2) as executor:
        assert simulate(*how, executor=executor, progress=False) == alone


def test_wins_add_up_and_shared_ones_count_in_parts():
    log = (((0,), (5, 2), 10), ((0, 1), (3, 3), 12), ((), (), 4))
    results = cardlab.Results("x", ("a", "b"), 1, tuple(GameResult(*parts) for parts in log))
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


def test_the_plot_shows_each_seat_with_its_interval():
    results = simulate("pepper", ["random"] * 3, 10, progress=False)
    axes = results.plot().axes[0]
    spans = [line.get_xdata() for line in axes.lines if len(line.get_xdata()) == 2]
    assert [list(span) for span in spans[:3]] == [[r["low"], r["high"]] for r in results.rows()]


@pytest.mark.parametrize(
    ("bots", "games", "says"),
    [
        ("random", 10, "Bots are a list"),
        ([], 10, "Bots are a list"),
        (["genius", "random"], 10, "There is no bot 'genius'"),
        ([3, "random"], 10, "3 is no bot"),
        (["random", "random"], 0, "1 or more; 0 is not"),
        (["random"], 10, "2 to 6 players"),
    ],
)
def test_odd_wishes_are_refused(bots, games, says):
    with pytest.raises(BadOption, match=says):
        simulate("pepper", bots, games, progress=False)


# Bots that do not answer


@pytest.mark.parametrize("in_main", [True, False], ids=["main thread", "another thread"])
@pytest.mark.parametrize(
    ("bot", "did"),
    [
        (crashes, "raised ZeroDivisionError: oh"),
        (dawdles, "thought for longer than 0.05 s"),
        (loops, "thought for longer than 0.05 s"),
        (leaves, r"has called exit\(3\)"),
        (interrupts, "raised KeyboardInterrupt"),
    ],
)
def test_a_simulation_tells_what_a_bot_did(bot, did, in_main):
    wrong: list[str] = []

    def run():
        with pytest.raises(BotError, match=did) as raised:
            simulate("pepper", [bot, "random"], 2, progress=False, seconds=0.05)
        wrong.append(str(raised.value))

    if in_main:
        run()
    else:
        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
    assert wrong
    assert wrong[0].startswith(f"The bot {bot.__name__} at seat 0 (Ana) ")


def test_a_loop_that_was_given_up_runs_on_no_longer():
    """It would take a core from all that follows."""
    before = threading.active_count()
    tournament("pepper", {"bad": loops, "good": "random"}, deals=2, seconds=0.05)
    until = time.monotonic() + 5
    while threading.active_count() > before and time.monotonic() < until:
        time.sleep(0.01)
    assert threading.active_count() <= before


def test_without_a_limit_an_exit_is_told_too():
    with pytest.raises(BotError, match=r"has called exit\(3\)"):
        cardlab.play(cardlab.new_match("pepper", 2, seed=1), leaves)


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


def test_what_a_bot_raises_is_told_in_few_words():
    def shouts(seat):
        raise ValueError("x" * 5_000_000)

    with pytest.raises(BotError) as raised:
        simulate("pepper", [shouts, "random"], 1, progress=False)
    assert len(str(raised.value)) < 500


# Bots in processes of their own


def looks(seat):
    """Say in an error all that this process holds of the match: cards in lists, and seeds."""
    tables = [held for held in gc.get_objects() if type(held).__name__ in ("Match", "Course")]
    tables += [held for held in gc.get_objects() if isinstance(held, Table) and held.story]
    raise LookupError(f"{len(tables)} tables; hand {sorted(map(str, seat.hand))}")


def steals(seat):
    """Answer with what another bot would: there is none in this process."""
    return os._exit(1)


def first(seat):
    assert seat.view.as_dict()["moves"] == [str(move) for move in seat.legal]
    assert seat.zone("discard").top is not None
    return seat.legal[0]


def imagines(seat):
    return seat.imagine(cardlab.Dice(1)).legal(seat.number)[0]


def test_a_bot_in_its_own_process_plays_as_it_does_in_this_one():
    bots = {"first": first, "thumb": "rule_of_thumb"}
    assert tournament("pepper", bots, deals=2, processes=True) == tournament("pepper", bots, 2)


@pytest.mark.parametrize(
    ("bot", "did"),
    [
        (leaves, "SystemExit: 3"),
        (steals, "its process has ended"),
        (loops, "thought for longer than 0.5 s"),
        (interrupts, "KeyboardInterrupt"),
        (imagines, "can't imagine"),
        (cheats, "red 77"),
        (looks, "LookupError: 0 tables; hand"),
    ],
)
def test_a_bot_in_its_own_process_that_fails_loses_its_game(bot, did):
    # A busy machine may need more than half a second for any move: only the endless one has so few.
    seconds = 0.5 if bot is loops else 20
    bots = {"bad": bot, "good": "random"}
    board = tournament("pepper", bots, deals=1, seconds=seconds, processes=True)
    assert [game.winners for game in board.log] == [("good",)] * 2
    assert all(did in fault for fault in board.faults)


@pytest.mark.parametrize("game", cardlab.list_games())
def test_what_is_sent_to_a_process_tells_nothing_that_is_hidden(game):
    """It is the same whatever is hidden: twin worlds give equal messages."""
    match, dice = cardlab.new_match(game, 3, seed=5), cardlab.Dice(5)
    for _ in range(25):
        if match.ask is None:
            break
        seat = match.ask.seats[0]
        here = _plain(knowledge(match, seat))
        assert _plain(knowledge(match.imagine(seat, dice), seat)) == here
        legal = match.legal(seat)
        match.apply(legal[dice.below(len(legal))])


def _plain(sent):
    table = sent.table
    zones = [(z.name, [str(card) for card in z.cards], z.known) for z in table.all_zones()]
    facts = {name: str(getattr(table, name)) for name in table.facts}
    return sent._replace(table=None), zones, facts, table.dice.state, table.chosen, table.story


def test_a_bot_of_a_notebook_is_sent_to_a_file():
    def mine(seat):
        return seat.legal[0]

    mine.__module__ = "__main__"
    with pytest.raises(BadOption, match="write it into a file"):
        tournament("pepper", {"a": mine, "b": "random"}, processes=True)


def test_a_tournament_draws_a_seed_that_nobody_can_guess():
    boards = [tournament("pepper", {"a": "random", "b": "random"}, 1, None) for _ in range(2)]
    deals = [board.log[0].deal for board in boards]
    assert deals[0] != deals[1]
    assert max(deals).bit_length() > 40


# Tournaments


def test_every_pairing_meets_on_every_deal_in_every_seating():
    bots = {"a": "random", "b": "random", "c": "rule_of_thumb"}
    board = tournament("nacho_pile", bots, deals=3, seed=4)
    met = [(game.bots, game.deal) for game in board.log]
    assert len(met) == len(set(met)) == 3 * 6
    assert {deal for _, deal in met} == {4, 5, 6}
    assert board == tournament("nacho_pile", bots, deals=3, seed=4)


def test_the_better_bot_is_rated_higher_by_more_than_the_error():
    board = tournament("pepper", {"weak": "random", "strong": "rule_of_thumb"}, deals=20)
    best, worst = board.rows()
    assert (best["bot"], best["games"]) == ("strong", 40)
    assert best["rating"] - worst["rating"] > 4 * best["error"] > 0
    assert best["rating"] + worst["rating"] == pytest.approx(3000)
    assert "strong" in board._repr_html_()
    assert repr(board) == str(board)


@pytest.mark.parametrize(
    ("bot", "did"),
    [
        (crashes, "raised ZeroDivisionError: oh"),
        (cheats, "answered 0 play red 77"),
        (dawdles, "raised TimeoutError: it thought for longer than 0.05 s"),
        (loops, "raised TimeoutError: it thought for longer than 0.05 s"),
        (leaves, "has called exit(3)"),
        (interrupts, "raised KeyboardInterrupt"),
    ],
)
def test_a_bot_that_fails_loses_and_is_named_and_the_tournament_goes_on(bot, did):
    board = tournament("pepper", {"bad": bot, "good": "random"}, deals=2, seconds=0.05)
    assert len(board.log) == 4
    assert all(game.winners == ("good",) for game in board.log)
    assert len(board.faults) == 4
    assert did in board.faults[0]
    assert board.faults[0].startswith("bad, deal 1: The bot")
    assert [row["faults"] for row in board.rows()] == [0, 4]


def test_ratings_are_those_of_the_model():
    """Three wins of four, with the draw that is added: 3.5 to 1.5, so 400 log10(7/3) apart."""
    log = [Pairing(("a", "b"), deal, ("a",) if deal else ("b",)) for deal in range(4)]
    ratings = rated(("a", "b"), log)
    assert ratings["a"] - ratings["b"] == pytest.approx(147.2, abs=0.1)


@pytest.mark.parametrize(
    ("bots", "more", "says"),
    [
        ({"a": "random"}, {}, "two bots or more"),
        (["random", "random"], {}, "two bots or more"),
        ({"a": "random", "b": "random"}, {"deals": 0}, "1 or more; 0 is not"),
        ({"a": "random", "b": "random"}, {"players": 3}, "3 can't sit down: there are 2 bots"),
    ],
)
def test_odd_tournaments_are_refused(bots, more, says):
    with pytest.raises(BadOption, match=says):
        tournament("pepper", bots, **more)


def test_points_are_told_in_a_game_that_has_some():
    def table(game):
        return str(simulate(game, ["random", "random"], games=1, progress=False))

    assert "points" in table("nacho_pile")
    assert "points" not in table("pepper")
