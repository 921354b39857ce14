"""The numbers of the hours, each in two ways: by a formula, and by listing, trials or play."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations, product
from math import comb, isclose, sqrt

import numpy as np

import cardlab
from cardlab import counting
from cardlab.games.nacho_pile import odds as nacho_odds
from cardlab.games.pepper import odds as pepper_odds
from cardlab.studies.turns import simulate_turns
from cardlab_tutorials.hours import hour, nacho_bag, until_an_eight, will_it_fit
from cardlab_tutorials.hours.one_more_chip import NO_BUST
from tests.tutorials.hours import TRIALS, mixed, truth

N = 100_000


def near(trials, truth, errors=4.5):
    """Whether the mean of trials is within so many standard errors of the truth."""
    trials = np.asarray(trials, float)
    return abs(trials.mean() - float(truth)) < errors * trials.std() / sqrt(len(trials))


def is_told(value, words):
    """Whether a number is what a design says of it: a fraction, or a decimal rounded."""
    if "/" in words:
        return value == Fraction(words)
    return abs(float(value) - float(words)) <= 0.501 * 10 ** -len(words.partition(".")[2])


# How far each slip lies from the truth, in standard errors at the trials of its notebook


# 1. Will it fit


def test_what_ana_sees_and_what_fits():
    view = will_it_fit.position().view(0)
    unseen = counting.unseen(view)
    assert unseen.total == will_it_fit.UNSEEN
    assert pepper_odds.draw_fits(view) == Fraction(will_it_fit.FITS, will_it_fit.UNSEEN)
    greens = sum(n for card, n in unseen.cards.items() if card.suit == "green")
    fours = sum(n for card, n in unseen.cards.items() if card.rank == 4)
    eights = [card.suit for card in unseen.cards if card.rank == 8]
    assert (greens, fours, sorted(eights)) == (8, 3, ["green", "red", "yellow"])


def test_ben_can_play_in_three_ways():
    truth = will_it_fit.CAN_PLAY
    assert truth == 1 - Fraction(33 * 32 * 31, 46 * 45 * 44) == Fraction(221, 345)
    match = will_it_fit.position()
    assert truth == pepper_odds.can_play(match.view(0), 1)
    assert near(TRIALS["will_it_fit-can_play"].sample(np.random.default_rng(1), N), truth)
    dice = cardlab.Dice(1)
    worlds = [match.imagine(0, dice) for _ in range(1000)]
    assert near([any(m.verb == "play" for m in w.if_asked(1)) for w in worlds], truth)


def test_the_chance_by_cards_and_the_deal():
    by_cards = [counting.at_least(46, 13, n) for n in range(1, 9)]
    rounded = ["0.28", "0.49", "0.64", "0.75", "0.83", "0.88", "0.92", "0.95"]
    assert all(map(is_told, by_cards, rounded))
    assert next(n for n, p in enumerate(by_cards, 1) if p >= Fraction(9, 10)) == (
        will_it_fit.NINE_IN_TEN
    )
    rows = dict(hour("will_it_fit").slide().chart.rows)
    assert rows == {str(n): f"{float(by_cards[n - 1]):.3f}" for n in range(2, 6)}
    assert will_it_fit.DEAL == 1 - Fraction(comb(33, 8), comb(51, 8)) == Fraction(3145853, 3215975)
    assert near(mixed([1] * 18 + [0] * 33, N, np.random.default_rng(3))[:, :8].any(axis=1),
                will_it_fit.DEAL)  # fmt: skip


def test_what_each_move_leaves_ben():
    match, chance = will_it_fit.position(), {}
    for move in match.legal():
        world = match.copy()
        world.apply(move)
        for name in world.legal() if world.ask.why == "pepper.eight" else [None]:
            branch = world.copy()
            if name:
                branch.apply(name)
            chance[move.text + (f", {name.text}" if name else "")] = pepper_odds.can_play(
                branch.view(0), 1
            )
    assert chance["0 play green 1"] == Fraction(221, 345)
    assert chance["0 play blue 8, 0 name green"] == will_it_fit.LEAST == Fraction(134, 253)
    assert chance["0 play green poblano"] == Fraction(134, 253)
    assert min(chance.values()) == Fraction(134, 253)
    others = {chance[f"0 play blue 8, 0 name {suit}"] for suit in ("red", "yellow", "blue")}
    assert others == {will_it_fit.OTHER} == {Fraction(2137, 3036)}


# 2. How long until an eight


def test_the_mean_wait_in_three_ways():
    chances = until_an_eight.chances(43, 4)
    mean = sum(n * p for n, p in enumerate(chances, 1))
    assert sum(chances) == 1
    assert mean == 1 + 39 * Fraction(1, 5) == until_an_eight.MEAN == Fraction(44, 5)
    assert near(TRIALS["until_an_eight-waits"].sample(np.random.default_rng(1), N), mean)
    assert max(chances) == chances[0] == Fraction(4, 43)


def test_the_wait_has_these_marks():
    chances = until_an_eight.chances(43, 4)
    sample = TRIALS["until_an_eight-waits"].sample(np.random.default_rng(2), N)
    assert until_an_eight.median(chances) == np.median(sample) == 7
    assert is_told(until_an_eight.SPREAD, "6.8")
    assert isclose(sample.std(), until_an_eight.SPREAD, rel_tol=0.01)
    assert is_told(until_an_eight.SPREAD_BACK, "10.2")
    late = 1 - sum(chances[:20])
    assert (round(100 * late), round(100 * (39 / 43) ** 20)) == (7, 14)


def test_within_three_draws_in_two_ways():
    truth = until_an_eight.WITHIN
    assert truth == 1 - Fraction(comb(40, 4), comb(43, 4)) == Fraction(3202, 12341)
    assert truth == sum(until_an_eight.chances(43, 4)[:3])


def test_the_exercises_about_waiting():
    rng = np.random.default_rng(4)
    two = mixed([1] * 2 + [0] * 41, N, rng).argmax(axis=1) + 1
    assert until_an_eight.TWO_EIGHTS == 1 + 41 * Fraction(1, 3) == Fraction(44, 3)
    assert near(two, until_an_eight.TWO_EIGHTS)
    last = 43 - mixed([1] * 4 + [0] * 39, N, rng)[:, ::-1].argmax(axis=1)
    assert until_an_eight.LAST == 4 * Fraction(44, 5) == Fraction(176, 5)
    assert near(last, until_an_eight.LAST)
    assert counting.hypergeometric(43, 8, 4, 4) == Fraction(1, 1763)  # all four with Ben
    first = [order.index(0) == 0 for order in permutations(range(5))]
    assert Fraction(sum(first), len(first)) == Fraction(1, 5)


def test_three_draws_of_ana_by_the_rules():
    """Both draw in turn: what Ana gets are three of the 43 cards that she has not seen."""
    match, dice, got = until_an_eight.position(), cardlab.Dice(1), []
    for _ in range(800):
        world = match.imagine(0, dice)
        for move in ("0 draw", "1 draw") * 3:
            world.apply(move)
        got.append(any(card.rank == 8 for card in world.view(0).hand))
    assert near(got, until_an_eight.WITHIN)


# 3. One more chip


def test_the_turn_is_as_it_is_told():
    match = nacho_bag.position()
    assert [str(chip) for chip in match.table.drawn] == ["3", "5", "steal"]
    bag = nacho_bag.bag_of(match).tolist()
    assert [bag.count(kind) for kind in range(9)] == [4, 1, 2, 2, 3, 1, 2, 3, 3]


def test_two_more_chips_in_four_ways():
    # Of 420 orders: 120 bust at once; then 6 chips bust and those that are like the first.
    orders = 6 * 20 + 1 * 6 + 2 * 7 + 3 * 8 + 2 * 7 + 3 * 8 + 4 * 7
    match = nacho_bag.position()
    assert Fraction(orders, 420) == truth("one_more_chip-busts") == Fraction(23, 42)
    assert nacho_odds.bust_chance(match.view(0), 2) == truth("one_more_chip-busts")
    assert near(
        TRIALS["one_more_chip-busts"].sample(np.random.default_rng(1), N),
        truth("one_more_chip-busts"),
    )
    turns = simulate_turns(
        match,
        lambda seat: seat.legal[-1] if len(seat.view.pulled) == 5 else seat.legal[0],
        lambda events: any(event.verb == "bust" for event in events),
        turns=800,
        progress=False,
    )
    assert near(turns.values, truth("one_more_chip-busts"))


def test_the_exercises_about_chips():
    bag = nacho_bag.bag_of(nacho_bag.position()).tolist()
    view = nacho_bag.position().view(0)
    assert nacho_odds.bust_chance(view, 3) == truth("one_more_chip-three") == Fraction(3013, 3990)
    assert nacho_bag.listed(bag, (3, 5), 1) == Fraction(1, 7)
    assert Fraction(1, 3) == truth("one_more_chip-no_steal")
    pairs = list(product(range(21), repeat=2))
    safe = sum(
        not nacho_bag.busts((bag[a], bag[b]), (3, 5)) for a, b in pairs if a != b
    )  # fmt: skip
    assert 1 - Fraction(safe, 420) == truth("one_more_chip-no_steal")


def test_the_game_is_harsher_than_nine_kinds():
    nine_kinds = counting.different(nacho_bag.FULL, 5)
    assert Fraction(54 * 48 * 42 * 36 * 30, 54 * 53 * 52 * 51 * 50) == nine_kinds
    assert Fraction(18144, 58565) == nine_kinds
    assert is_told(NO_BUST, "0.2990")
    full = [0] * 6 + [kind for kind in range(1, 9) for _ in range(6)]
    five = mixed(full, 20_000, np.random.default_rng(3))[:, :5].tolist()
    assert near([not nacho_bag.busts(chips, []) for chips in five], NO_BUST)
    kinds = [len(set(chips)) == 5 for chips in five]
    assert near(kinds, nine_kinds)


def test_the_birthdays_of_the_slide():
    rows = dict(hour("one_more_chip").slide().chart.rows)
    assert (rows["4"], rows["5"]) == ("0.516", "0.310")
    knobs = hour("one_more_chip").knobs()
    knobs.turn(kinds=9, each=6, draws=5)
    assert knobs.sentence == (
        "5 chips are all different in 31.0 of 100 cases; if each is put back, in 25.6."
    )
