"""The servers that visitors meet, started as they are started for them."""

from __future__ import annotations

import json
import os
import re
import shlex
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import psutil
from playwright.sync_api import Page, Request

ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Server:
    """A running server, the address of its lobby, and how many kernels it keeps waiting.

    ``log`` is the file with all that it has said.
    """

    pid: int
    lobby: str
    log: Path
    waiting: int = 0

    @property
    def teacher(self) -> str:
        """The address that the console shows for a teacher, with its key."""
        shown = re.search(r"For a teacher: (\S+)", self.log.read_text("utf-8"))
        assert shown is not None
        return shown[1]

    @property
    def port(self) -> int:
        port = urlsplit(self.lobby).port
        assert port is not None
        return port

    def kernels(self) -> int:
        """How many kernels run now; a process counts as one until it is gone."""
        return len(running_kernels(self))


def running_kernels(server: Server) -> list[psutil.Process]:
    """The processes of the kernels that run now, those that wait for a visitor among them."""
    children = psutil.Process(server.pid).children(recursive=True)
    return [child for child in children if is_kernel(child)]


def is_kernel(process: psutil.Process) -> bool:
    try:
        return "ipykernel_launcher" in process.cmdline()
    except psutil.Error:
        return False


def eventually(count: Callable[[], int], wanted: int, seconds: float = 30) -> bool:
    """Whether the count becomes what is wanted, and is so still a moment later."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if count() == wanted:
            time.sleep(0.5)
            if count() == wanted:
                return True
        time.sleep(0.1)
    return False


def foreign(requests: list[Request], home: str) -> list[str]:
    """The requests that went to another host."""
    own = home.split("/")[2]
    addresses = [request.url for request in requests if request.url.startswith(("http", "ws"))]
    return [address for address in addresses if address.split("/")[2] != own]


def into(kept: list[Any]) -> Callable[[Any], None]:
    """A function that keeps what Playwright hands it; a list's own method Playwright refuses."""

    def keep(one: Any) -> None:
        kept.append(one)

    return keep


def leave(page: Page) -> None:
    """Close a tab as a visitor does: the page is told, and may say a last word."""
    page.goto("about:blank")
    page.close()


def free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind(("localhost", 0))
        return any_port.getsockname()[1]


def made_command(target: str, *options: str) -> list[str]:
    """What ``make TARGET`` runs last, with this Python; options come after the Makefile's."""
    result = subprocess.run(
        ["make", "--no-print-directory", "-n", target],
        cwd=ROOT,
        env={**os.environ, "MAKEFLAGS": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    return [sys.executable, *shlex.split(result.stdout.splitlines()[-1])[1:], *options]


@contextmanager
def voila(home: Path, *options: str, port: int = 0, waiting: int = 4) -> Iterator[Server]:
    """The dashboards as ``make play`` serves them."""
    port = port or free_port()
    command = made_command("play", "--no-browser", f"--port={port}", *options)
    with running(command, home, ROOT, f"http://localhost:{port}/voila/static/voila.js") as pid:
        yield Server(pid, f"http://localhost:{port}/", home / "server.log", waiting)


@contextmanager
def together(home: Path, *options: str, port: int = 0) -> Iterator[Server]:
    """The rooms as ``cardlab together`` serves them."""
    port = port or free_port()
    command = [sys.executable, "-m", "cardlab", "together", f"--port={port}", *options]
    address = f"http://localhost:{port}/together/"
    with running(command, home, ROOT, address) as pid:
        yield Server(pid, address, home / "server.log")


@contextmanager
def binder(home: Path, root: Path = ROOT, *, prepared: bool = True) -> Iterator[Server]:
    """The dashboards as Binder serves them: a part of Jupyter's server, behind a prefix."""
    if prepared:
        subprocess.run([ROOT / "binder" / "postBuild"], cwd=ROOT, env=at_home(home), check=True)
    port = free_port()
    address = f"http://localhost:{port}/user/visitor"
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}"),
        *("--ServerApp.base_url=/user/visitor/", "--IdentityProvider.token=guest"),
    ]
    with running(command, home, root, f"{address}/api") as pid:
        lobby = f"{address}/voila/render/notebooks/play/lobby.ipynb?token=guest"
        yield Server(pid, lobby, home / "server.log")


# What the tests have and a visitor does not: nbgrader, and the Notebook that comes with it, which
# would start with each JupyterLab.
NBGRADER = "nbgrader.server_extensions"
PARTS = ("formgrader", "validate_assignment", "assignment_list", "course_list")
FOREIGN = (*(f"{NBGRADER}.{part}" for part in PARTS), "notebook")
FOREIGN_PAGES = ("@jupyter/nbgrader", "@jupyter-notebook/lab-extension")


def at_home(home: Path) -> dict[str, str]:
    """An environment in which nobody has configured Jupyter before."""
    off = {"ServerApp": {"jpserver_extensions": dict.fromkeys(FOREIGN, False)}}
    unseen = {"disabledExtensions": dict.fromkeys(FOREIGN_PAGES, True)}
    for name, settings in (
        ("jupyter_server_config.d/foreign", off),
        ("labconfig/page_config", unseen),
    ):
        path = home / "config" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(settings), encoding="utf-8")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    # A key of its own, so that a link deals the same cards in each run.
    own = {"JUPYTER_CONFIG_PATH": str(home / "config"), "CARDLAB_KEY": "tests"}
    return {**kept, "HOME": str(home), "USERPROFILE": str(home), **own}


@contextmanager
def running(command: list[str], home: Path, cwd: Path, probe: str) -> Iterator[int]:
    """Run a server until the block ends, and see that nothing of it is left."""
    log = home / "server.log"
    env = at_home(home)
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, cwd=cwd, env=env, stdout=out, stderr=out, stdin=subprocess.DEVNULL
        )
    try:
        until = time.monotonic() + 60
        while not answers(probe):
            if process.poll() is not None or time.monotonic() > until:
                output = log.read_text(encoding="utf-8", errors="replace")[-2000:]
                raise RuntimeError(f"{shlex.join(command)} does not answer:\n{output}")
            time.sleep(0.2)
        yield process.pid
    finally:
        stop(process)


def answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=5) as answer:
            return answer.status == 200
    except (URLError, OSError):
        return False


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a server and its kernels at once: when it is asked to, it takes six seconds."""
    if process.poll() is not None:
        return
    family = psutil.Process(process.pid).children(recursive=True)
    for one in (process, *family):
        with suppress(psutil.NoSuchProcess):
            one.kill()
    process.wait(10)
