"""The numbers of the probability hours 9 and 10: the first seat, and is my bot better."""

from __future__ import annotations

from fractions import Fraction as F  # noqa: N817 - these files are full of fractions
from math import comb, log10, sqrt

import numpy as np
import pytest

import cardlab
from cardlab import BadOption, simulate, tournament
from cardlab.counting import first_hit, first_to_hit
from cardlab.odds import luck
from cardlab.studies.log import GameResult
from cardlab.studies.tournaments import Pairing, Standings
from tests.odds.sampling import errors_away, near

N = 100_000


@pytest.fixture
def rng():
    return np.random.default_rng(2026)


# --- 9. Does the first seat win? --------------------------------------------------------------


def test_the_race_to_an_eight(rng):
    truth = first_to_hit(52, 4)[0]
    assert truth == F(433, 833) == F(sum(comb(52 - t, 3) for t in range(1, 50, 2)), comb(52, 4))
    places = rng.random((N, 52)).argsort(axis=1)[:, :4].min(axis=1) + 1
    error = near(places % 2 == 1, truth)
    for wrong, away in {F(1, 2): 12.5, F(1, 2) + F(1, 13): 36, F(13, 25): 0.1}.items():
        assert errors_away(wrong, truth, error) == pytest.approx(away, rel=0.05, abs=0.1)
    three = first_to_hit(43, 4, players=3)
    assert sum(three) == 1
    assert three[2] == sum(first_hit(43, 4, draw) for draw in range(3, 43, 3))
    with pytest.raises(BadOption, match="1 player or more"):
        first_to_hit(52, 4, players=0)


def test_how_many_games_an_edge_needs(rng):
    edge = float(F(433, 833)) - 0.5
    assert [luck.games_needed(edge, errors) for errors in (1, 2, 4)] == [637, 2549, 10195]
    assert [luck.games_needed(d) for d in (0.1, 0.05, 0.02, 0.01)] == [100, 400, 2500, 10000]
    ahead = luck.at_least_wins(100, 51, float(F(433, 833)))
    assert round(100 * ahead) == 62
    near(rng.binomial(100, 433 / 833, N) > 50, ahead)
    assert luck.error_of_share(100) == 0.05


def eager(seat):
    plays = [move for move in seat.legal if move.verb == "play"]
    return plays[0] if plays else seat.legal[0]


def keeper(seat):
    plays = [move for move in seat.legal if move.verb == "play"]
    return min(plays, key=lambda move: move.card.rank == 8) if plays else seat.legal[0]


def test_pairing_helps_where_bots_are_alike():
    """600 deals in both seatings: the error falls from 0.0144 to 0.0106, as 1.8 times the games."""
    results = simulate("pepper", [keeper, eager], 600, seed=1, progress=False, seatings="all")
    paired = results.paired(0)
    assert (round(paired.error, 4), round(paired.unpaired, 4)) == (0.0106, 0.0144)
    assert round(paired.worth, 1) == 1.8
    won = results.won(0)
    both = np.corrcoef(won[0::2], won[1::2])[0, 1]
    assert round(both, 2) == -0.46
    assert paired.share == pytest.approx(won.mean())
    # The second way: the same deals, simulated apart.
    there = simulate("pepper", [keeper, eager], 600, seed=1, progress=False)
    back = simulate("pepper", [eager, keeper], 600, seed=1, progress=False)
    assert (won[0::2] == there.won(0)).all()
    assert (won[1::2] == back.won(1)).all()


def test_pairing_helps_little_where_bots_are_unlike():
    bots = ["rule_of_thumb", eager]
    results = simulate("pepper", bots, 600, seed=1, progress=False, seatings="all")
    won = results.won(0)
    assert abs(np.corrcoef(won[0::2], won[1::2])[0, 1]) < 0.2
    assert 0.8 < results.paired(0).worth < 1.3


# Measured by ``python -m tests.odds.first_seats`` as 1,130 of 2,000.
def test_schwupps_favours_who_begins():
    results = simulate("schwupps", ["rule_of_thumb"] * 2, 300, seed=1, progress=False)
    row = results.rows()[0]
    assert row["low"] < 0.565 < row["high"]
    assert results.wins_by_seat == results.wins


# --- Results, by hand -------------------------------------------------------------------------


def turned():
    """Two deals, both seatings: a wins both seats of the first, the seat 0 wins on the second."""
    log = [((0,), 7), ((1,), 9), ((0,), 5), ((0,), 5)]
    games = tuple(GameResult(winners, (), moves) for winners, moves in log)
    return cardlab.Results("x", ("a", "b"), 1, games, ((0, 1), (1, 0)))


def test_wins_by_bot_and_by_seat_by_hand():
    results = turned()
    assert (results.games, results.deals) == (4, 2)
    assert results.won(0).tolist() == [1, 1, 1, 0]
    assert results.won(1).tolist() == [0, 0, 0, 1]
    assert results.won_at(0).tolist() == [1, 0, 1, 1]
    assert results.wins == (3, 1)
    assert results.wins_by_seat == (3, 1)
    assert results.running(1).tolist() == [0, 1 / 2, 1 / 3, 1 / 4]
    share, error, unpaired = results.paired(0)
    assert share == 0.75  # the deals gave 1 and 1/2: error 1/4
    assert error == pytest.approx(0.25)
    assert unpaired == pytest.approx(sqrt(0 + 0.25) / 2)  # seating by seating: 1, 1 and 1, 0
    assert "2 deals in 2 seatings" in str(results)
    row = results.rows()[0]
    assert (row["low"], row["high"]) == (pytest.approx(0.75 - 1.96 * 0.25, abs=1e-4), 1.0)


def test_points_go_with_the_bot():
    games = tuple(GameResult((0,), scores, 3) for scores in ((5, 1), (2, 4)))
    results = cardlab.Results("x", ("a", "b"), 1, games, ((0, 1), (1, 0)))
    assert [row["points"] for row in results.rows()] == [4.5, 1.5]


def test_shared_wins_count_in_parts_and_a_usual_run_has_one_seating():
    results = cardlab.Results("x", ("a", "b"), 1, (GameResult((0, 1), (), 3),))
    assert results.won(0).tolist() == [0.5]
    for odd in (lambda: results.paired(0), lambda: results.won(2), lambda: results.won_at(True)):
        with pytest.raises(BadOption, match=r"\w+ \w+ \w+"):
            odd()


def test_all_orders_or_each_bot_first():
    def orders(seatings):
        bots = ["random"] * 3
        return simulate("pepper", bots, 1, progress=False, seatings=seatings).seatings

    assert orders("one") == ()
    assert orders("turned") == ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    assert len(set(orders("all"))) == 6
    with pytest.raises(BadOption, match="'one', 'turned' or 'all', not 'both'"):
        orders("both")


def test_the_plot_of_running_shares_has_their_numbers():
    results = simulate("pepper", ["random"] * 2, 20, progress=False)
    axes = results.plot_running().axes[0]
    assert axes.lines[0].get_ydata().tolist() == results.running(0).tolist()
    assert axes.get_xlabel() == "games"


# --- 10. Is my bot better? --------------------------------------------------------------------


def test_58_of_100(rng):
    tail = luck.at_least_wins(100, 58)
    assert tail == F(sum(comb(100, k) for k in range(58, 101)), 2**100)
    assert round(float(tail), 4) == 0.0666
    wins = rng.binomial(100, 0.5, N)
    error = near(wins >= 58, tail)
    slips = {
        luck.at_least_wins(100, 59): 28, F(comb(100, 58), 2**100): 56, 2 * tail: 84, 0.0548: 15,
    }  # fmt: skip
    for wrong, away in slips.items():
        assert errors_away(wrong, tail, error) == pytest.approx(away, rel=0.05)


def test_the_best_of_20(rng):
    tail = luck.at_least_wins(100, 58)
    truth = luck.best_of(tail, 20)
    assert round(float(truth), 3) == 0.748
    best = rng.binomial(100, 0.5, (N, 20)).max(axis=1)
    near(best >= 58, truth)
    assert round(float(luck.expected_best(100, 20)), 1) == 59.3
    near(best, luck.expected_best(100, 20))
    assert round(float(20 * tail), 2) == 1.33
    assert round(float((1 - tail) ** 20), 3) == 0.252
    assert (luck.least_wins(100), luck.least_wins(100, bots=20)) == (59, 65)


def test_power_and_elo(rng):
    power = luck.power(100, 0.58)
    assert round(power, 3) == 0.462
    near(rng.binomial(100, 0.58, N) >= 59, power)
    assert round(luck.share_of_elo(100), 3) == 0.640 == round(1 / (1 + 10**-0.25), 3)
    assert round(luck.elo(0.58)) == 56 == round(400 * log10(58 / 42))


# --- The tournament ---------------------------------------------------------------------------


def board(*deals):
    """Two bots on some deals, both seatings: for each deal who won the two games."""
    log = [
        Pairing(seats, number, (winner,))
        for number, winners in enumerate(deals)
        for seats, winner in zip((("a", "b"), ("b", "a")), winners, strict=True)
    ]
    return Standings("x", ("a", "b"), tuple(log))


def test_pairs_by_hand():
    """b is ahead on three deals, a on one, and one is level: of four coins three or more, 5/16."""
    (row,) = board("bb", "bb", "bb", "aa", "ab").pairs()
    assert (row["bot"], row["other"], row["games"]) == ("b", "a", 10)
    assert (row["wins"], row["losses"]) == (7, 3)
    assert (row["ahead"], row["behind"], row["level"]) == (3, 1, 1)
    assert row["tail"] == 5 / 16
    assert row["corrected"] == 10 / 16
    assert board("ab", "ba").pairs()[0]["tail"] == 1
    assert board("bb").warning == ""


def test_a_tail_is_rarely_small_between_equal_bots(rng):
    """1,000 tournaments of equal bots: a tail below 5 % in 10 % at most, as it has two directions.

    Planted: were games compared, and not deals, where a deal decides both its games, the tail would
    be below 5 % far more often.
    """
    pairs = []
    for _ in range(1_000):
        deals = ["aa" if coin else "bb" for coin in rng.random(20) < 0.5]
        pairs.append(board(*deals).pairs()[0])
    rare = np.mean([row["tail"] < 0.05 for row in pairs])
    assert rare < 0.1 + 4 * sqrt(0.1 * 0.9 / 1_000)
    of_games = [float(luck.at_least_wins(row["games"], row["wins"])) for row in pairs]
    assert np.mean(np.array(of_games) < 0.05) > 0.2


def test_many_bots_are_warned_of():
    bots = {f"bot {n}": "random" for n in range(4)}
    standings = tournament("pepper", bots, deals=1, seed=1, seconds=None)
    assert len(standings.pairs()) == 6
    tails = [row["tail"] for row in standings.pairs()]
    assert tails == sorted(tails)
    assert [row["corrected"] for row in standings.pairs()] == [min(1, 12 * tail) for tail in tails]
    assert "4 bots are compared in 6 pairs" in standings.warning
    assert "in 47% of such tournaments" in standings.warning  # 1 - 0.9^6
    assert standings.warning in str(standings)
    assert standings.warning in standings._repr_html_()
    two = tournament("pepper", {"a": "random", "b": "random"}, deals=1, seconds=None)
    assert two.warning == ""
    assert "compared in" not in str(two)


def test_a_strong_bot_is_seen_after_the_correction():
    bots = {"weak": "random", "other": "random", "strong": "rule_of_thumb"}
    rows = tournament("pepper", bots, deals=12, seed=1, seconds=None).pairs()
    sure = {(row["bot"], row["other"]) for row in rows if row["corrected"] < 0.05}
    assert sure == {("strong", "weak"), ("strong", "other")}
