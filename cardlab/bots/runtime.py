"""What this Python can do: inside a browser (Pyodide) it has no threads, and can't sleep.

Code that needs a thread or a pause calls this module, and so need not know where it runs.

In a browser, Python runs between two messages of the page. So background work is done in short
pieces, and a pause, which would only keep the page waiting, is left out.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from threading import Thread
from typing import Any, Final

IN_BROWSER: Final = sys.platform == "emscripten"
# How long a built-in bot thinks in a browser. It finishes the playout that it has begun, which may
# take as long again. So a move takes less than 0.3 s.
BROWSER_SECONDS: Final = 0.14

_tasks: set[Any] = set()  # asyncio itself holds its tasks weakly


def in_background(pieces: Iterator[float]) -> None:
    """Do work in the background, piece by piece: in a thread, or in turns with the browser's page.

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
    """Wait, so that other threads get their turn; in a browser, which has none, don't wait."""
    if not IN_BROWSER:
        time.sleep(seconds)


def bot_seconds() -> float | None:
    """Return how long a built-in bot may think about a move; None for no limit."""
    return BROWSER_SECONDS if IN_BROWSER else None
