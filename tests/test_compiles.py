"""The source stays such that mypyc would compile what takes most of the time.

No compiled wheel is made: compiled, these modules run 1.1 to 1.6 times faster, and nobody could
step into the rules. This test holds the door open. It goes as far as the C source, which needs no
C compiler. Tables and zones are left out: they change their class when a match needs no knowledge
(:mod:`cardlab.engine.silent`), which compiled objects can't.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "cardlab"
ENGINE = ("cards", "choices", "dice", "limits", "moves", "playout", "questions", "story")
RULES = ("fuego/rules", "fuego/specials", "nacho_pile/rules", "schwupps/rules", "spicy/rules")
BOTS = ("fuego/bot", "nacho_pile/bot", "schwupps/bot", "spicy/bot")
PROGRAM = """
import sys
from mypyc.build import mypycify
mypycify(["--config-file", "", *sys.argv[1:]], target_dir="c")
"""

FAULT = """
class Counter:
    def __init__(self) -> None:
        self.n = 0

    @classmethod
    def of(cls, n: int) -> "Counter":
        counter = cls.__new__(cls)
        counter.n = n
        return counter
"""


def compiled(folder: Path, modules: list[str]) -> subprocess.CompletedProcess[str]:
    """Return what became of the modules of a copy of the package."""
    command = [sys.executable, "-c", PROGRAM, *modules]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.night
def test_rules_bots_and_loops_could_be_compiled(tmp_path):
    pytest.importorskip("setuptools", reason="mypyc needs it, and Python has it up to 3.11 only")
    shutil.copytree(PACKAGE, tmp_path / "cardlab", ignore=shutil.ignore_patterns("__pycache__"))
    modules = [f"cardlab/engine/{name}.py" for name in ENGINE]
    modules += [f"cardlab/games/{name}.py" for name in (*RULES, *BOTS)]
    ran = compiled(tmp_path, modules)
    assert ran.returncode == 0, ran.stdout[-2000:] + ran.stderr[-2000:]
    assert len([*tmp_path.glob("c/**/*.c")]) >= 1

    fault = tmp_path / "cardlab/fault.py"
    fault.write_text(FAULT, encoding="utf-8")
    assert compiled(tmp_path, ["cardlab/fault.py"]).returncode != 0
