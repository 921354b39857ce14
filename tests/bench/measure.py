"""What the measurements of servers share: what a server takes, how long people wait, the report."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from statistics import median

import psutil


class Usage:
    """What a process takes of the processor and of memory, from now on."""

    def __init__(self, pid: int) -> None:
        self.process = psutil.Process(pid)
        self.began, self.used, self.before = time.monotonic(), self._seconds(), self._mb()

    def _seconds(self) -> float:
        return sum(self.process.cpu_times()[:2])

    def _mb(self) -> float:
        return self.process.memory_info().rss / 1e6

    @property
    def mb_more(self) -> float:
        """How much the process has grown."""
        return self._mb() - self.before

    def figures(self) -> dict[str, float]:
        """Return the seconds since, the share of a core, the memory, and the machine's load."""
        seconds = time.monotonic() - self.began
        return {
            "seconds": round(seconds),
            "percent_of_a_core": round(100 * (self._seconds() - self.used) / seconds, 1),
            "mb_before": round(self.before, 1),
            "mb_more": round(self.mb_more, 1),
            "load": round(psutil.getloadavg()[0], 1),
        }


def shares(processes: Iterable[psutil.Process]) -> list[float]:
    """Return the proportional share of memory (PSS) of each process, in MB."""
    return [process.memory_full_info().pss / 1e6 for process in processes]


def waits(seconds: Iterable[float]) -> dict[str, float]:
    """Return how many waits there were, and how long they were in ms."""
    ms = sorted(1000 * one for one in seconds)
    p95 = ms[int(0.95 * len(ms))]
    known = {"median_ms": median(ms), "p95_ms": p95, "worst_ms": ms[-1]}
    return {"waits": len(ms), **{name: round(value, 1) for name, value in known.items()}}


def report(figures: Mapping[str, object], faults: Mapping[str, int] | None = None) -> bool:
    """Print the figures in a line and each fault in one; return whether there is no fault."""
    print(json.dumps(figures), flush=True)
    found = +Counter(faults or {})
    for fault, n in found.most_common(20):
        print(f"FAULT {n} times: {fault}")
    return not found
