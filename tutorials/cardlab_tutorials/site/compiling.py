"""Compile Python files when the site is built, with the Python that runs them in a browser."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SCRIPT: Final = Path(__file__).parent / "compile.mjs"


def compiled(archive: bytes, pyodide: Path, place: str) -> bytes | None:
    """Return a zip with each Python file compiled (``.pyc``) in place of its source.

    Python then starts in about a third of the time that it takes to compile the sources.

    Args:
        archive: the zip of the sources.
        pyodide: the folder of Pyodide's files.
        place: where the files lie in the browser; tracebacks name it.

    Returns:
        The zip, or None where there is no Node to run Pyodide.

    Raises:
        OSError: Node has failed.

    """
    node = shutil.which("node")
    if node is None:
        return None
    with TemporaryDirectory() as folder:
        sources, to = Path(folder) / "sources.zip", Path(folder) / "compiled.zip"
        sources.write_bytes(archive)
        command = [node, str(SCRIPT), str(pyodide.resolve()), str(sources), str(to), place]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise OSError(f"The program can't be compiled for a browser: {done.stderr[-500:]}")
        return to.read_bytes()
