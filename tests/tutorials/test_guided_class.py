"""Progress of guided lessons: kept, told to a page, written as a line, and read by a teacher."""

from __future__ import annotations

import base64
import subprocess
import sys
import zlib

import pytest

from cardlab_tutorials.__main__ import main
from cardlab_tutorials.exercises.progress import BadProgress, Progress, read_line

STEPS = ("free", "turn", "fits")


@pytest.mark.parametrize(
    ("marks", "best"), [("shown star tick", "tick"), ("star tick", "star"), ("tick star", "tick")]
)
def test_the_best_mark_is_there_again_after_the_notebook_was_closed(marks, best, tmp_path):
    progress = Progress("pepper", STEPS, tmp_path)
    for mark in marks.split():
        progress.add("turn", mark, int(mark == "tick"))
    again = Progress("pepper", STEPS, tmp_path)
    assert (again.marks, again.wrong) == ({"turn": best}, {"turn": 1})


def test_takes_no_unknown_step_mark_or_count():
    progress = Progress("pepper", STEPS, None)
    marks = {"turn": "star", "nowhere": "star", "fits": "gold", "free": ["star"]}
    progress.take({"lesson": "pepper", "marks": marks, "wrong": {"turn": True, "fits": 3}})
    assert (progress.marks, progress.wrong) == ({"turn": "star"}, {"fits": 3})


def test_does_not_unpack_more_than_a_lesson_can_be():
    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * 10_000_000)).decode()
    with pytest.raises(BadProgress):
        read_line(f"cardlab-lesson {bomb}")


def test_a_teacher_reads_who_has_done_what_and_where_the_class_stumbles(tmp_path, capsys):
    for name, wrong in (("Ben", 3), (" Ana   María ", 0)):
        progress = Progress("pepper", STEPS, None)
        progress.add("turn", "tick" if wrong else "star", wrong)
        (tmp_path / f"{name}.txt").write_text(progress.line(name), encoding="utf-8")
    (tmp_path / "other.txt").write_text("a shopping list", encoding="utf-8")
    assert main(["class", str(tmp_path)]) == 0
    report = capsys.readouterr().out
    assert report.index("Ana María") < report.index("Ben")
    for told in ("1 at once", "Your turn: 3 by 1 of 2", "1 damaged"):
        assert told in report


def test_every_clause_is_told(capsys):
    assert main(["clauses"]) == 0
    report = capsys.readouterr().out
    assert "NOT TOLD" not in report
    assert "123 of 123 clauses" in report


def test_without_jupyter_the_commands_say_what_is_missing():
    code = (
        "import sys; sys.modules['traitlets'] = None; from cardlab_tutorials.__main__ import main"
    )
    command = [sys.executable, "-c", f"{code}; sys.exit(main(['clauses']))"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr.count("\n")) == (1, 1)
    assert "traitlets" in run.stderr
    assert "cardlab[notebooks]" in run.stderr
