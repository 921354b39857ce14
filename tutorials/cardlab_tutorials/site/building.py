"""Build the folder ``play``: the tables and lessons as a page that needs no server's program."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from importlib.metadata import files as files_of
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import cardlab
import cardlab_tutorials
import cardlab_widgets
from cardlab.engine.match.catalogue import list_games
from cardlab.engine.text.words import LANGUAGES, Words
from cardlab_tutorials.guided.reading import list_lessons
from cardlab_tutorials.site.early import early_lesson, early_lobby, early_table
from cardlab_tutorials.site.pyodide import UNUSED, pyodide_files
from cardlab_widgets.page import css, esm, module, source
from cardlab_widgets.server.web import templates_of

PROGRAM: Final = "program.zip"
PAGE: Final = Path(__file__).parent / "page"
LICENSES: Final = Path(__file__).parent / "licenses"  # of Pyodide and CPython, which come without
# Of the packages, what no table and no guided lesson needs.
LEFT_OUT: Final = (
    *("cardlab/studies/", "cardlab/testing/"),
    *(f"cardlab_tutorials/{part}/" for part in ("hours", "assignments", "class_page", "lessons")),
    *("cardlab_tutorials/site/page/", "cardlab_tutorials/site/licenses/"),
    *("cardlab_widgets/dashboards/", "cardlab_widgets/js/"),
)
NOT_NEEDED: Final = {".po", ".pyc", ".html", ".md", ".typed"}
STDLIB: Final = "stdlib.zip"
COMPILE: Final = Path(__file__).parent / "compile.mjs"
# Where the archives lie in the browser's file system; a traceback names it.
PLACES: Final = {PROGRAM: "/program", STDLIB: "/lib/python314.zip"}


def build(to: Path, pyodide: Path | None = None) -> Iterator[str]:
    """Write the folder ``play`` into another folder; yield a line for each kind of file.

    Args:
        to: the folder of the site, which is made if it is not there.
        pyodide: the npm package ``pyodide`` as a file; by default npm fetches it.

    Raises:
        PyodideError: Pyodide can't be had.
        OSError: a file can't be written, or the program not be compiled.

    """
    folder = to / "play"
    python = pyodide_files(pyodide)
    licenses = {path.name: path.read_bytes() for path in LICENSES.iterdir()}
    parts = {"Pyodide": {f"pyodide/{name}": data for name, data in (python | licenses).items()}}
    parts |= {"Python's own modules": {STDLIB: without_unused(python["python_stdlib.zip"])}}
    parts |= {"the program": program(), "the page": pages(), "what is painted first": early()}
    for name, files in parts.items():
        for path, data in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
        yield f"{sum(map(len, files.values())) / 1e6:6.2f} MB in {len(files):2} files: {name}"
    for name, place in PLACES.items():
        packed = folder / name
        if (faster := compiled(packed.read_bytes(), folder / "pyodide", place)) is not None:
            packed.write_bytes(faster)
            yield f"{len(faster) / 1e6:6.2f} MB in  1 file: {name}, compiled"


def program() -> dict[str, bytes]:
    """Return the archive of all that Python imports there, and nothing else."""
    inside: dict[str, bytes] = {}
    for package in (cardlab, cardlab_widgets, cardlab_tutorials):
        folder = Path(str(package.__file__)).parent
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder.parent).as_posix()
            wanted = path.suffix not in NOT_NEEDED and not name.startswith(LEFT_OUT)
            if path.is_file() and wanted:
                inside[name] = path.read_bytes()
    for file in files_of("traitlets") or ():
        if file.suffix == ".py" or "licenses" in file.parts:
            inside[file.as_posix()] = file.read_binary()
    return {PROGRAM: archive(inside)}


def pages() -> dict[str, bytes]:
    """Return the page, its scripts and its style."""
    index = templates_of("cardlab_tutorials.site").get_template("index.html")
    written = {
        "index.html": index.render(languages=list(map(Words, LANGUAGES))),
        "table.css": css("table", "lesson"),
        "lobby.css": css("lobby"),
        "page.css": (PAGE / "page.css").read_text("utf-8"),
        "table.mjs": esm("table"),
        "address.mjs": esm("address"),
        **{
            name: (PAGE / name).read_text("utf-8")
            for name in ("page.mjs", "kept.mjs", "worker.mjs")
        },
        "local_storage.mjs": source("shell/local_storage"),
        "model.mjs": source("shell/model"),
        "htm.LICENSE": module().with_name("htm.LICENSE").read_text("utf-8"),
    }
    return {name: text.encode() for name, text in written.items()}


def early() -> dict[str, bytes]:
    """Return what each page paints before Python has come, by language."""
    painted = {}
    for language in LANGUAGES:
        painted[f"early/lobby.{language}.json"] = early_lobby(language)
        painted |= {f"early/{n}.{language}.json": early_table(n, language) for n in list_games()}
        lessons = {n: early_lesson(n, language) for n in list_lessons()}
        painted |= {f"early/learn-{n}.{language}.json": data for n, data in lessons.items()}
    return {name: json.dumps(data).encode() for name, data in painted.items()}


# --- Archives ----------------------------------------------------------------------------------


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
        command = [node, str(COMPILE), str(pyodide.resolve()), str(sources), str(to), place]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise OSError(f"The program can't be compiled for a browser: {done.stderr[-500:]}")
        return to.read_bytes()
