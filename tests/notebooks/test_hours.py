"""The notebooks of the hours: with their solutions all is right, without them nothing is."""

from __future__ import annotations

import re

import nbformat
import pytest

from cardlab_tutorials.exercises.checks import Value
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.exercises.trials import Trials
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.running import Hour
from tutorials.build.run import NOTEBOOKS, execute
from tutorials.build.sources import hours, language_of, notebook_of

pytestmark = pytest.mark.slow

HOURS = hours()
ASKED = re.compile(r'^hour\.(ask|check)\("(\w+)"(?:, .+)?\)$', re.MULTILINE)


def named(text):
    """The notebook of a text, as in "es/07_is_it_true"."""
    path = notebook_of(text).relative_to(NOTEBOOKS / "probability")
    return path.with_suffix("").as_posix()


def plan_of(text):
    """The plan of the hour that a text is about."""
    return catalogue.plan(text.parent.name)


def hour_of(text):
    """The hour of a text, in its language."""
    return Hour(plan_of(text), language_of(text))


def read(text):
    return nbformat.read(notebook_of(text), as_version=4)


def solved(notebook, plan):
    """The notebook with the solution of each question in the place of its blank."""
    for cell in notebook.cells:
        for kind, id in ASKED.findall(cell.source) if cell.cell_type == "code" else ():
            question = next(q for q in plan.questions if q.id == id)
            code = question.solution
            if isinstance(question, Trials):
                code = f"{cell.source.partition(' = ')[0]} = {code}"
            lines = ASKED.search(cell.source)[0]
            if kind == "ask":
                cell.source = f'hour.check("{id}", {code})'
            else:
                assert "..." in cell.source
                cell.source = f"{code}\n\n\n{lines}"
    return notebook


def answers_in(notebook):
    """What was said to each check, in order, and the last line of progress."""
    outputs = [(cell.source, output.data.get("text/plain", ""))
               for cell in notebook.cells for output in cell.get("outputs", [])
               if "data" in output]  # fmt: skip
    checks = [text for source, text in outputs if "hour.check(" in source]
    return checks, [text for source, text in outputs if "hour.progress()" in source]


@pytest.mark.parametrize("text", HOURS, ids=named)
def test_an_hour_with_its_solutions_is_all_right(text, tmp_path):
    plan = plan_of(text)
    done = execute(solved(read(text), plan), tmp_path)
    checks, lines = answers_in(done)
    assert [answer for answer in checks if not answer.startswith(("Yes.", "Sí."))] == []
    assert len(checks) == len(plan.questions)
    assert re.findall(r"\d+", lines[-1]) == [str(len(plan.questions))] * 2
    assert named(text)[:3] != "es/" or pointed(done) == []


def pointed(notebook):
    """The lines with a decimal point that a notebook prints, or shows as plain text."""
    shown = [output.get("text") or output.get("data", {}).get("text/plain", "")
             for cell in notebook.cells for output in cell.get("outputs", [])
             if output.get("name") != "stderr"]  # fmt: skip
    return [line for text in shown for line in text.splitlines() if re.search(r"\d\.\d", line)]


@pytest.mark.parametrize("text", HOURS, ids=named)
def test_run_all_passes_nothing_and_breaks_nothing(text):
    """The saved notebook, which was run from top to bottom as it is handed out."""
    notebook = read(text)
    checks, lines = answers_in(notebook)
    assert checks
    assert [
        answer for answer in checks if answer.startswith(("Yes.", "Sí.", "Not quite", "Todavía no"))
    ] == []
    assert {line.split()[0] for line in lines} == {"0"}
    for cell in notebook.cells:
        assert [o for o in cell.get("outputs", []) if o.output_type == "error"] == []


NUMBER = re.compile(r"(?<![\w./,])\d+(?:[.,/]\d+)*(?:\s?%| (?:of|in|de|de cada) \d+)?(?!\w)")
# Numbers of something else that happen to be an answer: cards of a suit, of a pile, my mean time.
OF_SOMETHING_ELSE = {"will_it_fit": {"13"}, "ring_of_ten": {"60"}, "last_slap": {"1/4"}}


def read_by_a_pupil(notebook, hour):
    """What a pupil reads, in order, each with the question that it answers, if any.

    With a question comes all that is told on mistakes; its praise answers it.
    """
    for cell in notebook.cells:
        shown = [cell.source, *printed(cell)]
        if "hour.slide()" in cell.source:
            chart = hour.slide().chart
            shown += [chart.title, chart.alt]
        if "hour.sliders()" in cell.source:
            shown.append(hour.sliders().sentence)
        yield from ((text, "") for text in shown)
        for _, id in ASKED.findall(cell.source) if cell.cell_type == "code" else ():
            question = hour[id]
            told = [question.title, question.task]
            for kind in ("slips", "throws", "cases"):
                told += [mistake.text for mistake in getattr(question, kind, ())]
            told.append(getattr(question, "otherwise", ""))
            for number, option in enumerate(getattr(question, "options", ())):
                told += [option.text, option.feedback] if number != question.right else []
            yield from ((say(text, hour.words), "") for text in told)
            # Who asks for the last hint may be told nearly all.
            yield from ((say(text.text, hour.words), id) for text in question.hints)
            yield say(question.praise, hour.words), id


def printed(cell):
    """What a saved cell shows as text."""
    for output in cell.get("outputs", []):
        data = output.get("data", {})
        yield output.get("text") or data.get("text/plain", "")
        yield re.sub(r"(?s)<style>.*?</style>|<[^>]*>", " ", data.get("text/html", ""))


def given_away(notebook, hour):
    """The questions whose answer a pupil reads before it is given, and where."""
    open_ones, away = {question.id: question for question in hour.plan.questions}, []
    for text, answered in read_by_a_pupil(notebook, hour):
        open_ones.pop(answered, None)
        numbers = {number for number in NUMBER.findall(text) if len(number) > 1}
        numbers -= OF_SOMETHING_ELSE.get(hour.plan.name, set())
        for id, check in open_ones.items():
            if isinstance(check, Value):
                given = any(check.judge(number).state == "right" for number in numbers)
            else:
                given = isinstance(check, Trials) and check.solution in text
            away += [(id, text[:80])] if given else []
    return away


@pytest.mark.parametrize("text", HOURS, ids=named)
def test_what_a_pupil_reads_answers_nothing_that_comes_later(text):
    assert given_away(read(text), hour_of(text)) == []


def test_an_answer_that_is_given_away_is_seen():
    text = catalogue.path("until_an_eight")
    notebook = read(text)
    notebook.cells[4].source = "waits = piles.argmax(axis=1) + 1"
    notebook.cells[4].outputs = [nbformat.v4.new_output("stream", text="44/3 = 14.67")]
    assert {id for id, _ in given_away(notebook, hour_of(text))} == {"waits", "two_eights"}
