"""The proof: a sixth game from another distribution needs not one line here that is its own.

Both wheels are built and installed into a folder of their own; a program there uses the game in all
the ways there are. No file of the three packages names it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sixth import program
from tests.test_house import ROOT

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent


def installed(folder: Path, *projects: Path) -> Path:
    """Build and install projects into a folder, from nothing but these files."""
    for project in projects:
        wheels = folder / project.name
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
        subprocess.run(build, cwd=project, check=True, capture_output=True)
        wheel = next(wheels.glob("*.whl"))
        pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target"]
        subprocess.run([*pip, str(folder / "site"), str(wheel)], check=True, capture_output=True)
    return folder / "site"


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    return installed(tmp_path_factory.mktemp("fresh"), ROOT, HERE)


def run(site: Path, *arguments: str) -> str:
    """What a program prints that sees this folder first, and not this repository."""
    environment = {**os.environ, "PYTHONPATH": str(site), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=site, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:] + done.stdout[-500:]
    return done.stdout


@pytest.fixture(scope="module")
def result(site) -> dict:
    """What the program has found of the sixth game."""
    return json.loads(run(site, program.__file__, "whist").splitlines()[-1])


def test_it_is_found_in_the_fresh_environment_in_both_languages(result, site):
    assert [Path(path).is_relative_to(site) for path in result["files"]] == [True, True, True]
    assert "whist" in result["games"]
    assert result["players"] == [4]
    assert result["titles"] == ["Following suit", "Seguir el palo"]


def test_the_command_line_knows_it(site):
    assert "whist: Whist, 4 players. " in run(site, "-m", "cardlab", "games")
    assert "[whist.follow]" in run(site, "-m", "cardlab", "rules", "whist", "--lang", "es")
    story = run(site, "-m", "cardlab", "play", "whist", "--seed", "3", "--lang", "es")
    assert "ganó la baza con" in story


def test_bots_learners_and_the_coach_play_it(result):
    assert result["bots"] == {"random": 13, "rule_of_thumb": 13, "monte_carlo": 13}
    assert result["learner"] > 52
    assert "can follow your longest suit" in result["counted"][0]
    assert "puede seguir tu palo más largo" in result["counted"][1]


def test_its_lesson_is_there_and_in_each_language_its_answers_are_judged(result, site):
    assert result["lesson"] == ["suits"]
    assert "1 suits" in run(site, "-m", "cardlab_tutorials", "clauses")


def test_the_table_draws_it_with_its_own_faces(result):
    assert "whist-hearts" in result["face"]
    assert result["symbol"]
    assert result["name"] == "reina de picas"


def test_all_laws_hold_at_the_table_in_the_lobby_and_by_a_link_too(result):
    assert result["faults"] == []
    assert result["tried"] > 1_000
