"""The right answers of the hours: by the rules of the game, by hand, by trials.

The Python lines of the teacher's pages, which are doctests, work them out once more.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import comb, sqrt

import numpy as np
import pytest

from cardlab import BadOption, counting
from cardlab.games.fuego import odds as fuego
from cardlab.games.nacho_pile import odds as nacho
from cardlab.games.nacho_pile.stopping import Turn, turn_of
from cardlab.games.pepper import odds as pepper
from cardlab.games.schwupps import odds as schwupps
from cardlab.games.spicy import odds as spicy
from cardlab_tutorials.hours import (
    better_bot,
    how_often_to_lie,
    nacho_bag,
    one_more_chip,
    ring_of_ten,
    when_to_stop,
)
from tests.tutorials.hours import PLANS, QUESTIONS, TRIALS, truth

pytestmark = pytest.mark.slow


def near(trials, mean):
    """Whether the mean of trials is within 4.5 standard errors of what it should be."""
    trials = np.asarray(trials, float)
    return abs(trials.mean() - float(mean)) < 4.5 * trials.std() / sqrt(len(trials))


@pytest.mark.parametrize("key", TRIALS)
def test_right_trials_have_the_mean_that_is_told(key):
    assert near(TRIALS[key].sample(np.random.default_rng(1), 100_000), TRIALS[key].truth)


def seen(hour):
    return PLANS[hour].position(1).view(0)


TURN = turn_of(seen("when_to_stop"))
FIRST_OF_FIVE = Fraction(sum(order.index(0) == 0 for order in permutations(range(5))), 120)
RIGHT = {
    # by the rules of the game
    "will_it_fit-can_play": pepper.can_play(seen("will_it_fit"), 1),
    "one_more_chip-one": nacho.bust_chance(seen("one_more_chip"), 1),
    "one_more_chip-busts": nacho.bust_chance(seen("one_more_chip"), 2),
    "one_more_chip-three": nacho.bust_chance(seen("one_more_chip"), 3),
    "when_to_stop-now": TURN.stop,
    "when_to_stop-chips": TURN.one_more,
    "when_to_stop-after_one": TURN.after(1).draw,
    "ring_of_ten-can_lay": schwupps.any_fits(seen("ring_of_ten"), 4),
    "is_it_true-kept": spicy.declaration(seen("is_it_true")).both,
    "last_slap-six": 1 / fuego.four_of_a_kind(6),
    # by hand
    "will_it_fit-deal": 1 - Fraction(comb(33, 8), comb(51, 8)),
    "until_an_eight-before": FIRST_OF_FIVE,
    "until_an_eight-waits": 1 + 39 * FIRST_OF_FIVE,
    "until_an_eight-within": 1 - Fraction(comb(40, 4), comb(43, 4)),
    "until_an_eight-two_eights": 1 + 41 * Fraction(1, 3),
    "until_an_eight-last": 4 * Fraction(44, 5),
    "ring_of_ten-two": 1 - Fraction(67 * 66, 106 * 105),
    "ring_of_ten-mean": 4 * Fraction(39, 106),
    "last_slap-last": Fraction(1, 8) * Fraction(1, 4),
    "first_seat-four_cards": Fraction(4, 6),  # of EEoo EoEo EooE oEEo oEoE ooEE
    "first_seat-first": counting.first_to_hit(52, 4)[0],
    "how_often_to_lie-crossing": how_often_to_lie.best().rows[1],
    "how_often_to_lie-doubt": how_often_to_lie.best().columns[1],
    "how_often_to_lie-eight": how_often_to_lie.best(8).columns[1],
}


@pytest.mark.parametrize("key", RIGHT)
def test_the_right_answer_is_right(key):
    assert truth(key) == RIGHT[key]


def test_how_long_the_chains_of_the_slide_are():
    assert sum(ring_of_ten.CHAINS) == 1
    assert ring_of_ten.CHAINS[0] == 1 - truth("ring_of_ten-can_lay")
    view, rng = seen("ring_of_ten"), np.random.default_rng(3)
    faces = list(counting.unseen(view, "").cards.elements())
    hands = rng.permuted(np.tile(np.arange(106), (4_000, 1)), axis=1)[:, :4].tolist()
    lengths = np.array([schwupps.chain(view, [faces[i] for i in hand]) for hand in hands])
    assert all(near(lengths == n, chance) for n, chance in enumerate(ring_of_ten.CHAINS))


def test_a_full_bag_is_harsher_than_nine_kinds():
    full = np.repeat(np.arange(9), 6)
    five = np.random.default_rng(3).permuted(np.tile(full, (20_000, 1)), axis=1)[:, :5].tolist()
    assert near([not nacho_bag.busts(chips, []) for chips in five], one_more_chip.NO_BUST)
    assert when_to_stop.stopping_at(3) == Turn(nacho_bag.FULL, (0,) * 9).value


def test_the_tree_of_the_exercise_is_the_tree_of_the_library():
    for case in QUESTIONS["when_to_stop-best"].cases:
        bag, drawn, before = case.arguments
        counts = Counter(bag)
        held = Fraction(len(drawn) + sum(before.get(kind, 0) for kind in drawn))
        brings = tuple(before.get(kind, 0) for kind in range(9))
        turn = Turn(tuple(counts[k] for k in range(9)), brings, frozenset(drawn), held)
        assert float(case.expected) == pytest.approx(float(turn.value))


def test_answers_by_many_trials():
    rng, n = np.random.default_rng(7), 100_000
    times, wins = rng.random((n, 4)), rng.binomial(100, 0.5, n)
    best = rng.binomial(100, 0.5, (n, 20)).max(axis=1)
    assert near(times.max(axis=1), truth("last_slap-mean_last"))
    assert near(times[:, 0] / 2 > times[:, 1], truth("last_slap-one_other"))
    assert near(rng.binomial(100, 433 / 833, n) > 50, truth("first_seat-ahead"))
    assert near(rng.binomial(100, 0.58, n) >= 59, truth("better_bot-power"))
    assert near(rng.binomial(5, 0.5, n) >= 4, truth("better_bot-five"))
    for series, key in ((wins, "better_bot-line"), (best, "better_bot-line_of_many")):
        line = int(truth(key))
        assert (series >= line).mean() < 0.05 < (series >= line - 1).mean()
    assert sum(better_bot.spread(100, 20)[58:]) == pytest.approx(float(truth("better_bot-best")))


def test_the_cells_of_the_table_are_what_the_game_pays():
    for card, doubted in (("chili 7", 7), ("lemon 8", -5)):
        play = f"0 play {card} as chili 7"
        assert how_often_to_lie.points(card, "0 pass") == -1
        assert how_often_to_lie.points(card, play, "1 wait", "1 pass") == 2
        assert how_often_to_lie.points(card, play, "1 challenge number") == doubted
        assert how_often_to_lie.points(card, play, "1 challenge spice") == doubted
    with pytest.raises(BadOption, match="do not end the game"):
        how_often_to_lie.points("lemon 8")
