"""The notebooks of the hours: with their solutions all is right, without them nothing is."""

from __future__ import annotations

import json
import re

import nbformat
import pytest

from cardlab_tutorials.exercises.checks import Value
from cardlab_tutorials.exercises.trials import Trials
from cardlab_tutorials.hours import catalogue
from tests.tutorials.hours import PLANS
from tutorials.build.lessons import hours, notebook_of
from tutorials.build.run import NOTEBOOKS, execute

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


def read(text):
    return nbformat.read(notebook_of(text), as_version=4)


def asked(notebook):
    return [id for cell in notebook.cells if cell.cell_type == "code"
            for _, id in ASKED.findall(cell.source)]  # fmt: skip


def solved(notebook, plan):
    """The notebook with the solution of each question in the place of its blank."""
    for cell in notebook.cells:
        for kind, id in ASKED.findall(cell.source) if cell.cell_type == "code" else ():
            question = next(q for q in plan.questions if q.id == id)
            code = question.solution
            if isinstance(question.check, Trials):
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


def test_each_hour_has_its_notebook():
    assert {plan_of(text).name for text in HOURS} == set(PLANS)


@pytest.mark.parametrize("text", HOURS, ids=named)
def test_an_hour_asks_all_its_questions_once(text):
    assert sorted(asked(read(text))) == sorted(q.id for q in plan_of(text).questions)


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


def given_away(notebook, plan):
    """The answers that can be read in the saved notebook, before any cell is run."""
    saved = json.dumps([cell.get("outputs", []) for cell in notebook.cells])
    lines = [line for cell in notebook.cells for line in cell.source.splitlines()]
    away = []
    for question in plan.questions:
        check = question.check
        if isinstance(check, Trials) and any(check.line in line for line in lines):
            away.append(question.id)
        if isinstance(check, Value) and len(str(check.truth)) > 3:
            away += [question.id] * bool(re.search(rf"(?<![\d/]){check.truth}(?![\d/])", saved))
    return away


@pytest.mark.parametrize("text", HOURS, ids=named)
def test_a_notebook_gives_no_answer_away(text):
    assert given_away(read(text), plan_of(text)) == []


def test_an_answer_that_is_given_away_is_seen():
    text = catalogue.path("until_an_eight")
    notebook = read(text)
    output = nbformat.v4.new_output("stream", text="44/3 = 14.67")
    notebook.cells[-2].source = "waits = piles.argmax(axis=1) + 1"
    notebook.cells[4].outputs = [output]
    assert given_away(notebook, plan_of(text)) == ["waits", "two_eights"]
