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

    def submit(self, function: Callable[..., Any], /, *args: Any) -> Any:
        """Return a future of ``function(*args)``, with the methods ``result`` and ``cancel``."""


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
    if not callable(getattr(pool, "submit", None)):
        raise BadOption(f"{pool!r:.80} is not an executor: it has no method submit.")
    futures = list[Any]()
    try:
        yield from _played_by(pool, play, [*_chunks(games, workers or _USUAL)], futures, named)
    except BaseException:  # also when the user interrupts
        if executor is None:
            pool.shutdown(kill_workers=True)
        for future in futures:
            future.cancel()
        raise


def _played_by(
    pool: Executor,
    play: Callable[[range], Iterable[T]],
    parts: Sequence[range],
    futures: list[Any],
    named: Callable[[range], str],
) -> Iterator[T]:
    """Submit all parts to an executor, put the futures into a list, and yield the results."""
    games = parts[-1].stop
    for chunk in parts:
        submit = partial(pool.submit, _play_there, play, chunk)
        futures.append(_unless_lost(submit, named(range(games))))
    for chunk, future in zip(parts, futures, strict=True):
        yield from _unless_lost(future.result, named(range(chunk.start, games)))


def _unless_lost(call: Callable[[], Any], games: str) -> Any:
    """Return what an executor returns; raise WorkerError if it fails, or what a game has raised."""
    try:
        result = call()
    except Exception as error:  # executors raise different errors
        says = f": {str(error)[:200]}" if str(error) else ""
        lost = f"A worker was lost at one of the games of {games}: {type(error).__name__}{says}"
        raise WorkerError(lost) from error
    if isinstance(result, Exception):
        raise result
    return result


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
