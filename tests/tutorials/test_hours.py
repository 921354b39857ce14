"""What holds of every probability hour: its checks, its hints, its pictures, its words."""

from __future__ import annotations

import ast
import re

import numpy as np
import pytest

from cardlab import Words
from cardlab_tutorials.exercises.checks import Choice, Value
from cardlab_tutorials.exercises.reading import load, texts_in
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.exercises.verdicts import OPEN, RIGHT, WRONG
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.running import Hour
from tests.tutorials.hours import PLANS, QUESTIONS, TRIALS

pytestmark = pytest.mark.slow

EN = Words("en")
NUMBERS = [key for key, check in QUESTIONS.items() if isinstance(check, Value)]
CHOICES = [key for key, check in QUESTIONS.items() if isinstance(check, Choice)]


def text_of(result):
    return " ".join(say(text, EN, **fields) for text, fields in result.sentences)


# Checks


@pytest.mark.parametrize("key", QUESTIONS)
def test_odd_answers_get_a_verdict(key):
    for odd in ("often", object(), [], {}, float("nan"), 1e400, "7/0", "9**9**9"):
        assert QUESTIONS[key].judge(odd).state in (WRONG, OPEN), odd


@pytest.mark.parametrize("key", NUMBERS)
def test_a_wrong_number_gets_a_sentence_of_its_question(key):
    """Not the sentence that fits any question: a pupil who is stuck needs the next step."""
    check = QUESTIONS[key]
    result = check.judge("0.9999" if check.is_chance else "987654")
    assert (result.state, text_of(result)) == (WRONG, say(check.otherwise, EN))
    assert check.otherwise != Value.otherwise
    for slip in check.slips:
        result = check.judge(slip.on)
        assert result.state == WRONG
        assert slip.text in [text for text, _ in result.sentences], slip.on


@pytest.mark.parametrize("key", NUMBERS)
def test_a_number_may_be_given_in_many_ways(key):
    check, n = QUESTIONS[key], QUESTIONS[key].truth
    ways = [n, str(n), float(n), f"{n.numerator} of {n.denominator}", f"{float(n):.5g}",
            f"{float(n):.5g}".replace(".", ","), f"1 - {1 - n}"]  # fmt: skip
    if check.is_chance:
        ways += [f"{100 * float(n):.4g} %", f"{100 * float(n):.4g}%"]
        ways += [f"{100 * float(n):.4g}"] * (n > 0.01)
    assert {str(way): check.judge(way).state for way in ways} == {str(w): RIGHT for w in ways}


@pytest.mark.parametrize("key", CHOICES)
def test_each_choice_has_its_own_feedback_in_any_language(key):
    check = QUESTIONS[key]
    for language in ("en", "es"):
        labels = [say(option.text, Words(language)) for option in check.options]
        states = [check.judge(label.upper()).state for label in labels]
        assert sorted(states) == [RIGHT, *[WRONG] * (len(states) - 1)]
    assert len({say(option.feedback, EN) for option in check.options}) == len(check.options) > 1


# Trials


def thrown(key, n=None, seed=1):
    """What is thrown in so many trials, or in as many as the notebook takes."""
    check = TRIALS[key]
    return check.throw(np.random.default_rng(seed), n or check.trials)


@pytest.mark.parametrize("key", TRIALS)
def test_right_trials_are_right_and_wrong_lines_are_named(key):
    check, given = TRIALS[key], thrown(key)
    trials = check.values(check.solution, *given)
    for form in (trials, list(map(float, trials))):
        result = check.judge(form, *given)
        assert (result.state, len(result.sentences)) == (RIGHT, 1), text_of(result)
    for slip in check.slips:
        result = check.judge(check.values(slip.on, *given), *given)
        assert (result.state, result.sentences[0][0]) == (WRONG, slip.text), slip.on


@pytest.mark.parametrize("key", TRIALS)
def test_invented_numbers_are_wrong(key):
    """Numbers with the right mean, spread and values, that do not follow from what was thrown."""
    check, given, rng = TRIALS[key], thrown(key), np.random.default_rng(2)
    real = check.values(check.solution, *given)
    invented = [
        rng.permutation(real),
        check.sample(rng, len(given[0]))[: len(real)],
        rng.normal(float(check.truth), real.std() + 0.01, len(real)),
        rng.random(len(real)) < float(check.truth),
        np.sort(real),
    ]
    assert [check.judge(trials, *given).state for trials in invented] == [WRONG] * 5


@pytest.mark.parametrize("key", TRIALS)
def test_what_is_no_array_of_trials_is_said(key):
    check, given = TRIALS[key], thrown(key, 20_000)
    trials = check.values(check.solution, *given)
    n = len(trials) // 2
    assert "one number" in text_of(check.judge(float(trials.mean()), *given))
    assert f"shape ({n}, 2)" in text_of(check.judge(trials[: 2 * n].reshape(n, 2), *given))
    assert "too few" in text_of(check.judge(trials[:50], *given))
    assert "not function" in text_of(check.judge(text_of, *given))
    assert f'hour.check("{check.id}", ..., {check.given[0]}' in text_of(check.judge(trials))
    assert check.judge(trials, *[part[:, None] for part in given]).state == WRONG
    assert check.judge(trials, *["x"] * len(given)).state == WRONG


def test_trials_that_are_thrown_otherwise_are_named_by_their_mean():
    check, rng = TRIALS["will_it_fit-can_play"], np.random.default_rng(3)
    hands = (rng.random((100_000, 3)) < 13 / 46).astype(np.int8)
    said = text_of(check.judge(hands.any(axis=1), hands))
    assert "differ from those of the cell above" in said
    assert say(next(s.text for s in check.throws if s.on > 0.63), EN) in said


# The hour


@pytest.mark.parametrize("name", PLANS)
def test_an_hour_is_whole(name):
    plan = PLANS[name]
    ids = {question.id for question in plan.questions}
    assert len(ids) == len(plan.questions) >= 5
    assert all(question.solution and question.hints for question in plan.questions)
    assert all(len(text) < 101 for text in re.findall(r"[^.?:!]+", say(plan.guess.question, EN)))


# No sentence under a chart says "1 cards", "1 chips" or "1 fichas".
PLURAL = re.compile(
    r"(?<![\d.,/])1 (?:\w+ 7s|(?!las\b|los\b|of\b|de\b|cases\b)\w+s\b|of \d+ fit\b)"
)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", PLANS)
def test_the_charts_have_their_words_and_numbers_wherever_the_sliders_stand(name, language):
    hour = Hour(PLANS[name], language)
    sliders = hour.sliders()
    start, pictures = sliders.values, set()
    ends = {n: (getattr(k, "min", 0), getattr(k, "max", len(getattr(k, "options", ())) - 1))
            for n, k in sliders.sliders.items()}  # fmt: skip
    places = [{**start, slider: end} for slider in ends for end in ends[slider]]
    places += [{slider: end[n] for slider, end in ends.items()} for n in (0, 1)]
    places += [{**start, slider: 1} for slider, (low, _) in ends.items() if low <= 1]
    for place in places:
        sliders.move(**place)
        chart = sliders.plot.chart
        assert re.search("you are here|mean: |estás aquí|media: ", sliders.plot.value)
        assert "nan" not in sliders.plot.value
        assert not PLURAL.search(sliders.sentence), sliders.sentence
        head, rows = chart.table()
        assert {len(row) for row in rows} == {len(head)}
        pictures.add(sliders.plot.value)
    assert len(pictures) > len(ends) + 1
    slide = hour.slide().chart
    assert slide.x.label
    assert f'aria-label="{slide.alt}"'.replace("'", "&#x27;") in slide.svg()
    assert {len(row) for row in slide.table()[1]} == {len(slide.table()[0])}


def is_code(text):
    """Whether a hint is a line of Python, which no language changes."""
    try:
        tree = ast.parse(text, mode="eval").body
    except SyntaxError:
        return False
    return not isinstance(tree, ast.Name)


@pytest.mark.parametrize("name", PLANS)
def test_an_hour_is_said_in_spanish_too(name):
    data = load(catalogue.FOLDER / name / "hour.toml")
    assert [t["en"] for t in texts_in(data) if "es" not in t and not is_code(t["en"])] == []
    for page in ("text", "teacher"):
        assert catalogue.path(name, page, "es").name == f"{page}.es.md"
