"""The pieces that all hours share: numbers as people write them, verdicts, guesses, progress."""

from __future__ import annotations

import re
from fractions import Fraction

import numpy as np
import pytest

from cardlab import CardlabError, Words
from cardlab_tutorials.exercises.answers import read_chance, read_number
from cardlab_tutorials.exercises.checks import Value
from cardlab_tutorials.exercises.exercise import Slip
from cardlab_tutorials.exercises.functions import Case, Function
from cardlab_tutorials.exercises.verdicts import OPEN, RIGHT, WRONG
from cardlab_tutorials.hours import hour as hour_of
from cardlab_tutorials.hours.charts import Axis, Bars, Chart, Frame, Here, whole
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.plots import Plot, TrialsReport, live_html, running, saved_html
from tests.tutorials.hours import TRIALS


@pytest.fixture
def hour():
    return hour_of("one_more_chip")


# Numbers

HUGE = "99**60*99**60*99**60*99**60"  # too large for a float
SPELLINGS = ["1/4", "0.25", "0,25", ".25", "25%", " 25 % ", "25 percent", "25 por ciento", "25",
             "1 of 4", "1 in 4", "3 de 12", "1 - 3/4", "(1+1)/8", "2**-2", 0.25, Fraction(1, 4),
             np.float64(0.25)]  # fmt: skip


@pytest.mark.parametrize("spelling", SPELLINGS, ids=str)
def test_spellings_of_a_chance(spelling):
    assert read_chance(spelling).value == Fraction(1, 4)


@pytest.mark.parametrize(
    "odd", ["often", "7/0", "", "300 %", "nan", "-0.1", "1e9", "__import__('os')", "2**999",
            "((9**60)**60)**60", "a+1", HUGE, "2_5", "0x19", "1e-999",
            "9" * 500 + "%", "1 +", "(" * 300, True, None, [1], "1.2.3"],
    ids=lambda odd: str(odd)[:12],
)  # fmt: skip
def test_what_is_no_chance(odd):
    assert read_chance(odd) is None


def test_how_exact_a_number_is():
    assert read_number("8.80") == (Fraction(44, 5), Fraction(1, 100), 3)
    assert read_number("28 %") == (Fraction(7, 25), Fraction(1, 100), 2)
    assert read_number("28 of 100").unit == Fraction(1, 100)
    assert read_number("2/7").unit == 0


def test_what_a_calculator_and_numpy_show_is_read():
    assert read_number("2.5E-1").value == read_number(np.float64(2.5e-1)).value == Fraction(1, 4)
    assert read_number(1e-05).value == Fraction(1, 100_000)


TWO_SEVENTHS = Value(Fraction(2, 7), "good", [Slip(Fraction(1, 3), "a third")])


@pytest.mark.parametrize(
    ("answer", "state", "words"),
    [
        ("28 %", RIGHT, "good"),
        ("28.6", RIGHT, "good"),
        ("29 %", RIGHT, "good"),
        ("0.285", RIGHT, "good"),
        ("6 of 21", RIGHT, "good"),
        ("0.3", WRONG, "too rough"),
        ("30 %", WRONG, "Count once more"),
        ("0.287", WRONG, "Close, but not exact"),
        ("1/3", WRONG, "a third"),
        ("33 %", WRONG, "a third"),
        ("", OPEN, "Still"),
    ],
)
def test_how_a_number_is_judged(answer, state, words):
    result = TWO_SEVENTHS.judge(answer)
    assert result.state == state
    assert words in result.sentences[0][0]


def test_a_rough_slip_is_not_accused():
    assert "a third" not in TWO_SEVENTHS.judge("0.4").sentences[0][0]


def test_a_number_that_is_no_chance():
    check = Value(Fraction(44, 3), "good", is_chance=False, unit=Fraction(1, 10))
    assert [check.judge(typed).state for typed in ("14.7", "14.66", "44/3", 44 / 3)] == [RIGHT] * 4
    assert "rough" in check.judge("15").sentences[0][0]
    assert check.judge("often").state == WRONG
    assert check.judge("14 2/3").state == RIGHT
    assert check.judge("14.8").sentences[0][0] == "Close, but not exact. Count it."


def test_a_number_rounded_the_wrong_way_is_not_called_rough():
    check = Value(Fraction(176, 5), "good", is_chance=False, unit=Fraction(1, 10))
    assert "rough" in check.judge("35").sentences[0][0]
    assert "Count once more" in check.judge("36").sentences[0][0]


def test_a_rough_number_that_is_a_slip_is_named():
    check = Value(Fraction(1, 20), "good", [Slip(Fraction(1, 10), "its root")])
    assert check.judge("0.1").sentences[0][0] == "its root"


def test_one_in_how_many():
    check = Value(Fraction(15128, 5), "good", is_chance=False, unit=Fraction(1), one_in=True)
    right = ["3026", "3,026", "3 026", "1/3026", "1 in 3026", "1 in 3,026", "1 : 3026", "15128/5"]
    assert [check.judge(typed).state for typed in right] == [RIGHT] * len(right)
    assert check.judge("1/64").state == WRONG
    assert Value(Fraction(3026), "good", is_chance=False).judge("1/3026").state == WRONG


def test_a_comma_is_a_decimal_one_where_that_is_right():
    check = Value(Fraction(35), "good", is_chance=False, unit=Fraction(1, 10))
    assert check.judge("35,000").state == RIGHT
    assert check.judge("35,100").state == WRONG


# Functions

DOUBLE = Function("double", [Case(([1, 2],), 6, "the sum"), Case(([],), 0, "none")], "good")


@pytest.mark.parametrize(
    ("function", "words"),
    [
        (lambda chips: 2 * sum(chips), "good"),
        (lambda chips: (2 * chips).sum(), "good"),  # arrays only
        (sum, "double([1, 2]) returned 3; expected is 6. the sum"),
        (lambda chips: 2 * sum(chips) or 1, "double([]) returned 1; expected is 0. none"),
        (lambda chips: chips.nothing, "AttributeError: 'list' object has no attribute 'nothing'"),
        (lambda: 3, "TypeError"),
        (lambda chips: chips, "returned [1, 2]"),
        (lambda chips: chips.clear() or 0, "returned 0"),
        (lambda chips: None, "double([1, 2]) returns nothing yet: end the function with return."),
    ],
)
def test_how_a_function_is_judged(function, words):
    result = DOUBLE.judge(function)
    sentences = " ".join(Words("en")(text, **fields) for text, fields in result.sentences)
    assert words in sentences
    assert DOUBLE.cases[0].arguments == ([1, 2],)


def test_an_error_names_the_line_of_the_pupil():
    def double(chips):
        chips = list(chips)
        return chips[9]

    line = double.__code__.co_firstlineno + 2
    (_text, fields), *_ = DOUBLE.judge(double).sentences
    assert fields["error"] == f"IndexError: list index out of range (line {line})"


# Verdicts and progress


def test_a_verdict_is_told_in_words_colour_and_shape(hour):
    right, wrong, unwritten = (hour.check("one", answer) for answer in ("2/7", "5/7", ...))
    assert repr(right).startswith("Yes. Two threes")
    assert repr(wrong).startswith("Not quite. That is the chance that she does not bust")
    assert repr(unwritten) == "Still to be answered."
    for verdict, shape in ((right, "✓"), (wrong, "✕"), (unwritten, "…")):
        html = verdict._repr_html_()
        assert f'class="hour-verdict hour-{verdict.state}" role="status"' in html
        assert f">{shape}</span>" in html


def test_a_verdict_shows_no_markup_of_the_pupil(hour):
    def risk(bag, drawn):
        raise ValueError("<script>alert(1)</script>")

    assert "<script" not in hour.check("risk", risk)._repr_html_()


def test_the_line_of_progress_lives(hour):
    first, last = hour.progress(), hour.progress()
    assert repr(first) == "0 of 6 done"
    hour.check("one", "5/7")
    assert "0 of 6 done" in first.value
    hour.check("one", "2/7")
    hour.check("one", "5/7")  # what is done stays done
    assert "1 of 6 done" in first.value
    assert last.value.count("hour-done") == first.value.split("</style>")[1].count("hour-done") + (
        last.value.split("</style>")[0].count("hour-done")
    )


def test_an_unknown_question_is_named(hour):
    with pytest.raises(CardlabError, match=r"no question 'two'; there is one, busts"):
        hour.check("two", 1)


def test_a_notebook_of_another_version_is_refused():
    with pytest.raises(CardlabError, match=r"was made for cardlab 9\.9"):
        hour_of("one_more_chip", made_for="9.9.0")


def test_hints_come_in_order_and_the_last_stays(hour):
    hints = [hour.hint("one").text for _ in range(3)]
    assert hints[0] != hints[1] == hints[2]


# A question as a widget


def test_enter_checks(hour):
    asked = hour.ask("one")
    asked.line.value = "6 of 21"
    asked._pressed(asked.line, {"event": "submit"}, [])
    assert "hour-right" in asked.status.value
    assert hour.done == {"one"}
    asked.line.value = "6/20"
    asked._pressed(asked.line, {"event": "other"}, [])
    assert "hour-right" in asked.status.value


def test_a_choice_is_checked_by_a_press(hour):
    asked = hour.ask("harsher")
    buttons = asked.children[1].children
    assert [button.description for button in buttons][-1] == "Hint"
    buttons[0].click()
    assert "hour-wrong" in asked.status.value
    buttons[1].click()
    assert "hour-right" in asked.status.value
    buttons[-1].click()
    assert "hour-hint" in asked.hints.value


def test_an_empty_line_is_not_wrong(hour):
    asked = hour.ask("one")
    asked.children[1].children[1].click()
    assert "hour-open" in asked.status.value


# Guesses


def test_guesses_begin_empty_and_can_be_typed(hour):
    box = hour.guess([])
    assert (box.guesses, box.plot) == ([], None)
    assert "No guess yet." in box.status.value
    box.line.value = "30, 40 %; 1/4 0.3 often"
    box._pressed(box.line, {"event": "submit"}, [])
    assert box.guesses == [30, 40, 25, 30]
    assert "Not read: often." in box.status.value
    assert box.line.value == ""
    assert dict(box.plot.chart.rows)["30 - 40"] == "2"
    assert box.plot.chart.alt == "4 guesses, from 25 to 40."


def test_a_list_of_guesses_may_hold_what_is_none(hour):
    box = hour.guess([20, "x<b>", None, 130, HUGE, 100, 0])
    assert box.guesses == [20, 100, 0]
    assert "&lt;b&gt;" in box.status.value
    assert [n for _, n in box.plot.chart.rows] == ["1", "0", "1", *["0"] * 6, "1"]


def test_guesses_are_compared_with_trials(hour):
    trials = TRIALS["one_more_chip-busts"].sample(np.random.default_rng(1), 1000)
    assert repr(hour.compare(trials)) == "No guess yet."
    hour.guess([50])
    assert repr(hour.compare(...)) == "Still to be written."
    compared = hour.compare(trials)
    assert f"your trials: {100 * trials.mean():.1f}" in compared.value


def test_a_guess_that_is_no_percentage():
    guess = Guess("How many?", "draws", 1, 41, is_percent=False)
    assert [guess.read(typed) for typed in ("9", 0.5, "12.5", "50 %")] == [9.0, None, 12.5, None]


# Pictures

CHART = Chart("A claim <here>", 'It "is" so.', Axis("n", 0, 4, whole(0, 4)), Axis("", 0, 2),
              (Bars([1, 2], [1, 2]),), ("n", "m"), [("1", "<2>")])  # fmt: skip


def test_a_chart_takes_the_ink_of_the_page():
    live, still = live_html(CHART, Words("en")), saved_html(CHART, Words("en"))
    assert 'color="' not in live.split("<svg")[1].split(">")[0]
    assert "currentColor" in live
    assert "<img alt=" in still
    for html in (live, still):
        assert "<here>" not in html
        assert "<td>&lt;2&gt;</td>" in html
        assert "http" not in html.replace("http://www.w3.org/2000/svg", "")


def test_words_on_a_curve_have_the_ground_of_the_page_around_them():
    on = Chart("", "", Axis("x", 0, 1), Axis("y", 0, 1), [Here(0.5, 0.5, "you are here")]).svg()
    label = re.search(r"<text[^>]*>you are here", on)[0]
    assert "paint-order:stroke" in label
    assert "font-weight:700" in label
    assert "--jp-layout-color0,transparent" in label  # a saved picture has no page to ask


def test_each_axis_of_the_guesses_has_its_name(hour):
    chart = hour.plan.guess.chart([30, 40], hour.words)
    assert (chart.x.label, chart.y.label) == ("chance in percent", "guesses")


def test_where_values_lie():
    on = Frame(CHART.x, CHART.y)
    assert on.across(0) < on.across(2) < on.across(4) <= 440
    assert on.down(2) < on.down(1) < on.down(0) <= 270


def test_a_saved_plot_is_a_picture_and_a_live_one_a_widget():
    bundle = Plot(CHART, Words("en"))._repr_mimebundle_()
    assert bundle["text/plain"] == '<Plot: It "is" so.>'
    assert "data:image/svg+xml" in bundle["text/html"]


def test_the_report_tells_mean_and_error(hour):
    trials = np.arange(10_000) % 4 == 0
    report = hour.report(trials)
    assert isinstance(report, TrialsReport)
    assert report.sentence == (
        "The mean of 10,000 trials is 25.00 %, give or take 0.87 % (two standard errors)."
    )
    assert repr(hour.report(...)) == "Still to be written."


def test_the_running_mean_is_that_of_the_first_trials():
    rng = np.random.default_rng(1)
    trials = rng.random(5000) < 0.3
    rows = running(trials, Words("es"), "media").rows
    assert rows[-1][0] == "5\u202f000"
    for n, mean, error in rows:
        first = trials[: int(n.replace("\u202f", ""))]
        assert mean == f"{first.mean():.4f}"
        assert error == f"{2 * trials.std() / len(first) ** 0.5:.4f}"
