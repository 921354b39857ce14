"""Build the folder ``lite``: the notebooks themselves, live in the visitor's browser.

JupyterLite makes it, and the kernel is Pyodide. All that a lesson imports lies in the folder; numpy
and matplotlib do not, so that the probability hours run there as far as they need neither.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from cardlab.engine.errors import CardlabError
from cardlab_tutorials.site.pyodide import pyodide_files

PARTS: Final = ("learn", "make", "probability")  # of the folder of the notebooks
LEFT_OUT: Final = ("*.teacher.md", ".ipynb_checkpoints", "progress*.json")
# What a notebook imports by itself, and what the kernel needs before any import.
SPECS: Final = ["micropip", "ipython", "jedi", "comm", "ipywidgets>=8,<9", "anywidget"]
FIRST: Final = ["micropip", "piplite", "jedi", "ipywidgets", "anywidget", "cardlab"]


class LiteError(CardlabError):
    """JupyterLite has failed; the message is the end of what it printed."""


def build(to: Path, checkout: Path, pyodide: Path | None = None) -> Iterator[str]:
    """Write the folder ``lite`` into another folder; yield a line when it is done.

    Args:
        to: the folder of the site.
        checkout: the folder of this repository, with the notebooks.
        pyodide: the npm package ``pyodide`` as a file; by default npm fetches it.

    Raises:
        LiteError: JupyterLite is not installed, or fails.

    """
    output = (to / "lite").resolve()
    with TemporaryDirectory() as folder:
        work = Path(folder)
        for name, data in pyodide_files(pyodide).items():
            _write(work / "static" / "pyodide" / name, data)
        _wheel(checkout, work / "static" / "pyodide-lock")
        for part in PARTS:
            left_out = shutil.ignore_patterns(*LEFT_OUT)
            shutil.copytree(checkout / "notebooks" / part, work / "files" / part, ignore=left_out)
        _write(work / "jupyter_lite_config.json", json.dumps(_config(output)).encode())
        _run("-m", "jupyter", "lite", "build", at=work)
    files = [path for path in output.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    yield f"{size / 1e6:6.2f} MB in {len(files)} files: the live notebooks"


def _config(output: Path) -> dict[str, Any]:
    contents = {"contents": ["files"], "output_dir": str(output)}
    plain = {"no_libarchive": True, "no_sourcemaps": True}
    return {
        "LiteBuildConfig": {**contents, **plain},
        "PyodideLockAddon": {"enabled": True, "specs": SPECS, "prefetch_extra": FIRST},
    }


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _wheel(checkout: Path, to: Path) -> None:
    """Build our own wheel."""
    to.mkdir(parents=True)
    _run("-m", "hatchling", "build", "-t", "wheel", "-d", str(to), at=checkout)


def _run(*command: str, at: Path) -> None:
    """Run a Python program in a folder."""
    done = subprocess.run([sys.executable, *command], cwd=at, capture_output=True, check=False)
    if done.returncode:
        printed = (done.stdout + done.stderr).decode(errors="replace")
        raise LiteError(f"{' '.join(command[1:3])} has failed: {printed[-1500:]}")
