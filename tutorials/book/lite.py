"""Collect what JupyterLite builds ``lite/`` from: JupyterLab and Python in the browser.

``make lite`` runs it, and then JupyterLite. Pyodide is that of ``site/play/``, which is built
before. No page asks another host for anything; so numpy is there only with ``--wheels numpy``,
which fetches Pyodide's own wheels while the site is built.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from cardlab_tutorials.site.pyodide import LOCK, VERSION
from tutorials.book.places import ROOT
from tutorials.book.rendering import words

WORK: Final = ROOT / "build" / "lite"
FOLDERS: Final = ("learn", "make", "probability", "play")
SETTINGS: Final = Path(__file__).with_name("jupyter_lite_config.json")
WHEELS: Final = f"https://cdn.jsdelivr.net/pyodide/v{VERSION}/full/"


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


def stage(site: Path, names: Sequence[str] = ()) -> None:
    """Write all that JupyterLite reads into its folder.

    Args:
        site: the folder of the site.
        names: packages of Pyodide, which are fetched.

    Raises:
        SystemExit: Pyodide is not in the site yet, or a package can't be fetched.

    """
    pyodide = site / "play" / "pyodide"
    if not (pyodide / LOCK).is_file():
        raise SystemExit(f"There is no Pyodide in {pyodide}: build play/ first.")
    shutil.rmtree(WORK, ignore_errors=True)
    to = WORK / "static" / "pyodide"
    shutil.copytree(pyodide, to)
    settings = json.loads(SETTINGS.read_text("utf-8"))
    if names:
        packages = fetch(names, json.loads((to / LOCK).read_text("utf-8")), to)
        settings["PyodideLockAddon"]["patches"] = {"packages": packages}
    put(WORK / "jupyter_lite_config.json", json.dumps(settings))
    for name, text in notebooks(has_numpy="numpy" in names):
        put(WORK / "files" / name, text)


def put(path: Path, text: str) -> None:
    """Write a file, in a folder that may have to be made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


# --- Pyodide's own wheels, where there is a network -------------------------------------------


def fetch(names: Sequence[str], ours: dict[str, Any], to: Path) -> dict[str, Any]:
    """Fetch packages of Pyodide, and all that they depend on, into a folder.

    Args:
        names: the packages.
        ours: the list of packages of the Pyodide in the site.
        to: the folder.

    Returns:
        what the list of the live notebooks says of each package.

    Raises:
        SystemExit: a package can't be fetched, is damaged, or is for another Pyodide.

    """
    lock: dict[str, Any] = json.loads(fetched(LOCK))
    if lock["info"] != ours["info"]:
        raise SystemExit(f"{WHEELS} is for {lock['info']}, and the site has {ours['info']}.")
    packages: dict[str, Any] = {}
    wanted = list(names)
    while wanted:
        name = wanted.pop()
        if name not in lock["packages"]:
            raise SystemExit(f"Pyodide has no package {name!r:.80}.")
        if name not in packages:
            entry = lock["packages"][name]
            file, wanted = entry["file_name"], wanted + entry["depends"]
            data = fetched(file)
            if hashlib.sha256(data).hexdigest() != entry["sha256"]:
                raise SystemExit(f"{file} is damaged: its SHA-256 is another one.")
            (to / file).write_bytes(data)
            packages[name] = {**entry, "file_name": f"../../static/pyodide/{file}"}
    return packages


def fetched(file: str) -> bytes:
    """Fetch a file of the release of Pyodide."""
    try:
        with urlopen(WHEELS + file, timeout=120) as answer:
            return bytes(answer.read())
    except OSError as error:
        raise SystemExit(
            f"{WHEELS}{file} can't be fetched, so build without --wheels: {error}"
        ) from None


def main(arguments: Sequence[str] | None = None) -> None:
    """Collect what the live notebooks are built from."""
    parser = argparse.ArgumentParser("python -m tutorials.book.lite", description=__doc__)
    parser.add_argument("site", type=Path, help="the folder of the site")
    parser.add_argument("--wheels", nargs="*", default=[], help="packages of Pyodide to fetch")
    asked = parser.parse_args(arguments)
    stage(asked.site, asked.wheels)


if __name__ == "__main__":
    main()
