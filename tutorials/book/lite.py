"""Build ``lite/``, the live notebooks: JupyterLab and Python in the browser, without a server.

``python -m tutorials.book.lite site`` takes Pyodide from ``site/play/``, which is built before.
What it installs lies in ``build/lite-env/``. No page asks another host for anything; so numpy is
there only with ``--wheels numpy``, which fetches Pyodide's own wheels while the site is built.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from tutorials.book.places import ROOT
from tutorials.book.rendering import words

HERE: Final = Path(__file__).parent
WORK: Final = ROOT / "build" / "lite"
ENVIRONMENT: Final = ROOT / "build" / "lite-env"
FOLDERS: Final = ("learn", "make", "probability", "play")
PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
WHEELS: Final = "https://cdn.jsdelivr.net/pyodide/v314.0.6/full/"  # of the release in play/
SETTINGS: Final[dict[str, Any]] = {
    "LiteBuildConfig": {
        "contents": ["files"],
        "no_libarchive": True,
        "no_sourcemaps": True,
    },
    "PyodideLockAddon": {
        "enabled": True,
        "specs": ["micropip", "ipython", "jedi", "comm", "ipywidgets>=8,<9", "anywidget"],
        "prefetch_extra": ["micropip", "piplite", "jedi", "ipywidgets", "anywidget", "cardlab"],
    },
}
"""``jupyter_lite_config.json``. Cardlab names no dependency, so its own are loaded by name."""


class LiteError(Exception):
    """The live notebooks can't be built."""


# --- what is built from -----------------------------------------------------------------------


def notebooks(has_numpy: bool) -> Iterator[tuple[str, str]]:
    """Yield the notebooks as they lie in the browser: the path of each, and its text."""
    for folder in FOLDERS:
        here = ROOT / "notebooks" / folder
        for path in sorted([*here.glob("*.ipynb"), *here.glob("es/*.ipynb")]):
            text = path.read_text("utf-8")
            if "import numpy" in text and not has_numpy:
                text = without_numpy(text, "es" if path.parent.name == "es" else "en")
            yield path.relative_to(ROOT / "notebooks").as_posix(), text


def without_numpy(notebook: str, language: str) -> str:
    """Return a notebook that says below its title that numpy is not there."""
    data = json.loads(notebook)
    note = {"cell_type": "markdown", "id": "no-numpy", "metadata": {}, "source": []}
    data["cells"].insert(1, {**note, "source": [words(language)["no_numpy"]]})
    return json.dumps(data, ensure_ascii=False, indent=1)


def stage(site: Path, has_numpy: bool) -> None:
    """Write all that the build reads into its folder.

    Raises:
        LiteError: Pyodide is not in the site yet.

    """
    pyodide = site / "play" / "pyodide"
    if not all((pyodide / name).is_file() for name in PYODIDE):
        raise LiteError(f"There is no Pyodide in {pyodide}: build play/ first.")
    shutil.rmtree(WORK, ignore_errors=True)
    for folder in ("static/pyodide", "static/pyodide-lock"):
        (WORK / folder).mkdir(parents=True)
    for path in (*(pyodide / name for name in PYODIDE), *pyodide.glob("*.txt")):  # its licenses
        shutil.copy(path, WORK / "static" / "pyodide")
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    put(WORK / "static" / "pyodide" / "pyodide-lock.json", json.dumps({**lock, "packages": {}}))
    put(WORK / "jupyter_lite_config.json", json.dumps(SETTINGS))
    for name, text in notebooks(has_numpy):
        put(WORK / "files" / name, text)


def put(path: Path, text: str) -> None:
    """Write a file, in a folder that may have to be made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


# --- the build --------------------------------------------------------------------------------


def environment() -> Path:
    """Make the environment of the build, if it is not there; return the folder of its programs."""
    programs = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
    asked = HERE / "lite-requirements.txt"
    done = ENVIRONMENT / "installed.txt"
    if not done.exists() or done.read_text("utf-8") != asked.read_text("utf-8"):
        run(sys.executable, "-m", "venv", str(ENVIRONMENT))
        # pyodide-lock asks for Python 3.12, and what is used of it runs with 3.11.
        older = ["--ignore-requires-python"] if sys.version_info < (3, 12) else []
        pip = [str(programs / "python"), "-m", "pip", "install", "-q"]
        run(*pip, *older, "-r", str(asked))
        shutil.copy(asked, done)
    return programs


def run(*command: str, folder: Path = ROOT, path: str = "") -> None:
    """Run a program, which prints itself what goes wrong."""
    place = {"PATH": f"{path}{os.pathsep}{os.environ['PATH']}"} if path else {}
    if subprocess.run(command, cwd=folder, env={**os.environ, **place}, check=False).returncode:
        raise LiteError(f"{' '.join(command)} failed.")


def build(site: Path, wheels: Sequence[str] = ()) -> None:
    """Write ``lite/`` into a site, or raise LiteError if something that it needs is not there."""
    lock = fetch_lock(site) if wheels else {}  # first, as the rest takes minutes
    stage(site, has_numpy="numpy" in wheels)
    programs = environment()
    python = str(programs / "python")
    run(python, "-m", "hatchling", "build", "-t", "wheel", "-d", str(WORK / "static/pyodide-lock"))
    to = (site / "lite").resolve()
    shutil.rmtree(to, ignore_errors=True)
    lite = [str(programs / "jupyter-lite"), "build", "--output-dir", str(to)]
    run(*lite, folder=WORK, path=str(programs))
    if wheels:
        add(to, wheels, lock)


# --- Pyodide's own wheels, where there is a network -------------------------------------------


def fetch_lock(site: Path) -> dict[str, Any]:
    """Return the list of Pyodide's own packages, with their checksums."""
    ours = json.loads((site / "play" / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    lock: dict[str, Any] = json.loads(fetched("pyodide-lock.json"))
    if lock["info"] != ours["info"]:
        raise LiteError(f"{WHEELS} is for {lock['info']}, and the site has {ours['info']}.")
    return lock


def fetched(file: str) -> bytes:
    """Fetch a file of the release of Pyodide."""
    try:
        with urlopen(WHEELS + file, timeout=120) as answer:
            return bytes(answer.read())
    except OSError as error:
        raise LiteError(
            f"{WHEELS}{file} can't be fetched, so build without --wheels: {error}"
        ) from None


def needed(names: Sequence[str], lock: dict[str, Any]) -> list[str]:
    """Return packages, and all that they depend on.

    >>> packages = {"numpy": {"depends": ["openblas"]}, "openblas": {"depends": []}}
    >>> needed(["numpy"], {"packages": packages})
    ['numpy', 'openblas']
    """
    packages: list[str] = []
    wanted = list(names)
    while wanted:
        name = wanted.pop(0)
        if name not in lock["packages"]:
            raise LiteError(f"Pyodide has no package {name!r:.80}.")
        if name not in packages:
            packages.append(name)
            wanted += lock["packages"][name]["depends"]
    return packages


def add(lite: Path, names: Sequence[str], lock: dict[str, Any]) -> None:
    """Put Pyodide's own wheels beside ours, and into the list that the page reads."""
    (ours,) = (lite / "static" / "pyodide-lock").glob("pyodide-lock*.json")
    listed = json.loads(ours.read_text("utf-8"))
    for name in needed(names, lock):
        entry = lock["packages"][name]
        data = fetched(entry["file_name"])
        if hashlib.sha256(data).hexdigest() != entry["sha256"]:
            raise LiteError(f"{entry['file_name']} is damaged: its SHA-256 is another one.")
        (ours.parent / entry["file_name"]).write_bytes(data)
        there = f"../../static/pyodide-lock/{entry['file_name']}"
        listed["packages"].setdefault(name, {**entry, "file_name": there})
    ours.write_text(json.dumps(listed), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the live notebooks; return 0, or 1 if something is missing."""
    parser = argparse.ArgumentParser("python -m tutorials.book.lite", description=__doc__)
    parser.add_argument("site", type=Path, help="the folder of the site")
    parser.add_argument("--wheels", nargs="*", default=[], help="packages of Pyodide to fetch")
    asked = parser.parse_args(arguments)
    try:
        build(asked.site, asked.wheels)
    except (LiteError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
