"""The pieces that all hours share: numbers as people write them, verdicts, guesses, progress."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from cardlab import CardlabError, Words, __version__
from cardlab_tutorials import hours
from cardlab_tutorials.exercises.answers import read_chance
from cardlab_tutorials.exercises.checks import Value
from cardlab_tutorials.exercises.exercise import Slip
from cardlab_tutorials.exercises.functions import Case, Function
from cardlab_tutorials.exercises.verdicts import OPEN, RIGHT, WRONG
from cardlab_tutorials.hours import hour as hour_of
from cardlab_tutorials.hours.charts import Axis, Bars, Chart
from cardlab_tutorials.hours.plots import TrialsReport, live_html, saved_html
from tests.tutorials.hours import TRIALS


@pytest.fixture
def hour():
    return hour_of("one_more_chip")


# Numbers

HUGE = "99**60*99**60*99**60*99**60"  # too large for a float
SPELLINGS = ["1/4", "0.25", "0,25", ".25", "25%", " 25 % ", "25 percent", "25 por ciento", "25",
             "1 of 4", "1 in 4", "3 de 12", "1 - 3/4", "(1+1)/8", "2**-2", 0.25, Fraction(1, 4),
             np.float64(0.25)]  # fmt: skip


def test_spellings_of_a_chance():
    assert [s for s in SPELLINGS if read_chance(s).value != Fraction(1, 4)] == []


def test_what_is_no_chance():
    for odd in ("often", "7/0", "", "300 %", "nan", "-0.1", "1e9", "__import__('os')", "2**999",
                "((9**60)**60)**60", "a+1", HUGE, "2_5", "0x19", "1e-999", "9" * 500 + "%",
                "1 +", "(" * 300, True, None, [1], "1.2.3"):  # fmt: skip
        assert read_chance(odd) is None, str(odd)[:20]


NAMED = {"id": "one", "title": "One", "task": "How many?"}
TWO_SEVENTHS = Value(Fraction(2, 7), "good", [Slip(Fraction(1, 3), "a third")], **NAMED)


def test_how_a_number_is_judged():
    for answer, state, words in (
        ("28 %", RIGHT, "good"), ("28.6", RIGHT, "good"), ("29 %", RIGHT, "good"),
        ("0.285", RIGHT, "good"), ("6 of 21", RIGHT, "good"), ("0.3", WRONG, "too rough"),
        ("30 %", WRONG, "Count again"), ("0.287", WRONG, "Close, but not exact"),
        ("1/3", WRONG, "a third"), ("33 %", WRONG, "a third"), ("", OPEN, "Not answered"),
    ):  # fmt: skip
        result = TWO_SEVENTHS.judge(answer)
        assert result.state == state, answer
        assert words in result.sentences[0][0]


def test_one_in_how_many():
    is_a_number = {**NAMED, "is_chance": False}
    check = Value(Fraction(15128, 5), "good", unit=Fraction(1), one_in=True, **is_a_number)
    right = ["3026", "3,026", "3 026", "1/3026", "1 in 3026", "1 in 3,026", "1 : 3026", "15128/5"]
    assert [check.judge(typed).state for typed in right] == [RIGHT] * len(right)
    assert check.judge("1/64").state == WRONG
    assert Value(Fraction(3026), "good", **is_a_number).judge("1/3026").state == WRONG
    tenths = Value(Fraction(35), "good", unit=Fraction(1, 10), **is_a_number)
    assert tenths.judge("35,000").state == RIGHT  # a comma is a decimal one where that is right
    assert tenths.judge("35,100").state == WRONG


# Functions

CASES = [Case(([1, 2],), 6, "the sum"), Case(([],), 0, "none")]
DOUBLE = Function("double", CASES, "good", **NAMED)


def test_how_a_function_is_judged():
    for function, words in (
        (lambda chips: 2 * sum(chips), "good"),
        (lambda chips: (2 * chips).sum(), "good"),  # arrays only
        (sum, "double([1, 2]) returned 3 instead of 6. the sum"),
        (lambda chips: 2 * sum(chips) or 1, "double([]) returned 1 instead of 0. none"),
        (lambda chips: chips.no, "AttributeError: 'list' object has no attribute 'no'"),
        (lambda chips: 1 / 0, "ZeroDivisionError"),
        (lambda: 3, "TypeError"),
        (lambda chips: chips, "returned [1, 2]"),
        (lambda chips: "a", "returned 'a'"),
        (lambda chips: chips.clear() or 0, "returned 0"),
        (lambda chips: None, "double([1, 2]) returns nothing yet: end the function with return."),
        (3, "itself"),
    ):
        result = DOUBLE.judge(function)
        sentences = " ".join(Words("en")(text, **fields) for text, fields in result.sentences)
        assert words in sentences
        assert DOUBLE.cases[0].arguments == ([1, 2],)


# Verdicts and progress


def test_a_verdict_shows_no_markup_of_the_pupil(hour):
    def risk(bag, drawn):
        raise ValueError("<script>alert(1)</script>")

    assert "<script" not in hour.check("risk", risk)._repr_html_()


def test_a_notebook_of_an_older_version_works_and_says_what_has_changed(capsys, monkeypatch):
    monkeypatch.delattr(hours, "one_more_chip", raising=False)  # as in a new kernel
    hour = hours.one_more_chip.hour(made_for="0.1.0")
    assert "hour.sliders()" in capsys.readouterr().out
    assert hour.knobs().children
    assert hour.check("one", "2/7").state == "right"
    hour_of("one_more_chip", language="es", made_for="0.1.0")
    assert "Este cuaderno" in capsys.readouterr().out
    hour_of("one_more_chip", made_for=__version__)
    assert capsys.readouterr().out == ""


def test_a_notebook_of_a_newer_version_is_refused():
    for made_for, says in (("9.9.0", "or newer"), ("new", "can't be 'new'")):
        with pytest.raises(CardlabError, match=says):
            hour_of("one_more_chip", made_for=made_for)


def test_hints_come_in_order_and_the_last_stays(hour):
    hints = [hour.hint("one").text for _ in range(3)]
    assert hints[0] != hints[1] == hints[2]


def test_guesses_are_compared_with_trials(hour):
    trials = TRIALS["one_more_chip-busts"].sample(np.random.default_rng(1), 1000)
    assert repr(hour.compare(trials)) == "No guess yet."
    hour.guess([50])
    assert repr(hour.compare(...)) == "Not written yet."
    compared = hour.compare(trials)
    assert f"your trials: {100 * trials.mean():.1f}" in compared.value


# Pictures

CHART = Chart(Axis(0, 4, "n"), Axis(0, 2), [Bars([1, 2], [1, 2])],
              "A claim <here>", 'It "is" so.', ("n", "m"), [("1", "<2>")])  # fmt: skip


def test_a_chart_takes_the_ink_of_the_page():
    live, still = live_html(CHART, Words("en")), saved_html(CHART, Words("en"))
    assert 'color="' not in live.split("<svg")[1].split(">")[0]
    assert "currentColor" in live
    assert "<img alt=" in still
    for html in (live, still):
        assert "<here>" not in html
        assert "<td>&lt;2&gt;</td>" in html
        assert "http" not in html.replace("http://www.w3.org/2000/svg", "")


def test_the_report_tells_mean_and_error(hour):
    trials = np.arange(10_000) % 4 == 0
    report = hour.report(trials)
    assert isinstance(report, TrialsReport)
    assert report.sentence == (
        "The mean of 10,000 trials is 25.00 %, give or take 0.87 % (two standard errors)."
    )
    assert repr(hour.report(...)) == "Not written yet."
