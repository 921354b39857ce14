"""Compile the page's program when the site is built, with the Python that runs it in a browser."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SCRIPT: Final = Path(__file__).parent / "compile.mjs"


def compiled(archive: bytes, pyodide: Path) -> bytes | None:
    """Return a zip of Python files with those files compiled beside them; None without Node.

    A page then starts in half the time that it takes to import the sources.

    Args:
        archive: the zip.
        pyodide: the folder of Pyodide's files.

    Raises:
        OSError: Node has failed.

    """
    node = shutil.which("node")
    if node is None:
        return None
    with TemporaryDirectory() as folder:
        sources, to = Path(folder) / "sources.zip", Path(folder) / "compiled.zip"
        sources.write_bytes(archive)
        command = [node, str(SCRIPT), str(pyodide.resolve()), str(sources), str(to)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise OSError(f"The program can't be compiled for a browser: {done.stderr[-500:]}")
        return to.read_bytes()
