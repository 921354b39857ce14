"""Play many numbered games, here or by workers: the results and their order are the same.

Workers are handed the games in chunks: long ones first, so that little is sent, and short ones
last, so that all workers end at about the same time.
"""

from __future__ import annotations

import traceback
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from cardlab.bots import Maker
from cardlab.bots.timeout import Limit, in_time
from cardlab.engine.match.game import Game
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.errors import BadOption, WorkerError

T = TypeVar("T")
_LONGEST: Final = 1000  # games of a chunk
_AHEAD: Final = 4  # chunks for each worker that are handed over before the first has come back
_USUAL: Final = 16  # workers of an executor, if nobody says how many it has


@dataclass(frozen=True)
class Series(ABC, Generic[T]):
    """Numbered games: those of the first deal in all seatings, then those of the next deal.

    ``first`` is the seed of the first deal. A seating has for each seat the number of its bot.
    """

    game: Game[Any]
    bots: Sequence[str | Bot | Maker]
    seatings: Sequence[tuple[int, ...]]
    first: int
    seconds: float | None
    house_rules: dict[str, Any]

    @abstractmethod
    def play(self, number: int, limit: Limit | None = None) -> T:
        """Play a game; the limit stops bots that think for too long."""

    @abstractmethod
    def stop(self, number: int, bot: Bot, seat: Seat) -> T:
        """Return the result of a game whose bot has thought for too long, or raise an error."""

    def deal(self, number: int) -> int:
        """Return the seed of a game."""
        return self.first + number // len(self.seatings)

    def seating(self, number: int) -> tuple[int, ...]:
        """Return who sits where in a game."""
        return self.seatings[number % len(self.seatings)]

    def seeds(self, numbers: range) -> str:
        """Name the seeds of some games."""
        first, last = self.deal(numbers[0]), self.deal(numbers[-1])
        return f"the seed {first}" if first == last else f"the seeds {first} to {last}"

    def results(self, numbers: range) -> Iterator[T]:
        """Play some games in this process, and yield each result at once.

        Only functions need the limit: named bots end, and processes have a limit of their own.
        """
        if self.seconds is None or all(isinstance(bot, str) for bot in self.bots):
            return map(self.play, numbers)
        games = (partial(self.play, number) for number in numbers)
        return in_time(games, self.seconds, lambda n, bot, seat: self.stop(numbers[n], bot, seat))

    def pack(self, numbers: range) -> Sequence[T]:
        """Play some games in a worker; return the results in the form in which they are sent."""
        return list(self.results(numbers))

    def play_all(
        self, deals: int, executor: Executor | None, workers: int | None, *, progress: bool
    ) -> Iterable[T]:
        """Play all games, in this process or by workers, and yield their results in order."""
        games, others = deals * len(self.seatings), workers_of(executor, workers)
        done = others.results(self, games) if others else self.results(range(games))
        return with_bar(done, games, "game") if progress else done


class Executor(Protocol):
    """What plays games elsewhere: an executor of concurrent.futures, Dask or ipyparallel."""

    def submit(self, function: Callable[..., Any], /, *args: Any) -> Any:
        """Return a future of ``function(*args)``, with the methods ``result`` and ``cancel``."""


class Workers(NamedTuple):
    """What plays games elsewhere: where they are submitted, how many are played at a time."""

    submit: Callable[..., Any]
    number: int
    end: Callable[[], Any] | None = None  # ends what they are at, if that is possible

    def results(self, series: Series[T], games: int) -> Iterator[T]:
        """Yield the results of the games 0 to ``games - 1`` in this order.

        Raises:
            WorkerError: games were lost twice, as when a process died.
            Exception: what a game has raised, with the worker's traceback as a note.

        """
        parts, flight = chunks(games, self.number), deque[tuple[range, Any]]()
        try:
            while True:
                for chunk in islice(parts, _AHEAD * self.number - len(flight)):
                    flight.append((chunk, self._future(series, chunk)))
                if not flight:
                    return
                chunk, future = flight.popleft()
                try:
                    results = future.result()
                except Exception:  # whatever an executor raises for a lost worker
                    results = self._played_alone(series, chunk, flight)
                if isinstance(results, _Raised):
                    raise results.error
                yield from results
        finally:  # also when the user interrupts
            if flight and self.end is not None:
                self.end()
            for _, future in flight:
                future.cancel()

    def _future(self, series: Series[T], chunk: range) -> Any:
        try:
            return self.submit(_play_there, series, chunk, 1)
        except Exception as error:  # found when the result is fetched
            from concurrent.futures import Future  # slow to import

            failed: Future[Any] = Future()
            failed.set_exception(error)
            return failed

    def _played_alone(
        self, series: Series[T], chunk: range, flight: Iterable[tuple[range, Any]]
    ) -> Any:
        """Play a lost chunk again, alone, so that nothing else can be what a worker dies of."""
        among = chunk
        for others, future in flight:
            among = range(chunk.start, others.stop)
            with suppress(Exception):
                future.result()
        wrong = (
            f"A worker died at one of the games of {series.seeds(among)}, and the executor with it"
        )
        try:
            future = self.submit(_play_there, series, chunk, 2)
            wrong = f"Workers failed twice at the games of {series.seeds(chunk)}"
            return future.result()
        except Exception as error:
            says = f": {str(error)[:200]}" if str(error) else ""
            raise WorkerError(f"{wrong}: {type(error).__name__}{says}") from error


def workers_of(executor: Executor | None, workers: int | None) -> Workers | None:
    """Return what plays games elsewhere; None if this process plays them all."""
    if workers is not None and (type(workers) is not int or workers < 1):
        raise BadOption(f"A number of workers is 1 or more; {workers!r:.80} is not.")
    if executor is not None:
        if not callable(getattr(executor, "submit", None)):
            raise BadOption(f"{executor!r:.80} is no executor: it has no method submit.")
        return Workers(executor.submit, workers or _USUAL)
    if workers is None or workers == 1:
        return None
    try:
        from loky import get_reusable_executor  # type: ignore[import-untyped]
    except ImportError:
        raise BadOption(
            "More than one worker needs the package loky: pip install 'cardlab[studies]'."
        ) from None
    get_reusable_executor(workers, reuse=False)  # old processes may hold a module as it was before

    def submit(*call: Any) -> Any:
        return get_reusable_executor(workers).submit(*call)  # after a death with new processes

    return Workers(
        submit, workers, lambda: get_reusable_executor(workers).shutdown(kill_workers=True)
    )


def chunks(games: int, workers: int) -> Iterator[range]:
    """Yield the numbers of the games in chunks, the longest first.

    >>> [len(chunk) for chunk in chunks(40, 2)]
    [5, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    """
    start = 0
    while start < games:
        size = max(1, min(_LONGEST, (games - start) // (_AHEAD * workers)))
        yield range(start, start + size)
        start += size


class _Raised(NamedTuple):
    """What the games of a chunk have raised, which no second try would change."""

    error: Exception


def _play_there(series: Series[T], chunk: range, _attempt: int) -> Sequence[T] | _Raised:
    """Play a chunk in a worker; Dask gives a second attempt a name of its own by its number."""
    try:
        return series.pack(chunk)
    except Exception as error:  # raised where the games were asked for
        error.add_note(f"In a worker:\n{traceback.format_exc()}")
        return _Raised(error)


def with_bar(done: Iterable[T], whole: int, unit: str, delay: float = 0) -> Iterable[T]:
    """Return the same with a bar of progress after some seconds, where tqdm is installed."""
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped]
    except ImportError:
        return done
    bar: Callable[..., Iterable[T]] = tqdm
    return bar(done, total=whole, unit=unit, leave=False, delay=delay)
