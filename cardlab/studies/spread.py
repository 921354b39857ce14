"""Play many numbered games, here or by workers: the results and their order are the same.

Workers receive the games in chunks: long ones first, so that little is sent, and short ones last,
so that all workers end at about the same time.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from cardlab.engine.table.errors import BadOption, WorkerError
from cardlab.studies.results import needed

T = TypeVar("T")
_LONGEST: Final = 1000  # games of a chunk
_SHARE: Final = 4  # a worker receives one in so many of its games at a time
_USUAL: Final = 16  # workers of an executor, if nobody says how many it has


class Executor(Protocol):
    """What plays games elsewhere: an executor of concurrent.futures, Dask or ipyparallel."""

    def map(self, function: Callable[..., Any], /, *iterables: Iterable[Any]) -> Iterator[Any]:
        """Yield the results of a function for each item, in order."""


def spread(
    play: Callable[[range], Iterable[T]],
    games: int,
    executor: Executor | None,
    workers: int | None,
    named: Callable[[range], str],
) -> Iterator[T]:
    """Yield the results of the games 0 to ``games - 1``, in this order.

    Args:
        play: plays some games, from what it holds and their numbers alone.
        games: the number of games.
        executor: plays the games elsewhere.
        workers: the number of processes of this computer, or of the executor's workers. Without
            an executor, this process plays all games if there is one worker or no number.
        named: names some games for an error.

    Raises:
        BadOption: there is no such executor, or loky is missing.
        WorkerError: a worker was lost, as when its process died.
        Exception: what a game has raised, with the worker's traceback as a note.

    """
    if workers is not None and (type(workers) is not int or workers < 1):
        raise BadOption(f"The number of workers must be 1 or more, not {workers!r:.80}.")
    if executor is None and workers in (None, 1):
        yield from play(range(games))
        return
    # Old processes may hold a module as it was before, so each call starts new ones.
    pool: Any = executor or needed("loky").get_reusable_executor(workers, reuse=False)
    if not callable(getattr(pool, "map", None)):
        raise BadOption(f"{pool!r:.80} is not an executor: it has no method map.")
    parts = [*_chunks(games, workers or _USUAL)]
    try:
        done = iter(pool.map(partial(_play_there, play), parts))
        for chunk in parts:
            yield from _next_results(done, named(range(chunk.start, games)))
    except BaseException:  # also when the user interrupts
        if executor is None:
            pool.shutdown(kill_workers=True)
        raise


def _next_results(done: Iterator[Any], games: str) -> Sequence[Any]:
    """Return the next results, or raise what a game has raised."""
    try:
        results: Any = next(done)
    except Exception as error:  # whatever an executor raises for a lost worker
        says = f": {str(error)[:200]}" if str(error) else ""
        lost = f"A worker was lost at one of the games of {games}: {type(error).__name__}{says}"
        raise WorkerError(lost) from error
    if isinstance(results, Exception):
        raise results
    return list(results)


def _chunks(games: int, workers: int) -> Iterator[range]:
    """Yield the numbers of the games in chunks, the longest first.

    >>> [len(chunk) for chunk in _chunks(40, 2)]
    [5, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    """
    start = 0
    while start < games:
        size = max(1, min(_LONGEST, (games - start) // (_SHARE * workers)))
        yield range(start, start + size)
        start += size


def _play_there(play: Callable[[range], Iterable[T]], chunk: range) -> Sequence[T] | Exception:
    """Play a chunk in a worker; return what a game raises, to tell it from a lost worker."""
    try:
        return list(play(chunk))
    except Exception as error:  # raised where the games were asked for
        error.add_note(f"In a worker:\n{traceback.format_exc()}")
        return error


def with_bar(done: Iterable[T], whole: int, unit: str, delay: float = 0) -> Iterable[T]:
    """Return the same items, with a progress bar after ``delay`` seconds if tqdm is installed."""
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped]
    except ImportError:
        return done
    bar: Callable[..., Iterable[T]] = tqdm
    return bar(done, total=whole, unit=unit, leave=False, delay=delay)
