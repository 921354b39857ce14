"""``python -m tests.bench.hostile [messages]``: pupils who mean harm, at the class server.

Visitors at tables and in a lesson send bad messages, as text and as binary messages, over every
channel and in both protocols: kinds that a page must not use, messages to unknown widgets, states
that no widget has, broken JSON, claims of a billion parts. Others ask for odd addresses. The games
must go on, nothing may be lost, and no answer may tell of the server's Python. Meanwhile somebody
else plays: no move may take a second. In the end the server's memory must be what it was.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import quote, urlsplit

from tornado.httpclient import AsyncHTTPClient, HTTPClientError
from tornado.websocket import WebSocketClosedError, websocket_connect

from cardlab_widgets.server.door import NEVER_CAME, V1
from tests.bench.measure import Usage, report, waits
from tests.bench.visitors import Visitor
from tests.browser.servers import eventually, voila
from tests.widgets.test_messages import KINDS, ODD

INSIDES: Final = re.compile(
    r'Traceback|site-packages|File \\?"/|\.py\\?", line|<frozen|0x[0-9a-f]{8}'
)
LONGEST: Final = 500  # characters of a refusal
FULL_HOUSE: Final = 429
SLOWEST_MS, MORE_MB = 1000, 50  # of a neighbour's move, and what the server may have grown by
TABLES: Final = 4  # attackers at tables; one more is in a lesson
CHANNELS: Final = ("shell", "shell", "control", "stdin", "iopub", "nonsense", "")
FORBIDDEN: Final = (
    *("execute_request", "complete_request", "inspect_request", "history_request"),
    *("is_complete_request", "input_reply", "debug_request", "interrupt_request"),
    *("create_subshell_request", "nonsense", "", "comm_info_request", "kernel_info_request"),
)


class Hostile(Visitor):
    """A visitor who notes all that the server says, and what is wrong with it."""

    def __init__(self, lobby: str, number: int) -> None:
        super().__init__(lobby, number)
        self.faults: Counter[str] = Counter()
        self.refused = 0

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        kind, data = message["msg_type"], message["content"].get("data", {})
        if kind in ("stream", "error", "display_data", "execute_result", "execute_reply"):
            self.faults[f"a message of the kind {kind}: {message['content']}"[:300]] += 1
        is_module = "states" in data or "_esm" in data.get("state", ())
        raw = "" if is_module else json.dumps(message)
        if inside := INSIDES.search(raw):
            self.faults[
                f"Python's insides in {kind}: {raw[max(0, inside.start() - 150) :][:300]}"
            ] += 1
        content = message["content"].get("data", {}).get("content", {})
        if isinstance(content, dict) and content.get("kind") in ("refused", "error"):
            self.refused += 1
            if content["kind"] == "error" or len(content["text"]) > LONGEST:
                self.faults[f"an answer: {content['text'][:300]}"] += 1

    async def bad(self, dice: Random) -> None:
        """Send one bad message."""
        sorts = [self.to_widget, self.to_nobody, self.to_kernel, self.raw, self.binary]
        if self.scene():
            sorts += [self.to_table]
        try:
            await dice.choice(sorts)(dice)
        except WebSocketClosedError:
            await self.connect()

    async def to_table(self, dice: Random) -> None:
        scene = self.scene() or {}
        message: dict[str, Any] = {"kind": dice.choice([*KINDS, "hello"]), "index": 0}
        message |= {"seq": scene["seq"] - 1}
        change = dice.randrange(5)
        if change == 0:
            message[dice.choice(["kind", "index", "seq"])] = dice.choice(self.odd())
        elif change == 1:
            message[dice.choice(["more", "text", ""])] = dice.choice([*self.odd(), "x" * 3000])
        elif change == 2:
            del message[dice.choice(list(message))]
        elif change == 3:
            message |= {"kind": "move", "index": dice.choice([-1, 10**9, -(10**30), 999])}
            message |= {"seq": scene["seq"]}
        else:
            message = {"kind": "load", "index": 0, "seq": scene["seq"]}
            message["text"] = dice.choice(["", "{}", "cardlab:", "[" * 900, "x" * 60_000, "\ud83d"])
        await self.say(self.find("scene"), {"method": "custom", "content": message})

    async def to_widget(self, dice: Random) -> None:
        model = dice.choice(list(self.models))
        if model == self.find("search"):
            return
        names = [*self.models[model], "children", "_model_module", "comm", "__class__", "value"]
        state = {dice.choice(names): dice.choice([*self.odd(), "x" * 5000, [[]] * 50])}
        if model != self.find(
            "scene"
        ):  # a visitor may change the form, which the game does not need
            state = {name: value for name, value in state.items() if name != "children"}
        how = {"method": dice.choice([*["update"] * 20, *["fly", None] * 5, "request_state"])}
        await self.say(
            model, {**how, "state": state, "buffer_paths": dice.choice([[], [["a"]], 7])}
        )

    async def to_nobody(self, dice: Random) -> None:
        kind = dice.choice(["comm_open", "comm_msg", "comm_close"])
        content: dict[str, Any] = {"comm_id": dice.choice(["nobody", "control", "", "x" * 999])}
        target = dice.choice(
            ["jupyter.widget", "jupyter.widget.version", "matplotlib", "os.system"]
        )
        state = {"_model_module": "@jupyter-widgets/controls", "_model_name": "HTMLModel"}
        content |= {
            "target_name": target,
            "data": dice.choice([{}, {"state": state}, {"method": 1}]),
        }
        if kind == "comm_open":
            content["metadata"] = {"version": dice.choice(["2.1.0", "", "9"])}
        if content["comm_id"] == "control" and kind == "comm_close":
            return
        await self.post(kind, content, dice.choice(CHANNELS))

    async def to_kernel(self, dice: Random) -> None:
        content = {"code": "import os; os.system('true')", "silent": False, "user_expressions": {}}
        await self.post(dice.choice(FORBIDDEN), content, dice.choice(CHANNELS))

    async def raw(self, dice: Random) -> None:
        text = dice.choice(
            ["", "{", "[]", "null", '{"channel": "shell"}', "\x00", '"' * 50, "{}" * 99]
        )
        if dice.randrange(50) == 0:  # it may cost the connection, and no more
            await self.socket.write_message(text)
            await self.connect()

    async def binary(self, dice: Random) -> None:
        socket = dice.choice([self.socket, self.newer])
        await socket.write_message(odd_bytes(dice), binary=True)

    async def connect(self) -> None:
        """Come again after a cut, and ask for everything anew."""
        await asyncio.sleep(0.05)
        self.socket.close()
        self.newer.close()
        await self.reopen()

    async def reopen(self) -> None:
        """Open a second connection too, with the protocol of our pages."""
        address = f"ws://{urlsplit(self.lobby).netloc}/api/kernels/{self.kernel}/channels"
        while True:
            try:
                self.newer = await websocket_connect(
                    address, subprotocols=[V1], on_message_callback=lambda _message: None
                )
                return await super().reopen()
            except HTTPClientError as error:  # the server still reads what came before
                if error.code != FULL_HOUSE:
                    raise
                self.newer.close()
                await asyncio.sleep(0.2)

    async def show(self) -> None:
        """Ask for the state of all widgets in a new connection, and wait for it."""
        self.models.clear()
        await self.connect()
        await self.until(lambda: self.models)

    async def insist(self, request: Callable[[], Awaitable[int]]) -> int:
        """Make a request up to three times, each but the first over a new connection.

        A bad message may cost the connection, or close the channel that the request needs.
        """
        for _ in range(3):
            with suppress(WebSocketClosedError, TimeoutError):
                return await request()
            with suppress(WebSocketClosedError, TimeoutError):
                await self.show()
        self.faults["three requests without an answer"] += 1
        return 0

    @staticmethod
    def odd() -> list[Any]:
        return [value for value in ODD if value != "\ud800"]


def odd_bytes(dice: Random) -> bytes:
    """Return a binary message that claims so many parts, and has other bytes behind the claim."""
    many = dice.choice([0, 1, 2, 6, 2**16, 2**24, 2**31 - 1, 2**32 - 1])
    claim = many.to_bytes(dice.choice([4, 8]), dice.choice(["big", "little"]))
    return claim + dice.choice([b"", dice.choice(CHANNELS).encode()]) + dice.randbytes(60)


async def attack(visitor: Hostile, messages: int, *, plays: bool = True) -> int:
    """Send so many bad messages, with a move after each hundred; return how many moves.

    A table of a lesson has no moves when its step is done: there the state is asked for instead.
    """

    async def play() -> int:
        await visitor.hello()
        return await next_move(visitor)

    async def look() -> int:
        await visitor.show()
        return 0

    dice, moves = Random(visitor.number), 0
    for n in range(messages):
        await visitor.bad(dice)
        if n % 100 == 99:
            moves += await visitor.insist(play if plays else look)
    return moves


async def next_move(visitor: Visitor) -> bool:
    """Make a move, in another game if this one is over; return whether there was one to make."""
    scene = visitor.scene() or {}
    if scene["outcome"]:
        again = {"kind": "again", "index": 0, "seq": scene["seq"]}
        await visitor.say(visitor.find("scene"), {"method": "custom", "content": again})
        await visitor.until(lambda: (visitor.scene() or {})["moves"])
    before = len(visitor.waits)
    await visitor.move()
    return len(visitor.waits) > before


async def attack_all(lobby: str, messages: int) -> tuple[int, int, Counter[str]]:
    """Send so many bad messages everywhere; return the moves between them, refusals and faults."""
    tables = [Hostile(lobby, number) for number in range(TABLES)]
    learner = Hostile(lobby, TABLES)
    share = messages // (TABLES + 1)
    await asyncio.gather(*(visitor.arrive() for visitor in tables))
    await learner.open("learn.ipynb?game=pepper&lang=en")
    await learner.until(lambda: learner.models)
    *moves, _ = await asyncio.gather(
        *(attack(visitor, share) for visitor in tables),
        attack(learner, share, plays=False),
    )
    everybody = [*tables, learner]
    for visitor in everybody:
        await visitor.leave()
    faults = sum((visitor.faults for visitor in everybody), Counter[str]())
    refused = sum(visitor.refused for visitor in everybody)
    return sum(moves), refused, faults


def attack_from(*what: Any) -> tuple[int, int, Counter[str]]:
    """Do so in a process of its own."""
    AsyncHTTPClient.configure(None, max_clients=50)
    return asyncio.run(attack_all(*what))


async def play_until(visitor: Visitor, is_done: Future[Any]) -> None:
    """Play until the others are done."""
    while not is_done.done():
        await next_move(visitor)
        await asyncio.sleep(0.1)


PATHS: Final = (
    *("voila/render/", "voila/files/", "voila/static/", "voila/templates/", "voila/tree/"),
    *("api/kernels/", "voila/api/contents/", "voila/labextensions/", "voila/query/", "", "files/"),
)
PIECES: Final = (
    *("..", "../..", "%2e%2e", "/etc/passwd", "%00", "lobby.ipynb", "x" * 3000, "\\", "~", "é"),
    *("%ff", ".ipynb_checkpoints", "serve.py", "lobby.ipynb/..", "*", "<script>", "%252e%252e/"),
)


async def odd_paths(lobby: str, many: int) -> Counter[str]:
    """Ask for odd addresses; return the faults: an answer of 500 or more, or Python's insides."""
    dice, faults, client = Random(3), Counter[str](), AsyncHTTPClient()
    for n in range(many):
        parts = [dice.choice(PIECES) for _ in range(dice.randrange(1, 4))]
        address = lobby + dice.choice(PATHS) + quote("/".join(parts), safe="/%.~*\\")
        if "render/lobby.ipynb" in address and not address.endswith(".."):
            continue  # it is no odd one, and would start a kernel
        try:
            answer = await client.fetch(address, follow_redirects=False, raise_error=False)
        except (HTTPClientError, OSError, ValueError) as error:
            faults[f"{error}: {address[:80]}"] += 1
            continue
        if answer.code >= 500 or INSIDES.search(answer.body.decode(errors="replace")):
            faults[f"{answer.code}: {address[:80]}"] += 1
        if n % 100 == 0:
            assert (await client.fetch(f"{lobby}voila/static/voila.js")).code == 200
    return faults


def main(messages: int) -> None:
    with (
        tempfile.TemporaryDirectory() as home,
        voila(Path(home)) as server,
        ProcessPoolExecutor(1, initializer=os.nice, initargs=(5,)) as others,
    ):
        assert eventually(server.kernels, server.waiting)
        player = Visitor(server.lobby, 99)

        async def run() -> tuple[int, int, Counter[str]]:
            await player.arrive()
            attackers = others.submit(attack_from, server.lobby, messages)
            await play_until(player, attackers)
            return attackers.result()

        usage = Usage(server.pid)
        moves, refused, faults = asyncio.run(run())
        faults += asyncio.run(odd_paths(server.lobby, messages // 50))
        asyncio.run(player.leave())
        # An odd path may have led to the lobby: a kernel without a page goes after a while.
        left = eventually(server.kernels, server.waiting, seconds=NEVER_CAME + 30)
        figures, neighbour = usage.figures(), waits(player.waits)
        lines = server.log.read_text(encoding="utf-8", errors="replace").count("\n")
    faults["kernels are left"] += not left
    faults["the neighbour waits too long"] += neighbour["worst_ms"] >= SLOWEST_MS
    faults["the server has grown too much"] += figures["mb_more"] > MORE_MB
    sent = {"bad_messages": messages, "refused": refused, "moves_between": moves}
    sys.exit(not report({**sent, "log_lines": lines, **neighbour, **figures}, faults))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 100_000)
