"""What is handed out: the wheel, what it contains, and what each extra promises.

The promises are kept by night, each in an environment of its own that has the wheel and nothing of
this repository. ``CARDLAB_DIST=dist`` tries the files of that folder in place of new ones.
"""

from __future__ import annotations

import configparser
import importlib
import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

import cardlab
from tests.test_house import ROOMS, ROOT, committed

pytestmark = pytest.mark.slow

PINS = ROOT / "binder" / "constraints.txt"


@pytest.fixture(scope="module")
def dist(tmp_path_factory) -> Path:
    """A folder with the wheel and the sdist."""
    if named := os.environ.get("CARDLAB_DIST"):
        return Path(named).resolve()
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def wheel(dist) -> Path:
    return dist / f"cardlab-{cardlab.__version__}-py3-none-any.whl"


def read(wheel: Path, end: str) -> str:
    """Return the text of the file of a wheel whose name ends so."""
    (name,) = (name for name in ZipFile(wheel).namelist() if name.endswith(end))
    return ZipFile(wheel).read(name).decode()


def test_the_wheel_claims_our_names_only(wheel):
    tops = {name.split("/")[0] for name in ZipFile(wheel).namelist()}
    claimed = {top for top in tops if not re.fullmatch(r"cardlab-[\d.]+\.(dist-info|data)", top)}
    assert claimed == set(ROOMS)


def test_the_wheel_holds_every_file_of_the_packages(wheel):
    inside = set(ZipFile(wheel).namelist())
    for folder in ROOMS.values():
        files = [path.relative_to(folder.parent) for path in committed() if folder in path.parents]
        assert {path.as_posix() for path in files} <= inside
    assert any(name.endswith("voila/templates/cardlab/index.html.j2") for name in inside)


def test_the_links_of_the_readme_lead_somewhere_from_a_package_index(wheel):
    links = re.findall(r"\]\(([^)]+)\)", read(wheel, "METADATA"))
    assert len(links) > 10
    assert [link for link in links if not link.startswith("https://")] == []


def test_the_commands_are_those_of_the_packages(wheel):
    commands = configparser.ConfigParser()
    commands.read_string(read(wheel, "entry_points.txt"))
    for group in ("console_scripts", "cardlab.commands"):
        for name, target in commands[group].items():
            module, _, function = target.partition(" ")[0].partition(":")
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


# What each extra promises


START = """
import socket, subprocess, sys, time
from contextlib import suppress
from urllib.request import urlopen
with socket.socket() as any_port:
    any_port.bind(("localhost", 0))
    port = any_port.getsockname()[1]
command = [sys.executable, "-m", "cardlab", COMMAND, f"--port={port}", *OPTIONS]
server = subprocess.Popen(command)
try:
    for path in PATHS:
        until = time.monotonic() + 90
        while True:
            with suppress(OSError):
                page = urlopen(f"http://localhost:{port}{path}", timeout=60).read().decode()
                break
            assert time.monotonic() < until, f"{path} does not answer"
            time.sleep(0.5)
        assert "<html" in page, path
finally:
    server.kill()
"""
ALONE = """
import subprocess, sys
import cardlab
told = subprocess.run([sys.executable, "-m", "cardlab", "play", "pepper", "--seed", "7"],
                      capture_output=True, text=True, check=True).stdout
assert "[pepper." in told
bots = ["rule_of_thumb", "random"]
results = cardlab.simulate("pepper", bots, games=5, progress=False)
for extra, missing in (
    *(("studies", part) for part in (results.plot, results.running, results.log.arrays)),
    ("studies", lambda: cardlab.simulate("pepper", bots, workers=2)),
    ("learn", lambda: cardlab.env("pepper")),
):
    try:
        missing()
    except cardlab.CardlabError as error:
        assert f"cardlab[{extra}]" in str(error), error
    else:
        raise AssertionError(missing)
for name, extra in (("serve", "server"), ("together", "together")):
    command = [sys.executable, "-m", "cardlab", name]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 2 and f"cardlab[{extra}]" in said.stderr, said.stderr
"""
TABLE = """
from importlib.util import find_spec
import cardlab
from cardlab_widgets import CardTable
assert "<svg" in str(CardTable(cardlab.new_match("pepper"))._repr_mimebundle_())
assert not any(map(find_spec, ("jupyterlab", "voila", "numpy")))
"""
STUDIES = """
import cardlab
if __name__ == "__main__":
    results = cardlab.simulate("pepper", ["rule_of_thumb", "random"], games=60, workers=2)
    assert results.plot().axes and len(results.running(0)) == 60
    assert len(results.log.arrays()["moves"]) == 60
    assert "rating" in str(cardlab.tournament("pepper", ["random", "random"], deals=2, workers=2))
"""
NOTEBOOKS = """
import sys
from pathlib import Path
import nbformat
from nbclient import NotebookClient
for path in ("start.ipynb", "learn/pepper.ipynb", "probability/03_one_more_chip.ipynb"):
    notebook = nbformat.read(Path(sys.argv[1]) / "notebooks" / path, 4)
    NotebookClient(notebook, kernel_name="python3").execute()
import jupyterlab
"""
LEARN = """
import cardlab, gymnasium
env = cardlab.env("pepper", 2, seed=1)
env.reset()
assert env.observe(env.agent_selection)["action_mask"].any()
gymnasium.make("cardlab.environments:cardlab/Pepper-v0").reset(seed=1)
"""
DASK = """
import cardlab
from dask.distributed import Client, LocalCluster
if __name__ == "__main__":
    how = {"bots": ["rule_of_thumb", "random"], "games": 8, "progress": False}
    with LocalCluster(n_workers=2, dashboard_address=None) as cluster, Client(cluster) as client:
        there = cardlab.simulate("pepper", executor=client.get_executor(), **how)
    assert there == cardlab.simulate("pepper", **how)
"""
GRADING = """
import subprocess, sys
command = [sys.executable, "-m", "cardlab_tutorials", "assignments", "--to", "course"]
subprocess.run(command, check=True)
import nbgrader
"""


def served(command: str, *paths: str, options: tuple[str, ...] = ()) -> str:
    """Return a program that starts a server and opens some of its pages."""
    names = {"COMMAND": command, "PATHS": paths, "OPTIONS": options}
    return "".join(f"{name} = {value!r}\n" for name, value in names.items()) + START


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PROMISES = {
    "": ALONE,
    "table": TABLE,
    "studies": STUDIES,
    "together": served("together", "/together/"),
    "server": served("serve", "/", "/learn", "/hours", "/play/pepper", options=("--no-browser",)),
    "notebooks": NOTEBOOKS,
    "learn": LEARN,
    "dask": DASK,
    "grading": GRADING,
}


def test_each_extra_has_its_promise():
    elsewhere = {"ipyparallel", "site"}  # a cluster's, and the book's
    assert set(PROJECT["optional-dependencies"]) - set(PROMISES) == elsewhere


@pytest.mark.night
@pytest.mark.parametrize("extra", PROMISES)
def test_an_extra_keeps_its_promise(wheel, tmp_path, extra):
    promised(wheel, tmp_path, extra)


@pytest.mark.night
def test_the_sdist_is_installed_too(dist, tmp_path):
    promised(dist / f"cardlab-{cardlab.__version__}.tar.gz", tmp_path, "table")


def promised(file: Path, folder: Path, extra: str) -> None:
    """Install a file with an extra into a new environment, and run there what is promised."""
    venv.create(folder / "env", with_pip=True)
    python = folder / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
    wanted = f"{file}[{extra}]" if extra else str(file)
    subprocess.run([python, "-m", "pip", "install", "-q", "-c", PINS, wanted], check=True)
    (folder / "promise.py").write_text(PROMISES[extra], encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [python, "promise.py", str(ROOT)]
    subprocess.run(command, cwd=folder, env=environment, check=True, timeout=600)
