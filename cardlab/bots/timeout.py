"""A limit to how long a bot may think; for bots that others have written.

There are three ways. In the main thread an alarm interrupts the bot (:func:`alarm`). A bot can run
in a thread of its own, which is told to stop when its time is up (:func:`in_time`), or many games
run in one thread, which is given up when a bot takes too long (:func:`in_thread`). The first and
the last cost next to nothing. All end a loop that never ends; none ends a bot that catches
everything, or one that has left Python for a long time, but the threads then go on without it.
For bots of people who might cheat there are processes, see :mod:`cardlab.bots.apart`.

In a browser there are neither threads nor alarms: Python itself looks at the clock while the bot
thinks (:func:`cardlab.engine.runtime.in_seconds`).
"""

from __future__ import annotations

import ctypes
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from math import inf
from threading import Lock, Thread
from time import monotonic
from typing import Any, Final, Generic, TypeVar

from cardlab.engine import runtime
from cardlab.engine.match.seat import Bot, Seat

T = TypeVar("T")
_AGAIN: Final = 1.0  # seconds after which an alarm that a bot has caught goes off again
_SHORTEST: Final = 1e-5  # seconds; a timer set for less might be taken for one that is not set


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
    if runtime.IN_BROWSER:
        return _watched(seconds, bot, seat)
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
    _stop(thread)
    raise TimeoutError(_too_long(seconds))


def _watched(seconds: float, bot: Bot, seat: Seat) -> Any:
    """Call a bot with a time limit where there are no threads."""
    try:
        return runtime.in_seconds(seconds, lambda: bot(seat), TimeIsUp)
    except TimeIsUp:
        raise TimeoutError(_too_long(seconds)) from None
    except KeyboardInterrupt as error:
        raise BotInterrupt from error


def _stop(thread: Thread) -> None:
    """Raise TimeIsUp in a thread, as soon as it runs Python again."""
    stop = (ctypes.c_ulong(thread.ident or 0), ctypes.py_object(TimeIsUp))
    ctypes.pythonapi.PyThreadState_SetAsyncExc(*stop)


Limit = Callable[[Bot], Bot]
"""A time limit: for a bot it returns one that answers the same, and that is stopped in time."""


@contextmanager
def alarm(seconds: float) -> Iterator[Limit | None]:
    """Yield a limit for bots that think in the main thread; None where there is no alarm.

    A user's own interrupt (Ctrl+C) still stops everything, and one that a bot raises does not.
    """
    if runtime.IN_BROWSER:
        yield lambda bot: partial(_watched, seconds, bot)
        return
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
        yield clock.limit
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if callable(clock.interrupt):
            signal.signal(signal.SIGINT, clock.interrupt)


class _Alarm:
    """The handlers of two signals, and the limit of the bots that they stop.

    The timer is not set for each call: when it goes off while another bot thinks than the one that
    it was set for, it is set again for what is left of that bot's time.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.until = inf  # when the bot that thinks now has to answer; inf while none thinks
        self.is_set = False  # whether the timer is
        self.is_users = False  # whether the user has interrupted
        self.interrupt: Any = None

    def ring(self, *_signal: object) -> None:
        left = self.until - monotonic()
        self.is_set = left < inf
        if self.is_set:
            self.set(left if left > 0 else _AGAIN)
        if left <= 0:
            raise TimeIsUp

    def set(self, seconds: float) -> None:
        self.is_set = True
        signal.setitimer(signal.ITIMER_REAL, max(seconds, _SHORTEST))

    def by_user(self, *signal_and_frame: Any) -> None:
        self.is_users = True
        self.interrupt(*signal_and_frame)

    def limit(self, bot: Bot) -> Bot:
        """Return a bot that answers as another one, with a time limit."""

        def in_limit(seat: Seat) -> Any:
            try:
                self.until = monotonic() + self.seconds
                if not self.is_set:
                    self.set(self.seconds)
                return bot(seat)
            except TimeIsUp:
                self.is_set = False  # the next call sets it to its own time
                raise TimeoutError(_too_long(self.seconds)) from None
            except KeyboardInterrupt as error:
                if self.is_users:
                    raise
                raise BotInterrupt from error
            finally:
                self.until = inf

        return in_limit


class _Clock(Generic[T]):
    """What a thread that does jobs shares with the thread that waits for it."""

    def __init__(self, seconds: float, done: list[T]) -> None:
        self.seconds = seconds
        self.done = done
        self.until = inf  # when the bot that thinks now has to answer; inf while none thinks
        self.seat: Seat | None = None  # of that bot
        self.is_over = False  # whether nobody waits for the thread any more
        self.lock = Lock()
        self.raised: BaseException | None = None

    def limit(self, bot: Bot) -> Bot:
        """Return a bot that answers as another one, and notes until when it may think."""

        def in_limit(seat: Seat) -> Any:
            self.seat, self.until = seat, monotonic() + self.seconds
            try:
                return bot(seat)
            except KeyboardInterrupt as error:
                raise BotInterrupt from error
            finally:
                self.until = inf

        return in_limit

    def work(self, jobs: Sequence[Callable[[Limit], T]]) -> None:
        """Do the jobs that are not done yet, until they are given up."""
        try:
            for job in jobs[len(self.done) :]:
                result = job(self.limit)
                with self.lock:
                    if self.is_over:
                        return
                    self.done.append(result)
        except BaseException as error:  # told by the thread that waits
            self.raised = error

    def give_up(self) -> bool:
        """Give the thread up if its bot is late; return whether it was."""
        with self.lock:
            self.is_over = self.until <= monotonic()
        return self.is_over


def in_thread(
    jobs: Sequence[Callable[[Limit], T]], seconds: float, late: Callable[[int, int, str], T]
) -> list[T]:
    """Do jobs in a thread, in which bots are called with a time limit; return their results.

    A job whose bot takes too long is given up, and nobody waits for it any more: so its bot needs
    no copy of the match. The jobs after it are done in another thread.

    Args:
        jobs: what is to be done, each with a limit for its bots.
        seconds: how long a bot may think about a move.
        late: gives the result of a job that was given up, from its number in ``jobs``, the seat of
            the bot, and what the bot did.

    """
    if runtime.IN_BROWSER:
        return [_alone(job, n, seconds, late) for n, job in enumerate(jobs)]
    done: list[T] = []
    while len(done) < len(jobs):
        clock = _Clock(seconds, done)
        thread = Thread(target=clock.work, args=(jobs,), daemon=True)
        thread.start()
        try:
            while thread.is_alive() and not clock.give_up():
                thread.join(min(seconds, max(_SHORTEST, clock.until - monotonic())))
        except BaseException:  # the user's own interrupt
            clock.is_over = True
            _stop(thread)
            raise
        if clock.is_over:
            _stop(thread)
            seat = clock.seat.number if clock.seat else 0
            done.append(late(len(done), seat, _too_long(seconds)))
        elif clock.raised is not None:
            raise clock.raised
    return done


class _Late(BaseException):
    """Ends a job whose bot is late; no Exception, so that the job does not take it for its own."""


def _alone(
    job: Callable[[Limit], T], number: int, seconds: float, late: Callable[[int, int, str], T]
) -> T:
    """Do a job of :func:`in_thread` where there are no threads."""
    seats: list[Seat] = []

    def limit(bot: Bot) -> Bot:
        def in_limit(seat: Seat) -> Any:
            seats[:] = [seat]
            try:
                return _watched(seconds, bot, seat)
            except TimeoutError as error:
                raise _Late(str(error)) from None

        return in_limit

    try:
        return job(limit)
    except _Late as error:
        return late(number, seats[0].number, str(error))


class BotInterrupt(Exception):
    """A bot has raised KeyboardInterrupt, which the user has not."""


def _too_long(seconds: float) -> str:
    return f"it thought for longer than {seconds:g} s"
