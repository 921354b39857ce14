"""``python -m tests.bench.together [PUPILS TABLES GAME SECONDS]``: people at tables, on one server.

With 0 tables each pupil has one alone, with two bots.

Each pupil is a websocket that presses a random move after a moment. Told are how long a press takes
until the pupil's own next scene, and the processor time and memory of the server. All pupils are
simulated by one process: how late that is itself is told too, and is a part of the times.

Without arguments: 30, 200 and 500 pupils, 200 alone, those who mean harm, and beside it, in the
same run, 30 visitors of the dashboards, who have a kernel each.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import psutil
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import websocket_connect

from tests.bench import visitors
from tests.browser.servers import ROOT, free_port, running
from tests.together.serving import Connection

CHAIRS = 3


async def ask(address: str, **how):
    request = HTTPRequest(address, follow_redirects=False, **how)
    answer = await AsyncHTTPClient().fetch(request, raise_error=False)
    return answer, answer.headers.get("Set-Cookie", "").split(";")[0]


class Pupil:
    """A page that presses a random move after a moment, whenever there is one."""

    def __init__(self, page: Connection, presses: list[float]) -> None:
        self.page, self.presses = page, presses
        self.dice = random.Random()
        self.pressed: tuple[int, float] | None = None

    async def play(self, over: asyncio.Event) -> None:
        """Read all that is told: a page that reads nothing answers no ping, and is cut off."""
        while not over.is_set():
            try:
                message = await asyncio.wait_for(self.page.next(), 1)
            except TimeoutError:
                continue
            if message is None:
                raise RuntimeError(f"closed: {self.page.socket.close_code}")
            self.note(message["kind"])
            await self.answer()
        self.page.socket.close()

    def note(self, kind: str) -> None:
        """Note how long a press has taken until the table looks another way, or refuses it."""
        if self.pressed and (self.page.scene["seq"] != self.pressed[0] or kind == "news"):
            if kind == "state":
                self.presses.append(time.monotonic() - self.pressed[1])
            self.pressed = None

    async def answer(self) -> None:
        scene = self.page.scene
        if not scene or self.pressed:
            return
        if scene["outcome"]:
            self.page.say("again")
        elif scene["moves"]:
            await asyncio.sleep(self.dice.uniform(0.2, 1.8))
            self.pressed = scene["seq"], time.monotonic()
            kind = "move" if scene["race"] is None else "race"
            index = self.dice.randrange(len(scene["moves"])) if kind == "move" else 400
            self.page.say(kind, index=index, seq=scene["seq"])


async def note_lateness(over: asyncio.Event, late: list[float]) -> None:
    """Note how much later than it should this process does what is due."""
    while not over.is_set():
        due = time.monotonic() + 0.05
        await asyncio.sleep(0.05)
        late.append(1000 * (time.monotonic() - due))


async def begin_room(origin: str, teacher: dict[str, str]) -> str:
    """The address of a new room."""
    made, _ = await ask(f"{origin}/together/", method="POST", body="", headers=teacher)
    return origin + made.headers["Location"].removesuffix("/teacher")


async def begin_alone(origin: str, game: str, n: int) -> str:
    """The address of a table with bots, for the n-th visitor, who has an address of their own."""
    sent = {"X-Forwarded-For": f"10.0.{n // 250}.{n % 250}"}
    body = f"table={game}+{CHAIRS}&bots=rule_of_thumb"
    made, _ = await ask(f"{origin}/together/alone", method="POST", body=body, headers=sent)
    return origin + made.headers["Location"].split("?")[0]


async def lay(room: str, teacher: dict[str, str], game: str, tables: int) -> None:
    asked = {"do": "lay", "game": game, "players": CHAIRS, "tables": tables}
    body = json.dumps({**asked, "turn": 0, "same": False, "rounds": False})
    await ask(f"{room}/tables", method="POST", body=body, headers=teacher)


async def comes(room: str, origin: str, presses: list[float]) -> Pupil:
    """A new pupil of a room."""
    _, cookie = await ask(room)
    headers = {"Cookie": cookie, "Origin": origin}
    address = f"{room}/ws".replace("http", "ws")
    page = Connection(await websocket_connect(HTTPRequest(address, headers=headers)))
    page.say("hello")
    return Pupil(page, presses)


async def measure(port: int, key: str, pid: int, pupils: int, tables: int, game: str, seconds: int):
    """Have pupils play for some seconds; return the figures."""
    origin = f"http://localhost:{port}"
    _, cookie = await ask(f"{origin}/together/?key={key}")
    sent = {"Cookie": cookie, "Origin": origin}
    rooms = [await begin_room(origin, sent) for _ in range(-(-tables // 12))]
    process = psutil.Process(pid)
    before = process.memory_info().rss / 1e6
    if not tables:
        alone = [await begin_alone(origin, game, n) for n in range(pupils)]
    for n, room in enumerate(rooms):
        await lay(room, sent, game, min(12, tables - 12 * n))
    presses: list[float] = []
    over, late = asyncio.Event(), list[float]()
    jobs = [asyncio.create_task(note_lateness(over, late))]
    for n in range(pupils):
        room = rooms[n * len(rooms) // pupils] if tables else alone[n]
        player = await comes(room, origin, presses)
        jobs.append(asyncio.create_task(player.play(over)))
    for room in rooms:
        body = json.dumps({"do": "start"})
        await ask(f"{room}/tables", method="POST", body=body, headers=sent)
    begun, used = time.monotonic(), sum(process.cpu_times()[:2])
    await asyncio.sleep(seconds)
    over.set()
    await asyncio.gather(*jobs)
    cpu = (sum(process.cpu_times()[:2]) - used) / (time.monotonic() - begun)
    ms = sorted(1000 * press for press in presses)
    return {
        "pupils": pupils,
        "tables": tables,
        "game": game,
        "presses": len(ms),
        "median_ms": round(median(ms), 1),
        "p95_ms": round(ms[int(0.95 * len(ms))], 1),
        "worst_ms": round(ms[-1], 1),
        "p95_ms_of_the_simulation_itself": round(sorted(late)[int(0.95 * len(late))], 1),
        "percent_of_a_core": round(100 * cpu, 1),
        "mb_before": round(before, 1),
        "mb_more": round(process.memory_info().rss / 1e6 - before, 1),
        "load": round(psutil.getloadavg()[0], 1),
    }


def bench(pupils: int, tables: int, game: str = "pepper", seconds: int = 45) -> None:
    """Measure so many pupils at a server of their own, and print the figures."""
    with served() as (port, key, pid):
        print(json.dumps(asyncio.run(measure(port, key, pid, pupils, tables, game, seconds))))


@contextmanager
def served() -> Iterator[tuple[int, str, int]]:
    """A server of tables: its port, its teacher's key, its process."""
    with tempfile.TemporaryDirectory() as folder:
        home, port = Path(folder), free_port()
        options = [f"--port={port}", "--behind-proxy"]  # so that visitors have addresses
        command = [sys.executable, "-m", "cardlab", "together", *options]
        with running(command, home, ROOT, f"http://localhost:{port}/together/") as pid:
            yield port, re.search(r"key=(\w+)", (home / "server.log").read_text())[1], pid


def main(arguments: list[str]) -> None:
    if arguments:
        pupils, tables, *others = arguments
        bench(int(pupils), int(tables), *others[:1], *map(int, others[1:]))
        return
    from tests.bench import intruders  # which takes its pupils from here

    AsyncHTTPClient.configure(None, max_clients=100)
    for pupils in (30, 200, 500):
        bench(pupils, -(-pupils // CHAIRS))
    bench(200, 0)
    visitors.main(30)
    intruders.main(20_000)


if __name__ == "__main__":
    main(sys.argv[1:])
