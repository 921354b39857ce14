"""A limit to how long a bot may think; for bots that others have written.

Games are played in a thread, and who asked for them waits beside it with a clock. When a bot is
late, its game is given up: its thread is told to stop, nobody waits for it any more, and the games
after it are played in another one. That ends a loop that never ends. A bot that catches everything,
or that has left Python for a long time, runs on, and all goes on without it. For bots of people who
might cheat there are processes, see :mod:`cardlab.bots.apart`.

In a browser there are no threads: a bot is late there if its answer comes too late, and one that
never answers stops the page.
"""

from __future__ import annotations

import ctypes
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from math import inf
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from cardlab.bots import runtime
from cardlab.engine.match.seat import Bot, Seat

T = TypeVar("T")
_LOOK: Final = 0.25  # seconds after which results are fetched from a thread
_SHORTEST: Final = 1e-5  # seconds


class TimeIsUp(BaseException):
    """Ends a bot; no Exception, so that fewer bots catch it."""


class BotFault(Exception):
    """What a bot did in place of a legal move, in words that follow its name."""


Limit = Callable[[Bot], Bot]
"""A time limit: for a bot it returns one that answers the same, and that is stopped in time."""


def too_long(seconds: float) -> str:
    """Return what a bot did that was stopped."""
    return f"thought for longer than {seconds:g} s"


def in_time(
    jobs: Iterable[Callable[[Limit], T]], seconds: float, late: Callable[[int, Bot, Seat], T]
) -> Iterator[T]:
    """Return the results of jobs in which bots are called with a time limit, in order.

    A job whose bot takes too long is given up. The bot may run on for a while: so the match of a
    job is used by nobody else.

    Args:
        jobs: what is to be done, each with a limit for its bots.
        seconds: how long a bot may think about a move.
        late: gives the result of a job that was given up, from its number, its bot and its seat.

    """
    if runtime.IN_BROWSER:
        return (job(lambda bot: _timed(seconds, bot)) for job in jobs)
    return _in_threads(iter(jobs), seconds, late)


def _in_threads(
    todo: Iterator[Callable[[Limit], T]], seconds: float, late: Callable[[int, Bot, Seat], T]
) -> Iterator[T]:
    """Do jobs in a thread, and those that are left after a late one in another."""
    done = 0
    while True:
        work = _Work[T](seconds)
        thread = Thread(target=work.do, args=(todo,), daemon=True)
        try:
            thread.start()
            while not (work.wait() or work.is_given_up()):
                while work.results:
                    yield work.results.popleft()
                    done += 1
        finally:
            if not work.ended.is_set():  # also when the user interrupts
                work.is_over = True
                # Raise TimeIsUp in the thread, as soon as it runs Python again.
                stop = (ctypes.c_ulong(thread.ident or 0), ctypes.py_object(TimeIsUp))
                ctypes.pythonapi.PyThreadState_SetAsyncExc(*stop)
        yield from work.results
        done += len(work.results)
        if not work.is_over:
            break
        yield late(done, *work.thinking)
        done += 1
    if work.raised is not None:
        raise work.raised


class _Work(Generic[T]):
    """What a thread that does jobs shares with the thread that waits for it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.results: deque[T] = deque()
        self.thinking: tuple[Bot, Seat]  # the bot that was called last
        self.until = inf  # when it has to answer; inf while none thinks
        self.is_over = False  # whether nobody waits for the thread any more
        self.ended = Event()  # in place of join, which misjudges a thread when it is interrupted
        self.lock = Lock()
        self.raised: BaseException | None = None

    def limit(self, bot: Bot) -> Bot:
        """Return a bot that answers as another one, and notes until when it may think."""

        def in_limit(seat: Seat) -> Any:
            self.thinking, self.until = (bot, seat), monotonic() + self.seconds
            try:
                return bot(seat)
            except KeyboardInterrupt as error:  # the user's own reaches the main thread
                raise BotFault("raised KeyboardInterrupt") from error
            finally:
                self.until = inf

        return in_limit

    def do(self, todo: Iterator[Callable[[Limit], T]]) -> None:
        """Do the jobs that are left, until they are given up."""
        try:
            for job in todo:
                result = job(self.limit)
                with self.lock:
                    if self.is_over:
                        return
                    self.results.append(result)
        except BaseException as error:  # told by the thread that waits
            self.raised = error
        finally:
            self.ended.set()

    def wait(self) -> bool:
        """Wait until there may be results, or the bot is late; return whether the jobs are done."""
        return self.ended.wait(min(_LOOK, max(_SHORTEST, self.until - monotonic())))

    def is_given_up(self) -> bool:
        """Give the thread up if its bot is late; return whether it was."""
        with self.lock:
            self.is_over = self.until <= monotonic()
        return self.is_over


def _timed(seconds: float, bot: Bot) -> Bot:
    """Return a bot that answers as another one, and fails if its answer comes too late."""

    def in_limit(seat: Seat) -> Any:
        start = monotonic()
        answered = bot(seat)
        if monotonic() > start + seconds:
            raise BotFault(too_long(seconds))
        return answered

    return in_limit
