"""What the Python that runs us can do: one inside a browser (Pyodide) lacks threads and sleep.

Whatever needs a thread or a pause asks here, so that nothing else has to know where it runs.

There a program gets its turn between two messages of the page. So work goes on in the background in
short pieces, and a pause would only keep the page waiting: there is none.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from threading import Thread
from typing import Any, Final

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
