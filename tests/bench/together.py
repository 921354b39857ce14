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
import random
import sys
import tempfile
import time
from pathlib import Path

from tornado.httpclient import AsyncHTTPClient

from tests.bench import visitors
from tests.bench.measure import Usage, report, waits
from tests.browser.servers import Server, together
from tests.together.serving import Connection, Teacher, ask, connect, cookie_of

CHAIRS = 3


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


async def comes(room: str, presses: list[float]) -> Pupil:
    """A new pupil of a room."""
    pupil = Pupil(await connect(room, await cookie_of(room)), presses)
    pupil.page.say("hello")
    return pupil


async def note_lateness(over: asyncio.Event, late: list[float]) -> None:
    """Note how much later than it should this process does what is due."""
    while not over.is_set():
        due = time.monotonic() + 0.05
        await asyncio.sleep(0.05)
        late.append(time.monotonic() - due)


async def begin_alone(front: str, game: str, n: int) -> str:
    """The address of a table with bots, for the n-th visitor, who has an address of their own."""
    sent = {"X-Forwarded-For": f"10.0.{n // 250}.{n % 250}"}
    body = f"table={game}+{CHAIRS}&bots=rule_of_thumb"
    made = await ask(f"{front}alone", method="POST", body=body, headers=sent)
    return front.removesuffix("/together/") + made.headers["Location"].split("?")[0]


async def measure(server: Server, pupils: int, tables: int, game: str, seconds: int) -> None:
    """Have pupils play for some seconds, and print the figures."""
    teacher = await Teacher.come(server.teacher)
    alone = [] if tables else [await begin_alone(server.lobby, game, n) for n in range(pupils)]
    rooms = [await teacher.begin() for _ in range(-(-tables // 12))]
    for n, room in enumerate(rooms):
        await teacher.lay(room, game, CHAIRS, min(12, tables - 12 * n))
    presses, late, over = list[float](), list[float](), asyncio.Event()
    jobs = [asyncio.create_task(note_lateness(over, late))]
    for n in range(pupils):
        player = await comes(alone[n] if alone else rooms[n * len(rooms) // pupils], presses)
        jobs.append(asyncio.create_task(player.play(over)))
    for room in rooms:
        await teacher.do(room, do="start")
    usage = Usage(server.pid)
    await asyncio.sleep(seconds)
    figures = usage.figures()
    over.set()
    await asyncio.gather(*jobs)
    own = {"p95_ms_of_the_simulation_itself": waits(late)["p95_ms"]}
    asked = {"pupils": pupils, "tables": tables, "game": game}
    report({**asked, **waits(presses), **own, **figures})


def bench(pupils: int, tables: int, game: str = "pepper", seconds: int = 45) -> None:
    """Measure so many pupils at a server of their own, which believes where they come from."""
    with tempfile.TemporaryDirectory() as home, together(Path(home), "--behind-proxy") as server:
        asyncio.run(measure(server, pupils, tables, game, seconds))


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
