"""The numbers of the probability hours 1 to 5: each exact by the package, and another way.

Slips (wrong answers that a check of an hour names) lie where the hour's page says: 6 standard
errors or more from the truth at the number of trials that the hour asks for.
"""

from __future__ import annotations

from fractions import Fraction as F  # noqa: N817 - these files are full of fractions
from itertools import combinations, permutations
from math import comb, exp, sqrt

import numpy as np
import pytest

import cardlab
from cardlab import counting
from cardlab.counting import at_least, expected_wait, first_hit, hypergeometric
from cardlab.games.fuego import odds as fuego
from cardlab.games.nacho_pile import odds as nacho
from cardlab.games.nacho_pile.stopping import Turn, turn_of
from cardlab.games.pepper import odds as pepper
from cardlab.games.schwupps import odds as schwupps
from cardlab.games.schwupps.cards import NUMBERS
from tests.odds.sampling import errors_away, near, shuffled

N = 100_000


@pytest.fixture
def rng():
    return np.random.default_rng(2026)


# --- 1. Will it fit? --------------------------------------------------------------------------


def green_four():
    return cardlab.set_table(
        "pepper",
        {
            "hand 0": "green 1, green 9, green 10, blue 8, green poblano",
            "hand 1": 3,
            "discard": "green 4",
        },
        players=2, seed=1,
    )  # fmt: skip


def test_will_it_fit(rng):
    view = green_four().view(0)
    truth = pepper.can_play(view, 1)
    assert truth == F(221, 345) == 1 - F(33 * 32 * 31, 46 * 45 * 44) == at_least(46, 13, 3)
    assert pepper.draw_fits(view) == F(8 + 3 + 2, 46)  # greens, fours, the red and the yellow 8
    error = near(shuffled(rng, [1] * 13 + [0] * 33, N)[:, :3].any(axis=1), truth)
    slips = {
        1 - truth: 185, F(39, 46): 137, 1 - F(33, 46) ** 3: 6.5, at_least(46, 11, 3): 47,
        at_least(51, 18, 3): 64, hypergeometric(46, 13, 3, 1): 124,
    }  # fmt: skip
    for wrong, away in slips.items():
        assert errors_away(wrong, truth, error) == pytest.approx(away, rel=0.05, abs=0.3)


def test_will_it_fit_with_more_cards_in_hand():
    chances = [at_least(46, 13, n) for n in range(1, 9)]
    rounded = [round(float(chance), 2) for chance in chances]
    assert rounded == [0.28, 0.49, 0.64, 0.75, 0.83, 0.88, 0.92, 0.95]
    assert next(n for n, chance in enumerate(chances, 1) if chance >= F(9, 10)) == 7
    assert at_least(51, 18, 8) == 1 - F(comb(33, 8), comb(51, 8)) == F(3145853, 3215975)


def test_what_leaves_ben_least():
    """After each of Ana's plays: the chance that Ben can play, in the match itself."""
    chances = {}
    for move in green_four().legal():
        world = green_four()
        world.apply(move)
        names = [name for name in world.legal() if world.ask.why == "pepper.eight"] or [None]
        for name in names:
            after = world.copy()
            if name is not None:
                after.apply(name)
            key = move.text if name is None else name.text
            chances[key] = pepper.can_play(after.view(0), 1)
    assert chances["0 play green 1"] == F(221, 345)
    assert chances["0 play green poblano"] == chances["0 name green"] == F(134, 253)
    assert chances["0 name green"] == at_least(46, 8 + 2, 3)
    others = {chances[f"0 name {suit}"] for suit in ("red", "yellow", "blue")}
    assert others == {F(2137, 3036)}
    assert min(chances.values()) == F(134, 253)


# --- 2. Until an eight ------------------------------------------------------------------------


def test_until_an_eight(rng):
    truth = expected_wait(43, 4)
    chances = [first_hit(43, 4, draw) for draw in range(1, 41)]
    assert truth == F(44, 5) == 1 + 39 * F(1, 5)  # each of 39 others comes before all four
    assert sum(chances) == 1
    assert sum(draw * chance for draw, chance in enumerate(chances, 1)) == truth
    packs = shuffled(rng, [1] * 4 + [0] * 39, N)
    error = near(packs.argmax(axis=1) + 1, truth)
    for wrong, away in {F(43, 4): 91, F(39, 5): 47, 22: 619, F(45, 5): 9.4}.items():
        assert errors_away(wrong, truth, error) == pytest.approx(away, rel=0.05, abs=0.3)
    # The last of the four, by symmetry, and two eights only.
    assert expected_wait(43, 4, which=4) == F(176, 5)
    near(43 - packs[:, ::-1].argmax(axis=1), F(176, 5))
    assert expected_wait(43, 2) == F(44, 3)
    near(shuffled(rng, [1] * 2 + [0] * 41, N).argmax(axis=1) + 1, F(44, 3))


def test_the_likeliest_draw_is_the_first_and_the_median_the_seventh():
    chances = [first_hit(43, 4, draw) for draw in range(1, 41)]
    assert max(chances) == chances[0] == F(4, 43)
    sums = [sum(chances[:n]) for n in range(len(chances) + 1)]
    assert next(n for n, whole in enumerate(sums) if whole >= F(1, 2)) == 7
    mean = expected_wait(43, 4)
    spread = sqrt(float(sum((t - mean) ** 2 * p for t, p in enumerate(chances, 1))))
    assert round(spread, 1) == 6.8
    assert round(sqrt(1 - 4 / 43) / (4 / 43), 1) == 10.2  # put back
    assert [round(100 * float(p)) for p in (1 - sums[20], F(39, 43) ** 20)] == [7, 14]


def test_an_eight_within_three_draws(rng):
    truth = at_least(43, 4, 3)
    assert truth == F(3202, 12341) == sum(first_hit(43, 4, draw) for draw in (1, 2, 3))
    error = near(rng.hypergeometric(4, 39, 3, 400_000) > 0, truth)
    assert errors_away(F(12, 43), truth, error) == pytest.approx(28, rel=0.05)
    assert errors_away(1 - F(39, 43) ** 3, truth, error) == pytest.approx(8, rel=0.06)
    assert hypergeometric(43, 8, 4, 4) == F(1, 1763) == F(comb(8, 4), comb(43, 4))


# --- 3. One more chip? ------------------------------------------------------------------------

BAG = [0] * 4 + [1] + [2] * 2 + [3] * 2 + [4] * 3 + [5] + [6] * 2 + [7] * 3 + [8] * 3


def anas_turn():
    """The turn of hours 3 and 6: 3, 5 and Steal drawn, before the others lie 4, 6, 6, 2, 7."""
    words = {0: "wild", 8: "steal"}
    bag = ", ".join(words.get(kind, str(kind)) for kind in BAG[:-3])
    places = {
        "bag": f"{bag}, steal, score, return",
        "drawn": "3, 5, steal",
        "front 1": "4, 6, 6",
        "front 2": "2, 7",
        "rest": "plate 1",
    }
    return cardlab.set_table("nacho_pile", places, players=3, seed=1)


def test_one_more_chip(rng):
    view = anas_turn().view(0)
    assert nacho.bust_chance(view) == F(2, 7)
    truth = nacho.bust_chance(view, draws=2)
    orders = list(permutations(BAG, 2))
    bad = sum(a in (3, 5, 8) or b in (3, 5, 8) or b == (a or 1) for a, b in orders)
    assert truth == F(bad, len(orders)) == F(23, 42)
    first, second = shuffled(rng, BAG, N)[:, :2].T
    busts = np.isin(first, [3, 5, 8]) | np.isin(second, [3, 5, 8])
    error = near(busts | (second == np.where(first == 0, 1, first)), truth)
    for wrong, away in {F(4, 7): 15, F(24, 49): 37, F(1, 2): 30, F(247, 441): 7.9}.items():
        assert errors_away(wrong, truth, error) == pytest.approx(away, rel=0.05, abs=0.3)
    stays = [round(float(1 - nacho.bust_chance(view, draws)), 3) for draws in (1, 2, 3)]
    assert stays == [0.714, 0.452, 0.245]


def busts(chips, drawn):
    """A wild is called the lowest value free: the way of the hour."""
    pulled = set(drawn)
    for chip in chips:
        kind = chip or next((value for value in range(1, 8) if value not in pulled), 0)
        if kind in pulled or not kind:
            return True
        pulled.add(kind)
    return False


def test_three_more_chips_and_without_the_steal():
    turn = turn_of(anas_turn().view(0))
    orders = list(permutations(BAG, 3))
    listed = F(sum(busts(order, (3, 5, 8)) for order in orders), len(orders))
    assert 1 - turn.survives(3) == F(3013, 3990) == listed
    without = Turn(turn.bag, turn.brings, frozenset({3, 5}), F(2))
    two = list(permutations(BAG, 2))
    assert 1 - without.survives(1) == F(1, 7) == F(sum(chip in (3, 5) for chip in BAG), 21)
    assert 1 - without.survives(2) == F(1, 3) == F(sum(busts(o, (3, 5)) for o in two), len(two))


def test_nine_types_that_differ_are_not_no_bust(rng):
    """Two wilds are no bust, and a wild called 1 busts on a 1: the game is a little harsher."""
    full = Turn((6,) * 9, (0,) * 9)
    assert counting.different([6] * 9, 5) == F(18144, 58565)
    assert [round(float(full.survives(k)), 3) for k in (3, 4, 5)] == [0.726, 0.507, 0.299]
    nine = [round(float(counting.different([6] * 9, k)), 3) for k in (3, 4, 5)]
    assert nine == [0.731, 0.516, 0.31]
    bags = shuffled(rng, [0] * 6 + [k for k in range(1, 9) for _ in range(6)], 40_000)[:, :5]
    near([not busts(chips, ()) for chips in bags.tolist()], full.survives(5))
    near([len(set(chips)) == 5 for chips in bags.tolist()], F(18144, 58565))


# --- 4. A ring of ten -------------------------------------------------------------------------

PILES = {
    "top-first pile": "red 9", "top-second pile": "blue 3",
    "bottom-first pile": "green 1", "bottom-second pile": "yellow 6",
}  # fmt: skip
RING = PILES | {
    "top-first": "+1", "top-second": "same colour", "bottom-first": "-2",
    "bottom-second": "same number", "hand 0": "green 10, purple 1, yellow 9, red 7",
}  # fmt: skip


def ring(places=RING):
    return cardlab.set_table("schwupps", places, players=2, seed=4).view(0)


def test_each_rule_of_the_ring():
    """On red 9, of the 99 other number cards: by the rules of the game, and by counting."""
    rules = ("+1", "+2", "-1", "-2", "same number", "same colour", "colour or number")
    numbers = []
    for rule in rules:
        fits = schwupps.fitting(ring(PILES | {"top-first": rule}))["top-first"]
        numbers.append(sum(2 - (str(card) == "red 9") for card in fits))
    assert numbers == [10, 10, 10, 10, 9, 19, 19 + 9 - 1]
    counts = dict(zip(rules, [4, 4, 4, 4, 4, 5, 5], strict=True))
    mean = F(sum(n * counts[rule] for n, rule in zip(numbers, rules, strict=True)), 30)
    assert mean == F(71, 5)


def test_four_piles(rng):
    view = ring()
    left = counting.unseen(view, NUMBERS[0].back)
    places = [sum(left.cards[c] for c in cards) for cards in schwupps.fitting(view).values()]
    hits = sum(left.cards[card] for card in schwupps.fitting_somewhere(view))
    assert (left.total, places, hits) == (106, [9, 19, 8, 9], 39)
    truth = schwupps.any_fits(view, 4)
    assert truth == F(32317, 38213) == 1 - F(comb(67, 4), comb(106, 4)) == schwupps.can_lay(view, 1)
    # Another way: 106 cards with colour and number, four of them drawn.
    faces = list(left.cards.elements())
    order = shuffled(rng, np.arange(106), N)[:, :4]
    fits = np.array([card.rank in (10, 9, 6) or card.suit == "blue" for card in faces])[order]
    near(fits.any(axis=1), truth)
    near(fits.sum(axis=1), 4 * F(39, 106))
    assert 4 * F(39, 106) == F(78, 53)
    error = near(rng.hypergeometric(39, 67, 4, 400_000) > 0, truth)
    slips = {
        at_least(106, 45, 4): 86, at_least(92, 39, 4): 87, at_least(106, 33, 4): 113,
        1 - F(67, 106) ** 4: 9,
    }  # fmt: skip
    for wrong, away in slips.items():
        assert errors_away(wrong, truth, error) == pytest.approx(away, rel=0.06)


def test_chains(rng):
    view = ring()
    assert schwupps.longest_chain(view) == 4 == schwupps.chain(view, view.hand)
    faces = list(counting.unseen(view, NUMBERS[0].back).cards.elements())
    pairs = [schwupps.chain(view, pair) for pair in combinations(faces, 2)]
    chances = schwupps.chain_chances(view, 2)
    assert chances == [F(pairs.count(n), comb(106, 2)) for n in range(3)]
    assert chances[2] == F(163, 1113)
    order = shuffled(rng, np.arange(106), 3_000)
    chains = [schwupps.chain(view, [faces[i] for i in hand]) for hand in order[:, :4].tolist()]
    shares = np.bincount(chains, minlength=5) / len(chains)
    assert shares == pytest.approx([0.15, 0.35, 0.32, 0.15, 0.03], abs=0.035)
    near(np.array(chains) == 0, 1 - schwupps.any_fits(view, 4))
    three = [schwupps.chain(view, [faces[i] for i in hand]) for hand in order[:, :3].tolist()]
    for n, chance in enumerate(schwupps.chain_chances(view, 3)):
        near(np.array(three) == n, chance)


def test_a_chain_of_a_hand_that_is_not_mine():
    view = ring()
    assert schwupps.chain(view, ["green 10", "purple 1", "yellow 9", "red 7"]) == 4
    assert schwupps.chain(view, ["aggravation"]) == 0
    with pytest.raises(cardlab.BadOption, match="0 to 3 cards, not 4"):
        schwupps.chain_chances(view, 4)


# --- 5. The last slap -------------------------------------------------------------------------


def test_the_last_slap(rng):
    truth = counting.last_of(F(1, 2), others=3)
    assert truth == F(1, 32) == counting.slowest(F(1, 2), 3) * F(1, 4)
    steps = 4_000  # the integral of 2 t^3 from 0 to 1/2, by rectangles
    whole = sum(2 * ((k + 0.5) / steps / 2) ** 3 for k in range(steps)) / steps / 2
    assert whole == pytest.approx(1 / 32, abs=1e-6)
    mine, others = rng.random(N) / 2, rng.random((N, 3)).max(axis=1)
    error = near(mine > others, truth)
    for wrong, away in {F(1, 4): 395, F(1, 8): 169, F(1, 16): 57, F(1, 64): 28}.items():
        assert errors_away(wrong, truth, error) == pytest.approx(away, rel=0.05)
    by_others = [counting.last_of(F(1, 2), n) for n in (1, 2, 3, 5)]
    assert by_others == [F(1, 4), F(1, 12), F(1, 32), F(1, 192)]
    assert counting.last_of(F(1), 3) == F(1, 4)
    times = rng.random((N, 4))
    near(times.max(axis=1), counting.kth_smallest(4, 4))
    assert counting.kth_smallest(4, 4) == F(4, 5)


def four_by_inclusion(cards):
    """Inclusion and exclusion over the 14 faces of which there are four."""
    return sum(
        (-1) ** (k + 1) * comb(14, k) * F(comb(64 - 4 * k, cards - 4 * k), comb(64, cards))
        for k in range(1, min(14, cards // 4) + 1)
    )


def test_four_of_a_kind(rng):
    for cards in (0, 3, 4, 6, 20, 30, 31, 64):
        assert fuego.four_of_a_kind(cards) == four_by_inclusion(cards)
    assert fuego.four_of_a_kind(6) == F(5, 15128) == F(14 * comb(60, 2), comb(64, 6))
    assert round(1 / fuego.four_of_a_kind(6)) == 3026
    twenty = fuego.four_of_a_kind(20)
    assert round(float(twenty), 4) == 0.1042
    even = [round(float(fuego.four_of_a_kind(n)), 3) for n in (30, 31)]
    assert even == [0.493, 0.546]
    pack = [k for k in range(14) for _ in range(4)] + [14, 14, 15, 15, 16, 16, 17, 17]
    cut = shuffled(rng, pack, N)[:, :20]
    hit = np.zeros(N, bool)
    for face in range(14):
        hit |= (cut == face).sum(axis=1) == 4
    error = near(hit, twenty)
    mean = 14 * F(comb(60, 16), comb(64, 20))
    assert round(float(mean), 4) == 0.1068
    # Poisson's approximation lies three errors away: neither right nor a slip.
    assert errors_away(1 - exp(-float(mean)), twenty, error) == pytest.approx(3, abs=0.2)


def test_four_of_a_kind_of_another_box():
    """Two boxes: eight of each, and four or more count; here two faces of five and of one card."""
    hands = list(combinations("aaaaab", 4))
    listed = F(sum(hand.count("a") >= 4 for hand in hands), len(hands))
    assert fuego.four_of_a_kind(4, counts=[5, 1]) == listed == F(5, 15)
    with pytest.raises(cardlab.BadOption, match="65 cards can't be of 64"):
        fuego.four_of_a_kind(65)
