"""``python -m tests.bench.intruders [20000]``: pages that mean harm, at a server of tables.

Some send bad messages as fast as they can, others ask for the whole table again and again and read
nothing. Twelve neighbours play meanwhile. Nothing may be lost, and 95 of 100 of their presses are
to be answered within 50 ms, on a machine that does nothing else.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from tornado.websocket import WebSocketClosedError

from tests.bench.measure import Usage, report, waits
from tests.bench.together import CHAIRS, comes
from tests.browser.servers import Server, together
from tests.together.serving import Teacher, ask, cookie_of
from tests.widgets.test_messages import KINDS, ODD

SENDERS, SILENT, NEIGHBOURS, MORE_MB, SOON = 8, 10, 12, 30, 50.0


def bad(dice: random.Random) -> str | bytes:
    """A message that a page must not send, or that says nothing."""
    if dice.randrange(10) == 0:
        return dice.choice(["", "{", "null", "[" * 900, '{"kind": {}}', b"\xff\xfe", b"\x00" * 90])
    message = {"kind": dice.choice(KINDS), "index": dice.choice(ODD), "seq": dice.choice(ODD)}
    if message["kind"] in ("leave", "start", "again"):
        message["kind"] = "move"
    return json.dumps(message)[:990]


async def send_bad(room: str, messages: int, seed: int, faults: Counter[str]) -> None:
    """Send so many bad messages, over as many connections as it takes."""
    dice, page = random.Random(seed), (await comes(room, [])).page
    for n in range(messages):
        text = bad(dice)
        with suppress(WebSocketClosedError):
            await page.socket.write_message(text, binary=isinstance(text, bytes))
        if n % 50 == 49:  # whoever reads nothing is cut off
            while True:
                try:
                    heard = await asyncio.wait_for(page.socket.read_message(), 0.01)
                except TimeoutError:
                    break
                if heard is None:
                    page = (await comes(room, [])).page
                    break
                if "Traceback" in heard or ".py" in heard:
                    faults[f"an answer: {heard[:200]}"] += 1
    page.socket.close()


async def read_nothing(room: str, seconds: float) -> None:
    """Open connections that ask for the whole table and never read."""
    where, ends = urlsplit(room), []
    for _ in range(SILENT):
        cookie = await cookie_of(room)
        end = socket.create_connection((where.hostname, where.port))
        end.setblocking(False)
        head = (
            f"GET {where.path}/ws HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nOrigin: http://{where.netloc}\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )
        end.send(head.encode())
        ends.append(end)
    hello = b'{"kind":"hello"}'
    frame = bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for end in ends:
            with suppress(OSError):
                end.send(frame)
        await asyncio.sleep(0.2)
    for end in ends:
        end.close()


async def attack(server: Server, messages: int) -> bool:
    """Attack one room while neighbours play in another; return whether nothing was wrong."""
    faults = Counter[str]()
    teacher = await Teacher.come(server.teacher)
    quiet, attacked = await teacher.begin(), await teacher.begin()
    await teacher.lay(quiet, "pepper", CHAIRS, NEIGHBOURS // CHAIRS)
    await teacher.lay(attacked, "pepper", CHAIRS, 8)
    presses, over = list[float](), asyncio.Event()
    players = [await comes(quiet, presses) for _ in range(NEIGHBOURS)]
    playing = [asyncio.create_task(player.play(over)) for player in players]
    for room in (quiet, attacked):
        await teacher.do(room, do="start")
    await asyncio.sleep(5)
    alone = waits(presses)
    presses.clear()
    usage = Usage(server.pid)
    await asyncio.gather(
        *(send_bad(attacked, messages // SENDERS, n, faults) for n in range(SENDERS)),
        read_nothing(attacked, 20),
    )
    figures = usage.figures()
    over.set()
    await asyncio.gather(*playing)
    tables = json.loads((await ask(f"{attacked}/tables", headers=teacher.headers)).body)["tables"]
    faults["a table is lost"] += len(tables) != 8
    faults["the server has grown too much"] += figures["mb_more"] > MORE_MB
    neighbours = waits(presses)
    before = {"bad_messages": messages, "median_ms_before": alone["median_ms"]}
    is_sound = report({**before, **neighbours, **figures}, faults)
    if neighbours["p95_ms"] > SOON:
        print(f"SLOW: 95 of 100 presses within {neighbours['p95_ms']:.0f} ms, asked {SOON:.0f}")
    return is_sound


def main(messages: int) -> None:
    with tempfile.TemporaryDirectory() as home, together(Path(home), "--behind-proxy") as server:
        sys.exit(not asyncio.run(attack(server, messages)))


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 20_000)
