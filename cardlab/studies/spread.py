"""Play many numbered games, here or by workers: the results and their order are the same.

Workers receive the games in chunks: long ones first, so that little is sent, and short ones last,
so that all workers end at about the same time.
"""

from __future__ import annotations

import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from cardlab.engine.table.errors import BadOption, WorkerError
from cardlab.version import install_line

T = TypeVar("T")
_LONGEST: Final = 1000  # games of a chunk
_AHEAD: Final = 4  # chunks for each worker that are handed over before the first has come back
_USUAL: Final = 16  # workers of an executor, if nobody says how many it has


class Executor(Protocol):
    """What plays games elsewhere: an executor of concurrent.futures, Dask or ipyparallel."""

    def submit(self, function: Callable[..., Any], /, *args: Any) -> Any:
        """Return a future of ``function(*args)``, with the methods ``result`` and ``cancel``."""


class Workers(NamedTuple):
    """What plays games elsewhere: where they are submitted, how many are played at a time."""

    submit: Callable[..., Any]
    number: int
    end: Callable[[], Any] | None = None  # ends what they are at, if that is possible

    def results(
        self, play: Callable[[range], Iterable[T]], games: int, named: Callable[[range], str]
    ) -> Iterator[T]:
        """Yield the results of the games 0 to ``games - 1`` in this order.

        Args:
            play: plays some games, from what it holds and their numbers alone.
            games: how many games there are.
            named: names some games for an error.

        Raises:
            WorkerError: games were lost twice, as when a process died.
            Exception: what a game has raised, with the worker's traceback as a note.

        """
        parts, flight = chunks(games, self.number), deque[tuple[range, Any]]()
        try:
            while True:
                for chunk in islice(parts, _AHEAD * self.number - len(flight)):
                    flight.append((chunk, self._future(play, chunk)))
                if not flight:
                    return
                chunk, future = flight.popleft()
                try:
                    results = future.result()
                except Exception:  # whatever an executor raises for a lost worker
                    among = _waited_for(chunk, flight)
                    results = self._played_alone(play, chunk, named(among), named(chunk))
                if isinstance(results, Exception):
                    raise results
                yield from results
        finally:  # also when the user interrupts
            if flight and self.end is not None:
                self.end()
            for _, future in flight:
                future.cancel()

    def _future(self, play: Callable[[range], Iterable[Any]], chunk: range) -> Any:
        try:
            return self.submit(_play_there, play, chunk, 1)
        except Exception as error:  # found when the result is fetched
            from concurrent.futures import Future  # slow to import

            failed: Future[Any] = Future()
            failed.set_exception(error)
            return failed

    def _played_alone(
        self, play: Callable[[range], Iterable[Any]], chunk: range, among: str, lost: str
    ) -> Any:
        """Play a lost chunk again, so that it alone can be what a worker dies of."""
        wrong = f"A worker died at one of the games of {among}, and the executor with it"
        try:
            future = self.submit(_play_there, play, chunk, 2)
            wrong = f"Workers failed twice at the games of {lost}"
            return future.result()
        except Exception as error:
            says = f": {str(error)[:200]}" if str(error) else ""
            raise WorkerError(f"{wrong}: {type(error).__name__}{says}") from error


def _waited_for(lost: range, flight: Iterable[tuple[range, Any]]) -> range:
    """Wait until no game is played; return those that were played when one was lost."""
    among = lost
    for chunk, future in flight:
        among = range(lost.start, chunk.stop)
        with suppress(Exception):
            future.result()
    return among


def workers_of(executor: Executor | None, workers: int | None) -> Workers | None:
    """Return what plays games elsewhere; None if this process plays them all."""
    if workers is not None and (type(workers) is not int or workers < 1):
        raise BadOption(f"The number of workers must be 1 or more, not {workers!r:.80}.")
    if executor is not None:
        if not callable(getattr(executor, "submit", None)):
            raise BadOption(f"{executor!r:.80} is not an executor: it has no method submit.")
        return Workers(executor.submit, workers or _USUAL)
    if workers is None or workers == 1:
        return None
    try:
        from loky import get_reusable_executor  # type: ignore[import-untyped]
    except ImportError:
        raise BadOption(
            f"More than one worker needs the package loky: {install_line('studies')}"
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


def _play_there(
    play: Callable[[range], Iterable[T]], chunk: range, _attempt: int
) -> Sequence[T] | Exception:
    """Play a chunk in a worker; return what a game raises, which no second try would change.

    Dask gives a second attempt a name of its own by its number.
    """
    try:
        return list(play(chunk))
    except Exception as error:  # raised where the games were asked for
        error.add_note(f"In a worker:\n{traceback.format_exc()}")
        return error


def with_bar(done: Iterable[T], whole: int, unit: str, delay: float = 0) -> Iterable[T]:
    """Return the same with a bar of progress after some seconds, where tqdm is installed."""
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped]
    except ImportError:
        return done
    bar: Callable[..., Iterable[T]] = tqdm
    return bar(done, total=whole, unit=unit, leave=False, delay=delay)
