"""No game is named outside its package, its faces and examples: so anybody's game is as good."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import cardlab
from tests.test_house import ROOT, committed, plant

GAMES = tuple(name for name in cardlab.list_games())
NAMES = re.compile(rf"\b({'|'.join([*GAMES, 'nacho'])})\b|Nacho|Fuego|Schwupps|Pepper Eights|Spicy")
PLACES = ("cardlab", "widgets")
# A catalogue says where its sentences stand; a bundle is made of the sources that are looked at.
VERBS = re.compile(r'"most spicy"')  # a verb of the story, which the table's icons know
LEFT_OUT = re.compile(r"/locale/|/static/|/widgets/build/|package-lock\.json$|\.(svg|pyc|mo)$")


def own(path: Path) -> bool:
    """Whether a file belongs to a game: its package, or its faces."""
    is_package = any(part in GAMES for part in path.parent.parts)
    return is_package or (path.parent.name == "faces" and path.stem.startswith(GAMES))


def without_docstrings(source: str) -> list[str]:
    """The lines of a module, those of docstrings empty: they hold the examples."""
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if is_text and isinstance(node.value.value, str):
            for n in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[n] = ""
    return lines


def named(path: Path) -> list[str]:
    """The lines of a file that name a game."""
    text = path.read_text(encoding="utf-8")
    lines = without_docstrings(text) if path.suffix == ".py" else text.split("\n")
    return [f"{path.name}:{n}: {line.strip()[:80]}" for n, line in enumerate(lines, 1)
            if NAMES.search(VERBS.sub("", line))]  # fmt: skip


def looked_at(root: Path) -> list[Path]:
    files = [path for path in committed(root) if path.relative_to(root).parts[0] in PLACES]
    return [path for path in files if not own(path) and not LEFT_OUT.search(path.as_posix())]


def test_no_game_is_named_outside_its_own_files():
    assert len(looked_at(ROOT)) > 60
    assert [line for path in looked_at(ROOT) for line in named(path)] == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("cardlab/bots/levels.py", 'PLAYOUTS = {"pepper": 300}'),
        ("widgets/cardlab_widgets/js/table/table.js", 'if (scene.game === "spicy") return;'),
    ],
)
def test_a_game_that_is_named_is_seen(tmp_path, name, text):
    assert len(named(plant(tmp_path, name, text))) == 1
