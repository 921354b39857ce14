"""The door of the class server: who is let in, what one visitor may hold open, what is answered."""

from __future__ import annotations

import asyncio
import json
import os
import posixpath
import re
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import randint
from typing import Any, Final, Literal

from tornado.iostream import StreamBufferFullError
from tornado.web import HTTPError
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from cardlab.engine.text.words import LANGUAGES, N_, Text, Words
from cardlab_widgets.server.bounds import Crowd, first_language, network_of
from cardlab_widgets.server.web import templates_of

KERNEL_MB: Final = 75  # what a visitor's kernel takes, with a share of the server
PLAYERS_A_CORE: Final = 20  # whose moves it answers at once; measured with 15
NEVER_CAME: Final = 90  # seconds after which a kernel goes to which no page has connected
CONNECTIONS: Final = 12  # that an address may hold open for each of its seats; a page has up to 8
MOST_PARTS: Final = 20  # of a binary message; those of our pages have six
BYTES_A_SECOND: Final = 250_000  # that a page may send to its kernel; a saved game has 64,000
HEARD: Final = "shell"  # the channel on which a page speaks to its kernel
PAGES: Final = 4  # connections to one kernel: of its page, and some that have not ended yet
V1: Final = "v1.kernel.websocket.jupyter.org"
CHOSEN: Final = "cardlab_lang"  # the cookie that js/lobby/lobby.js writes
FULL: Final = N_("All seats are taken")
CROWDED: Final = N_("Too many tables are open from your network address")
AGAIN: Final = N_("Leave this page open: it tries again every few seconds.")


class DashboardHandler(TornadoVoilaHandler):  # type: ignore[misc] # Voila has no types
    """A dashboard's page, or while all seats are taken one that tries again."""

    is_coming = False  # whether the visitor is let in, and the kernel is not yet known

    async def get(self, path: str | None = None) -> None:
        """Let a visitor in, if there is a kernel left."""
        language = self.language()
        if language != LANGUAGES[0] and "lang" not in self.request.query_arguments:
            self.set_header("Cache-Control", "no-store")
            self.redirect("?" + "&".join(filter(None, [self.request.query, f"lang={language}"])))
            return
        places: Capacity = self.settings["cardlab_places"]
        self.address = network_of(self.request.remote_ip)
        refusal = places.enter(self.address) if self.current_user else None
        if refusal is not None:
            self.set_status(503)
            self.set_header("Retry-After", "5")
            self.set_header("Cache-Control", "no-store")
            self.finish(full_page(self.request.headers.get("Accept-Language", ""), refusal))
            return
        self.is_coming = bool(self.current_user)
        try:
            async with places.starting:
                await super().get(path)
        finally:
            self._has_come()

    def language(self) -> str:
        """Return the language that the visitor has chosen in a lobby, or else the browser's."""
        chosen = self.get_cookie(CHOSEN, "")
        browser = first_language(self.request.headers.get("Accept-Language", ""))
        return chosen if chosen in LANGUAGES else browser

    def write(self, chunk: Any) -> None:
        """Send a part of the page; the one that names the kernel tells whose it is."""
        if self.is_coming and isinstance(chunk, str) and (named := _KERNEL.search(chunk)):
            self._has_come(named[1])
        super().write(chunk)

    def _has_come(self, kernel: str = "") -> None:
        if self.is_coming:
            self.is_coming = False
            self.settings["cardlab_places"].has_come(self.address, kernel)


_KERNEL: Final = re.compile(r'"kernelId": *"([\w-]+)"')


class TemplateFiles(TemplateStaticFileHandler):  # type: ignore[misc]
    """The files of Voila's templates; an address that names none is not found."""

    async def get(self, path: str, include_body: bool = True) -> None:
        """Send a file."""
        is_file = path.split("/")[1:2] == ["static"] and path.count("/") >= 2
        if not is_file or posixpath.normpath(path) != path:
            raise HTTPError(404)
        await super().get(path, include_body)


class Channels(VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """The connection of a page to its kernel; what no page of ours sends is dropped."""

    async def get(self, kernel_id: str) -> None:
        """Open the connection, unless too many lead to this kernel."""
        pages: Crowd = self.settings["cardlab_pages"]
        if not pages.has_room(self.request.connection.stream, kernel_id):
            raise HTTPError(429)
        await super().get(kernel_id)

    async def on_message(self, message: str | bytes) -> None:
        """Hand a message on to the kernel; the next one is read after a while that its size says.

        What is sent to a kernel that computes would else wait in the server's memory.
        """
        with suppress(Exception):  # no JSON, no message, half a letter: it would cut the connection
            if channel_of(message, self.selected_subprotocol == V1) == HEARD:
                super().on_message(message)
        await asyncio.sleep(len(message) / BYTES_A_SECOND)

    def write_message(self, message: str | bytes | dict[str, Any], binary: bool = False) -> Any:
        """Send a message to the page; the connection of a page that reads none is cut."""
        try:
            return super().write_message(message, binary)
        except StreamBufferFullError:
            self.close()
            return None


def channel_of(message: str | bytes, is_v1: bool) -> object:
    """Return the channel that a message is for; None if its parts are not where it says.

    A binary message begins with the number of its parts and where each of them begins. Jupyter's
    server believes the number, and would be busy for hours with 8 bytes.

    Args:
        message: JSON, or a binary message.
        is_v1: whether the latter has numbers of 8 bytes, as in the protocol v1, or older ones.

    """
    if isinstance(message, str):
        return json.loads(message)["channel"]
    order: Literal["little", "big"]
    width, order = (8, "little") if is_v1 else (4, "big")
    many = int.from_bytes(message[:width], order)
    head = width * (many + 1)
    if not 0 < many <= MOST_PARTS or head > len(message):
        return None
    places = [int.from_bytes(message[n : n + width], order) for n in range(width, head, width)]
    places.append(len(message))
    if [head, *places] != sorted([head, *places]):
        return None
    first = message[places[0] : places[1]].decode()
    return first if is_v1 else json.loads(first)["channel"]


class Capacity:
    """How many visitors there are, and how many fit.

    Args:
        kernels: Voila's manager of kernels.
        most: how many visitors are let in.
        per_address: how many of them from one address.

    """

    def __init__(self, kernels: Any, most: int, per_address: int) -> None:
        self.kernels = kernels
        self.most = most
        self.per_address = per_address
        # By address, the pages that are being made, whose kernels may not have started yet.
        self.coming: Counter[str] = Counter()
        self._of: dict[str, str] = {}  # the address that a kernel serves
        # A whole class comes at once: were all kernels started together, those who play would wait.
        self.starting = asyncio.Semaphore(max(1, (os.cpu_count() or 2) - 1))
        self._alone: dict[str, float] = {}  # since when a kernel is without its first page
        self._had_page: set[str] = set()

    def enter(self, address: str) -> Text | None:
        """Let a visitor in, or return why not; an admitted visitor counts as arriving."""
        self.drop_ended()
        taken = self.taken()
        if len(taken) + self.coming.total() >= self.most:
            return FULL
        mine = sum(self._of.get(kernel) == address for kernel in taken)
        if mine + self.coming[address] >= self.per_address:
            return CROWDED
        self.coming[address] += 1
        return None

    def has_come(self, address: str, kernel: str) -> None:
        """Count a visitor as one of a kernel from now on; "" if there is none after all."""
        self.coming -= Counter([address])
        if kernel:
            self._of[kernel] = address

    def taken(self) -> set[str]:
        """Return the kernels that do not wait for a visitor."""
        return set(self.kernels.list_kernel_ids()) - self.waiting()

    def waiting(self) -> set[str]:
        """Return the kernels that have started and wait for a visitor."""
        tasks = [task for pool in self.kernels._pools.values() for task in pool]
        ready = [task for task in tasks if task.done() and not task.exception()]
        return {task.result()["kernel_id"] for task in ready}

    async def sweep(self) -> None:
        """Shut kernels down to which no page has connected in time, as of a program's requests."""
        now, ids = time.monotonic(), self.taken()
        self._of = {id: address for id, address in self._of.items() if id in ids}
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


def full_page(languages: str, title: Text = FULL) -> str:
    """Return the page that is shown while all seats are taken, in the first language known.

    Args:
        languages: what the browser asks for, as in the header ``Accept-Language``.
        title: why nobody is let in.

    """
    language = first_language(languages)
    page = templates_of("cardlab_widgets.server").get_template("full.html")
    return page.render(
        _=Words(language), language=language, title=title, text=AGAIN, seconds=randint(4, 7)
    )


def places_for(memory_mb: float, cores: float) -> int:
    """Return how many visitors so much memory, in MB, and so many cores serve."""
    return max(2, min(200, int(memory_mb * 0.8 / KERNEL_MB), int(cores * PLAYERS_A_CORE)))


def cores() -> float:
    """Return how many cores there are; a container's own limit counts."""
    group = Path("/sys/fs/cgroup/cpu.max")
    quota, period = group.read_text().split() if group.is_file() else ("max", "1")
    many = float(os.cpu_count() or 1)
    return min(many, int(quota) / int(period)) if quota != "max" else many


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
