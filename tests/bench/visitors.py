"""``python -m tests.bench.visitors [30]``: a class at the dashboards that Voila serves.

Each visitor opens the lobby, is led to a game by a link, makes ten moves with a moment's thought
before each, and leaves. They speak to the server as a page does (the HTML, then the kernel's
channels, then the word to shut it down), without a browser: thirty of those would be what is
measured. What the kernels take is their proportional share of memory (PSS).
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

import psutil
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClosedError, websocket_connect

import cardlab
from cardlab import Dice
from tests.bench.measure import report, shares, waits
from tests.browser.servers import Server, eventually, running_kernels, voila

MOVES, THOUGHT = 10, 2.0  # moves of each visitor, and the most seconds of thought before one
FULL = 503  # what the server answers while all seats are taken
_KERNEL = re.compile(r'"kernelId": "([\w-]+)"')


class Visitor:
    """One page's talk with its kernel."""

    def __init__(self, lobby: str, number: int) -> None:
        self.lobby = lobby
        self.number = number
        self.dice = Dice(number)
        self.models: dict[str, dict[str, Any]] = {}
        self.opened = 0.0
        self.refused = 0  # how often all seats were taken
        self.waits: list[float] = []
        self.sent = 0
        self.table: str | None = None  # the table's model

    async def visit(self) -> None:
        """Open the lobby, go to a game, play, leave."""
        start = time.monotonic()
        await self.arrive()
        self.opened = time.monotonic() - start
        for _ in range(MOVES):
            await asyncio.sleep(THOUGHT * self.dice.below(1000) / 1000)
            await self.move()

    async def arrive(self) -> None:
        """Open the lobby, and go to a game."""
        await self.open()
        await self.until(lambda: self.find("search") is not None)
        games = cardlab.list_games()
        link = f"?game={games[self.number % len(games)]}&players=3&seed={self.number}&pace=0"
        address = self.find("search")
        await self.say(address, {"method": "update", "state": {"search": link}, "buffer_paths": []})
        await self.until(lambda: (self.scene() or {}).get("moves"))

    async def open(self, page: str = "lobby.ipynb") -> None:
        """The page, the channels of its kernel, and the state of its widgets."""
        request = HTTPRequest(f"{self.lobby}voila/render/{page}", request_timeout=120)
        while (answer := await AsyncHTTPClient().fetch(request, raise_error=False)).code == FULL:
            self.refused += 1
            await asyncio.sleep(4)  # as the page says
        page = answer.body.decode()
        self.kernel = _KERNEL.search(page)[1]  # type: ignore[index]
        await self.reopen()

    async def reopen(self) -> None:
        """The channels of the kernel, and the state of its widgets."""
        host = urlsplit(self.lobby).netloc
        self.socket = await websocket_connect(f"ws://{host}/api/kernels/{self.kernel}/channels")
        control = {"comm_id": "control", "target_name": "jupyter.widget.control", "data": {}}
        await self.post("comm_open", {**control, "metadata": {"version": "1.0.0"}})
        await self.say("control", {"method": "request_states"})

    async def move(self) -> None:
        """Make one of the moves offered, and wait until the table has changed."""
        scene = self.scene() or {}
        moves = scene["moves"]
        if not moves:
            return
        message = {"kind": "move", "index": self.dice.below(len(moves)), "seq": scene["seq"]}
        start = time.monotonic()
        await self.say(self.find("scene"), {"method": "custom", "content": message})
        await self.until(lambda: (self.scene() or scene)["seq"] > scene["seq"])
        self.waits.append(time.monotonic() - start)
        await self.until(lambda: bool(self.scene()["moves"]) or self.scene()["outcome"])

    async def hello(self) -> None:
        """Ask for everything anew, and wait for the answer to what was said before."""
        self.models[self.find("scene") or ""].pop("scene")
        message = {"kind": "hello", "index": 0, "seq": 0}
        await self.say(self.table, {"method": "custom", "content": message})
        await self.until(lambda: self.scene() is not None)

    async def leave(self) -> None:
        """The last word of a page."""
        address = f"{self.lobby}voila/api/shutdown/{self.kernel}"
        await AsyncHTTPClient().fetch(
            HTTPRequest(address, method="POST", body="", request_timeout=60)
        )

    # --- the kernel's channels ------------------------------------------------------------------

    async def say(self, model: str | None, data: dict[str, Any]) -> None:
        await self.post("comm_msg", {"comm_id": model, "data": data})

    async def post(self, kind: str, content: dict[str, Any], channel: str = "shell") -> None:
        self.sent += 1
        header = {"msg_id": f"{self.number}-{self.sent}", "msg_type": kind, "version": "5.3"}
        header |= {"session": f"visitor-{self.number}", "username": "visitor", "date": ""}
        whole = {"header": header, "parent_header": {}, "metadata": {}, "channel": channel}
        if kind == "comm_open":
            whole["metadata"] = content.pop("metadata")
        await self.socket.write_message(json.dumps({**whole, "content": content, "buffers": []}))

    async def until(self, is_so: Callable[[], Any]) -> None:
        """Listen until something is so."""
        while not is_so():
            text = await asyncio.wait_for(self.socket.read_message(), 60)
            if text is None:
                raise WebSocketClosedError
            if isinstance(text, str):
                self.hear(json.loads(text))

    def hear(self, message: dict[str, Any]) -> None:
        content, data = message["content"], message["content"].get("data", {})
        if message["msg_type"] == "comm_open":
            self.models[content["comm_id"]] = data.get("state", {})
        elif message["msg_type"] == "comm_msg" and data.get("method") == "update_states":
            self.models |= {id: model["state"] for id, model in data["states"].items()}
        elif message["msg_type"] == "comm_msg" and data.get("method") == "update":
            self.models.setdefault(content["comm_id"], {}).update(data["state"])

    def find(self, trait: str) -> str | None:
        """The widget that has a trait."""
        return next((id for id, state in self.models.items() if trait in state), None)

    def scene(self) -> dict[str, Any] | None:
        model = self.find("scene")
        self.table = model or self.table
        return self.models[model]["scene"] if model else None


async def one_by_one(visitors: list[Visitor], deed: Callable[[Visitor], Awaitable[None]]) -> None:
    """All visitors at once, each a little after the one before, as a class comes in."""

    async def later(n: int, visitor: Visitor) -> None:
        await asyncio.sleep(n * 0.7)
        await deed(visitor)

    await asyncio.gather(*(later(n, visitor) for n, visitor in enumerate(visitors)))


def main(many: int) -> None:
    AsyncHTTPClient.configure(None, max_clients=many)
    with tempfile.TemporaryDirectory() as home, voila(Path(home)) as server:
        assert eventually(server.kernels, server.waiting)
        idle = median(shares(running_kernels(server)))
        visitors = [Visitor(server.lobby, number) for number in range(many)]
        figures = asyncio.run(whole(visitors, server))
        left = eventually(server.kernels, server.waiting, seconds=60)
    report({**figures, "mb_of_a_waiting_kernel": round(idle, 1)}, {"kernels are left": not left})


async def whole(visitors: list[Visitor], server: Server) -> dict[str, float]:
    """Let all come, play and leave; return the figures, of memory (PSS) with all there."""
    await one_by_one(visitors, Visitor.visit)
    moves = waits(wait for visitor in visitors for wait in visitor.waits)
    opened = waits(visitor.opened for visitor in visitors)
    kernels = sorted(shares(running_kernels(server)), reverse=True)[: len(visitors)]
    (own,) = shares([psutil.Process(server.pid)])
    await asyncio.gather(*(visitor.leave() for visitor in visitors))
    memory = {"mb_of_a_kernel": median(kernels), "mb_of_the_largest": kernels[0], "mb_server": own}
    came = {"visitors": len(visitors), "median_ms_until_a_table": opened["median_ms"]}
    return {**came, "worst_ms_until_a_table": opened["worst_ms"], **moves,
            **{name: round(mb, 1) for name, mb in memory.items()}}  # fmt: skip


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 30)
