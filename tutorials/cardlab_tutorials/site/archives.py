"""The archives that the page's Python unpacks: our program, and Python's own modules, compiled."""

from __future__ import annotations

import shutil
import subprocess
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

SCRIPT: Final = Path(__file__).parent / "compile.mjs"

# Of Python's own modules, what no table and no guided lesson needs: tools of a programmer, other
# processes, servers, mail, and prompts.
UNUSED: Final = (
    *("__phello__", "_pyio", "_pyrepl", "antigravity", "bdb", "cProfile", "cmd", "code"),
    *("compileall", "configparser", "doctest", "fileinput", "ftplib", "getpass", "http"),
    *("imaplib", "mailbox", "modulefinder", "multiprocessing", "netrc", "optparse", "pdb"),
    *("pickletools", "plistlib", "poplib", "profile", "pstats", "pyclbr", "pydoc", "smtplib"),
    *("socketserver", "sqlite3", "symtable", "this", "timeit", "trace", "turtle"),
    *("unittest", "uuid", "wave", "webbrowser", "wsgiref", "xmlrpc", "zipapp"),
)


def without_unused(stdlib: bytes) -> bytes:
    """Return the archive of Python's own modules without those that no page needs."""
    with ZipFile(BytesIO(stdlib)) as packed:
        names = [name for name in packed.namelist() if not name.endswith("/")]
        used = [name for name in names if name.split("/")[0].removesuffix(".py") not in UNUSED]
        return archive({name: packed.read(name) for name in used})


def archive(files: dict[str, bytes]) -> bytes:
    """Return a zip of files, which is the same for the same files."""
    data = BytesIO()
    with ZipFile(data, "w", ZIP_DEFLATED) as packed:
        for name in sorted(files):
            packed.writestr(ZipInfo(name), files[name], ZIP_DEFLATED)
    return data.getvalue()


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
