"""Which steps of a lesson a learner has done, kept in a small file beside the notebook."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path


class Progress:
    """The steps done, by lesson; a file that can't be read or written does no harm."""

    def __init__(self, lesson: str, folder: Path | str = ".") -> None:
        self.path = Path(folder) / f"progress-{lesson}.json"
        self.done: set[str] = self._read()

    def _read(self) -> set[str]:
        try:
            said = json.loads(self.path.read_text(encoding="utf-8"))
            return {step for step in said["done"] if isinstance(step, str)}
        except (OSError, ValueError, KeyError, TypeError):
            return set()

    def add(self, step: str) -> None:
        """A step is done, and stays done."""
        if step not in self.done:
            self.done.add(step)
            with suppress(OSError):  # a folder that can't be written to keeps nothing
                self.path.write_text(json.dumps({"done": sorted(self.done)}), encoding="utf-8")

    def forget(self) -> None:
        """Begin anew."""
        self.done = set()
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
