"""The archives that the page's Python unpacks: our program, and Python's own modules."""

from __future__ import annotations

from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

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
