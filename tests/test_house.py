"""The house: who may import whom, how long things may be, what lies at the root.

Each guard is a function that lists what is wrong in a folder; each is tried on this repository,
where it must list nothing, and on a planted fault, which it must list.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.conftest import SLOW

ROOT = Path(__file__).parent.parent
ROOMS = {
    "cardlab": ROOT / "cardlab",
    "cardlab_widgets": ROOT / "widgets" / "cardlab_widgets",
    "cardlab_tutorials": ROOT / "tutorials" / "cardlab_tutorials",
}
AT_THE_ROOT = {
    *("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE"),
    *("Makefile", "pyproject.toml", ".gitignore", ".gitattributes", ".ci"),
    *(".github", ".pre-commit-config.yaml", "CITATION.cff"),
    *("binder", "cardlab", "notebooks", "tests", "tutorials", "widgets"),
}


def committed(root: Path = ROOT) -> list[Path]:
    """The files of the repository, those not yet added among them, but none that git ignores."""
    command = "git -c safe.directory=* ls-files --cached --others --exclude-standard -z"
    names = subprocess.run(command.split(), cwd=root, capture_output=True, text=True, check=True)
    return [path for name in names.stdout.split("\0") if name and (path := root / name).is_file()]


def sources(*suffixes: str) -> list[Path]:
    return [path for path in committed() if path.suffix in suffixes]


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
            if name == "typing_extensions" and is_for_types(path):
                continue  # mypy brings it; nothing imports it at run time
            if name in above or (outside and not ours and not numbers):
                wrong.append(f"{path.relative_to(folder)} imports {name}")
    return wrong


def is_for_types(path: Path) -> bool:
    """Whether all imports of typing_extensions stand under ``if TYPE_CHECKING:``."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tests = [node for node in ast.walk(tree) if isinstance(node, ast.If)]
    guarded = [part for node in tests if ast.unparse(node.test) == "TYPE_CHECKING"
               for part in node.body]  # fmt: skip
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)
                and node.module == "typing_extensions"]  # fmt: skip
    return all(node in guarded for node in imported)


@pytest.mark.parametrize("room", ROOMS)
def test_imports_go_one_way(room):
    assert list(ROOMS[room].rglob("*.py"))
    assert wrong_way(room, ROOMS[room]) == []


@pytest.mark.parametrize(
    ("room", "name", "text"),
    [
        ("cardlab", "match.py", "from cardlab_widgets import CardTable"),
        ("cardlab", "bots/odd.py", "def f():\n    import cardlab_tutorials.pepper"),
        ("cardlab", "view.py", "import IPython.display"),
        ("cardlab", "match.py", "def f():\n    import numpy"),
        ("cardlab", "view.py", "from typing_extensions import TypeVar"),
        ("cardlab", "odds/exact.py", "import numpy as np"),
        ("cardlab", "bots/odd.py", "import gymnasium"),
        ("cardlab", "environments/single_agent.py", "import matplotlib"),
        ("cardlab_widgets", "table.py", "from cardlab_tutorials.guided import lesson"),
        ("cardlab_tutorials", "pepper.py", "import tests.notebooks"),
    ],
)
def test_an_import_the_wrong_way_is_seen(tmp_path, room, name, text):
    plant(tmp_path, name, text)
    assert len(wrong_way(room, tmp_path)) == 1


def test_numbers_may_be_loaded_when_used(tmp_path):
    plant(tmp_path, "odds/exact.py", "def f():\n    import numpy")
    assert wrong_way("cardlab", tmp_path) == []


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
        "open('/home/ana/cards.json')",
        'path = "C:\\\\Users\\\\ana"',
        "--extra-index-url https://example.org",
        "pip install from https://example.org/simple",
        "babel @ file:///wheels/babel.whl",
    ],
)
def test_a_word_of_the_machine_is_seen(tmp_path, line):
    assert len(machine_words(plant(tmp_path, "notes.md", f"Fine.\n{line}\n"))) == 1


# What is left out of `make quick` is there


def not_there(entries: Iterable[str]) -> list[str]:
    """Entries of a list of tests that name no file, or a test that its file does not have."""
    gone = []
    for entry in entries:
        name, _, test = entry.partition("[")[0].partition("::")
        path = ROOT / name
        function = test.rpartition(".")[2]  # a doctest has its module's name before it
        if not path.exists() or (test and f"def {function}" not in path.read_text("utf-8")):
            gone.append(entry)
    return gone


def test_the_slow_tests_are_there():
    assert SLOW
    assert not_there(SLOW) == []


def test_a_slow_test_that_is_gone_is_seen():
    gone = ["tests/nowhere/", "tests/test_house.py::test_gone"]
    assert not_there([*gone, "tests/", "tests/test_house.py::test_the_slow"]) == gone


# A small root


def strangers(root: Path) -> set[str]:
    """What lies at the root and does not belong there."""
    return {path.relative_to(root).parts[0] for path in committed(root)} - AT_THE_ROOT


def test_the_root_is_small():
    assert strangers(ROOT) == set()


def test_a_stranger_at_the_root_is_seen(tmp_path):
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    plant(tmp_path, "setup.cfg", "")
    plant(tmp_path, "scripts/go.sh", "")
    plant(tmp_path, "README.md", "")
    assert strangers(tmp_path) == {"setup.cfg", "scripts"}


# What a module says it offers, it has


def modules() -> Iterator[str]:
    for room, folder in ROOMS.items():
        yield room
        for module in pkgutil.walk_packages([str(folder)], f"{room}."):
            if not module.name.endswith("__main__"):
                yield module.name


def missing(name: str) -> set[str]:
    """The names that a module offers in ``__all__`` and does not have, or offers twice."""
    module = importlib.import_module(name)
    offered = list(getattr(module, "__all__", ()))
    return {
        public for public in offered if not hasattr(module, public) or offered.count(public) > 1
    }


def test_all_that_is_offered_is_there():
    assert {name: missing(name) for name in modules() if missing(name)} == {}


def test_an_empty_offer_is_seen(tmp_path, monkeypatch):
    plant(tmp_path, "boasting.py", "__all__ = ['here', 'nowhere']\nhere = 1\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert missing("boasting") == {"nowhere"}
