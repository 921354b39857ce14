"""The numbers of the hours about deciding, each in two ways."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

import numpy as np
import pytest

import cardlab
from cardlab.counting import at_least, unseen
from cardlab.games.nacho_pile.stopping import Turn, chips_won, stop_at, stop_when, turn_of
from cardlab.games.spicy import odds as spicy_odds
from cardlab.games.spicy.cards import DECK
from cardlab.studies.turns import simulate_turns
from cardlab_tutorials.hours import catalogue, hour, is_it_true, nacho_bag, when_to_stop
from tests.tutorials.hours import QUESTIONS, TRIALS, mixed
from tests.tutorials.test_hour_numbers import is_told, near

# 6. When to stop


def test_one_more_in_three_ways():
    by_hand = Fraction(1 * 4 + 2 * 5 + 3 * 5 + 2 * 6 + 3 * 5 + 4 * 6, 21)
    turn = turn_of(nacho_bag.position().view(0))
    assert by_hand == when_to_stop.ONE_MORE == turn.one_more == Fraction(80, 21)
    assert near(TRIALS["when_to_stop-chips"].sample(np.random.default_rng(1), 100_000), by_hand)
    match = nacho_bag.position()
    turns = simulate_turns(match, stop_at(4), chips_won, turns=800, progress=False)
    assert near(turns.values, by_hand)


def test_stopping_and_the_whole_tree():
    turn = turn_of(nacho_bag.position().view(0))
    assert (turn.stop, turn.draw) == (when_to_stop.HELD, Fraction(23, 6))
    assert turn.draw - when_to_stop.ONE_MORE == Fraction(1, 42)
    after = Fraction(2 * 6 + 3 * 6 + 2 * 7 + 3 * 6 + 4 * 7, 20)
    assert after == when_to_stop.AFTER_ONE == turn.after(1).draw == Fraction(9, 2)
    assert turn.after(6).stop == 6
    question = QUESTIONS["when_to_stop-after_one"]
    safe = Fraction(2 * 6 + 3 * 6 + 2 * 7 + 3 * 6 + 4 * 7, 14)
    assert safe in [slip.on for slip in question.check.slips]
    drawn_again = [row["kind"] for row in turn.rows() if row["best"] == "draw"]
    assert drawn_again == [1]


def test_the_careful_player_of_the_text_stops_and_the_rules_of_thumb_draw():
    """Six chips bust and lose three: 18. The 15 others bring themselves, or 35 with their like."""
    seat = cardlab.Seat(nacho_bag.position(), 0)
    careful = stop_when(lambda turn: turn.bust_chance * turn.stop > 1 - turn.bust_chance)
    assert careful(seat).verb == "stop"
    assert cardlab.bots.make("rule_of_thumb", seed=1)(seat).verb == "draw"
    gains = [gain for gain in when_to_stop.gains() if gain]
    assert (len(gains), sum(gains) - len(gains) * when_to_stop.HELD) == (15, 35)
    for language in ("en", "es"):
        text = catalogue.text("when_to_stop", language)
        for number in (
            "15",
            "35",
            "6 \N{MULTIPLICATION SIGN} 3",
            "18",
            "15 \N{MULTIPLICATION SIGN} 1",
        ):
            assert number in text


def test_what_lies_before_the_others():
    fronts = Counter({4: 1, 6: 2, 2: 1, 7: 1})
    assert list(nacho_bag.BEFORE) == [fronts[6], *(fronts[kind] for kind in range(1, 9))]
    match = nacho_bag.position()
    assert Counter(c.rank for q in (1, 2) for c in match.table.fronts[q].cards) == fronts


def test_stopping_at_so_many_chips_in_two_ways():
    values = [when_to_stop.stopping_at(n) for n in range(1, 6)]
    assert list(map(is_told, values, ["1", "1.807", "2.177", "2.028", "1.495"])) == [True] * 5
    full = Turn(nacho_bag.FULL, (0,) * 9)
    assert values[:4] == [n * full.survives(n) for n in range(1, 5)]
    assert values[2] == Fraction(9001, 4134)
    assert values[2] == Turn(nacho_bag.FULL, (0,) * 9).value  # and that is the whole tree's too
    full = [0] * 6 + [kind for kind in range(1, 9) for _ in range(6)]
    three = mixed(full, 20_000, np.random.default_rng(1))[:, :3].tolist()
    assert near([3 * (not nacho_bag.busts(chips, [])) for chips in three], values[2])


def test_the_tree_of_the_exercise_is_the_tree_of_the_library():
    for case in QUESTIONS["when_to_stop-best"].check.cases:
        bag, drawn, before = case.arguments
        counts = Counter(bag)
        held = Fraction(len(drawn) + sum(before.get(kind, 0) for kind in drawn))
        brings = tuple(before.get(kind, 0) for kind in range(9))
        turn = Turn(tuple(counts[k] for k in range(9)), brings, frozenset(drawn), held)
        assert case.expected == pytest.approx(float(turn.value))


# 7. Is it true


def test_bayes_in_three_ways():
    assert Fraction(97, 376) == is_it_true.TRUE
    view = is_it_true.position().view(0)
    assert spicy_odds.declaration(view).both == is_it_true.TRUE
    assert near(
        TRIALS["is_it_true-kept"].sample(np.random.default_rng(1), 1_000_000), is_it_true.TRUE
    )


def test_bayes_face_by_face():
    """Each face that Ben's card may have, with the chance of just Ana's hand."""
    box = Counter({(spice, n): 3 for spice in range(3) for n in range(1, 11)})
    box |= Counter({("wild spice",): 5, ("wild number",): 5})
    hand = {(0, 7): 2, (0, 2): 1, (0, 9): 1, (1, 4): 1, (2, 10): 1}

    def likely(face):
        left = box - Counter([face])
        ways = 1
        for card, n in hand.items():
            ways *= comb(left[card], n)
        return Fraction(ways, comb(99, 6))

    weight = {face: Fraction(n, 97) / 2 * likely(face) for face, n in box.items()}
    weight[0, 7] = likely((0, 7)) / 2
    whole = sum(weight.values())
    assert box.total() == 100
    assert weight[0, 7] / whole == is_it_true.TRUE
    number = sum(w for f, w in weight.items() if f != ("wild number",) and f[-1] != 7) / whole
    spice = sum(w for f, w in weight.items() if f != ("wild spice",) and f[0] != 0) / whole
    assert number == is_it_true.NUMBER_WINS == Fraction(123, 188)
    assert spice == is_it_true.SPICE_WINS == Fraction(189, 376)
    chances = spicy_odds.declaration(is_it_true.position().view(0))
    assert (1 - chances.number, 1 - chances.spice) == (number, spice)


@pytest.mark.parametrize(
    ("prior", "held", "chance"),
    [("1/2", 2, "97/376"), ("3/4", 2, "97/190"), ("9/10", 2, "97/128"), ("1/2", 1, "97/235"),
     ("1/2", 0, "97/188")],
)  # fmt: skip
def test_bayes_for_other_hands(prior, held, chance):
    assert is_it_true.posterior(Fraction(prior), held) == Fraction(chance)
    if prior == "1/2":
        is_true, mine = is_it_true.throw_deals(np.random.default_rng(2), 1_000_000)
        assert near(is_true[mine == held], Fraction(chance))


def test_a_ben_who_never_lies_if_he_need_not():
    view = is_it_true.position().view(0)
    assert is_told(at_least(94, 9, 6), "0.463")
    true = [f"chili {number}" for number in (7, 8, 9, 10)]
    assert spicy_odds.held_one(view, true) == at_least(94, 9, 6)


def test_a_ben_who_says_anything():
    left = unseen(is_it_true.position().view(0), DECK.card("chili 1").back)
    assert left.total == is_it_true.UNSEEN
    assert left.share([DECK.card("chili 7")]) == Fraction(1, 94)


def test_the_slide_counts_dots():
    rows = dict(hour("is_it_true").slide().chart.rows)
    assert rows == {"true": "97", "false": "279"}
    chart = hour("is_it_true").slide().chart
    assert chart.svg().count("<circle") == 376
