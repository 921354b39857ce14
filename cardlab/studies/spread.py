"""Spread many games over workers, in an order and with a result that do not depend on them.

The games are numbered and handed over in chunks: long ones first, so that little is sent, and short
ones last, so that all workers end at about the same time. Results come in the order of the numbers.
"""

from __future__ import annotations

import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from cardlab.engine.table.errors import BadOption, WorkerError

T = TypeVar("T")
_LONGEST: Final = 1000  # games of a chunk
_AHEAD: Final = 4  # chunks for each worker that are handed over before the first has come back
_USUAL: Final = 16  # workers of an executor, if nobody says how many it has


class Executor(Protocol):
    """What plays games elsewhere: an executor of concurrent.futures, Dask or ipyparallel."""

    def submit(self, function: Callable[..., Any], /, *args: Any) -> Any:
        """Return a future of ``function(*args)``, with the methods ``result`` and ``cancel``."""


class _Loky:
    """Processes of this computer, which are started anew after one of them has died."""

    def __init__(self, workers: int) -> None:
        try:
            from loky import get_reusable_executor  # type: ignore[import-untyped]
        except ImportError:
            raise BadOption(
                "More than one worker needs the package loky: pip install 'cardlab[studies]'."
            ) from None
        self._workers, self._executor = workers, get_reusable_executor
        self._executor(workers, reuse=False)  # old processes may hold a module as it was before

    def submit(self, function: Callable[..., Any], /, *args: Any) -> Any:
        return self._executor(self._workers).submit(function, *args)

    def stop(self) -> None:
        """End the processes, whatever they do."""
        self._executor(self._workers).shutdown(kill_workers=True)


class Spread(NamedTuple):
    """An executor, and how many workers it has."""

    executor: Executor
    workers: int

    def results(
        self, play: Callable[[range], Sequence[T]], games: int, seeds: Callable[[range], str]
    ) -> Iterator[T]:
        """Yield the results of the games 0 to ``games - 1`` in this order.

        Args:
            play: returns the results of the games with some numbers; called by the workers.
            games: the number of games.
            seeds: names the seeds of the games with some numbers, for an error.

        Raises:
            WorkerError: games were lost twice, as when a process died.
            Exception: what ``play`` has raised, with the worker's traceback as a note.

        """
        flight: deque[tuple[range, Any]] = deque()
        try:
            for chunk in chunks(games, self.workers):
                flight.append((chunk, self._submit(play, chunk)))
                if len(flight) == _AHEAD * self.workers:
                    yield from self._first(flight, play, seeds)
            while flight:
                yield from self._first(flight, play, seeds)
        finally:  # also when the user interrupts
            if flight and isinstance(self.executor, _Loky):
                self.executor.stop()
            else:
                for _, future in flight:
                    future.cancel()

    def _submit(self, play: Callable[[range], Sequence[T]], chunk: range) -> Any:
        try:
            return self.executor.submit(_play_there, play, chunk, 1)
        except Exception as error:  # found when the result is fetched
            from concurrent.futures import Future  # slow to import

            failed: Future[Any] = Future()
            failed.set_exception(error)
            return failed

    def _first(
        self,
        flight: deque[tuple[range, Any]],
        play: Callable[[range], Sequence[T]],
        seeds: Callable[[range], str],
    ) -> Sequence[T]:
        """Return the results of the first chunk, which is played once more if it was lost."""
        chunk, future = flight.popleft()
        try:
            outcome = future.result()
        except Exception:  # whatever an executor raises for a lost worker
            outcome = self._again(chunk, flight, play, seeds)
        if isinstance(outcome, _Raised):
            raise outcome.error
        results: Sequence[T] = outcome
        return results

    def _again(
        self,
        chunk: range,
        flight: Iterable[tuple[range, Any]],
        play: Callable[[range], Sequence[T]],
        seeds: Callable[[range], str],
    ) -> Any:
        """Play a chunk while no other is played, so that it alone can be what a worker dies of."""
        among = chunk
        for others, future in flight:
            among = range(chunk.start, others.stop)
            with suppress(Exception):
                future.result()
        try:
            future = self.executor.submit(_play_there, play, chunk, 2)
        except Exception as error:
            what = f"A worker died at one of the games of {seeds(among)}, and the executor with it"
            raise WorkerError(f"{what}: {_in_words(error)}") from error
        try:
            return future.result()
        except Exception as error:
            what = f"Workers failed twice at the games of {seeds(chunk)}"
            raise WorkerError(f"{what}: {_in_words(error)}") from error


def spread(executor: Executor | None, workers: int | None) -> Spread | None:
    """Return what spreads games over workers; None if this process plays them all."""
    if workers is not None and (type(workers) is not int or workers < 1):
        raise BadOption(f"A number of workers is 1 or more; {workers!r:.80} is not.")
    if executor is not None:
        if not callable(getattr(executor, "submit", None)):
            raise BadOption(f"{executor!r:.80} is no executor: it has no method submit.")
        return Spread(executor, workers or _USUAL)
    return Spread(_Loky(workers), workers) if workers is not None and workers > 1 else None


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


def seeds(first: int, last: int) -> str:
    """Return seeds in words."""
    return f"the seed {first}" if first == last else f"the seeds {first} to {last}"


class _Raised(NamedTuple):
    """What the games of a chunk have raised, which no second try would change."""

    error: Exception


def _play_there(play: Callable[[range], Sequence[T]], chunk: range, _attempt: int) -> Any:
    """Play a chunk in a worker; Dask gives a second attempt a name of its own by its number."""
    try:
        return play(chunk)
    except Exception as error:  # raised where the games were asked for
        error.add_note(f"In a worker:\n{traceback.format_exc()}")
        return _Raised(error)


def _in_words(error: Exception) -> str:
    return f"{type(error).__name__}{f': {str(error)[:200]}' if str(error) else ''}"


def with_bar(done: Iterable[T], whole: int, unit: str, delay: float = 0) -> Iterable[T]:
    """Return the same with a bar of progress after some seconds, where tqdm is installed."""
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped]
    except ImportError:
        return done
    bar: Callable[..., Iterable[T]] = tqdm
    return bar(done, total=whole, unit=unit, leave=False, delay=delay)
