"""What the Python that runs us can do: one inside a browser (Pyodide) lacks threads and sleep.

Whatever needs a thread, a pause, or a clock that interrupts asks here, so that nothing else has to
know where it runs.

There a program gets its turn between two messages of the page. So work goes on in the background in
short pieces, and a pause would only keep the page waiting: there is none.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from threading import Thread
from types import CodeType
from typing import Any, Final, TypeVar

T = TypeVar("T")
IN_BROWSER: Final = sys.platform == "emscripten"
# How long a bot of ours thinks there. The playout that has begun then is ended, which may take as
# long again: a move shall take less than 0.3 s.
BROWSER_SECONDS: Final = 0.14

_tasks: set[Any] = set()  # asyncio itself holds its tasks weakly


def in_background(pieces: Iterator[float]) -> None:
    """Do work beside the program, piece by piece: in a thread, or in turns with a browser's page.

    Args:
        pieces: does a short piece of work each time it is asked for the next item, which is how
            many seconds to wait before the piece after it.

    """
    if not IN_BROWSER:
        Thread(target=_with_pauses, args=(pieces,), daemon=True).start()
        return
    import asyncio  # slow, and used here alone

    task = asyncio.get_running_loop().create_task(_in_turns(pieces))
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


def _with_pauses(pieces: Iterator[float]) -> None:
    for seconds in pieces:
        time.sleep(seconds)


async def _in_turns(pieces: Iterator[float]) -> None:
    from asyncio import sleep

    for seconds in pieces:
        await sleep(seconds)


def pause(seconds: float) -> None:
    """Wait so that other threads get their turn; in a browser there are none, and no wait."""
    if not IN_BROWSER:
        time.sleep(seconds)


def bot_seconds() -> float | None:
    """Return how long one of our bots may think about a move; None where its own measure holds."""
    return BROWSER_SECONDS if IN_BROWSER else None


def in_seconds(seconds: float, call: Callable[[], T], ends: type[BaseException]) -> T:
    """Call a function in this thread, and raise an exception inside it when its time is up.

    This is for where no other thread can end it. Python itself looks at the clock: at each function
    that begins and each turn of a loop. Nothing ends one long call out of Python. It needs Python
    3.12.

    Args:
        seconds: how long it may take.
        call: the function.
        ends: the exception.

    """
    monitoring: Any = sys.monitoring  # type: ignore[attr-defined, unused-ignore]
    until = time.monotonic() + seconds

    def check_clock(_code: CodeType, *_place: int) -> None:
        if time.monotonic() > until:
            raise ends

    tool = next(free for free in range(6) if monitoring.get_tool(free) is None)
    monitoring.use_tool_id(tool, "cardlab")
    seen = monitoring.events.PY_START | monitoring.events.JUMP
    try:
        for event in (monitoring.events.PY_START, monitoring.events.JUMP):
            monitoring.register_callback(tool, event, check_clock)
        monitoring.set_events(tool, seen)
        return call()
    finally:
        until = float("inf")
        monitoring.set_events(tool, 0)
        monitoring.free_tool_id(tool)
