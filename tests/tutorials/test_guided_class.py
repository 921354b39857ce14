"""Progress of guided lessons: kept, told to a page, written as a line, and read by a teacher."""

from __future__ import annotations

import base64
import subprocess
import sys
import zlib

import pytest

from cardlab_tutorials.__main__ import main
from cardlab_tutorials.exercises.progress import BadProgress, Progress, read_line
from cardlab_tutorials.guided import list_lessons
from cardlab_tutorials.guided.classroom import clauses_told

STEPS = ("free", "turn", "fits")


@pytest.fixture
def progress(tmp_path):
    return Progress("pepper", STEPS, tmp_path)


class TestProgress:
    def test_is_there_again_after_the_notebook_was_closed(self, progress, tmp_path):
        progress.add("turn", "tick", 2)
        again = Progress("pepper", STEPS, tmp_path)
        assert again.marks == {"turn": "tick"}
        assert again.wrong == {"turn": 2}

    def test_a_better_mark_counts_and_a_worse_one_does_not(self, progress):
        progress.add("turn", "shown", 0)
        progress.add("turn", "star", 0)
        progress.add("turn", "tick", 1)
        assert progress.marks == {"turn": "star"}
        assert progress.wrong == {"turn": 1}

    def test_takes_no_unknown_step_mark_or_count(self, progress):
        marks = {"turn": "star", "nowhere": "star", "fits": "gold", "free": ["star"]}
        progress.take({"lesson": "pepper", "marks": marks, "wrong": {"turn": True, "fits": 3}})
        assert progress.marks == {"turn": "star"}
        assert progress.wrong == {"fits": 3}


class TestLine:
    def test_is_read_as_it_was_written(self, progress):
        progress.add("turn", "tick", 2)
        data = read_line(progress.line("  Ana   María "))
        assert data["name"] == "Ana María"
        assert (data["marks"], data["wrong"]) == ({"turn": "tick"}, {"turn": 2})

    def test_does_not_unpack_more_than_a_lesson_can_be(self):
        bomb = base64.urlsafe_b64encode(zlib.compress(b" " * 10_000_000)).decode()
        with pytest.raises(BadProgress):
            read_line(f"cardlab-lesson {bomb}")


class TestClass:
    def test_tells_who_has_done_what_and_where_the_class_stumbles(self, tmp_path, capsys):
        for name, wrong in (("Ben", 3), ("Ana", 0)):
            progress = Progress("pepper", STEPS, None)
            progress.add("turn", "tick" if wrong else "star", wrong)
            (tmp_path / f"{name}.txt").write_text(progress.line(name), encoding="utf-8")
        (tmp_path / "other.txt").write_text("a shopping list", encoding="utf-8")
        assert main(["class", str(tmp_path)]) == 0
        report = capsys.readouterr().out
        assert report.index("Ana") < report.index("Ben")
        assert "1 at once" in report
        assert "Your turn: 3 by 1 of 2" in report
        assert "1 damaged" in report


class TestClauses:
    def test_every_clause_is_told(self, capsys):
        assert main(["clauses"]) == 0
        assert "NOT TOLD" not in capsys.readouterr().out
        assert len(list_lessons()) == 5
        assert len(clauses_told()) == 123


def test_without_jupyter_the_commands_say_what_is_missing() -> None:
    code = (
        "import sys; sys.modules['traitlets'] = None; from cardlab_tutorials.__main__ import main; "
    )
    command = [sys.executable, "-c", f"{code}sys.exit(main(['clauses']))"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr.count("\n")) == (1, 1)
    assert "traitlets" in run.stderr
    assert "cardlab[notebooks]" in run.stderr
