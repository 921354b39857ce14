"""The hour about one more chip: its numbers, its slips, its plots, its knobs."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from cardlab import CardlabError, Words
from cardlab.games.nacho_pile import odds
from cardlab_tutorials import nacho_bag, one_more_chip
from cardlab_tutorials.chances import read
from cardlab_tutorials.checks import NOT_TRIED, RIGHT, WRONG
from cardlab_tutorials.one_more_chip import BAND, CLOSE, TRIALS
from cardlab_tutorials.one_more_chip_plots import Knobs, histogram, slide

STEPS = {step.id: step for step in one_more_chip.STEPS}
DRAWN = [3, 5, 8]


def risk(bag, drawn):
    """What a learner might write."""
    full = set(range(1, 8)) <= set(drawn)
    return sum(chip in drawn or (chip == 0 and full) for chip in bag) / len(bag)


RIGHT_ANSWERS = {"one": "2/7", "answer": 0.5476, "stop": 1, "five": "31 %", "most": 2, "risk": risk}
ASKED = {
    "one": (one_more_chip.ONE, CLOSE, one_more_chip.ONE_SLIPS),
    "answer": (one_more_chip.TWO, BAND, one_more_chip.TWO_SLIPS),
    "five": (one_more_chip.FIVE, CLOSE, one_more_chip.FIVE_SLIPS),
}
SLIPS = [(id, slip) for id, (_, _, slips) in ASKED.items() for slip in slips]
NAMES = [f"{id}-{slip.name}-{float(slip.chance):.3f}" for id, slip in SLIPS]


@pytest.fixture
def lesson(tmp_path):
    return one_more_chip.lesson(folder=tmp_path)


# The numbers, by hand


def test_the_turn_is_as_it_is_told():
    match = nacho_bag.position()
    assert [str(chip) for chip in match.table.drawn] == ["3", "5", "steal"]
    bag = [int(chip) for chip in nacho_bag.bag(match)]
    assert [bag.count(kind) for kind in range(9)] == [4, 1, 2, 2, 3, 1, 2, 3, 3]


def test_the_chances_by_hand():
    # Of 420 orders: 120 bust at once; then 6 chips bust and those that are like the first.
    orders = 6 * 20 + 1 * 6 + 2 * 7 + 3 * 8 + 2 * 7 + 3 * 8 + 4 * 7
    assert one_more_chip.TWO == Fraction(orders, 420) == Fraction(23, 42)
    assert Fraction(2 + 1 + 3, 21) == one_more_chip.ONE
    five = Fraction(54 * 48 * 42 * 36 * 30, 54 * 53 * 52 * 51 * 50)
    assert five == one_more_chip.FIVE
    assert [odds.different([6] * 9, n) > Fraction(1, 2) for n in (4, 5)] == [True, False]


def test_counting_playing_and_trying_agree():
    match, games = nacho_bag.position(), 1500
    assert odds.bust_chance(match.view(0)) == one_more_chip.ONE
    assert abs(nacho_bag.played(match, games) - one_more_chip.TWO) < 4 * sqrt(0.25 / games)
    assert abs(tried(replace=False) - one_more_chip.TWO) < BAND


def tried(replace, drawn=(3, 5, 8)):
    """The share of many trials, as a learner finds it."""
    rng = np.random.default_rng(1)
    bag = nacho_bag.bag(nacho_bag.position())
    if replace:
        pairs = rng.choice(bag, (TRIALS, 2))
    else:
        pairs = rng.permuted(np.tile(bag, (TRIALS, 1)), axis=1)[:, :2]
    first, second = pairs.T
    called = np.where(first == 0, 1, first)
    return (np.isin(first, drawn) | np.isin(second, drawn) | (second == called)).mean()


def test_a_wild_with_no_value_left_busts():
    assert nacho_bag.busts([0], [1, 2, 3, 4, 5, 6, 7])
    assert not nacho_bag.busts([0], [1, 2, 3, 4, 5, 6, 8])


# How it is judged


@pytest.mark.parametrize("id", STEPS)
def test_untried_and_right(lesson, id):
    lesson.show(id)
    assert lesson.judge(id).state == NOT_TRIED
    assert lesson.judge(id, RIGHT_ANSWERS[id]).state == RIGHT
    assert lesson.progress.done == {id}


@pytest.mark.parametrize(("id", "slip"), SLIPS, ids=NAMES)
def test_a_slip_lies_outside_the_band_and_is_named(lesson, id, slip):
    right, band, _ = ASKED[id]
    assert abs(slip.chance - right) > band
    judged = lesson.judge(id, float(slip.chance))
    assert (judged.state, judged.text) == (WRONG, slip.text)


def test_the_band_is_four_standard_errors_wide():
    p = float(one_more_chip.TWO)
    assert 4 * sqrt(p * (1 - p) / TRIALS) < BAND < 5 * sqrt(p * (1 - p) / TRIALS)


def test_slips_in_the_simulation_are_named(lesson):
    assert "went back into your bag" in lesson.judge("answer", tried(replace=True)).text
    assert "Steal was drawn" in lesson.judge("answer", tried(False, drawn=(3, 5))).text


@pytest.mark.parametrize("said", ["often", "7/0", "", "2.5", -0.1, "300 %", "nan"])
def test_what_is_no_chance_is_said(lesson, said):
    assert "lies between 0 and 1" in lesson.judge("one", said).text


def test_any_spelling_is_read():
    assert {read(said) for said in ("1/4", "0.25", "0,25", "25%", " 25 % ", 0.25)} == {0.25}


RISKS = [
    (lambda bag, drawn: sum(chip in drawn for chip in bag) / (len(bag) + 1), "5 of the 7"),
    (lambda bag, drawn: sum(c in drawn and c != 8 for c in bag) / len(bag), "both spicy"),
    (lambda bag, drawn: risk([c for c in bag if c], drawn), "they are there"),
    (lambda bag, drawn: sum(chip in drawn for chip in bag) / len(bag), "no value is left"),
    (lambda bag, drawn: 1 / 0, "ZeroDivisionError"),
    (None, "Not tried"),
]


@pytest.mark.parametrize(("written", "says"), RISKS, ids=[says for _, says in RISKS])
def test_a_function_with_a_slip(lesson, written, says):
    assert says in lesson.check("risk", written)


def test_hints_and_solutions_are_there_in_both_languages(tmp_path):
    spanish = one_more_chip.lesson("es", folder=tmp_path)
    said = [slip.text for _, slip in SLIPS]
    for id, step in STEPS.items():
        assert step.hints
        assert spanish.solution(id)
        said += [step.title, step.task, *step.hints]
    assert [text for text in said if Words("es")(text) == text] == []


# Plots and knobs


def test_a_plot_has_its_words_and_its_numbers():
    plot = histogram([5, 30, 35, 100], truth=0.5476)
    shown = plot._repr_html_()
    assert 'alt="4 guesses, from 5 to 100 percent."' in shown
    assert "<tr><th>30 - 40</th><td>2</td></tr>" in shown
    assert [n for _, n in plot.rows] == ["1", "0", "0", "2", "0", "0", "0", "0", "0", "1"]
    assert dict(slide().rows)["5"] == "0.310"
    assert slide("es").head == ("fichas", "probabilidad")


@pytest.mark.parametrize("guesses", [[], [20, 130], [-1]])
def test_a_guess_is_a_percentage(guesses):
    with pytest.raises(CardlabError, match="0 to 100"):
        histogram(guesses)


def test_the_knobs_tell_the_chance():
    knobs = Knobs()
    assert "All 5 are different in 31 of 100 cases." in knobs.said.value
    knobs.knobs["draws"].value = 2
    assert "All 2 are different in 91 of 100 cases." in knobs.said.value
    for name in ("each", "wilds", "spicy"):
        knobs.knobs[name].value = 1
    assert "100 of 100" in knobs.said.value
