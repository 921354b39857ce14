"""What is handed out: the wheel, what it holds, and what it needs."""

from __future__ import annotations

import configparser
import importlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.test_house import ROOMS, ROOT, committed

pytestmark = pytest.mark.slow

PINS = ROOT / "binder" / "constraints.txt"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("cardlab-*.whl"))


def test_the_wheel_claims_our_names_only(wheel):
    tops = {name.split("/")[0] for name in ZipFile(wheel).namelist()}
    claimed = {top for top in tops if not re.fullmatch(r"cardlab-[\d.]+\.(dist-info|data)", top)}
    assert claimed == set(ROOMS)


def test_the_wheel_holds_every_file_of_the_packages(wheel):
    inside = set(ZipFile(wheel).namelist())
    for room, folder in ROOMS.items():
        files = [path.relative_to(folder.parent) for path in committed() if folder in path.parents]
        assert {path.as_posix() for path in files} <= inside
        assert f"{room}/py.typed" in inside
    ends = {name.rpartition(".")[2] for name in inside if name.startswith("cardlab/")}
    assert ends >= {"toml", "po", "mo"}
    assert {name.rpartition(".")[2] for name in inside if "/cardlab_widgets/" in f"/{name}"} >= {
        "js",
        "css",
    }
    assert any(name.endswith("voila/templates/cardlab/index.html.j2") for name in inside)


def test_the_texts_of_the_hours_are_in_the_wheel(wheel):
    inside = set(ZipFile(wheel).namelist())
    hours = ROOT / "tutorials" / "cardlab_tutorials" / "hours"
    files = [*hours.glob("*/hour.toml"), *hours.glob("*/text*.md")]
    wanted = {path.relative_to(ROOT / "tutorials").as_posix() for path in files}
    assert len(wanted) == 30
    assert wanted <= inside


def test_the_commands_are_those_of_the_packages(wheel):
    named = next(name for name in ZipFile(wheel).namelist() if name.endswith("entry_points.txt"))
    commands = configparser.ConfigParser()
    commands.read_string(ZipFile(wheel).read(named).decode())
    for group in ("console_scripts", "cardlab.commands"):
        for name, target in commands[group].items():
            module, _, function = target.partition(":")
            assert callable(getattr(importlib.import_module(module), function)), name


MATCH = """
import sys
sys.path.insert(0, sys.argv[1])
import cardlab
match = cardlab.new_match("pepper", players=4, seed=7)
cardlab.play(match, [cardlab.bots.make("rule_of_thumb", seed=n) for n in range(4)])
print(cardlab.Words("es")("Undo"), match.outcome.reason, cardlab.rulebook("pepper")[match.ask and
      match.ask.why or match.outcome.reason].id)
"""


def test_the_engine_needs_python_and_nothing_else(wheel, tmp_path):
    ZipFile(wheel).extractall(tmp_path)
    # -I and -S: no site-packages, no environment, only Python's own library.
    command = [sys.executable, "-I", "-S", "-c", MATCH, str(tmp_path)]
    result = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert result.stdout.split()[0] == "Deshacer"
    assert result.stdout.split()[1].startswith("pepper.")


def settings() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def project() -> dict:
    return settings()["project"]


def pins() -> dict[str, str]:
    lines = PINS.read_text(encoding="utf-8").split("\n")
    return {canonicalize_name(name): at for name, _, at in (n.partition("==") for n in lines) if at}


def asked_for() -> list[Requirement]:
    """What the notebooks need, and what the tests need."""
    extras = project()["optional-dependencies"]
    names = ("table", "studies", "together", "server", "notebooks", "learn", "dask")
    lines = [line for name in names for line in extras[name]]
    needed = [Requirement(line) for line in [*lines, *settings()["dependency-groups"]["test"]]]
    return [requirement for requirement in needed if requirement.name != "cardlab"]


def test_what_was_tested_is_what_is_asked_for():
    assert len(asked_for()) > 15
    for needed in asked_for():
        assert needed.specifier.contains(pins()[canonicalize_name(needed.name)]), needed
