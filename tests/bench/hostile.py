"""``python -m tests.bench.hostile [messages]``: pupils who mean harm, at the class server.

One visitor plays by the rules and sends bad messages between its moves, over the same connection:
kinds that a page must not use, messages to widgets that do not exist, states that no widget has,
broken JSON. Others ask for odd addresses. Nothing may be lost, nobody may be told anything about
the server's Python, and the game must go on.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import quote

from tornado.httpclient import AsyncHTTPClient, HTTPClientError

from cardlab_widgets.door import NEVER_CAME
from tests.bench.visitors import Visitor
from tests.browser.servers import eventually, voila
from tests.widgets.damage import bad_links, bad_records
from tests.widgets.test_messages import KINDS, ODD

INSIDES: Final = re.compile(
    r'Traceback|site-packages|File \\?"/|\.py\\?", line|<frozen|0x[0-9a-f]{8}'
)
LONGEST: Final = 500  # characters of a refusal
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
        kind, raw = message["msg_type"], json.dumps(message)
        if kind in ("stream", "error", "display_data", "execute_result", "execute_reply"):
            self.faults[f"a message of the kind {kind}: {message['content']}"[:300]] += 1
        is_module = '"_esm"' in raw
        if not is_module and (inside := INSIDES.search(raw)):
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
        sort = dice.choice(
            (self.to_table, self.to_widget, self.to_nobody, self.to_kernel, self.raw)
        )
        await sort(dice)

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
        how = {"method": dice.choice(["update", "update", "request_state", "fly", None])}
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
        await self.post(kind, content)

    async def to_kernel(self, dice: Random) -> None:
        content = {"code": "import os; os.system('true')", "silent": False, "user_expressions": {}}
        await self.post(dice.choice(FORBIDDEN), content)

    async def raw(self, dice: Random) -> None:
        text = dice.choice(
            ["", "{", "[]", "null", '{"channel": "shell"}', "\x00", '"' * 50, "{}" * 99]
        )
        if dice.randrange(50) == 0:  # it may cost the connection, and no more
            await self.socket.write_message(text)
            await self.connect()

    async def connect(self) -> None:
        """Come again after a cut, and ask for everything anew."""
        await asyncio.sleep(0.05)
        self.socket.close()
        await self.reopen()

    @staticmethod
    def odd() -> list[Any]:
        return [value for value in ODD if value != "\ud800"]


async def attack(visitor: Hostile, messages: int) -> int:
    """Send so many bad messages, with a move after each hundred; return how many moves."""
    dice, moves = Random(15), 0
    await visitor.arrive()
    for n in range(messages):
        await visitor.bad(dice)
        if n % 100 == 99:
            await visitor.hello()
            if (visitor.scene() or {})["outcome"]:
                scene = visitor.scene() or {}
                again = {"kind": "again", "index": 0, "seq": scene["seq"]}
                await visitor.say(visitor.find("scene"), {"method": "custom", "content": again})
                await visitor.until(lambda: (visitor.scene() or {})["moves"])
            before = len(visitor.waits)
            await visitor.move()
            moves += len(visitor.waits) - before
    return moves


LINKS: Final = (
    *("game", "players", "seed", "lang", "pace", "continue", "theme", "template", "token"),
    *("must_play_if_able", "turn_cap", "voila", "__class__", ""),
)
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
    AsyncHTTPClient.configure(None, max_clients=20)
    with tempfile.TemporaryDirectory() as home, voila(Path(home)) as server:
        assert eventually(server.kernels, server.waiting)
        visitor = Hostile(server.lobby, 1)

        async def run() -> tuple[int, Counter[str]]:
            moves = await attack(visitor, messages)
            faults = await odd_paths(server.lobby, messages // 10)
            await visitor.leave()
            return moves, faults

        moves, faults = asyncio.run(run())
        # An odd path may have led to the lobby: a kernel without a page goes after a while.
        left = eventually(server.kernels, server.waiting, seconds=NEVER_CAME + 30)
        log = (Path(home) / "server.log").read_text(encoding="utf-8", errors="replace")
    print(f"{messages} bad messages, {visitor.refused} of them refused with a sentence; "
          f"{moves} moves between them")  # fmt: skip
    print(f"{messages // 10} odd paths")
    print(f"kernels left: {'none' if left else 'SOME'}; lines on the console: {log.count(chr(10))}")
    records, links = bad_records(messages // 4), bad_links(messages // 10)
    print(f"{messages // 4} damaged games: {dict(records[0])}")
    print(f"{messages // 10} odd links: {dict(links[0])}")
    faults += records[1] + links[1] + visitor.faults
    for fault, n in faults.most_common(20):
        print(f"FAULT {n} times: {fault}")
    sys.exit(bool(faults or not left))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 20_000)
