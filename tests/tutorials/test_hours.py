"""What holds of every probability hour: its checks, its hints, its pictures, its words."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from math import comb

import numpy as np
import pytest

from cardlab import Words
from cardlab_tutorials.assignments.sheet import solutions
from cardlab_tutorials.hours.checks import BAND, FAR, Choice, Trials, Value
from cardlab_tutorials.hours.functions import Function
from cardlab_tutorials.hours.hour import Hour
from cardlab_tutorials.hours.verdicts import OPEN, RIGHT, WRONG, verdict
from tests.tutorials.hours import PLANS, QUESTIONS, RIGHT_TRIALS, TRIALS

EN = Words("en")
CHECKS = {key: question.check for key, question in QUESTIONS.items()}
SLIPS = [
    (key, slip)
    for key, check in CHECKS.items()
    for slip in getattr(check, "slips", ())
]  # fmt: skip
NAMED = [f"{key}-{slip.name}-{float(slip.value):.4g}" for key, slip in SLIPS]


def text_of(result):
    return " ".join(EN(text, **{k: str(v) for k, v in f.items()}) for text, f in result.sentences)


# Checks


@pytest.mark.parametrize("key", CHECKS)
@pytest.mark.parametrize("blank", [..., None, "", "  "])
def test_what_is_not_written_is_open(key, blank):
    result = CHECKS[key].judge(blank)
    assert (result.state, len(result.sentences)) == (OPEN, 1)


@pytest.mark.parametrize("key", CHECKS)
@pytest.mark.parametrize("odd", ["often", object(), [], {}, float("nan"), 1e400, "7/0", "9**9**9"])
def test_odd_answers_get_a_verdict(key, odd):
    assert CHECKS[key].judge(odd).state in (WRONG, OPEN)


@pytest.mark.parametrize("key", [key for key, check in CHECKS.items() if isinstance(check, Value)])
def test_an_unexpected_number_gets_a_sentence_of_its_question(key):
    """Not the sentence that fits any question: a pupil who is stuck needs the next step."""
    result = CHECKS[key].judge("0.9999" if CHECKS[key].is_chance else "987654")
    assert result.state == WRONG
    assert text_of(result) == EN(CHECKS[key].otherwise)
    assert CHECKS[key].otherwise != Value(CHECKS[key].truth, "").otherwise


@pytest.mark.parametrize(("key", "slip"), SLIPS, ids=NAMED)
def test_a_slip_is_wrong_and_named(key, slip):
    check = CHECKS[key]
    if isinstance(check, Trials):
        assert check.enough(slip) <= check.trials
        result = check.judge_mean(float(slip.value), check.trials)
    else:
        result = check.judge(slip.value)
    assert result.state == WRONG
    assert slip.text in [text for text, _ in result.sentences]


TRIED = [(key, slip) for key, slip in SLIPS if isinstance(CHECKS[key], Trials)]


@pytest.mark.parametrize(("key", "slip"), TRIED, ids=[f"{k}-{s.name}" for k, s in TRIED])
def test_a_slip_is_named_from_the_trials_themselves(key, slip):
    """As many trials as the notebook takes, with the mean of the slip, handed over as an array."""
    check, value = CHECKS[key], float(slip.value)
    rng = np.random.default_rng([len(slip.name), check.trials])
    if check.spread is not None:
        array = rng.normal(value, slip.spread or check.spread, check.trials)
    elif slip.name in ("added", "mean number"):  # who adds has 0, 1, 2 … and not yes or no
        array = rng.binomial(4, value / 4, check.trials)
    else:
        array = rng.random(check.trials) < value
    result = check.judge(array)
    assert result.state == WRONG
    assert slip.text in [text for text, _ in result.sentences]


def test_counting_and_adding_are_told_apart():
    """Three ways to add what is yes or no, as a pupil writes them; and counts with no slip."""
    rng, n = np.random.default_rng(5), 100_000
    hands = rng.permuted(np.tile(np.array([1] * 13 + [0] * 33, np.int8), (n, 1)), axis=1)[:, :3]
    added = text_of(CHECKS["will_it_fit-can_play"].judge(hands.sum(axis=1)))
    assert "other values: 0, 1, 2, 3" in added
    assert "added 13/46 three times" in added
    one_too_many = text_of(CHECKS["will_it_fit-can_play"].judge(hands.sum(axis=1) + 1))
    assert "added" not in one_too_many
    assert "other values" in one_too_many


@pytest.mark.parametrize("key", [key for key in CHECKS if isinstance(CHECKS[key], Value)])
def test_a_number_may_be_given_in_many_ways(key):
    check = CHECKS[key]
    truth, n = check.truth, check.truth
    ways = [truth, str(truth), float(truth), f"{n.numerator} of {n.denominator}", f"{float(n):.5g}",
            f"{float(n):.5g}".replace(".", ","), f"1 - {1 - truth}"]  # fmt: skip
    if check.is_chance:
        ways += [f"{100 * float(n):.4g} %", f"{100 * float(n):.4g}%"]
        ways += [f"{100 * float(n):.4g}"] * (n > 0.01)
    assert {str(way): check.judge(way).state for way in ways} == {str(w): RIGHT for w in ways}


@pytest.mark.parametrize("key", [key for key in CHECKS if isinstance(CHECKS[key], Choice)])
def test_each_choice_has_its_own_feedback_in_any_language(key):
    check = CHECKS[key]
    for language in ("en", "es"):
        words = Words(language)
        states = [check.judge(words(option).upper()).state for option in check.feedback]
        assert sorted(states) == [RIGHT, *[WRONG] * (len(states) - 1)]
    assert len(set(check.feedback.values())) == len(check.feedback) > 1


@pytest.mark.parametrize("key", [key for key in CHECKS if isinstance(CHECKS[key], Function)])
def test_what_is_no_function_or_fails_is_said(key):
    check = CHECKS[key]
    assert "itself" in text_of(check.judge(3))
    assert "ZeroDivisionError" in text_of(check.judge(lambda *_: 1 / 0))
    assert check.judge(lambda *_: None).state == OPEN
    assert "returned -7" in text_of(check.judge(lambda *_: -7))
    assert "returned 'a'" in text_of(check.judge(lambda *_: "a"))


# Trials: never wrong by chance


@pytest.mark.parametrize("key", TRIALS)
@pytest.mark.parametrize("n", [1_000, 10_000, 100_000])
def test_right_trials_are_seldom_called_wrong(key, n):
    """For yes or no the chance is summed; for other trials many means are drawn from real ones."""
    check = TRIALS[key]
    if check.spread is None:
        p = float(check.truth)
        log = np.cumsum(np.log(np.arange(1, n + 1)))
        log = np.concatenate([[0.0], log])
        k = np.arange(n + 1)
        chance = np.exp(log[n] - log - log[::-1] + k * np.log(p) + (n - k) * np.log1p(-p))
        far = np.abs(k / n - p) > BAND * check.error(n) + 0.5 / n
        wrong = float(chance[far].sum())
        assert check.judge_mean(float(k[far][0] / n), n).state == WRONG
    else:
        rng = np.random.default_rng(n)
        trials = RIGHT_TRIALS[key](rng, 40_000)
        means = [rng.choice(trials, min(n, 10_000)).mean() for _ in range(400)]
        error = check.error(min(n, 10_000))
        far = np.abs((np.array(means) - trials.mean()) / error)
        wrong = float((far > BAND).mean())
        assert 0.9 < np.std(means) / error < 1.1
    assert wrong < 1 / 1000


def test_the_sum_of_chances_is_that_of_the_binomial():
    check = TRIALS["one_more_chip-busts"]
    p, n = check.truth, 200
    far = sum(
        comb(n, k) * p**k * (1 - p) ** (n - k)
        for k in range(n + 1)
        if check.judge_mean(k / n, n).state == WRONG
    )
    assert 0 < far < 1 / 1000


@pytest.mark.parametrize("key", TRIALS)
def test_right_trials_are_right(key):
    check = TRIALS[key]
    for seed in range(5):
        trials = RIGHT_TRIALS[key](np.random.default_rng(seed), check.trials)
        result = check.judge(trials)
        assert (result.state, len(result.sentences)) == (RIGHT, 1), text_of(result)
        assert check.judge(list(map(float, trials[:2000]))).state == RIGHT


@pytest.mark.parametrize("key", TRIALS)
def test_few_trials_are_told_that_they_can_not_tell(key):
    check = TRIALS[key]
    needed = max(map(check.enough, check.slips))
    result = check.judge_mean(float(check.truth), needed // 2)
    assert (result.state, len(result.sentences)) == (RIGHT, 2)
    assert len(check.judge_mean(float(check.truth), needed).sentences) == 1
    near = max(check.slips, key=check.enough)
    half = check.judge_mean(float(near.value), int(needed * (BAND / FAR) ** 2 * 1.2))
    assert near.text not in [text for text, _ in half.sentences]


@pytest.mark.parametrize("key", TRIALS)
def test_what_is_no_array_of_trials_is_said(key):
    check, n = TRIALS[key], 1000
    trials = RIGHT_TRIALS[key](np.random.default_rng(1), n)
    assert "one number" in text_of(check.judge(float(trials.mean())))
    assert "shape (500, 2)" in text_of(check.judge(trials.reshape(500, 2)))
    assert "too few" in text_of(check.judge(trials[:50]))
    assert "alike" in text_of(check.judge(np.ones(n)))
    assert "not function" in text_of(check.judge(text_of))
    if check.spread is None:
        assert "other values" in text_of(check.judge(trials * 2))


# The hour


@pytest.mark.parametrize("name", PLANS)
def test_an_hour_is_whole(name):
    plan = PLANS[name]
    ids = [question.id for question in plan.questions]
    assert len(set(ids)) == len(ids) >= 5
    assert set(solutions(name)) == set(ids)
    assert all(question.hints for question in plan.questions)
    assert sum(isinstance(question.check, Trials) for question in plan.questions) >= 1
    assert plan.name == name
    assert all(len(text) < 101 for text in re.findall(r"[^.?:!]+", EN(plan.guess.question)))


@pytest.mark.parametrize("name", PLANS)
def test_the_pictures_answer_no_question(name):
    """No number that the slide or the knobs show at first is a chance that is asked."""
    hour = Hour(PLANS[name])
    knobs = hour.knobs()
    charts = [hour.slide().chart, knobs.plot.chart]
    words = " ".join([knobs.sentence, *(f"{chart.title} {chart.alt}" for chart in charts)])
    cells = " ".join(cell for chart in charts for row in chart.rows for cell in row[1:])
    numbers = re.findall(r"\d+(?:[./]\d+)?(?: %)?", f"{words} {cells}")
    assert numbers
    assert answered(hour, numbers, chance=True) == set()
    assert answered(hour, re.findall(r"\d[\d./]+\d|\d\d", words), chance=False) == set()


def answered(hour, numbers, *, chance):
    """The questions on a chance, or on a number, that one of these numbers answers."""
    return {
        (question.id, number)
        for question in hour.plan.questions
        if isinstance(question.check, Value) and question.check.is_chance is chance
        for number in numbers
        if question.check.judge(number).state == RIGHT
    }


@pytest.mark.parametrize("name", PLANS)
def test_the_knobs_draw_wherever_they_stand(name):
    knobs = Hour(PLANS[name]).knobs()
    start = knobs.values
    ends = {n: (getattr(k, "min", 0), getattr(k, "max", len(getattr(k, "options", ())) - 1))
            for n, k in knobs.knobs.items()}  # fmt: skip
    pictures = {knobs.plot.value}
    for knob, (low, high) in ends.items():
        for value in (low, high):
            knobs.turn(**{knob: value})
            chart = knobs.plot.chart
            assert re.search("you are here|mean: ", knobs.plot.value)
            assert chart.rows
            assert len({len(row) for row in [chart.head, *chart.rows]}) == 1
            assert "nan" not in knobs.plot.value
            pictures.add(knobs.plot.value)
        knobs.turn(**{knob: start[knob]})
    for low_or_high in (0, 1):
        knobs.turn(**{knob: end[low_or_high] for knob, end in ends.items()})
    assert len(pictures) > len(ends)


@pytest.mark.parametrize("name", PLANS)
def test_the_charts_have_their_words_and_numbers(name):
    hour = Hour(PLANS[name])
    for chart in (hour.slide().chart, hour.knobs().plot.chart):
        assert chart.alt
        assert f'aria-label="{chart.alt}"'.replace("'", "&#x27;") in chart.svg()
        assert all(len(row) == len(chart.head) for row in chart.rows)
        assert chart.x.label
        assert bool(chart.y.label) == bool(chart.y.ticks)  # dots in rows have no height
        for axis in (chart.x, chart.y):
            ticks = sorted(axis.ticks)
            assert all(axis.low - 1e-9 <= tick <= axis.high + 1e-9 for tick in ticks)
            assert all(a < b for a, b in pairwise(ticks))


def is_code(text):
    """Whether a hint is a line of Python, which no language changes."""
    try:
        tree = ast.parse(text, mode="eval").body
    except SyntaxError:
        return False
    return not isinstance(tree, ast.Name)


def texts(plan):
    """All sentences that an hour says."""
    yield plan.guess.question
    yield plan.guess.label
    for knob in plan.knobs.values():
        yield knob.label
        yield from getattr(knob, "options", ())
    for question in plan.questions:
        yield from (question.title, question.task, *question.hints)
        check = question.check
        if isinstance(check, Choice):
            yield from check.feedback
            yield from check.feedback.values()
        else:
            yield check.praise
            yield from (slip.text for slip in getattr(check, "slips", ()))
            yield from (case.text for case in getattr(check, "cases", ()))


@pytest.mark.parametrize("name", PLANS)
def test_an_hour_is_said_in_spanish_too(name):
    spanish = Words("es")
    sentences = [text for text in texts(PLANS[name]) if not is_code(text)]
    assert [text for text in sentences if spanish(text) == text] == []


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", PLANS)
def test_the_knobs_count_one_as_one(name, language):
    """Each knob in turn stands at 1: no sentence says "1 cards", "1 chips" or "1 fichas"."""
    knobs = Hour(PLANS[name], language).knobs()
    start, seen = knobs.values, set()
    for knob, widget in knobs.knobs.items():
        if getattr(widget, "min", 2) <= 1:
            knobs.turn(**{knob: 1})
            seen.add(knobs.sentence)
            knobs.turn(**{knob: start[knob]})
    plural = r"(?<![\d.,/])1 (?:\w+ 7s|(?!las\b|los\b|of\b|de\b|cases\b)\w+s\b|of \d+ fit\b)"
    assert [matched[0] for sentence in seen for matched in re.finditer(plural, sentence)] == []


def test_a_plural_where_it_should_be_one_is_seen():
    assert "1 value, too" in str(verdict(CHECKS["one_more_chip-busts"].judge([True]), EN))
    assert "50 values, too" in str(verdict(CHECKS["one_more_chip-busts"].judge([True] * 50), EN))


@pytest.mark.parametrize("name", PLANS)
def test_no_question_answers_another(name):
    """No title and no task names the number of two digits or more that an exercise asks for."""
    questions = PLANS[name].questions
    given_away = {
        (other.id, question.id, number)
        for question in questions
        if isinstance(question.check, Value) and question.title.startswith("Level")
        for other in questions
        if other is not question
        for text in (other.title, other.task)
        for number in re.findall(r"\d+(?:[./]\d+)*(?: (?:%|of \d+))?", text)
        if len(number) > 1 and question.check.judge(number).state == RIGHT
    }
    assert given_away == set()
