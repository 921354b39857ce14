"""The page without a server: what its program says, what its folder holds, and what it asks for."""

from __future__ import annotations

import compileall
import hashlib
import io
import json
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cardlab
from cardlab.engine.text.words import LANGUAGES
from cardlab_tutorials.__main__ import main
from cardlab_tutorials.guided.reading import list_lessons
from cardlab_tutorials.site import building, pyodide
from cardlab_tutorials.site.early import early_lesson, early_table
from tests.tutorials import browser_python

pytestmark = pytest.mark.slow

GAMES = cardlab.list_games()
TICKET = "a-ticket-of-22-letters"


class Program:
    """The program behind a page, and what it has told."""

    def __init__(self, home) -> None:
        self.process = subprocess.Popen(
            [sys.executable, browser_python.__file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={"HOME": str(home), "PYTHONPATH": str(unpacked(home / "program")), "PATH": ""},
        )

    def say(self, **message: Any) -> list[dict[str, Any]]:
        """Say something to the program; return what it answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        answers: list[dict[str, Any]] = json.loads(self.process.stdout.readline())
        assert [answer for answer in answers if answer["kind"] == "fault"] == []
        return answers

    def open(self, search="", language="en", kept=None, progress=""):
        """Open what an address names; return the states of its widgets, and all answers."""
        answers = self.say(
            kind="open", number=1, search=search, language=language, kept=kept or {},
            progress=progress,
        )  # fmt: skip
        widgets = [answer for answer in answers if answer["kind"] == "widget"]
        return {widget["widget"]: widget["what"] for widget in widgets}, answers

    def press(self, widget: int, **message: Any) -> list[dict[str, Any]]:
        return self.say(kind="message", widget=widget, what=message)


def unpacked(folder) -> Path:
    """The page's program as a browser has it: nothing beside it, and no sources."""
    with zipfile.ZipFile(io.BytesIO(building.program()[building.PROGRAM])) as packed:
        packed.extractall(folder)
    assert compileall.compile_dir(folder, quiet=1, legacy=True)
    for source in folder.rglob("*.py"):
        source.unlink()
    return folder


@pytest.fixture(scope="module")
def program(tmp_path_factory) -> Iterator[Program]:
    program = Program(tmp_path_factory.mktemp("home"))
    yield program
    program.process.stdin.close()
    program.process.wait(20)


def table_of(states: dict[int, Any]) -> tuple[int, dict[str, Any]]:
    """The table among the widgets that are shown."""
    return next((number, state) for number, state in states.items() if "scene" in state)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_painted_first_is_what_the_program_then_shows(program, game):
    state = early_table(game, "es")
    assert len(state["deals"]) == 8
    for deal in state["deals"][:3]:
        states, _ = program.open(f"?continue={TICKET}", kept={TICKET: deal["kept"]})
        _, shown = table_of(states)
        assert shown["ticket"] == TICKET
        assert shown["scene"] == deal["scene"]
        assert shown["scene"]["moves"]
        assert shown["words"] == state["words"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_where_it_was_left(program, game):
    state = early_lesson(game, "en")
    states, answers = program.open(f"?learn={game}")
    table, shown = table_of(states)
    assert shown["scene"] == state["scene"]
    assert answers[-1]["widgets"] == [[table, "table"]]
    assert shown["path"]["done"] == 0
    marks = {shown["path"]["chapters"][0]["steps"][0]["id"]: "star"}
    progress = json.dumps({"lesson": game, "marks": marks, "wrong": {}})
    states, _ = program.open(f"?learn={game}", progress=progress)
    _, shown = table_of(states)
    assert shown["path"]["done"] == 1
    assert shown["scene"]["step"]["n"] == 2


# The folder


@pytest.fixture
def package(monkeypatch, tmp_path):
    """A small package in place of Pyodide's."""
    path = tmp_path / "pyodide.tgz"
    modules = ("json/__init__.py", "unittest/mock.py", "pdb.py", "pprint.py")
    inside = {
        pyodide.LOCK: b'{"info": {}, "packages": {"numpy": {}}}',
        "python_stdlib.zip": building.archive(dict.fromkeys(modules, b"1")),
    }
    with tarfile.open(path, "w:gz") as packed:
        for name in (*pyodide.FILES, pyodide.LOCK):
            data = inside.get(name, b"-")
            entry = tarfile.TarInfo(f"package/{name}")
            entry.size = len(data)
            packed.addfile(entry, io.BytesIO(data))
    monkeypatch.setattr(pyodide, "CHECKSUM", hashlib.sha512(path.read_bytes()).hexdigest())
    return path


@pytest.fixture
def folder(package, monkeypatch, tmp_path):
    monkeypatch.setattr("cardlab_tutorials.site.early.DEALS", 1)
    monkeypatch.setattr(building, "compiled", lambda _archive, _pyodide, _place: None)
    assert len([*building.build(tmp_path / "site", package)]) == 5
    return tmp_path / "site" / "play"


def test_the_folder_holds_what_the_page_asks_for(folder):
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    pages = [(folder / name).read_text() for name in ("index.html", "page.mjs", "worker.mjs")]
    asked = {
        name for text in pages for name in re.findall(r'"(?:\./)?([\w-]+\.(?:m?js|css|zip))"', text)
    }
    assert {"page.mjs", "table.mjs", "worker.mjs", "program.zip", "stdlib.zip"} <= asked
    assert asked <= files
    assert files >= {f"pyodide/{name}" for name in (*pyodide.FILES, pyodide.LOCK)}
    names = ["lobby", *GAMES, *(f"learn-{game}" for game in list_lessons())]
    early = {f"early/{name}.{language}.json" for name in names for language in LANGUAGES}
    assert {name for name in files if name.startswith("early/")} == early
    assert "{texts}" not in pages[0]
    assert json.loads((folder / "pyodide" / pyodide.LOCK).read_text())["packages"] == {}


def test_what_others_have_written_comes_with_its_license(folder):
    modules = [path.read_text("utf-8") for path in folder.glob("*.mjs")]
    with_preact = [text for text in modules if "createElementNS" in text]  # it draws with it
    assert with_preact
    assert all("Permission is hereby granted" in text for text in with_preact)
    assert "Apache License" in (folder / "htm.LICENSE").read_text("utf-8")
    beside_pyodide = {path.name for path in folder.glob("pyodide/*.txt")}
    assert beside_pyodide >= {"MPL-2.0.txt", "PSF-2.0.txt"}
    with zipfile.ZipFile(folder / "program.zip") as program:
        assert any("traitlets" in name and "LICENSE" in name for name in program.namelist())


def addresses(folder) -> set[bytes]:
    """The addresses of other hosts in the files of the page and its drawings."""
    shown = [path for path in folder.rglob("*.*") if "pyodide" not in path.parts]
    texts = [
        path.read_bytes()
        for path in shown
        if path.is_file() and path.suffix not in (".zip", ".LICENSE")
    ]
    elsewhere = re.compile(rb"https?://(?!www\.w3\.org/)[\w.-]+")
    return {address for text in texts for address in elsewhere.findall(text)}


def test_no_file_names_another_host(folder):
    assert addresses(folder) == set()
    (folder / "early" / "more.json").write_text('{"font": "https://fonts.example.org/a"}')
    assert addresses(folder) == {b"https://fonts.example.org"}


def test_another_pyodide_is_refused(package, monkeypatch, tmp_path, capsys):
    package.write_bytes(package.read_bytes() + b"!")
    assert main(["site", "--to", str(tmp_path / "site"), "--pyodide", str(package)]) == 1
    assert "This is not Pyodide" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()
