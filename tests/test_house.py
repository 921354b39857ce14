"""The house: who may import whom, names of classes, nothing of anybody's machine.

Each guard is a function that lists what is wrong in a folder; each is tried on this repository,
where it must list nothing, and on a planted fault, which it must list.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = {
    "cardlab": ROOT / "cardlab",
    "cardlab_widgets": ROOT / "widgets" / "cardlab_widgets",
    "cardlab_tutorials": ROOT / "tutorials" / "cardlab_tutorials",
}


def committed(root: Path = ROOT) -> list[Path]:
    """The files of the repository, those not yet added among them, but none that git ignores."""
    command = "git -c safe.directory=* ls-files --cached --others --exclude-standard -z"
    names = subprocess.run(command.split(), cwd=root, capture_output=True, text=True, check=True)
    return [path for name in names.stdout.split("\0") if name and (path := root / name).is_file()]


def plant(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


# Imports go one way


def imports(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """What a module imports (the first part of the name), and whether it does so in a function."""
    inside = {
        node
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((name.name.split(".")[0], node in inside) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0], node in inside


def wrong_way(room: str, folder: Path) -> list[str]:
    """The imports of a room that go up the house or, from the engine, out of it."""
    above = {"notebooks", "tests", *list(ROOMS)[list(ROOMS).index(room) + 1 :]}
    wrong = []
    for path in sorted(folder.rglob("*.py")):
        part = path.relative_to(folder).parts[0]
        for name, in_function in imports(ast.parse(path.read_text(encoding="utf-8"))):
            ours = name in ROOMS and name not in above
            loaded = name in ("loky", "matplotlib", "numpy", "tqdm") and in_function
            numbers = (loaded and part in ("odds", "studies")) or (
                part == "environments" and name in ("gymnasium", "numpy", "pettingzoo")
            )
            outside = room == "cardlab" and name not in sys.stdlib_module_names
            if name == "typing_extensions":
                continue  # for mypy, which brings it; tests/test_wheel.py runs without it
            if name in above or (outside and not ours and not numbers):
                wrong.append(f"{path.relative_to(folder)} imports {name}")
    return wrong


@pytest.mark.parametrize("room", ROOMS)
def test_imports_go_one_way(room):
    assert list(ROOMS[room].rglob("*.py"))
    assert wrong_way(room, ROOMS[room]) == []


@pytest.mark.parametrize(
    ("room", "name", "text"),
    [
        ("cardlab", "match.py", "from cardlab_widgets import CardTable"),
        ("cardlab", "bots/odd.py", "def f():\n    import cardlab_tutorials.pepper"),
        ("cardlab", "odds/exact.py", "import numpy as np"),
        ("cardlab_widgets", "table.py", "from cardlab_tutorials.guided import lesson"),
    ],
)
def test_an_import_the_wrong_way_is_seen(tmp_path, room, name, text):
    plant(tmp_path, name, text)
    assert len(wrong_way(room, tmp_path)) == 1


def twice_named(folders: Iterable[Path]) -> list[str]:
    """The names that two classes have, a leading underscore apart."""
    names = [
        node.name.lstrip("_")
        for folder in folders
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    return sorted(name for name, n in Counter(names).items() if n > 1)


def test_no_two_classes_have_one_name():
    assert twice_named(ROOMS.values()) == []


def test_a_class_of_a_name_that_is_taken_is_seen(tmp_path):
    plant(tmp_path, "one.py", "class Table:\n    pass\n")
    plant(tmp_path, "other.py", "def f():\n    class _Table:\n        pass\n")
    assert twice_named([tmp_path]) == ["Table"]


MACHINE = re.compile(
    r"/(?:work|root|opt|tmp)/|/(?:home|Users)/\w|[A-Z]:\\\\?Users|/usr/(?:local/)?bin/(?!env\b)"
    r"|file:///\w|(?:extra-)?index-url|find-links|/simple\b|BEGIN [A-Z ]*PRIVATE KEY"
)


def machine_words(path: Path) -> list[str]:
    """Lines that name a place on somebody's disk, a package index, or a key."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    return [f"{path.name}:{n}: {line.strip()[:90]}" for n, line in enumerate(lines, 1)
            if MACHINE.search(line)]  # fmt: skip


def test_nothing_tells_of_the_machine():
    here = Path(__file__)
    assert [line for path in committed() if path != here for line in machine_words(path)] == []


@pytest.mark.parametrize(
    "line",
    [
        "see /work/shared/notes.md",
        "pip install from https://example.org/simple",
    ],
)
def test_a_word_of_the_machine_is_seen(tmp_path, line):
    assert len(machine_words(plant(tmp_path, "notes.md", f"Fine.\n{line}\n"))) == 1
