"""The door of the class server: how many visitors it lets in, and which requests it answers."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress
from functools import cache
from html import escape
from pathlib import Path
from random import randint
from typing import Any, Final
from urllib.parse import unquote

from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher
from tornado.web import HTTPError
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from cardlab.engine.text.words import LANGUAGES, N_, Words

KERNEL_MB: Final = 75  # what a visitor's kernel takes, with a share of the server
NEVER_CAME: Final = 90  # seconds after which a kernel goes to which no page has connected
LONGEST_PATH: Final = 500  # letters of an address without its query
FULL: Final = N_("All seats are taken")
AGAIN: Final = N_("This page tries again by itself every few seconds: just leave it open.")


class Door(TornadoVoilaHandler):  # type: ignore[misc] # Voila has no types
    """A dashboard's page, or while all seats are taken one that tries again."""

    is_coming = False  # whether the visitor is let in, and the kernel may not have started yet

    async def get(self, path: str | None = None) -> None:
        """Let a visitor in, if there is a kernel left."""
        places: Places = self.settings["cardlab_places"]
        self.is_coming = bool(self.current_user) and places.enter()
        if self.current_user and not self.is_coming:
            self.set_status(503)
            self.set_header("Retry-After", "5")
            self.set_header("Cache-Control", "no-store")
            self.finish(full_page(self.request.headers.get("Accept-Language", "")))
            return
        try:
            async with places.starting:
                await super().get(path)
        finally:
            self._has_come()

    def write(self, chunk: Any) -> None:
        """Send a part of the page; with the first one the kernel is there, and counts itself."""
        self._has_come()
        super().write(chunk)

    def _has_come(self) -> None:
        if self.is_coming:
            self.is_coming = False
            self.settings["cardlab_places"].coming -= 1


class TemplateFiles(TemplateStaticFileHandler):  # type: ignore[misc]
    """The files of Voila's templates; an address that names none is not found."""

    async def get(self, path: str, include_body: bool = True) -> None:
        """Send a file."""
        if path.split("/")[1:2] != ["static"] or path.count("/") < 2:
            raise HTTPError(404)
        await super().get(path, include_body)


class Unreadable(Matcher):
    """Matches an address that is no text, or that no file can have."""

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Return {} where the address can't be read, and None where it can."""
        try:
            path = unquote(request.path or "", errors="strict")
        except UnicodeDecodeError:
            return {}
        return {} if "\0" in path or len(path) > LONGEST_PATH else None


class Channels(VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """The connection of a page to its kernel; what cannot be read is dropped."""

    def on_message(self, message: str | bytes) -> None:
        """Hand a message on to the kernel."""
        with suppress(Exception):  # no JSON, no message, half a letter: it would cut the connection
            super().on_message(message)


class Places:
    """How many visitors there are, and how many fit.

    Args:
        kernels: Voila's manager of kernels.
        most: how many visitors are let in.

    """

    def __init__(self, kernels: Any, most: int) -> None:
        self.kernels = kernels
        self.most = most
        self.coming = 0  # pages that are being made, whose kernels may not have started yet
        # A whole class comes at once: were all kernels started together, those who play would wait.
        self.starting = asyncio.Semaphore(max(1, (os.cpu_count() or 2) - 1))
        self._alone: dict[str, float] = {}  # since when a kernel is without its first page
        self._had_page: set[str] = set()

    def enter(self) -> bool:
        """Let a visitor in, if there is room; whoever is let in counts as coming from now on."""
        self.drop_ended()
        if self.taken() + self.coming >= self.most:
            return False
        self.coming += 1
        return True

    def taken(self) -> int:
        """Return how many kernels run that do not wait for a visitor."""
        return len(set(self.kernels.list_kernel_ids()) - self.waiting())

    def waiting(self) -> set[str]:
        """Return the kernels that have started and wait for a visitor."""
        tasks = [task for pool in self.kernels._pools.values() for task in pool]
        ready = [task for task in tasks if task.done() and not task.exception()]
        return {task.result()["kernel_id"] for task in ready}

    async def sweep(self) -> None:
        """Shut kernels down to which no page has connected in time, as of a program's requests."""
        now, ids = time.monotonic(), set(self.kernels.list_kernel_ids()) - self.waiting()
        pages = self.kernels._kernel_connections
        self._had_page = {id for id in ids if id in self._had_page or pages.get(id, 0) > 0}
        self._alone = {id: self._alone.get(id, now) for id in ids - self._had_page}
        for id in [id for id, since in self._alone.items() if now - since > NEVER_CAME]:
            await self.kernels.shutdown_kernel(id)

    def drop_ended(self) -> None:
        """Drop the waiting kernels that have ended, so that no visitor is led to one."""
        ids = set(self.kernels.list_kernel_ids())
        for notebook, pool in self.kernels._pools.items():
            ended = [task for task in pool if task.done() and _ended(task, ids)]
            for task in ended:
                pool.remove(task)
            if ended:
                self.kernels.fill_if_needed(notebook_name=notebook)


def _ended(task: asyncio.Task[dict[str, Any]], ids: set[str]) -> bool:
    return task.exception() is not None or task.result()["kernel_id"] not in ids


def full_page(languages: str) -> str:
    """Return the page that is shown while all seats are taken, in the first language known.

    Args:
        languages: what the browser asks for, as in the header ``Accept-Language``.

    """
    language = first_language(languages)
    words = Words(language)
    parts = {"title": words(FULL), "text": words(AGAIN)}
    escaped = {name: escape(text) for name, text in parts.items()}
    return _template().format(language=language, seconds=randint(4, 7), **escaped)


def first_language(languages: str) -> str:
    """Return the first language that we have of those that a browser asks for.

    >>> first_language("fr-CH, es;q=0.9, en;q=0.8"), first_language("")
    ('es', 'en')
    """
    asked = [part.strip()[:2].lower() for part in languages.split(",")]
    return next((code for code in asked if code in LANGUAGES), LANGUAGES[0])


@cache
def _template() -> str:
    return (Path(__file__).parent / "full.html").read_text(encoding="utf-8")


def places_for(memory_mb: float) -> int:
    """Return how many visitors fit into so much memory, in MB."""
    return max(2, min(200, int(memory_mb * 0.8 / KERNEL_MB)))


def free_memory_mb() -> float:
    """Return how much memory is free, in MB; a container's own limit counts."""
    limits = [4000.0]
    meminfo = Path("/proc/meminfo")
    if meminfo.is_file():
        lines = dict(line.split(":") for line in meminfo.read_text().splitlines())
        limits = [float(lines["MemAvailable"].split()[0]) / 1000]
    group = Path("/sys/fs/cgroup/memory.max")
    if group.is_file() and (text := group.read_text().strip()).isdecimal():
        limits.append(float(text) / 1e6)
    return min(limits)
