"""The numbers of the hours: by the hour's module, by the rules of the game, by hand, by trials."""

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
    first_seat,
    how_often_to_lie,
    is_it_true,
    last_slap,
    nacho_bag,
    one_more_chip,
    ring_of_ten,
    until_an_eight,
    when_to_stop,
    will_it_fit,
)
from tests.tutorials.hours import QUESTIONS, TRIALS, truth

pytestmark = pytest.mark.slow


def near(trials, mean):
    """Whether the mean of trials is within 4.5 standard errors of what it should be."""
    trials = np.asarray(trials, float)
    return abs(trials.mean() - float(mean)) < 4.5 * trials.std() / sqrt(len(trials))


@pytest.mark.parametrize("key", TRIALS)
def test_right_trials_have_the_mean_that_is_told(key):
    assert near(TRIALS[key].sample(np.random.default_rng(1), 100_000), TRIALS[key].truth)


def seen(hour):
    return hour.position().view(0)


TURN = turn_of(seen(nacho_bag))
DECLARED = spicy.declaration(seen(is_it_true))
BY_THE_RULES = {
    "can play": (will_it_fit.CAN_PLAY, pepper.can_play(seen(will_it_fit), 1)),
    "two chips": (truth("one_more_chip-busts"), nacho.bust_chance(seen(nacho_bag), 2)),
    "three chips": (truth("one_more_chip-three"), nacho.bust_chance(seen(nacho_bag), 3)),
    "one more": (when_to_stop.ONE_MORE, TURN.one_more),
    "after one more": (when_to_stop.AFTER_ONE, TURN.after(1).draw),
    "stop": (when_to_stop.HELD, TURN.stop),
    "the whole turn": (when_to_stop.ONE_MORE + Fraction(1, 42), TURN.draw),
    "stop at three": (when_to_stop.stopping_at(3), Turn(nacho_bag.FULL, (0,) * 9).value),
    "can lay": (ring_of_ten.CAN_LAY, schwupps.any_fits(seen(ring_of_ten), 4)),
    "two in a chain": (ring_of_ten.CHAIN, schwupps.chain_chances(seen(ring_of_ten), 2)[2]),
    "four of a kind": (last_slap.SIX, fuego.four_of_a_kind(6)),
    "true": (is_it_true.TRUE, DECLARED.both),
    "the number is wrong": (is_it_true.NUMBER_WINS, 1 - DECLARED.number),
    "the spice is wrong": (is_it_true.SPICE_WINS, 1 - DECLARED.spice),
}


@pytest.mark.parametrize("what", BY_THE_RULES)
def test_an_hour_tells_what_the_rules_say(what):
    told, right = BY_THE_RULES[what]
    assert told == right


FIRST_OF_FIVE = [order.index(0) == 0 for order in permutations(range(5))]
BY_HAND = {
    "the deal": (will_it_fit.DEAL, 1 - Fraction(comb(33, 8), comb(51, 8))),
    "the mean wait": (until_an_eight.MEAN, 1 + 39 * Fraction(sum(FIRST_OF_FIVE), 120)),
    "within three": (until_an_eight.WITHIN, 1 - Fraction(comb(40, 4), comb(43, 4))),
    "two eights": (until_an_eight.TWO_EIGHTS, 1 + 41 * Fraction(1, 3)),
    "the last eight": (until_an_eight.LAST, 4 * Fraction(44, 5)),
    "last": (last_slap.LAST, Fraction(1, 8) * Fraction(1, 4)),
    "four cards": (first_seat.FOUR_CARDS, Fraction(4, 6)),  # of EEoo EoEo EooE oEEo oEoE ooEE
    "lies": (how_often_to_lie.LIE, Fraction(5, 14)),
    "worth": (how_often_to_lie.WORTH, Fraction(5, 7)),
}


@pytest.mark.parametrize("what", BY_HAND)
def test_an_hour_tells_what_is_counted_by_hand(what):
    told, right = BY_HAND[what]
    assert told == right


def test_what_each_move_leaves_ben():
    match, chance = will_it_fit.position(), {}
    for move in match.legal():
        world = match.copy()
        world.apply(move)
        for name in world.legal() if world.ask.why == "pepper.eight" else [None]:
            branch = world.copy()
            if name:
                branch.apply(name)
            chance[move.text, name and name.word] = pepper.can_play(branch.view(0), 1)
    assert min(chance.values()) == will_it_fit.LEAST == chance["0 play blue 8", "green"]
    others = {chance["0 play blue 8", suit] for suit in ("red", "yellow", "blue")}
    assert others == {will_it_fit.OTHER}


def test_how_long_the_chains_of_the_slide_are():
    assert sum(ring_of_ten.CHAINS) == 1
    assert ring_of_ten.CHAINS[0] == 1 - ring_of_ten.CAN_LAY
    view, rng = seen(ring_of_ten), np.random.default_rng(3)
    faces = list(counting.unseen(view, "").cards.elements())
    hands = rng.permuted(np.tile(np.arange(106), (4_000, 1)), axis=1)[:, :4].tolist()
    lengths = np.array([schwupps.chain(view, [faces[i] for i in hand]) for hand in hands])
    assert all(near(lengths == n, chance) for n, chance in enumerate(ring_of_ten.CHAINS))


def test_a_full_bag_is_harsher_than_nine_kinds():
    full = np.repeat(np.arange(9), 6)
    five = np.random.default_rng(3).permuted(np.tile(full, (20_000, 1)), axis=1)[:, :5].tolist()
    assert near([not nacho_bag.busts(chips, []) for chips in five], one_more_chip.NO_BUST)


def test_the_median_and_the_spread_of_waiting():
    sample = TRIALS["until_an_eight-waits"].sample(np.random.default_rng(2), 100_000)
    assert until_an_eight.median(until_an_eight.chances(43, 4)) == np.median(sample)
    assert sample.std() == pytest.approx(until_an_eight.SPREAD, rel=0.01)


def test_the_tree_of_the_exercise_is_the_tree_of_the_library():
    for case in QUESTIONS["when_to_stop-best"].check.cases:
        bag, drawn, before = case.arguments
        counts = Counter(bag)
        held = Fraction(len(drawn) + sum(before.get(kind, 0) for kind in drawn))
        brings = tuple(before.get(kind, 0) for kind in range(9))
        turn = Turn(tuple(counts[k] for k in range(9)), brings, frozenset(drawn), held)
        assert float(case.expected) == pytest.approx(float(turn.value))


def test_reaction_times():
    times = np.random.default_rng(4).random((200_000, 4))
    assert near(times.max(axis=1), last_slap.MEAN_LAST)
    assert near(times[:, 0] / 2 > times[:, 1], last_slap.ONE_OTHER)
    even = [fuego.four_of_a_kind(last_slap.EVEN + n) > Fraction(1, 2) for n in (-1, 0)]
    assert even == [False, True]


def test_how_often_the_first_is_ahead():
    series = np.random.default_rng(6).binomial(100, float(first_seat.FIRST), 200_000)
    assert near(series > 50, truth("first_seat-ahead"))
    for case in QUESTIONS["first_seat-code"].check.cases:
        there, back = map(np.array, case.arguments)
        error = ((there + back) / 2).std() / len(there) ** 0.5
        assert float(case.expected) == pytest.approx(error)


def test_what_luck_alone_does():
    rng, n = np.random.default_rng(7), 100_000
    wins, best = rng.binomial(100, 0.5, n), rng.binomial(100, 0.5, (n, 20)).max(axis=1)
    assert near(wins >= 58, better_bot.ALONE)
    assert near(best >= 58, better_bot.BEST)
    assert near(rng.binomial(100, 0.58, n) >= 59, better_bot.POWER)
    assert near(rng.binomial(5, 0.5, n) >= 4, better_bot.FIVE)
    assert (wins >= better_bot.LINE).mean() < 0.05 < (wins >= better_bot.LINE - 1).mean()
    line = better_bot.LINE_OF_MANY
    assert (best >= line).mean() < 0.05 < (best >= line - 1).mean()
    assert sum(better_bot.spread(100, 20)[58:]) == pytest.approx(float(better_bot.BEST))


def test_the_cells_of_the_table_are_what_the_game_pays():
    template = "0 play {} as chili 7"
    for card, doubted in (("chili 7", 7), ("lemon 8", -5)):
        play = template.format(card)
        assert how_often_to_lie.points(card, "0 pass") == -1
        assert how_often_to_lie.points(card, play, "1 wait", "1 pass") == 2
        assert how_often_to_lie.points(card, play, "1 challenge number") == doubted
        assert how_often_to_lie.points(card, play, "1 challenge spice") == doubted
    with pytest.raises(BadOption, match="do not end the game"):
        how_often_to_lie.points("lemon 8")
