"""A time limit for bots that others have written.

A thread plays the games, and the caller looks at it a few times a second. When a bot has thought
for too long, the caller gives its game up: it raises :class:`TimeIsUp` in the thread, waits for it
no longer, and starts another thread for the games that are left. That ends an endless loop. A bot
that catches every exception, or waits outside Python, runs on without anybody waiting for it. For
bots of people who might cheat, use processes (:mod:`cardlab.bots.apart`).

A browser has no threads. There a bot is late if its answer comes too late, and a bot that never
answers stops the page.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final, Generic, NamedTuple, TypeVar

from cardlab.bots import runtime
from cardlab.engine.match.seat import Bot, Seat

T = TypeVar("T")
_Call = tuple[Bot, Seat]
_LOOK: Final = 0.25  # seconds from one look at a thread to the next, at the most


class TimeIsUp(BaseException):
    """Raised in a late bot to end it; not an Exception, so that fewer bots catch it."""


class BotFault(Exception):
    """Raised when a bot makes no legal move; its text follows the name of the bot in a sentence."""


Limit = Callable[[Bot], Bot]
"""A time limit: for a bot it returns one that answers the same, and that is stopped in time."""


def too_long(seconds: float) -> str:
    """Say in words that a bot was stopped."""
    return f"thought for longer than {seconds:g} s"


def in_time(
    play: Callable[[int, Limit], T],
    numbers: Sequence[int],
    seconds: float,
    late: Callable[[int, Bot, Seat], T],
) -> Iterator[T]:
    """Yield the results of numbered games in which bots are called with a time limit, in order.

    cardlab gives up a game whose bot takes too long. The bot may run on for a while: so nobody else
    may use the match of a game.

    Args:
        play: plays the game of a number, with a limit for its bots.
        numbers: the numbers of the games.
        seconds: how long a bot may think about a move.
        late: returns the result of a game that was given up, from its number, its bot and its seat.

    """
    if runtime.IN_BROWSER:
        for number in numbers:
            yield play(number, partial(_timed, seconds))
        return
    while numbers:
        thread = _GameThread(play, numbers, seconds)
        done = 0
        try:
            thread.start()
            for result in thread.results():
                done += 1
                yield result
        finally:  # also when the user interrupts
            thread.give_up()
        if done < len(numbers):
            yield late(numbers[done], *thread.seen)
        numbers = numbers[done + 1 :]


class _Raised(NamedTuple):
    """The exception that ended a thread's games."""

    error: BaseException


class _GameThread(Thread, Generic[T]):
    """A thread that plays numbered games, until they are over or a bot is late."""

    def __init__(
        self, play: Callable[[int, Limit], T], numbers: Sequence[int], seconds: float
    ) -> None:
        super().__init__(daemon=True)
        self.play, self.numbers, self.seconds = play, numbers, seconds
        self.finished: SimpleQueue[T | _Raised] = SimpleQueue()
        self.thinking: _Call | None = None  # the bot that is called now
        self.seen: Any = None  # the same at the last look, and when it was first seen
        self.since = 0.0
        self.is_over = False

    def run(self) -> None:
        """Play the games, in this thread."""
        try:
            for number in self.numbers:
                if self.is_over:
                    return
                self.finished.put(self.play(number, self._limit))
        except BaseException as error:  # raised where the results are read
            self.finished.put(_Raised(error))
        self.is_over = True

    def _limit(self, bot: Bot) -> Bot:
        """Return a bot that answers like another one, and notes while it thinks."""

        def in_limit(seat: Seat) -> Any:
            self.thinking = bot, seat
            try:
                return bot(seat)
            except KeyboardInterrupt as error:  # the user's own reaches the main thread
                raise BotFault("raised KeyboardInterrupt") from error
            finally:
                self.thinking = None

        return in_limit

    def results(self) -> Iterator[T]:
        """Yield the result of each game, until a bot is late."""
        pause = min(_LOOK, self.seconds / 4)
        for _ in self.numbers:
            result: T | _Raised | None = None
            while result is None:
                try:
                    result = self.finished.get(timeout=pause)
                except Empty:
                    if self._is_late():
                        return
            if isinstance(result, _Raised):
                raise result.error
            yield result

    def _is_late(self) -> bool:
        """Look at the bot that is called now; return whether it has thought for too long."""
        now = monotonic()
        if self.thinking is not self.seen:
            self.seen, self.since = self.thinking, now
        return self.seen is not None and now - self.since >= self.seconds

    def give_up(self) -> None:
        """Stop the thread before its next game, and end the bot that it has called."""
        if not self.is_over:
            self.is_over = True
            # Raise TimeIsUp in the thread, as soon as it runs Python again.
            stop = (ctypes.c_ulong(self.ident or 0), ctypes.py_object(TimeIsUp))
            ctypes.pythonapi.PyThreadState_SetAsyncExc(*stop)


def _timed(seconds: float, bot: Bot) -> Bot:
    """Return a bot that answers like another one, and fails if the answer comes too late."""

    def in_limit(seat: Seat) -> Any:
        start = monotonic()
        answered = bot(seat)
        if monotonic() > start + seconds:
            raise BotFault(too_long(seconds))
        return answered

    return in_limit
