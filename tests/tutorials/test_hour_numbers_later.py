"""The numbers of hours 4, 5, 8, 9 and 10, as their modules say them; two ways each."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import numpy as np
import pytest

from cardlab import BadOption, counting
from cardlab.games.fuego import odds as fuego_odds
from cardlab.games.fuego.cards import COUNTS
from cardlab.games.schwupps import odds as schwupps_odds
from cardlab_tutorials.hours import (
    better_bot,
    catalogue,
    first_seat,
    how_often_to_lie,
    last_slap,
    ring_of_ten,
)
from tests.tutorials.hours import QUESTIONS, TRIALS, truth
from tests.tutorials.test_hour_numbers import near

# How far each slip lies from the truth, in standard errors at the trials of its notebook


# --- 4. A ring of ten --------------------------------------------------------------------------


def test_what_fits_on_four_piles():
    colours, numbers = ring_of_ten.unseen()
    piles = [numbers == 10, colours == "blue", numbers == 9, numbers == 6]
    assert sum(int(pile.sum()) for pile in piles) == ring_of_ten.SUM
    some = np.logical_or.reduce(piles)
    assert int(some.sum()) == ring_of_ten.UNION == truth("ring_of_ten-union")
    assert len(colours) == ring_of_ten.UNSEEN
    view = ring_of_ten.position().view(0)
    assert schwupps_odds.any_fits(view, 4) == ring_of_ten.CAN_LAY == Fraction(32317, 38213)
    rng = np.random.default_rng(1)
    hands = some[rng.permuted(np.tile(np.arange(106), (50_000, 1)), axis=1)[:, :4]]
    assert near(hands.any(axis=1), ring_of_ten.CAN_LAY)
    assert near(hands.sum(axis=1), ring_of_ten.MEAN)
    assert near(hands[:, :2].any(axis=1), ring_of_ten.TWO)


def test_how_long_chains_are():
    """The shares on the slide: beside hands that are dealt here."""
    assert sum(ring_of_ten.CHAINS) == 1
    assert ring_of_ten.CHAINS[0] == 1 - ring_of_ten.CAN_LAY
    view, rng = ring_of_ten.position().view(0), np.random.default_rng(3)
    faces = list(counting.unseen(view, "").cards.elements())
    hands = rng.permuted(np.tile(np.arange(106), (4_000, 1)), axis=1)[:, :4].tolist()
    lengths = np.array([schwupps_odds.chain(view, [faces[i] for i in hand]) for hand in hands])
    for length, chance in enumerate(ring_of_ten.CHAINS):
        assert near(lengths == length, chance)
    assert schwupps_odds.chain_chances(view, 2)[2] == ring_of_ten.CHAIN == Fraction(163, 1113)


# --- 5. The last slap --------------------------------------------------------------------------


def test_being_last():
    assert last_slap.LAST == Fraction(1, 32) == Fraction(1, 8) * Fraction(1, 4)
    rng, n = np.random.default_rng(4), 200_000
    times = rng.random((n, 4))
    assert near(times.max(axis=1), last_slap.MEAN_LAST)
    assert near(times[:, 0] / 2 > times[:, 1], last_slap.ONE_OTHER)
    assert near(times[:, 0] > times[:, 1:].max(axis=1), Fraction(1, 4))
    assert near((times[:, 1:] < 1 / 4).all(axis=1), Fraction(1, 64))
    assert near(times[:, 0] / 2 < times[:, 1:].min(axis=1), Fraction(15, 32))


def test_four_of_a_kind_in_six_cards():
    assert COUNTS.count(4) == 14
    assert Fraction(14 * comb(60, 2), comb(64, 6)) == last_slap.SIX
    assert truth("last_slap-six") == Fraction(15128, 5)
    assert fuego_odds.four_of_a_kind(last_slap.EVEN - 1) < Fraction(1, 2)
    assert fuego_odds.four_of_a_kind(last_slap.EVEN) > Fraction(1, 2)


# --- 9. Does the first seat win? ---------------------------------------------------------------


def test_the_race_of_four_cards_by_listing():
    orders = ["EEoo", "EoEo", "EooE", "oEEo", "oEoE", "ooEE"]
    wins = sum(order.index("E") % 2 == 0 for order in orders)
    assert Fraction(wins, len(orders)) == first_seat.FOUR_CARDS
    assert Fraction(433, 833) == first_seat.FIRST
    assert near(
        TRIALS["first_seat-first"].sample(np.random.default_rng(5), 50_000), Fraction(433, 833)
    )


def test_how_often_the_first_is_ahead():
    rng = np.random.default_rng(6)
    series = rng.binomial(100, 433 / 833, 200_000)
    assert near(series > 50, truth("first_seat-ahead"))
    assert round(float(truth("first_seat-ahead")), 2) == 0.62
    assert truth("first_seat-games") == 2500
    assert truth("first_seat-error") == Fraction(1, 20)
    for case in QUESTIONS["first_seat-code"].check.cases:
        there, back = case.arguments
        means = (np.array(there) + np.array(back)) / 2
        assert means.std() / len(means) ** 0.5 == pytest.approx(case.expected)


# --- 10. Is my bot better? ---------------------------------------------------------------------


def test_what_luck_alone_does():
    rng, n = np.random.default_rng(7), 100_000
    wins = rng.binomial(100, 0.5, n)
    assert near(wins >= 58, better_bot.ALONE)
    classes = rng.binomial(100, 0.5, (n, 20))
    assert near((classes >= 58).any(axis=1), better_bot.BEST)
    assert near(rng.binomial(100, 0.58, n) >= 59, better_bot.POWER)
    assert (wins >= better_bot.LINE).mean() < 0.05 < (wins >= better_bot.LINE - 1).mean()
    best = classes.max(axis=1)
    assert (best >= better_bot.LINE_OF_MANY).mean() < 0.05
    assert (best >= better_bot.LINE_OF_MANY - 1).mean() > 0.05
    assert near(rng.binomial(5, 0.5, n) >= 4, better_bot.FIVE)


def test_the_spread_of_the_best_of_some():
    for bots in (1, 20):
        chances = better_bot.spread(100, bots)
        assert sum(chances) == pytest.approx(1)
    assert sum(better_bot.spread(100, 20)[58:]) == pytest.approx(float(better_bot.BEST))
    mean = sum(k * chance for k, chance in enumerate(better_bot.spread(100, 20)))
    assert round(mean, 1) == 59.3


# --- 8. How often to lie -----------------------------------------------------------------------


def test_the_cells_of_the_table_are_what_the_game_pays():
    template = "0 play {} as chili 7"
    for card, doubted in (("chili 7", 7), ("lemon 8", -5)):
        play = template.format(card)
        assert how_often_to_lie.points(card, "0 pass") == -1
        assert how_often_to_lie.points(card, play, "1 wait", "1 pass") == 2
        assert how_often_to_lie.points(card, play, "1 challenge number") == doubted
        assert how_often_to_lie.points(card, play, "1 challenge spice") == doubted
    third = Fraction(1, 3)
    assert how_often_to_lie.pays() == [
        [third * 2 - (1 - third), third * 7 - (1 - third)],
        [2, third * 7 - (1 - third) * 5],
    ]
    with pytest.raises(BadOption, match="do not end the game"):
        how_often_to_lie.points("lemon 8")


def test_how_often_to_lie_is_where_the_other_can_do_nothing():
    assert Fraction(5, 14) == how_often_to_lie.LIE
    assert Fraction(3, 7) == truth("how_often_to_lie-doubt")
    assert Fraction(5, 7) == how_often_to_lie.WORTH
    shares = [Fraction(k, 1400) for k in range(1401)]
    worst = [how_often_to_lie.at_worst(share) for share in shares]
    assert shares[worst.index(max(worst))] == how_often_to_lie.LIE
    assert max(worst) == how_often_to_lie.WORTH
    assert how_often_to_lie.at_worst(Fraction(1, 2)) == Fraction(1, 3)


def test_two_who_learn_come_to_the_same():
    """The cell of the notebook: each does what would have been best so far, 20,000 rounds long."""
    cell = next(
        source
        for kind, source, _ in catalogue.cells(catalogue.text("how_often_to_lie"))
        if kind == "code" and "range(20_000)" in source
    )
    names = {"np": np, "matrix": how_often_to_lie.pays()}
    exec(cell, names)
    lies, doubts = names["ana"][1] / names["ana"].sum(), names["ben"][1] / names["ben"].sum()
    assert (round(lies, 3), round(doubts, 3)) == (0.355, 0.433)
    assert abs(lies - float(how_often_to_lie.LIE)) < 0.01
    assert abs(doubts - float(truth("how_often_to_lie-doubt"))) < 0.01
