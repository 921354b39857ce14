"""A limit to how long a bot may think; for bots that others have written.

There are two ways. In the main thread an alarm interrupts the bot; it costs next to nothing.
Elsewhere the bot runs in a thread, which is told to stop when its time is up. Both end a loop that
never ends; neither ends a bot that catches everything, or one that has left Python for a long time.
For bots of people who might cheat there are processes, see :mod:`cardlab.bots.apart`.
"""

from __future__ import annotations

import ctypes
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any, Final

from cardlab.engine.seat import Bot, Seat

_AGAIN: Final = 1.0  # seconds after which an alarm that a bot has caught goes off again


class TimeIsUp(BaseException):
    """Ends a bot; no Exception, so that fewer bots catch it."""


def in_time(seconds: float, bot: Bot, seat: Seat) -> Any:
    """Call a bot in a thread with a time limit, and return its answer.

    Hand the bot a seat at a copy of the match: a bot that catches everything runs on.

    Raises:
        TimeoutError: the bot has thought for longer.
        BotInterrupt: the bot has raised KeyboardInterrupt.
        BaseException: what else the bot has raised, SystemExit too.

    """
    answered: list[Any] = []
    raised: list[BaseException] = []

    def think() -> None:
        try:
            answered.append(bot(seat))
        except BaseException as error:  # told by the thread that waits
            raised.append(error)

    thread = Thread(target=think, daemon=True)
    thread.start()
    thread.join(seconds)
    if raised:
        if isinstance(raised[0], KeyboardInterrupt):
            raise BotInterrupt from raised[0]
        raise raised[0]
    if answered:
        return answered[0]
    stop = (ctypes.c_ulong(thread.ident or 0), ctypes.py_object(TimeIsUp))
    ctypes.pythonapi.PyThreadState_SetAsyncExc(*stop)
    raise TimeoutError(_too_long(seconds))


Limited = Callable[[Bot, Seat], Any]
"""A call of a bot that ends in time."""


@contextmanager
def alarm(seconds: float) -> Iterator[Limited | None]:
    """Yield what calls bots with a time limit in the main thread; None where there is no alarm.

    A user's own interrupt (Ctrl+C) still stops everything, and one that a bot raises does not.
    """
    in_main = threading.current_thread() is threading.main_thread()
    if not in_main or not hasattr(signal, "setitimer") or signal.getitimer(signal.ITIMER_REAL)[0]:
        yield None
        return
    clock = _Alarm(seconds)
    before = signal.signal(signal.SIGALRM, clock.ring)
    clock.interrupt = signal.getsignal(signal.SIGINT)
    if callable(clock.interrupt):
        signal.signal(signal.SIGINT, clock.by_user)
    try:
        yield clock.call
    finally:
        signal.signal(signal.SIGALRM, before)
        if callable(clock.interrupt):
            signal.signal(signal.SIGINT, clock.interrupt)


class _Alarm:
    """The handlers of two signals, and the call of a bot between them."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.is_set = False
        self.is_users = False  # whether the user has interrupted
        self.interrupt: Any = None

    def ring(self, *_signal: object) -> None:
        if self.is_set:
            raise TimeIsUp

    def by_user(self, *signal_and_frame: Any) -> None:
        self.is_users = True
        self.interrupt(*signal_and_frame)

    def call(self, bot: Bot, seat: Seat) -> Any:
        try:
            self.is_set = True
            signal.setitimer(signal.ITIMER_REAL, self.seconds, _AGAIN)
            return bot(seat)
        except TimeIsUp:
            raise TimeoutError(_too_long(self.seconds)) from None
        except KeyboardInterrupt as error:
            if self.is_users:
                raise
            raise BotInterrupt from error
        finally:
            self.is_set = False
            signal.setitimer(signal.ITIMER_REAL, 0)


class BotInterrupt(Exception):
    """A bot has raised KeyboardInterrupt, which the user has not."""


def _too_long(seconds: float) -> str:
    return f"it thought for longer than {seconds:g} s"
