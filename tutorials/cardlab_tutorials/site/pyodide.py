"""The files of Pyodide, Python for a browser: fetched with npm, and checked."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from cardlab.engine.table.errors import CardlabError

VERSION: Final = "314.0.6"  # with Python 3.14
CHECKSUM: Final = (  # SHA-512 of the package as it was published
    "04a0d327222a1710b8044c4ba9e452ddfe71bd76488ceb7c0b7cc62cdfc273bb"
    "45c52c2f29585591c8504360062ceb51e18ad53881716d5f29a320ce3a65b0c5"
)
FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
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
NAMED: Final = "CARDLAB_PYODIDE"  # an environment variable
LOCK: Final = "pyodide-lock.json"
_OTHERWISE: Final = (
    f"Fetch it elsewhere with `npm pack pyodide@{VERSION}`, and build with --pyodide FILE."
)


class PyodideError(CardlabError):
    """Pyodide can't be had, or is not what it should be."""


def pyodide_files(source: Path | None = None) -> dict[str, bytes]:
    """Return the files that a page needs, by their names.

    Args:
        source: the npm package ``pyodide`` as a file; by default the one that the environment
            variable ``CARDLAB_PYODIDE`` names, or else npm fetches it.

    Raises:
        PyodideError: it can't be fetched, or it is another version or damaged.

    """
    named = source or os.environ.get(NAMED)
    data = Path(named).read_bytes() if named else fetched()
    checksum = hashlib.sha512(data).hexdigest()
    if checksum != CHECKSUM:
        raise PyodideError(
            f"This is not Pyodide {VERSION}: its SHA-512 is {checksum[:16]}..., and should be "
            f"{CHECKSUM[:16]}.... Give the npm package pyodide@{VERSION} as it was published."
        )
    with tarfile.open(fileobj=BytesIO(data)) as package:
        files = {name: _read(package, name) for name in FILES}
        lock = json.loads(_read(package, LOCK))
    # All that is imported lies in our own archive: nothing is to be fetched from elsewhere.
    lock["packages"] = {}
    return {**files, LOCK: json.dumps(lock).encode()}


def fetched() -> bytes:
    """Return the npm package, as npm fetches it.

    Raises:
        PyodideError: npm is not here, or can't fetch it.

    """
    npm = shutil.which("npm")
    if npm is None:
        raise PyodideError(f"There is no npm here to fetch Pyodide with. {_OTHERWISE}")
    with TemporaryDirectory() as folder:
        command = [npm, "pack", "--silent", f"pyodide@{VERSION}"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        packed = next(Path(folder).glob("*.tgz"), None)
        if done.returncode or packed is None:
            raise PyodideError(f"npm can't fetch Pyodide: {done.stderr[-300:]} {_OTHERWISE}")
        return packed.read_bytes()


def _read(package: tarfile.TarFile, name: str) -> bytes:
    file = package.extractfile(f"package/{name}")
    assert file is not None
    return file.read()
